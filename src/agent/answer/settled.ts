import { isSameSelection } from '../follow-ups/same-records.ts'
import type { Query, Selection } from '../understand/reading/query.ts'

/** What questions back about one order have settled: which record, or which kind of those that are called alike. */
export interface Settled {
  /** Of the records that a selection finds, the one that is meant. */
  records: { asked: Selection; meant: Query }[]
  /** Of the kinds with a record of a name, the one that is meant. */
  kinds: { name: string; entity: string }[]
}

/** The order that a question back was about, and what was settled of it before. */
export type OrderAsked = { message: string; settled?: Settled } & ({ asked: Selection } | { name: string })

/** What is settled once one of the choices was taken. */
export function settle(order: OrderAsked, meant: Query): Settled {
  const { records, kinds } = order.settled ?? { records: [], kinds: [] }
  return 'asked' in order
    ? { records: [...records, { asked: order.asked, meant }], kinds }
    : { records, kinds: [...kinds, { name: order.name, entity: meant.root.entity }] }
}

/** The records that a query stands for, by what was settled of it. */
export const settledFor = (query: Query, settled: Settled | undefined): Query =>
  settled?.records.find(({ asked }) => isSameSelection(asked, query.root))?.meant ?? query
