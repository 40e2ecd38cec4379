import type { AnswerData } from '../../../contract/chat.ts'
import { isObject } from '../../../lib/json.ts'
import { isWritten, MOST_ROWS } from './find-figures.ts'
import { readPlan, type PlanNode } from './read-plan.ts'
import { findSelected } from './select-list.ts'

/** One stop on the way from a figure back to where it was read. */
export interface Origin {
  /** What was done, in words. */
  text: string
  /** SQL or expression of it. */
  code?: string
}

/** Where a column of a step's table comes from, the latest first. Empty where nothing is known. */
export function traceColumn(data: AnswerData, column: string, stepId = lastStep(data)): Origin[] {
  const nodes = readPlan(data)
  const origins: Origin[] = []
  let node = nodes.find(({ id, kind }) => id === stepId && kind !== 'answer')
  let name = column
  for (let hops = 0; node && hops < 20; hops++) {
    if (node.kind === 'call') {
      origins.push({ text: `The field “${name}” of ${sayCall(node)}.` })
      return origins
    }
    const selected = findSelected(node.sql!, name)
    if (!selected || selected.expression) {
      origins.push({
        text: selected
          ? `Worked out by SQL in ${node.id}, as ${name}:`
          : `A result of the SQL in ${node.id}; which part of it gives ${name} cannot be told here:`,
        code: selected?.expression ?? node.sql!,
      })
      for (const source of sourcesOf(node, nodes)) origins.push({ text: `Over ${sayCall(source)}.` })
      return origins
    }
    origins.push({
      text: `Taken as it is by the SQL in ${node.id}${selected.column === name ? '' : `, where it is called ${selected.column}`}.`,
    })
    name = selected.column!
    const { table } = selected
    const { from } = node
    const next: string | undefined = table && from.includes(table) ? table : from.length === 1 ? from[0] : undefined
    if (!next) {
      for (const source of sourcesOf(node, nodes)) origins.push({ text: `From ${sayCall(source)}.` })
      return origins
    }
    node = nodes.find(({ id }) => id === next)
  }
  return origins
}

/** The calls that a step rests on. */
function sourcesOf(node: PlanNode, nodes: readonly PlanNode[]): PlanNode[] {
  const found = new Set<PlanNode>()
  const look = (id: string): void => {
    const one = nodes.find(other => other.id === id)
    if (!one || found.has(one)) return
    if (one.kind === 'call') found.add(one)
    one.from.forEach(look)
  }
  node.from.forEach(look)
  return [...found]
}

/** "the 50 rows that crm_listAccounts gave (r1)". */
export function sayCall({ label, rows, id, status }: PlanNode): string {
  const read =
    status === 'planned'
      ? 'what is read by'
      : rows === undefined
        ? 'what was read by'
        : `the ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'} read by`
  return `${read} ${label} (${id})`
}

const lastStep = ({ plan }: AnswerData): string | undefined => plan?.answer.from ?? plan?.steps.at(-1)?.id

/** Where a number of the sentence comes from; empty when it stands nowhere in the result. */
export function traceNumber(written: string, data: AnswerData): Origin[] {
  const { result, plan, total } = data
  const answer = plan?.answer
  if (isWritten(written, result)) return traceColumn(data, answer?.column ?? 'value')
  if (isObject(result)) {
    for (const [name, value] of Object.entries(result)) {
      if (!isWritten(written, value)) continue
      const part = answer?.parts?.find(({ label }) => label === name)
      return part ? traceColumn(data, part.column ?? name, part.from) : traceColumn(data, name)
    }
    return []
  }
  if (!Array.isArray(result)) return []
  if (total !== undefined && isWritten(written, total))
    return [
      { text: `The number of rows of the answer${lastStep(data) ? ` (table ${lastStep(data)})` : ''}.` },
      ...restsOn(data),
    ]
  const hits = result
    .slice(0, MOST_ROWS)
    .flatMap((row, at) =>
      isObject(row)
        ? Object.entries(row).flatMap(([name, value]) => (isWritten(written, value) ? [{ name, row: at + 1 }] : []))
        : isWritten(written, row)
          ? [{ name: data.columns?.[0] ?? 'value', row: at + 1 }]
          : [],
    )
  const names = [...new Set(hits.map(({ name }) => name))]
  if (!names.length) return []
  const where = (name: string) => {
    const rows = hits.flatMap(hit => (hit.name === name ? [hit.row] : []))
    return `column ${name}, row${rows.length > 1 ? 's' : ''} ${rows.slice(0, 3).join(', ')}${rows.length > 3 ? ' and more' : ''}`
  }
  const several = hits.length > 1 ? 'It stands in several places of the result' : 'It stands in the result'
  return [{ text: `${several}: ${names.slice(0, 3).map(where).join('; ')}.` }, ...traceColumn(data, names[0]!)]
}

/** What the rows of an answer rest on. */
function restsOn(data: AnswerData): Origin[] {
  const nodes = readPlan(data)
  const node = nodes.find(({ id }) => id === lastStep(data))
  if (!node) return []
  if (node.kind === 'call') return [{ text: `It is ${sayCall(node)}.` }]
  return [
    { text: `Chosen by the SQL in ${node.id}:`, code: node.sql! },
    ...sourcesOf(node, nodes).map(source => ({ text: `Over ${sayCall(source)}.` })),
  ]
}
