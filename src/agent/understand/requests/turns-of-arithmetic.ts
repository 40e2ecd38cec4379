import { fragment, pattern } from '../../../lib/patterns.ts'
import { plural } from '../language/words.ts'
import { groupsOf, sayPlainly, type Turn } from './turns.ts'

/** Arithmetic over two figures of every record, told record by record: as a column that is added up or shown. */

const FIGURE = fragment`(?!(?:number|count|sum|total|average)\b)[\p{L}-]+(?:\ (?!(?:of|times|by|in|for)\b)[\p{L}-]+){0,2}?`
/** What a figure of goods is called by. */
const ON_HAND = fragment`(?:\ (?:in|on)\ (?:stock|hand|order))?`
const EACH = fragment`(?:each|every|every\ single|all(?:\ (?:of\ )?(?:the|our|these))?)`
const THEIR = fragment`(?:its|their|his|her|the)`
const THING = fragment`[\p{L}\d-]+(?:\ (?!(?:multiplied|times|by|and|x)\b)[\p{L}\d'’&-]+){0,8}?`
const BY = fragment`(?:multiplied\ (?:by|with)|times|x|×|\*)`
const ADD = fragment`(?:add(?:ing)?|sum(?:ming)?|total(?:l?ing)?)`
/** What says that the results come to one figure. */
const SUMMED = fragment`
  (?:,?\ (?:all\ )?(?:added|summed|totall?ed)(?:\ (?:up|together))?|,?\ (?:in\ total|altogether|in\ all)|,?\ (?:and\ )?(?:then\ )?${ADD}
  (?:\ (?:it|them|that|those|this|these|all|everything|(?:all\ )?(?:of\ )?the\ (?:results|products|amounts|values)))?(?:\ (?:all|up|together)){0,2})
`

/** "open opportunity" is said of one: many of them; what narrows it from behind stays there. */
const many = (thing: string): string => {
  const [head = ''] = thing.split(/(?= (?:of|in|at|from|for|with|that|which|on|by) )/, 1)
  return plural(head) + thing.slice(head.length)
}

const product = (said: readonly string[], isSummed: boolean): string => {
  const { left, right, thing, behind = '' } = groupsOf(said)
  return `${isSummed ? 'total ' : ''}${left!} times ${right!} of ${many(thing!)}${behind}`
}

const TURNS: readonly Turn[] = [
  // "our weighted load, that is, weight times distance, added up over all open tours": how it is worked out is said behind.
  [
    pattern('iu')`
      ^.*?\bweighted\ \p{L}+(?:\ (?:come\ to|be|amount\ to|stand\ at))?\s*[,:–—-]+\s*(?:(?:that\ is|i\.e\.|meaning|so|namely),?\ )?
      (?:the\ )?(?<left>${FIGURE})\ ${BY}\ (?:${THEIR}\ )?(?<right>${FIGURE}),?\ (?:added|summed|totall?ed)(?:\ up)?
      \ (?:over|for|across|of)\ (?:all\ |the\ |our\ )*(?<thing>[^,;?]{2,90}?)(?=\W*$)
    `,
    (...said) => {
      const { left, right, thing } = groupsOf(said)
      return `what is the total ${left!} times ${right!} of all ${thing!}`
    },
  ],
  // "multiply the value of every open deal by its probability and add it up"
  [
    pattern('iu')`
      ^\W*(?:(?:and|so|now|please|can\ you|could\ you)\W+)*(?:if\ (?:i|we|you)\ )?multiply(?:ing)?\ (?:the\ )?(?<left>${FIGURE})\ (?:of|for)\ ${EACH}
      \ (?<thing>${THING})\ (?:by|with|times)\ (?:${THEIR}\ )?(?<right>${FIGURE}${ON_HAND})${SUMMED}(?<behind>,?\ (?:by|per|for)\ [^,;?]+)?(?=\W*$)
    `,
    (...said) => `what is the ${product(said, true)}`,
  ],
  // "the sum of the value of each open deal multiplied by its probability", "the value of every deal times its probability, added up"
  [
    pattern('iu')`
      \b(?:the\ )?(?:sum\ (?:total\ )?of|total(?:\ of)?)\ (?:all\ )?(?:the\ )?(?<left>${FIGURE})\ of\ ${EACH}\ (?<thing>${THING})
      \ ${BY}\ (?:${THEIR}\ )?(?<right>${FIGURE}${ON_HAND})(?:${SUMMED})?(?<behind>,?\ (?:by|per|for\ each|in)\ [^,;?]+)?(?=\W*$)
    `,
    (...said) => product(said, true),
  ],
  [
    pattern('iu')`
      \b(?:the\ )?(?<left>${FIGURE})\ of\ ${EACH}\ (?<thing>${THING})\ ${BY}\ (?:${THEIR}\ )?(?<right>${FIGURE}${ON_HAND})(?<sum>${SUMMED})?
      (?<behind>,?\ (?:by|per|for\ each|in)\ [^,;?]+)?(?=\W*$)
    `,
    (...said) => product(said, groupsOf(said)['sum'] !== undefined),
  ],
  // "unit price times stock of the old articles, added up"
  [
    pattern('iu')`
      ^(?<lead>\W*(?:(?:and|so|now|what\ is|what['’]s)\W+)*)(?:the\ )?(?!total\b)(?<left>${FIGURE})\ ${BY}\ (?:${THEIR}\ )?(?<right>${FIGURE}${ON_HAND})
      (?<of>\ (?:of|for|over|across)\ [^,;?]{2,60}?)?${SUMMED}(?<behind>,?\ (?:by|per|for\ each|in)\ [^,;?]+)?(?=\W*$)
    `,
    (...said) => {
      const { lead = '', left, right, of = '', behind = '' } = groupsOf(said)
      return `${lead}total ${left!} times ${right!}${of}${behind}`
    },
  ],
  // "the total weighted value (value × probability) of the open deals"
  [
    pattern('iu')`
      \b(?<sum>(?:the\ )?(?:total|sum\ of\ the|combined|overall)\ )?(?:[\p{L}-]+\ ){1,3}?\((?:i\.e\.?,?\ |that\ is,?\ )?(?<left>${FIGURE})\ ${BY}
      \ (?:${THEIR}\ )?(?<right>${FIGURE})\)\ (?=(?:of|for|by|per|across)\b)
    `,
    (...said) => {
      const { sum, left, right } = groupsOf(said)
      return `${sum ? 'total ' : ''}${left!} times ${right!} `
    },
  ],
  // "the total value of the open deals weighted by their probability"
  [
    pattern('iu')`
      \b(?:the\ )?(?:total\ |combined\ |overall\ )?(?<left>${FIGURE})\ of\ (?:all\ )?(?:the\ |our\ )?(?<thing>${THING}),?
      \ (?:when\ |each\ )?weighted\ (?:by|with)\ (?:${THEIR}\ )?(?<right>${FIGURE})(?<behind>,?\ (?:by|per|for\ each|in)\ [^,;?]+)?(?=\W*$)
    `,
    (...said) => {
      const { left, right, thing, behind = '' } = groupsOf(said)
      return `total ${left!} times ${right!} of ${thing!}${behind}`
    },
  ],
]

/** The message in plainer words, where it reckons with figures of every record. */
export const withoutTurnsOfArithmetic = (message: string): string => sayPlainly(message, TURNS)
