import { type Draft, isFree, use } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'

const TOGETHER = /^(?:together|combined|altogether|taken together|put together|both)$/i

/** Figures of two periods may be asked one by one or as one; a list of the records of both is one list. */
const asksFigure = ({ chunks }: Draft): boolean =>
  chunks.some(c => ['count', 'aggregate', 'share', 'group', 'breakdown', 'compare'].includes(c.operator?.type ?? ''))

const isJoined = ({ chunks }: Draft, periods: Condition[]): boolean => {
  const places = periods.map(c => c.at ?? -1)
  const between = chunks
    .slice(Math.min(...places) + 1, Math.max(...places))
    .filter(c => c.kind !== 'filler' || /^and$/i.test(c.text))
  return between.length > 0 && between.every(c => /^and$/i.test(c.text) || c.used === 'condition')
}

/** "in May and July together", "the loans of May and July": two periods of one date without a day in common, of which one is enough. */
export function readPeriodsTogether(draft: Draft): void {
  const said = draft.chunks.filter(c => TOGETHER.test(c.text))
  if (!said.length && asksFigure(draft)) return
  for (const { selection } of draft.nodes) {
    const periods = selection.where.filter(c => c.op === 'between' && c.asDay === true)
    const [first, ...others] = periods
    if (!first || !others.length || others.some(c => c.columns.join() !== first.columns.join())) continue
    if (!isApart(periods) || !(said.length || isJoined(draft, periods))) continue
    selection.where = selection.where.filter(c => !periods.includes(c))
    selection.anyOf = [...(selection.anyOf ?? []), periods]
    for (const chunk of said) if (isFree(chunk)) use(chunk, 'condition')
  }
}

function isApart(periods: Condition[]): boolean {
  const sorted = periods.toSorted((a, b) => String(a.values[0]).localeCompare(String(b.values[0])))
  return sorted.every((c, at) => at === 0 || String(sorted[at - 1]!.values[1]) < String(c.values[0]))
}
