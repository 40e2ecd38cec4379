import { pattern } from '../../../../lib/patterns.ts'
import { END, ordinal, SHALL, START, type Rule } from './rule.ts'

const WRITE = '(enter|type|write|put|give|fill in)'
/** Nouns of parts of texts and of pages that are told by their number. */
const PART_BY_NUMBER = pattern('giu')`
  \b(the )?(word|letter|character|sentence|paragraph|text ?area|text ?box|text field|check ?box|radio button|slider|search result)
  \ (?:number|no\.|nr\.?|[#]) ?(\d{1,3})\b
`

/** "What is x? Enter it": the unknown of what the page shows. */
export const UNKNOWNS: readonly Rule[] = [
  [
    pattern('giu')`
      ${START}(?:what|which (?:number|value)) (?:is|equals|does) ([a-z])(?: equal| stand for| be)?\? (?:please )?${WRITE}
      \ (?:it|that|this|the (?:answer|value|number|result))\b
    `,
    'solve for $1 and $2 the answer',
  ],
]

/** What is looked at first, and named or used in a second clause: in one order. */
export const SEEN_FIRST: readonly Rule[] = [
  [PART_BY_NUMBER, (_, __, noun, figure) => `the ${ordinal(figure!)} ${noun}`],
  // "What is the 3rd word of the text? Enter it".
  [
    pattern('giu')`
      ${START}(?:what|which) is (the [^?]*?\b(?:word|letter|character|value|text|number) (?:of|in|from) [^?]+)\?
      \ (?:please )?${WRITE} (?:it|that|this)\b
    `,
    '$2 $1',
  ],
  // "Look up Country in the table, type it into the field".
  [
    pattern('giu')`
      \blook up (?:the )?([^.,;]+?) (?:in|from) the (?:table|list|rows?|grid)(?:,| and| then)+ ${WRITE} (?:it|its value|that|the value)\b
    `,
    '$2 the value of $1',
  ],
  // "Write X with capital letters only".
  [
    /\b(?:with|using|by|as) (?:only |all |nothing but )?(capital|small|upper ?-?case|lower ?-?case) letters(?: only)?(?=[.,;!]|$| and\b)/giu,
    'in $1 letters',
  ],
  // "Use the spinner to pick 4".
  [
    pattern('giu')`
      \buse (the (?:\p{L}+ )?(?:slider|spinner|stepper|knob|dial|counter)) to (?:pick|select|choose|set|get|reach|show|enter)(?: the (?:number|value))?
      \ (-?\d+(?:\.\d+)?)${END}
    `,
    'set $1 to $2',
  ],
  // "Highlight A, B in the scrolling list".
  [/\bhighlight ([^.;]+?) in the ((?:\p{Ll}+ )*list(?: ?box)?)(?=[.,;]| and\b|$)/giu, 'select $1 from the $2'],
  // "Where is the point (1, 2)? Click on it".
  [
    pattern('giu')`
      ${START}where is (the [^?]+)\? (click|press|tap|hit|select)(?: on| at)? (?:it|that|there|that place)${END}
    `,
    '$2 $1',
  ],
  // "The input must hold the text of the 2nd text area".
  [
    pattern('giu')`
      ${START}(the [^.!;,]+?) ${SHALL} (?:hold|contain|have|get|show|say|carry) the (?:same )?(?:text|contents?|words?)
      \ (?:of|as|from|in) (the [^.!;,]+?)${END}
    `,
    'copy the text of $2 into $1',
  ],
  // "The sliders must stand at 4 / 10 / 2 from left to right".
  [
    pattern('giu')`
      ${START}(the (?:\p{L}+ )?sliders) ${SHALL} (?:stand|be|be set|point|show)(?: at| on| to)? (-?\d+(?:(?:\s*[,/;]\s*|\s+and\s+|\s+)-?\d+)+)
      (?:,? from left to right)?${END}
    `,
    (_, sliders, values) => `set ${sliders} to the combination [${values!.match(/-?\d+/g)!.join(',')}]`,
  ],
  // "Tick boxes so that they show a 7".
  [
    pattern('giu')`
      \b(?:tick|check|mark|fill)(?: in)? (?:the |those |some )?(?:check ?)?(?:boxes|squares|cells) (?:so that|such that|until)
      \ (?:they|you|it) (?:shows?|forms?|makes?|draws?|looks? like|gives?|sees?)(?: (?:an?|the))?(?: (?:number|digit|figure))? ["“]?(\d)["”]?(?!\d)[^.,;]*
    `,
    'draw the number $1 in the checkboxes',
  ],
  // "Mark all of the 2nd paragraph with the mouse".
  [
    pattern('giu')`
      \b(?:mark|select|highlight) (?:all (?:of )?|the whole (?:of )?|the entire |everything in )(?:the )?((?:[\p{L}\d]+ )?(?:paragraph|passage|text
      |sentence)) (?:with|using) the (?:mouse|pointer|cursor)${END}
    `,
    'highlight the text in the $1',
  ],
  // "On 2 of the posts by Ann press Like".
  [
    pattern('giu')`
      ${START}(?:on|at|for|under|below) (\d+|two|three|four|five|six) of (the [^.,;"“]+?),? (click|press|hit|tap|use)(?: on)? ([^.,;]+?)(?=[.;]|$)
    `,
    '$3 $4 on $1 of $2',
  ],
  // "Put X as the name after scrolling down the terms".
  [
    pattern('giu')`
      ${START}([^.!?;]+?) after (?:you have |having )?scroll(?:ed|ing) (?:down |through |to the (?:end|bottom) of )+(the [^.,;]+?)(?=[.,;]|$)
    `,
    (_, deed, area) => `scroll ${area} to the bottom, then ${deed!.charAt(0).toLowerCase()}${deed!.slice(1)}`,
  ],
  // "Catch all the red balls that move around; click each of them".
  [
    pattern('giu')`
      ${START}(?:catch|hunt|get) (all (?:of )?(?:the )?[^.,;]+?)(?: (?:that|which) (?:move|fly|float|drift|run)(?: (?:around|about))?)?
      (?:[;,.:]| and)+ (click|press|tap|hit)(?: on)? (?:each|every one|all)(?: of (?:them|these))?${END}
    `,
    '$2 $1',
  ],
]
