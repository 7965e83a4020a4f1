# Agent Hunter. $who vaut "you" si le lecteur agit lui-même, "foe" s’il est l’adversaire de celui
# qui agit, "other" sinon. $base et $own valent "left", "middle" ou "right".
# Devant ? ! ; : et dans « » : l’espace insécable U+00A0.

title = Agent Hunter
description = Devinez quels agents se cachent dans les bases adverses avant que les vôtres soient découvertes.

option-agents = Agents
option-agents-help = Nombre d’agents de chaque joueur, numérotés à partir de 0.
option-bases = Bases
option-bases-help = Nombre de bases que chaque joueur doit garder.
option-tokens = Jetons cible
option-tokens-help = Nombre de permutations permises à chaque joueur.
option-turn_limit = Limite de tours
option-turn_limit-help = La partie s’arrête après ce nombre de tours, ceux des deux joueurs ensemble.
option-turn_limit-0 = aucune

aid-sheet = Fiche de déduction
aid-sheet-filled = remplie
aid-sheet-by_hand = tenue à la main
aid-sheet-off = aucune

## Noms des choses

base-name = { $base ->
    [left] base de gauche
    [middle] base du milieu
   *[right] base de droite
}
own-name = { $own ->
    [left] base de gauche
    [middle] base du milieu
   *[right] base de droite
}
of-actor = { $actor_elides ->
    [yes] d’{ $actor }
   *[no] de { $actor }
}
of-foe = { $foe_elides ->
    [yes] d’{ $foe }
   *[no] de { $foe }
}

## Que faire maintenant

prompt-place = Posez un agent face cachée sur votre { base-name }.
prompt-ready = Vos agents sont en place. Validez pour commencer, ou annulez pour en changer un.
prompt-put = { $rule ->
    [AH-8] Permutation : posez un agent de votre main face cachée sur votre { base-name }. Ce peut être le même.
    [AH-11] Votre { base-name } est vide, car son agent a répondu à l’attaque : posez-y un agent de votre main, face cachée.
   *[AH-12] Votre { base-name } est vide, car son agent a réussi l’attaque : posez-y un agent de votre main, face cachée.
}
prompt-confirm = L’agent est sur votre { base-name }. Validez pour continuer, ou annulez pour en changer.
prompt-act = { $tokens ->
    [0] À vous : attaquez depuis votre main ou depuis une base.
   *[other] À vous : attaquez depuis votre main, permutez, ou attaquez depuis une base.
}
prompt-wait-placing = { $who ->
    [foe] Vos agents sont en place. { $actor } n’a pas encore fini de placer les siens.
   *[other] { $actor } n’a pas encore fini de placer ses agents.
}
prompt-wait-placing-both = Les deux joueurs placent leurs agents en secret.
prompt-wait-drawing = Tous les agents sont en place. Le premier joueur va être tiré au sort.
prompt-wait-acting = { $actor } choisit une action.
prompt-wait-putting = { $actor } choisit un agent pour la base vide.
prompt-wait-confirming = { $actor } a posé un agent sur la base vide et peut encore en changer.
prompt-over = { $result ->
    [shared] La partie est finie. Chacun a { $high ->
        [one] { $high } point
       *[other] { $high } points
    } et la même somme en main : la victoire est partagée.
    [hand] La partie est finie, à égalité à { $high }. { $who ->
        [you] Vous gagnez à la somme des agents en main, { $high_hand } à { $low_hand }.
       *[other] { $actor } gagne à la somme des agents en main, { $high_hand } à { $low_hand }.
    }
   *[points] La partie est finie. { $who ->
        [you] Vous gagnez, { $high } à { $low }.
       *[other] { $actor } gagne, { $high } à { $low }.
    }
}

## Ce qui s’est passé

