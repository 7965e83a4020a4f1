# Spy Club. $who vaut "you" si le lecteur agit lui-même, "foe" s’il est celui qu’on nomme à côté de
# l’acteur, "other" sinon. $name, $give, $get et $back sont des noms d’indices, $aspect celui d’un
# aspect. Les aides qui demandent un article ou un pluriel choisissent d’après le mot lui-même.
# Devant ? ! ; : et dans « » : l’espace insécable U+00A0.

title = Spy Club
description = Une enquête dans votre quartier : retournez les indices, partagez vos idées et trouvez ensemble la clé de l’affaire avant que le suspect s’enfuie.

option-advanced = Difficulté
option-advanced-help = Au niveau avancé, Fatigue et Sabotage coûtent une idée de plus, et le suspect s’enfuit plus vite.
option-advanced-0 = standard
option-advanced-1 = avancée
option-consent = Actions d’équipe
option-consent-help = Faut-il l’accord du partenaire pour échanger un indice ou prendre des idées ? Les bots sont toujours d’accord.
option-consent-0 = sans demander
option-consent-1 = avec son accord

aid-memory = Autres faces déjà vues
aid-memory-kept = retenues pour vous
aid-memory-off = non montrées

## Noms des choses

aspect-motive = Mobile
aspect-suspect = Suspect
aspect-location = Lieu
aspect-crime = Délit
aspect-object = Objet
aspect-distraction = Diversion

clue-love = Amour
clue-money = Argent
clue-dare = Défi
clue-hunger = Faim
clue-fame = Gloire
clue-jealousy = Jalousie
clue-revenge = Vengeance
clue-librarian = Bibliothécaire
clue-cashier = Caissier
clue-rascal = Canaille
clue-dog = Chien
clue-garbage-collector = Éboueur
clue-twins = Jumelles
clue-mom = Maman
clue-neighbour = Voisine
clue-game-shop = Boutique de jeux
clue-cabin = Chalet
clue-school = École
clue-funfair = Fête foraine
clue-manor = Manoir
clue-ice-cream-stand = Marchand de glaces
clue-museum = Musée
clue-park = Parc
clue-restaurant = Restaurant
clue-burglary = Cambriolage
clue-break-in = Effraction
clue-spying = Espionnage
clue-prank = Farce
clue-bullying = Harcèlement
clue-lie = Mensonge
clue-vandalism = Vandalisme
clue-hat = Chapeau
clue-key = Clé
clue-game-pieces = Éléments de jeu
clue-cake = Gâteau
clue-slingshot = Lance-pierre
clue-watch = Montre
clue-lipstick = Rouge à lèvres
clue-stamp = Timbre
clue-homework = Devoirs
clue-chores = Corvées
clue-video-games = Jeux vidéo
clue-piano-lesson = Leçon de piano
clue-birthday = Anniversaire

symbol-moon = lune
symbol-square = carré
symbol-triangle = triangle
symbol-cross = croix
symbol-star = étoile

part-day = Jour
part-dusk = Crépuscule
part-night = Nuit

event-fatigue = Fatigue
event-lost-trail = Trace perdue
event-decoy = Leurre
event-sabotage = Sabotage
event-false-lead = Fausse piste
event-nothing = Aucun effet

