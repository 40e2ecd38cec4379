import { fragment, pattern } from '../../../lib/patterns.ts'
import { isGathered } from '../read/collections.ts'
import { MARK, protect } from '../read/literals.ts'
import { sayInOne } from './join-sentences.ts'
import { joinClauses, restate, saysDifferently, saysTogether } from './restate.ts'

/** Verbs of doing that follow upon a question or a statement. */
const DO = '(?:click|press|tap|choose|select|pick|take|open|mark|tick|enter|type|write|put|give|drag|hit)'
/** What was asked for or stated just before. */
const BACK = fragment`
  (?:
    (?:its|their|his|her) (?:names?|link|entry|row|title|button)
    |it\b(?: (?:in|down)(?=[.,]| and\b|$))?
    |them\b|that one|this one|that (?:name|word|entry)
    |the (?:name|word|letter|entry|row)(?=[.,]| and\b|$)
  )
`
/** A name, or a quotation. */
const NAME = `(?:@[\\p{L}\\d_]+|${MARK}|\\p{Lu}[\\p{L}\\d'-]*(?: \\p{Lu}[\\p{L}\\d'-]+)*)`
const MESSAGE =
  '(?:messages?|e-?mails?|mails?|letters?|posts?|comments?|notes?|tweets?|replies|reply|entry|entries|reviews?)'
const WRITE =
  '(?:(?:has|have|had) )?(?:sent|wrote|written|posted|said|shared|published|left|put up)(?: (?:you|to you|us|me))?'

/** What holds other things and can be opened. */
const PLACE_NOUN = 'folder|directory|section|panel|tab|part|group|accordion|branch|category|chapter|menu'

/** "Find it and …": on the way to what is done with it. */
const SEEK = '(?:(?:find|locate|look for|search for) (?:it|them)(?:,| and| then| to| and then)+ )?'

/** "Click the file X. It is in the folder Y". */
const WHERE_IT_IS = pattern('gu')`
  (?:^|(?<=[.!]\s))(\p{Lu}\p{Ll}+ (?:[^.!?]|[.](?=\S))+)[.!]\s+
  (?:It|This|That one) (?:is|lies|stands|sits|can be found|is (?:found|stored|kept|hidden|somewhere)) (?:somewhere )?
  (?=(?:in|on|under|within|inside) (?:the )?(?:\p{L}+ )?(?:${PLACE_NOUN})\b)((?:[^.!?]|[.](?=\S))+)[.!]?$
`

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]

/**
 * Sentences of English that ask for the same as a plain order, and the order: questions and statements that an order points
 * back to, clauses for what a preposition says, particle verbs for simple ones, the order of two acts.
 */
