import { pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Turns about what is lent, of which no word is one of a service. */
const TURNS: readonly Turn[] = [
  // "which books does she have at home", "who has an atlas at home": what was lent is with whoever has it.
  [
    pattern('giu')`
      \b(have|has|had|having)((?:\ got)?(?:\ (?!(?:to|been|worked?|lived?|stayed)\b)[^\s,;?.]+){0,7}?)\ at
      \ (?:home|(?:his|her|their) (?:home|place|house))\b
    `,
    (_, has = '', what = '') => `${has}${what.replace(/ (?:still|currently|now)$/i, '')} on loan`,
  ],
  // "who ever had it on loan": whoever borrowed it.
  [
    /(?<=\b(?:who|that|ever|already|previously|\p{Ll}s) )had ((?!been\b|no\b)[^,;?]{2,60}?) (?:out )?on loan\b/giu,
    'borrowed $1',
  ],
  // "which laptops are free to hand out", "free to be lent": free, for what one does with what is free.
  [
    pattern('giu')`
      \bfree\ (?:for\ us\ |for\ me\ )?to\ (?:be\ )?
      (?:hand(?:ed)?\ out|g[ia]ven?\ out|give\ away|lend(?:\ out)?|lent(?:\ out)?|issued?|assign(?:ed)?|hire(?:d)?(?:\ out)?|rent(?:ed)?(?:\ out)?
      |loan(?:ed)?(?:\ out)?|allocated?|use(?!d\ (?:to|for)\b)d?|take|taken)
      (?=\W*$|[,;]|\ (?:at\ the\ moment|right\ now|now|today|currently|and|but|from|in|on)\b)
    `,
    'free',
  ],
  // "where do we pick people up": pick up, whoever it is.
  [
    /\b(pick|picks|picking|picked|drop|drops|dropping|dropped) (?:people|passengers|customers|guests|everyone|everybody|folks|them) (up|off)\b/gi,
    '$1 $2',
  ],
  // "has put a hold on it": reserved it.
  [/\b(?:put|puts|place|places|placed) (?:a |any |their )?holds? on (?=\S)/gi, 'reserved '],
  [/\b(has|have|had) (?:got )?(?:a |any )?holds? on (?=["“\p{Lu}])/gu, '$1 reserved '],
  // "which kayaks should have been returned?", "… brought back long since": they are not back, though they should.
  [
    pattern('giu')`
      (?<=\p{L}s\ )(?:(?:that|which)\ )?(?:should|ought\ to)\ (?:already\ )?have\ (?:been\ (?:returned|(?:brought|given|handed)\ back)|come\ back)
      (?:\ long\ (?:ago|since))?(?=\W*$)
    `,
    'are overdue',
  ],
  // "are late returning something", "late bringing books back": have what is overdue.
  [
    pattern('giu')`
      \b(?:is|are|was|were)\ (?:late|overdue)\ (?:in\ |with\ )?(?:(?:return|bring|giv|hand|send)ing\ (?:back\ )?)
      (?:something|anything|things|stuff|items?|(?:their\ |an?\ |the\ |some\ )?\p{L}+(?=\ back\b))(?:\ back)?(?=\W|$)
    `,
    'have an overdue loan',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfLending = (message: string): string => sayPlainly(message, TURNS)
