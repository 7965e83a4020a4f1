# Ce dont chaque jeu a besoin. Devant ? ! ; : et dans « » : l’espace insécable U+00A0.
# Clés : refusal-CODE pour les refus du noyau, command-MOT pour ce qui se tape au terminal
# (les mots anglais marchent dans toutes les langues), table-... pour le reste.

refusal-unreadable = « { $text } » n’est pas un coup de ce jeu.
refusal-no_such_seat = Cette place n’existe pas à cette table.
refusal-no_such_action = Ce coup n’existe pas dans ce jeu.
refusal-no_such_chance = Cela ne peut pas être tiré maintenant.
refusal-not_foreseen = Personne ne peut prévoir la suite de ce coup : jouez-le d’abord.
refusal-nothing_to_take_back = Il n’y a rien à annuler : votre dernier coup a montré quelque chose, ou la partie a continué depuis.

you = Vous

## Terminal : commandes

command-undo = annuler
command-help = aide
command-rules = règles
command-moves = coups
command-log = journal
command-sheet = fiche
command-save = enregistrer
command-quit = quitter

## Terminal : ce qui se dit autour de la table

table-turn-of = { $actor } réfléchit…
table-undo-open = Tapez { command-undo } pour annuler votre dernier coup.
table-binds-one = Ce coup ne pourra pas être annulé.
table-binds-all = Aucun de ces coups ne pourra être annulé.
table-binds-some = Les coups que { command-moves } marque d’un * ne pourront pas être annulés.
table-nothing-known = « { $text } » n’est pas un coup ici. Tapez { command-help } pour voir ce que vous pouvez taper.
table-which = « { $text } » peut vouloir dire plusieurs coups :
table-over-hint = Tapez { command-save } FICHIER pour enregistrer la partie, ou Entrée pour quitter la table.
table-taken-back = Coup annulé.
table-sheet-on = La fiche de déduction est affichée.
table-sheet-off = La fiche de déduction est masquée. Tapez { command-sheet } pour la revoir.
table-log-empty = Il ne s’est encore rien passé.
table-no-rules = Les règles de ce jeu ne sont pas écrites.
table-no-rule = Il n’y a pas de règle { $rule }. Tapez { command-rules } pour les lire toutes.
table-save-where = Donnez un nom de fichier : { command-save } FICHIER
table-saved = La partie entière est enregistrée dans { $file }.
table-saved-seen = Ce que vous avez vu jusqu’ici est enregistré dans { $file }. Ce qui vous est caché n’y est pas : cela se lit, mais ne se rejoue pas. Recommencez après la fin pour avoir la partie entière.
table-save-exists = { $file } existe déjà. Rien n’a été enregistré ; choisissez un autre nom.
table-save-failed = { $file } n’a pas pu être écrit ({ $why }). Rien n’a été enregistré.
table-left = Vous avez quitté la table.
table-against = { $title } contre { $actor }. Tapez { command-help } à tout moment.
table-with = { $title } avec { $actor }. Tapez { command-help } à tout moment.

help-move = Ce qu’il faut taper pour un coup est indiqué sous chaque question. La notation des parties (en anglais) marche aussi, par exemple « { $example } ».
help-moves = tous les coups que vous pouvez jouer maintenant
help-undo = annuler votre dernier coup, tant que rien n’a été montré
help-rules = les règles, ou l’une d’elles : { $example }
help-log = tout ce qui s’est passé
help-sheet = montrer ou masquer ce qui peut être déduit
help-save = enregistrer la partie dans un fichier
help-quit = quitter la table
help-enter = redessiner la table

## A game that has no words of its own

plain-move = À vous : choisissez un coup.
plain-wait = C’est à { $actor } de jouer.
plain-over = La partie est terminée, sans vainqueur unique.
plain-won = { $who ->
    [you] Vous gagnez.
   *[other] { $actor } gagne.
}
plain-step = { $actor } : { $told }
plain-chance = Le hasard : { $told }

## Ce qu’on apporte : jeux, parties, fichiers

refusal-as_told = { $text }
refusal-unknown_game = jeu inconnu : « { $game } » (au choix : { $known })
refusal-unknown_rules = { $game } : la version { $version } des règles est inconnue (connues : { $known })
refusal-wrong_seats = { $game } se joue à { $known }, pas à { $seats }
refusal-unknown_option = { $game } n’a pas d’option « { $option } » (au choix : { $known })
refusal-option_not_whole = l’option { $option } doit être un nombre entier, pas { $value }
refusal-option_out_of_range = l’option { $option } va de { $low } à { $high } : { $value } est impossible
refusal-unknown_aid = { $game } n’a pas d’aide « { $aid } » réglée sur « { $choice } »
refusal-no_own_components = le plateau et les cartes du jeu { $game } ne peuvent pas être remplacés
refusal-no_components_here = le plateau et les cartes du jeu { $game } ne sont pas dans un fichier
refusal-components_unnamed = il manque la ligne « components { $name } { $hash } »
refusal-components_unknown = le matériel « { $name } » est inconnu (connu : { $known })
refusal-components_changed = l’empreinte du matériel { $name } est { $hash }, pas « { $other } »

