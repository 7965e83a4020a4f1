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

symbol-moon = la lune
symbol-square = le carré
symbol-triangle = le triangle
symbol-cross = la croix
symbol-star = l’étoile

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
    [0] il ne vous reste aucune idée à dépenser
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
prompt-no-actions = { $haste ->
    [step] Vos actions sont faites, sans indice confirmé : finir le tour rapproche le suspect d’une case de l’évasion.
    [escape] Vos actions sont faites, sans indice confirmé : finir le tour laisse le suspect s’enfuir.
   *[no] Vos actions sont faites. Terminez votre tour : le suspect se déplace ensuite.
}
prompt-choose = { $grid ->
    [yes] Plusieurs alignements pleins se croisent : choisissez comme réponse l’indice d’un des croisements.
   *[no] Aucune carte Déplacement ne désigne un indice de l’aspect : choisissez lequel, dans la rangée, est la réponse.
}
prompt-won = { $left ->
    [0] Les cinq aspects sont résolus ! Terminez votre tour, ou fermez l’enquête sans l’objectif bonus.
   *[other] Les cinq aspects sont résolus ! Continuez pour l’objectif bonus, ou fermez l’enquête.
}
prompt-turning = { $left ->
    [one] Retournez aussi le dernier de vos indices, ou arrêtez-vous là.
   *[other] Retournez un autre de vos indices, ou arrêtez-vous là.
}
prompt-asked-swap = { $actor } vous propose l’indice { $give } contre votre indice { $get }. Acceptez-vous ?
prompt-asked-take = { $actor } aimerait vous prendre { count-ideas }. Acceptez-vous ?
prompt-lose = { $left ->
    [one] { $event } : { $left } idée doit quitter le jeu. Choisissez si elle vient de la réserve ou d’un joueur.
   *[other] { $event } : { $left } idées doivent quitter le jeu. Choisissez-les une à une : de la réserve, ou d’un joueur.
}
prompt-wait-setup = Les indices sont mis en place.
prompt-wait-turn = { $who ->
    [you] Votre tour s’achève : les places vides sont remplies, puis le suspect se déplace.
   *[other] C’est le tour { of-actor }. Réfléchissez déjà ensemble à la suite.
}
prompt-wait-asked = On attend la réponse { of-actor } : accepter ou refuser.
prompt-wait-lose = { $actor } choisit les idées qui quittent le jeu.
prompt-over = { $cause ->
    [solved] Enquête résolue : les cinq aspects sont trouvés. Bravo !
    [rounds] Le suspect a fait sa dernière ronde et a disparu. { $solved ->
        [0] Aucun aspect n’est résolu cette fois.
        [one] Vous avez résolu { $solved } aspect sur 5.
       *[other] Vous avez résolu { $solved } aspects sur 5.
    }
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
    [you] Vous commencez (tirage au sort).
   *[other] { $actor } commence (tirage au sort).
}
log-turned = { $who ->
    [you] Vous retournez l’indice { $was } : { $name } ({ $aspect }).
   *[other] { $actor } retourne l’indice { $was } : { $name } ({ $aspect }).
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
    [you] Vous confirmez l’indice { $name } ({ $aspect }) à la place { $at } de la { row-or-grid }
   *[other] { $actor } confirme l’indice { $name } ({ $aspect }) à la place { $at } de la { row-or-grid }
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
    [you] Vous refusez : rien ne change.
   *[other] { $actor } refuse : rien ne change.
}
log-pick = { $who ->
    [you] Vous choisissez la réponse.
   *[other] { $actor } choisit la réponse.
}
log-close = { $who ->
    [you] Vous fermez l’enquête sans l’objectif bonus.
   *[other] { $actor } ferme l’enquête sans l’objectif bonus.
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
    [haste] { $left ->
        [0] Aucun indice confirmé ce tour-ci : le suspect a atteint l’évasion.
        [one] Aucun indice confirmé ce tour-ci : plus que { $left } case avant l’évasion.
       *[other] Aucun indice confirmé ce tour-ci : encore { $left } cases avant l’évasion.
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
log-round = { $left ->
    [0] Le suspect a fait sa dernière ronde.
    [one] Le suspect a fait une ronde : encore une, et il disparaît.
   *[other] Le suspect a fait une ronde : encore { $left }, et il disparaît.
}
log-over = { $cause ->
    [rounds] Le suspect disparaît : l’enquête s’arrête.
    [solved] L’enquête est résolue.
    [escape] L’enquête s’arrête.
    [ideas] Il ne reste plus assez d’idées : l’enquête s’arrête.
    [clues] Une place reste vide, faute d’indices : l’enquête s’arrête.
   *[time] La dernière carte Déplacement est retournée : l’enquête s’arrête.
}

## À quoi revient un tour, après le nom de qui l’a joué

gist-turned = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $count ->
    [one] { $who ->
        [you] retournez { $name }
       *[other] retourne { $name }
    }
   *[other] { $who ->
        [you] retournez { $count } indices
       *[other] retourne { $count } indices
    }
}
gist-gained = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $who ->
    [you] passez sur { $sign } pour { count-ideas }
   *[other] passe sur { $sign } pour { count-ideas }
}
gist-pinned = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $count ->
    [one] { $who ->
        [you] confirmez { $name } { $sign }
       *[other] confirme { $name } { $sign }
    }
   *[other] { $who ->
        [you] confirmez { $count } indices { $sign }
       *[other] confirme { $count } indices { $sign }
    }
}
gist-scouted = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $who ->
    [you] explorez { $name } { $sign }
   *[other] explore { $name } { $sign }
}
gist-swapped = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $who ->
    [you] échangez avec { $foe } : { $give } contre { $get }
    [foe] échange avec vous : { $give } contre { $get }
   *[other] échange avec { $foe } : { $give } contre { $get }
}
gist-taken = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $who ->
    [you] prenez { count-ideas } à { $foe }
    [foe] vous prend { count-ideas }
   *[other] prend { count-ideas } à { $foe }
}
gist-solved = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $who ->
    [you] résolvez { $sign } : { $name }
   *[other] résout { $sign } : { $name }
}
gist-ended = { $who ->
    [you] finissez le tour
   *[other] finit le tour
}
gist-suspect = et le suspect avance de { $number }{ $rounds ->
    [0] {""}
    [1] { " " }(première ronde)
   *[other] { " " }(ronde { $rounds })
}{ $event ->
    [none] {""}
   *[other] { " " }: { $event }
}
gist-haste = { $and ->
    [yes] et{ " " }
   *[no] {""}
}{ $who ->
    [you] ne confirmez rien : évasion +1
   *[other] ne confirme rien : évasion +1
}

