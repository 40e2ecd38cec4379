import { pattern } from '../../../lib/patterns.ts'

/** Words of time that English writes without a capital, behind a word with one: parts of a name ("Kite Weekend", "Songs of Tomorrow"). */
const IN_NAME = pattern('gu')`
  (?<=\b(?!(?:Next|Last|This|Past|Each|Every|Per|The|Previous|Coming|Current|First|Second|Third|Whole|By|In|On|Since|Until|From|To|And|Or|Due|For|Of|At)\b)
  \p{Lu}[\p{L}'’-]*\ (?:of\ |the\ |and\ |&\ )*)
  (?:Weekend|Tomorrow|Today|Yesterday|Morning|Afternoon|Evening|Night|Week|Month|Quarter|Year|Day|Summer|Winter|Spring|Autumn|Tonight|Now)s?\b
`

/** A text of the same length without the words of time that are parts of names. */
export const hideNames = (text: string): string => text.replace(IN_NAME, word => '·'.repeat(word.length))
