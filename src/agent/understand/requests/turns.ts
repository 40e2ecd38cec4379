import { fragment } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'

/** A turn of speech, and the plain words that stand for it. */
export type Turn = readonly [turn: RegExp, plain: string | ((...said: string[]) => string)]

/** A message in plain words: each of the turns in it is replaced, one after the other. What cannot be in it is not looked for. */
export const sayPlainly = (message: string, turns: readonly Turn[]): string =>
  turns.reduce((text, [turn, plain]) => replaceIn(text, turn, plain), message)

/** One to three words that name a kind of record or a field. */
export const NAME = fragment`\p{L}+(?:[ -]\p{L}+){0,2}`
export const SO_MANY = fragment`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`
