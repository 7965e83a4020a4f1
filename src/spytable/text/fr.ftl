# Ce dont chaque jeu a besoin. Devant ? ! ; : et dans « » : l’espace insécable U+00A0.
# Clés : refusal-CODE pour les refus du noyau, command-MOT pour ce qui se tape au terminal
# (les mots anglais marchent dans toutes les langues), table-... pour le reste.

refusal-unreadable = « { $text } » n’est pas un coup de ce jeu.
refusal-no_such_seat = Cette place n’existe pas à cette table.
refusal-no_such_action = Ce coup n’existe pas dans ce jeu.
refusal-no_such_chance = Le hasard ne peut pas donner cela maintenant.
refusal-not_foreseen = Ce qui suit ce coup ne peut pas être prévu : jouez-le d’abord.
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
table-no-rules = Les règles de ce jeu n’ont pas été écrites.
table-no-rule = Il n’y a pas de règle { $rule }. Tapez { command-rules } pour les lire toutes.
table-save-where = Donnez un nom de fichier : { command-save } FICHIER
table-saved = La partie entière est dans { $file }.
table-saved-seen = Ce que vous avez vu jusqu’ici est dans { $file }. Ce qui vous est caché n’y est pas : cela se lit, mais ne se rejoue pas. Recommencez après la fin pour garder la partie entière.
table-save-exists = { $file } existe déjà. Rien n’a été écrit ; choisissez un autre nom.
table-save-failed = { $file } n’a pas pu être écrit ({ $why }). Rien n’a été gardé.
table-left = Vous avez quitté la table.
table-against = { $title } contre { $actor }. Tapez { command-help } à tout moment.
table-with = { $title } avec { $actor }. Tapez { command-help } à tout moment.

help-move = Ce qu’il faut taper pour un coup est indiqué sous chaque question. La notation des parties (en anglais) marche aussi, par exemple « { $example } ».
help-moves = tous les coups que vous pouvez jouer maintenant
help-undo = reprendre votre dernier coup, tant que rien n’a été montré
help-rules = les règles, ou l’une d’elles : { $example }
help-log = tout ce qui s’est passé
help-sheet = montrer ou masquer ce qui peut être déduit
help-save = garder la partie dans un fichier
help-quit = quitter la table
help-enter = redessine la table

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

## Serveur : les gens et les pages

