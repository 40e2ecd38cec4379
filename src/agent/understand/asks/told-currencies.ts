import type { Chunk } from '../chunks/chunk.ts'
import { currencyIn } from '../entity-model/currencies.ts'
import { labelOf } from '../conditions/shared.ts'
import { isAdditive } from './additive.ts'
import { type Draft, isFree, makeFiller } from '../reading/draft.ts'

/** How sure an answer is at most whose amounts may be in another currency. */
const UNTOLD = 0.75

/**
 * "sales in pounds per region": the currency that the answer is to be in, which stands between what is asked and what of it. Before nouns are
 * looked for; whether the amounts are in it is seen when they are known.
 */
export function passToldCurrencies({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!/^in$/i.test(chunks[at - 1]?.text ?? '') || !isFree(chunk) || chunk.entities.length) return
    if (chunk.values.some(v => v.quality >= 0.8) || /\s/.test(chunk.text)) return
    const currency = codeOf(chunk.text)
    if (currency) makeFiller(chunk).toldCurrency = currency
  })
}
passToldCurrencies.needs = (word: string) => codeOf(word) !== undefined

/** Pounds are a weight as well: of amounts they are sterling. */
const codeOf = (word: string): string | undefined => (/^(?:pounds?|quid)$/i.test(word) ? 'GBP' : currencyIn(word))

/** Amounts in another currency are not converted, and what is no amount is in none: the word is not understood then. */
export function keepOtherCurrencies(draft: Draft): void {
  for (const chunk of draft.chunks) {
    if (!chunk.toldCurrency) continue
    addUpAmounts(draft)
    if (isInIt(draft, chunk)) continue
    Object.assign(chunk, { kind: 'unknown', used: undefined })
  }
}
keepOtherCurrencies.needs = passToldCurrencies.needs

/** How sure it is that groups in a currency are told by the one amount of theirs. */
const ADDED_UP = 0.8

/** "fines by reason, in euros": groups that are to be told in money are no numbers of records, but what their one amount comes to. */
function addUpAmounts(draft: Draft): void {
  const { group, measures, nodes, chunks } = draft
  if (!group || measures.some(m => m.fn !== 'count') || chunks.some(c => c.operator?.type === 'count')) return
  const [node, ...others] = nodes.filter(n => !n.implicit)
  const [amount, ...more] = node?.entity.fields.filter(f => f.role === 'money' && isAdditive(f)) ?? []
  if (!node || others.length || !amount || more.length) return
  draft.measures = [{ fn: 'sum', column: amount.column }]
  draft.measured = node
  draft.sureness = Math.min(draft.sureness, ADDED_UP)
  draft.notes.push(`added up the ${labelOf(amount)}`)
}

function isInIt(draft: Draft, { toldCurrency }: Chunk): boolean {
  const { nodes, measures, project } = draft
  const columns = new Set([
    ...measures.flatMap(m => m.column ?? []),
    ...project.flatMap(p => p.columns),
    ...nodes.flatMap(n => n.selection.order?.columns ?? []),
  ])
  const own = nodes.flatMap(n => n.entity.fields.filter(f => f.role === 'money').map(field => ({ field, node: n })))
  const asked = own.filter(({ field }) => columns.has(field.column))
  const isSaid = ({ field: { currency, currencies }, node }: (typeof own)[number]) =>
    currencies && currencies.codes.length > 1
      ? node.selection.where.some(c => c.columns[0] === currencies.column && c.values.join() === toldCurrency)
      : (currency?.split('/')[0] ?? currencies?.codes[0] ?? toldCurrency) === toldCurrency
  if (asked.some(({ field }) => !field.currency && !field.currencies)) draft.sureness = Math.min(draft.sureness, UNTOLD)
  return asked.length > 0 && asked.every(isSaid)
}
