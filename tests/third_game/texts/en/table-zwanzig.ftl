### The table of Zwanzig.

zwanzig-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
zwanzig-told-dealt =
    { $you ->
        [yes] You deal round { $number }.
       *[no] { $name } deals round { $number }.
    }
zwanzig-told-laid =
    { $you ->
        [yes] You lay the { $card }.
       *[no] { $name } lays the { $card }.
    }
zwanzig-told-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $name } draws a card.
    }
zwanzig-told-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
zwanzig-told-round-won =
    { $you ->
        [yes] You win the round!
       *[no] { $name } wins the round.
    }
zwanzig-told-match-won =
    { $you ->
        [yes] You win the match!
       *[no] { $name } wins the match.
    }
zwanzig-words-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
zwanzig-told-turned-up = The { $card } is turned up.
zwanzig-told-round-open = Nobody can go on. The round does not count.
zwanzig-words-top = On top lies the { $card }.
zwanzig-words-stock = In the stock: { $cards }.
zwanzig-words-holds = { $name }: { $cards }.
zwanzig-words-hand = You hold { $cards }: { $list }.
zwanzig-fits =
    { $count ->
        [one] One of your cards fits the { $card }.
       *[other] { $count } of your cards fit the { $card }.
    }
zwanzig-draw-note = None of your cards fits. Draw one.
zwanzig-pass-note = None of your cards fits, and the stock is empty. You have to pass.
zwanzig-others = Other players
zwanzig-middle = Middle of the table
zwanzig-top = On top
zwanzig-stock = Stock
