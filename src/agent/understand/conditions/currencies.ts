import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { currencyIn, isOtherCurrency } from '../entity-model/currencies.ts'
import { type Draft, type Node, addCondition } from '../reading/draft.ts'

/** How sure a figure is at most that takes amounts in several currencies together. */
const MIXED = 0.6
/** How sure a bound is at most that was said in another currency than the amounts are in. */
const OTHER = 0.5
/** A bare bound may well mean the amounts as they are written. */
const BOUND = 0.75

/**
 * "which lamps cost more than 100 euros?" where some prices are in dollars: an amount that is said in a currency is one of those that are in it.
 * Amounts in several currencies that are added up are told apart by currency; ranked or bound as they are, they hardly tell what was asked,
 * nor does a bound in a currency that none of them are in.
 */
export function readCurrencies(draft: Draft): void {
  const { nodes, measures, measured, group, message } = draft
  for (const node of nodes) {
    const bound = node.selection.where.filter(({ values }) => typeof values[0] === 'number').flatMap(c => c.columns)
    const figures = measured === node || (!measured && !node.implicit) ? measures.flatMap(m => m.column ?? []) : []
    for (const column of bound) doubtOtherCurrency(draft, node, column)
    for (const column of [...bound, ...figures, ...(node.selection.order?.columns ?? [])]) {
      const held = mixedIn(node.entity, column)?.currencies
      if (!held || isSaid(node, held.column) || group?.columns.includes(held.column)) continue
      const at = node.selection.where.find(c => c.columns[0] === column)?.at
      const said = currencyIn(message.text)
      const code = held.codes.find(one => one.toUpperCase() === said)
      if (code) {
        const place = at === undefined ? {} : { at }
        addCondition(node, {
          columns: [held.column],
          op: '=',
          values: [code],
          text: true,
          label: `in ${code}`,
          ...place,
        })
      } else if (isSummedAlone(draft, node, column)) {
        draft.group = { entity: node.entity.key, columns: [held.column] }
        draft.notes.push(`told amounts in ${held.codes.join(' and ')} apart`)
      } else {
        draft.sureness = Math.min(draft.sureness, bound.includes(column) ? BOUND : MIXED)
        draft.notes.push(`took amounts in ${held.codes.join(' and ')} as they are`)
      }
    }
  }
}

/** "a fee over 2000 dollars" of fees in euros: nothing is converted. */
function doubtOtherCurrency(draft: Draft, { entity }: Node, column: string): void {
  const held = entity.fields.find(f => f.column === column)?.currency?.split('/')[0]
  const amounts = draft.chunks.flatMap(({ literal }) => (literal?.kind === 'number' && literal.unit === 'money' ? [literal.text] : [])) // oxfmt-ignore
  const said = amounts.flatMap(text => currencyIn(text) ?? [])
  if (!held || !said.length || !said.every(one => isOtherCurrency(held, one))) return
  draft.sureness = Math.min(draft.sureness, OTHER)
  draft.notes.push(`took ${said[0]!} as ${held}`)
}

/** "the total of all refunds": one figure of all of them, which amounts in several currencies do not add up to. */
const isSummedAlone = (
  { measures, group, subgroup, share, compares, ratio, having, checks }: Draft,
  { selection }: Node,
  column: string,
): boolean =>
  !group &&
  !subgroup &&
  !share &&
  !compares &&
  !ratio &&
  !having &&
  !checks &&
  !selection.order &&
  measures.length === 1 &&
  measures[0]!.column === column &&
  /^(?:sum|avg|median)$/.test(measures[0]!.fn)

/** A field of amounts that the records have in several currencies. */
const mixedIn = ({ fields }: Entity, column: string): Field | undefined =>
  fields.find(f => f.column === column && f.currencies !== undefined && f.currencies.codes.length > 1)

const isSaid = ({ selection }: Node, column: string): boolean =>
  selection.where.some(({ columns }) => columns[0] === column)
