import { fragment, pattern } from '../../../../lib/patterns.ts'
import { END, type Rule } from './rule.ts'

/** What a field or block of text has in it. */
const TEXT = fragment`(?:(?:same|whole|entire|complete|full) )*(?:text|contents?|words?|value|sentence)`
const PUTS = '(?:copy|put|enter|type|write|take|transfer|insert|paste|get|grab)'

/** Whose text is meant: "what is in X", "what X says", "the text of X". */
const SOURCES: readonly string[] = [
  fragment`what(?:ever)? (?:is|stands|is written) (?:in|inside|on)\ (?<in>(?:the|this) [^.,;]+?)`,
  fragment`what(?:ever)? (?<says>(?:the|this) [^.,;]+?) (?:says?|holds?|contains?|has|shows?|reads?)(?: in it)?`,
  fragment`the ${TEXT} (?:of|in|inside|from|that is in|which is in)\ (?<of>(?:the|this) [^.,;]+?)`,
]
const INTO = fragment`
  (?:,? (?:and |then |and then )?(?:paste|put|enter|insert|type|write) (?:it|that|them))?
  \ (?:into|in|to|inside|onto)\ (?<to>(?:the|this) [^.,;]+?)
`

/** "Copy what is in X, paste it into Y", "put the same text into Y as in X": the text of X goes into Y. */
export const COPIES: readonly Rule[] = [
  ...SOURCES.map((source): Rule => [
    new RegExp(`\\b${PUTS} ${source}${INTO}${END}`, 'giu'),
    (...parts) => {
      const groups = parts.at(-1) as unknown as Record<string, string | undefined>
      return `copy the text of ${groups['in'] ?? groups['says'] ?? groups['of']} into ${groups['to']}`
    },
  ]),
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(the [^.!;]+?) (?:is to|should|must|has to|needs to|shall) (?:stand|be|appear|go|come)
      \ (?:in|into|inside) (the [^.,;]+?) (?:as well|too|also)${END}
    `,
    'copy the text of $1 into $2',
  ],
  [
    pattern('giu')`
      \b(?:put|enter|type|write|insert) the same (?:text|words?|value|contents?) (?:in|into|to) (the [^.,;]+?)
      \ (?:as|that|which) (?:is |stands )?(?:in|of|from) (the [^.,;]+?)${END}
    `,
    'copy the text of $2 into $1',
  ],
]
