# Spywhere. $who vaut "you" si le lecteur agit lui-même, "foe" s’il est celui qu’on nomme, "other"
# sinon. $nation, $give et $take sont des noms de pays, ou "unknown" pour qui ne voit pas ;
# $passport en est un, ou deux à une table de deux.
# Devant ? ! ; : et dans « » : l’espace insécable U+00A0.

title = Spywhere
description = Rassemblez le plat de votre pays et devinez pour qui travaillent les autres avant qu’ils soient sûrs de vous.

option-left_out = Nationalité retirée
option-left_out-help = À deux, trois ou quatre joueurs, une nationalité reste hors du jeu.
option-left_out-0 = tirée au sort
option-left_out-1 = France
option-left_out-2 = Italie
option-left_out-3 = Allemagne
option-left_out-4 = Angleterre
option-left_out-5 = Belgique
option-left_out-6 = Espagne
option-all_six = Nationalités à deux
option-all_six-help = À deux joueurs, on retire une nationalité ou on garde les six.
option-all_six-0 = cinq
option-all_six-1 = les six
option-refill = Trois identiques au marché complété
option-refill-help = Si le marché complété montre trois cartes identiques, elles restent, ou elles retournent dans la pioche et d’autres les remplacent.
option-refill-0 = restent
option-refill-1 = retournent
option-names_from = Premières identifications au tour de table
option-names_from-help = Personne ne pose de carte d’identification avant ce tour de table. Selon les règles : le 5e à deux joueurs, sinon le premier. Avec des bots, qui lisent vite le jeu des autres, nous conseillons le 4e.
option-names_from-0 = selon les règles
option-copies = Cartes de chaque nationalité
option-copies-help = 18 dans le jeu imprimé ; moins de cartes font une partie plus courte.

aid-notebook = Carnet
aid-notebook-kept = tenu pour vous
aid-notebook-off = aucun
aid-odds = Chances des passeports
aid-odds-off = aucune
aid-odds-deals = d’après les indices
aid-odds-play = d’après tout le jeu

## Noms des choses

nation-FR = France
nation-IT = Italie
nation-DE = Allemagne
nation-GB = Angleterre
nation-BE = Belgique
nation-ES = Espagne
people-FR = français
people-IT = italien
people-DE = allemand
people-GB = anglais
people-BE = belge
people-ES = espagnol
dish-FR = fromage qui sent fort
dish-IT = pizza
dish-DE = choucroute
dish-GB = gelée
dish-BE = moules-frites
dish-ES = paella

of-actor = { $actor_elides ->
    [yes] d’{ $actor }
   *[no] de { $actor }
}
count-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Que faire maintenant

prompt-exchange = Vous avez pioché une carte. Donnez maintenant une carte de votre main au marché et prenez-en une.
prompt-clear = { $own ->
    [yes] Trois cartes identiques au marché : { $nation }, votre nationalité. Laissez-les : les autres ne peuvent pas savoir pourquoi.
   *[no] Trois cartes identiques au marché : { $nation }. Retirez-les ou laissez-les.
}
prompt-name = { $last ->
    [yes] Posez votre dernière carte d’identification, ce qui met fin à la partie, ou passez.
   *[no] Posez une carte d’identification devant un adversaire si vous en savez assez, ou passez. Il vous en reste { $missing } à poser.
}
prompt-last = { $missing ->
    [one] Les tours sont finis. Vous pouvez encore poser { $missing } carte d’identification, puis appuyez sur Terminé. Une erreur ne coûte rien.
   *[other] Les tours sont finis. Vous pouvez encore poser { $missing } cartes d’identification, puis appuyez sur Terminé. Une erreur ne coûte rien.
}
prompt-ready = Vous avez posé toutes vos cartes d’identification. Appuyez sur Terminé.
prompt-wait-dealing = Les cartes sont distribuées.
prompt-wait-turn = { $phase ->
    [drawing] { $who ->
        [you] Vous piochez une carte.
       *[other] { $actor } pioche une carte.
    }
    [exchanging] { $who ->
        [you] Vous choisissez un échange.
       *[other] { $actor } choisit un échange.
    }
    [clearing] { $who ->
        [you] Vous décidez du sort des trois cartes identiques.
       *[other] { $actor } décide du sort des trois cartes identiques.
    }
    [bonus] { $who ->
        [you] Vous piochez une carte de prime.
       *[other] { $actor } pioche une carte de prime.
    }
    [refilling] Le marché est complété.
   *[naming] { $who ->
        [you] Vous pouvez poser une carte d’identification.
       *[other] { $actor } peut poser une carte d’identification.
    }
}
prompt-wait-last = Les dernières identifications se font en secret. Tout sera montré quand chacun aura fini.
prompt-over = { $result ->
    [shared] La partie est finie. { $who ->
        [you] Vous partagez la victoire à { $count }, avec { count-points } chacun.
       *[other] Victoire partagée à { $count }, avec { count-points } chacun.
    }
   *[alone] La partie est finie. { $who ->
        [you] Vous gagnez avec { count-points }.
       *[other] { $actor } gagne avec { count-points }.
    }
}

