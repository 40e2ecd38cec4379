import { createRun } from '../../../src/agent/run/create-run.ts'
import { createKnowledge } from '../../../src/agent/understand/entity-model/knowledge.ts'
import type { Condition, Meaning, Query, Selection } from '../../../src/agent/understand/reading/query.ts'
import { understand } from '../../../src/agent/understand/understand.ts'
import { libraryCatalogue } from './catalogue.ts'
import { createLibraryRegistry } from './registry.ts'
import { NOW } from './ask.ts'

/** Reads messages in order, each after the one before, and gives the last one's meaning in short (see `show`). */
export async function readQuery(...messages: string[]): Promise<string> {
  const knowledge = createKnowledge(libraryCatalogue())
  let previous: Query | undefined
  let said = ''
  for (const message of messages) {
    const { registry } = createLibraryRegistry()
    const run = createRun({ registry, model: knowledge.model, signal: new AbortController().signal, onStep: () => {} })
    const { meaning, confidence, unknown } = await understand(message, {
      knowledge,
      now: NOW,
      run,
      ...(previous && { previous }),
    })
    const certain = meaning && confidence >= 0.45 ? meaning : undefined
    said = certain ? show(certain) : `declined: ${unknown.join(', ')}`
    previous = certain?.kind === 'query' ? certain : certain?.parts.at(-1)
  }
  return said
}

/** A meaning in short: `count book where genre = novel; by language`. */
export function show(meaning: Meaning): string {
  return meaning.kind === 'query' ? showQuery(meaning) : `${meaning.kind}: ${meaning.parts.map(showQuery).join(' | ')}`
}

function showQuery(query: Query): string {
  const measures = query.measures.map(m => (m.column ? `${m.fn}(${m.column})` : m.fn)).join(' ')
  const wanted = query.project.map(columns => columns.join('+')).join(' ')
  const ask = query.ask === 'measure' ? measures : query.ask === 'group' ? `group ${measures}` : query.ask
  return [
    `${ask}${wanted && ` ${wanted} of`} ${showSelection(query.root)}`,
    query.whole && `whole ${showSelection(query.whole)}`,
    query.group &&
      `by ${noun(query.group.entity)}.${query.group.columns.join('+')}${query.group.period ? ` per ${query.group.period}` : ''}`,
    query.subgroup && `then by ${noun(query.subgroup.entity)}.${query.subgroup.columns.join('+')}`,
    query.having && `having ${query.having.op} ${query.having.value}`,
    query.groupOrder && `${query.groupOrder.direction} ${query.groupOrder.limit ?? ''}`.trim(),
  ]
    .filter(Boolean)
    .join('; ')
}

const noun = (key: string) => key.split('/').at(-1)!.split('-').at(-1)!
const part = ({ columns, op, values }: Condition) => `${columns.join('+')} ${op} ${values.join(',')}`.trim()

function showSelection(selection: Selection): string {
  const { where, anyOf = [], related, order, limit, offset, within, sources, args } = selection
  const conditions = [
    ...where.map(part),
    ...anyOf.map(group => `(${group.map(part).join(' or ')})`),
    ...related.map(
      r =>
        `${r.exists ? 'has' : 'has no'}${r.count ? ` ${r.count.op}${r.count.value}` : ''} [${showSelection(r.selection)}]`,
    ),
    ...(within ? [`within [${showSelection(within)}]`] : []),
  ]
  const named = sources.map(
    tool => `${tool.replace(/^\w+?_/, '')}${args[tool] ? `(${Object.values(args[tool]).join()})` : ''}`,
  )
  return [
    noun(selection.entity),
    named.length && `from ${named.join(' ')}`,
    conditions.length && `where ${conditions.join(' and ')}`,
    order && `order ${order.columns.join('+')} ${order.direction}`,
    limit !== undefined && `limit ${limit}`,
    offset !== undefined && offset > 1 && `at ${offset}`,
  ]
    .filter(Boolean)
    .join(' ')
}
