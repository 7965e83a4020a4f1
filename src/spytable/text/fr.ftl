# Ce dont chaque jeu a besoin. Devant ? ! ; : et dans « » : l’espace insécable U+00A0.
# Clés : refusal-CODE pour les refus du noyau, command-MOT pour ce qui se tape au terminal
# (les mots anglais marchent dans toutes les langues), table-... pour le reste.

refusal-unreadable = « { $text } » n’est pas un coup de ce jeu.
refusal-no_such_seat = Cette place n’existe pas à cette table.
refusal-no_such_action = Ce coup n’existe pas dans ce jeu.
refusal-no_such_chance = Le hasard ne peut pas donner cela maintenant.
refusal-nothing_to_take_back = Il n’y a rien à reprendre : votre dernier coup a montré quelque chose, ou la partie a continué depuis.

you = Vous

## Terminal : commandes

command-undo = annuler
command-help = aide
command-rules = règles
command-moves = coups
command-log = journal
command-sheet = fiche
command-save = garder
command-quit = quitter

## Terminal : ce qui se dit autour de la table

table-turn-of = { $actor } réfléchit…
table-undo-open = { command-undo } reprend votre dernier coup.
table-binds-one = Ensuite, plus de retour en arrière.
table-binds-all = Aucun de ces coups ne peut être repris.
table-binds-some = Ce que { command-moves } marque d’un * ne peut pas être repris.
table-nothing-known = « { $text } » n’est pas un coup ici. Tapez { command-help } pour voir ce que vous pouvez taper.
table-which = « { $text } » peut vouloir dire plusieurs coups :
table-over-hint = { command-save } FICHIER conserve la partie ; Entrée quitte la table.
table-taken-back = Coup repris.
table-sheet-on = La fiche de déduction est affichée.
table-sheet-off = La fiche de déduction est masquée. Tapez { command-sheet } pour la revoir.
table-log-empty = Il ne s’est encore rien passé.
table-no-rule = Il n’y a pas de règle { $rule }. Tapez { command-rules } pour les lire toutes.
table-save-where = Donnez un nom de fichier : { command-save } FICHIER
table-saved = La partie entière est dans { $file }.
table-saved-seen = Ce que vous avez vu jusqu’ici est dans { $file }. Ce qui vous est caché n’y est pas : cela se lit, mais ne se rejoue pas. Recommencez après la fin pour garder la partie entière.
table-save-exists = { $file } existe déjà. Rien n’a été écrit ; choisissez un autre nom.
table-save-failed = { $file } n’a pas pu être écrit ({ $why }). Rien n’a été gardé.
table-left = Vous avez quitté la table.
table-against = { $title } contre { $actor }. Tapez { command-help } à tout moment.

help-move = Ce qu’il faut taper pour un coup est indiqué sous chaque question. La notation des parties (en anglais) marche aussi, par exemple « { $example } ».
help-moves = tous les coups que vous pouvez jouer maintenant
help-undo = reprendre votre dernier coup, tant que rien n’a été montré
help-rules = les règles, ou l’une d’elles : { $example }
help-log = tout ce qui s’est passé
help-sheet = montrer ou masquer ce qui peut être déduit
help-save = garder la partie dans un fichier
help-quit = quitter la table
help-enter = redessine la table

## Serveur : les gens et les pages

