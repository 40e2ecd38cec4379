import type { AnswerShape, Plan } from '../../contract/plan.ts'
import { appOf, type CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Composite, Meaning, Query } from '../understand/reading/query.ts'
import { columnsOfQuery } from './detail-columns.ts'
import { createSteps, type PlanSteps } from './plan-steps.ts'
import { queryToSql } from './query-sql.ts'
import { createRowReader } from './read-rows.ts'
import { quoteName } from './sql-text.ts'

/** A plan, and for each part of the meaning the step that answers it. */
export interface CompiledPlan {
  plan: Plan
  parts: { query: Query; step: string; shape: AnswerShape }[]
}

/** Turns a meaning into the calls that fetch its records and the SQL that answers it. Pure. */
export function compileMeaning(meaning: Meaning, model: CatalogueModel, confidence: number): CompiledPlan {
  const steps = createSteps()
  const queries = meaning.kind === 'query' ? [meaning] : meaning.parts
  const parts = queries.map(query => addQuery(query, model, steps))
  const isOne = meaning.kind === 'query' || parts.length === 1
  const answer = isOne ? parts[0]!.shape : addFigures(meaning.kind, parts, steps)
  return { plan: { steps: steps.steps, answer, confidence }, parts }
}

function addQuery(query: Query, model: CatalogueModel, steps: PlanSteps): CompiledPlan['parts'][number] {
  const context = { model, app: appOf(model, query.app), used: columnsOfQuery(query), steps }
  const { sql, shape } = queryToSql(query, context, createRowReader(context))
  const step = steps.add(`${sql} #${steps.steps.length}`, id => ({ id, sql }))
  return { query, step, shape: { ...shape, from: step, noun: model.entities.get(query.root.entity)!.noun } }
}

/** Two figures set against each other: the last step of the plan gives the answer itself. */
function addFigures(kind: Composite['kind'], parts: CompiledPlan['parts'], { add }: PlanSteps): AnswerShape {
  const [left, right] = parts
  const figures = parts.every(({ shape }) => shape.kind === 'number' && shape.column !== undefined)
  if (kind === 'several')
    return { kind, parts: parts.map(({ query, shape }, at) => ({ ...shape, label: labelOf(query, at) })) }
  const figure = COMBINED[kind]
  if (!figure || !figures || parts.length !== 2) return { kind: 'none' }
  const cell = ({ step, shape }: CompiledPlan['parts'][number]) => `(SELECT ${quoteName(shape.column!)} FROM ${step})`
  const sql = `SELECT ${figure.sql} FROM (SELECT ${cell(left!)} AS a, ${cell(right!)} AS b)`
  const { sql: _sql, ...shape } = figure
  const format = shape.format ?? (shape.column === 'holds' ? undefined : left!.shape.format)
  return { ...shape, ...(format && { format }), from: add(sql, id => ({ id, sql })) }
}

/** What two figures `a` and `b` come to, for each way to set them against each other that is a figure itself. */
const COMBINED: Partial<Record<Composite['kind'], AnswerShape & { sql: string }>> = {
  difference: { sql: 'abs(a - b) AS difference', kind: 'number', column: 'difference' },
  minus: { sql: 'a - b AS difference', kind: 'number', column: 'difference' },
  sum: { sql: 'a + b AS total', kind: 'number', column: 'total' },
  greater: { sql: 'a > b AS holds', kind: 'boolean', column: 'holds' },
  less: { sql: 'a < b AS holds', kind: 'boolean', column: 'holds' },
  equal: { sql: 'a = b AS holds', kind: 'boolean', column: 'holds' },
  growth: { sql: '100.0 * (b - a) / NULLIF(a, 0) AS percent', kind: 'number', column: 'percent', format: 'percent' },
  change: { sql: 'b - a AS change', kind: 'number', column: 'change' },
  compared: { sql: 'a AS before, b AS after, b - a AS change', kind: 'record' },
  ratio: { sql: '1.0 * a / NULLIF(b, 0) AS ratio', kind: 'number', column: 'ratio', format: 'plain' },
}

/** The name of one of several answers among them. */
export function labelOf({ root, measures: [measure] }: Query, at: number): string {
  const what = measure ? `${measure.fn}${measure.column ? `_${measure.column}` : ''}` : 'records'
  return `${at + 1}_${root.entity.split('/').at(-1)!}_${what}`
}
