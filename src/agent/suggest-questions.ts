import { z } from 'zod'
import { ApiRecord, ApplicationRecord } from '../contract/registry.ts'
import { servicesOnly } from './catalogue/services-only.ts'
import { isObject, type JsonObject } from '../lib/json.ts'
import { isReadOnly } from './policies/decide-call.ts'

const Catalogue = z.record(z.string(), z.record(z.string(), ApiRecord))
type Catalogue = z.infer<typeof Catalogue>

/** A list that the catalogue offers: what its records are called and the fields they have. */
interface ListTool {
  noun: string
  fields: Record<string, unknown>
}

/** Most questions that are offered. */
const MOST = 6

/**
 * Example questions that fit the tools registered now, made from the shapes of their answers: counting, ranking by a
 * numeric field, filtering by a text field. Knows nothing about any service.
 */
export function suggestQuestions(catalogue: Catalogue): string[] {
  const lists = interleave(Object.values(catalogue).map(tools => Object.values(tools).flatMap(readList)))
  const distinct = lists.filter(({ noun }, index) => lists.findIndex(other => other.noun === noun) === index)
  const asks = [askTop, askByGroup, askCount]
  const rounds = asks.map((_, round) => distinct.map((list, index) => asks[(index + round) % asks.length]!(list)))
  return rounds
    .flat()
    .filter(question => question !== undefined)
    .slice(0, MOST)
}

/** The first of each list, then the second of each, and so on: every application gets its turn. */
function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, row) => lists.flatMap(list => list.slice(row, row + 1))).flat()
}

/** "my accounts" → "of my accounts", after a number. */
const counted = (noun: string) => (noun.startsWith('my ') ? `of ${noun}` : noun)

const askTop = ({ noun, fields }: ListTool) => {
  const number = Object.keys(fields).find(name => isNumber(fields[name]) && !isKey(name))
  return number && `Top 5 ${counted(noun)} by ${toWords(number)}`
}
const askByGroup = ({ noun, fields }: ListTool) => {
  const group = Object.keys(fields).find(name =>
    /^(?:state|region|stage|status|category|industry|type|country|kind)$/.test(name),
  )
  return group && `How many ${counted(noun)} by ${toWords(group)}?`
}
const askCount = ({ noun }: ListTool) => `How many ${counted(noun)} are there?`

const isNumber = (shape: unknown) => shape === 'number' || shape === 'integer'
const isKey = (name: string) => /(?:^|_)(?:id|year|month|page|skip|limit)$/.test(name)
const toWords = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()

/** The list that a tool without required arguments returns, if it does. */
function readList(record: ApiRecord): ListTool[] {
  const reads = isReadOnly(record)
  if (!reads || record.parameters.some(({ required }) => required)) return []
  const shape = record.response_schemas.success
  const found = findRows(shape)
  const segment = record.path.split('/').findLast(part => part && !part.startsWith('{'))
  if (!found || !segment || /[^\w-]/.test(segment)) return []
  const noun = toWords(segment)
  return noun.endsWith('s') && !/^(?:from|by|with|for|of|in|to|at|on) /.test(noun) ? [{ noun, fields: found }] : []
}

/** The record shape of `[{…}]` or of the one list inside an envelope. */
function findRows(shape: unknown): JsonObject | undefined {
  if (Array.isArray(shape)) return isObject(shape[0]) ? shape[0] : undefined
  if (!isObject(shape)) return undefined
  const lists = Object.values(shape).filter(value => Array.isArray(value) && isObject(value[0])) as JsonObject[][]
  return lists[0]?.[0]
}

/** How long suggestions hold, in milliseconds. */
const FRESH = 15_000

/** Reads the registry's catalogue and suggests questions; none when it cannot be read. Must not throw. */
export function createSuggester(url: string): () => Promise<string[]> {
  let last: { at: number; questions: Promise<string[]> } | undefined
  return async () => {
    if (!last || performance.now() - last.at > FRESH) last = { at: performance.now(), questions: read(url) }
    const questions = await last.questions
    if (!questions.length) last = undefined
    return questions
  }
}

/** Most tools, of small applications first, that suggestions are made from: a large catalogue is not read for an extra. */
const MOST_TOOLS = 300
const MOST_APPLICATIONS = 6

async function read(url: string): Promise<string[]> {
  try {
    const applications = ApplicationRecord.array().parse(await readJson(url, '/applications'))
    let room = MOST_TOOLS
    const small = applications
      .toSorted((a, b) => a.tool_count - b.tool_count)
      .filter(one => one.tool_count > 0 && (room -= one.tool_count) >= 0)
      .slice(0, MOST_APPLICATIONS)
    const names = applications.filter(one => small.includes(one)).map(one => one.name)
    const tools = await Promise.all(
      names.map(async name => [name, await readJson(url, `/applications/${encodeURIComponent(name)}/apis`)] as const),
    )
    return suggestQuestions(servicesOnly(Catalogue.parse(Object.fromEntries(tools))))
  } catch {
    return [] // The page shows that the registry is away from /status; suggestions are an extra.
  }
}

async function readJson(url: string, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(3000) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return await response.json()
}