## Ce qui s’est passé

log-left = Nationalité retirée du jeu : { $nation }.
log-passport = { $who ->
    [you] Votre passeport : { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } reçoit un passeport.
       *[other] Passeport { of-actor } : { $nation }.
    }
}
log-deal = { $who ->
    [you] Vous recevez { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } reçoit une carte.
       *[other] { $actor } reçoit { $nation }.
    }
}
log-market = Nouvelle carte au marché : { $nation }.
log-first = { $who ->
    [you] Vous commencez (tirage au sort).
   *[other] { $actor } commence (tirage au sort).
}
log-draw = { $who ->
    [you] Vous piochez { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } pioche une carte.
       *[other] { $actor } pioche { $nation }.
    }
}
log-bonus = { $who ->
    [you] En prime, vous piochez { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } pioche une carte de prime.
       *[other] En prime, { $actor } pioche { $nation }.
    }
}
log-exchange = { $who ->
    [you] Vous donnez { $give } et prenez { $take }.
   *[other] { $actor } donne { $give } et prend { $take }.
}
log-keep = { $who ->
    [you] Vous laissez les trois cartes identiques au marché : { $nation }.
   *[other] { $actor } laisse les trois cartes identiques au marché : { $nation }.
}
log-clear = { $who ->
    [you] Vous retirez trois cartes identiques du marché : { $nation } n’est pas votre nationalité.
   *[other] { $actor } retire trois cartes identiques du marché : { $nation } n’est pas sa nationalité.
}
log-pass = { $who ->
    [you] Vous passez.
   *[other] { $actor } passe.
}
log-name = { $nation ->
    [unknown] { $who ->
        [you] Vous posez une carte d’identification face cachée devant { $foe }.
        [foe] { $actor } pose une carte d’identification face cachée devant vous.
       *[other] { $actor } pose une carte d’identification face cachée devant { $foe }.
    }
   *[other] { $who ->
        [you] Vous posez une carte d’identification face cachée devant { $foe } : { $nation }.
        [foe] { $actor } pose une carte d’identification face cachée devant vous : { $nation }.
       *[other] { $actor } pose une carte d’identification face cachée devant { $foe } : { $nation }.
    }
}
log-emptied = La pioche est vide : c’est le dernier tour.
log-back = De nouveau trois cartes identiques : { $nation }. Elles retournent dans la pioche, et trois autres viennent.
log-stuck = De nouveau trois cartes identiques : { $nation }. Elles restent, car rien d’autre n’est possible.
log-closing = { $cause ->
    [names] { $who ->
        [you] C’était votre dernière carte d’identification : les tours sont finis, et vous recevez 3 points. Les autres peuvent encore poser des cartes d’identification.
       *[other] C’était la dernière carte d’identification { of-actor } : les tours sont finis, et { $actor } reçoit 3 points. Les autres peuvent encore poser des cartes d’identification.
    }
   *[pile] La pioche est vide : les tours sont finis. Tous peuvent encore poser des cartes d’identification.
}
log-over = Tout le monde a fini : tout est montré.
log-revealed = { $who ->
    [you] { $count ->
        [one] Votre passeport : { $passport }.
       *[other] Vos passeports : { $passport }.
    } Cartes de votre nationalité en main : { $cards } ; identifications justes : { $right } ; points : { $points }.
   *[other] { $count ->
        [one] Passeport { of-actor } : { $passport }.
       *[other] Passeports { of-actor } : { $passport }.
    } Cartes de sa nationalité en main : { $cards } ; identifications justes : { $right } ; points : { $points }.
}

