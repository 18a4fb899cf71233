## Landing
lesson-land = Landing on the island
lesson-land-welcome = Welcome to Dokmus! You lead an expedition to this island. After eight rounds, whoever has the most points wins.
lesson-land-tile = The island is made of square tiles. Keep one thing in mind: during the game they slide, and they turn.
lesson-land-temples = This is what you are looking for: temples. At the end, each temple that one of your tokens touches is worth 2 points, or 3 if it is a large one.
lesson-land-meadow = Grass is easy to walk on: a meadow takes a token and asks for nothing.
lesson-land-closed = Mountains and rivers are closed. Nobody can stand there.
lesson-land-start = Your turn! Land on the meadow in the light, right beside a temple.
lesson-land-start-tile = The right tile, but not the right space. Look for the one that touches the small temple on the left.
lesson-land-start-far = You may land there. For this lesson let us stay on the tile at the bottom left, beside its temple.
lesson-land-explored = Your first token touches the temple: it is explored already.
lesson-land-tokens = Each turn you use three tokens, no more and no fewer. Guardians have a chapter of their own.
lesson-land-place = A token goes next to one of yours. Put one just above it or just below.
lesson-land-place-temple = Allowed, and clever too: the temple carries you there. That is the next chapter. For now, one plain step.
lesson-land-place-forest = This forest wants a token as payment. The next chapter explains it; take a meadow next door first.
lesson-land-later = You could, but let us keep that for later. First put a token beside yours.
lesson-land-rule = That is it: always side by side. A corner is not enough.
lesson-land-again = One more token, anywhere you like: this time everything is right.
lesson-land-again-temple = Well seen: you stay close to the temple.
lesson-land-again-forest = A forest! It cost you a second token; the next chapter tells why.
lesson-land-again-sacrifice = A token given away: it holds no ground, but it will count at the end.
lesson-land-again-move = You use your guardian: it moves a token by one space.
lesson-land-again-good = Good. Every token opens new spaces around it.
lesson-land-end = You can land and walk on. Now see how temples carry you further.

## Temples
lesson-temples = Temples and forests
lesson-temples-points = You touch one temple: 2 points at the end, and 1 for a first visited tile. Beside your name stands your total if it all ended here.
lesson-temples-second = A second temple is waiting. What is the quick way there?
lesson-temples-bridge = A temple is a bridge: if your last token touches it, the next one may go to any space around it.
lesson-temples-jump = Leap round the temple: put a token on the space in the light, below it.
lesson-temples-jump-other = A fine leap, but it leads away from the second temple. Go round below instead.
lesson-temples-jump-step = A plain step: allowed, but slow. Let the temple take you further.
lesson-temples-jump-forest = The temple would take you there too, but this forest costs one more token and does not touch the second temple.
lesson-temples-forest = All around the second temple there are forests. Going in has a price.
lesson-temples-price = A token in a forest costs another one, sacrificed. It is free if one of yours already stands in the forest next to it, or in a forest of the same temple.
lesson-temples-explore = You have two tokens left, just enough. Touch the second temple!
lesson-temples-explore-no = Possible, but this token would touch no new temple. Look for the forest that touches the second one.
lesson-temples-explore-sacrifice = Only one token would be left: not enough to pay for the forest. Keep both.
lesson-temples-sacrificed = The token you paid rests here. It is not lost: at the end, whoever gave most gains points.
lesson-temples-guardian = Your three tokens are used. Your guardian still has its power: move a token by one space, if you want.
lesson-temples-finish = As you like: use the guardian, or end your turn.
lesson-temples-finish-move = Why not. Just take care not to leave a temple that no other token of yours touches.
lesson-temples-finish-end = A wise decision: all your tokens stand well. The guardian’s power is lost, and that does not matter.
lesson-temples-end = Two temples in one turn, well done. In the next chapter the island begins to move.

## Guardians
lesson-guardians = The guardians
lesson-guardians-secret = A new round begins. Before anybody plays, each takes a guardian in secret.
lesson-guardians-order = Its number decides the order: the lowest plays first. And every guardian lends you a power, once, in your turn.
lesson-guardians-two = Number 2 slides a tile into the gap, with everything on it.
lesson-guardians-three = Number 3 moves one of your tokens by one space, and forests are free for it.
lesson-guardians-four = Number 4 turns a tile by a quarter.
lesson-guardians-draft = Let us turn the island. Take guardian 4.
lesson-guardians-draft-two = You would play first, and slide a tile. A good choice some other day; take the 4 here.
lesson-guardians-draft-three = Useful to save a token that stands badly. Yours are fine: take the 4.
lesson-guardians-first = Your opponent has the 2, so your opponent begins.
lesson-guardians-slid = The tile slid into the gap, and its tokens travelled with it. The gap is somewhere else now.
lesson-guardians-rotate = Your turn. Turn the tile your tokens stand on, whichever way you like.
lesson-guardians-rotate-other = Any tile may be turned, this one too. But turn your own, to see your tokens travel.
lesson-guardians-rotate-later = The power may come before, between or after the tokens. Begin with it here.
lesson-guardians-travel = Your tokens turned with the land. Other spaces are in reach, and perhaps other temples.
lesson-guardians-place = Make use of it: play a token wherever you like.
lesson-guardians-place-good = There. Move the land, then settle on it: that is the art of Dokmus.
lesson-guardians-place-sacrifice = A token given away counts at the end. But do not give too many: temples bring more.
lesson-guardians-end = With three or four players two more guardians join in: the 1 takes the talisman, and so the first pick, and the 5 has the power you choose.

