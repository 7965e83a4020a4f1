# Spy Connection. $who vaut « you » si le lecteur est l’acteur, sinon « other ». $city, $start et $to
# sont des noms de villes, $mission les villes d’une mission.

title = Spy Connection
description = Tissez un réseau d’agents à travers l’Europe et soyez là où vos missions vous attendent.

option-advanced = Missions de départ
option-advanced-help = Dans une première partie, chacun en reçoit une ; dans la partie avancée, elles sont étalées et choisies à tour de rôle.
option-advanced-0 = distribuées
option-advanced-1 = choisies
option-dark = Côté du plateau
option-dark-help = Du côté sombre, chaque mission coûte un agent de plus, sauf si vous n’en avez pas d’autre.
option-dark-0 = clair
option-dark-1 = sombre
option-agents_a = Agents de A
option-agents_a-help = 15, ou 14 pour qui connaît le jeu.
option-agents_b = Agents de B
option-agents_b-help = 15, ou 14 pour qui connaît le jeu.
option-agents_c = Agents de C
option-agents_c-help = 15, ou 14 pour qui connaît le jeu.
option-agents_d = Agents de D
option-agents_d-help = 15, ou 14 pour qui connaît le jeu.
option-turn_limit = Limite de tours
option-turn_limit-help = La partie s’arrête après ce nombre de tours, tous joueurs confondus. Les tours supplémentaires comptent aussi, mais ceux déjà gagnés sont joués.
option-turn_limit-0 = aucune

## Les noms des choses

city-london = Londres
city-paris = Paris
city-madrid = Madrid
city-monaco = Monaco
city-rome = Rome
city-athens = Athènes
city-istanbul = Istanbul
city-budapest = Budapest
city-berlin = Berlin
city-warsaw = Varsovie
city-helsinki = Helsinki
city-moscow = Moscou

