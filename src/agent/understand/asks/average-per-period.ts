import { type Draft, isFree, use } from '../reading/draft.ts'

/**
 * "how many orders per month on average", "average number of visits per day": how many there are in all, divided by the number of periods
 * that have any. The groups are not asked for then.
 */
export function readAveragePerPeriod(draft: Draft): void {
  const { chunks, group, measures } = draft
  const average = chunks.find(c => isFree(c) && c.operator?.type === 'aggregate' && c.operator.fn === 'avg')
  const [measure, ...others] = measures
  if (!average || !group?.period || group.period === 'weekday' || group.all || !measure || others.length) return
  const isSummed = measure.fn === 'count' || measure.fn === 'sum'
  const node = draft.measured ?? draft.nodes.find(one => !one.implicit)
  if (!isSummed || measure.part || node?.entity.key !== group.entity || draft.subgroup || draft.groupOrder) return
  draft.measures = [{ ...measure, per: { columns: group.columns, period: group.period } }]
  delete draft.group
  use(average, 'aggregate')
}
readAveragePerPeriod.needs = /^(?:average|avg|avrg|mean|typical|typically|usual|usually)$/