refusal-record_line = { $file ->
    [record] ligne { NUMBER($line, useGrouping: 0) }, { $why }
   *[other] { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $why }
}
refusal-record_step = étape { NUMBER($number, useGrouping: 0) } : { $why }
refusal-record_too_long = { $file ->
    [record] plus de { $most } caractères
   *[other] { $file } : plus de { $most } caractères
}
refusal-record_beginning = une partie enregistrée commence par « { $text } »
refusal-record_game = il faut ici « game NOM rules NOMBRE »
refusal-record_header = il faut ici « option NOM NOMBRE » ou « seat LETTRE NOM », une seule fois chacun
refusal-record_as_seen = ce qu’une seule personne a vu peut se lire, mais pas se rejouer
refusal-record_no_seat = « { $letter } » n’est pas une place de ce jeu
refusal-record_no_move = « { $text } » n’est pas un coup du jeu { $game }
refusal-record_move = { $letter } ne peut pas jouer « { $move } » : { $why }
refusal-record_action = { $letter } ne peut pas faire l’action { $action } : { $why }
refusal-record_steps = une partie compte au plus { $most } étapes
refusal-record_order = les choix simultanés se notent dans l’ordre des places
refusal-record_note = il est écrit « { $said } », mais ces coups donnent « { $true } »
refusal-record_note_short = rien de plus n’est écrit, mais ces coups donnent « { $true } »
refusal-record_note_long = il est écrit « { $said } », mais ces coups ne donnent rien de plus
refusal-record_result = le résultat n’est pas celui auquel mènent ces coups
refusal-series_stage = { $stage ->
    [seating] Le prochain chapitre n’a pas commencé : installez d’abord ses joueurs.
    [playing] Un chapitre est en cours : terminez-le d’abord.
    [choosing] Il y a un choix à faire avant de continuer.
   *[over] C’est terminé : on ne peut plus rien y jouer.
}
refusal-no_series = { $game } ne se joue pas en série
refusal-series_no_point = il n’y a pas de point { $number } d’où repartir (le dernier est { $most })
refusal-series_no_name = une branche ne peut pas s’appeler « { $typed } »
refusal-series_branches = il y a plus de { $most } branches
refusal-series_no_branch = ici, une ligne devrait commencer par « branch » et un nom
refusal-series_no_parent = la branche { $number } ne figure pas avant celle-ci
refusal-series_entry = « { $text } » est impossible ici : { $why }
refusal-series_member = un joueur a une clé, un insigne et un nom
refusal-record_after_result = rien ne peut suivre le résultat, mais il y a encore « { $text } »

refusal-file_unread = impossible de lire { $file } : { $why }
refusal-file_missing = ce fichier n’existe pas
refusal-in_file = { $file ->
    [yours] votre fichier
   *[other] { $file }
} : { $why }
refusal-file_empty = le fichier est vide
refusal-file_not_text = ce n’est pas un fichier texte
refusal-file_too_large = plus de { $most } ko
refusal-file_dots = trop de points à la ligne { NUMBER($line, useGrouping: 0) }
refusal-file_not_toml = ce n’est pas du TOML à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
refusal-file_too_deep = trop de niveaux imbriqués
refusal-file_long_number = un nombre a trop de chiffres
refusal-file_large_number = le nombre est trop grand
refusal-file_value = ce n’est ni un texte, ni un nombre entier, ni vrai ou faux (true, false)
refusal-file_part = { $part } : { $why }
refusal-file_item = entrée { $number } : { $why }
refusal-file_entry = { $list }, entrée { $number } : { $why }
refusal-file_named_entry = { $list }, entrée { $number } ({ $name }) : { $why }
refusal-file_no_list = « { $list } » n’existe pas (au choix : { $known })
refusal-file_must_be_list = { $list } doit être une liste
refusal-file_too_many = { $list } compte { $count } entrées, c’est beaucoup trop
refusal-file_no_id = « { $id } » n’est pas un identifiant (minuscules sans accent, chiffres et traits d’union)
refusal-file_id_twice = l’identifiant « { $id } » y est deux fois

## Serveur : les gens et les pages