## À quoi revient un tour, après le nom de qui l’a joué

gist-draw = { $nation ->
    [unknown] { $who ->
        [you] piochez une carte
       *[other] pioche une carte
    }
   *[other] { $who ->
        [you] piochez { $nation }
       *[other] pioche { $nation }
    }
}
gist-exchange = { $who ->
    [you] donnez { $give }, prenez { $take }
   *[other] donne { $give }, prend { $take }
}
gist-keep = { $who ->
    [you] laissez trois { $nation } au marché
   *[other] laisse trois { $nation } au marché
}
gist-clear = { $who ->
    [you] retirez trois { $nation }
   *[other] retire trois { $nation }
}
gist-name = { $who ->
    [you] nommez { $foe }
    [foe] vous nomme
   *[other] nomme { $foe }
}{ $nation ->
    [unknown] {""}
   *[other]  : { $nation }
}
gist-closing = { $who ->
    [you] posez la dernière carte d’identification : les tours sont finis
   *[other] pose la dernière carte d’identification : les tours sont finis
}

## Ce qui a décidé une partie finie

decided-by = { $result ->
    [shared] Rien n’a fait la différence : les points étaient égaux.
    [bonus] Les 3 points de la dernière carte d’identification ont fait la différence.
    [cards] Les cartes de son propre pays ont fait la différence : { $who ->
        [you] vous en aviez { $cards }, { $foe } { $others }.
        [foe] { $actor } en avait { $cards }, vous { $others }.
       *[other] { $actor } en avait { $cards }, { $foe } { $others }.
    }
   *[names] Les identifications justes ont fait la différence : { $who ->
        [you] vous en aviez { $right }, { $foe } { $rights }.
        [foe] { $actor } en avait { $right }, vous { $rights }.
       *[other] { $actor } en avait { $right }, { $foe } { $rights }.
    }
}
decided-named = { $who ->
    [you] Votre passeport { $passport } : trouvé par { $count } sur { $of }.
   *[other] Le passeport { of-actor } { $passport } : trouvé par { $count } sur { $of }.
}

## Ce qu’un coup peut donner

outlook-exchange = { $give } va au marché, { $take } dans votre main.{ $three ->
    [none] {""}
   *[other] { " " }Il y aura alors trois { $three } au marché.
}{ $known ->
    [yes] { " " }Tous savaient que vous aviez la carte donnée.
   *[no] { " " }Les autres ne connaissaient pas la carte donnée.
}
outlook-name = { $last ->
    [yes] { $nation } est posée face cachée devant { $foe }, et rien ne peut la changer. C’est votre dernière carte : les tours sont finis, et vous recevez 3 points.
   *[no] { $nation } reste face cachée devant { $foe } jusqu’à la fin, et rien ne peut la changer.
}
outlook-clear = { $bonus ->
    [yes] Tous l’apprennent : { $nation } n’est pas votre nationalité. Vous piochez une carte de prime.
   *[no] Tous l’apprennent : { $nation } n’est pas votre nationalité. La pioche est vide : on ne pioche rien.
}
# La même chose en quelques mots, là où la place manque.
brief-outlook-exchange = { $known ->
    [yes] Tous savaient que vous aviez { $give }.
   *[no] Personne ne savait que vous aviez { $give }.
}
brief-outlook-clear = { $bonus ->
    [yes] Tous l’apprennent : pas { $nation }. Vous piochez une carte.
   *[no] Tous l’apprennent : pas { $nation }.
}

## Pourquoi pas

