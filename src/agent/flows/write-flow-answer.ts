import type { AnswerShape, Plan } from '../../contract/plan.ts'
import type { FlowDefinition } from '../../contract/flow.ts'
import type { JsonObject } from '../../lib/json.ts'
import { nameOf } from '../answer/describe-selection.ts'
import { formatFigure, formatValue } from '../answer/format.ts'
import { writeResult } from '../answer/write-result.ts'
import type { StepResult } from '../run/create-run.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import { countOf } from '../understand/language/words.ts'
import { defaultOf, type FlowArguments } from './bind-plan.ts'

/** The answer of a flow: a sentence, and the value behind it as a question gets it. */
export interface FlowAnswer {
  text: string
  result: unknown
  columns?: string[]
  total?: number
  /** What was asked for by itself is not there. */
  notFound?: boolean
}

/** The question of a flow with the values of a run in it; what cannot be put into its words stands behind it. */
export function askedOf(flow: FlowDefinition, values: FlowArguments, now: Date): string {
  let { question } = flow
  const beside: string[] = []
  for (const parameter of flow.parameters) {
    const value = values[parameter.name]!
    if (JSON.stringify(value) === JSON.stringify(defaultOf(parameter, now))) continue
    const { said } = parameter
    const isAlone = flow.parameters.filter(other => other.said === said).length === 1
    const at = said !== undefined && isAlone && !parameter.format ? question.indexOf(said) : -1
    const text = [value].flat().map(String).join(', ')
    if (at < 0) beside.push(`${parameter.name} ${text}`)
    else question = question.slice(0, at) + text + question.slice(at + said!.length)
  }
  const asked = question.trim().replace(/[\s?!.:]+$/, '')
  return beside.length ? `${asked} (${beside.join(', ')})` : asked
}

export interface FlowAnswerOptions {
  plan: Plan
  asked: string
  results: ReadonlyMap<string, StepResult>
  /** Kinds of records that the plan reads: they tell what figures and fields mean. */
  entities: readonly Entity[]
  maxShown: number
}

/** Writes the answer that the plan's shape promises. */
export function writeFlowAnswer({ plan, asked, results, entities, maxShown }: FlowAnswerOptions): FlowAnswer {
  const { answer: shape, steps } = plan
  if (shape.parts) return writeSeveral(shape.parts, { plan, asked, results, entities, maxShown })
  const step = results.get(shape.from ?? steps.at(-1)!.id) ?? { rows: [], columns: [], complete: true }
  const calls = steps.filter(one => results.has(one.id))
  if (shape.kind === 'text' && calls.every(one => 'tool' in one)) {
    const raw = calls.map(one => rawOf(results.get(one.id)!))
    const { text, result, columns, total } = writeResult(asked, raw.length === 1 ? raw[0] : raw, maxShown)
    return { text, result, ...(columns && { columns }), ...(total !== undefined && { total }) }
  }
  const { rows, columns } = step
  const row = rows[0]
  switch (kindOf(shape, step)) {
    case 'number':
    case 'value':
    case 'boolean': {
      if (!row && shape.kind === 'value') return { text: `${asked}: nothing was found.`, result: null, notFound: true }
      const value = row ? cellOf(row, shape, columns) : null
      const result = shape.kind === 'boolean' && value !== null ? Boolean(value) : tidy(value, shape)
      return { text: `${asked}: ${say(result, shape, columns, entities)}.`, result }
    }
    case 'record':
      if (!row) return { text: `${asked}: nothing was found.`, result: null, notFound: true }
      return { ...writeResult(asked, row, maxShown), result: row, columns }
    default: {
      const { column } = shape
      const list = shape.kind === 'list' && column !== undefined && columns.includes(column)
      const result = list ? rows.map(one => one[column]) : rows
      const names = list ? undefined : namesOf(rows, shape, columns, entities)
      const text = names ? `${asked}: ${listed(names, maxShown)}.` : writeResult(asked, result, maxShown).text
      return { text, result, columns, total: rows.length }
    }
  }
}

