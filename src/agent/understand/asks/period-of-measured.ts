import { holderOf } from '../entity-model/holder-of.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { labelOf } from '../conditions/shared.ts'
import { type Draft, type Node, addCondition, addNode } from '../reading/draft.ts'

/** How sure it is that a period is that of those who are ranked, where what they did has no date. */
const OF_THEMSELVES = 0.5

/**
 * "which driver drove the most kilometres last month": a period that names no date of its own is when they did what is measured, and
 * not when they came to be (were hired, signed up), which is what a condition on those that are ranked would say. Items of a record
 * have the date of that.
 */
export function movePeriod(draft: Draft, ranked: string, measured: Node): void {
  const { chunks, nodes } = draft
  const head = nodes.find(n => n.entity.key === ranked && !n.implicit && n !== measured)
  if (!head || !(measured.implicit || measured.isVerb)) return
  const isBare = ({ columns, asDay, at }: (typeof head.selection.where)[number]) =>
    asDay === true &&
    at !== undefined &&
    chunks[at]?.literal?.kind === 'date' &&
    !chunks.some(c => c.used === 'condition' && c.fields.some(f => f.columns[0] === columns[0]))
  const periods = head.selection.where.filter(isBare)
  if (!periods.length) return
  const whole = holderOf(measured.entity, draft.app)
  const dated = primaryDate(measured.entity) ? measured.entity : (whole ?? measured.entity)
  const date = primaryDate(dated)
  if (!date) {
    draft.sureness = Math.min(draft.sureness, OF_THEMSELVES)
    return
  }
  const node =
    dated === measured.entity
      ? measured
      : (nodes.find(n => n.entity === dated) ?? addNode(draft, dated, measured.at, true))
  head.selection.where = head.selection.where.filter(c => !periods.includes(c))
  for (const period of periods) {
    const label = period.label.replace(/^.*? (?=(?:after|since|before|until|on|not on|in) )/, `${labelOf(date)} `)
    addCondition(node, { ...period, columns: [date.column], label })
  }
}