refusal-over = La partie est finie.
refusal-chance_only = Les cartes et le premier joueur sont tirés au sort : personne ne les choisit.
refusal-watching = Vous regardez cette partie, vous n’y jouez pas.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-still_dealing = Les cartes sont d’abord distribuées.
refusal-left_out = Cette nationalité est retirée du jeu : { $nation }.
refusal-exchange_first = Donnez d’abord une carte de votre main au marché et prenez-en une.
refusal-not_in_hand = Vous n’avez pas de carte { $nation } en main.
refusal-not_in_market = Il n’y a pas de carte { $nation } au marché.
refusal-exchanged_already = Vous avez déjà fait votre échange de ce tour.
refusal-decide_first = Décidez d’abord du sort des trois cartes identiques du marché ({ $nation }) : retirez-les ou laissez-les.
refusal-nothing_alike = Il n’y a pas trois cartes identiques au marché : rien à retirer ni à laisser.
refusal-own_nation = { $nation } est votre nationalité : vous ne pouvez que laisser ces trois cartes au marché.
refusal-too_early = Les cartes d’identification se posent à partir du tour de table { $round }.
refusal-name_yourself = Une carte d’identification se pose devant un adversaire, pas devant vous.
refusal-named_already = Vous avez déjà posé tout ce que vous pouviez devant { $foe }, et cela ne change plus.
refusal-card_used = Votre carte d’identification { $nation } est déjà posée, et vous n’en avez qu’une.
refusal-turns_over = Les tours sont finis : on ne peut plus que poser des cartes d’identification.
refusal-not_the_end = Les tours ne sont pas encore finis.
refusal-done_already = Vous avez déjà dit que vous aviez fini.
refusal-nothing_left = Vous avez posé toutes vos cartes d’identification : attendez les autres.

## Ce qui ne peut être convenu ni apporté

refusal-six_and_one_left_out = les six nationalités ne peuvent pas rester en jeu si l’une d’elles est écartée

## Terminal

key-keep = l
key-clear = r
key-pass = p
key-done = ok
word-give = donner
word-take = prendre
word-name = nommer
word-keep = laisser
word-clear = retirer
word-pass = passer
word-done = fini
offer-exchange = Échanger
offer-exchange-keys = donner { $gives }, prendre { $takes } : tapez les deux, par exemple { $example }
offer-clear = Retirer les trois
offer-keep = Laisser les trois
offer-name = Identifier
offer-name-keys = { $seats } comme { $nations }, par exemple { $example }
offer-pass = Passer
offer-done = Terminé
move-exchange = donner { $give }, prendre { $take }
move-clear = retirer les trois cartes identiques, comme indice
move-keep = laisser les trois cartes identiques au marché
move-name = { $last ->
    [yes] poser { $nation } face cachée devant { $foe }, ce qui met fin à la partie
   *[no] poser { $nation } face cachée devant { $foe }
}
move-pass = ne pas poser de carte d’identification
move-done = ne nommer personne d’autre

table-title = { $round ->
    [0] Spywhere
   *[other] Spywhere, tour de table { $round }
}
table-left-out = sans { $nation }
table-pile = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-low = { $count ->
    [0] C’est le dernier tour.
    [one] Au plus { $count } tour peut encore commencer.
   *[other] Au plus { $count } tours peuvent encore commencer.
}
table-market = Marché : { $cards }
table-other = { $letter } { $actor } : { $count } en main{ $known ->
    [none] {""}
   *[other] , connues : { $known }
}{ $seats ->
    [none] {""}
   *[other]  ; a nommé { $seats }
}
table-one-left = Plus qu’un nom à poser, la partie peut finir : { $names }.
table-you = { $letter } Vous : { $passport }
table-hand = Votre main : { $cards }{ $known ->
    [none] {""}
   *[other] { " " }(connues de tous : { $known })
}
table-cards = { $names ->
    [none] Encore à poser : { $missing }, parmi { $cards }
   *[other] Vous avez nommé { $names }. Encore à poser : { $missing }, parmi { $cards }
}
table-shown = { $letter } { $who ->
    [you] Vous
   *[other] { $actor }
} : { $passport }. Main : { $cards }. Identifications : { $names }.
table-right = { $name } (juste)
table-wrong = { $name } (faux)
table-none = rien
table-line = { $text } : { $points }
table-notebook = Carnet : + pris, - donné, x exclu
help-table = FR est la France, IT l’Italie, DE l’Allemagne, GB l’Angleterre, BE la Belgique, ES l’Espagne ; IT3, ce sont trois cartes Italie. Le carnet compte ce que chacun a pris au marché et y a donné ; x marque ce qu’une pile d’indices ou votre passeport exclut. Pour un échange, tapez la carte donnée, puis la carte prise.

## Le score, pas à pas