log-put = { $who ->
    [you] Vous posez votre { $number } face cachée sur votre { base-name }.
   *[other] { $number ->
        [unknown] { $actor } pose un agent face cachée sur sa { base-name }.
       *[other] { $actor } pose son { $number } face cachée sur sa { base-name }.
    }
}
log-placed = Tous les agents sont en place.
log-first = { $who ->
    [you] Vous commencez (tirage au sort).
   *[other] { $actor } commence (tirage au sort).
}
log-attack-with = { $who ->
    [you] Vous attaquez la { base-name } { of-foe } avec votre { $number }.
    [foe] { $actor } attaque votre { base-name } avec son { $number }.
   *[other] { $actor } attaque la { base-name } { of-foe } avec son { $number }.
}
log-attack-from = { $who ->
    [you] Vous attaquez la { base-name } { of-foe } depuis votre { own-name }.
    [foe] { $actor } attaque votre { base-name } depuis sa { own-name }.
   *[other] { $actor } attaque la { base-name } { of-foe } depuis sa { own-name }.
}
log-shown = { $who ->
    [you] Vous permutez sur votre { base-name } : c’était le { $number }. Un jeton cible est posé à côté.
   *[other] { $actor } permute sur sa { base-name } : c’était le { $number }. Un jeton cible est posé à côté.
}
log-answer = { $who ->
    [you] { $answer ->
        [greater] Votre { $number } est plus grand que l’agent caché.
        [smaller] Votre { $number } est plus petit que l’agent caché.
       *[equal] Votre { $number } est égal à l’agent caché.
    }
    [foe] { $answer ->
        [greater] Le { $number } { of-actor } est plus grand que votre agent.
        [smaller] Le { $number } { of-actor } est plus petit que votre agent.
       *[equal] Le { $number } { of-actor } est égal à votre agent.
    }
   *[other] { $answer ->
        [greater] Le { $number } { of-actor } est plus grand que l’agent caché { of-foe }.
        [smaller] Le { $number } { of-actor } est plus petit que l’agent caché { of-foe }.
       *[equal] Le { $number } { of-actor } est égal à l’agent caché { of-foe }.
    }
}
log-match = { $who ->
    [you] { $base ->
        [hand] L’attaque échoue : votre propre { $number } y répond, depuis votre main.
       *[other] L’attaque échoue : votre propre { $number } y répond et laisse vide votre { base-name }.
    }
    [foe] { $base ->
        [hand] Votre attaque échoue : le { $number } { of-actor } y répond, depuis sa main.
       *[other] Votre attaque échoue : le { $number } { of-actor } y répond et laisse vide sa { base-name }.
    }
   *[other] { $base ->
        [hand] L’attaque échoue : le { $number } { of-actor } y répond, depuis sa main.
       *[other] L’attaque échoue : le { $number } { of-actor } y répond et laisse vide sa { base-name }.
    }
}
log-eliminated = { $who ->
    [you] Votre { base-name } est éliminée.
   *[other] La { base-name } { of-actor } est éliminée.
}
log-over = { $rule ->
    [AH-16] Toutes les bases d’un joueur sont éliminées : la partie s’arrête.
   *[AH-20] La limite de tours est atteinte : la partie s’arrête.
}
log-revealed = { $who ->
    [you] { $bases ->
        [none] Vous n’aviez plus d’agent sur vos bases. Dans votre main : { last-hand }.
       *[other] Vous aviez encore { last-agents } sur vos bases. Dans votre main : { last-hand }.
    }
   *[other] { $bases ->
        [none] { $actor } n’avait plus d’agent sur ses bases. Dans sa main : { last-hand }.
       *[other] { $actor } avait encore { last-agents } sur ses bases. Dans sa main : { last-hand }.
    }
}
last-agents = { $bases ->
    [left] le { $left } (à gauche)
    [middle] le { $middle } (au milieu)
    [right] le { $right } (à droite)
    [left-middle] le { $left } (à gauche) et le { $middle } (au milieu)
    [left-right] le { $left } (à gauche) et le { $right } (à droite)
    [middle-right] le { $middle } (au milieu) et le { $right } (à droite)
   *[left-middle-right] le { $left } (à gauche), le { $middle } (au milieu) et le { $right } (à droite)
}
last-hand = { $hand ->
    [none] rien
   *[other] { $hand }
}

## À quoi revient un tour, après le nom de qui l’a joué

