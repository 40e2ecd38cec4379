import { pattern } from '../../../../lib/patterns.ts'
import type { Fitter } from '../fitter.ts'
import type { Fit, Said } from '../pieces.ts'
import { bestFit, contentOf } from '../page-names.ts'
import { FULL } from '../pieces.ts'

/** What is not to be done yet, with nothing more said than that. */
const NOT_YET =
  /^(?:but )?(?:don['’]?t|do not|never) (\p{L}+)(?: (?:it|this|that|them|anything|off|up))?(?: (?:yet|now|just|still|for|right|away|off))*$/iu
/** Verbs of ending a form (ISO 9241-143), whatever its button is called. */
const ENDS = /^(?:save|send|submit|post|publish|book|order|pay|confirm|report|finish|press|click|share|upload)$/i
/** Why something is held back. */
const LOOKS = pattern('i')`
  ^(?:because )?(?:i|we)(?:['’]d like| want| would like| need| have|['’]ll| will)(?: to)?
  \ (?:check|look|see|review|read|think|go over|compare|ask|edit|change)\b
`

/** Whether a message holds something back, whatever the page calls that: "do not search yet". */
export const holdsBack = (message: string): boolean =>
  message.split(/[,;.!\n]|\b(?:and|but)\b/).some(part => NOT_YET.test(part.trim().replace(/^please /i, '')))

/** "… don't save it yet, I want to check it": what is held back is not done, and why needs nothing. */
export function heldBack(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!fitter.isStart(at) || fitter.isStop(at)) return []
  const end = fitter.clauseEnd(at)
  const text = end > at ? fitter.text(at, end) : ''
  const verb = NOT_YET.exec(text)?.[1]
  if (verb !== undefined && (ENDS.test(verb) || isButton(fitter, verb)))
    return fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, 0.02)
  const before = fitter.source.text.slice(0, fitter.tokens[at]!.start)
  const isReason = LOOKS.test(text) && before.split(/[,;.!\n]|\b(?:and|but)\b/).some(part => NOT_YET.test(part.trim()))
  return isReason ? fitter.goOn(end, said, 0.02) : []
}

const isButton = ({ names }: Fitter, verb: string): boolean =>
  names.named.some(
    ({ kind, names: own }) =>
      kind === 'button' && own.some(name => bestFit(contentOf(verb), [name.split(/\s+/)[0] ?? '']) >= FULL),
  )