refusal-who_are_you = Choisissez d’abord un nom, ou connectez-vous.
refusal-wrong_password = Le nom ou le mot de passe est incorrect.
refusal-bad_name = Un nom a de 1 à 30 caractères, dont au moins un visible, et aucun caractère de contrôle.
refusal-name_alike = Le nom « { $name } » ressemble à un nom déjà pris. Choisissez-en un autre.
refusal-name_taken = Le nom « { $name } » est déjà pris. Choisissez-en un autre, ou connectez-vous avec son mot de passe.
refusal-no_such_language = Cette langue n’est pas disponible. Au choix : { $known }.
refusal-foreign_origin = Un autre site a envoyé cela en votre nom : rien n’a été fait.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_components = Le plateau et les cartes de ce jeu ne sont pas dans un fichier.
refusal-no_such_table = Cette table n’existe pas. Vérifiez que vous avez copié tout le lien.
refusal-wrong_method = Cela ne se fait pas à cette adresse.
refusal-too_long = Le message est trop long : { $limit } octets au plus.
refusal-not_json = Le message doit être du JSON, envoyé comme application/json.
refusal-unreadable_message = Le message ne peut pas être utilisé : { refusal-misfit }.
refusal-misfit = { $fault ->
    [json] ce n’est pas du JSON
    [whole] la forme n’est pas celle demandée
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
    [many] « { $field } » en contient trop ({ $limit } au plus)
    [low] « { $field } » doit valoir au moins { $limit }
    [high] « { $field } » doit valoir au plus { $limit }
   *[value] « { $field } » n’a pas une valeur possible à cet endroit
}
refusal-bad_components = Votre fichier ne peut pas être utilisé : { $why }.
refusal-bad_input = Cela ne peut pas être utilisé : { $why }.
refusal-too_fast = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refusal-house_full = Le serveur est complet : il n’accueille plus personne pour l’instant. Réessayez dans { $seconds } secondes.
refusal-too_many_connections = Trop de connexions sont ouvertes depuis votre adresse : { $most } au plus. Fermez quelques fenêtres, ou réessayez dans { $seconds } secondes.
refusal-store_failed = Le serveur n’a pas accès à ses données en ce moment. Rien n’a été changé ; réessayez dans un instant.
refusal-failed = Le serveur a rencontré un problème. Il en a pris note ; réessayez dans un instant.
refusal-not_possible = Ce n’est pas possible maintenant.

page-not-built = Le client web n’est pas construit : lancez « make setup » dans le dossier de Spytable, puis redémarrez le serveur.

## Serveur : les tables

refusal-stale = La table a changé depuis votre dernier coup d’œil. Voici où elle en est.
refusal-already_started = La partie a commencé : les places ne changent plus.
refusal-not_started = La partie n’a pas encore commencé.
refusal-game_over = La partie est terminée.
refusal-not_over = La partie n’est pas encore terminée.
refusal-not_the_host = Seule la personne qui a ouvert cette table peut le faire.
refusal-not_your_seat = Cette place n’est pas la vôtre.
refusal-no_intention = Seul un bot peut dire son plan, et seulement dans un jeu qui se gagne ensemble.
refusal-not_seated = Vous n’avez pas de place à cette table.
refusal-seat_taken = Cette place est déjà prise.
refusal-seat_is_open = Personne n’occupe cette place.
refusal-seat_kept = Cette place est gardée pour quelqu’un de la table précédente.
refusal-seat_in_use = Quelqu’un est assis là. Il faut d’abord que cette personne se lève.
refusal-seats_fixed = Cette partie en prolonge une autre déjà commencée : le nombre de places ne change pas.
refusal-too_many_seats = Ce jeu a { $most } places au plus.
refusal-too_few_seats = Il faut au moins { $fewest } places pour ce jeu.
refusal-seats_against_rules = Avec ce nombre de places, les règles convenues ici ne marchent pas : { $why }.
refusal-others_play = D’autres personnes jouent ici. Vous pouvez quitter la table : un bot vous remplace.
refusal-still_playing = Vous y jouez encore. Quittez d’abord la table : un bot vous remplace.
refusal-others_wait = D’autres ont une place à votre table. Libérez d’abord leurs places.
refusal-table_full = Cette table est complète. Vous pouvez toujours regarder.
refusal-seats_open = Il manque quelqu’un : chaque place doit avoir une personne ou un bot avant le début.
refusal-no_such_bot = Ce bot n’existe pas. Au choix : { $bots }.
refusal-no_such_colour = Cette couleur n’existe pas. Au choix : { $colours }.
refusal-colour_taken = Quelqu’un a déjà choisi cette couleur.
refusal-action_or_text = Indiquez le coup par son numéro ou par son texte, pas les deux.
refusal-already_asked = L’annulation a déjà été demandée aux autres.
refusal-nobody_asked = Personne n’a demandé à annuler un coup.
refusal-not_your_request = Seule la personne qui a demandé l’annulation peut retirer sa demande.
refusal-empty_message = Ce message est vide.
refusal-no_such_remark = Ce message n’existe pas, ou il a été effacé.
refusal-not_yourself = Vous ne pouvez pas vous faire cela à vous-même.
refusal-remark_or_seat = Désignez quelqu’un par un message ou par une place, pas les deux.
refusal-already_so = C’est déjà le cas.
refusal-players_stay = Une fois la partie commencée, on ne peut plus exclure quelqu’un qui joue. Vous pouvez lui couper la parole ; et si cette personne est partie, les autres peuvent voter pour qu’un bot joue à sa place.
refusal-you_are_muted = La personne qui a ouvert cette table vous a coupé la parole. Vous pouvez continuer à lire.
refusal-removed = La personne qui a ouvert cette table vous a demandé de la quitter. Toutes les autres tables vous restent ouvertes.
refusal-names_only = Seules les personnes qui ont un nom peuvent regarder cette table.
refusal-players_only = Seules les personnes qui jouent peuvent voir cette table.
refusal-said_enough = Vous avez écrit { $most } messages à cette table, le maximum pour une personne. Vous pouvez continuer à lire.
refusal-watchers_said_enough = Le public a écrit { $most } messages à cette table, son maximum. Vous pouvez continuer à lire.
refusal-chat_full = Le chat de cette table est plein : { $most } messages y ont été écrits.
refusal-no_such_paper = Ce jeu n’a rien de tel à écrire.
refusal-paper_too_long = C’est trop long : { $most ->
    [one] 1 caractère
   *[other] { $most } caractères
} au plus.
refusal-bad_text = Un texte n’a ni caractère de contrôle ni rien d’invisible.
refusal-no_such_choice = Ce choix n’existe pas. Au choix : { $choices }.
refusal-choice_taken = Quelqu’un d’autre à la table a déjà fait ce choix.
refusal-written_too_often = On a trop écrit à cette table ({ $most } fois) : plus rien n’est enregistré.
refusal-game_too_long = Cette partie compte déjà { $most } étapes, plus qu’une partie ne devrait en avoir. Elle ne peut pas continuer, mais vous pouvez encore la regarder.
refusal-table_worn_out = Il s’est passé trop de choses à cette table ({ $most } entrées) : plus rien ne peut être enregistré. Ouvrez-en une autre pour continuer à jouer.
refusal-you_are_away = Un bot joue à votre place. Dites que vous êtes de retour, puis jouez.
refusal-not_away = Personne ne joue à votre place.
refusal-no_vote = Seules les autres personnes qui jouent à cette table peuvent voter.
refusal-bot_plays_already = Un bot y joue déjà.
refusal-still_connected = Cette personne est connectée. Laissez-lui le temps.
refusal-already_voted = Vous avez déjà voté.
refusal-no_such_step = La partie ne compte que { $steps } étapes.
refusal-no_such_viewer = Choisissez par qui la partie est vue : { $viewers }.
refusal-still_secret = Cela reste secret jusqu’à la fin de la partie.

