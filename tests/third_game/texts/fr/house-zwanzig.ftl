### House rules of Zwanzig.

house-agreed = Les règles maison se décident avant la première donne et valent pour toute la partie. On ne change que ce qui est écrit ici.
house-reach = Une carte peut différer de plus, ou de moins, de celle du dessus.
house-target = La partie finit à un autre nombre de points.
