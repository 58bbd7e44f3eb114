### Questions about a position of Sylla, as a teacher asks them: they lead to a turn and name nothing of it.
### Room: sentences, which wrap.

## Characters

sylla-ask-choose-fighters = Which of the events in the column do Legionaries fight, and which do Vestals?
# $points: 2
sylla-ask-choose-christians =
    A Christian brings { $points } prestige at the end. Which event would turn one face down, and does it lie in the column?
# $work: “Senatus”, “Colosseum”
sylla-ask-choose-votes = Votes count in every election and for every work. What do votes for the { $work } bring, and who brings votes?
# $revenue: 3
# $rounds: 5
sylla-ask-choose-income =
    Everybody earns { $revenue } deniers a round, and there are { $rounds } rounds. What would one more denier each time add to that?
sylla-ask-choose-hexagons = Which characters of your set can pay in all three colours, and which in one only?

sylla-ask-recruit-unfought = Which of the events in the column can none of your upright cards fight?
sylla-ask-recruit-cubes = How many cubes of Legionaries and of Vestals will every seat have against the events of this round?
# $work: “Senatus”, “Colosseum”
sylla-ask-recruit-votes = How many votes does every seat have without a denier, and what do votes for the { $work } bring?
# $rounds: 1, 5
sylla-ask-recruit-income =
    { $rounds ->
        [one] One income is
       *[other] { $rounds } incomes are
    } still to come. How many deniers does every seat earn in one now?
sylla-ask-recruit-hexagons = Which building on sale would you like best, and how many hexagons of its colour do you have?
# $points: 2
sylla-ask-recruit-christians =
    A face-up Christian brings { $points } prestige at the end. Which of the open characters are Christians?
sylla-ask-recruit-colours = In which colours can you pay fewer hexagons than the others, and what is on sale for them?
sylla-ask-recruit-single = Which characters lie open only once, and who chooses next?

## The election

sylla-ask-consul-later = At most how many votes can those who bid after you reach, with Senators and deniers together?
# $points: 1, 4
sylla-ask-consul-office =
    The consul takes a token worth up to { $points } and recruits first. How many of your deniers is that worth?
sylla-ask-consul-free = How high could you bid before the office cost you a denier?
sylla-ask-consul-row = The consul recruits first. Which characters lie open only once, and what would one of them do for you?
sylla-ask-consul-token = The consul takes a token of any colour. What is one of each worth at present?
# $work: “Senatus”, “Colosseum”
sylla-ask-consul-money = Deniers paid for the office are gone. What could they do as votes for the { $work } at the end of the round?
sylla-ask-consul-ties = The consul decides ties among the events. Which of the four would you most like to see prevented?

## The sale

sylla-ask-offer-alone = For which of the buildings can you pay more hexagons than anybody else?
sylla-ask-offer-rivals = Which seat can pay the most in each colour, and which cards would it have to tilt for that?
# $first: “Bank”, “Triumphal arch”
# $second: “Field”, “Private temple”
sylla-ask-offer-two =
    What would { FORM($first, "a") } and { FORM($second, "a") } each bring you until the end of the game?
# $number: 1, 5
sylla-ask-offer-left =
    { $number ->
        [one] Only one more building is offered in this round, and the rest is removed. Which would you be sorry to lose?
        [2] Two more buildings are offered in this round, and the rest is removed. Which would you be sorry to lose?
        [3] Three more buildings are offered in this round, and the rest is removed. Which would you be sorry to lose?
        [4] Four more buildings are offered in this round, and the rest is removed. Which would you be sorry to lose?
       *[other] { $number } more buildings are offered in this round, and the rest is removed. Which would you be sorry to lose?
    }
# $famine: 1, 6
sylla-ask-offer-famine = The famine marker is at { $famine }. Who is protected against famine, and who would lose the most?
# $rounds: 1, 5
sylla-ask-offer-money =
    { $rounds ->
        [one] One more income is to come. Which buildings bring deniers, and what could you still do with them?
       *[other] { $rounds } more incomes are to come. Which buildings bring deniers, at once or every time?
    }
