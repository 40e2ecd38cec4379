import type { ApiRecord } from '../../../../contract/registry.ts'
import { escapePattern } from '../../../../lib/escape-pattern.ts'
import { isObject } from '../../../../lib/json.ts'
import type { Logger } from '../../../../lib/logger.ts'
import { createEngine } from '../../../engine.ts'
import type { RegistryClient } from '../../../registry-client.ts'
import { plural, singular } from '../../../understand/language/words.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { readSuperlative } from '../../goals/values/measure.ts'
import { ASKED } from '../reading/answer-from-tables.ts'
import { type PageRecords, UNNAMED } from './page-records.ts'
import type { Typed } from './typed-columns.ts'

/** What the built-in engine made of a question. */
export interface Answered {
  result: unknown
  text: string
  confidence: number
}

const APP = 'page'

/**
 * Asks the built-in engine about records of a page as if a service had them: each kind of record is a list that can be read,
 * with typed fields. It filters, compares, counts, sums and says what it does not understand, as it does for services.
 */
export async function askPageService(
  question: string,
  kinds: readonly PageRecords[],
  { signal, maxShown, logger }: { signal: AbortSignal; maxShown: number; logger: Logger },
): Promise<Answered | undefined> {
  const tools = new Map(kinds.map((records, at) => [`${APP}_list${capital(plural(records.noun))}${at || ''}`, records]))
  const catalogue = { [APP]: Object.fromEntries([...tools].map(([name, records]) => [name, toTool(name, records)])) }
  const registry: RegistryClient = {
    url: `${APP}:`,
    catalogue: () => Promise.resolve({ revision: '1', catalogue, partial: new Set<string>() }),
    search: () => Promise.resolve([]),
    call: (_, tool) => Promise.resolve({ ok: true, value: tools.get(tool)?.rows.map(({ values }) => values) ?? [] }),
    close: () => Promise.resolve(),
  }
  const engine = createEngine({ registryUrl: registry.url, logger, registry })
  const outcome = await engine.answer({
    message: question,
    dryRun: false,
    mode: 'api',
    memory: null,
    approvals: 'writes',
    maxShown,
    signal,
    emit: () => undefined,
  })
  if (outcome.data.error || outcome.pending || !outcome.toolsUsed.length) return undefined
  const records = tools.get(outcome.toolsUsed[0]!)
  if (!records) return undefined
  const answer = asOnPage(outcome.data.result, outcome.response, records)
  // Cells that are all empty say nothing.
  if (!/[\p{L}\p{N}]/u.test(answer.text)) return undefined
  if (!answersAsked(question, answer.result)) return undefined
  const owner = ownerOf(question, outcome.data.result, records)
  const text = owner === undefined ? answer.text : answer.text.replace(/\.?$/, ` (${owner}).`)
  return { ...answer, text, confidence: Math.min(0.9, outcome.confidence) }
}

/** Whether records that are the answer have what the question word asks for: a person, a moment, a place. */
function answersAsked(question: string, result: unknown): boolean {
  // A name that the question says itself answers no question for anything else.
  if (typeof result === 'string' && wordsIn(result).every(word => wordsIn(question).includes(word))) return false
  const rows = (Array.isArray(result) ? result : [result]).filter(isObject)
  return rows.every(row =>
    ASKED.every(
      ([asks, heading, cell]) =>
        !/^\\bwh/.test(asks.source) ||
        !asks.test(question) ||
        Object.entries(row).some(([column, value]) => {
          const text = String(value as string)
          return !question.toLowerCase().includes(text.toLowerCase()) && (heading.test(column) || cell.test(text))
        }),
    ),
  )
}

/** Whose a figure is that was asked for as the least or the most: the name of the one record that has it. */
function ownerOf(question: string, result: unknown, { fields, rows }: PageRecords): string | undefined {
  const name = fields.find(({ field }) => field === 'name')?.column
  if (name === undefined || typeof result !== 'number' || !readSuperlative(question)) return undefined
  const owners = rows.filter(({ values }) => fields.some(({ field }) => values[field] === result))
  return owners.length === 1 ? owners[0]!.shown[name] : undefined
}

function toTool(name: string, { noun, fields }: PageRecords): ApiRecord {
  const properties = Object.fromEntries(
    fields.map(({ field, column, typed }) => [field, { ...typed.schema, title: column }]),
  )
  return {
    app_name: APP,
    secure: false,
    api_name: name,
    path: `/${plural(noun)}`,
    method: 'GET',
    description: `Lists ${plural(noun)}`,
    parameters: [],
    response_schemas: { success: {}, failure: {} },
    read_only: true,
    kind: 'api',
    output_schema: { type: 'array', items: { type: 'object', title: capital(singular(noun)), properties } },
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A result in the words of the page: records by what the page shows of them, figures with their signs. */
function asOnPage(result: unknown, response: string, { fields, rows }: PageRecords): { result: unknown; text: string } {
  const list = Array.isArray(result) ? result : isObject(result) ? [result] : undefined
  if (!list) return { result, text: withDates(withSigns(response, result, fields), result, fields, rows) }
  const shown = list.map(one => shownOf(one, fields, rows))
  if (!shown.length || shown.includes(undefined)) return { result, text: response }
  const columns = Object.keys(shown[0]!)
  const lines = shown.map(one =>
    columns.length === 1
      ? one![columns[0]!]!
      : columns
          .filter(column => one![column])
          .map(column => (UNNAMED.test(column) ? one![column]! : `${column}: ${one![column]}`))
          .join(', '),
  )
  const values = columns.length === 1 ? shown.map(one => one![columns[0]!]) : shown
  return {
    result: values.length === 1 ? values[0] : values,
    text: lines.length === 1 ? lines[0]! : lines.map(line => `- ${line}`).join('\n'),
  }
}

/** What the page shows of a record, or of the fields of it that were asked for. */
function shownOf(
  one: unknown,
  fields: PageRecords['fields'],
  rows: PageRecords['rows'],
): Record<string, string> | undefined {
  if (!isObject(one)) return undefined
  const own = fields.filter(({ field }) => field in one)
  if (!own.length || own.length < Object.keys(one).length) return undefined
  const row = rows.find(({ values }) => own.every(({ field }) => values[field] === (one[field] as Typed)))
  return row && Object.fromEntries(own.map(({ column }) => [column, row.shown[column] ?? '']))
}

/** A figure that was read or reckoned from a column gets the sign and unit of that column. */
function withSigns(response: string, result: unknown, fields: PageRecords['fields']): string {
  if (typeof result !== 'number') return response
  const column = fields.find(
    ({ field, typed }) =>
      typed.affix && new RegExp(`\\b${escapePattern(field.replaceAll('_', ' '))}\\b`, 'i').test(response),
  )
  const { before = '', after = '' } = column?.typed.affix ?? {}
  if (!before.trim() && !after.trim()) return response
  return response.replace(/-?\d[\d,]*(?:\.\d+)?(?=\D*$)/, figure => `${before}${figure}${after}`)
}

/** A date as the page writes it. */
function withDates(
  response: string,
  result: unknown,
  fields: PageRecords['fields'],
  rows: PageRecords['rows'],
): string {
  if (typeof result !== 'string') return response
  for (const { field, column } of fields) {
    const shown: string | undefined = rows.find(({ values }) => values[field] === result)?.shown[column]
    if (shown !== undefined && shown !== result) return `${column}: ${shown}`
  }
  return response
}