## Ce qui a décidé une affaire finie

count-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
decided-by = { $cause ->
    [solved] Les cinq aspects ont été résolus à temps, en { count-turns }.
    [escape] Le suspect a atteint l’évasion après { count-turns }.
    [rounds] Le suspect avait fait trop de rondes après { count-turns }.
    [ideas] Les idées ont manqué après { count-turns }.
    [clues] Les indices ont manqué après { count-turns }.
   *[time] Les cartes Déplacement étaient épuisées après { count-turns }.
}{ $solved ->
    [none] { " " }Rien n’était résolu.
   *[other] { " " }Résolus : { $solved }.
}{ $open ->
    [none] {""}
   *[other] { " " }Encore ouverts : { $open }.
}
decided-near = { $missing ->
    [one] L’aspect { $aspect } était le plus proche : un indice de plus dans la { row-or-grid } l’aurait résolu.
   *[other] L’aspect { $aspect } était le plus proche : { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    } dans la { row-or-grid }, il en manquait { $missing }.
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
    [yes] { " " }Cela résout { the-aspect } : { $answer ->
        [none] vous choisirez la réponse.
       *[other] la réponse est { $answer }.
    }
   *[no] { $row ->
        [one] { " " }{ $grid ->
            [yes] C’est le seul de son aspect dans des alignements qui se croisent.
           *[no] C’est le seul de son aspect dans la rangée.
        }
       *[other] { " " }{ $grid ->
            [yes] Deux alignements qui se croisent ont alors { $row } { many-aspect }.
           *[no] Il y a alors { $row } { many-aspect } dans la rangée.
        }
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
outlook-end = { $haste ->
    [step] Aucun indice n’a été confirmé : le suspect se rapproche d’une case de l’évasion.{ " " }
    [escape] Aucun indice n’a été confirmé : le suspect s’enfuit.{ " " }
   *[no] {""}
}{ $left ->
    [0] Les places vides sont remplies, puis le suspect se déplace.
    [one] { $left } action reste inutilisée. Les places vides sont remplies, puis le suspect se déplace.
   *[other] { $left } actions restent inutilisées. Les places vides sont remplies, puis le suspect se déplace.
}

## Ce que prévoit un équipier

intention-solve = Avec l’indice { $name }, je peux résoudre { the-aspect } tout de suite : je le confirme.
intention-confirm = { $row ->
    [0] Je commencerais bien par les { many-aspect } : je confirme l’indice { $name }.
    [one] Je vise les { many-aspect } : il y en a { $row } dans la { row-or-grid }, je confirme l’indice { $name }.
   *[other] Je vise les { many-aspect } : il y en a { $row } dans la { row-or-grid }, je confirme l’indice { $name }.
}
intention-turn = Je vise les { many-aspect } : je retourne mon indice { $name }.
intention-focus = Les { many-aspect } vont nous coûter des idées : je change d’intuition pour en prendre { $ideas }.
intention-scout = Je vise les { many-aspect } : j’explore et je prends l’indice { $name }.
intention-team = { $foe } et moi avons la même intuition : ensemble, nous irons plus vite vers les { many-aspect }.
intention-end = Je ne peux rien de plus pour les { many-aspect } : je termine mon tour.

## Pourquoi pas

refusal-over = L’enquête est terminée.
refusal-chance_only = Les indices, les cartes Déplacement et le premier joueur sont tirés au sort : personne ne les choisit.
refusal-watching = Vous regardez, vous ne jouez pas.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-setting_up = Les indices sont d’abord mis en place.
refusal-no_actions = Il ne vous reste aucune action : terminez votre tour.
refusal-turning_first = Vous êtes en train de retourner des indices : retournez-en un autre, ou arrêtez-vous d’abord.
refusal-choose_first = La rangée est pleine : choisissez d’abord lequel de ses indices est la réponse.
refusal-nothing_to_choose = Il n’y a pas de réponse à choisir : les cartes Déplacement la désignent, ou la rangée n’est pas pleine.
refusal-no_answer_there = Cet indice ne peut pas être la réponse : choisissez-en un parmi ceux qui sont marqués.
refusal-not_won = L’enquête peut être fermée quand les cinq aspects sont résolus et qu’un objectif bonus reste ouvert.
refusal-not_in_this_case = Rien, dans cette enquête, ne permet de faire cela.
refusal-turned_already = Vous avez déjà retourné cet indice dans cette action : une fois chacun.
refusal-not_turning = Vous n’êtes pas en train de retourner des indices : rien à arrêter.
refusal-empty_place = Votre place { $place } est vide. Elle sera remplie à la fin de votre tour.
refusal-same_focus = Votre intuition y est déjà : déplacez-la sur un autre de vos indices.
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
refusal-no_actions_team = Les actions d’équipe se font avant votre dernière action, et elle est faite : terminez votre tour.
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
   *[other] On attend la réponse { of-seat }.
}
refusal-not_here = Cette table n’a pas cette place ou ce joueur.
refusal-nothing_asked = Personne ne vous a rien demandé pour l’instant.
refusal-lose_first = { $left ->
    [one] { $left } idée doit d’abord quitter le jeu : choisissez d’où elle vient.
   *[other] { $left } idées doivent d’abord quitter le jeu : choisissez d’où elles viennent.
}
refusal-nothing_to_lose = Aucune idée ne doit quitter le jeu pour l’instant.
refusal-none_there = Il n’y a pas d’idée à retirer là.

## Ce qui ne peut être convenu ni apporté

refusal-file_nothing = il n’y a ni indice, ni carte Déplacement, ni plateau dedans
refusal-file_clues = il y a { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}, pas { $wanted }
refusal-file_faces = clues : { $name } est sur { $count ->
    [one] { $count } face
   *[other] { $count } faces
}, pas sur { $wanted }
refusal-file_no_clue = l’indice « { $typed } » n’existe pas
refusal-file_one_aspect = { $a } et { $b } sont du même aspect, { $aspect }
refusal-file_moves = moves doit contenir { $day } cartes day, puis { $dusk } cartes dusk, puis { $night } cartes night
refusal-file_no_part = la partie « { $typed } » n’existe pas (au choix : { $known })
refusal-file_no_term = le terme « { $typed } » n’existe pas (au choix : { $known })
refusal-file_term_twice = « { $name } » y est deux fois
refusal-file_term = { $name } va de { $low } à { $high } : { $value } est impossible
refusal-file_no_aspect = l’aspect « { $typed } » n’existe pas (au choix : { $known })
refusal-file_no_event = l’événement « { $typed } » n’existe pas (au choix : { $known })
refusal-file_event_ideas = cet événement retire de 0 à { $most } idées, pas { $ideas }
refusal-series_twice = { $name } y est deux fois.
refusal-series_no_character = « { $typed } » n’est pas un personnage : il y en a de 1 à { $most }.
refusal-series_character = { $name } garde le personnage { $number } pour toute la campagne.
refusal-series_character_taken = Deux joueurs ne peuvent pas avoir le même personnage { $number }.
refusal-not_solved_here = On ne peut enregistrer qu’une solution de cette enquête.
refusal-recorded_before = { $aspect } : cet aspect a été enregistré lors d’une autre enquête. Choisissez-en un autre, ou n’enregistrez rien.
refusal-nothing_to_choose_now = Il n’y a rien de tel à choisir maintenant.
refusal-file_no_deck = la liste « { $list } » manque
refusal-file_card_number = { $number } n’est pas un numéro de carte (de 1 à { $most })
refusal-file_no_text = le texte en { $lang } manque
refusal-file_no_words = une face a besoin d’un titre et d’une histoire
refusal-file_choices = le texte en { $lang } a { $count } choix, pas { $wanted }
refusal-file_no_such_side = il y a un texte en { $lang } pour { $name }, mais aucune face de ce nom
refusal-file_no_skill = le talent « { $typed } » n’existe pas (au choix : { $known })
refusal-file_event_words = « { $typed } » n’est pas l’évènement d’un aspect, comme « crime sabotage 2 »
refusal-file_side_b = une face B n’a ni signe ni astérisque, et il lui faut une face A
refusal-file_sign_of_card =
    { $other ->
        [yes] une face A qui a une face B porte un signe : lock ou arrow
       *[no] il n’y a pas de face B à laquelle ce signe mènerait
    }
refusal-file_no_solution = « { $typed } » n’est pas une solution à enregistrer
refusal-file_index_lacks = l’index n’a pas de carte pour « { $name } »
refusal-file_no_card = il n’y a pas de carte { $number }
refusal-file_no_side_b = la carte { $number } n’a pas de face B
refusal-file_unshared = { $count } chemins mènent à cette carte : il lui faut l’astérisque (shared = true)
refusal-file_endless = lire cette carte ramène à elle, sans fin
refusal-file_no_deed = « { $typed } » : une carte ne sait pas faire cela (au choix : { $known })
refusal-file_no_feat = l’exploit « { $typed } » n’existe pas (au choix : { $known })
refusal-file_deed_number = « { $typed } » a besoin d’un nombre
refusal-file_no_condition = « { $typed } » n’est pas une condition (au choix : { $known })
refusal-file_sign = son signe désigne un nombre de 1 à { $most }, pas le { $sign }
refusal-file_no_symbol = le symbole « { $typed } » n’existe pas (au choix : { $known })
refusal-file_boards = boards doit contenir ces deux plateaux, dans cet ordre : { $levels }
refusal-file_steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}, pas de { $low } à { $high }
refusal-file_numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}, pas { $wanted }
refusal-file_number = le nombre { $number }, alors qu’il faut de { $low } à { $high }

