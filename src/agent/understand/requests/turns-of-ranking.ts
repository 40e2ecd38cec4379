import { fragment, pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { sayPlainly, type Turn } from './turns.ts'

const PERSON = fragment`(?:everybody|everyone|anybody|anyone|somebody|someone|people|persons|folks?)`
/** What is on top of an order, and what at its end. */
const HIGH = fragment`(?:most|highest|largest|biggest|greatest|top|high|large|big)`
const LOW = fragment`(?:fewest|least|lowest|smallest|bottom|low|small|few)`
const RANKED = fragment`(?:rank(?:ed)?|sort(?:ed)?|order(?:ed)?|list(?:ed)?|arranged?|show|give me)`

const orderOf = (first: string): string =>
  new RegExp(String.raw`^${LOW}$`, 'i').test(first) ? ', lowest first' : ', highest first'

const NUMBERS = ['one', 'two', 'three', 'four', 'five']
const STARS = fragment`(?:one|two|three|four|five|[1-5])`
const numberOf = (stars: string): string =>
  /^\d/.test(stars) ? stars : String(NUMBERS.indexOf(stars.toLowerCase()) + 1)

/** Orders that are told by both of their ends, values that occur, and what belongs to somebody, each in plain words. */
const TURNS: readonly Turn[] = [
  // "clients who gave us only one star", "rated us 5 stars": with so high a rating.
  [
    pattern('iu')`
      \b(?:(?:that|which|who) )?(?:(?:have|has|had) )?(?:(?:only|just|ever) )?(?:gave|given|left|awarded)(?: (?:us|it|them|him|her))? (?:(?:only|just|a) )?
      (${STARS})(?: (?:or|and) (${STARS}))?[ -]stars?(?: ratings?| reviews?)?(?=\W|$)
    `,
    (_, stars, other) => `with a rating of ${numberOf(stars!)}${other ? ` or ${numberOf(other)}` : ''}`,
  ],
  // "how many 5 star ratings did we get, and how many 1 star ones": how many of them are so high.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?how\ many\ )(${STARS})[ -]stars?\ (ratings|scores|marks)\b([^?;.]{0,60}?),?\ (?:and|or|versus|vs)\ how\ many
      \ (${STARS})[ -]stars?(?:\ (?:ones|ratings))?([^?;.]{0,30}?)(?=\W*$)
    `,
    (_, how, one, noun, rest, other) =>
      `${how!}${noun!} of ${numberOf(one!)}${rest!}, and how many ${noun!} of ${numberOf(other!)}${rest!}`,
  ],
  [
    pattern('iu')`\b(${STARS})[ -]stars?\ (ratings|scores|marks)(?=\W|$)`,
    (_, stars, noun) => `${noun!} of ${numberOf(stars!)}`,
  ],
  // "who has the best average rating of all our guides": which of them has it.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)who (has|had|gets|got) (the (?:best|worst|highest|lowest|most|fewest|least|largest|smallest) [^,?]{3,40}?)
      \ (?:of|among|out of) (?:all )?(?:of )?(?:our|the|my) (\p{L}+(?: \p{L}+)?)(?=\W*$)
    `,
    '$1which of our $4 $2 $3',
  ],
  // "the top 3 towns our members live in": those with the most of them.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:what|which) (?:are|were) )(?:the |our )?top (\d+|two|three|four|five|ten) (\p{L}+s)
      \ (?:(?:that|which|where) )?(?:our|the|your) (\p{L}+s) (?:live|are|come|work|are based|are located|sit)(?: in| from| at)?(?=\W*$)
    `,
    '$1the top $2 $3 by number of $4',
  ],
  // "the best-selling lamp by units sold": by what they are sold in anyway.
  [
    pattern('iu')`
      (?<=\b(?:best|top|worst)[- ]selling \p{L}[^,?]{2,40}?),?\ (?:by|in terms of|measured (?:by|in)|in) (?:the )?(?:number of )?
      (?:units|pieces|quantity|volume|copies)(?: sold)?(?=\W*$)
    `,
    '',
  ],
  // "of which lamp have we sold the largest number of pieces": the most of them.
  [
    pattern('iu')`
      (?<=\b(?:sold|sells?|bought|buys?|ordered|orders?|purchased?)\ (?:[^?]{1,40}\ )?)the (largest|highest|greatest|biggest|smallest|lowest) number of
      (?=\ \p{L}+s\b)
    `,
    (_, end) => `the ${/^(?:smallest|lowest)$/i.test(end!) ? 'fewest' : 'most'}`,
  ],
  // "what's our best seller", "what sells best": which product does.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:what(?:['’]s| is| are| were| was)|which (?:is|are|one is)) (?:our |the )?(?:best|top)[- ]?
      (?:sellers?|selling (?:products?|items?))(?=\W*$)
    `,
    '$1which product sells best',
  ],
  [/^(\W*(?:and |so )?)what sells (best|most|the best|the most|worst)(?=\W|$)/giu, '$1which product sells $2'],
  // "the top 3 clients by what they have paid us": which of them paid the most.
  [
    pattern('iu')`
      ^\W*(?:(?:show|list|give)(?: me)? )?(?:the |our )?(top|bottom) (\d+|\p{L}+) (\p{L}+(?: \p{L}+)?) by (?:what|how much)
      \ (?:they|each|each of them)(?: have|['’]ve|has)? (paid|spent|earned)(?: us)?(?=\W*$)
    `,
    (_, end, count, noun, verb) =>
      `which ${count!} ${noun!} have ${verb!} the ${/^top$/i.test(end!) ? 'most' : 'least'}`,
  ],
  // "who has put in the most hours": has.
  [/\b(?:has|have) put in (?=(?:the )?(?:most|fewest|least|more|fewer|less)\b)/giu, 'has '],
  // "by type of work": what it is the type of is what the records are of.
  [/\bby (type|kind|sort|category) of (?:work|job|task|activity)(?=\W*$|,| (?:in|for|of|this|last)\b)/giu, 'by $1'],
  // "rank the origins from most members to fewest": by how many.
  [
    new RegExp(
      String.raw`(${RANKED} (?:the |our |all )?(?:\p{L}+ ){1,3}?)from (?:the )?(most|fewest) (\p{L}+(?: \p{L}+)?) to (?:the )?(?:most|fewest|least)(?=\W*$)`,
      'giu',
    ),
    (_, head, first, noun) => `${head!}by number of ${noun!}${/^fewest$/i.test(first!) ? ', lowest first' : ''}`,
  ],
  [
    new RegExp(
      String.raw`(${RANKED} (?:the |our |all )?(?:\p{L}+ ){1,3}?)from (?:the )?(most|fewest) to (?:the )?(?:most|fewest|least) (\p{L}+(?: \p{L}+)?)(?=\W*$)`,
      'giu',
    ),
    (_, head, first, noun) => `${head!}by number of ${noun!}${/^fewest$/i.test(first!) ? ', lowest first' : ''}`,
  ],
  // "from the highest price to the lowest", "from lowest to highest price": by it, in that order.
  [
    new RegExp(
      String.raw`,? from (?:the )?(${HIGH}|${LOW}) (?!to\b)(\p{L}+(?: \p{L}+)?) to (?:the )?(?:${HIGH}|${LOW})(?=\W*$)`,
      'giu',
    ),
    (_, first, noun) => ` by ${noun!}${orderOf(first!)}`,
  ],
  [
    new RegExp(
      String.raw`,? from (?:the )?(${HIGH}|${LOW}) to (?:the )?(?:${HIGH}|${LOW}) (\p{L}+(?: \p{L}+)?)(?=\W*$)`,
      'giu',
    ),
    (_, first, noun) => ` by ${noun!}${orderOf(first!)}`,
  ],
  // "how many different ranks occur among the members": that they have.
  [
    pattern('iu')`
      ^(\W*(?:how many|which|what) )(?:(?:different|distinct) )?(\p{L}+(?: \p{L}+)?)
      \ (?:occur|occurs|appear|appears|exist|exists|come up|show up|turn up|(?:are|is) (?:found|represented|present|used))
      \ (?:among|amongst|across) (?:all )?(?:the |our |my )?(.+?)(?=\W*$)
    `,
    '$1different $2 do the $3 have',
  ],
  // "do not have a single order", "without a single order", "not a single order": none.
  [/\b(?:do|does|did)(?: not|n['’]?t) have a single (?=\p{L})/giu, 'have no '],
  [/\b(?:have|has|had)(?: not|n['’]?t)(?: got)? a single (?=\p{L})/giu, 'have no '],
  [/\bwithout a single (?!one\b)(?=\p{L})/giu, 'without any '],
  // "the firm behind our largest order": the one that it is of.
  [
    pattern('giu')`
      \b((?:the|which|what) \p{L}+(?: \p{L}+)?) behind (?=(?:the|our|my) (?:\p{L}+ )?(?:\p{L}{3,}st|most|least|best|worst|last|first)\b)
    `,
    '$1 of ',
  ],
  // "the firm behind the order “Spring”", "the owner behind invoice 12": of one that is named.
  [
    pattern('giu')`
      \b((?:the|which|what) \p{L}+(?: \p{L}+)?) behind (?=(?:(?:the|our|my|this|that) )?\p{Ll}+(?: \p{Ll}+)? (?:["“«]|[#]?\d))
    `,
    '$1 of ',
  ],
  // "whatever their state", "no matter which stage they are in": any of them.
  [
    pattern('giu')`
      ,?\ (?:whatever|whichever|no\ matter\ (?:what|which)|regardless\ of|irrespective\ of|independent(?:ly)?\ of)
      \ (?:the\ |their\ |its\ )?(?:current\ |actual\ )?\p{L}+(?:\ \p{L}+)??
      (?:\ (?:they|it)(?:['’]re|\ (?:are|is|have|has|may\ be|happens?\ to\ be))(?:\ (?:in|on|at|of|from))?|\ (?:is|are|may\ be))?
      (?=\W*$)
    `,
    '',
  ],
  // "my aunt wants just one number, namely how much …": who wants it says nothing of what is asked; what else was said before it would.
  [
    pattern('iu')`
      ^\W*(?:(?:hi|hello|hey|sorry)\b[^.?!]*[.!]\s*)*(?:(?:and|so|hi|hello|hey|please)\W+)*
      (?:(?:i|we)(?:['’](?:m|re)|\ am|\ are)\ \p{L}+ing\b[^.?!;:]*?\ and\ )?
      (?:(?:i|we|he|she|they)|(?:my|our|the)\ \p{L}+(?:\ \p{L}+)?)
      \ (?:just\ |only\ )?(?:wants?|needs?|require[sd]?|asked (?:me )?for|(?:is|are) (?:after|asking for)|would like)
      \ (?:just |only |simply )?(?:an?|one|the|this|a single|one single)
      \ (?:\p{L}+ )?(?:number|figure|thing|answer|fact|list|total|piece of information)[\s,:;–—-]+
      (?:(?:namely|specifically|to be (?:precise|exact)|that is|i\.e\.?|viz\.?)[\s,:]+)?(?=(?:how (?:many|much)|which|what|who)\b)
    `,
    '',
  ],
  // "… Could you help me with that?": what was asked before it.
  [
    pattern('giu')`
      (?<=[.!?;]\s+)(?:please )?(?:could|can|would|will) you (?:please |possibly |maybe )?help (?:me|us)(?: out)?
      (?: with (?:that|this|it))?(?:,? please)?\s*[.?!]+
    `,
    '',
  ],
  // "show me the orders of May and their combined price": the records, and what they come to.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can you|could you) )?(?:show|list|give|tell|get|find)(?: me| us)? (?:all )?(?:the |our |my )?\p{L}.+?),?
      \ (?:and|with|along with|together with|as well as|plus) (?:their|the) (?:combined|joint|collective|accumulated|summed(?:[ -]up)?)
      \ (\p{L}+(?: \p{L}+)?)(?=\W*$)
    `,
    '$1, and what is their total $2',
  ],
  // "everybody we know at the firm": who is there.
  [
    pattern('giu')`
      \b(${PERSON}) (?:that |who |whom )?(?:we|i)
      \ (?:know|have(?: got)?|deal with|work with|talk to|are in (?:touch|contact) with)(?: of)? (?=(?:at|in|from|with)\b)
    `,
    '$1 ',
  ],
  // "the weighted price, that is price times chance, of all orders": what it comes to is told, and that of all of them is their total.
  [
    pattern('iu')`
      ^(\W*(?:what(?:['’]s| is| was) |show(?: me)? |tell me |give me |calculate |compute )?)the (?:total |overall )?(?:\p{L}+ ){0,2}\p{L}+,?
      \ \(?(?:that is|which is|i\.e\.?|meaning|in other words)(?: to say)?,? (?:the )?(\p{L}+(?: \p{L}+)?)
      \ (times|multiplied by|x|plus|minus) (?:the |its |their )?(\p{L}+(?: \p{L}+)?)\)?,? (?:of|for|over|across) (all (?:the |our |my )?\p{L}.*?)(?=\W*$)
    `,
    '$1the total $2 $3 $4 of $5',
  ],
  // "I want to call them, what is the number?": theirs.
  [
    pattern('iu')`
      ^\W*(?:so |and |ok |okay |now )*(?:i|we) (?:would|['’]d)? ?(?:want|need|wish|like|have|am going|are going|plan|must|should)(?: to)?
      \ (?:call|phone|ring|telephone|reach|contact|dial|text|e-?mail|write to|mail|message|visit|send something to) (?:them|him|her|it)(?: up)?
      \s*[,;:.!–—-]+\s*(?:so |and )?(what(?:['’]s| is| are)|give me|tell me|show me|can i (?:have|get)|could i (?:have|get)|do you have|have you got)
      \ (?:the|their|his|her|its) (\p{L}[\p{L} -]*?)(?=\W*$)
    `,
    (said, ask, noun) => `${ask!} their ${NUMBER.test(noun!) && testIn(said, CALLS) ? `phone ${noun!}` : noun!}`,
  ],
  // "how many orders and how many visits do we have for the firm": those of it.
  [
    pattern('iu')`
      ^(\W*how many \p{L}+(?: \p{L}+)?)((?:, how many \p{L}+(?: \p{L}+)?)*),? and (how many \p{L}+(?: \p{L}+)?)
      \ (?:(?:do|does|did) (?:we|i|you|they) have|are there|were there|is there) (for|at|with|from|in|of|on|under) (.+?)(?=\W*$)
    `,
    (_, first, middle, last, preposition, owner) =>
      [first!, ...middle!.split(/, /).filter(Boolean), last!]
        .map(each => `${each} are there ${preposition!} ${owner!}`)
        .join(' and '),
  ],
  [
    pattern('iu')`
      ^(\W*how many \p{L}+(?: \p{L}+)?)((?:, how many \p{L}+(?: \p{L}+)?)*),? and (how many \p{L}+(?: \p{L}+)?)
      \ (do|does|did) (?!(?:we|i|you|they)\b)(.+?) have(?=\W*$)
    `,
    (_, first, middle, last, verb, owner) =>
      [first!, ...middle!.split(/, /).filter(Boolean), last!]
        .map(each => `${each} ${verb!} ${owner!} have`)
        .join(' and '),
  ],
]

const NUMBER = /^numbers?$/i
const CALLS = /\b(?:call|phone|ring|telephone|reach|contact|dial|text)\b/i

/** The message with an order told by its ends, or another such turn, in plain words. */
export const withoutTurnsOfRanking = (message: string): string => sayPlainly(message, TURNS)