the-aspect = { $aspect ->
    [Objet] l’{ $aspect }
    [Diversion] la { $aspect }
   *[other] le { $aspect }
}
an-aspect = { $aspect ->
    [Diversion] une { $aspect }
   *[other] un { $aspect }
}
many-aspect = { $aspect ->
    [Lieu] Lieux
   *[other] { $aspect }s
}
of-seat = { $seat_elides ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
of-actor = { $actor_elides ->
    [yes] d’{ $actor }
   *[no] de { $actor }
}
you-have = { $ideas ->
    [0] vous n’avez aucune idée
    [one] vous avez { $ideas } idée
   *[other] vous avez { $ideas } idées
}
of-foe = { $foe_elides ->
    [yes] d’{ $foe }
   *[no] de { $foe }
}
count-ideas = { $ideas ->
    [0] aucune idée
    [one] { $ideas } idée
   *[other] { $ideas } idées
}

## Que faire maintenant

prompt-act = { $left ->
    [one] À vous : encore { $left } action, et { you-have }. Retournez des indices, changez d’intuition, confirmez ou explorez ; ou terminez votre tour.
   *[other] À vous : encore { $left } actions, et { you-have }. Retournez des indices, changez d’intuition, confirmez ou explorez.
}
prompt-no-actions = Vos actions sont faites. Terminez votre tour : le suspect se déplace ensuite.
prompt-turning = { $left ->
    [one] Retournez aussi le dernier de vos indices, ou arrêtez-vous là.
   *[other] Retournez un autre de vos indices, ou arrêtez-vous là.
}
prompt-asked-swap = { $actor } vous propose l’indice { $give } contre votre indice { $get }. Acceptez-vous ?
prompt-asked-take = { $actor } aimerait vous prendre { count-ideas }. Acceptez-vous ?
prompt-lose = { $left ->
    [one] { $event } : { $left } idée doit quitter le jeu. Choisissez si elle vient de la réserve ou d’un joueur.
   *[other] { $event } : { $left } idées doivent quitter le jeu. Choisissez une à une : de la réserve, ou d’un joueur.
}
prompt-wait-setup = Les indices sont mis en place.
prompt-wait-turn = { $who ->
    [you] Votre tour s’achève : les indices sont complétés, puis le suspect se déplace.
   *[other] C’est le tour { of-actor }. Réfléchissez déjà ensemble à la suite.
}
prompt-wait-asked = La réponse { of-actor } est attendue : accepter ou refuser.
prompt-wait-lose = { $actor } choisit les idées qui quittent le jeu.
prompt-over = { $cause ->
    [solved] Enquête résolue : les cinq aspects sont trouvés. Bravo !
    [escape] Le suspect s’est enfui. { $solved ->
        [0] Aucun aspect n’est résolu cette fois.
        [one] Vous avez résolu { $solved } aspect sur 5.
       *[other] Vous avez résolu { $solved } aspects sur 5.
    }
    [ideas] Il reste trop peu d’idées pour continuer. { $solved ->
        [0] Aucun aspect n’est résolu cette fois.
        [one] Vous avez résolu { $solved } aspect sur 5.
       *[other] Vous avez résolu { $solved } aspects sur 5.
    }
    [clues] Il reste trop peu d’indices pour continuer. { $solved ->
        [0] Aucun aspect n’est résolu cette fois.
        [one] Vous avez résolu { $solved } aspect sur 5.
       *[other] Vous avez résolu { $solved } aspects sur 5.
    }
   *[time] Le temps est écoulé. { $solved ->
        [0] Aucun aspect n’est résolu cette fois.
        [one] Vous avez résolu { $solved } aspect sur 5.
       *[other] Vous avez résolu { $solved } aspects sur 5.
    }
}

## Ce qui s’est passé

log-first = { $who ->
    [you] Le tirage est fait : vous commencez.
   *[other] Le tirage est fait : { $actor } commence.
}
log-turned = { $who ->
    [you] Vous retournez votre place { $place } : { $name } ({ $aspect }).
   *[other] { $actor } retourne sa place { $place } : { $name } ({ $aspect }).
}
log-gained = { $who ->
    [you] { $ideas ->
        [0] Votre intuition passe sur { an-aspect } : aucune idée à prendre.
       *[other] Votre intuition passe sur { an-aspect } : vous prenez { count-ideas }.
    }
   *[other] { $ideas ->
        [0] L’intuition { of-actor } passe sur { an-aspect } : aucune idée à prendre.
       *[other] { $actor } change d’intuition, passe sur { an-aspect } et prend { count-ideas }.
    }
}
log-pinned = { $who ->
    [you] Vous confirmez l’indice { $name } ({ $aspect }) à la place { $at } de la rangée
   *[other] { $actor } confirme l’indice { $name } ({ $aspect }) à la place { $at } de la rangée
}{ $paid ->
    [0] {""}
    [one] { " " }pour { $paid } idée
   *[other] { " " }pour { $paid } idées
}.
log-backed = { $who ->
    [you] En échange, l’indice { $name } ({ $aspect }) vient à votre place { $place }.
   *[other] En échange, l’indice { $name } ({ $aspect }) vient à la place { $place } { of-actor }.
}
log-scouted = { $who ->
    [you] Vous explorez : l’indice { $name } ({ $aspect }) est à vous
   *[other] { $actor } explore et prend l’indice { $name } ({ $aspect })
}{ $paid ->
    [0] {""}
    [one] { " " }pour { $paid } idée
   *[other] { " " }pour { $paid } idées
}.
log-discarded = { $where ->
    [incoming] Indice potentiel défaussé : { $name } ({ $aspect }).
    [tray] Indice du sabot défaussé : { $name } ({ $aspect }).
    [row] Indice de la rangée défaussé : { $name } ({ $aspect }).
   *[area] Indice défaussé : { $name } ({ $aspect }).
}
log-swapped = { $who ->
    [you] Vous donnez l’indice { $give } à { $foe } et recevez l’indice { $get }.
    [foe] { $actor } vous donne l’indice { $give } et reçoit l’indice { $get }.
   *[other] { $actor } donne l’indice { $give } à { $foe } et reçoit l’indice { $get }.
}
log-taken = { $who ->
    [you] Vous prenez { count-ideas } à { $foe }.
    [foe] { $actor } vous prend { count-ideas }.
   *[other] { $actor } prend { count-ideas } à { $foe }.
}
log-asked = { $who ->
    [you] Vous demandez l’accord { of-foe }.
    [foe] { $actor } demande votre accord.
   *[other] { $actor } demande l’accord { of-foe }.
}
log-refuse = { $who ->
    [you] Vous préférez vous abstenir : rien ne change.
   *[other] { $actor } préfère s’abstenir : rien ne change.
}
log-solved = { $count ->
    [one] L’équipe tient { the-aspect } : { $name }. { $count } aspect sur 5 est résolu.
   *[other] L’équipe tient { the-aspect } : { $name }. { $count } aspects sur 5 sont résolus.
}
log-escape = { $cause ->
    [decoy] { $left ->
        [0] Le suspect a atteint l’évasion.
        [one] Plus que { $left } case avant l’évasion.
       *[other] Encore { $left } cases avant l’évasion.
    }
   *[sign] { $left ->
        [0] La carte Déplacement porte le signe de fuite : le suspect a atteint l’évasion.
        [one] La carte Déplacement porte le signe de fuite : plus que { $left } case avant l’évasion.
       *[other] La carte Déplacement porte le signe de fuite : encore { $left } cases avant l’évasion.
    }
}
log-suspect = { $who ->
    [you] { $number ->
        [one] Le suspect avance de { $number } place, sur votre indice { $name } ({ $aspect }).
       *[other] Le suspect avance de { $number } places, sur votre indice { $name } ({ $aspect }).
    }
   *[other] { $number ->
        [one] Le suspect avance de { $number } place, sur l’indice { $name } ({ $aspect }) { of-actor }.
       *[other] Le suspect avance de { $number } places, sur l’indice { $name } ({ $aspect }) { of-actor }.
    }
}
log-event = { $kind ->
    [fatigue] { $ideas ->
        [0] Fatigue : rien n’est encore résolu, aucune idée n’est perdue.
        [one] Fatigue : { count-ideas } doit quitter le jeu.
       *[other] Fatigue : { count-ideas } doivent quitter le jeu.
    }
    [lost-trail] Trace perdue : des indices potentiels sont perdus.
    [decoy] Leurre : le marqueur de fuite avance d’une case.
    [sabotage] Sabotage : { count-ideas } doivent quitter le jeu.
    [false-lead] Fausse piste : chacun retourne tous ses indices.
   *[nothing] Une diversion : il ne se passe rien.
}
log-lost = { $players ->
    [0] Idées retirées du jeu : { $ideas }, dans la réserve.
   *[other] { $supply ->
        [0] Idées retirées du jeu : { $ideas }, chez les joueurs.
       *[other] Idées retirées du jeu : { $ideas }, dont { $supply } dans la réserve et { $players } chez les joueurs.
    }
}
log-over = { $cause ->
    [solved] L’enquête est résolue.
    [escape] L’enquête s’arrête.
    [ideas] Il ne reste plus assez d’idées : l’enquête s’arrête.
    [clues] Une place reste vide, faute d’indices : l’enquête s’arrête.
   *[time] La dernière carte Déplacement est retournée : l’enquête s’arrête.
}

## Ce qu’un coup peut donner

outlook-confirm = { $price ->
    [0] Confirmer l’indice { $name } ne coûte rien.
    [one] Confirmer l’indice { $name } coûte { $price } idée, il vous en reste { $left }.
   *[other] Confirmer l’indice { $name } coûte { $price } idées, il vous en reste { $left }.
}{ $back ->
    [none] {""}
   *[other] { " " }L’indice { $back } revient en échange.
}{ $solves ->
    [yes] { " " }Cela résout { the-aspect } : la réponse est { $answer }.
   *[no] { $row ->
        [one] { " " }C’est le seul de son aspect dans la rangée.
       *[other] { " " }Il y a alors { $row } { many-aspect } dans la rangée.
    }
}
outlook-refill = { $name ->
    [unknown] Un indice du sabot que personne n’a vu vient à la place { $place } à la fin de votre tour.
   *[other] L’indice { $name } vient à la place { $place } à la fin de votre tour.
}
outlook-focus = { $ideas ->
    [0] Votre intuition passe sur { an-aspect }, et vous ne prenez aucune idée.
   *[other] Votre intuition passe sur { an-aspect }, et vous prenez { count-ideas }.
}
outlook-scout = { $price ->
    [0] L’indice { $name } ne coûte rien.
    [one] L’indice { $name } coûte { $price } idée.
   *[other] L’indice { $name } coûte { $price } idées.
}{ $discards ->
    [none] {""}
   *[other] { " " }Vous défaussez l’indice { $discards }.
}
outlook-turn = { $name } ({ $aspect })
outlook-swap = Vous donnez l’indice { $give } à { $seat } et recevez l’indice { $get }.
outlook-take = Vous recevez { count-ideas } { of-seat }.
outlook-end = { $left ->
    [0] Les indices sont complétés, puis le suspect se déplace.
    [one] { $left } action reste inutilisée. Les indices sont complétés, puis le suspect se déplace.
   *[other] { $left } actions restent inutilisées. Les indices sont complétés, puis le suspect se déplace.
}

## Ce que prévoit un équipier

plan-solve = Avec l’indice { $name }, je peux résoudre { the-aspect } tout de suite : je le confirme.
plan-confirm = { $row ->
    [0] Je commencerais bien par les { many-aspect } : je confirme l’indice { $name }.
    [one] Je vise les { many-aspect } : il y en a { $row } dans la rangée, je confirme l’indice { $name }.
   *[other] Je vise les { many-aspect } : il y en a { $row } dans la rangée, je confirme l’indice { $name }.
}
plan-turn = Je vise les { many-aspect } : je retourne mon indice { $name }.
plan-focus = Les { many-aspect } vont nous coûter des idées : je change d’intuition pour en prendre { $ideas }.
plan-scout = Je vise les { many-aspect } : j’explore et je prends l’indice { $name }.
plan-team = { $foe } et moi avons la même intuition : ensemble, nous irons plus vite vers les { many-aspect }.
plan-end = Je ne peux rien de plus pour les { many-aspect } : je termine mon tour.

## Pourquoi pas

refusal-over = L’enquête est terminée.
refusal-chance_only = Les indices, les cartes Déplacement et le premier joueur sont tirés au sort : personne ne les choisit.
refusal-watching = Vous regardez, vous ne jouez pas.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-setting_up = Les indices sont d’abord mis en place.
refusal-no_actions = Vos trois actions sont faites : terminez votre tour.
refusal-turning_first = Vous êtes en train de retourner des indices : retournez-en un autre, ou arrêtez-vous d’abord.
refusal-turned_already = Vous avez déjà retourné cet indice dans cette action : une fois chacun.
refusal-not_turning = Vous n’êtes pas en train de retourner des indices : rien à arrêter.
refusal-empty_place = Votre place { $place } est vide. Elle sera complétée à la fin de votre tour.
refusal-same_focus = Votre intuition y est déjà : déplacez-la sous un autre de vos indices.
refusal-focus_empty = Cette place est vide, et votre intuition demande un indice.
refusal-too_dear = { $price ->
    [one] Cet indice est à { $price } place de votre intuition : il coûte { $price } idée, et { you-have }.
   *[other] Cet indice est à { $price } places de votre intuition : il coûte { $price } idées, et { you-have }.
}
refusal-no_clue_there = Il n’y a pas d’indice potentiel ici pour l’instant. Le vide sera comblé à la fin de votre tour.
refusal-scout_dear = { $price ->
    [one] Cet indice coûte { $price } idée, et { you-have }.
   *[other] Cet indice coûte { $price } idées, et { you-have }.
}
refusal-yourself = Une action d’équipe se fait à deux : choisissez un autre joueur.
refusal-no_actions_team = Les actions d’équipe se font avant votre troisième action, et elle est faite : terminez votre tour.
refusal-aspects_differ = Votre intuition et celle { of-seat } ne sont pas du même aspect.
refusal-distraction_focus = Votre intuition est sur une Diversion, qui ne permet pas d’action d’équipe.
refusal-no_focus_clue = { $who ->
    [you] Votre intuition est sur une place vide : pas d’action d’équipe pour l’instant.
   *[other] L’intuition { of-seat } est sur une place vide : pas d’action d’équipe pour l’instant.
}
refusal-their_place_empty = La place { $place } { of-seat } est vide.
refusal-came_from = { $who ->
    [you] Vous avez donné l’indice { $name } pendant ce tour : il ne peut pas vous revenir avant le prochain.
   *[other] { $seat } a donné l’indice { $name } pendant ce tour : il ne peut pas lui revenir avant le prochain.
}
refusal-not_so_many = { $ideas ->
    [0] { $seat } n’a pas d’idée à donner.
    [one] { $seat } n’a qu’une idée.
   *[other] { $seat } n’a que { count-ideas }.
}
refusal-refused_before = { $seat } vient de refuser. Faites une autre action avant de demander à nouveau.
refusal-waiting_answer = { $who ->
    [you] On attend votre réponse : acceptez ou refusez d’abord.
   *[other] La réponse { of-seat } est attendue.
}
refusal-not_here = Cette table n’a pas cette place ou ce joueur.
refusal-nothing_asked = Personne ne vous a rien demandé pour l’instant.
refusal-lose_first = { $left ->
    [one] { $left } idée doit d’abord quitter le jeu : choisissez d’où elle vient.
   *[other] { $left } idées doivent d’abord quitter le jeu : choisissez d’où elles viennent.
}
refusal-nothing_to_lose = Aucune idée ne doit quitter le jeu pour l’instant.
refusal-none_there = Il n’y a pas d’idée à retirer là.

## Terminal

move-turn = retourner l’indice { $name }
move-stop = s’arrêter là
move-focus = déplacer votre intuition sous l’indice { $name }
move-confirm = confirmer l’indice { $name } à la place { $at } de la rangée{ $price ->
    [0] {""}
    [one] , pour { $price } idée
   *[other] , pour { $price } idées
}{ $back ->
    [none] {""}
   *[other] , en échange de l’indice { $back }
}
move-scout = explorer : l’indice { $name }{ $price ->
    [0] {""}
    [one] { " " }pour { $price } idée
   *[other] { " " }pour { $price } idées
}, à la place { $place }{ $discards ->
    [none] {""}
   *[other] , et défausser l’indice { $discards }
}
move-swap = donner l’indice { $give } à { $seat } contre l’indice { $get }
move-take = prendre { count-ideas } à { $seat }
move-agree = accepter
move-refuse = refuser
move-lose-supply = perdre une idée de la réserve
move-lose = { $who ->
    [you] perdre une de vos idées
   *[other] perdre une idée { of-seat }
}
move-rest = perdre tout ce qui doit partir : de la réserve, puis de qui en a le plus
move-end = terminer votre tour

key-turn = r
key-stop = ok
key-focus = i
key-confirm = c
key-scout = e
key-swap = x
key-take = p
key-agree = o
key-refuse = n
key-lose = l
key-end = t
key-tray = s
key-supply = r
key-rest = t
word-turn = retourner
word-stop = arreter
word-focus = intuition
word-confirm = confirmer
word-scout = explorer
word-swap = echanger
word-take = prendre
word-agree = oui
word-refuse = non
word-lose = perdre
word-end = terminer
offer-turn = Retourner un indice
offer-stop = S’arrêter là
offer-focus = Changer d’intuition
offer-confirm = Confirmer
offer-confirm-keys = votre place { $places }, puis celle de la rangée { $to }, par exemple { $example }
offer-scout = Explorer
offer-scout-keys = indice potentiel { $from }, puis votre place { $places }, par exemple { $example }
offer-swap = Échanger un indice
offer-swap-keys = votre place, le partenaire { $seats } et sa place, par exemple { $example }
offer-take = Prendre des idées
offer-agree = Accepter
offer-refuse = Refuser
offer-lose = Perdre une idée
offer-rest = Tout perdre d’un coup
offer-end = Terminer le tour

table-title = { $turn ->
    [0] Spy Club
   *[other] Spy Club, tour { $turn } sur { $turns }
}
table-cards = { $part } : { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
table-state = { $left ->
    [0] Évasion atteinte
    [one] Évasion dans { $left } case
   *[other] Évasion dans { $left } cases
} ; { $supply ->
    [one] { $supply } idée en réserve
   *[other] { $supply } idées en réserve
}{ $lost ->
    [0] {""}
    [one] , { $lost } perdue
   *[other] , { $lost } perdues
}
table-solved = Résolu : { $names }
table-row = { $tally ->
    [none] Rangée
   *[other] Rangée : { $tally }
}
table-tally = { $count ->
    [one] { $count } { $aspect }
   *[other] { $count } { many-aspect }
}
table-incoming = Indices potentiels, { $count ->
    [one] { $count } carte dans le sabot
   *[other] { $count } cartes dans le sabot
}
table-tray = sabot
table-player = { $letter } { $who ->
    [you] Vous
   *[other] { $actor }
} : { count-ideas }{ $partner ->
    [yes] , actions d’équipe possibles
   *[no] {""}
}
table-clue = { $name } ({ $aspect })
table-behind = / { $name } ({ $aspect })
table-empty = vide
table-torch = lampe
table-focus = intuition
table-here = suspect
table-turned = retourné
table-price = { $price ->
    [0] gratuit
    [one] { $price } idée
   *[other] { $price } idées
}
table-landings = Le suspect peut aller
table-landing = { $number ->
    [one] { $number } place
   *[other] { $number } places
}
table-landing-clue = { $letter } { $place }, { $name } : { $event }
table-landing-unknown = { $letter } { $place }, un indice pas encore vu
table-counts = Faces par aspect
table-head-up = visibles
table-head-behind = derrière
table-head-out = parties
table-head-unseen = inconnues
table-head-total = toutes
table-done = résolu
event-costs = { $ideas ->
    [0] { $event }
    [one] { $event }, { $ideas } idée perdue
   *[other] { $event }, { $ideas } idées perdues
}
help-table = La place 1 d’un joueur est celle que le suspect atteint d’abord, et les indices sont complétés à partir d’elle. La lampe montre où serait la réponse si un aspect était résolu maintenant. Derrière / figure ce qui a été vu sur l’autre face d’un indice. Pour un coup, tapez sa lettre et les places : c24 met l’indice de votre place 2 à la place 4 de la rangée.

## Le score, pas à pas

score-rule = L’enquête est résolue quand les cinq aspects le sont ; chaque aspect résolu compte, quelle que soit la fin (CL-24).
score-solved = { $aspect } : { $name }
score-open = { $aspect } : non résolu