## Ruins
lesson-ruins = The ruins
lesson-ruins-ruins = These stones are ruins. A token that stands on them never leaves, but it pays at once.
lesson-ruins-toward = Come closer: put a token between yours and the ruins.
lesson-ruins-toward-no = Possible, but some spaces along the water cost one more token. Walk, by the space in the light.
lesson-ruins-reach = The ruins are next door. Go there!
lesson-ruins-reach-no = This token would not stand on the ruins. They are just to the right of your last one.
lesson-ruins-point = One point, yours at once.
lesson-ruins-present = And a present: one more action on this tile. Slide it, turn it, or move one of your tokens on it.
lesson-ruins-use = Use the action of the ruins, whichever you like.
lesson-ruins-use-guardian = That is the power of your guardian. You keep it; use the action of the ruins first.
lesson-ruins-use-later = You could wait, as long as your turn lasts. Try it now.
lesson-ruins-used = The action of the ruins does not use up your guardian. What is not used by the end of the turn is lost.
lesson-ruins-last = What comes next is up to you.
lesson-ruins-last-sacrifice = Given away! Two or three sacrifices are often enough to be ahead.
lesson-ruins-last-action = Good. A token that moves can reach other ruins and win another action.
lesson-ruins-last-good = Well placed.
lesson-ruins-end = Ruins near your way? Nearly always worth the detour.

## Water and volcanoes
lesson-water = Rivers and volcanoes
lesson-water-river = A river bars the way. No token can stand in it, but you can cross.
lesson-water-cross-way = From the bank, sacrifice one token and put another anywhere along the same water, or beside a temple that touches it.
lesson-water-cross = Cross over, and touch a temple as you arrive.
lesson-water-cross-near = A step on foot, free of charge. But temples wait on the other side: cross over.
lesson-water-cross-far = You would reach the bank, but far from the temples. Look for a space that touches one.
lesson-water-crossed = One token paid, one temple won. A crossing costs a single token, even if you arrive in a forest.
lesson-water-volcano = A volcano is a place to rest: a token may stand there and others may lean on it. If it is still there when your turn ends, it is sacrificed.
lesson-water-sacrifice = All sacrifices count at the end. With two players the first gets 3 points. No sacrifice at all: nothing.
lesson-water-last = One last token: place it, or give it away.
lesson-water-last-volcano = Onto the volcano! It will burn when the turn ends, and count as a sacrifice.
lesson-water-last-sacrifice = Given away. You now lead in sacrifices.
lesson-water-last-move = Guardian 3 moves a token without losing it. You still have the last one to play.
lesson-water-last-good = Good. This token opens the way on.
lesson-water-end = You know all the land there is. What is left is to count.

## Points
lesson-points = The end and the points
lesson-points-late = Here we are in the eighth and last round of a real game.
lesson-points-now = The large number is safe already: the ruins. The small one is your total if the game ended now.
lesson-points-temples = Temples first: 2 points for a small one, 3 for a large one, once for each player. Several players may explore the same.
lesson-points-visits = Then visited tiles: one explored temple on each is enough. The more you visit, the more each brings.
lesson-points-completed = And a bonus for every tile whose temples you have all explored: 5 points with two players, 8 with three or four.
lesson-points-complete = On this tile you lack a single temple. Touch it and win the bonus.
lesson-points-complete-no = Possible, sometimes even useful, but the tile would stay incomplete. Look for the space that touches its last temple.
lesson-points-complete-slide = Sliding a tile can bring a temple closer, or take it away. Here a token is enough.
lesson-points-done = A complete tile: the bonus and the temple, in one stroke!
lesson-points-prizes = Last come the sacrifices: the most generous get these points.
lesson-points-tie = The highest total wins. In a tie, whoever sacrificed more.
lesson-points-last = One more choice, and it is yours: where are the last points?
lesson-points-last-sacrifice = One more sacrifice: useful if you are not ahead yet.
lesson-points-last-slide = The land moves one last time. Check that your tokens still touch their temples.
lesson-points-last-end = Done! The power of your guardian stays unused.
lesson-points-last-good = Good. See whether the total beside your name has changed.
lesson-points-end = That is all! Temples, visited tiles, complete tiles, ruins and sacrifices: you can play Dokmus.

## The short game
lesson-game = A short game
lesson-game-late = A real game, in its seventh round of eight. You take it over: the guardian first, then three tokens a round. A beginner plays against you.
lesson-game-hints = You decide everything, and all you choose is played. The bulb beside the question gives advice: first where to look, then what to choose, then why.
lesson-game-play = Your move. Play as you like, to the end of the game.
lesson-game-end = The game is over, and this is the real final score. Look at what brought you most, and at what brought the other more.

## Where no answer of its own fits
lesson-not-sacrifice = A token given away counts at the end, but it does not get you on now.
lesson-not-move = That is the power of your guardian: once in a turn. Keep it for the moment.
