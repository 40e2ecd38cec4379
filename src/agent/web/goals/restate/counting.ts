import { pattern } from '../../../../lib/patterns.ts'
import { END, ordinal, START, type Rule } from './rule.ts'

const NTH = '(\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last)'
const TEXT = '(?:(?:long|short|whole|given) )?(?:text(?: area| field| box)?|paragraph|passage|sentence|line)'
const INTO = '(?:(?:it|this|that) )?(?:(?:down )?(?:in|into|to) the (?:field|box|input)(?: below)?|below|down|in)'

/** "6:55 in the evening", "the alarm should ring at 7:10 AM. Put that in", "set the alarm for 7:10". */
const CLOCK = '(\\d{1,2}:\\d{2}(?: ?[ap]m\\b| ?[ap]\\.m\\.)?)'
export const TIMES: readonly Rule[] = [
  [/\b(\d{1,2}(?::\d{2})?)(?: o['’]clock)? in the morning\b/giu, '$1 AM'],
  [/\b(\d{1,2}(?::\d{2})?)(?: o['’]clock)? (?:in the (?:evening|afternoon)|at night)\b/giu, '$1 PM'],
  [
    pattern('giu')`
      ${START}the ([\p{L} ]+?) (?:should|must|shall|has to|is to) (?:ring|go off|start|begin|sound|be|end) (?:at|on) ${CLOCK}[.!;]
      \ (?:put|type|enter|fill|write) (?:that|it|this|the time)(?: in)?${END}
    `,
    'enter $2 as the time',
  ],
  [
    new RegExp(`\\bset (the [\\p{L} ]+?) for ${CLOCK}(?=[.,;!]|$| and\\b)`, 'giu'),
    'enter $2 as the time and press Set',
  ],
]

/** "How many cubes do both heaps have together? Write the sum", "of orange things, how many do you see?": they are counted. */
const BOTH = '(?:both|the two|all(?: the)?|these)'
export const NUMBERS: readonly Rule[] = [
  // "Tell how many sides it has by pressing a button": it is asked how many.
  [
    pattern('giu')`
      ${START}(?:tell|say|indicate|state|show)(?: me| us)? (how many [^.;,!?]+?)(?:,? (?:by|with) (?:pressing|clicking|choosing|a click on)(?: on)?
      \ (?:an?|the|one of the)(?: \p{L}+)* buttons?)?(?=[.!;]|$)
    `,
    '$1?',
  ],
  // "Order X and Y, one of each": the amount may stand behind.
  [
    pattern('giu')`
      ${START}(order|buy|get|add|take|put|reserve) (?!\d|one of each|an? )([^.;!?]+?),? (?:just |only |exactly )?(?:one|1) (?:of|for)? ?each(?: of
      \ (?:them|these|those))?${END}
    `,
    '$1 one of each: $2',
  ],
  // "Which number has to stand for x? Give it": the unknown is worked out.
  [
    pattern('giu')`
      ${START}(?:which|what) (?:number|value|figure) (?:has to|must|should|does|can) (?:stand for|be|replace|take the place of)
      \ ([a-z]|the (?:blank|gap|question mark))\? (?:give|enter|write|type|put) (?:it|that)(?: (?:down|in))?
    `,
    'solve for $1 and enter the answer',
  ],
  [
    pattern('giu')`
      ${START}how many (\p{L}+) (?:do|does|are in|have|has|are there in) ${BOTH} \p{L}+(?: have| hold| contain)?(?: together| in all|
      \ altogether)?\? (?:write|enter|give|type|put) (?:down |in )?the (?:sum|number|total|result)(?: in| down)?
    `,
    'count the $1, enter the total number',
  ],
  [
    pattern('giu')`
      \badd up (?:all )?the (\p{L}+) (?:of|in|from) ${BOTH} \p{L}+ and (?:hand in|enter|give|write|type|send) the (?:sum|number|total|result)
      \ (?:with|by|using) (\p{Lu}\p{L}*)${END}
    `,
    'count the $1, enter the total number and press $2',
  ],
  [
    pattern('giu')`
      ${START}of (?:the )?([\p{L} ]+?), how many (?:do you see|are there|can you see|are drawn|are shown)\?
    `,
    'How many $1 are there?',
  ],
  [
    pattern('giu')`
      \b(press|click|choose|pick|take) the (?:number|answer|button) that says how many ([\p{L} ]+?) (?:are (?:drawn|shown|there|seen)|you (?:can
      \ )?see)${END}
    `,
    'How many $2 are there? $1 the number',
  ],
]

/** "What is the 11th word of the text? Answer in the field", "take the last word out of the text and write it below": it is entered. */
export const NTH_WORDS: readonly Rule[] = [
  [
    pattern('giu')`
      ${START}(?:what|which)(?: word)? is (?:the )?${NTH}(?: one)?(?: word)? (?:of|in) the ${TEXT}\? (?:answer|write|enter|type|put|give) ${INTO}
    `,
    'enter the $1 word of the text into the field',
  ],
  [
    pattern('giu')`
      \bcount the words (?:of|in) the ${TEXT} and (?:put|enter|write|type|give) (?:the )?(?:number|no\.?|word) (\d+)(?: of (?:them|these))? ${INTO}
    `,
    (_, figure) => `enter the ${ordinal(figure!)} word of the text into the field`,
  ],
  [
    pattern('giu')`
      \b(?:take|get|pick|copy) the ${NTH} word (?:out of|from|of|in) the ${TEXT} and (?:write|enter|type|put) ${INTO}
    `,
    'enter the $1 word of the text into the field',
  ],
  [
    pattern('giu')`
      ${START}what do the (?:\p{L}+ )?letters (?:of the (?:picture|image|drawing) )?(?:say|spell|read|show)\? (?:write|enter|type|put) ${INTO}
    `,
    'type the text below into the text field',
  ],
  [
    pattern('giu')`
      \b(?:write|enter|type|put) the (?:\p{L}+ )?letters (?:of|in|on|from) the (?:picture|image|drawing) (?:in|into) the (?:field|box|input)(?:,
      \ in their order)?
    `,
    'type the text below into the text field',
  ],
]

/** "Order pizza once and salad 3 times": how many of each. */
const TIMES_SAID = '(once|twice|(?:\\d+|two|three|four|five|six) times)'
const ONE_OF = `(?<!\\p{L})((?!and\\b)\\p{L}[\\p{L}-]*(?: (?!and\\b)[\\p{L}-]+)*?) ${TIMES_SAID}`
const countSaid = (times: string): string =>
  /^once$/i.test(times) ? '1' : /^twice$/i.test(times) ? '2' : times.replace(/ times$/i, '')
export const AMOUNTS: readonly Rule[] = [
  // "2 × Fish pie", "3x tea": so many of it.
  [/\b(\d{1,2}) ?[×x] (?=\p{L}{2})/gu, '$1 '],
  [
    new RegExp(
      `\\b(order|buy|add|take|get) (${ONE_OF}(?:(?:,? and|,) ${ONE_OF})+)(?=[.;!]|$| and (?:press|click|submit)\\b)`,
      'giu',
    ),
    (_, verb, list) =>
      `${verb} ${[...list!.matchAll(new RegExp(ONE_OF, 'giu'))].map(([, what, times]) => `${countSaid(times!)} ${what}`).join(' and ')}`,
  ],
]