## Serveur : les séries

refusal-no_such_series = Cette série n’existe pas. Vérifiez que vous avez copié le lien en entier.
refusal-not_in_this_series = Seules les personnes qui ont commencé cette série ou qui y jouent peuvent le faire. Vous pouvez la regarder.
refusal-no_such_branch = Cette série n’a pas de telle branche.
refusal-no_such_point = Cette branche n’a que { $most } entrées où revenir.
refusal-branches_enough = Une série a { $most } branches au plus. Continuez dans l’une de celles qui existent.
refusal-series_tables = Des chapitres se jouent déjà à { $most } tables. Terminez-en un d’abord.
refusal-series_worn_out = Il s’est passé trop de choses dans cette série ({ $most } entrées) : plus rien ne peut être gardé. Commencez-en une autre.
refusal-series_enough = Vous avez { $most } séries dans votre liste : c’est le maximum par personne. Rangez-en une d’abord.
refusal-series_of_another_game = Ce fichier est une série d’un autre jeu.
refusal-you_or_a_bot = Une place est à vous ou à un bot, pas aux deux.
refusal-no_such_member = Personne de ce genre n’a joué dans cette série.
refusal-member_of_another = C’est quelqu’un d’autre. Vous pouvez lui garder la place, ou laisser jouer un bot.
refusal-name_of_another = Vous ne pouvez nommer que les personnes qui partagent votre écran.
refusal-seats_of_series = Les joueurs ont été fixés à l’ouverture de ce chapitre : le nombre de places ne change pas.
refusal-series_goes_on = Cette partie est un chapitre d’une série, qui ne continue qu’une fois la partie terminée. Jouez-la jusqu’au bout, ou revenez à un point antérieur de la série.
refusal-badge_stays = Cela a été fixé dans un chapitre précédent et reste valable pour toute la série.
series-file = Un chapitre de « { $name } » est encore en cours : il n’est pas dans ce fichier.

## Client: the table

refusal-unreachable = Le serveur est injoignable. Rien n’a changé ; réessayez dans un instant.

bot-random = Pip, Nemo, Zaza, Tim, Lulu, Jojo
bot-gentle = Emil, Rosa, Felix, Lotte, Theo, Nora
bot-greedy = Boris, Vera, Leon, Marta, Gus, Tilda
bot-search-300ms = Conrad, Iris, Marcel, Selma, Viktor, Paula
bot-search-1s = Greta, Otto, Ingrid, Klaus, Simone, Edgar
bot-search-3s = Magnus, Sibyl, Cyrus, Thea, Orson, Minerva
bot-level-random = bot, joue au hasard
bot-level-gentle = bot, bienveillant
bot-level-greedy = bot, facile
bot-level-search-300ms = bot, moyen
bot-level-search-1s = bot, fort
bot-level-search-3s = bot, très fort
bot-stands-in = un bot joue en attendant
place-open = place libre
place-kept = Quelqu’un
place-person = Quelqu’un

