import { compileMeaning } from '../plan/compile.ts'
import type { TurnOutcome } from '../turn.ts'
import type { Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import { plural } from '../understand/language/words.ts'
import { describeSelection, joinList, nameOf } from './describe-selection.ts'
import { formatValue } from './format.ts'
import { declined } from './outcome.ts'
import { tellHowToFind } from './tell-how-to-find.ts'
import { settledFor } from './settled.ts'
import type { WriteContext } from './write-context.ts'
import { queryById } from './write-memory.ts'

export type Row = Record<string, unknown>

/** More records than this are not changed by one yes. */
export const MOST_AT_ONCE = 100
const SHOWN = 5

/** "return TL400765": of its loans those that are not over, where some are not. */
function stillUndone(rows: Row[], undone: readonly Field[]): Row[] {
  const left = rows.filter(row => undone.every(({ column }) => (row[column] ?? '') === ''))
  return left.length ? left : rows
}

/**
 * Looks up the records that a query names, of several those without the days of what is `undone`. None, or several where one is meant,
 * is an outcome of its own.
 */
export async function findRecords(
  named: Query,
  context: WriteContext,
  isBulk: boolean,
  undone: readonly Field[] = [],
): Promise<{ rows: Row[] } | { outcome: TurnOutcome }> {
  const { knowledge, run, memory, turn, settled } = context
  const query = settledFor(named, settled)
  const { model } = knowledge
  const entity = model.entities.get(query.root.entity)!
  const { plan, parts } = compileMeaning({ ...query, ask: 'list', project: [] }, model, 1)
  const ran = await run.execute(plan)
  const evidence = { data: { plan, steps: ran.reports, source: ran.source }, toolsUsed: run.toolsUsed }
  const refuse = (code: 'TOOL_FAILED' | 'NOT_FOUND' | 'AMBIGUOUS' | 'INCOMPLETE', message: string) => ({
    outcome: declined(code, message, memory, evidence),
  })
  if (ran.failure)
    return refuse('TOOL_FAILED', `Nothing was changed: ${ran.failure.tool} failed (${ran.failure.message}).`)
  const found = stillUndone(firstAlone(query, ran.results.get(parts[0]!.step)!.rows), undone)
  const rows = isBulk ? found : exactNames(query, found)
  if (!rows.length)
    return refuse(
      'NOT_FOUND',
      `I found no ${describeSelection(query.root, model, true)}, so nothing was changed.${tellHowToFind(query, model)}`,
    )
  if (isBulk && rows.length > MOST_AT_ONCE)
    return refuse(
      'AMBIGUOUS',
      `That would be ${rows.length} ${plural(entity.noun)}, and I do at most ${MOST_AT_ONCE} with one yes. Narrow it down; nothing was changed.`,
    )
  if (isBulk && !ran.complete)
    return refuse(
      'INCOMPLETE',
      `Not all ${plural(entity.noun)} could be read, so I cannot tell which these are. Nothing was changed.`,
    )
  if (rows.length === 1 || isBulk) return { rows }
  const differing = entity.fields.find(
    f =>
      ['email', 'category', 'date', 'name', 'text'].includes(f.role) &&
      !entity.nameFields.includes(f) &&
      rows.every(row => typeof row[f.column] !== 'object' || row[f.column] === null) &&
      new Set(rows.map(row => row[f.column])).size === rows.length,
  )
  const labels = rows.slice(0, MOST_CHOICES).map(row => {
    const more = differing && row[differing.column] !== null ? `, ${formatValue(row[differing.column], differing)}` : ''
    return `${nameOf(row, entity)} (id ${String(row[entity.idField?.column ?? 'id'])}${more})`
  })
  const shown = labels.slice(0, SHOWN)
  const order = { message: turn.message, asked: named.root, ...(settled && { settled }) }
  const text =
    `There are ${rows.length} such ${plural(entity.noun)}: ` +
    `${rows.length > SHOWN ? `${shown.join(', ')}, …` : joinList(shown)}. Which one do you mean? ` +
    'Nothing was changed.'
  const choice = { labels, meanings: keysOf(rows, entity), all: query, among: query, order }
  return { outcome: declined('AMBIGUOUS', text, { ...memory, ...(choice.meanings.length && { choice }) }, evidence) }
}

/** So many can be told by their place; of more one has to be described. */
const MOST_CHOICES = 20

/** The look-up of each record by its key; none where they have none. */
function keysOf(rows: readonly Row[], entity: Entity): Query[] {
  const keys = rows.slice(0, MOST_CHOICES).map(row => row[entity.idField?.column ?? ''])
  return keys.every(key => typeof key === 'string' || typeof key === 'number')
    ? keys.map(key => queryById(entity, key))
    : []
}

/** "the most expensive book": the first in the order, unless the second shares its place. */
function firstAlone(query: Query, rows: Row[]): Row[] {
  const column = query.root.limit === 1 ? query.root.order?.columns[0] : undefined
  return column && rows.length > 1 && rows[0]![column] !== rows[1]![column] ? rows.slice(0, 1) : rows
}

/** A part of a name that is also the whole name of one record means that one. */
function exactNames(query: Query, rows: Row[]): Row[] {
  const condition = query.root.where.find(c => c.op === 'in' && c.text)
  const first = condition?.values[0]
  if (!condition || first === undefined || rows.length < 2) return rows
  const said = condition.label.toLowerCase()
  const name = (row: Row) =>
    condition.columns
      .map(c => String(row[c] ?? ''))
      .join(' ')
      .toLowerCase()
  const exact = rows.filter(row => said.endsWith(` ${name(row)}`) && !said.includes(' or '))
  return exact.length === 1 ? exact : rows
}
