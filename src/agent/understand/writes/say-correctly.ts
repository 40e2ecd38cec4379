import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { sayPlainly, type Turn } from '../requests/turns.ts'

/** "75k, not 60k", "it is 12 rather than 10", "high, not low": what no longer holds, behind what does. */
const NO_LONGER = pattern('iu')`
  (?<=\b(?:now|to|be)\s\p{L}+),\s+not\s+\p{L}+(?=[\s.!]*$)
  |(?<=\d\p{L}{0,8}|%),?\s+(?:and\s+)?(?:not|instead of|rather than)\s+[$€£]?\d[\d.,]*\s?(?:%|\p{L}{1,8})?
    (?=(?:\s(?:now|from now on))?[\s.!]*(?:$|[.;!]\s))
`

const IS_WRONG = fragment`
  (?:(?:is|are) (?:wrong|incorrect|outdated|out of date|(?:no longer|not) (?:right|correct|valid|true|up to date)(?: any ?more)?)|(?:has|have) changed)
`
const IT_IS = fragment`
  (?:it|that|this|they|the (?:right|correct|new) one)(?:['’](?:s|re)| (?:should be|is|are|must be|ought to be|should read))(?: now)?
`
/** "wrong phone for Ann, it should be 555", "the phone of Ann is wrong - it is 555": what should be so. */
const WRONG: readonly Turn[] = [
  [
    pattern('iu')`
      ^(?:(?:we|you|they|i)(?:['’]ve)?\ (?:(?:have|had|got|recorded|noted)\ )*)?(?:the |an? )?(?:wrong|incorrect|outdated|old)
      \ (\p{Ll}[\p{Ll} -]{1,30}?) (?:for|of|on|at) (.+?)[,;.!]?\s+
      (?:[-–—]\s*)?(?:it|that|this|he|she|the (?:right|correct|new) one)
      \ (?:should be|is|must be|ought to be|should read)(?: now)? (?=\S)
    `,
    'the $1 of $2 should be ',
  ],
  [
    pattern('iu')`
      ^(?:the )?(\p{Ll}[\p{Ll} -]{1,30}?) (?:for|of|on) (.+?) ${IS_WRONG}[,;:.!]?\s+(?:[-–—]\s*)?${IT_IS}
      \ (?=\S)
    `,
    'the $1 of $2 should be ',
  ],
  [
    pattern('iu')`
      ^(.{2,60}?['’]s? \p{Ll}[\p{Ll} -]{1,30}?) ${IS_WRONG}[,;:.!]?\s+(?:[-–—]\s*)?${IT_IS} (?=\S)
    `,
    '$1 should be ',
  ],
]

/** "put Ann Lee down with the role buyer": what is recorded of her. */
const DOWN: readonly Turn[] = [
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can|could|would|will|you|and|now) )*)(?:put|note|enter) (\S.*?) down (?:with|under)
      \ (?:the |an? )?(\p{Ll}+(?: (?:type|name|date|level|number|code|method|manager|owner|plan|tier|group|class|size|rate))?) (\S.*?)[\s.?!]*$
    `,
    '$1set the $3 of $2 to $4',
  ],
]

/** What is told to be wrong, said as what should be. */
const TURNS = [...WRONG, ...DOWN]
export const sayCorrectly = (text: string): string => sayPlainly(replaceIn(text, NO_LONGER, ''), TURNS)
