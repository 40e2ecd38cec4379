import type { AnswerData, StepReport } from '../../../contract/chat.ts'
import type { Plan, PlanStep, SqlStep } from '../../../contract/plan.ts'
import { isObject } from '../../../lib/json.ts'
import { isSame } from '../forms/is-same.ts'
import { tokeniseSql } from './tokenise-sql.ts'

/** As the contract has it; that brings zod along. */
export const isSqlStep = (step: PlanStep): step is SqlStep => 'sql' in step

/** A part of the picture of a plan. */
export interface PlanNode {
  id: string
  kind: 'call' | 'sql' | 'answer'
  /** The tool, or what it is. */
  label: string
  /** Rows of its table; undefined where nobody counted. */
  rows?: number | undefined
  /** Whether all there is was read. */
  isWhole?: boolean | undefined
  status: StepReport['status'] | 'planned'
  /** Nodes whose rows go in. */
  from: string[]
  /** The calls that were made for it. */
  reports: StepReport[]
  sql?: string | undefined
}

/**
 * The steps of an answer as a graph that ends with the answer: what went from which step into which. Without a plan (a
 * language model called tools one by one) all that is known is which calls came before the answer.
 */
export function readPlan(data: AnswerData): PlanNode[] {
  const { plan, steps = [], step_rows: counts, source = [] } = data
  const nodes: PlanNode[] = plan?.steps.length ? planNodes(plan, steps) : steps.map(callNode)
  for (const node of nodes) node.rows = counts?.[node.id] ?? node.rows
  const answer = answerNode(data, nodes)
  for (const node of nodes) {
    const read = node.kind === 'call' && source.filter(({ tool }) => tool === node.label)
    if (read && read.length === 1) node.isWhole = read[0]!.total === undefined
  }
  return nodes.length ? [...nodes, answer] : []
}

function planNodes(plan: Plan, steps: readonly StepReport[]): PlanNode[] {
  const known: string[] = []
  const open = [...steps]
  return plan.steps.map(step => {
    const isSql = isSqlStep(step)
    const from = isSql ? tablesIn(step.sql, known) : stepsIn(step.args, known)
    known.push(step.id)
    if (isSql)
      return { id: step.id, kind: 'sql', label: 'SQL', from, status: statusOfSql(steps), reports: [], sql: step.sql }
    const isAlone = plan.steps.filter(other => 'tool' in other && other.tool === step.tool).length === 1
    const mine = open.filter(({ tool, args }) => tool === step.tool && (isAlone || isSame(args, step.args)))
    const reports = mine.length ? mine : open.filter(({ tool }) => tool === step.tool).slice(0, 1)
    for (const report of reports) open.splice(open.indexOf(report), 1)
    const rows = reports.reduce<number | undefined>(
      (sum, one) => (one.rows === null ? sum : (sum ?? 0) + one.rows),
      undefined,
    )
    const status = reports.find(one => one.status === 'failed')?.status ?? reports[0]?.status ?? 'planned'
    return { id: step.id, kind: 'call', label: step.tool, from, rows, status, reports }
  })
}

const statusOfSql = (steps: readonly StepReport[]): PlanNode['status'] =>
  !steps.length ? 'planned' : steps.some(({ status }) => status === 'failed') ? 'skipped' : 'done'

const callNode = (report: StepReport, at: number): PlanNode => ({
  id: `c${at + 1}`,
  kind: 'call',
  label: report.tool,
  rows: report.rows ?? undefined,
  status: report.status,
  from: [],
  reports: [report],
})

function answerNode({ plan, result, total, error }: AnswerData, nodes: readonly PlanNode[]): PlanNode {
  const shape = plan?.answer
  const named = [shape?.from, ...(shape?.parts ?? []).map(({ from }) => from)].filter(id => id !== undefined)
  const from = plan?.steps.length
    ? named.length
      ? named
      : nodes.slice(-1).map(({ id }) => id)
    : nodes.map(({ id }) => id)
  const isList = Array.isArray(result) && !error
  return {
    id: 'answer',
    kind: 'answer',
    label: 'Answer',
    from: from.filter(id => nodes.some(node => node.id === id)),
    ...(isList && { rows: total ?? result.length }),
    status: error ? 'failed' : nodes.some(({ status }) => status !== 'planned') ? 'done' : 'planned',
    reports: [],
  }
}

/** Tables of earlier steps that SQL reads. */
const tablesIn = (sql: string, known: readonly string[]): string[] => {
  const names = new Set(
    tokeniseSql(sql).flatMap(({ kind, text }) => (kind === 'name' ? [text.replace(/^["`[]|["`\]]$/g, '')] : [])),
  )
  return known.filter(id => names.has(id))
}

/** Earlier steps that arguments come from. */
function stepsIn(args: unknown, known: readonly string[]): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    else if (isObject(value)) {
      if (typeof value.$from === 'string') found.add(value.$from)
      Object.values(value).forEach(look)
    }
  }
  look(args)
  return known.filter(id => found.has(id))
}
