import { pattern } from '../../../../lib/patterns.ts'
import type { Of, RunContext } from '../context.ts'
import { readFromPage } from '../reading/read-page.ts'
import type { Judged } from './judge.ts'

/** "if the price is below 10 pounds": a figure of the page against a number (comparatives of English, a closed class). */
const COMPARES = pattern('iu')`
  ^(?:if|when|in case|unless)\s+(?:the |its |their )?(.+?)\s+(?:is|are|costs?|was)\s+(?:still |now )?
  (
    below|under|less than|lower than|cheaper than|smaller than|at most|no more than|above|over|more than
    |higher than|greater than|larger than|at least|no less than
  )\s+(?:[\p{Sc}]\s?)?(\d[\d,]*(?:\.\d+)?)
`

const HOLDS: readonly [RegExp, (has: number, bound: number) => boolean][] = [
  [/^(?:at most|no more than)$/i, (has, bound) => has <= bound],
  [/^(?:at least|no less than)$/i, (has, bound) => has >= bound],
  [/^(?:below|under|less|lower|cheaper|smaller)/i, (has, bound) => has < bound],
  [/^/, (has, bound) => has > bound],
]

/** A condition that compares a figure of the page; undefined: it compares none. Throws `Stopped` where the page has no such figure. */
export async function judgeComparison({ said }: Of<'if'>, context: RunContext): Promise<Judged | undefined> {
  const match = COMPARES.exec(said.trim())
  if (!match || /^(?:there|it|i|you)$/i.test(match[1]!)) return undefined
  const [, name, word, number] = match
  const question = `what is the ${name}`
  const read = await readFromPage(
    {
      said: question,
      confidence: 0.9,
      kind: 'extract',
      extraction: { kind: 'value', target: { said: name!, name: name! } },
    },
    context,
  )
  const figure = /-?\d[\d,]*(?:\.\d+)?/.exec(String(read.result as string))?.[0]
  if (figure === undefined) return undefined
  const [has, bound] = [figure, number!].map(text => Number(text.replaceAll(',', ''))) as [number, number]
  const isSo = HOLDS.find(([pattern]) => pattern.test(word!))![1](has, bound)
  const holds = /^unless/i.test(said.trim()) ? !isSo : isSo
  return {
    holds,
    expected: `the ${name} is ${word} ${number}`,
    actual: `the ${name} is ${String(read.result as string)}`,
    sure: 0.8,
  }
}
