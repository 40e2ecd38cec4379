import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** How speakers take back what they have just said (editing terms; Levelt, 1983). */
const EDITING = fragment`
  (?:(?:oh|uh|um|er|ah)[,\ ]+)?(?:
    no,?\ wait|wait,?\ no|no,?\ sorry|sorry,?\ no|no,?\ i\ mean[t]?|sorry,?\ i\ mean[t]?|or\ rather|i\ mean[t]?|scratch\ that|make\ that|correction
    |sorry|no,?\ make\ that|no,?\ actually|actually\ no
  )
`
const SIGN = fragment`\s*(?:,|\.\.\.|…|\s[-–—])\s*${EDITING}\s*[,:]?\s+`
const PLACED = '(?:in|for|from|at|of|with|by|on|since|before|after|to)'

/**
 * What is said in the place of something is of its kind: it ends in the same noun, or stands behind the same preposition. The words that
 * it takes the place of are dropped, and nothing else; a correction whose place is not plain stays as it is, and is not understood.
 */
const TURNS: readonly Turn[] = [
  // "how many red kites, no wait, green kites are torn": both end in the noun.
  [
    pattern('iu')`(?<![\p{L}\p{N}])\p{L}[\p{L}-]*\ (?<noun>\p{L}{3,})${SIGN}((?:\p{L}[\p{L}-]*\ )\k<noun>)(?!\p{L})`,
    '$2',
  ],
  // "in Oslo, no wait, in Bergen", "in May, sorry, June"
  [
    pattern('u')`
      (?<at>\b${PLACED})\ (?:\p{Lu}[\p{L}\p{N}'’&-]*|\d[\d.,]*k?)(?:\ (?:\p{Lu}[\p{L}\p{N}'’&-]*|\d+))*${SIGN}
      (?:\k<at>\ )?(?=\p{Lu}|\d)
    `,
    '$1 ',
  ],
]

/** A request as it is meant, without what the speaker takes back within it. */
export const withoutTakenBack = (text: string): string => sayPlainly(text, TURNS)