const RULES: readonly Rule[] = [
  // What an agent does about windows that come up it does without being told.
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:if|should) (?:a|any|some|another) (?:\p{L}+ )?
      (?:window|dialog|pop-?up|message|layer|banner|box)\b[^.]*\b
      (?:stay|close|dismiss|ignore|cancel|continue)\b[^.]*\.?
    `,
    '',
  ],
  // "Who has the most points? Click the name", "Which shape has the fewest corners? Click on it".
  [
    pattern('giu')`
      \b(?:who|(?:which|what) (\p{L}+)) (?:has|have|had|got|scored|shows?) the
      \ (most|fewest|least|highest|lowest|largest|smallest|greatest|longest|shortest|cheapest) (\p{L}+)\?\s+
      (${DO}) (?:on )?${BACK}
    `,
    (_, noun, superlative, counted, verb) => `${verb} the ${noun ?? 'name'} with the ${superlative} ${counted}`,
  ],
  // "Whose parcel is the heaviest? Click on it": the heaviest parcel.
  [
    pattern('giu')`
      \b(?:whose|which|what) (\p{L}+) (?:is|has|are) (?:the )?(\p{L}+est|most \p{L}+|least \p{L}+)( to [^?]+)?
      (?: [^?]*)?\?\s+(${DO}) (?:on )?${BACK}
    `,
    (_, noun, superlative, to = '', verb) => `${verb} the ${superlative} ${noun}${to}`,
  ],
  // "Which of the two products is cheaper? Buy it": the cheaper of the two.
  [
    pattern('giu')`
      \b(?:which|what|who)(?: one)? of (?:the|these|those) (?:two )?\p{L}+ (?:is|has|costs) (?:the )?
      (more \p{L}+|less \p{L}+|\p{L}{3,}er)\?\s+(\p{L}+) (?:on )?(?:it\b|that one|this one)
    `,
    '$2 the $1 of the two',
  ],
  // "Which word does the second paragraph end with? Type it in": the last word of it.
  [
    new RegExp(
      `\\b(?:which|what) (word|letter|number) does (.+?) (begin|start|end) with\\?\\s+(${DO}) (?:on )?${BACK}`,
      'giu',
    ),
    (_, noun, of, way, verb) => `${verb} the ${/end/i.test(way!) ? 'last' : 'first'} ${noun} of ${of}`,
  ],
  // "Which word comes right after X in the text? Type it": the word after X.
  [
    pattern('giu')`
      \b(?:which|what) (word|letter|number|name) (?:comes|stands|is|appears)
      (?: (?:right|directly|immediately|just))? (after|before|behind|in front of) ([^?]+?)
      (?: in (?:the|this) \p{L}+)?\?\s+(${DO}) (?:on )?${BACK}
    `,
    (_, noun, side, of, verb) => `${verb} the ${noun} ${/after|behind/i.test(side!) ? 'after' : 'before'} ${of}`,
  ],
  // "What do the things cost altogether? Enter the amount": the sum of the prices.
  [
    pattern('giu')`
      \b(?:what|how much) (?:do|does|is|are) (?:all )?(?:the )?[^?]*?(?:cost|price|prices)\b[^?]*
      (?:together|in total|in all)[^?]*\?\s+(${DO}) (?:in )?
      (?:it|the (?:sum|amount|total|price|answer|number|result))
    `,
    '$1 the sum of the prices',
  ],
  // "What does one apple cost? Write the price down": the price of apple.
  [
    pattern('giu')`
      \b(?:what does|how much (?:is|does)) (?:one |a |an |the |each |a single )?([^?]+?)(?: cost)?(?: (?:according to|in|by|on) (?:the|this) [^?]+)?\?
      \s+(${DO}) (?:it|that|(?:the|its) (price|cost|answer|amount|value))(?: (?:in|down)(?=[.,]|$| and\b))?(?= |[.,]|$)
    `,
    (whole, thing, verb, what) =>
      /\d\s*(?:[-+*/×x÷·−]|times|plus|minus|divided)/u.test(thing!)
        ? whole!
        : `${verb} the ${what === 'cost' ? 'cost' : 'price'} of ${thing}`,
  ],
  // "At what time did Ann write? Enter the time": the time of Ann.
  [
    new RegExp(`(?:\\bat |\\bon )?\\bwhat (time|date|day) did (${NAME}) [^?]*\\?\\s+(\\p{L}+) (?:it|the \\1)`, 'giu'),
    '$3 the $1 of $2',
  ],
  // "Add the blocks of both heaps together": count them.
  [
    /\badd (?:up )?(?:all )?the (\p{L}+s) (?:of|in|from|on) (?:both|all|the two)[^.,]*?(?: together)?(?=[.,]| and\b)/giu,
    'count the $1',
  ],
  [/\bwhat (?:stands|is|is written|is shown) (in|on|under|below|above) /giu, 'the text $1 '],
  [
    /,? as (?:the|it|they) [^.,]*?(?:gives?|says?|shows?|states?|lists?|stands?|written|given|shown)(?: (?:them|it))?(?=[.,]|$)/giu,
    '',
  ],
  // "Where is the red E? Click on it", "What is the price of the mug? Type it in".
  [
    pattern('giu')`
      \b(?:where|which|what|who)(?: one)?(?: is| are|'s)
      \ (?!\d|the (?:answer|result|sum|product|value of [a-z]\b))([^?\d]+)\?\s+(${DO}) (?:on )?${BACK}
    `,
    '$2 $1',
  ],
  // "Somewhere there is an entry called X. Click its name": the entry called X.
  [
    new RegExp(
      `(?:^|(?<=[.!]\\s))(?:[^.,]*?[, ])?there(?: is|'s) an? ([^.]+)\\.\\s+${SEEK}(${DO}) (?:on )?${BACK}`,
      'giu',
    ),
    '$2 the $1',
  ],
  // "One of the tabs holds the link X. Find it and click it": the link X.
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:(?:one|some|any) of (?:the|these) |the |this |some )[\p{L} ]+?
      \ (?:holds?|has|have|contains?|includes?|hides?|shows?) (?:the|an?) ([^.]+)\.\s+${SEEK}(${DO})
      \ (?:on )?${BACK}
    `,
    '$2 the $1',
  ],
  // "After a moment a button X appears; press it too": press the button X, when it is there.
  [
    pattern('giu')`
      (?:^|(?<=[.;!]\s))(?:[\p{L} ]*?\b)?(?:the|an?) ((?:(?!\b(?:the|an?|and)\b)[^.;,])+?)
      \ (?:appears?|comes up|shows up|will appear|turns up|becomes visible)(?: [^.;]*)?[.;,]\s+(?:then )?
      (${DO}) (?:on )?${BACK}(?: (?:too|as well|then))?
    `,
    '$2 the $1',
  ],
  // "Read the terms to the end": a reader scrolls there.
  [
    /\bread (?:through )?((?:the|this|these|all)[\p{L} ]*?) (?:down |through )?to (?:the|its|their) (?:very )?end\b/giu,
    'scroll $1 to the end',
  ],
  // "Leaf through the book to Ann's card": that is looked for.
  [
    pattern('gu')`
      \b(?:[Ll]eaf|[Ff]lip|[Bb]rowse|[Pp]age|[Gg]o|[Cc]lick) through (?:the|this|your|my) (?!menu)\p{Ll}+(?: \p{Ll}+)??
      \ (?:(?:on )?to|for|until you (?:see|reach|come to|get to)) (?:the (?:card|page|entry|record) (?:of|for) )?
      (\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)(?:['’]s?(?: (?:card|page|entry|record))?)?(?=[,.]| and\b|$)
    `,
    'find $1',
  ],
  // "I need a flight from A to B. Take the one with the fewest stops": that one is booked.
  [
    pattern('giu')`
      \bI(?: need| want| would like|'d like|'m looking for| am looking for) an? ([^.!?]*?\p{L}) ((?:from|to|in|on|for) [^.!?]+)[.!]\s+
      (?:take|book|choose|pick|reserve|select) the (?:one ((?:with|that) [^.,]+)|(\p{L}+(?:est)|most \p{L}+) (?:one|of them))(?=[.,]|$)
    `,
    (_, what, where, tail, superlative) =>
      `book the ${superlative ? `${superlative} ` : ''}${what}${tail ? ` ${tail}` : ''} ${where}`,
  ],
  // "Click the file X. It is in the folder Y": where it is looked for.
  [WHERE_IT_IS, (_, order, place) => `${place!.trim()}, ${order!.charAt(0).toLowerCase()}${order!.slice(1)}`],
  // "It changes its place after every click": what only tells how things behave asks for nothing.
  [
    pattern('giu')`
      (?<=[.!]\s)(?:it|they|this|these|that|the \p{L}+) (?:\p{L}+ )?\p{L}{3,}s?\b[^.!?:="\uE000]*?
      \ (?:after|with|on|at|upon) (?:every|each|a|any) (?:single )?
      (?:click|hit|press|tap|try|turn|time|move|round|guess|second|catch)s?[.!]?(?=\s|$)
    `,
    '',
  ],
  // "X and Y with the help of the suggestions": that is how such fields are filled in.
  [
    pattern('giu')`
      ,? (?:with (?:the )?help (?:of|from)|by means of|(?:by )?(?:using|with)|by (?:clicking|choosing) (?:on )?(?:from )?)
      \ (?:the |its |their )?(?:suggestions?|suggested (?:entries|values|items)|proposals?|auto-?complet\p{L}+)
      (?: (?:list|box|menu))?(?=[.,]|$| and\b| then\b)
    `,
    '',
  ],
  // "exactly 2 posts, no matter which": as many of them.
  [/\b(?:exactly|precisely) (?=\d|(?:one|two|three|four|five|six)\b)/giu, ''],
  [
    pattern('giu')`
      ,? (?:
        (?:it does not|it doesn't|does not|no) matter which(?: ones?)?
        |whichever(?: you like)?|any of them(?: will do)?|of your choice
      )(?=[.,;]|$| and\b)
    `,
    '',
  ],
  [/\bonly then\b/giu, 'then'],
  [/ (?:with|using) (?:the|your) (?:mouse|cursor|pointer)(?=[.,;]|$| and\b)/giu, ''],
  // "Draw numbers until you get one that is below 30": until the number is.
  [
    pattern('giu')`
      \b(\p{L}{3,}) (?:new |more |random )?(\p{L}{3,}?)s? until (?:you|it|there)
      \ (?:get|gets|see|have|reach|is|comes?)(?: to)? (?:one|an?\ \2)(?: that(?: is|'s)| which is)?
      \ ((?:below|under|over|above|at least|at most|\p{L}+ than) -?\d+)(?=[.,]| and\b|$)
    `,
    (_, verb, noun, comparison) => `click ${verb} until the ${noun!.toLowerCase()} is ${comparison}`,
  ],
  // "Generate numbers until you get an odd one": until the number is odd.
  [
    pattern('giu')`
      \b(\p{L}{3,}) (?:new |more |random )?(\p{L}{3,}?)s? until (?:you|it|there)
      \ (?:get|gets|see|have|reach|is|comes?)(?: to)? an?
      \ (odd|even|prime|negative|positive|[^.,]*? (?:than|least|most) [^.,]+?) (?:one|\2)(?=[.,]| and\b|$)
    `,
    (_, verb, noun, property) => `click ${verb} until the ${noun!.toLowerCase()} is ${property}`,
  ],
  // "everyone who posted with #tea": every post with it.
  [
    pattern('giu')`
      \b(?:
        everyone|everybody
        |(?:all|each|every)(?: of)?(?: the)? (?:people|persons?|users?|authors?)
        |all those|anyone|anybody
      ) (?:who|that) (?:(?:has|have) )?
      (?:posted|wrote|written|shared|tweeted|commented|sent|mentioned|used|said)
      (?: (?:something|anything|a post|a message|posts?))?(?: (?:with|about|on|of|saying|containing))? `,
    'every post with ',
  ],
  // "Press A first and B after it": A, then B.
  [
    pattern('giu')`
      \b(click|press|tap|choose|select|open) (?:on )?([^,.]+?) first,? and (?:then )?([^,.]+?)
      (?: (?:after (?:it|that)|second|next|afterwards|then))?(?=[.,]|$)
    `,
    (_, verb, one, other) => `${verb} ${one}, then ${verb!.toLowerCase()} ${other}`,
  ],
  // "Roll as often as it takes to get a number lower than 30": until the number is lower than 30.
  [
    pattern('giu')`
      \b(\p{L}+)(?: the \p{L}+)? (?:
        as (?:often|many times|long) as (?:it takes|needed|necessary|you (?:need|have) to)
        |again and again|repeatedly|over and over
      )(?: to get| until you (?:get|see)| to see)? an? (\p{L}+) (
        (?:lower|less|smaller|higher|greater|larger|more|bigger) than
        |under|over|below|above|of at (?:least|most)
      ) `,
    (_, verb, noun, comparison) => `click ${verb} until the ${noun} is ${comparison!.replace(/^of /, '')} `,
  ],
  // "what Ann wrote", "the message that Ann has sent", "the letter that came from Ann": the message by Ann.
  [new RegExp(`\\bwhat (${NAME}) ${WRITE}(?=[ .,]|$)`, 'gu'), 'the message by $1'],
  [new RegExp(`\\b(${MESSAGE}) (?:that |which )?(${NAME}) ${WRITE}(?=[ .,]|$)`, 'gu'), '$1 by $2'],
  [
    new RegExp(`\\b(${MESSAGE}) (?:that |which )?(?:came|comes?|is|are|was|were) (?:from|by) (${NAME})`, 'gu'),
    '$1 by $2',
  ],
  // "its last letters are va": it ends with va.
  [/\bits (?:first|initial) letters? (?:are|is) /giu, 'it begins with '],
  [/\bits (?:last|final) letters? (?:are|is) /giu, 'it ends with '],
  // "What are the age and the town of Ann? Fill them in": each into the field that is called so.
  [
    pattern('giu')`
      \bwhat (?:is|are) (?:the )?(\p{L}[\p{L} ]*?) and (?:the )?(\p{L}[\p{L} ]*?) of ([^?]+)\?\s+
      (?:enter|type|write|put|fill) (?:in )?(?:them|both|these)(?: in\b)?
      (?: (?:the|their) (?:fields?|boxes|form))?
    `,
    'enter the $1 of $3 into $1 and the $2 of $3 into $2',
  ],
  // "Replace the text of A with that of B": B goes into A.
  [
    pattern('giu')`
      \breplace the (?:text|contents?|value) (?:of|in) ([^.,]+?) (?:with|by)
      \ (?:that|the (?:text|contents?|value)) (?:of|in|from) ([^.,]+?)(?=[.,]|$| and\b)
    `,
    'copy the text of $2 into $1',
  ],
  // "Find every letter T and click on it": click every one of them.
  [
    new RegExp(
      `\\b(?:find|look for|locate) ((?:all|every|each)\\b[^.]*?)(?:,| and| then| and then)+ (${DO}) (?:on )?(?:it|them|each(?: of them| one)?)(?=[.,]|$)`,
      'giu',
    ),
    '$2 $1',
  ],
  // "Zoom in 3 times with the + button": the button is pressed as often.
  [
    pattern('giu')`
      (?:^|(?<=[.;,] ))\p{L}+(?: in| out| up| down)? ((?:\d+|two|three|four|five|six|seven|eight|nine|ten) times|twice)
      (?: with| using| by (?:clicking|pressing|tapping)(?: on)?) the ([^.,]{1,30}?) button(?=[.,]| and\b|$)
    `,
    'click the $2 button $1',
  ],
  // "give it the name X": the name is entered.
  [
    new RegExp(
      `\\b(?:give|grant) (?:it|this|that|the (?:file|folder|item|copy)) the (?:new )?(name|title) (${MARK}|\\S+)`,
      'giu',
    ),
    'enter $2 as the $1',
  ],
  // "Hold the mouse button and draw": that is how one draws.
  [
    /\b(?:hold|press|keep) (?:down )?the (?:left )?mouse button(?: down| pressed)? and (?:then )?(?=draw|drag|move|pull)/giu,
    '',
  ],
  // "the button that shows up there": where it is then is no part of its name.
  [
    /\s+(?:that|which) (?:shows? up|appears?|comes? up|turns? up|pops? up)(?: (?:there|then|below|in it))?(?=[.,]|$| and\b)/giu,
    '',
  ],
  // Particle verbs.
  [/\b(?:throw away|get rid of|cross (?:off|out)|strike (?:off|out))\b/giu, 'delete'],
  [/\btake ([^.]+?) off (?:the|my|your|this) [\p{L} ]+?(?=[.,]|$)/giu, 'delete $1'],
  [/\bpass ([^.]+?) on to\b/giu, 'forward $1 to'],
  [/\blook up\b/giu, 'find'],
  [/\bmark ([^.]+?) as (?:a favou?rite|starred|important with (?:its|the|a) star)\b/giu, 'star $1'],
  // What is said of a place that was named before.
  [
    pattern('giu')`
      (?<!\b(?:go|get|is|are|back|over|out|from|to))\s+(?:(?:that|which) (?:is|are|stands?|lies?|can be (?:seen|found|read)) )?
      (?:given |shown |listed |found |named |written )?there(?=[.,]|$)
    `,
    '',
  ],
]

/** The instruction in plain orders; marks for literals stay as they are. */
export const sayPlainly = (text: string): string =>
  RULES.reduce((said, [pattern, plain]) => said.replace(pattern, plain as string), text)
    .replace(/\s+/g, ' ')
    .trim()

const eachPlainly = (text: string): string => restate(sayPlainly(joinClauses(text)))

/** The whole instruction in plain orders, with what two sentences ask for together in one. */
export const sayOrders = (text: string): string => sayInOne(text, eachPlainly)

/** Whether a text asks in a roundabout way for what a plain order asks for. What is put where things are gathered is said plainly. */
export const isRoundabout = (text: string): boolean => {
  const said = text.replace(/\s+/g, ' ').trim()
  const [, verb = '', rest = ''] = /^(\S+) (.*?)[.!]?$/.exec(said) ?? []
  if (isGathered(verb, rest)) return false
  return sayPlainly(text) !== said || saysTogether(text) || sayOrders(text) !== eachPlainly(text)
}

/** Whether the last sentence only tells where something is that the one before asks for. */
export const tellsWhere = (text: string): boolean => new RegExp(WHERE_IT_IS.source, 'u').test(text)

/** What an expectation or a question begins with that is no order in other words. */
const ASKS = /^(?:make sure|ensure|verify|check|see|confirm|tell|show|how|what|which|who|where|when|is|are|does|do)\b/i

/**
 * Whether what reads like an expectation or a question is an order in other words: "Ann should get the mail. Forward it",
 * "5 is what it has to show", "get me the cheapest flight that goes to Rome".
 */
export function statesOrder(text: string): boolean {
  if (ASKS.test(text.trim())) return false
  const source = protect(text.replace(/\s+/g, ' ').trim())
  return saysTogether(source.text) || saysDifferently(source.text)
}

/** Whether somebody is to be written back to, and no question of the page answered. */
export const repliesToOne = (text: string): boolean =>
  /^reply to /i.test(joinClauses(protect(text.replace(/\s+/g, ' ').trim()).text))