of-actor = { $actor_elides ->
    [yes] d’{ $actor }
   *[no] de { $actor }
}
count-agents = { $agents ->
    [0] aucun agent
    [one] { $agents } agent
   *[other] { $agents } agents
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Que faire maintenant

prompt-choose = Choisissez votre mission de départ. Votre espion commence dans sa ville rouge.
prompt-act = { $last ->
    [yes] Votre dernier tour : reliez une ville, prenez une mission ou déplacez votre espion.
   *[no] À vous : reliez une ville, prenez une mission ou déplacez votre espion.
}
prompt-moved = Votre espion est à { $city }. Reliez une ville à partir de là, ou terminez votre tour.
prompt-serve = { $count ->
    [one] Votre espion est à { $city }. Couvrir cette ville sur votre mission ?
   *[other] Votre espion est à { $city }. Couvrir cette ville sur vos { $count } missions ?
}
prompt-serve-short = Votre espion est à { $city }, que demande une de vos missions, mais votre réserve est vide. Reprenez un agent pour couvrir la ville, ou terminez votre tour.
prompt-end = Votre espion est à { $city }. Terminer votre tour ?
prompt-wait-dealing = Les missions sont mises en place.
prompt-wait-drawing = Une nouvelle mission arrive dans l’offre.
prompt-wait-choosing = { $actor } choisit une mission de départ.
prompt-wait-acting = C’est le tour { of-actor }.
prompt-over = { $result ->
    [tie] La partie est finie, à égalité à { $high }. { $who ->
        [you] Vous gagnez, car vous étiez le plus loin du premier joueur.
       *[other] { $actor } gagne, car sa place était la plus éloignée du premier joueur.
    }
   *[points] La partie est finie. { $who ->
        [you] Vous gagnez, { $high } à { $low }.
       *[other] { $actor } gagne, { $high } à { $low }.
    }
}

## Ce qui s’est passé

log-drawn = Nouvelle mission dans l’offre : { $mission }.
log-first = { $who ->
    [you] Vous commencez (tirage au sort).
   *[other] { $actor } commence (tirage au sort).
}
log-revealed = À choisir : { $mission }.
log-given = { $who ->
    [you] Vous commencez à { $city } avec { $mission }.
   *[other] { $actor } commence à { $city } avec { $mission }.
}
log-move = { $who ->
    [you] Votre espion va à { $city }.
   *[other] L’espion { of-actor } va à { $city }.
}
log-connect = { $who ->
    [you] Vous reliez { $city } à { $start } avec { count-agents }.
   *[other] { $actor } relie { $city } à { $start } avec { count-agents }.
}
log-accept = { $who ->
    [you] { $agents ->
        [0] Vous prenez { $mission } gratuitement.
       *[other] Vous prenez { $mission } pour { count-agents }.
    }
   *[other] { $agents ->
        [0] { $actor } prend { $mission } gratuitement.
       *[other] { $actor } prend { $mission } pour { count-agents }.
    }
}
log-back = { $who ->
    [you] Vous reprenez { count-agents } entre { $start } et { $to }.
   *[other] { $actor } reprend { count-agents } entre { $start } et { $to }.
}
log-uncover = { $who ->
    [you] Vous reprenez votre agent sur { $city } ({ $mission }).
   *[other] { $actor } reprend un agent sur { $city } ({ $mission }).
}
log-discard = { $who ->
    [you] Vous défaussez { $mission } : { count-agents } de retour.
   *[other] { $actor } défausse { $mission } : { count-agents } de retour.
}
log-serve = { $who ->
    [you] Vous couvrez { $city } ({ $mission }).
   *[other] { $actor } couvre { $city } ({ $mission }).
}
log-completed = { $extra ->
    [yes] Mission accomplie : { count-points }, un tour supplémentaire, { count-agents } de retour.
   *[no] Mission accomplie : { count-points }, { count-agents } de retour.
}
log-extra = { $who ->
    [you] Vous avez un tour supplémentaire.
   *[other] { $actor } a un tour supplémentaire.
}
log-last-turns = { $who ->
    [you] C’était votre septième mission : chacun des autres a un dernier tour.
   *[other] C’était la septième mission { of-actor } : chacun des autres a un dernier tour.
}
log-over = { $rule ->
    [SC-28] Les derniers tours sont joués : la partie est finie.
   *[SC-36] La limite de tours est atteinte : la partie est finie.
}

## À quoi revient un tour, après le nom de qui l’a joué

gist-way = { $start ->
    [none] {""}
   *[other] { $start }{ " " }
}→ { $via ->
    [none] {""}
   *[other] { $via } →{ " " }
}{ $city }
gist-accept = { $who ->
    [you] prenez { $mission }
   *[other] prend { $mission }
}{ $agents ->
    [0] {""}
   *[other] { " " }pour { count-agents }
}
gist-serve = { $who ->
    [you] couvrez { $city }
   *[other] couvre { $city }
}{ $count ->
    [one] {""}
   *[other] { " " }sur { $count } missions
}
gist-completed = { $who ->
    [you] accomplissez
   *[other] accomplit
} { $count ->
    [one] une mission
   *[other] { $count } missions
} : { count-points }{ $extra ->
    [yes] {" "}et un tour supplémentaire
   *[no] {""}
}
gist-last-turns = les derniers tours commencent
gist-discard = { $who ->
    [you] défaussez
   *[other] défausse
} { $count ->
    [one] une mission
   *[other] { $count } missions
}
gist-back = { $who ->
    [you] reprenez { count-agents }
   *[other] reprend { count-agents }
}
told-back = { $who ->
    [you] Vous reprenez { count-agents }.
   *[other] { $actor } reprend { count-agents }.
}

## Une mission accomplie, sur une carte devant le plateau

moment-stamp = Mission accomplie
moment-completed = { $extra ->
    [yes] { count-points } et un tour supplémentaire
   *[no] { count-points }
}

## Ce qui a décidé une partie finie

decided-by = { $result ->
    [open] Les villes couvertes sur des missions ouvertes ont fait la différence : { $covered } à { $uncovered }.
    [tie] Les points étaient égaux : le joueur le plus loin du premier joueur l’emporte.
   *[missions] Les missions ont fait la différence.
} { $who ->
    [you] Vous en avez accompli { $count } pour { count-points }, { $foe } { $others } pour { $theirs }.
    [foe] { $actor } en a accompli { $count } pour { count-points }, vous { $others } pour { $theirs }.
   *[other] { $actor } en a accompli { $count } pour { count-points }, { $foe } { $others } pour { $theirs }.
}
decided-most = { $who ->
    [you] Votre meilleure mission : { $mission }, { count-points }.
   *[other] La meilleure mission { of-actor } : { $mission }, { count-points }.
}
decided-ender = { $who ->
    [you] Vous avez mis fin à la partie avec votre septième mission.
   *[other] { $actor } a mis fin à la partie avec une septième mission.
}

## Les coups possibles

move-move = aller à { $city }
move-connect = relier { $city } et y aller, pour { count-agents }
move-accept = prendre la mission { $mission }, pour { count-agents }
move-discard = défausser { $mission }
move-serve = couvrir { $city } ({ $mission })
move-uncover = reprendre votre agent sur { $city } ({ $mission })
move-back = reprendre { count-agents } entre { $start } et { $to }
move-choose = commencer avec { $mission }
move-end = terminer votre tour

## Ce qu’un coup peut donner

outlook-cover = { $left ->
    [one] À { $city }, un agent peut couvrir { $mission } ; il reste alors une ville.
   *[other] À { $city }, un agent peut couvrir { $mission } ; il reste alors { $left } villes.
}
outlook-complete = { $extra ->
    [yes] À { $city }, un agent accomplit { $mission } : { count-points }, un tour supplémentaire, { count-agents } de retour.
   *[no] À { $city }, un agent accomplit { $mission } : { count-points }, { count-agents } de retour.
}
outlook-accept = { $agents ->
    [0] Elle est gratuite, et une nouvelle mission arrive dans l’offre.
    [one] { $agents } agent y reste jusqu’à ce qu’elle soit accomplie ou défaussée, et une nouvelle mission arrive dans l’offre.
   *[other] { $agents } agents y restent jusqu’à ce qu’elle soit accomplie ou défaussée, et une nouvelle mission arrive dans l’offre.
}
outlook-discard = Vous y renoncez : { count-agents } de retour dans votre réserve.

## Pourquoi pas

refusal-over = La partie est finie.
refusal-chance_only = Les cartes et le premier joueur sont tirés au sort : personne ne les choisit.
refusal-watching = Vous regardez, vous ne jouez pas.
refusal-no_such_place = La place { $number } n’existe pas.
refusal-no_such_name = { $name } n’existe pas dans ce jeu.
refusal-cards_come_first = Les cartes sont d’abord mises en place.
refusal-other_chooses = { $actor } choisit d’abord une mission de départ.
refusal-not_your_turn = C’est le tour { of-actor }.
refusal-nothing_to_choose = Il n’y a pas de mission de départ à choisir maintenant.
refusal-not_offered = Cette mission de départ n’est pas proposée.
refusal-choose_first = Choisissez d’abord votre mission de départ.
refusal-action_done = Vous avez fait votre action : couvrez des villes sur vos missions, reprenez des agents ou terminez votre tour.
refusal-moved_already = Votre espion s’est déjà déplacé ce tour-ci : reliez une ville ou terminez votre tour.
refusal-already_there = Votre espion est déjà à { $city }.
refusal-not_in_network = { $city } n’est pas dans votre réseau : vos agents ne tiennent pas toutes les cases du chemin.
refusal-in_network = { $city } est déjà dans votre réseau : votre espion peut y aller, mais la ville ne se relie pas une seconde fois.
refusal-too_few_agents = Relier { $city } demande { $cost ->
    [one] { $cost } agent
   *[other] { $cost } agents
}, et { $supply ->
    [0] votre réserve est vide
   *[other] vous en avez { $supply }
} : reprenez d’abord des agents.
refusal-no_neighbour = Aucune connexion ne relie { $start } et { $city }.
refusal-moved_so_no_mission = Votre espion s’est déplacé : ce tour-ci, vous ne pouvez plus prendre de mission.
refusal-empty_place = Il n’y a pas de mission à cette place.
refusal-three_open = Trois missions au plus : défaussez-en une d’abord.
refusal-too_dear = Elle coûte { $price ->
    [one] { $price } agent
   *[other] { $price } agents
}, et { $supply ->
    [0] votre réserve est vide
   *[other] vous en avez { $supply }
} : reprenez des agents, défaussez une mission ou choisissez-en une plus ancienne.
refusal-no_mission = Vous n’avez pas de mission à la place { $number }.
refusal-not_wanted = Cette mission ne demande pas { $city }, où se trouve votre espion.
refusal-act_first = Reliez d’abord une ville, prenez une mission ou déplacez votre espion : l’un des trois à chaque tour.
refusal-already_covered = { $city } est déjà couverte sur cette mission.
refusal-no_agent_left = Votre réserve est vide : reprenez d’abord un agent.
refusal-not_covered = Vous n’avez pas d’agent sur { $city }.
refusal-just_served = Vous venez de couvrir { $city } : l’agent y reste jusqu’à votre prochain tour.
refusal-not_yours = Vous n’y avez pas d’agent.
refusal-cut_off = { $agents ->
    [one] Votre agent placé derrière serait coupé des autres. Reprenez d’abord celui-là.
   *[other] Vos { $agents } agents placés derrière seraient coupés des autres. Reprenez d’abord ceux-là.
}

## Ce qui ne peut être convenu ni apporté

refusal-dark_side_agents = du côté sombre, chacun joue avec 15 agents, pas 14
refusal-file_half = { $given } va avec { $missing }, qui manque
refusal-file_nothing = il n’y a ni carte de l’Europe ni mission dedans
refusal-file_cities = cities doit contenir ces douze villes, dans cet ordre : { $cities }
refusal-file_spaces = il y a { $count } cases, { $most } au plus sont possibles
refusal-file_outside = { $kind ->
    [city] la ville { $place }
   *[space] la case { $place }
} est hors du plateau ({ $size })
refusal-file_joined_twice = { $a } et { $b } sont reliées deux fois
refusal-file_unused = la case { $space } n’est sur aucune connexion
refusal-file_no_city = la ville « { $typed } » n’existe pas
refusal-file_joined_to_itself = { $a } ne peut pas être reliée à elle-même
refusal-file_way_length = entre { $a } et { $b }, il y a { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, pas 2 ou 3
refusal-file_no_space = la case « { $typed } » n’existe pas
refusal-file_way_twice = entre { $a } et { $b }, on passe deux fois par la même case
refusal-file_no_way = aucune suite de connexions ne relie { $a } et { $b }
refusal-file_between = la case { $space } touche deux villes, { $a } et { $b }
refusal-file_chain = les cases { $spaces } relient { $a } et { $b }, mais aucune connexion ne le fait
refusal-file_cards = { $list } compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, pas { $wanted }
refusal-file_card_cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}, pas de 2 à 4
refusal-file_city_twice = une ville y est deux fois
refusal-file_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pas de 2 à 8
refusal-file_red = sa ville rouge « { $typed } » n’est pas une de ses villes

## Le score, pas à pas

score-rule = Chaque mission accomplie donne ses points, et chaque ville couverte d’une mission ouverte en donne 1. (SC-29)
score-tie = Égalité à { $high } : parmi les ex æquo, la place la plus éloignée du premier joueur dans le sens du jeu l’emporte. (SC-30)
score-total = { $who ->
    [you] Vous avez { count-points } :
   *[other] { $actor } a { count-points } :
}
score-completed = { $mission } : accomplie
score-open = { $mission } : { $count ->
    [0] ouverte, aucune ville couverte
    [one] ouverte, { $count } ville couverte
   *[other] ouverte, { $count } villes couvertes
}

## Terminal

key-choose = depart
key-connect = c
key-accept = a
key-move = m
key-serve = s
key-back = b
key-uncover = u
key-discard = d
key-end = e
word-choose = commencer
word-connect = relier
word-accept = prendre
word-move = aller
word-serve = couvrir
word-back = reprendre
word-uncover = liberer
word-discard = defausser
word-end = terminer
offer-choose = Commencer à
offer-connect = Relier une ville
offer-accept = Prendre une mission
offer-move = Déplacer l’espion
offer-serve = Couvrir une mission
offer-back = Reprendre des agents
offer-uncover = Libérer une ville
offer-discard = Défausser une mission
offer-end = Terminer le tour

table-title = { $turn ->
    [0] Spy Connection
   *[other] Spy Connection, tours joués : { $turn }
}
table-display = Offre, { $count } dans la pioche
table-head-place = place
table-head-mission = mission
table-head-price = agents
table-side = { $who ->
    [you] Vous
   *[other] { $actor }
} : { count-points }, { $done } missions sur 7, { $supply } en réserve
table-spy = Espion à { $city } ; réseau : { $cities }
table-posted = Agents : { $spaces }
table-open = { $number }. { $cities } ({ $worth }){ $assigned ->
    [0] {""}
   *[other] { " " }· affectés : { $assigned }
}
table-worth = { $extra ->
    [yes] { count-points }, tour supplémentaire
   *[no] { count-points }
}
table-routes = Ce qu’une nouvelle ville vous coûte maintenant
table-head-from = de
table-head-to = à
table-head-cost = agents
help-table = Une ville entre [ ] est couverte. Une place de l’offre coûte les agents indiqués ; ils restent sur la mission jusqu’à ce qu’elle soit accomplie ou défaussée. Reprendre des agents est gratuit, tant que tous ceux qui restent sont reliés à votre espion.

## Client : la table

you-here = vous
map = Carte de l’Europe
legend-spy = espion
legend-agent = agent
legend-two = 2 agents
legend-network = votre réseau
legend-goals = un objectif de vos missions
legend-ours = carte et missions de notre conception
legend-own = carte ou missions fournies par un joueur
zoom-in = Agrandir
zoom-out = Toute la carte
cards = Missions et offre
display = Offre
deck = pioche { $count }
price = { $price ->
    [0] gratuite
    [one] { $price } agent
   *[other] { $price } agents
}
age = { $age ->
    [newest] · la plus récente
   *[oldest] · la plus ancienne
}
dark-side = côté sombre
no-card = plus de mission
rivals = Les autres
covered = couverte :
assigned = Affectés
assigned-count = { $count ->
    [one] { $count } agent affecté
   *[other] { $count } agents affectés
}
extra-turn = tour supplémentaire
completed = { $count } missions accomplies sur { $goal }
points-word = { $points ->
    [one] point
   *[other] points
}
warn = Septième mission à portée : { $cities }
supply-of = { $supply } en réserve, { $map } sur la carte
label-points = { count-points } : { $completed } par les missions, { $covered } par les objectifs couverts
turn-now = tour { $turn }
turn-of = tour { $turn } sur { $limit }
points-of-all = Points
banner-last = { $who ->
    [you] Vous avez accompli sept missions.
   *[other] { $actor } a accompli sept missions.
} { $left ->
    [one] C’est le dernier tour.
   *[other] Il reste { $left } tours, celui-ci compris.
}
banner-extra = { $who ->
    [you] { $count ->
        [one] Après ce tour, vous avez un tour supplémentaire.
       *[other] Après ce tour, vous avez { $count } tours supplémentaires.
    }
   *[other] { $count ->
        [one] Après ce tour, { $actor } a un tour supplémentaire.
       *[other] Après ce tour, { $actor } a { $count } tours supplémentaires.
    }
}
starts = Missions de départ
start-mission = Mission de départ
missions-of = { $who ->
    [you] Vos missions
   *[other] Missions { of-actor }
}
free-slot = libre pour une mission
discarded-here = sera défaussée
actions = Actions
offer-connect-price = 1 ou 2 par case
offer-accept-price = { $low ->
    [0] de 0 à { $high } agents
   *[other] de { $low } à { $high } agents
}
offer-accept-full = défaussez d’abord
offer-accept-short = trop peu d’agents
offer-move-price = gratuit
offer-move-none = aucune autre ville
offer-moved = espion déjà déplacé
ask-connect = Choisissez une ville à relier.
ask-accept = Choisissez une mission de l’offre.
ask-move = Choisissez une ville de votre réseau.
confirm-choose = Commencer avec { $mission } ?
confirm-connect = Relier { $city } et y aller ?
confirm-move = Aller à { $city } ?
confirm-accept = Prendre { $mission } ?
then-first = Votre espion va d’abord à { $city }, dans votre réseau.
then-bare = Vous arriveriez à { $city } sans agent pour couvrir la ville : reprenez-en un d’abord.
then-none = Aucune de vos missions ne demande { $city } pour l’instant.
cost-own = déjà à vous
cost-empty = case vide
froms = Depuis
from = { $city } : { $total }
serve-short = Trop peu d’agents pour toutes : reprenez-en.
undo-hint = Vous pouvez annuler jusqu’à la fin du tour.
end-hint = Les agents marqués d’un nombre vert peuvent encore être repris.
caution-accept = Vous ne pourrez plus annuler : une carte est piochée.
do-discard = { $count ->
    [0] La défausser
    [one] La défausser : { $count } agent rendu
   *[other] La défausser : { $count } agents rendus
}
do-uncover = Reprendre l’agent sur { $city }
close-mission = Revenir au tour
go-short = { $count ->
    [one] Il manque { $count } agent : reprenez-en
   *[other] Il manque { $count } agents : reprenez-en
}
go-stuck = Hors de portée : pourquoi ?
go-connect = { $count ->
    [0] Relier gratuitement
    [one] Relier pour { $count } agent
   *[other] Relier pour { $count } agents
}
go-move = Aller à { $city }
go-accept = { $count ->
    [0] La prendre gratuitement
    [one] La prendre pour { $count } agent
   *[other] La prendre pour { $count } agents
}
go-choose = Commencer avec celle-ci
go-end = { $count ->
    [0] Terminer le tour
    [one] Couvrir et terminer le tour
   *[other] Couvrir les { $count } et terminer
}
go-back = { $count ->
    [one] Reprendre { $count } agent
   *[other] Reprendre { $count } agents
}
change = Changer
take-back-these = Reprendre des agents
take-back = Annuler
supply = Réserve
sum-back = repris
sum-placed = posés
sum-gained = rendus
sum-left = restants
sum-short = manquants
sum-now = { $supply ->
    [one] agent
   *[other] agents
}
label-sum = Réserve { $supply }{ $returned ->
    [0] {""}
   *[other] , plus { $returned } repris
}{ $placed ->
    [0] {""}
   *[other] , moins { $placed } posés
}{ $gained ->
    [0] {""}
   *[other] , plus { $gained } rendus
} : { $short ->
    [0] reste { $left }
   *[other] il en manque { $short }
}
label-city = { $city }{ $network ->
    [yes] , dans votre réseau
   *[no] {""}
}{ $wanted ->
    [yes] , demandée par une de vos missions
   *[no] {""}
}{ $spies ->
    [none] {""}
   *[other] , espions : { $spies }
}{ $cost ->
    [yes] , { $total ->
        [0] gratuite
        [one] coûte { $total } agent
       *[other] coûte { $total } agents
    } depuis { $start }
   *[no] {""}
}{ $choice ->
    [chosen] , choisie
    [legal] , peut être choisie
   *[no] {""}
}
label-near = { $city }{ $cost ->
    [0] {""}
    [one] , { $cost } agent
   *[other] , { $cost } agents
}{ $wanted ->
    [yes] , demandée par une de vos missions
   *[no] {""}
}
label-space = { $a } – { $b }, case { $number } : { $agents ->
    [none] vide
   *[other] { $agents }
}{ $cost ->
    [yes]  ; vous coûte { $total }
   *[no] {""}
}{ $lift ->
    [gone]  ; agents repris dans votre plan
    [can]  ; agents à reprendre si vous voulez
    [no]  ; agents bloqués pour l’instant
   *[none] {""}
}
label-mission = { $start ->
    [yes] Mission de départ
   *[no] Mission
} { $cities }, { count-points }{ $extra ->
    [yes] , tour supplémentaire
   *[no] {""}
}{ $red ->
    [none] {""}
   *[other] , commence à { $red }
}{ $covered ->
    [none] {""}
   *[other] , couvertes : { $covered }
}{ $assigned ->
    [0] {""}
    [one] , { $assigned } agent affecté
   *[other] , { $assigned } agents affectés
}{ $choice ->
    [chosen] , choisie
    [gone] , sera défaussée
    [legal] , peut être choisie
   *[no] {""}
}
label-offer = Mission { $cities }, { count-points }{ $extra ->
    [yes] , tour supplémentaire
   *[no] {""}
}, { $price ->
    [0] gratuite
    [one] coûte { $price } agent
   *[other] coûte { $price } agents
}{ $age ->
    [newest] , la plus récente
    [oldest] , la plus ancienne
   *[none] {""}
}{ $choice ->
    [chosen] , choisie
    [legal] , peut être choisie
   *[no] {""}
}
label-chip = { $who ->
    [you] Vous
   *[other] { $actor }
} : { count-points }, { $count } missions sur { $goal }{ $near ->
    [yes] , la septième à portée
   *[no] {""}
}
final-map = La carte à la fin
final-of = { $who ->
    [you] Vous : espion à { $city }, { count-agents } en réserve
   *[other] { $actor } : espion à { $city }, { count-agents } en réserve
}

## Client : l’accueil

home-tab = Réseau
home-minutes = 45 min
home-hook = Postez des agents de ville en ville, faites-y passer votre espion et accomplissez sept missions à travers l’Europe.

## Première partie guidée

first-aim = Menez votre espion de ville en ville sur une chaîne de vos agents. Quand toutes les villes d’une mission sont couvertes, vous marquez ses points.
said-connect = Une ville de mes missions est par là : j’ai posé des agents pour y aller.
said-move = Mon réseau y mène déjà : ce déplacement ne m’a coûté aucun agent.
said-accept = J’ai peu de missions ouvertes : j’en ai pris une autre.
said-serve = Ma mission demande cette ville : j’y ai laissé un agent.
said-completed = Toutes les villes de cette mission sont couvertes : je marque ses points et ses agents reviennent.
tip-begin = Le pion au chapeau est votre espion. Vos missions nomment les villes où il doit aller. Choisissez une ville aux coins verts : le nombre à côté est son prix en agents.
tip-limit = Cette partie a un nombre de tours limité, et il n’en reste que quelques-uns. Accomplissez ce que vous pouvez : chaque ville couverte d’une mission ouverte donne encore 1 point.
tip-planned = Une fois la ville choisie, un fil rouge montre le chemin, et chaque case son prix : 1 si elle est libre, 2 si d’autres s’y trouvent. Rien n’est envoyé avant que vous appuyiez sur le bouton violet.
tip-serve = Votre espion est dans une ville qu’une de vos missions demande. La coche y pose un agent. Quand toutes les villes d’une mission sont couvertes, elle est accomplie et ses agents reviennent.
tip-none = Aucune de vos missions ne demande cette ville : terminez simplement le tour. Les agents posés restent, et vous pourrez repasser par là gratuitement.
tip-back = Il vous reste peu d’agents. Ceux qui sont marqués d’un nombre vert peuvent être repris à tout moment de votre tour : cliquez dessus. Tous ceux qui restent doivent être reliés à votre espion.
tip-accept = Vous avez de la place pour une autre mission. « Prendre une mission » prend tout un tour ; la plus ancienne, en bas, est gratuite, les autres retiennent des agents jusqu’à ce qu’elles soient accomplies.
tip-move = Votre réseau compte plusieurs villes. « Déplacer l’espion » le mène gratuitement à l’une d’elles. Vous pouvez aussi vous déplacer d’abord, puis relier une ville à partir de là.
tip-assigned = Les agents affectés à une mission reviennent quand elle est accomplie ou défaussée. Cliquez sur une de vos missions pour la défausser ou pour y reprendre un agent.
tip-complete = Une mission est accomplie. La septième d’un joueur amène la fin, mais ce sont les points qui décident : regardez les totaux à côté des noms.
tip-extra = La flèche ronde sur une mission donne un tour entier de plus quand elle est accomplie. Deux de suite peuvent décider d’une partie.
tip-blocked = Les cases où se trouvent d’autres joueurs coûtent 2, quel que soit leur nombre. Contournez-les, ou passez avant eux.
tip-last = La fin est proche : chaque autre joueur a un dernier tour. Couvrez ce que vous pouvez, car chaque ville couverte d’une mission ouverte donne encore 1 point.