gist-attack = { $who ->
    [you] attaquez la { base-name } { of-foe }
    [foe] attaque votre { base-name }
   *[other] attaque la { base-name } { of-foe }
} avec le { $number }{ $answer ->
    [greater]  : trop grand
    [smaller]  : trop petit
    [equal]  : touché, la base tombe
   *[none] {""}
}
gist-attack-from = { $who ->
    [you] attaquez la { base-name } { of-foe } depuis votre { own-name }
    [foe] attaque votre { base-name } depuis sa { own-name }
   *[other] attaque la { base-name } { of-foe } depuis sa { own-name }
}{ $answer ->
    [greater] { " " }avec le { $number } : trop grand, la base attaquante tombe
    [smaller] { " " }avec le { $number } : trop petit, la base attaquante tombe
    [equal] { " " }avec le { $number } : touché, la base tombe
   *[none] {""}
}
gist-swap = { $who ->
    [you] permutez sur votre { base-name } : c’était le { $number }
   *[other] permute sur sa { base-name } : c’était le { $number }
}

## Ce qui a décidé une partie finie

decided-by = { $result ->
    [tokens] Les jetons cible ont fait la différence : { $who ->
        [you] vous avez fait tomber { $high ->
            [one] une base
           *[other] { $high } bases
        }, { $foe } { $low }, mais les vôtres valaient plus.
        [foe] { $actor } a fait tomber { $high ->
            [one] une base
           *[other] { $high } bases
        }, vous { $low }, mais les siennes valaient plus.
       *[other] { $actor } a fait tomber { $high ->
            [one] une base
           *[other] { $high } bases
        }, { $foe } { $low }, mais les siennes valaient plus.
    }
    [hand] Les agents restés en main ont fait la différence : les points étaient égaux.
    [shared] Rien n’a fait la différence : points et mains étaient égaux.
   *[points] Les bases ont fait la différence : { $who ->
        [you] vous en avez fait tomber { $high }, { $foe } { $low }.
        [foe] { $actor } en a fait tomber { $high }, vous { $low }.
       *[other] { $actor } en a fait tomber { $high }, { $foe } { $low }.
    }
}
decided-fell = Tour { $turn } : { $how ->
    [lost] { $who ->
        [you] votre attaque avec le { $number } échoue et vous coûte votre { base-name }.
       *[other] l’attaque { of-actor } avec le { $number } échoue et lui coûte sa { base-name }.
    }
   *[hit] { $who ->
        [you] { $foe } touche votre { base-name } avec le { $number }.
        [foe] vous touchez la { base-name } { of-actor } avec le { $number }.
       *[other] { $foe } touche la { base-name } { of-actor } avec le { $number }.
    }
}
moment-eliminated = { $how ->
    [lost] { $who ->
        [you] Votre attaque avec le { $number } échoue et vous coûte votre { base-name }.
       *[other] L’attaque { of-actor } avec le { $number } échoue et lui coûte sa { base-name }.
    }
   *[hit] { $who ->
        [you] { $foe } touche votre { base-name } avec le { $number }.
        [foe] Vous touchez la { base-name } { of-actor } avec le { $number }.
       *[other] { $foe } touche la { base-name } { of-actor } avec le { $number }.
    }
}

## Coups possibles

move-put = y poser votre { $number }, face cachée
move-done = valider
move-swap = permuter sur votre { base-name } : montrer son agent, dépenser un jeton
move-attack-with = attaquer la { base-name } { of-foe } avec votre { $number }
move-attack-from = attaquer la { base-name } { of-foe } depuis votre { own-name }, perdue si l’attaque échoue

## Ce qu’un coup peut donner