/** What the answer is, now that its rows are known. */
function kindOf({ kind, first, tied }: AnswerShape, { rows, columns }: StepResult): AnswerShape['kind'] {
  const [one, other] = rows
  const isTied = tied !== undefined && other !== undefined && one![tied] === other[tied]
  if (isTied || (kind === 'record' && !first && tied === undefined && other)) return 'table'
  // What a language model answered in words rests on its last result: one value, one record, or rows.
  if (kind === 'text' && one && !other) return columns.length === 1 ? 'value' : 'record'
  return kind
}

/** Several answers: the only list among them, with the others in the text, else all of them by their names. */
function writeSeveral(parts: NonNullable<AnswerShape['parts']>, options: FlowAnswerOptions): FlowAnswer {
  const written = parts.map(({ label, ...answer }) => ({
    label,
    answer: writeFlowAnswer({ ...options, plan: { ...options.plan, answer }, asked: label.replaceAll('_', ' ') }),
  }))
  const text = `${options.asked}: ${written.map(part => part.answer.text).join(' ')}`
  const lists = written.filter(part => Array.isArray(part.answer.result))
  if (lists.length === 1) return { ...lists[0]!.answer, text }
  return { text, result: Object.fromEntries(written.map(part => [part.label, part.answer.result])) }
}

/** What the rows are called: records by their name, groups by their key and figure; undefined for anything else. */
function namesOf(
  rows: readonly JsonObject[],
  shape: AnswerShape,
  columns: readonly string[],
  entities: readonly Entity[],
): string[] | undefined {
  if (!rows.length) return undefined
  const entity = entities.find(({ noun }) => noun === shape.noun)
  if (shape.kind === 'list' && entity?.nameFields.every(field => field.column in rows[0]!))
    return rows.map(row => nameOf(row, entity))
  const [key, figure, ...more] = columns
  if (shape.kind !== 'table' || figure === undefined || more.length) return undefined
  return rows.map(row => `${formatValue(row[key!])} ${say(row[figure], shape, columns, entities)}`)
}

function listed(names: readonly string[], maxShown: number): string {
  const more = names.length - maxShown
  const shown = names.slice(0, maxShown).join(', ')
  return `${countOf(names.length, 'result')}: ${shown}${more > 0 ? `, and ${more.toLocaleString('en-US')} more` : ''}`
}

const rawOf = ({ raw, rows }: StepResult): unknown => raw ?? rows

/** The one value of an answer: of its column, of a name in parts, or of the last column when none is said. */
function cellOf(row: JsonObject, { column }: AnswerShape, columns: readonly string[]): unknown {
  if (column === undefined) return row[columns.at(-1) ?? ''] ?? null
  if (column in row) return row[column] ?? null
  const parts = column
    .split(' ')
    .map(part => row[part])
    .filter(part => part !== undefined && part !== null && part !== '')
  return parts.length ? parts.join(' ') : null
}

/** Figures made of two others; of these the noise of binary fractions is left out, as in answers to questions. */
const MADE_OF_TWO = new Set(['difference', 'change', 'ratio', 'percent'])

const tidy = (value: unknown, { column = '' }: AnswerShape) =>
  typeof value === 'number' && MADE_OF_TWO.has(column) ? Number(value.toPrecision(15)) : value

function say(value: unknown, shape: AnswerShape, columns: readonly string[], entities: readonly Entity[]): string {
  if (value === null || value === undefined) return 'no value'
  if (typeof value !== 'number') {
    const field = entities.flatMap(entity => entity.fields).find(one => one.column === shape.column)
    return formatValue(value, field)
  }
  const currencies = entities.flatMap(entity =>
    entity.fields.filter(field => field.role === 'money' && columns.some(column => column.endsWith(field.column))),
  )
  const currency = new Set(currencies.map(field => field.currency)).size === 1 ? currencies[0]!.currency : undefined
  return formatFigure(value, shape.format, currency)
}