lamp = Clair ou sombre
close = Fermer
prompt = Ce qu’il faut faire
opening = Ouverture du dossier…
your-turn = À vous
not-your-turn = Patience
you-away = Absence
away-title = Vous n’êtes pas à la table.
game-over = Partie finie
you-watch = Spectateur
watch-bar = Vous regardez : vous voyez ce que tout le monde voit.
session-ended = Votre session est terminée ici. Si votre nom a un mot de passe, reconnectez-vous dans les réglages.
odds = { $ways } sur { $of }
certain = certain
percent = { $percent } %
why-not = Pourquoi pas ?
rule-number = Règle { $rule }
connection-lost = Connexion perdue : nouvel essai en cours. { $waits ->
    [yes] Votre coup est en attente et sera envoyé.
   *[no] Votre dernier coup est gardé.
}
connection-late = Votre coup est en route…
connection-back = De nouveau en ligne.
connection-none = Hors ligne
you-are-away = Un bot joue pour vous.
return = Me revoilà
away = absence
away-minutes = absence depuis { $minutes } min
vote-out = Laisser jouer un bot
undo-ask = Demander l’annulation
undo-further = Annuler plus loin
undo-asked = Vous avez demandé à annuler votre dernier coup.
undo-request = { $seat } demande à annuler son dernier coup.
undo-agree = D’accord
undo-refuse = Refuser
undo-refused = Les autres préfèrent continuer.
undo-withdraw = Retirer la demande
undo-went-back = Le dernier coup { $seat_elides ->
    [yes] d’{ $seat }
   *[no] de { $seat }
} est annulé.
leave = Quitter la table
leave-sure = Quitter ? Un bot vous remplace
give-up = Abandonner
give-up-sure = Abandonner ? La partie finit sans résultat
copy-link = Copier le lien de la table
copied = Copié
watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
tip-read = Compris
first-about = Le but du jeu
first-show = Montrez-moi : partie guidée
first-show-help = { $together ->
        [yes] Une première partie courte avec un bot qui vous aide. Chaque chose est expliquée au bon moment.
       *[no] Une première partie courte contre des bots bienveillants. Chaque chose est expliquée au bon moment.
    }
first-known = Je connais les règles
first-known-help = Une partie entière tout de suite, sans conseils.
now = À vous, { $seat }
tips-on = Afficher les conseils
tips-off = Sans conseils