score-rule = Chaque carte de sa nationalité en main donne 1 point, et 1 de plus par identification juste (SW-17). Mettre fin à la partie par sa dernière carte d’identification en donne 3 (SW-18). Qui a le plus de points gagne (SW-19).
score-total = { $who ->
    [you] Vous avez { count-points } :
   *[other] { $actor } a { count-points } :
}
score-cards = { count-cards } { $passport }
score-names = { $right ->
    [0] aucune identification juste
    [one] { $right } identification juste, fois { $cards }
   *[other] { $right } identifications justes, fois { $cards }
}
score-bonus = { $who ->
    [you] vous avez mis fin à la partie par votre dernière carte d’identification
   *[other] { $actor } a mis fin à la partie par sa dernière carte d’identification
}
score-no-bonus = { $who ->
    [you] vous n’avez pas mis fin à la partie
   *[other] { $actor } n’a pas mis fin à la partie
}

## Client : la table

a-nation = { $nation }
so-many = { $count } { $nation }
market = Le marché
in-the-pile = dans la pioche
pile-ends = la partie s’arrête quand elle est vide
pile-low = { $count ->
    [0] Plus aucun tour ne commence
    [one] Encore 1 tour au plus
   *[other] Encore { $count } tours au plus
}
comes = vient
goes = part
drawn = piochée
three-to-come = Il y en aura trois identiques.
three-there = Il y en a trois identiques.
not-in-game = n’est pas de la partie
your-hand = Votre main
my-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dont { $own } de votre pays
round = Tour de table { $round }
to-name = { $count ->
    [0] Tous nommés
   *[other] { $count } à nommer
}
one-a-turn = un par tour
name-cards = Vos cartes d’identification
you-showed = vous montrez : pas
shown-not = pas
named-by = nommé par
excluded = exclu
holds = a
took = pris
gave = donné
row-odds = chance
odds-by-deals = Chances, d’après les piles d’indices
odds-by-play = Chances, d’après toute la partie
notebook-of = Carnet sur { $actor }
warn-one = { $who ->
    [you] Il ne vous reste qu’un nom à poser : le poser met fin à la partie.
   *[other] { $actor } n’a plus qu’un nom à poser : la partie peut finir à son prochain tour.
}
warn-several = Plus qu’un nom chacun : la partie peut finir à l’un de ces tours.
step-draw = Piocher
step-draw-help = automatique
step-exchange = Échanger
step-exchange-help = obligatoire
step-three = Retirer 3
step-three-help = ou laisser
step-name = Identifier
step-name-help = facultatif
last-names = Derniers noms, tous à la fois et en secret
ask-take = Donner { $give } : contre quelle carte du marché ?
ask-give = Prendre { $take } : quelle carte donnez-vous ?
ask-foe = { $nation } : à qui est ce passeport ?
ask-last = Vous pouvez encore en nommer { $count }. Se tromper ne coûte rien.
ask-card = De quel pays est { $foe } ?
confirm-exchange = Donner { $give }, prendre { $take } ?
confirm-name = Poser { $nation } devant { $foe } ?
caution-exchange = Vous ne pourrez plus annuler : tous voient les deux cartes.
caution-clear = Retirer ne pourra pas être annulé.
caution-name = Définitif : vous ne pourrez plus annuler.
go-exchange = Donner { $give }
go-keep = Laisser
go-clear = Retirer
go-name = Nommer { $nation }
go-pass = Passer
go-done = Terminé
choose-again = Changer
take-back = Annuler
label-passport = Passeport : { $nation }
label-passport-hidden = Un passeport fermé
label-clue = { $piles ->
    [one] Pile d’indices : pas { $nation }
   *[other] { $piles } piles d’indices : pas { $nation }
}
label-laid = { $who ->
    [you] Votre carte d’identification, visible pour vous seulement : { $nation }
   *[other] { $nation ->
        [unknown] Carte d’identification posée par { $actor }, cachée
       *[other] Carte d’identification posée par { $actor } : { $nation }
    }
}
label-empty = Place vide
label-market = { $nation }, { $dish }, au marché{ $choice ->
    [chosen] , choisie
    [legal] , peut être prise
   *[no] {""}
}
label-hand = { $nation }, { $count } dans votre main{ $known ->
    [0] {""}
    [one] , { $known } connue de tous
   *[other] , { $known } connues de tous
}{ $drawn ->
    [yes] , dont une piochée à l’instant
   *[no] {""}
}{ $choice ->
    [chosen] , choisie
    [legal] , peut être donnée
   *[no] {""}
}
label-card = Carte d’identification { $nation }{ $choice ->
    [used] , posée devant { $foe }
    [chosen] , choisie
    [legal] , peut être choisie
   *[no] {""}
}
label-foe = { $actor } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}{ $known ->
    [none] {""}
   *[other] , connues : { $known }
}{ $last ->
    [yes] , encore un nom à poser
   *[no] {""}
}{ $choice ->
    [chosen] , choix fait
    [legal] , identification possible
   *[no] {""}
}
reveal = La révélation
reveal-passports = Passeports
reveal-hands = Mains
reveal-names = Noms
reveal-points = Points
reveal-skip = Passer
reveal-again = Revoir
reveal-own = { $count ->
    [one] { $count } carte { $nation } en main
   *[other] { $count } cartes { $nation } en main
}
winner = Gagne
right = juste
wrong = faux
named-nobody = n’a nommé personne
sum-own = de son pays
sum-right = { $count ->
    [one] { $count } bien nommé
   *[other] { $count } bien nommés
}
sum-bonus = a mis fin à la partie
nobody-was = Personne n’était { $nations }.