outlook-points = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
outlook-hit = { $ends ->
    [yes] Égal : la base est éliminée, { outlook-points } pour vous, et la partie s’arrête.
   *[no] Égal : la base est éliminée, { outlook-points } pour vous.
}
outlook-greater = { $count ->
    [0] Votre { $number } est plus grand que l’agent caché.
    [1] Votre { $number } est plus grand que l’agent caché : c’est le { $numbers }.
   *[other] Votre { $number } est plus grand que l’agent caché : restent { $numbers }.
}
outlook-smaller = { $count ->
    [0] Votre { $number } est plus petit que l’agent caché.
    [1] Votre { $number } est plus petit que l’agent caché : c’est le { $numbers }.
   *[other] Votre { $number } est plus petit que l’agent caché : restent { $numbers }.
}
outlook-hit-from = { $ends ->
    [yes] Égal : la base adverse est éliminée, { outlook-points } pour vous, et la partie s’arrête.
   *[no] Égal : la base adverse est éliminée, { outlook-points } pour vous. Vous posez ensuite un autre agent de votre main sur votre { own-name }.
}
outlook-greater-from = { outlook-greater } { outlook-lost }
outlook-smaller-from = { outlook-smaller } { outlook-lost }
outlook-lost = { $ends ->
    [yes] Votre { own-name } est perdue, { outlook-points } pour { $foe }, et la partie s’arrête.
   *[no] Votre { own-name } est perdue, { outlook-points } pour { $foe }.
}
outlook-swap = Vous montrez le { $number } de votre { base-name } et y cachez un agent de votre main, même celui-là. Ce qu’on savait de cette base ne vaut plus rien, mais elle vaudra { outlook-points } pour { $foe }.
# La même chose en quelques mots, là où la place manque.
brief-outlook-hit = { $ends ->
    [yes] Égal : { outlook-points }, fin de la partie
   *[no] Égal : { outlook-points } pour vous
}
brief-outlook-greater = { $count ->
    [0] { $number } est plus grand
   *[other] { $number } est plus grand : { $runs }
}
brief-outlook-smaller = { $count ->
    [0] { $number } est plus petit
   *[other] { $number } est plus petit : { $runs }
}
brief-outlook-hit-from = { brief-outlook-hit }
brief-outlook-greater-from = { $count ->
    [0] { $number } est plus grand : { brief-outlook-lost }
   *[other] { $number } est plus grand ({ $runs }) : { brief-outlook-lost }
}
brief-outlook-smaller-from = { $count ->
    [0] { $number } est plus petit : { brief-outlook-lost }
   *[other] { $number } est plus petit ({ $runs }) : { brief-outlook-lost }
}
brief-outlook-lost = { $ends ->
    [yes] base perdue, fin de la partie
   *[no] base perdue
}
brief-outlook-swap = Ce qu’on en savait ne vaut plus rien, mais elle vaudra { outlook-points }.

## Pourquoi pas

refusal-over = La partie est finie.
refusal-chance_only = Le premier joueur est tiré au sort : personne ne le choisit.
refusal-watching = Vous regardez cette partie, vous n’y jouez pas.
refusal-no_such_agent = Il n’y a pas d’agent { $number } : ils vont de 0 à { $highest }.
refusal-no_such_base = Cette base n’existe pas.
refusal-already_ready = Vos agents sont en place. Votre adversaire n’a pas encore fini de placer les siens.
refusal-first_player_is_drawn = Le premier joueur doit encore être tiré au sort.
refusal-other_puts = Votre adversaire pose d’abord un agent sur la base vide.
refusal-not_your_turn = C’est le tour de votre adversaire.
refusal-nothing_to_confirm = Il n’y a rien à confirmer : choisissez l’une des trois actions.
refusal-confirm_first = Validez d’abord votre placement.
refusal-put_first = Posez d’abord un agent de votre main sur votre { base-name }.
refusal-no_base_awaits = Aucune de vos bases n’attend d’agent. Permutez si vous voulez en changer un.
refusal-on_your_base = Votre { $number } est sur votre { base-name }, pas dans votre main.
refusal-agent_is_gone = Votre { $number } a quitté le jeu.
refusal-own_base_eliminated = Votre { base-name } est éliminée : elle ne peut plus agir.
refusal-no_token_left = { $tokens ->
    [0] Cette partie se joue sans jeton cible : personne ne permute.
    [1] Vous n’avez plus de jeton cible : le seul est sur la table.
   *[other] Vous n’avez plus de jeton cible : les { $tokens } sont sur la table.
}
refusal-enemy_base_eliminated = La { base-name } de votre adversaire est éliminée : plus personne ne peut la viser.

## Ce qui ne peut être convenu ni apporté

refusal-agents_for_bases = { $bases ->
    [one] { $bases } base demande
   *[other] { $bases } bases demandent
} au moins { $least ->
    [one] { $least } agent
   *[other] { $least } agents
}, pas { $agents }

## Le score, pas à pas

