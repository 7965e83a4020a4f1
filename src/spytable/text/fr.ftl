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
