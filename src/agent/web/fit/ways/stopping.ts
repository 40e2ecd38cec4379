import { pattern } from '../../../../lib/patterns.ts'
import type { Fitter } from '../fitter.ts'
import type { Fit, Said } from '../pieces.ts'
import { isUnticking } from '../words.ts'

/** What somebody does who lets others know things, or is let know. */
const LETTING = pattern()`
  ^(?:
    send(?:ing)?|mail(?:ing)?|e-?mail(?:ing)?|text(?:ing)?|writ(?:e|ing)|notify(?:ing)?|tell(?:ing)?
    |remind(?:ing)?|get(?:ting)?|receiv(?:e|ing)|show(?:ing)?|giv(?:e|ing)|hear(?:ing)?|see(?:ing)?
  )$
`

/**
 * "stop sending me the bulletin", "don't mail us offers any more", "I no longer want tips": what is named behind it is switched
 * off, where the page has a mark of that name.
 */
export function stopped(fitter: Fitter, at: number, said: Said): Fit[] {
  const word = fitter.word(at)
  const off: Said = { ...said, tick: false, verb: 'fill' }
  if (word === 'stop') return fitter.goOn(LETTING.test(fitter.word(at + 1)) ? at + 2 : at + 1, off, 0.02)
  if (word === 'no' && fitter.word(at + 1) === 'longer') return fitter.goOn(at + 2, off, 0.02)
  if (said.tick !== false) return []
  const isBefore = isUnticking(fitter.word(at - 1)) || /^(?:to|want|wish|like)$/.test(fitter.word(at - 1))
  if (isBefore && LETTING.test(word)) return fitter.goOn(at + 1, said, 0.02)
  if (word === 'about' && LETTING.test(fitter.word(at - 1))) return fitter.goOn(at + 1, said, 0.02)
  return /^(?:more|anymore|longer)$/.test(word) ? fitter.goOn(at + 1, said, 0.02) : []
}
