import { wordList } from '../../../lib/patterns.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { DEED_FORMS, LITTLE_WORDS, OPERATOR_WORDS, twistsOf } from '../language/spelling.ts'
import { FILLERS } from '../language/lexicon.ts'
import { baseOf } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'

/** What stands in quotes is somebody's very words. */
const QUOTED = /("[^"]*"|“[^”]*”)/

const outsideQuotes = (message: string, change: (part: string) => string): string =>
  message
    .split(QUOTED)
    .map(part => (QUOTED.test(part) ? part : change(part)))
    .join('')

/** A message with one space between words, whatever was typed; quotes stay. */
export const squeeze = (message: string): string =>
  outsideQuotes(message, part => part.replace(/[ \t\u00A0]+/g, ' ')).trim()

/** "HOW MANY ORDERS ARE OPEN?": where all of it is in capitals, they mark no name. */
const lowerShouts = (message: string): string =>
  !/\p{Ll}/u.test(message) && (message.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= 3
    ? message[0]! + message.slice(1).toLowerCase()
    : message

/** "the cheapest & the dearest": "and", but between the parts of a name ("Hart & Sons"). */
const AMPERSAND = /(?<=[\p{Ll}\p{N}],?) & (?=[\p{Ll}\p{N}€$£])/gu

const SHORTEST = 5
/** Words that questions are made of, whatever they are about: closed classes, words that grade and count, and verbs of what is done. */
const CLOSED: ReadonlySet<string> = new Set([
  ...[...FILLERS, ...LITTLE_WORDS, ...OPERATOR_WORDS, ...DEED_FORMS],
  ...wordList`
    something anything everything nothing someone anyone everyone somebody nobody whoever whichever another others percentage proportion
    fraction share number amount total average median upcoming overdue outstanding available missing different waiting looking brought
    altogether together exactly recently latest earliest newest oldest today yesterday tomorrow tonight morning evening weekend month
    months quarter years january february march april august september october november december monday tuesday wednesday thursday
    friday saturday sunday unpaid cancelled finished completed please thanks could would should whose which where there their before after since until during
  `,
])

/** The one of those words of which a word is a slip of the keys, two letters in the wrong order (Damerau, 1964): "whcih", "prooprtion". */
const untwisted = (word: string): string | undefined =>
  twistsOf(word).find(other => other !== word && CLOSED.has(other))
const isEnglish = (word: string): boolean =>
  CLOSED.has(word) || wordKnowledge().find(stem(word)) !== undefined || baseOf(word) !== undefined

/** Words in small letters whose letters were typed in the wrong order; names and codes stay as they are. */
const untwist = (message: string): string =>
  outsideQuotes(message, part => part.replace(WORD, word => (isEnglish(word) ? word : (untwisted(word) ?? word))))
const WORD = new RegExp(`(?<![\\p{L}\\p{N}_@.'’-])\\p{Ll}{${SHORTEST},}(?![\\p{L}\\p{N}_@'’-])`, 'gu')

/** A question as it would be typed with care. */
export const tidy = (message: string): string => untwist(lowerShouts(squeeze(message)).replace(AMPERSAND, ' and '))