refusal-who_are_you = Dites d’abord votre nom au serveur, ou connectez-vous.
refusal-wrong_password = Le nom ou le mot de passe est faux.
refusal-bad_name = Un nom a de 1 à 30 caractères, dont au moins un visible, et aucun caractère de contrôle.
refusal-name_taken = Le nom « { $name } » est déjà à quelqu’un. Choisissez-en un autre, ou connectez-vous avec son mot de passe.
refusal-no_such_language = Cette langue n’est pas disponible. Il y a : { $known }.
refusal-foreign_origin = Un autre site a envoyé cela en votre nom : rien n’a été fait.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_such_table = Cette table n’existe pas. Vérifiez que le lien est entier.
refusal-wrong_method = Cela ne se fait pas à cette adresse.
refusal-too_long = Le message est trop long : { $limit } octets au plus.
refusal-not_json = Le message doit être du JSON, envoyé comme application/json.
refusal-unreadable_message = Le message ne peut pas être utilisé : { $fault ->
    [json] ce n’est pas du JSON
    [whole] il n’a pas la forme demandée
    [missing] « { $field } » manque
    [unknown] « { $field } » est inconnu ici
    [short] « { $field } » est trop court (au moins { $limit ->
        [one] { $limit } caractère
       *[other] { $limit } caractères
    })
    [long] « { $field } » est trop long (au plus { $limit ->
        [one] { $limit } caractère
       *[other] { $limit } caractères
    })
    [low] « { $field } » doit valoir au moins { $limit }
    [high] « { $field } » doit valoir au plus { $limit }
   *[value] « { $field } » n’a pas une valeur possible à cet endroit
}.
refusal-bad_input = Cela ne peut pas être utilisé : { $why }.
refusal-too_fast = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refusal-store_failed = Le serveur n’atteint pas ses données en ce moment. Rien n’a été changé ; réessayez dans un instant.
refusal-failed = Le serveur a rencontré un problème. Il en a pris note ; réessayez dans un instant.
refusal-not_possible = Ce n’est pas possible maintenant.

page-about = Des jeux d’espions, pour les gens et les programmes.
page-running = Le serveur est en marche.
page-games = Les jeux à cette table
page-seats = { $low ->
    [one] à { $low } joueur
   *[other] à { $low } joueurs
}
page-seats-range = de { $low } à { $high } joueurs
page-programs = Les programmes jouent aussi :
page-api = l’interface et ses messages

## Serveur : les tables

refusal-stale = La table a changé depuis votre dernier coup d’œil. Voici où elle en est.
refusal-already_started = La partie a commencé : les places ne changent plus.
refusal-not_started = La partie n’a pas encore commencé.
refusal-game_over = La partie est terminée.
refusal-not_over = La partie n’est pas encore terminée.
refusal-not_the_host = Seule la personne qui a ouvert cette table peut le faire.
refusal-not_your_seat = Cette place n’est pas la vôtre.
refusal-not_seated = Vous n’avez pas de place à cette table.
refusal-seat_taken = Cette place est déjà prise.
refusal-seat_is_open = Personne n’occupe cette place.
refusal-table_full = Cette table est complète. Vous pouvez toujours regarder.
refusal-seats_open = Il manque quelqu’un : chaque place doit avoir une personne ou un robot avant le début.
refusal-no_such_bot = Ce robot n’existe pas. Il y a : { $bots }.
refusal-no_such_colour = Cette couleur n’existe pas. Il y a : { $colours }.
refusal-colour_taken = Quelqu’un a déjà choisi cette couleur.
refusal-action_or_text = Indiquez le coup par son numéro ou par son texte, l’un des deux.
refusal-already_asked = On a déjà demandé aux autres de revenir en arrière.
refusal-nobody_asked = Personne n’a demandé de revenir en arrière.
refusal-empty_message = Ce message est vide.
refusal-you_are_away = Un robot joue à votre place. Dites que vous êtes de retour, puis jouez.
refusal-not_away = Personne ne joue à votre place.
refusal-no_vote = Seules les autres personnes qui jouent à cette table peuvent voter.
refusal-bot_plays_already = Un robot y joue déjà.
refusal-still_connected = Cette personne est connectée. Laissez-lui le temps.
refusal-already_voted = Vous avez déjà voté.
refusal-no_such_step = La partie compte { $steps } étapes, pas davantage.
refusal-no_such_viewer = Choisissez par quels yeux regarder : { $viewers }.
refusal-still_secret = Cela reste secret jusqu’à la fin de la partie.