refusal-who_are_you = Dites d’abord votre nom au serveur, ou connectez-vous.
refusal-wrong_password = Le nom ou le mot de passe est faux.
refusal-bad_name = Un nom a de 1 à 30 caractères, dont au moins un visible, et aucun caractère de contrôle.
refusal-name_alike = Le nom « { $name } » ressemble à un nom qui est déjà à quelqu’un. Choisissez-en un autre.
refusal-name_taken = Le nom « { $name } » est déjà à quelqu’un. Choisissez-en un autre, ou connectez-vous avec son mot de passe.
refusal-no_such_language = Cette langue n’est pas disponible. Il y a : { $known }.
refusal-foreign_origin = Un autre site a envoyé cela en votre nom : rien n’a été fait.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_components = Le plateau et les cartes de ce jeu ne sont pas dans un fichier.
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
    [many] « { $field } » en contient trop ({ $limit } au plus)
    [low] « { $field } » doit valoir au moins { $limit }
    [high] « { $field } » doit valoir au plus { $limit }
   *[value] « { $field } » n’a pas une valeur possible à cet endroit
}.
refusal-bad_components = Votre fichier ne peut pas être utilisé : { $why }.
refusal-bad_input = Cela ne peut pas être utilisé : { $why }.
refusal-too_fast = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refusal-house_full = La maison est pleine : le serveur n’accueille plus personne pour l’instant. Réessayez dans { $seconds } secondes.
refusal-too_many_connections = Trop de connexions sont ouvertes depuis chez vous : { $most } au plus. Fermez quelques fenêtres, ou réessayez dans { $seconds } secondes.
refusal-store_failed = Le serveur n’atteint pas ses données en ce moment. Rien n’a été changé ; réessayez dans un instant.
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
refusal-table_full = Cette table est complète. Vous pouvez toujours regarder.
refusal-seats_open = Il manque quelqu’un : chaque place doit avoir une personne ou un bot avant le début.
refusal-no_such_bot = Ce bot n’existe pas. Il y a : { $bots }.
refusal-no_such_colour = Cette couleur n’existe pas. Il y a : { $colours }.
refusal-colour_taken = Quelqu’un a déjà choisi cette couleur.
refusal-action_or_text = Indiquez le coup par son numéro ou par son texte, l’un des deux.
refusal-already_asked = On a déjà demandé aux autres de revenir en arrière.
refusal-nobody_asked = Personne n’a demandé de revenir en arrière.
refusal-empty_message = Ce message est vide.
refusal-no_such_remark = Ce message n’existe pas, ou il a été effacé.
refusal-not_yourself = Vous ne pouvez pas vous faire cela à vous-même.
refusal-remark_or_seat = Désignez quelqu’un par un message ou par une place, l’un des deux.
refusal-already_so = C’est déjà le cas.
refusal-players_stay = Une fois la partie commencée, on ne peut plus exclure quelqu’un qui joue. Vous pouvez lui couper la parole ; et si cette personne est partie, les autres peuvent voter pour qu’un bot joue à sa place.
refusal-you_are_muted = La personne qui a ouvert cette table vous a coupé la parole. Vous pouvez continuer à lire.
refusal-removed = La personne qui a ouvert cette table vous a demandé de la quitter. Toutes les autres tables vous restent ouvertes.
refusal-names_only = Seules les personnes qui ont donné leur nom peuvent regarder cette table.
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
refusal-no_such_choice = Ce choix n’existe pas. Il y a : { $choices }.
refusal-choice_taken = Quelqu’un d’autre à la table a déjà fait ce choix.
refusal-written_too_often = On a déjà tant écrit à cette table ({ $most } fois) que plus rien n’est conservé.
refusal-game_too_long = Cette partie compte déjà { $most } étapes, plus qu’une partie ne devrait en avoir. Elle ne peut pas continuer, mais on peut encore la regarder.
refusal-table_worn_out = Il s’est passé tant de choses à cette table ({ $most } entrées) que plus rien ne peut y être conservé. Ouvrez-en une autre pour continuer à jouer.
refusal-you_are_away = Un bot joue à votre place. Dites que vous êtes de retour, puis jouez.
refusal-not_away = Personne ne joue à votre place.
refusal-no_vote = Seules les autres personnes qui jouent à cette table peuvent voter.
refusal-bot_plays_already = Un bot y joue déjà.
refusal-still_connected = Cette personne est connectée. Laissez-lui le temps.
refusal-already_voted = Vous avez déjà voté.
refusal-no_such_step = La partie compte { $steps } étapes, pas davantage.
refusal-no_such_viewer = Choisissez par quels yeux regarder : { $viewers }.
refusal-still_secret = Cela reste secret jusqu’à la fin de la partie.

## Client: the table

refusal-unreachable = Le serveur est injoignable. Rien n’a changé ; réessayez dans un instant.

bot-random = Nemo
bot-greedy = Vera
bot-search-300ms = Iris
bot-search-1s = Otto
bot-search-3s = Sibyl
bot-level-random = bot, joue au hasard
bot-level-greedy = bot, facile
bot-level-search-300ms = bot, moyen
bot-level-search-1s = bot, fort
bot-level-search-3s = bot, très fort
bot-stands-in = un bot joue en attendant
place-open = place libre
place-person = quelqu’un

lamp = Clair ou sombre
close = Fermer
prompt = Ce qu’il faut faire
opening = Ouverture du dossier…
your-turn = À vous
not-your-turn = Patience
game-over = Partie finie
you-watch = Spectateur
watch-bar = Vous regardez, et voyez ce que tout le monde voit.
session-ended = Votre session est fermée ici. Si votre nom a un mot de passe, rouvrez-la dans les réglages.
odds = { $ways } sur { $of }
percent = { $percent } %
why-not = Pourquoi pas ?
rule-number = Règle { $rule }
connection-lost = Connexion perdue. Votre dernier coup est gardé. Nouvel essai en cours.
you-are-away = Un bot joue pour vous.
return = Me revoilà
away = absence
away-minutes = absence depuis { $minutes } min
vote-out = Laisser jouer un bot
undo-ask = Demander à revenir
undo-further = Revenir encore
undo-asked = Vous avez demandé à revenir avant votre dernier coup.
undo-request = { $seat } demande à revenir avant son dernier coup.
undo-agree = D’accord
undo-refuse = Continuer
undo-refused = On préfère continuer.
leave = Quitter la table
leave-sure = Vraiment ? Un bot continue
copy-link = Copier le lien de la table
copied = Copié
watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
tip-read = Compris
fold = Moins
unfold = Ce qui peut arriver