score-rule = Chaque base adverse éliminée donne 1 point, et 1 de plus par jeton cible posé à côté. (AH-17)
score-total = { $points ->
    [one] { $who ->
        [you] Vous avez { $points } point :
       *[other] { $actor } a { $points } point :
    }
   *[other] { $who ->
        [you] Vous avez { $points } points :
       *[other] { $actor } a { $points } points :
    }
}
score-base = { $who ->
    [foe] votre { base-name }
   *[other] la { base-name } { of-foe }
} : éliminée, { $tokens ->
    [0] sans jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} : { $worth }
score-standing = { $who ->
    [foe] votre { base-name }
   *[other] la { base-name } { of-foe }
} : tient toujours{ $number ->
    [none] {""}
   *[other] { " " }(c’était le { $number })
}, { $tokens ->
    [0] sans jeton
    [one] son jeton ne compte pas
   *[other] ses { $tokens } jetons ne comptent pas
} : 0
score-tie = Les points sont à égalité : les sommes en main décident, { $high_hand } contre { $low_hand }. (AH-18)

## Terminal

key-left = g
key-middle = m
key-right = d
key-swap = p
key-done = ok
word-left = gauche
word-middle = milieu
word-right = droite
word-swap = permuter

table-title = { $turn ->
    [0] Agent Hunter
   *[other] Agent Hunter, tour { $turn }
}
table-out = hors jeu : { $numbers }
table-side = { $who ->
    [you] Vous
   *[other] { $actor }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [0] plus de jeton
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
}
table-hand-hidden = { $known ->
    [none] { $count } en main
   *[other] { $count } en main, dont { $known }
}
table-places-in-secret = { $actor } place ses agents en secret.
table-hand = Votre main : { $numbers }
table-hand-known = Votre main : { $numbers } ({ $foe } en connaît : { $known })
table-hand-empty = Votre main est vide.
table-odds-theirs = chances en %
table-odds-yours = pour { $foe }, %
table-base = { $name } : { $content }
table-base-hidden = cachée
table-base-empty = vide
table-base-out = éliminée, { $number } contre { $number }
table-worth = vaut { $worth }
table-possible = { $numbers } à { $percent } %
table-possible-yours = pour { $foe } : { $numbers }

help-table = La fiche donne les chances de chaque numéro sur chaque base. Sous vos bases, elle montre ce que { $foe } peut déduire, et votre agent entre [ ]. Une base vaut 1 point, et 1 de plus par jeton (●) posé à côté.
offer-hand = Attaquer de la main
offer-hand-keys = { $numbers } avec { $bases }, par exemple { $example } ({ offer-hand-price })
offer-hand-price = l’agent revient
offer-swap = Permuter
offer-swap-price = coûte 1 jeton
offer-base = Attaquer d’une base
offer-base-price = met cette base en jeu
offer-put = Poser face cachée
offer-done = Valider

## Client: the table

points = { $points ->
    [one] point
   *[other] points
}
tokens-left = { $tokens ->
    [0] plus de jeton
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
}
out = Sortis
base-short = { $base ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
}
worth = vaut { $worth }
eliminated = Éliminée
against = { $number } contre { $number }
fell = Perdue au tour { $turn }.
must-think = Pour { $foe }, c’est l’un de
your-hand = Votre main
hand-size = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
can-work-out = { $foe } peut déduire que vous avez { $numbers }.
sheet-notes = { $name ->
    [left] Vos notes sur la base de gauche
    [middle] Vos notes sur la base du milieu
   *[right] Vos notes sur la base de droite
}
sheet-strike = Barrer le { $number }
actions = Actions
ask-card = Choisissez un agent à montrer.
ask-target = Choisissez une base à viser.
ask-swap = Choisissez une de vos bases à permuter.
ask-own = Choisissez une de vos bases pour attaquer.
confirm-hand = Montrer votre { $number } à la { base-name } { of-foe } ?
confirm-swap = Montrer le { $number } de votre { base-name } et y cacher un agent ?
confirm-base = Attaquer la { base-name } { of-foe } avec le { $number } de votre { own-name } ?
caution-hand = Vous ne pourrez plus annuler : { $foe } voit votre { $number }.
caution-swap = Vous ne pourrez plus annuler : { $foe } voit votre { $number }, et un jeton est dépensé.
caution-base = Vous ne pourrez plus annuler : { $foe } voit votre { $number }, et une base tombe.
caution-done = Vous ne pourrez plus annuler : la partie continue.
go-hand = Montrer le { $number }
go-swap = Montrer le { $number } et permuter
go-base = Attaquer avec le { $number }
choose-again = Changer
take-back = Annuler
turn-of = tour { $turn } sur { $limit }
label-row = { $who ->
    [you] Vos bases
   *[other] Bases { of-actor }
}
label-hand-of = { $numbers ->
    [none] { $count } en main
   *[other] { $count } en main, connus : { $numbers }
}
label-base = { $who ->
    [you] Votre { base-name }
   *[other] La { base-name } { of-actor }
}, { $state ->
    [out] éliminée, { $number } contre { $number }
    [empty] vide
    [seen] agent { $number }
   *[hidden] { $numbers ->
        [none] cachée
       *[other] cachée : { $numbers }
    }
}, vaut { $worth }{ $choice ->
    [chosen] , choisie
    [legal] , peut être choisie
   *[no] {""}
}
label-odds = { $number } ({ $percent } %)
label-hand = Agent { $number }, dans votre main{ $seen ->
    [yes] , connu de votre adversaire
   *[no] {""}
}{ $choice ->
    [chosen] , choisi
    [legal] , peut être choisi
   *[no] {""}
}
what-was-left = Ce qui restait
hand-left = { $who ->
    [you] Votre main, somme { $sum }
   *[other] La main { of-actor }, somme { $sum }
}