sylla-ask-offer-at-once = Which of the buildings bring prestige at once, and who can pay the most hexagons for them?
sylla-ask-offer-spare = Which of your upright cards have nothing else to do in this round, so that they could pay for a building?
sylla-ask-offer-hexagons = How many red, yellow and grey hexagons can every seat still pay?

# $building: “Bank”, “Private temple”
sylla-ask-sale-worth =
    What would { FORM($building, "the") } bring you from now to the end of the game, and what would it bring the others?
# $colour: “red”, “yellow”
sylla-ask-sale-later = At most how many { $colour } hexagons can those who bid after you pay?
# $colour: “red”, “yellow”
sylla-ask-sale-cards = Which of your cards could pay in { $colour }, and what would they still do in this round?
sylla-ask-sale-next = Which of the other buildings would you rather keep your hexagons for?
sylla-ask-pay-work = Which of your cards of this colour have nothing more to do in this round: no income, no cube, no vote?

## Tokens and markers

sylla-ask-token-worth = What is a token of each colour worth at present?
sylla-ask-token-crisis = Which markers are in the crisis or next to it, and who has the fewest tokens of these colours?
sylla-ask-token-moves = Which markers would move left if the events in the column happened?
# $price: 2
# $work: “Senatus”, “Colosseum”
sylla-ask-temple-price =
    A token costs { $price } deniers here. What would these bring you as votes for the { $work }?
sylla-ask-tavern-own = Of which colour do you have more tokens than the others, and of which fewer?

## Events

sylla-ask-fight-cubes = Two of the four events will be prevented. Which have the most cubes so far?
sylla-ask-fight-left = How many cubes do the others still have to place, and on which events can they go?
# $colour: “Health”, “Civic spirit”
sylla-ask-fight-crisis = One step left puts { $colour } into its crisis. Who has the most tokens of it, and who has the fewest?
sylla-ask-fight-harm = Which of the four events would take the most from you, and which would hurt others more?
sylla-ask-fight-turns = Some events turn a piece face down. Which of your cards or buildings would you have to give up?
sylla-ask-fight-turns-others = Some events turn a piece face down. Which seat would lose the most by them?
sylla-ask-fight-rightmost = Which marker is furthest to the right, and who has the most tokens of its colour?
sylla-ask-fight-steps = Which events move a marker to the left, and how many tokens of its colour does every seat have?
sylla-ask-fight-token = On which of the upper events could you have the most cubes, and what is its token worth?
# $famine: 2, 6
sylla-ask-fight-famine = The famine marker is at { $famine }. Whom would one more step hurt, and who has Fields?
sylla-ask-prevent-leaves =
    Of the two prevented events the one with more cubes leaves the game. Which would you like to be rid of?
sylla-ask-turn-down = Which of the pieces that you may turn has least left to do?
sylla-ask-remove = Which of the prevented events would hurt you most if it came again?

## The great work

# $votes: 2
sylla-ask-hand-plebs = The plebs pay one prestige for every { $votes } votes. How many would you earn there without a denier?
# $work: “Senatus”, “Colosseum”
sylla-ask-hand-others = How many votes can each of the others have for the { $work } at most?
# $for_many: 10
# $for_some: 6
# $many: 8
# $some: 5
# $work: “Templum”
sylla-ask-hand-templum =
    The { $work } pays by votes alone: { $for_many } from { $many }, { $for_some } from { $some }. What would your deniers bring elsewhere?
# $colour: “Health”, “Civic spirit”
# $votes: 5
# $work: “Senatus”, “Colosseum”
sylla-ask-hand-marker = Every { $votes } votes together for the { $work } move { $colour } a step to the right. Who has the most tokens of it?
# $votes: 4
# $work: “Granarii”
sylla-ask-hand-famine = Every { $votes } votes together for the { $work } move famine one step back. Who loses the most to it as things are?
sylla-ask-hand-keeps = Deniers in your hand are spent whatever happens. What could they do for you in the next election?
# $price: 2
sylla-ask-hand-slaves =
    At the end { $price } deniers free a Slave. How many Slaves do you have, and how many deniers are left for votes?
