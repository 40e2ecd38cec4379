import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { squeezed } from '../judging/compare-texts.ts'
import type { Pair } from './answer-from-pairs.ts'
import { contentWords } from './question-words.ts'

export interface PairVerdict {
  result: boolean
  text: string
  confidence: number
}

/** What stands under a heading as its state is that of what the heading names. */
const ofState = (pair: Pair): Pair[] =>
  /^(?:current )?(?:state|status|condition)$/i.test(pair.label.trim()) && pair.heading
    ? [pair, { label: pair.heading, value: pair.value }]
    : [pair]

const FIGURE = /^(\D{0,3})\d[\d.,]*(\D{0,8})$/

/**
 * "is my plan Silver?" over labels and their values: yes where the label has just that value. No only where what was said
 * could be the value: it is offered under that label, or is a figure as the value is one. Undefined otherwise.
 */
export function judgePairs(
  question: string,
  pairs: readonly Pair[],
  about: string,
  offered: (label: string) => readonly string[],
): PairVerdict | undefined {
  const said = /^(?:is|are|was|were)\s+(?:(?:the|my|our|your|this|its|their)\s+)?(.+?)[\s?.!]*$/i.exec(
    question.trim(),
  )?.[1]
  if (said === undefined || /\bnot\b|n't\b/i.test(question)) return undefined
  const tokens = said.split(/\s+/)
  const verdicts = pairs.flatMap(ofState).flatMap(pair => {
    const label = contentWords(pair.label)
    const around = [...label, ...wordsIn(pair.heading ?? ''), ...wordsIn(about)]
    for (let at = 1; at < tokens.length; at++) {
      const head = contentWords(tokens.slice(0, at).join(' '))
      const isLabel = label.length > 0 && label.every(word => head.some(one => matchWord(one, word) >= 0.9))
      if (!isLabel || !head.every(word => around.some(one => matchWord(word, one) >= 0.9))) continue
      const tail = squeezed(tokens.slice(at).join(' ')).replace(/^(?:(?:still|now|currently|already|set to)\s+)+/, '')
      const value = squeezed(pair.value)
      const [one, other] = [FIGURE.exec(tail), FIGURE.exec(value)]
      const areFigures = one !== null && other !== null && one[1] === other[1] && one[2] === other[2]
      if (tail === `un${value}` || value === `un${tail}`) return [{ pair, result: false, length: label.length }]
      if (tail === value) return [{ pair, result: true, length: label.length }]
      if (areFigures || offered(pair.label).some(name => squeezed(name) === tail))
        return [{ pair, result: false, length: label.length }]
    }
    return []
  })
  const most = Math.max(0, ...verdicts.map(({ length }) => length))
  const best = verdicts.filter(({ length }) => length === most)
  const [first] = best
  if (!first || new Set(best.map(({ pair }) => pair.value)).size > 1) return undefined
  const { label, value } = first.pair
  return { result: first.result, text: `${first.result ? 'Yes' : 'No'}: ${label}: ${value}.`, confidence: 0.85 }
}
