import { isMoment, wordsIn } from '../../ground/match-text.ts'
import type { Fitter } from '../fitter.ts'
import { isSameWord } from '../page-names.ts'
import type { Fit, Said } from '../pieces.ts'

/** "on Saturday", "at 19:30": of the buttons and links that are called by days and times the only one of that day or time. */
export function momentPicked(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!/^(?:on|for|at)$/.test(fitter.word(at)) || !(said.any || said.tick)) return []
  let end = at + 1
  while (end < Math.min(at + 6, fitter.tokens.length) && /^(?:the|at|of)$/.test(fitter.word(end))) end++
  const from = end
  while (
    end < Math.min(from + 4, fitter.tokens.length) &&
    wordsIn(fitter.word(end)).every(isMoment) &&
    !fitter.isStop(end)
  )
    end++
  if (end === from || !fitter.isBoundary(end)) return []
  const words = wordsIn(fitter.text(from, end))
  const found = fitter.names.named.filter(({ kind, names, within }) => {
    const own = wordsIn(names[0] ?? '')
    const isOfTime = own.length > 0 && own.filter(isMoment).length * 2 > own.length
    const isIn = said.scope === undefined || within.has(said.scope)
    return kind === 'button' && isIn && isOfTime && words.every(word => own.some(one => isSameWord(word, one)))
  })
  const [of, ...others] = found
  return of && !others.length ? fitter.goOn(end, said, 0.15, { kind: 'press', of, called: fitter.text(from, end) }) : []
}
