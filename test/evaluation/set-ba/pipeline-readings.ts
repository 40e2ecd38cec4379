import * as gold from '../gold.ts'

/** A number that stands in a record, which may be the answer when the sentence says it. */
export const figureOf = (row: object, value: gold.NumberGold): gold.Gold =>
  gold.either(value, gold.all(gold.record(row), gold.mentions([String(value.value), value.value.toLocaleString('en-US')]))) // oxfmt-ignore
/** Deals that are neither won nor lost. */
export const openOf = <T extends { stage: string }>(deals: readonly T[]): T[] =>
  deals.filter(one => one.stage !== 'won' && one.stage !== 'lost')