## Client: home

home-tab = Duel
home-minutes = 15 min
home-hook = Trois bases, dix agents chacun. Devinez le numéro derrière le volet avant que l’adversaire devine le vôtre.

## Guided first game

first-aim = Trouvez les agents cachés sur les bases adverses avant que les vôtres ne soient trouvés : à chaque numéro montré, on vous répond « plus grand », « plus petit » ou « égal ».
said-attack-with = J’ai montré un numéro qui coupe en deux ce que votre base peut encore être : « plus grand » et « plus petit » m’aident tous les deux.
said-attack-from = J’avais presque deviné ce numéro : j’ai donc risqué une de mes bases.
said-swap = Vous aviez presque trouvé cet agent : j’en ai caché un autre.
tip-place = Ces cartes numérotées sont vos agents. Choisissez-en un : il va face cachée sur votre première base, où l’adversaire cherchera son numéro.
tip-place-more = Cachez encore un agent sur chaque base vide. Ceux qui restent dans votre main vous serviront à attaquer.
tip-ready = Toutes vos bases sont gardées, et l’adversaire ne sait pas par qui. Appuyez sur le bouton violet pour valider, ou sur Annuler pour déplacer un agent.
tip-act = Trouvez les agents cachés en haut. Choisissez un agent de votre main (les numéros du milieu en disent plus), puis une base en haut, puis appuyez sur le bouton violet.
tip-answer = La fiche près de chaque base adverse ne garde que les numéros encore possibles, avec leurs chances. Montrez un numéro qui coupe cette liste en deux.
tip-attacked = L’adversaire a attaqué une de vos bases et reçu une réponse vraie. La ligne sous chaque base montre les numéros qui lui semblent encore possibles. Continuez à attaquer.
tip-hand-known = L’œil marque les agents que l’adversaire sait dans votre main, donc sur aucune base. Les montrer encore ne révèle rien.
tip-narrow = Une base adverse n’a plus que trois numéros possibles au plus. Si vous en avez un en main, montrez-le là : s’il est égal, la base est éliminée.
tip-swap = Une de vos bases est presque trouvée. « Permuter » y cache un autre agent, mais elle vaudra un point de plus. Faites-le s’il reste un ou deux numéros.
tip-token = Permuter laisse un jeton cible à côté de la base. Si elle tombe, il donne un point de plus à l’autre joueur : visez les bases qui ont des jetons.
tip-put = Une de vos bases est vide. Choisissez un agent de votre main à y cacher, puis appuyez sur le bouton violet. L’adversaire ne voit pas son numéro.
tip-eliminated = Une base éliminée donne 1 point à l’autre joueur, et 1 par jeton à côté. Quand la dernière base d’un joueur tombe, la partie s’arrête : qui a le plus de points gagne.
tip-base-attack = « Attaquer d’une base » montre l’agent d’une de vos bases. Égal : la base adverse tombe. Sinon, c’est la vôtre. À faire quand la fiche ne laisse aucun doute.