## Terminal

move-turn = retourner l’indice { $name }
move-stop = s’arrêter là
move-focus = déplacer votre intuition sur l’indice { $name }
move-confirm = confirmer l’indice { $name } à la place { $at } de la { row-or-grid }{ $price ->
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
move-pick = choisir { $name } comme réponse
move-close = fermer l’enquête sans l’objectif bonus

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
key-pick = h
key-close = z
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
word-pick = choisir
word-close = fermer
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
offer-pick = Choisir la réponse
offer-close = Fermer l’enquête
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
table-torch = torche
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
table-head-out = sorties
table-head-unseen = pas vues
table-head-total = toutes
table-done = résolu
event-costs = { $ideas ->
    [0] { $event }
    [one] { $event }, { $ideas } idée perdue
   *[other] { $event }, { $ideas } idées perdues
}
help-table = La place 1 d’un joueur est celle que le suspect atteint d’abord, et les places vides sont remplies à partir d’elle. La lampe torche montre où serait la réponse si un aspect était résolu maintenant. Après / vient ce qui a été vu sur l’autre face d’un indice. Pour un coup, tapez sa lettre et les places : c24 met l’indice de votre place 2 à la place 4 de la rangée.

## Le score, pas à pas

score-rule = L’enquête est résolue quand les cinq aspects le sont ; chaque aspect résolu compte, quelle que soit la fin (CL-24).
score-solved = { $aspect } : { $name }
score-extra = Objectif en plus, { $aspect } : { $name }
score-open = { $aspect } : non résolu
end-aspects = { $points ->
    [one] aspect résolu
   *[other] aspects résolus
}

## Client : la table

letter-motive = M
letter-suspect = S
letter-location = L
letter-crime = Dé
letter-object = O
letter-distraction = Di
ideas = { $count ->
    [0] aucune idée
    [one] { $count } idée
   *[other] { $count } idées
}
empty = vide
free = gratuit
the-case = L’enquête
turns-left = { $left ->
    [0] temps écoulé
    [one] dernier tour
   *[other] { $left } tours restants
}
label-time = Tour { $turn } sur { $turns }
escape = Évasion
steps-away = { $left ->
    [0] en fuite
    [one] à { $left } case
   *[other] à { $left } cases
}
label-escape = Le marqueur de fuite est sur la case { $step } sur { $steps }
supply = Réserve
ideas-in-play = { $count } en jeu, { $lost } perdues
row = Rangée centrale
grid = Grille
row-or-grid = { $grid ->
    [yes] grille
   *[no] rangée
}
grid-way = Deux alignements pleins qui se croisent résolvent un aspect.
so-many-of-five = { $count } sur { $five }
label-tally = { $aspect } : { $count } sur { $five } dans { $grid ->
    [yes] des alignements qui se croisent
   *[no] la rangée
}{ $then ->
    [none] {""}
   *[other] , { $then } avec ce coup
}
torch = Lampe torche : sous
torch-none = Pas encore de lampe
label-row = { $symbol ->
    [none] Place { $at } de la grille
   *[other] Sous { $symbol }
}{ $lit ->
    [yes] , à la lumière de la lampe torche
   *[no] {""}
} : { $clue }{ $choice ->
    [chosen] , choisi
    [legal] , peut être choisi
   *[no] {""}
}
label-face = { $aspect } : { $name }{ $wild ->
    [yes] , joker
   *[no] {""}
}, { $other ->
    [none] autre face pas vue
   *[other] sur l’autre face { $other } ({ $kind })
}
label-incoming = { $tray ->
    [yes] Dans le sabot
   *[no] Indice potentiel
} : { $clue }, { $price ->
    [0] gratuit
    [one] { $price } idée
   *[other] { $price } idées
}{ $choice ->
    [chosen] , choisi
    [legal] , peut être choisi
   *[no] {""}
}
incoming = Indices potentiels
tray-cards = { $count ->
    [0] sabot : vide
    [one] sabot : { $count } carte
   *[other] sabot : { $count } cartes
}
clues-of = { $who ->
    [you] Vos indices
   *[other] Indices { $actor_elides ->
        [yes] d’{ $actor }
       *[no] de { $actor }
    }
}
label-place = { $who ->
    [you] Votre place { $place }
   *[other] Place { $place } { $actor_elides ->
        [yes] d’{ $actor }
       *[no] de { $actor }
    }
} : { $clue }{ $focus ->
    [yes] , intuition
   *[no] {""}
}{ $suspect ->
    [yes] , le suspect est ici
   *[no] {""}
}{ $price ->
    [none] {""}
    [0] , gratuit à confirmer
    [one] , { $price } idée pour le confirmer
   *[other] , { $price } idées pour le confirmer
}{ $choice ->
    [chosen] , choisi
    [legal] , peut être choisi
   *[no] {""}
}
seen = vu :
not-seen = autre face pas vue
focus = intuition
focus-free = gratuit
focus-same = intuition, même aspect que la vôtre
same = pareil
choose-character = Choisir votre personnage
ask-intention = Demander à { $seat } : que prévoyez-vous ?
suspect-next = Le suspect va bouger
suspect-moved = Il vient de bouger.
label-movement = { $part ->
    [none] Pas encore de carte Déplacement ; le plateau donne { $numbers }
   *[other] Dernière carte Déplacement : { $part }, { $numbers }, { $symbol }
}
whose-place = { $name }, { $places ->
    [3] { $place ->
        [1] droite
        [2] milieu
       *[3] gauche
    }
   *[4] { $place ->
        [1] droite
        [2] deuxième
        [3] troisième
       *[4] gauche
    }
}
landing = { $event ->
    [fatigue] { $ideas ->
        [0] Fatigue : rien à perdre
        [one] Fatigue : { $ideas } idée perdue
       *[other] Fatigue : { $ideas } idées perdues
    }
    [lost-trail] Trace perdue : indices défaussés
    [decoy] Leurre : le suspect gagne 1 case
    [sabotage] Sabotage : { $ideas } idées perdues
    [false-lead] Fausse piste : tout est retourné
   *[nothing] Rien
}
landing-unknown = Un indice pas encore vu
notebook = Aspects et décompte des indices
aspects-solved = { $count ->
    [0] Cinq aspects à résoudre
    [1] Cinq aspects, un résolu
    [2] Cinq aspects, deux résolus
    [3] Cinq aspects, trois résolus
    [4] Cinq aspects, quatre résolus
   *[5] Les cinq aspects sont résolus
}
label-aspect = { $aspect } : { $answer ->
    [none] { $row ->
        [0] à résoudre
       *[other] { $row } sur { $five } dans { $grid ->
            [yes] des alignements qui se croisent
           *[no] la rangée
        }
    }
   *[other] résolu, { $answer }
}. { $total } faces : { $up } visibles, { $behind } vues derrière, { $unseen } pas vues, { $out } sorties
solved = Résolu
never-solved = ne se résout pas
in-row = { $count } sur { $five } en { row-or-grid }
open = à résoudre
face-up = visible
seen-behind = vu derrière
unseen = pas vu
out = sorti
faces-help = Toutes les faces de cet aspect, telles que l’équipe les a vues.
label-faces = { $total } faces : { $up } visibles, { $behind } vues derrière, { $unseen } pas vues, { $out } sorties
this-side = Face visible
other-side = Autre face
not-seen-yet = Pas encore vue
actions = Actions
action-turn = Enquêter
action-turn-help = retourner
action-focus = Intuition
action-focus-help = + idées
action-confirm = Confirmer
action-confirm-help = { $price ->
    [0] gratuit
    [one] { $price } idée par place
   *[other] { $price } idées par place
}
action-scout = Explorer
action-scout-help = { $low } à { $high } idées
actions-left = { $left ->
    [0] aucune action
    [one] { $left } action restante
   *[other] { $left } actions restantes
}
ask-turn = Choisissez un de vos indices à retourner.
ask-focus = Choisissez un indice pour votre intuition.
ask-confirm = Choisissez un de vos indices à confirmer.
ask-row = Où placer { $name } dans la { row-or-grid } ?
ask-own = Lequel de vos indices va à la place { $place } ?
ask-scout = Choisissez un indice potentiel.
ask-to = À quelle place va { $name } ?
ask-swap = Choisissez l’indice à donner à { $seat }.
ask-theirs = Contre quel indice { of-seat } donner { $give } ?
confirm-turn = Retourner { $name } ?
confirm-focus = Déplacer votre intuition sur { $name } ?
confirm-confirm = { $symbol ->
    [none] Confirmer { $name } à la place { $at } ?
   *[other] Confirmer { $name } sous { $symbol } ?
}
confirm-scout = Explorer : prendre { $name } ?
confirm-scout-discard = Explorer : prendre { $name } et défausser { $discards } ?
confirm-swap = Donner { $give } à { $seat } contre { $get } ?
confirm-take = Combien d’idées prendre à { $seat } ?
chip-refill = Remplir
chip-row = { $row } sur { $five }
chip-back = Retour
line-price = { $price ->
    [0] Sur votre intuition. Il vous reste { $left ->
        [one] { $left } idée
       *[other] { $left } idées
    }.
    [one] À { $price } place de votre intuition. Il vous reste { $left ->
        [one] { $left } idée
       *[other] { $left } idées
    }.
   *[other] À { $price } places de votre intuition. Il vous reste { $left ->
        [one] { $left } idée
       *[other] { $left } idées
    }.
}
line-solves = { $aspect } { $aspect ->
    [Diversion] résolue
   *[other] résolu
} : { $answer ->
    [none] vous choisirez la réponse.
   *[other] { $grid ->
        [yes] le croisement désigne { $answer }.
       *[no] la lampe torche désigne { $answer }.
    }
}
line-row = { $more ->
    [one] { $grid ->
        [yes] Encore un indice { $aspect } au bon endroit et c’est résolu.
       *[no] Encore un indice { $aspect } et c’est résolu.
    }
   *[other] { $grid ->
        [yes] Encore { $more } indices { $aspect } aux bons endroits pour résoudre.
       *[no] Encore { $more } indices { $aspect } pour résoudre.
    }
}
line-idle = Dans la { row-or-grid }, { an-aspect } ne résout rien.
line-wild = C’est un joker : il y vaut un indice de n’importe quel aspect.
line-back = { $back } vient à votre place en échange.
turn-known = Déjà vu : sur l’autre face, { $name }.
turn-unknown = Ce que l’autre face peut montrer :
you-get = vous recevez
you-give = vous donnez
asked-take-left = { $left ->
    [0] Il ne vous resterait aucune idée.
    [one] Il vous resterait { $left } idée.
   *[other] Il vous resterait { $left } idées.
}
how-many = Combien d’idées
fewer = Une de moins
more = Une de plus
teamwork = Équipe : { $seat }
same-focus = même intuition
has-refused = a refusé
team-take = Prendre
team-swap = Échanger
lose-from = D’où viennent les idées
caution-turn = Vous ne pourrez plus annuler : tout le monde voit l’autre face.
caution-ask = La question est posée : vous ne pourrez pas annuler avant la réponse.
caution-drawn = Vous ne pourrez plus annuler : un indice sort du sabot.
caution-team = Vous ne pourrez plus annuler : c’est fait aussitôt.
go-turn = Retourner { $name }
go-focus = { $ideas ->
    [0] Intuition sur { $name }
    [one] Intuition : prendre { $ideas } idée
   *[other] Intuition : prendre { $ideas } idées
}
go-confirm = { $price ->
    [0] Confirmer { $name }, gratuit
    [one] Confirmer { $name } : { $price } idée
   *[other] Confirmer { $name } : { $price } idées
}
go-scout = { $price ->
    [0] Prendre { $name }, gratuit
    [one] Prendre { $name } : { $price } idée
   *[other] Prendre { $name } : { $price } idées
}
go-swap = { $give } contre { $get }
ask-swap-now = Demander : { $give } contre { $get }
go-take = { $ideas ->
    [one] Prendre { $ideas } idée à { $seat }
   *[other] Prendre { $ideas } idées à { $seat }
}
ask-take-now = { $ideas ->
    [one] Demander { $ideas } idée à { $seat }
   *[other] Demander { $ideas } idées à { $seat }
}
go-stop = Terminé
go-pick = { $name }{ $at ->
    [none] {""}
   *[other] { " " }({ $at })
} est la réponse
go-close = Fermer l’enquête
go-end = { $haste ->
    [step] Finir le tour : évasion +1
    [escape] Finir le tour : le suspect s’enfuit
   *[no] { $left ->
        [0] Finir le tour
       *[other] Finir le tour
    }
}
go-agree = Accepter
go-refuse = Refuser
go-rest = { $supply ->
    [0] Le reste à qui en a le plus
   *[other] { $left ->
        [one] De la réserve
       *[other] Le reste de la réserve
    }
}
choose-again = Changer
take-back = Annuler

## Client : les conditions d’une enquête qui a les siennes

terms = Cette enquête
terms-of = Les conditions de cette enquête
wild = joker
term-grid = grille de neuf
term-grid-help = Neuf places forment trois lignes de trois. Dès que des indices d’un même aspect remplissent deux alignements qui se croisent, il est résolu : lignes, colonnes et diagonales sont des alignements. L’indice au croisement est la réponse, quoi que disent les cartes Déplacement.
term-wild = joker : { $name }
term-wild-help = L’indice { $name } peut valoir un indice de l’aspect que l’on résout. Il n’est jamais la réponse, et deux jokers ne servent pas ensemble.
term-rounds = rondes : { $done } sur { $value }
term-rounds-help = { $value ->
    [1] Le suspect n’a qu’une ronde : dès qu’il revient à la place d’où il est parti, ou la dépasse, il disparaît et l’enquête se termine.
   *[other] Chaque fois que le suspect revient à la place d’où il est parti, ou la dépasse, il a fait une ronde. Il en a fait { $done } sur { $value } : après la dernière, il disparaît et l’enquête se termine.
}
term-haste = { $state ->
    [open] hâte : à confirmer
    [done] hâte : c’est confirmé
   *[none] hâte
}
term-haste-help = Un tour terminé sans indice confirmé rapproche le suspect d’une case de l’évasion.{ $state ->
    [open] { " " }Aucun indice n’est encore confirmé ce tour-ci.
    [done] { " " }Ce tour-ci, un indice est confirmé.
   *[none] {""}
}
term-extra = Diversions : objectif bonus
term-extra-help = Une rangée pleine de Diversions se résout comme un aspect, mais ce n’est pas obligatoire : avec les cinq aspects, vous avez gagné et pouvez fermer l’enquête.
term-row = rangée de { $value }
term-row-help = La rangée a { $value } places : autant d’indices d’un même aspect le résolvent.
term-actions = { $value ->
    [one] { $value } action
   *[other] { $value } actions
}
term-actions-help = { $value ->
    [1] Un tour compte une action.
   *[other] Un tour compte jusqu’à { $value } actions.
}
term-turns = { $value } tours
term-turns-help = Le temps est écoulé après { $value } tours.
term-ideas = { $value } idées
term-ideas-help = Il y a { $value } idées dans le jeu.
term-first-ideas = { $value ->
    [0] aucune idée au départ
    [one] { $value } idée au départ
   *[other] { $value } idées au départ
}
term-first-ideas-help = { $value ->
    [0] Personne n’a d’idée au départ.
    [one] Chacun commence avec une idée.
   *[other] Chacun commence avec { $value } idées.
}
term-places = { $value } places chacun
term-places-help = Chacun a { $value } places pour ses indices.
term-incoming = { $value } à côté du sabot
term-incoming-help = { $value ->
    [one] Un indice potentiel se trouve à côté du sabot.
   *[other] { $value } indices potentiels se trouvent à côté du sabot.
}
term-steps = évasion en { $value } cases
term-steps-help = Il y a { $value } cases jusqu’à l’évasion.
term-event = { $aspect } : { $event }
term-event-help = Quand le suspect arrive sur { an-aspect } : { $kind ->
    [fatigue] { $ideas ->
        [0] Fatigue, une idée perdue par aspect résolu.
       *[other] Fatigue, une idée perdue par aspect résolu, et { $ideas } de plus.
    }
    [lost-trail] Trace perdue, les deux indices potentiels les plus à droite sont défaussés.
    [decoy] Leurre, le marqueur d’évasion avance d’une case.
    [sabotage] { $ideas ->
        [0] Sabotage, aucune idée perdue.
        [one] Sabotage, une idée perdue.
       *[other] Sabotage, { $ideas } idées perdues.
    }
    [false-lead] Fausse piste, chacun retourne tous ses indices.
   *[nothing] il ne se passe rien.
}

## Client : la page d’accueil

home-tab = Ensemble
home-minutes = 45 min
home-hook = Jeunes détectives, vous formez une équipe. Résolvez les cinq aspects d’une affaire avant que le suspect ne s’enfuie.

## Première enquête guidée

first-aim = Ensemble, réunissez cinq indices d’un même aspect dans la rangée pour le résoudre, et résolvez les cinq aspects avant que le suspect ne s’enfuie.
said-confirm = Je l’ai mis dans la rangée : cinq indices du même aspect, et il est résolu.
said-focus = J’ai déplacé ma loupe : cela me rapporte des idées, et cet indice est maintenant gratuit à confirmer.
said-turn = Je l’ai retourné : l’autre face est peut-être de l’aspect que nous réunissons.
said-scout = J’ai pris un indice potentiel de l’aspect que nous réunissons.
tip-begin = Vous jouez ensemble. Réunissez cinq indices d’un même aspect, par exemple cinq Lieux, dans la rangée centrale : l’aspect est résolu. Résolvez les cinq aspects avant que le suspect ne s’enfuie, et avant que le temps ou les idées ne manquent.
tip-confirm = « Confirmer » met un de vos indices dans la rangée. Sur la place de votre loupe, c’est gratuit ; chaque place d’écart coûte une idée. Choisissez un indice, puis une place de la rangée : vous voyez ce que cela donne avant de valider.
tip-turning = Chaque indice a une autre face, souvent d’un autre aspect. Retourner compte pour une seule action : retournez autant de vos indices que vous voulez, chacun une fois.
tip-end = Vos trois actions sont faites. Finissez le tour : vos places vides se remplissent avec les indices potentiels, puis le suspect bouge.
tip-team = Votre loupe et celle d’un partenaire sont sur le même aspect. Vous pouvez alors échanger des indices ou prendre des idées, gratuitement et autant de fois que vous voulez.
tip-grid = Au milieu, une grille de neuf places. Apportez-y des indices d’un même aspect : dès qu’ils remplissent deux alignements qui se croisent, l’aspect est résolu, et l’indice au croisement est la réponse. Lignes, colonnes et diagonales sont des alignements.
tip-suspect = Le suspect a bougé. L’indice où il s’arrête décide de ce qui se passe. La liste montre les trois places qu’il peut atteindre ensuite : retournez ou déplacez ce qui s’y trouve.
tip-torch = La lampe torche éclaire le symbole de la dernière carte Déplacement. Si un aspect est résolu maintenant, l’indice éclairé est la réponse.
tip-ideas = Vous n’avez plus d’idées. Déplacez votre intuition sur un aspect dont vous avez plusieurs indices : chacun vous donne une idée.
tip-seen = Un coin plié montre l’aspect de l’autre face, dès que quelqu’un l’a vue. Un coin hachuré : personne ne l’a encore vue.
tip-solved = Un aspect est résolu et ses indices ont quitté la rangée. Passez à un autre : le carnet compte les faces qui restent pour chacun.
tip-escape = Le suspect est près de s’enfuir. Éloignez les Lieux des places qu’il peut atteindre : s’il s’arrête sur un Lieu, il gagne une case.
tip-asked = Un partenaire vous demande quelque chose. Acceptez ou refusez : si vous refusez, rien ne change et personne ne vous en veut.
tip-losing = Des idées doivent quitter le jeu, de la réserve ou de n’importe quel joueur. S’il en reste moins qu’il n’en faut perdre, l’enquête est perdue.

## Le dossier de l’enquête

case-file = Dossier
case-title = Titre de l’enquête
case-title-hint = Donnez-lui un nom
case-untitled = Une enquête sans titre
case-five = Ce que vous avez trouvé
case-open = non trouvé
case-story = Racontez l’histoire
case-other-questions = D’autres questions
case-notes = Vos notes
case-notes-of = Notes { $seat_elides ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
case-notes-hint = Rien n’est obligatoire. Toute la table peut lire.
case-keep = Garder le dossier
case-print = Imprimer
case-left = Encore sur la table
case-left-count = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
case-club = Le club
case-as = { $name }, alias { $alias }

feat-confirmed = { $count ->
    [one] { $count } indice confirmé
   *[other] { $count } indices confirmés
}
feat-turned = { $count ->
    [one] { $count } indice retourné
   *[other] { $count } indices retournés
}
feat-ideas = { $count ->
    [one] { $count } idée prise
   *[other] { $count } idées prises
}
feat-scouted = { $count ->
    [one] { $count } indice pris en explorant
   *[other] { $count } indices pris en explorant
}
feat-swapped = { $count ->
    [one] { $count } indice échangé en équipe
   *[other] { $count } indices échangés en équipe
}
feat-none = A monté la garde

character-choose = Choisir le personnage { $seat_elides ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
character-head = Qui êtes-vous dans le club ?
character-eight = Huit détectives
character-1 = Boucles et bandeau
character-2 = Lunettes, cheveux roux
character-3 = Casquette verte
character-4 = Deux chignons
character-5 = Longs cheveux blonds
character-6 = Casque de vélo
character-7 = Foulard bleu
character-8 = Chapeau à carreaux
character-taken = { $character } : choix { $seat_elides ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
character-name = Nom de votre personnage
character-name-hint = Un nom, ou aucun
character-name-it = Nommer votre personnage
character-save = C’est moi
character-free = { $count ->
    [one] Un détective attend encore quelqu’un.
   *[other] { $count } détectives attendent encore quelqu’un.
}

solved-head = { $aspect } { $aspect ->
    [Diversion] trouvée
   *[other] trouvé
} : { $name }
solved-count = { $count ->
    [5] Les cinq aspects sont résolus. L’enquête est bouclée.
    [one] { $count } aspect sur 5 est résolu.
   *[other] { $count } aspects sur 5 sont résolus.
}
solved-stamp = Résolu
solved-talk = Parlez-en.
solved-on = Continuer

# Les noms d’indices sont cités seuls, sans article ni accord : { $suspect } peut être pluriel.
story-all = Cinq réponses : { $suspect }, { $motive }, { $location }, { $crime }, { $object }. Qui raconte toute l’enquête d’une traite ?
story-scene = { $location }, en fin d’après-midi. Tout à coup : { $suspect } ! Racontez la suite.
story-why = { $suspect } et { $motive } : racontez le début de l’histoire.
story-proof = { aspect-suspect } : { $suspect }. { aspect-crime } : { $crime }. « Ce n’est pas moi ! » Quelle est votre preuve ?
story-place = { $crime }, et l’endroit : { $location }. Qui a vu quelque chose sans rien dire ?
story-tool = { $crime } et { $object } : quel est le lien ?
story-belongs = { $object } et { $suspect } : un cadeau, une trouvaille ou un vol ?
story-found = { aspect-object } : { $object }. { aspect-location } : { $location }. Quelle était la cachette ?
story-better = { $motive } a mené à ceci : { $crime }. Quelle aurait été une meilleure idée ?
story-want = { $motive } et { $object } : quel est le rapport ?
story-here = { aspect-motive } : { $motive }. Pourquoi justement ici : { $location } ?
story-open-two = { $aspect } : pas de réponse. Il restait sur la table : { $one } et { $two }. Quel indice convient ?
story-open-one = { $aspect } : pas de réponse. Il restait sur la table : { $one }. Et si c’était cela ?
story-open-none = { $aspect } : aucune trace. Qu’en pensez-vous ?
story-busy = { $name } : qu’avez-vous failli manquer pendant ce temps-là ?
story-end-solved = Tout s’emboîte. Comment fêtez-vous cela dans la cabane ?
story-end-rounds = Une ronde de trop, et plus personne. Où attendiez-vous le suspect ?
story-end-escape = Le suspect a filé. Où donc, et qu’est-ce qui est resté derrière ?
story-end-ideas = Plus d’idées… Qui ose une hypothèse un peu folle ?
story-end-clues = Plus d’indices à trouver. Quelle était la fausse piste ?
story-end-time = La nuit est tombée, la piste est froide. Par où commencez-vous demain ?

talk-motive = { $name } : dans le quartier, qui irait si loin pour cela ?
talk-suspect = { $name } ! Qui l’aurait cru ? Et que répond-on à cela ?
talk-location = { $name } : qui était là hier ?
talk-crime = { $name } : qui en a souffert, et comment réparer ?
talk-object = { $name } : à qui est-ce, et comment est-ce arrivé ici ?

## Une campagne : cinq enquêtes à la suite

series-name = Campagne
series-help = Cinq enquêtes, une seule grande énigme : ce que vous trouvez dans l’une change la suivante.
series-return = Retour à la campagne
series-again = Une autre campagne
series-chapter = Enquête { $number }
series-before = Avant l’enquête { $number }
series-after = Après l’enquête { $number }, avant de noter quoi que ce soit
campaign-board = La grande énigme
campaign-aspects = Ce qu’il faut trouver
campaign-aspect = { $state ->
    [found] { $aspect } : au tableau
   *[other] { $aspect } : encore à trouver
}
campaign-points = { $points ->
    [one] point
   *[other] points
}
campaign-slot = { $state ->
    [nothing] Rien de noté
    [choosing] Que mettre ici ?
    [playing] Enquête en cours
   *[ahead] À venir
}
campaign-cards-of = Cartes arrivées avec l’enquête { $number }
campaign-club = Le club
campaign-grade = Note { $grade }
campaign-number = { $number } { $side }
campaign-locked = verrouillée
campaign-turn = { $up ->
    [yes] Autre face
   *[no] Face visible
}
campaign-owner = Carte { of-seat }
campaign-sign = { $sign ->
    [gear] avant chaque enquête
    [pencil] au moment de noter
    [flag] après chaque enquête
    [envelope] avant la prochaine enquête
   *[now] une fois
}
campaign-cards = { $over ->
    [yes] Les cartes de cette campagne
   *[no] Ce qui est en vigueur
}
campaign-scene-again = Revoir ce qui vient d’arriver
campaign-scene-count = { $at } sur { $all }
campaign-scene-next = { $last ->
    [yes] Continuer
   *[no] Suivant
}
campaign-skip = Passer
campaign-news-unlocked = La carte { $number } sort du paquet.
campaign-news-turned = La carte { $number } se retourne.
campaign-news-returned = La carte { $number } retourne dans la boîte.
campaign-news-points = { $known ->
    [yes] { $title } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $points ->
        [one] La carte { $number } rapporte { $points } point.
       *[other] La carte { $number } rapporte { $points } points.
    }
}
campaign-news-given = { $title } : cette carte appartient désormais à { $name }.
campaign-news-there = La carte { $number } est déjà sortie : elle reste comme elle est.
campaign-record-head = { $some ->
    [yes] Quelle réponse va au tableau ?
   *[no] Rien de neuf pour le tableau
}
campaign-record-help = { $some ->
    [yes] Choisissez une réponse de cette enquête. Elle y reste pour de bon{ $last ->
        [yes] , et complète votre histoire.
       *[no] , et ouvre une nouvelle carte.
    }
   *[no] Cette enquête n’a donné aucune réponse qui puisse encore être notée.{ $last ->
        [yes] { " " }Le tableau raconte votre histoire malgré tout.
       *[no] { " " }Le club continue quand même : une carte s’ouvre malgré tout.
    }
}
campaign-record-none = Ne rien noter
campaign-brings = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
campaign-there-already = cet aspect est déjà au tableau
campaign-not-found = { $count ->
    [one] Pas trouvé cette fois :
   *[other] Pas trouvés cette fois :
}
campaign-fork-head = Quel chemin prenez-vous ?
campaign-score = Points
campaign-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
campaign-no-record = Rien de noté
campaign-why = { $why ->
    [recorded] { $points } pour la réponse notée
    [solved] { $count ->
        [0] rien de résolu
        [one] { $points } pour 1 aspect
       *[other] { $points } pour { $count } aspects
    }
   *[card] { $points } grâce à la carte { $number }
}
campaign-reached = { $next ->
    [none] C’est la meilleure note possible.
   *[other] { $left ->
        [one] Encore { $left } point, et la note est { $next }.
       *[other] Encore { $left } points, et la note est { $next }.
    }
}
campaign-took-part = { $count ->
    [0] vient d’arriver au club
    [one] une enquête
   *[other] { $count } enquêtes
}
campaign-log = Carnet
campaign-ended = { $cause ->
    [solved] Les cinq aspects ont été résolus.
    [escape] Le suspect s’est enfui ; aspects résolus : { $solved } sur 5.
    [rounds] Le suspect a disparu ; aspects résolus : { $solved } sur 5.
    [ideas] Les idées ont manqué ; aspects résolus : { $solved } sur 5.
    [clues] Les indices ont manqué ; aspects résolus : { $solved } sur 5.
   *[time] Le temps a manqué ; aspects résolus : { $solved } sur 5.
}
campaign-in-turns = { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
campaign-print = Imprimer cette page
campaign-now-seating = Enquête { $number } sur 5 : qui enquête ?
campaign-now-seating-more = { $number ->
    [1] Chacun choisit un personnage, et le garde pour toutes les enquêtes.
   *[other] On peut arriver ou partir entre deux enquêtes. Qui revient garde son personnage.
}
campaign-now-playing = L’enquête { $number } est en cours.
campaign-now-over = { $points ->
    [one] La grande énigme est close : { $points } point, note { $grade }.
   *[other] La grande énigme est close : { $points } points, note { $grade }.
}
campaign-now-unlock = Ce que vous avez noté ouvre une carte.
campaign-now-fork = { $title } : quel chemin prenez-vous ?
campaign-now-record = L’enquête { $number } est close. Que mettez-vous au tableau ?
campaign-now-pick = Choisissez ci-dessus. Rien n’est définitif avant le bouton.
campaign-now-record-none = { $last ->
    [yes] Le tableau reste comme il est.
   *[no] Aucun point, mais une carte s’ouvre aussi.
}
campaign-now-record-one = Au tableau, comme { $aspect } : { $name }. Cela rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
campaign-act-begin = Commencer l’enquête { $number }
campaign-act-table = Aller à la table
campaign-act-unlock = Ouvrir la carte
campaign-act-fork = Prendre le chemin { $number }
campaign-act-record = Noter : { $name }
campaign-closing-head = { $letter ->
    [a] Plus un seul nœud
    [b] Presque plus de nœuds
    [c] Une énigme, à peu près
   *[d] À suivre, sans aucun doute
}
campaign-closing = { $letter ->
    [a] Tout le quartier est venu à la cabane. Chaque ficelle du tableau mène au même nom, et maintenant tout le monde le connaît. Quelqu’un a vissé près de l’échelle une petite plaque de laiton : Spy Club, enquêtes en tout genre. Sur le chemin du retour, on parle peu. Il ne reste rien à expliquer.
    [b] Le tableau est couvert de ficelle, et presque tout se tient. Le coupable a présenté ses excuses, et il avait l’air sincère. Il reste un nœud que personne n’a su défaire : c’est une bonne histoire pour les après-midi de pluie, et chacun de vous la raconte à sa façon.
    [c] Vous savez qui c’était. Pourquoi, vous le savez à peu près ; pour le reste, il faudra encore quelques longues soirées dans la cabane. Dans la rue, on vous salue maintenant avec respect, et l’on tire les rideaux un peu plus tôt qu’avant.
   *[d] Le tableau est couvert de questions, et le suspect vous fait encore signe en passant. Mais vous connaissez maintenant chaque clôture et chaque haie du quartier, et vous savez à qui vous fier. La prochaine énigme n’a qu’à bien se tenir.
}
campaign-cards-count = { $count ->
    [one] { $count } carte en vigueur
   *[other] { $count } cartes en vigueur
}
campaign-to-board = Voir le tableau de l’énigme