## Client : l’accueil

home-tab = Déguisement
home-minutes = 20 min
home-hook = Chacun cache sa nationalité et en collectionne les cartes. Devinez qui est qui avant qu’on vous démasque.

## Première partie guidée

first-aim = Rassemblez des cartes de votre nationalité secrète, et devinez celle des autres d’après ce qu’ils prennent et ce qu’ils donnent.
said-exchange = Regardez ce que j’ai pris et ce que j’ai donné : on donne rarement la nationalité que l’on rassemble.
said-clear = J’ai pioché une carte de plus, mais maintenant tout le monde sait quel pays n’est pas le mien.
said-name = Je crois savoir qui c’est : j’ai posé une carte. Personne ne la voit avant la fin.
tip-begin = Le passeport est le vôtre, et il est secret : rassemblez des cartes de votre nationalité. Une carte a été piochée pour vous. Choisissez une carte de votre main à donner et une carte du marché à prendre, puis appuyez sur le bouton violet.
tip-begin-two = Les deux passeports sont les vôtres, et ils sont secrets : rassemblez des cartes des deux nationalités. Une carte a été piochée pour vous. Choisissez une carte de votre main à donner et une carte du marché à prendre, puis appuyez sur le bouton violet.
tip-market = Tout le monde voit ce que vous donnez et ce que vous prenez : à toujours prendre votre nationalité, vous vous trahissez. Regardez ce que les autres prennent et donnent.
tip-known = L’œil ouvert compte les cartes que tous savent dans votre main. Celles que vous avez piochées ne sont connues que de vous.
tip-alike = Trois cartes identiques sont au marché. Vous pouvez les retirer : vous piochez une carte de plus, mais tous apprennent que ce pays n’est pas le vôtre. Si vous les laissez, personne ne sait pourquoi.
tip-clue = Une pile d’indices est devant un joueur : ce pays n’est certainement pas le sien. Le carnet le raye pour vous.
tip-notebook = Le carnet sur chaque joueur compte ce qu’il a pris et donné. Un joueur qui prend souvent un pays et ne le donne jamais en est peut-être.
tip-name = Vous pouvez poser une carte d’identification, face cachée, devant un adversaire : choisissez la carte, puis le joueur. Chaque pays ne se nomme qu’une fois, et rien ne se change ensuite. En cas de doute, attendez.
tip-laid = Une carte posée devant un joueur dit ce qu’en croit celui qui l’a posée. Poser votre dernière carte à votre tour arrête la partie et vous rapporte 3 points.
tip-low = La pioche est presque vide : quand elle l’est, la partie s’arrête. Prenez maintenant les cartes de votre pays, et nommez tous ceux que vous pouvez.
tip-last = Les tours sont finis. Nommez tous ceux que vous n’avez pas encore nommés : une erreur ne coûte rien. Personne ne voit ce que font les autres.