tab-log = Journal
tab-chat = Chat
tab-book = Règles
log-empty = Rien ne s’est encore passé.
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
watchers-all = quiconque a le lien
watchers-named = seulement qui a donné son nom
watchers-none = personne d’autre que les joueurs
barred-removed = Vous n’êtes plus à cette table.
barred-names_only = Qui va là ?
barred-names-go = Prendre un nom et regarder
barred-players_only = Cette table est fermée.
books = À lire
book-card = En bref
book-rules = Règles
book-advice = Conseils
books-older = Cette partie suit la version { $version } des règles, avec laquelle elle a commencé. Les règles ci-dessous signalent les différences.
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

end-staging = Ce qui était caché se montre…
end-turns = { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
end-together = { $points ->
    [one] point, toutes et tous ensemble
   *[other] points, toutes et tous ensemble
}
end-rematch = { $together ->
    [yes] Rejouer ensemble
   *[no] Revanche
}
end-rematch-go = { $together ->
    [yes] Aller à la table suivante
   *[no] Aller à la revanche
}
end-rematch-wanted = { $together ->
    [yes] La table suivante vous attend.
   *[no] Une revanche vous attend.
}
end-replay-mine = Revoir de votre place
end-replay-of = Revoir à la place { $seat_elides ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
end-replay-all = Revoir à découvert
end-board = Voir la table
end-score = Voir le score
end-record = Télécharger la partie

writing-keeps = On enregistre…
writing-kept = Enregistré. Toute la table peut le lire.

replay = Revoir
replay-of = Revoir { $title } · Spytable
replay-eyes = Par les yeux de qui
replay-all = À découvert
replay-spectator = Spectateur
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-stop = Arrêter
replay-next = Un pas en avant
replay-last = À la fin
replay-step = Moment de la partie
replay-at = { $step } sur { $steps }
replay-link = Lien vers ce moment
replay-go-on = Continuer d’ici contre des bots

## Client: the table of a game that has none of its own

plain-table = Sur la table
plain-moves = Ce que vous pouvez faire
plain-pick = Choisissez un coup.
plain-binds = Ce coup est définitif.
plain-take-back = Reprendre
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
home-continue = Reprendre
home-mine = Mes parties
home-mine-count = { $count } en cours
home-mine-empty = Aucune partie pour l’instant. Les vôtres seront ici, y compris celles que vous aurez terminées.
home-now = à l’instant
home-is-waiting = attend des joueurs
home-is-playing = en cours
home-is-over = terminée
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
home-record = Ouvrir une partie notée
home-record-help = Une partie gardée dans un fichier ou en texte, à revoir coup par coup.
home-record-file = Choisir un fichier
home-record-paste = Coller le texte
home-record-text = La partie en texte
home-record-go = Ouvrir
home-again = Réessayer
home-foot-bots = Les bots ne voient que ce que voit leur place.
home-foot-account = Ni compte ni pistage.
home-foot-programs = Les programmes jouent aussi.
home-missing = Il n’y a rien à cette adresse.
home-missing-help = Le lien n’est peut-être pas entier, ou la table a été débarrassée.
home-missing-go = Aller à l’accueil

place-pace = { $pace ->
    [0] sans hâte
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
new-friend = Un ami qui vient par un lien
new-bot = Un bot
new-name-mine = Votre nom
new-name-here = Son nom
new-name-code = ou un nom de code
new-player = Joueur { $number }
new-shared-open = L’écran passe de main en main. Dans ce jeu, rien n’est secret : la table se tourne d’elle-même vers la personne suivante.
new-shared-help = L’écran passe de main en main. Entre deux, un rideau tombe : personne ne voit les secrets des autres.
new-watching = Aucune de ces places n’est à cet écran : vous regarderez.
new-rules = Règles de cette table
new-range = De { $low } à { $high }.
new-means = { $value } : { $words }.
new-components = Plateau et cartes
new-components-help = Si vous n’apportez pas de fichier, nous utilisons les nôtres : notre propre création, et non ceux du jeu imprimé.
new-components-choose = Choisir un fichier
new-components-other = En choisir un autre
new-components-back = Utiliser les nôtres
new-components-own = Les vôtres sont utilisés : { $file }
new-components-large = Le fichier est trop gros : { $limit } ko au plus.
new-usual = Revenir aux règles habituelles
new-read = Lire les règles
new-manner = Rythme et invités
new-pace = Rythme
new-pace-help = Quand le temps d’un coup est écoulé, un bot joue jusqu’au retour de la personne.
new-open = Qui peut venir
new-open-link = qui a le lien
new-open-all = tout le monde, depuis la page d’accueil
new-complete = Tout le monde est là : la partie peut commencer aussitôt.
new-incomplete = La partie commence quand vos amis sont là : vous recevrez un lien pour eux.
new-start = Commencer la partie
new-wait = Ouvrir la table

wait-invited = On vous invite à jouer à { $title }.
wait-open = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
wait-lost = Connexion perdue. Nouvel essai en cours.
wait-join = Prendre une place
wait-join-as = Prendre une place sous le nom { $name }
wait-join-help = Aucun compte n’est nécessaire. La partie commence quand toutes les places sont prises.
wait-full = Vous pouvez regarder
wait-full-help = Dès que la partie commence, cette page la montre d’elle-même.
wait-not-yet = Il manque encore quelqu’un
wait-ready = Tout est prêt
wait-ready-help = Un clic, et la partie commence pour tous.
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
wait-vacant = pour qui ouvre le lien
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
wait-invite-link = Qui ouvre ce lien peut s’asseoir, sans compte.
wait-invite-open = Qui ouvre ce lien peut s’asseoir, sans compte. La table apparaît aussi sur la page d’accueil.
wait-invite-watch = Qui ouvre ce lien peut regarder.
wait-link = Lien de cette table
wait-copy = Copier
wait-share = Partager
wait-share-text = Jouons à { $title } : prenez place.
wait-selected = Le lien est sélectionné : vous pouvez le copier.
wait-components-own = apportés par un joueur
wait-facts = Cette table

settings = Réglages
settings-name = Nom
settings-save = Enregistrer
settings-name-done = C’est votre nom désormais.
settings-name-none = Vous n’en avez pas encore. Sans choix de votre part, vous recevrez un nom de code en jouant.
settings-name-free = Il ne vaut que dans ce navigateur, et d’autres peuvent porter le même.
settings-name-claimed = Il n’est qu’à vous : il ouvre votre session depuis tout appareil.
settings-look = Langue et lampe
settings-sound = Son
settings-sound-help = Le papier, le tampon, et deux notes quand c’est à vous.
settings-notices = Notifications
settings-notices-help = Quand c’est à vous et que vous regardez ailleurs.
settings-notices-forbidden = Ce navigateur n’autorise pas les notifications ici. Cela se change dans ses réglages pour cette page.
settings-claim = Garder ce nom pour vous
settings-claim-help = Avec un mot de passe, { $name } n’est plus qu’à vous, avec toutes ses parties, sur chaque appareil.
settings-claim-go = Le garder pour moi
settings-claim-done = C’est fait. Tous les autres appareils sont déconnectés.
settings-password = Changer le mot de passe
settings-password-help = Tous les autres appareils seront déconnectés.
settings-password-first = Mot de passe, au moins 8 caractères
settings-password-old = Mot de passe actuel
settings-password-new = Nouveau mot de passe, au moins 8 caractères
settings-password-go = Le changer
settings-login = Ouvrir une session avec un nom à vous
settings-login-help = Pour un nom que vous avez protégé par un mot de passe.
settings-login-instead = Ici, vous ne serez plus { $name }, dont les parties deviendront hors d’atteinte.
settings-login-password = Mot de passe
settings-login-go = Ouvrir la session
settings-leave = Fermer la session, ou tout supprimer
settings-logout = Fermer la session
settings-logout-help = Votre nom et vos parties restent : vous pourrez revenir à tout moment.
settings-logout-lost = { $name } n’a pas de mot de passe : la session fermée, personne ne pourra revenir à ce nom et à ses parties.
settings-logout-sure = Fermer pour de bon
settings-delete = Me supprimer
settings-delete-help = Votre nom, votre mot de passe, vos sessions sur tous les appareils et tout ce que vous avez écrit aux autres sont supprimés. Les parties jouées restent, sans votre nom.
settings-delete-sure = Tout supprimer, maintenant
