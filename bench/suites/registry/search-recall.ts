import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiRecord } from '../../../src/contract/registry.ts'
import { createDictionary } from '../../../src/lib/search/dictionary.ts'
import { toWeighedDocument } from '../../../src/lib/search/postings.ts'
import { createSearchIndex } from '../../../src/lib/search/search-index.ts'
import { termsOf } from '../../../src/lib/search/terms.ts'
import { weighTerms, type Texts } from '../../../src/lib/search/weigh-terms.ts'
import { textsOfTool } from '../../../src/registry/search/texts-of-tool.ts'
import type { Tool } from '../../../src/registry/sources/source.ts'
import { median } from '../../measure.ts'
import { peerFile } from '../../peers.ts'

/** Questions with the tools that answer them, all in one catalogue. */
export interface QuestionSet {
  texts: Texts[]
  /** `right` holds, for each tool that is needed, the documents that are it. */
  questions: { text: string; right: number[][] }[]
}

/** What a search came to. */
export interface Recall {
  /** Share of the tools needed that were among the first ten. */
  recall: number
  milliseconds: number
}

/** The documents that a query finds, best first. */
export type Search = (query: string) => number[]

const FOUND = 10

export function measureRecall({ questions }: QuestionSet, search: Search): Recall {
  const times: number[] = []
  let found = 0
  for (const { text, right } of questions) {
    const start = performance.now()
    const hits = new Set(search(text).slice(0, FOUND))
    times.push(performance.now() - start)
    found += right.filter(documents => documents.some(one => hits.has(one))).length / right.length
  }
  return { recall: found / questions.length, milliseconds: median(times) }
}

/** Our search over the texts. */
export function indexTexts(texts: readonly Texts[]): Search {
  const dictionary = createDictionary()
  const documents = texts.map(text => toWeighedDocument(weighTerms(text), dictionary))
  const index = createSearchIndex(documents, dictionary)
  return query => index.search(query, FOUND).map(hit => hit.document)
}

/** The peer over the same texts and terms, with the same weights of fields, completions and corrections. */
export async function indexWithMinisearch(texts: readonly Texts[]): Promise<Search> {
  const { default: MiniSearch } = (await import(peerFile('minisearch', 'dist', 'es', 'index.js'))) as {
    default: new (options: object) => {
      addAll(documents: object[]): void
      search(query: string): { id: number }[]
    }
  }
  const boost = {
    name: 3,
    title: 2,
    description: 1,
    path: 1,
    parameters: 0.8,
    details: 0.4,
    results: 0.3,
    application: 0.7,
  }
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term: string) => term,
    searchOptions: { boost, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(
    texts.map((text, id) => ({
      id,
      ...Object.fromEntries(Object.entries(text).map(([field, parts]) => [field, parts.join(' ')])),
    })),
  )
  return query => index.search(query).map(hit => hit.id)
}

/**
 * A sentence of a tool's description finds it although descriptions are not indexed, only their first line: what a
 * person says of a tool is never its name. Sentences that repeat the first line are left out.
 */
export function describedTools(records: readonly ApiRecord[]): QuestionSet {
  const seen = new Set<string>()
  const questions = records.flatMap((record, document) => {
    const [title = '', ...rest] = record.description.split('\n')
    const prose = rest.join(' ').replaceAll(/[`*_#>[\]]|\([^)]*\)/g, ' ')
    const text = prose
      .trim()
      .split(/(?<=[.!?])\s/)[0]!
      .trim()
    if (text.length < 20 || text.length > 250 || seen.has(text) || likeness(text, title) > 0.4) return []
    seen.add(text)
    return [{ text, right: [[document]] }]
  })
  const texts = records.map(record => ({
    ...textsOfTool(toTool(record), { name: record.app_name, description: '' }),
    description: [],
  }))
  return { texts, questions }
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z]+/g))

function likeness(left: string, right: string): number {
  const [a, b] = [wordsIn(left), wordsIn(right)]
  const shared = [...a].filter(word => b.has(word)).length
  return shared / (a.size + b.size - shared || 1)
}

const toTool = (record: Partial<ApiRecord> & { api_name: string; app_name: string }): Tool => ({
  name: record.api_name.replace(`${record.app_name}_`, ''),
  description: record.description ?? '',
  method: record.method ?? 'POST',
  path: record.path ?? '',
  secure: false,
  readOnly: false,
  repeatable: false,
  kind: 'api',
  tags: record.tags ?? [],
  digest: '',
  inputSchema: {},
  outputSchema: record.output_schema,
  failureSchema: undefined,
  parameters: record.parameters ?? [],
})

interface FunctionRow {
  messages: { role: string; content: string }[]
  functions: CalledFunction[]
  gold?: Record<string, unknown>[] | null
}
interface CalledFunction {
  name: string
  description?: string
  parameters?: { properties?: Record<string, { type?: string; description?: string; enum?: unknown[] }> }
}

/**
 * The functions of every row in one catalogue, each definition once; a question is right with any function of the
 * name that its row accepts: rows define the same function in slightly different words. Files are JSON lines of
 * `{messages, functions, gold}`, as those of the Berkeley Function Calling Leaderboard.
 */
export function readFunctionRows(folder: string): QuestionSet {
  const rows = readdirSync(folder)
    .filter(name => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap(name => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map(line => JSON.parse(line) as FunctionRow)
  const functions = new Map(rows.flatMap(row => row.functions.map(one => [JSON.stringify(one), one] as const)))
  const byName = new Map<string, number[]>()
  const texts = [...functions.values()].map((one, document) => {
    byName.set(one.name, [...(byName.get(one.name) ?? []), document])
    return textsOfTool(functionTool(one), { name: 'functions', description: '' })
  })
  const questions = rows.flatMap(({ messages, gold }) => {
    const names = new Set((gold ?? []).flatMap(call => Object.keys(call)))
    const text = messages.flatMap(message => (message.role === 'system' ? [] : [message.content])).join('\n')
    return names.size ? [{ text, right: [...names].map(name => byName.get(name) ?? []) }] : []
  })
  return { texts, questions }
}

const functionTool = ({ name, description = '', parameters }: CalledFunction): Tool =>
  toTool({
    app_name: 'functions',
    api_name: name,
    description,
    parameters: Object.entries(parameters?.properties ?? {}).map(([parameter, schema]) => ({
      name: parameter,
      type: schema.type ?? 'any',
      required: false,
      description: schema.description ?? '',
      constraints: schema.enum ? [`must be one of: [${schema.enum.join(', ')}]`] : [],
      schema,
    })),
  })
