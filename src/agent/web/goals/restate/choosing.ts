import { fragment, pattern } from '../../../../lib/patterns.ts'
import { isColorName } from '../../ground/colors.ts'
import { MARK } from '../../read/literals.ts'
import { verbDone } from './passives.ts'
import { END, type Rule } from './rule.ts'

/** "The date is X. Fill it in", "go to X in the calendar, click that day": the date is what is given. */
const DATE = fragment`
  (?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{L}+,? \d{4})
`
export const DATES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))the date (?:is|should be|must be|has to be|shall be|to (?:enter|set) is) (${DATE})[.!]?\s+
      (?:and )?(?:fill|enter|type|put|write|set|select|choose|pick) (?:it|that|this)(?: in\b| there)?
    `,
    'enter $1 as the date',
  ],
  [
    pattern('giu')`
      \b(?:go|navigate|turn|page|browse|move) to (${DATE}) (?:in|on|of|with) the (?:calendar|date ?picker)
      (?:,? (?:and )?(?:then )?(?:click|choose|select|pick|press)(?: on)? (?:it|that day|the day|this day|that date))?${END}
    `,
    'select $1 as the date',
  ],
  [
    pattern('giu')`
      \b(?:use|open|with|using) the (?:date ?picker|calendar)(?:,| and| to)* (?:choose|select|pick|set|enter|click) (${DATE})${END}
    `,
    'select $1 as the date',
  ],
]

/** "X must be ticked before you press Y", "make sure only X are checked", "put a tick beside X". */
const TICKED = '(?:ticked|checked|selected|marked|chosen|clicked|pressed|picked)'
export const WISHES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:make sure|ensure|see to it|take care)(?: that)? (only |just |exactly )?([^.!;]+?) (?:is|are|gets?) (${TICKED})${END}
    `,
    (_, only, what, participle) => `${verbDone(participle!)} ${what}${only ? ' and nothing else' : ''}`,
  ],
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))([^.!;]+?) (?:must|should|(?:has|have|need|needs|ought) to|is to|are to) (?:all )?be (${TICKED})
      (?: before you| before (?:the|a)?(?= ?\p{L}+ing)|(?=[.!;]|$))
    `,
    (whole, what, participle) => {
      const alone = /^only (.+)$|^(.+) alone$/isu.exec(what!)
      const named = alone ? `${alone[1] ?? alone[2]} and nothing else` : what
      return `${verbDone(participle!)} ${named}${/before you$/i.test(whole!) ? ', then' : ''}`
    },
  ],
  [
    pattern('giu')`
      \b
      (?:put|set|place|make|add) an? (?:check ?mark|check|tick|tick ?mark|cross|mark) (?:beside|next to|by|in front of|on|at|for|against|before|in)[ ]
    `,
    'tick ',
  ],
]

/** "the boxes with synonyms of X", "every word that is similar in meaning to X", "these list items: X and Y": what is chosen. */
const CHOOSE = '(tick|check|select|choose|mark|pick|click)'
const KIND_OF =
  '(?:list )?(?:words?|box(?:es)?|check ?box(?:es)?|options?|items?|terms?|ones?|names?|entries|entry|things?|values?|choices?)'
const ALIKE = fragment`
  (?:
    (?:an? |the )?synonyms? (?:of|for|to)
    |(?:an? )?(?:meaning )?(?:similar|close|near|alike|equal)(?: in meaning)? (?:to|as)
    |(?:an? )?(?:similar|close|related|the same|equal) meaning (?:to|as)
    |meaning (?:similar|close|near) to
    |means? (?:(?:about|roughly|nearly|almost|something) )*(?:the same as|like|similar to)
  )
`
export const CHOICES: readonly Rule[] = [
  [
    pattern('giu')`
      \b${CHOOSE} (?:(?:on|all|every|each|of|the|those|any) )*${KIND_OF}
      (?: (?:with|that|which|having|whose|of|in|(?:is|are|has|have)|for|an?))*\ ${ALIKE}\s
    `,
    '$1 words similar to ',
  ],
  [
    pattern('giu')`
      \b${CHOOSE} (?:(?:on|exactly|only|just|all|of|these|the|following|each) )*(?:list )?
      (?:names|items|entries|boxes|check ?boxes|options|values|words|choices):?\s
      (?=${MARK}|[^.;]*(?:,|\ and\ ))(?!(?:with|that|which|of|in|on|from|for|below|above|similar|to|and|so|such|until
        |except|but|apart|other|save|excluding|without|labell?ed|named|called|who|whose|is|are|as|by|like|mean\p{L}*)\b)
    `,
    '$1 ',
  ],
]

/** "every tile that is a kind of red", "all squares in a red tone", "every red shade": all shades of red. */
export const SHADES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:all|every|each)(?: of)?(?: the)?(?: \p{L}+)??(?: (?:(?:that|which) )?(?:is|are|has|have|in|of|with))?(?: (?:an?|some|any|the))?
      \ (?:kinds?|sorts?|types?|shades?|tones?|tints?|hues?|versions?) of (\p{L}+)${END}
    `,
    (whole, color) => (isColorName(color!) ? `all shades of ${color}` : whole!),
  ],
  [
    pattern('giu')`
      \b(?:all|every|each)(?: of)?(?: the)?(?: \p{L}+ (?:(?:(?:that|which) )?(?:is|are|has|have|in|of|with))(?: (?:an?|some|any|the))?)?
      \ (\p{L}+) (?:shade|tone|tint|hue|colou?r)s?${END}
    `,
    (whole, color) => (isColorName(color!) ? `all shades of ${color}` : whole!),
  ],
]

/** "I want to fly from A to B. Book the cheapest option", "leaving A for B": a journey. */
const TRAVELS = /\b(?:flights?|fly|trips?|trains?|bus|ticket|journey|connection|travel)\b/i
export const JOURNEYS: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:I|we)(?:['’]d like| want| need| would like| have|['’]m going| am going) (?:to (?:fly|travel|go|get) )?((?:from|to) [^!?]+?)[.!]\s+
      (?:book|buy|reserve|get|choose|take|find) the (\p{L}+est|(?:most|least) \p{L}+) (?:option|one|flight|connection|ticket|offer|way|of them)${END}
    `,
    'book the $2 flight $1',
  ],
  [
    /^.*$/su,
    whole =>
      TRAVELS.test(whole!)
        ? whole!
            .replace(
              /^(?:get|find) (?:me|us) (?=(?:the|a|an) [^.]*\b(?:flight|trip|train|ticket|journey|connection)\b)/i,
              'book ',
            )
            .replace(/\b(?:that|which) (?:goes|flies|runs|travels|leads|leaves) (?=(?:from|to) )/g, '')
            .replace(
              /\b(?:leaving|departing|starting|going) (?:from )?(\p{Lu}[^.,]*?) (?:for|to) (?=\p{Lu})/gu,
              'from $1 to ',
            )
            .replace(/\b(?:leaving|departing|starting) from (?=\p{Lu})/gu, 'from ')
            .replace(/\bout of (\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*) (?:in)?to (?=\p{Lu})/gu, 'from $1 to ')
            .replace(/\b(?:leaving|departing|starting) (?=\d)/gu, 'on ')
        : whole!,
  ],
]