tab-log = Journal
tab-chat = Chat
tab-book = Règles
log-empty = Rien ne s’est encore passé.
log-raise = Toute la hauteur
log-replay = Revoir ce tour
log-undone = { $who ->
    [you] Vous avez annulé { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
   *[other] { $seat } a annulé { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
}
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-unread = Chat, { $count } à lire
remark-gone = (effacé)
somebody-gone = Quelqu’un
chat-earlier = Voir les messages précédents
chat-muted = On vous a coupé la parole à cette table. Vous pouvez continuer à lire.
remark-hidden = Message masqué.
host-menu = Que faire avec { $name }
host-mute = Couper la parole
host-unmute = Rendre la parole
host-hide = Masquer ce message
host-remove = Exclure de la table
host-remove-sure = Vraiment ? C’est définitif
host-is-muted = sans parole
watchers = Qui peut regarder
watchers-all = toute personne qui a le lien
watchers-named = seulement les personnes qui ont un nom
watchers-none = seulement les joueurs
barred-removed = Vous n’êtes plus à cette table.
barred-names_only = Qui va là ?
barred-names-go = Choisir un nom et regarder
barred-players_only = Cette table est fermée.
books = À lire
book-card = En bref
book-rules = Règles
book-advice = Conseils
books-older = Cette partie suit la version { $version } des règles, celle de son début. Les règles ci-dessous signalent les différences.
clock-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
clock-hours = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}

curtain = Le rideau est baissé
curtain-pass = Passez l’écran à { $seat }
curtain-am = Je suis { $seat }
curtain-hold = Gardez le bouton enfoncé jusqu’à ce que la table s’ouvre.
curtain-short = C’était trop court : gardez le bouton enfoncé jusqu’à ce que la table s’ouvre.

end-staging = Ce qui était caché est révélé…
end-turns = { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
end-rematch = Rejouer
end-rematch-go = Aller à la table suivante
end-rematch-join = Rejouer aussi
end-rematch-wanted = { $seat } veut rejouer. Votre place est gardée.
end-rematch-waits = Une nouvelle partie vous attend. Votre place est gardée.
given-up = La partie a été abandonnée : il n’y a pas de résultat.
end-decided = Ce qui a fait la différence
end-replay-mine = Revoir de votre point de vue
end-replay-of = Revoir du point de vue { $seat_elides ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
end-replay-all = Revoir, tout visible
end-board = Voir la table
end-score = Voir le score
end-record = Télécharger la partie

writing-keeps = Enregistrement…
writing-kept = Enregistré. Toute la table peut le voir.

replay = Revoir
replay-of = Revoir { $title } · Spytable
replay-eyes = Vu par
replay-all = Tout visible
replay-spectator = Spectateur
replay-first = Au début
replay-back = Étape précédente
replay-play = Lire
replay-stop = Arrêter
replay-next = Étape suivante
replay-last = À la fin
replay-step = Moment de la partie
replay-at = { $step } sur { $steps }
replay-link = Lien vers ce moment
replay-go-on = Continuer d’ici contre des bots
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-speed = Vitesse
replay-slow = Lent
replay-normal = Normal
replay-fast = Rapide
replay-faster = Très rapide
replay-more = Plus
replay-keys = Touches
replay-key-play = lire ou arrêter
replay-key-step = une étape
replay-key-turn = un tour
replay-key-ends = début ou fin
replay-key-speed = de lent à très rapide

## Client: the table of a game that has none of its own

plain-table = Sur la table
plain-moves = Ce que vous pouvez faire
plain-pick = Choisissez un coup.
plain-binds = Ce coup ne pourra pas être annulé.
plain-take-back = Annuler
plain-acts = doit jouer
plain-unknown = inconnu
plain-none = rien
plain-yes = oui
plain-no = non

## Client: home and waiting room

home-title = Quelqu’un ment à cette table.
home-intro = { $games ->
    [one] Un jeu d’espions dans votre navigateur. Un clic, et vous jouez dans dix secondes. Sans compte.
   *[other] Des jeux d’espions dans votre navigateur. Choisissez : vous jouez dans dix secondes. Sans compte.
}
home-games = Jeux
home-back = Retour
home-seats = { $low ->
    [one] { $low } joueur
   *[other] { $low } joueurs
}
home-seats-range = { $low } à { $high } joueurs
home-how = Comment voulez-vous jouer ?
home-ways = Autres façons de jouer
home-play = Jouer
home-play-help = { $together ->
    [yes] Avec des bots qui n’en voient pas plus que vous.
   *[no] Contre un bot qui n’en voit pas plus que vous à sa place.
}
home-guided = Première partie, guidée
home-guided-help = Chaque étape est expliquée, et le bot est indulgent.
home-invite = Inviter des amis
home-invite-help = Envoyez un lien : on s’assoit sans compte.
home-shared = À plusieurs sur un écran
home-shared-help = L’écran passe de main en main : un rideau garde les secrets.
home-shared-open = L’écran passe de main en main : dans ce jeu, rien n’est secret.
home-options = Plus d’options
home-options-help = Places, bots, rythme et règles de votre propre table.
home-rules = Règles
home-rules-help = Avec un aide-mémoire et quelques conseils.
home-watch = Regarder
home-watch-help = { $count ->
    [one] { $count } partie ouverte est en cours.
   *[other] { $count } parties ouvertes sont en cours.
}
home-turn-against = À vous, face à { $foe }
home-continue = Continuer
home-mine = Mes parties
home-mine-count = { $count } en cours
home-mine-empty = Aucune partie pour l’instant. Les vôtres seront ici, y compris les parties terminées.
home-now = à l’instant
home-is-waiting = attend des joueurs
home-is-playing = en cours
home-is-over = terminée
home-won = { $points ->
    [one] Gagnée avec { $points } point
   *[other] Gagnée avec { $points } points
}
home-lost = { $points ->
    [one] Gagnée par { $foe } avec { $points } point
   *[other] Gagnée par { $foe } avec { $points } points
}
home-mine-points = vous : { $points }
home-drawn = { $points ->
    [one] Égalité, { $points } point chacun
   *[other] Égalité, { $points } points chacun
}
home-together = { $won ->
    [yes] Gagnée ensemble
   *[no] Perdue ensemble
}
home-given-up = abandonnée
home-kept = Nouvelle partie : votre place est gardée
home-join = Rejoindre
home-remove = Retirer de mes parties : { $table }
home-remove-alone = Supprimer cette partie pour de bon ?
home-remove-mine = Retirer cette partie de votre liste ? Les autres la gardent.
home-remove-kept = Refuser cette partie ? Votre place est libérée.
home-remove-go = Retirer
home-remove-keep = Garder
home-open = Ouvrir
home-replay = Revoir
home-all = Tout voir ({ $count })
home-fewer = En voir moins
home-tables = Tables ouvertes
home-tables-count = { $count ->
    [one] { $count } cherche un joueur
   *[other] { $count } cherchent un joueur
}
home-tables-empty = Personne ne cherche de joueurs en ce moment. Une table que vous ouvrez à tous apparaît ici.
home-tables-go = Ouvrir une table
home-seated = { $taken } sur { $seats } à table
home-sit = S’asseoir
home-record = Ouvrir une partie enregistrée
home-record-help = Une partie enregistrée dans un fichier ou en texte, à revoir coup par coup.
home-record-file = Choisir un fichier
home-record-paste = Coller le texte
home-record-text = La partie en texte
home-record-go = Ouvrir
home-again = Réessayer
home-foot-bots = Les bots ne voient que ce que voit leur place.
home-foot-account = Ni compte ni pistage.
home-foot-programs = Les programmes jouent aussi.
home-missing = Il n’y a rien à cette adresse.
home-missing-help = Le lien n’a peut-être pas été copié en entier, ou la table a été supprimée.
home-missing-go = Aller à l’accueil

place-pace = { $pace ->
    [0] sans limite de temps
    [30] 30 secondes par coup
    [60] 1 minute par coup
    [300] 5 minutes par coup
    [86400] 1 jour par coup
    [259200] 3 jours par coup
   *[other] { $pace } secondes par coup
}
place-colour-blue = rond bleu
place-colour-rust = carré rouille
place-colour-green = triangle vert
place-colour-yellow = losange jaune
place-colour-pink = croix rose
place-colour-plum = arche prune

new-title = Nouvelle table
new-players = Joueurs
new-count = Combien
new-seat = Qui prend la place { $letter }
new-me = Moi
new-me-named = Moi, { $name }
new-here = Quelqu’un d’autre à cet écran
new-friend = Un ami qui a le lien
new-bot = Un bot
new-name-mine = Votre nom
new-name-here = Son nom
new-name-code = ou un nom de code
new-player = Joueur { $number }
new-shared-open = L’écran passe de main en main. Dans ce jeu, rien n’est secret : la table se tourne simplement vers le joueur suivant.
new-shared-help = L’écran passe de main en main. Entre deux tours, un rideau tombe : personne ne voit les secrets des autres.
new-watching = Aucune de ces places n’est à cet écran : vous regarderez.
new-rules = Règles de cette table
new-range = De { $low } à { $high }.
new-means = { $value } : { $words }.
new-components = Plateau et cartes
new-components-help = Si vous n’apportez pas de fichier, nous utilisons un plateau et des cartes de notre création, et non ceux du jeu imprimé.
new-components-choose = Choisir un fichier
new-components-other = En choisir un autre
new-components-back = Utiliser les nôtres
new-components-own = Les vôtres sont utilisés : { $file }
new-components-checking = Vérification de votre fichier…
new-components-template = Télécharger les nôtres comme modèle
new-components-large = Le fichier est trop gros : { $limit } ko au plus.
new-usual = Revenir aux règles habituelles
new-read = Lire les règles
new-manner = Rythme et invités
new-pace = Rythme
new-pace-help = Quand le temps d’un coup est écoulé, un bot joue jusqu’au retour de la personne.
new-open = Qui peut venir
new-open-link = toute personne qui a le lien
new-open-all = tout le monde, depuis la page d’accueil
new-complete = Tout le monde est là : la partie peut commencer.
new-incomplete = La partie commencera quand vos amis seront là. Vous recevrez un lien pour eux.
new-start = Commencer la partie
new-wait = Ouvrir la table

wait-invited = On vous invite à jouer à { $title }.
wait-open = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
wait-kept-mine = Votre place est gardée.
wait-for = On attend { $names }.
wait-rematch = Nouvelle partie
wait-kept = la place est gardée
wait-told = Un clic suffit à { $names }, à la fin de la dernière partie ou sur la page d’accueil. Le lien marche aussi.
wait-link-again = Le lien, en cas de besoin
wait-rematch-why = La partie commence d’elle-même dès que tout le monde est là.
wait-seat-more = Ajouter une place
wait-seat-less = Retirer la place { $letter }
wait-start-without = { $count ->
    [one] Commencer avec { $count } joueur
   *[other] Commencer avec { $count } joueurs
}
wait-start-bots = { $count ->
    [one] Mettre un bot à la place libre et commencer
   *[other] Mettre des bots aux { $count } places libres et commencer
}
wait-join = Prendre une place
wait-join-as = Prendre une place sous le nom { $name }
wait-join-help = Aucun compte n’est nécessaire. La partie commence quand toutes les places sont prises.
wait-full = Vous pouvez regarder
wait-full-help = Dès que la partie commence, elle s’affiche sur cette page.
wait-not-yet = Il manque encore quelqu’un
wait-ready = Tout est prêt
wait-ready-help = Un clic lance la partie pour tout le monde.
wait-why = { $count ->
    [one] La partie peut commencer quand la place libre est prise.
   *[other] La partie peut commencer quand les { $count } places libres sont prises.
}
wait-why-host = { $count ->
    [one] La partie peut commencer quand la place libre est prise : envoyez le lien, ou ajoutez un bot.
   *[other] La partie peut commencer quand les { $count } places libres sont prises : envoyez le lien, ou ajoutez des bots.
}
wait-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
wait-here = en ligne
wait-gone = hors ligne
wait-vacant = pour la personne qui ouvre le lien
wait-rename = Changer de nom
wait-keep = Garder l’ancien
wait-stand = Se lever
wait-sit = S’asseoir ici
wait-bot = Bot pour la place { $letter }
wait-add = Ajouter
wait-clear = Libérer la place
wait-colour = Votre couleur
wait-taken = déjà pris par { $foe }
wait-invite = Inviter des amis
wait-invite-link = Toute personne qui ouvre ce lien peut s’asseoir, sans compte.
wait-invite-open = Toute personne qui ouvre ce lien peut s’asseoir, sans compte. La table apparaît aussi sur la page d’accueil.
wait-invite-watch = Toute personne qui ouvre ce lien peut regarder.
wait-link = Lien de cette table
wait-copy = Copier
wait-share = Partager
wait-share-text = Jouons à { $title } : prenez place.
wait-selected = Le lien est sélectionné : vous pouvez le copier.
wait-components-own = fournis par un joueur
wait-facts = Cette table

settings = Réglages
settings-name = Nom
settings-save = Enregistrer
settings-name-done = C’est votre nom désormais.
settings-name-none = Vous n’avez pas encore de nom. Si vous n’en choisissez pas, vous recevrez un nom de code en jouant.
settings-name-free = Il ne vaut que dans ce navigateur, et d’autres peuvent avoir le même.
settings-name-claimed = Il n’est qu’à vous : connectez-vous avec lui depuis n’importe quel appareil.
settings-look = Langue et thème
settings-sound = Son
settings-sound-help = Le papier, le tampon, et deux notes quand c’est à vous.
settings-notices = Notifications
settings-notices-help = Quand c’est à vous et que vous regardez ailleurs.
settings-notices-forbidden = Ce navigateur n’autorise pas les notifications ici. Cela se change dans ses réglages pour cette page.
settings-keys = Raccourcis clavier
settings-key-log = ouvrir ou fermer le journal
settings-key-rules = ouvrir ou fermer les règles
settings-key-undo = annuler
settings-key-why = sur ce qui est impossible : pourquoi pas
settings-key-escape = reposer ce qui est choisi, fermer ce qui est ouvert
settings-key-arrows = parcourir la table ; Entrée choisit
settings-claim = Garder ce nom pour vous
settings-claim-help = Avec un mot de passe, { $name } n’est plus qu’à vous, avec toutes ses parties, sur chaque appareil.
settings-claim-go = Le garder pour moi
settings-claim-done = C’est fait. Tous les autres appareils sont déconnectés.
settings-password = Changer le mot de passe
settings-password-help = Tous les autres appareils seront déconnectés.
settings-password-lost = Gardez-le bien : un mot de passe perdu ne peut pas être retrouvé, et aucun e-mail n’est demandé.
settings-password-first = Mot de passe, au moins 8 caractères
settings-password-old = Mot de passe actuel
settings-password-new = Nouveau mot de passe, au moins 8 caractères
settings-password-go = Le changer
settings-login = Se connecter
settings-login-help = Pour un nom que vous avez protégé par un mot de passe.
settings-login-instead = Ici, vous ne serez plus { $name }, et vous ne pourrez plus retrouver ses parties.
settings-login-password = Mot de passe
settings-login-go = Se connecter
settings-leave = Se déconnecter ou supprimer votre compte
settings-logout = Se déconnecter
settings-logout-help = Votre nom et vos parties restent : vous pourrez revenir à tout moment.
settings-logout-lost = { $name } n’a pas de mot de passe : après la déconnexion, personne ne pourra revenir à ce nom et à ses parties.
settings-logout-sure = Se déconnecter pour de bon
settings-delete = Supprimer mon compte
settings-delete-help = Votre nom, votre mot de passe, vos sessions sur tous les appareils et tout ce que vous avez écrit aux autres sont supprimés. Les parties jouées restent, sans votre nom.
settings-delete-sure = Tout supprimer, maintenant

# Ce que font les autres, et ce qu’ils ont fait
settings-pace = Coups des autres joueurs
settings-pace-help = À quelle vitesse ils sont montrés. Un clic sur la table montre aussitôt le reste.
pace = { $pace ->
    [slow] Lent
    [fast] Rapide
    [once] Instantané
   *[normal] Normal
}
show-going = D’abord les coups des autres.
show-skip = Passer
show-again = Revoir
recap = Depuis votre dernier tour
recap-last = Le dernier tour

## Séries : des parties à la suite, avec ce qui passe de l’une à l’autre

series-nobody = Quelqu’un
series-now = Que faire maintenant
series-who = Qui joue
series-bot-again = { $name } ({ $level })
series-character = Personnage : { $seat }
series-keeps = garde ce personnage
series-twice = Chacun ne peut s’asseoir qu’une fois.
series-open-seat = La table attend que vos amis soient assis. Envoyez-leur son lien.
series-watching = Vous regardez. C’est aux joueurs de décider de la suite.
series-branches = Branches
series-branches-help = Une série peut prendre un autre cours à chaque coup, et les deux sont gardés. Revoyez une partie et continuez à partir du coup de votre choix, ou choisissez un moment ici.
series-this = montrée ci-dessus
series-look = Montrer
series-from = prise à partir de « { $seat } »
series-begun = la première
series-try = Essayer autre chose
series-try-where = À partir de quel moment ?
series-try-name = Nom de la nouvelle branche
series-try-hint = Et si…
series-try-go = Créer la branche
series-keep = Garder en fichier
series-keep-help = Toute la série en texte, avec toutes ses branches. Une partie encore en cours n’y est pas : elle contient ce que personne ne doit voir.
series-title = Titre
series-title-hint = Donnez-lui un titre
series-link = Copier le lien
series-branch = Branche montrée :
series-all-branches = Toutes les branches
series-main = Branche principale
series-saved = Tout est gardé après chaque coup : arrêtez quand vous voulez, continuez un autre jour, sur un autre appareil.
series-rules = Règles
series-bring = Reprendre un fichier, ou jouer avec vos propres cartes
series-bring-help = Une série gardée en fichier reprend là où elle en était, avec toutes ses branches. Si elle se jouait avec vos propres cartes, apportez-les aussi.
series-bring-file = Une série en fichier
series-bring-deck = Vos propres cartes
series-bring-none = Ni l’un ni l’autre
series-start = { $file ->
    [yes] Reprendre le fichier
   *[no] Commencer
}
series-fork-here = Un autre chemin à partir d’ici
home-series = { $played } sur { $chapters } jouées
home-remove-series = Supprimer cette série pour de bon, avec toutes ses branches ?
