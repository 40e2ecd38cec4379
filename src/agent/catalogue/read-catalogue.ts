import type { ApiRecord, ApplicationRecord, SearchResult } from '../../contract/registry.ts'
import { isObject } from '../../lib/json.ts'
import type { PageKind, PageReader } from './known-pages.ts'

/** Records by application, then by tool. */
export type Catalogue = Record<string, Record<string, ApiRecord>>

/** What a message is about, for choosing among more tools than can be looked at for each message. */
export interface About {
  text: string
  /** Only these applications. */
  apps?: string[]
  /** Tools that have to be there, by canonical name. */
  tools?: string[]
  /** What the conversation was about before: words, and the application that answered. */
  before?: { app: string; words: string }
}

/** A catalogue as one message needs it. `revision` tells whether it is the same as another one. */
export interface ReadCatalogue {
  revision: string
  catalogue: Catalogue
  /** Applications of which only some tools are there. */
  partial: ReadonlySet<string>
}

/** Up to so many tools everything is looked at for every message. */
const MOST_TOOLS = 500
/** An application with more tools is never taken whole once there are too many in all. */
const LARGE_APPLICATION = 150
/** Most applications that are taken whole then. */
const MOST_WHOLE = 12
/** Tools that the search for a message answers; those of applications that are not taken whole are looked at. */
const SHORTLIST = 40
/** Tools for the words of the conversation before. */
const SHORTLIST_BEFORE = 15
/** Longest question that the registry's search takes. */
const LONGEST_QUERY = 2000

/** Maps of maps: application, tool, record. */
export const areTools = (value: unknown) => isObject(value) && Object.values(value).every(isObject)
const areByApplication = (value: unknown) => isObject(value) && Object.values(value).every(areTools)
const ALL: PageKind = { path: '/apis', fits: areByApplication }
const SUMMARY: PageKind = { path: '/apis?summary=true', fits: areTools }
const APPLICATIONS: PageKind = {
  path: '/applications',
  fits: value => Array.isArray(value) && value.every(one => isObject(one) && typeof one.tool_count === 'number'),
}
/** Records of tools with their scores. */
export const areHits = (value: unknown) =>
  Array.isArray(value) && value.every(one => isObject(one) && typeof one.api_name === 'string')
const NONE: ReadonlySet<string> = new Set()

/** Reads what a message needs of the catalogue; everything when nothing is told of it. */
export type ReadCatalogueFor = (about?: About, signal?: AbortSignal) => Promise<ReadCatalogue>

/**
 * Reads the tools that matter for a message: all there are, as long as they are not too many; else small applications
 * whole, those first that the registry's search finds for the message, and of the others the tools that it finds.
 */
export function createCatalogueReader(pages: PageReader): ReadCatalogueFor {
  let isLarge: boolean | undefined

  const readAll = async (signal?: AbortSignal): Promise<ReadCatalogue> => {
    const { revision, value } = await pages.read<Catalogue>(ALL, signal)
    return { revision, catalogue: value, partial: NONE }
  }
  const search = async (query: Record<string, string>, signal?: AbortSignal) =>
    await pages.readOnce<SearchResult[]>(
      {
        path: `/apis/search?${new URLSearchParams({ include_schema: 'true', ...query, q: query.q!.slice(0, LONGEST_QUERY) })}`,
        fits: areHits,
      },
      signal,
    )

  const readSome = async (about: About, signal?: AbortSignal): Promise<ReadCatalogue> => {
    const summary = await pages.read<Record<string, Record<string, unknown>>>(SUMMARY, signal)
    const counts = new Map(Object.entries(summary.value).map(([app, tools]) => [app, Object.keys(tools).length]))
    if (sum(counts.values()) <= MOST_TOOLS) {
      isLarge = false
      return await readAll(signal)
    }
    const allowed = about.apps && new Set(about.apps)
    const found =
      (await search(
        { q: about.text, limit: String(SHORTLIST), ...(about.apps?.length === 1 && { app: about.apps[0]! }) },
        signal,
      )) ?? []
    const hits = found.filter(hit => !allowed || allowed.has(hit.app_name))
    const whole = chooseWhole(counts, hits, about)
    const records = new Map<string, Record<string, ApiRecord>>()
    await Promise.all(
      whole.map(async app => {
        const page = { path: `/applications/${encodeURIComponent(app)}/apis`, fits: areTools }
        records.set(app, (await pages.read<Record<string, ApiRecord>>(page, signal, summary.revision)).value)
      }),
    )
    const isWhole = new Set(whole)
    const chosen = hits.filter(hit => !isWhole.has(hit.app_name))
    const { before, tools = [] } = about
    if (before && !isWhole.has(before.app) && counts.has(before.app) && before.words)
      chosen.push(
        ...((await search({ q: before.words, app: before.app, limit: String(SHORTLIST_BEFORE) }, signal)) ?? []),
      )
    for (const tool of tools) {
      const named = ((await search({ q: tool, limit: '1' }, signal)) ?? []).filter(hit => hit.api_name === tool)
      chosen.push(...named.filter(hit => !isWhole.has(hit.app_name)))
    }
    const partial = new Set<string>()
    for (const { score: _score, ...record } of chosen) {
      partial.add(record.app_name)
      const own = records.get(record.app_name) ?? {}
      own[record.api_name] = { ...record, response_schemas: record.response_schemas ?? { success: {}, failure: {} } }
      records.set(record.app_name, own)
    }
    const names = [...partial].flatMap(app => Object.keys(records.get(app)!).toSorted())
    return {
      revision: [summary.revision, ...whole.toSorted(), '', ...names].join('\n'),
      catalogue: Object.fromEntries(
        [...counts.keys()].flatMap(app => (records.has(app) ? [[app, records.get(app)!]] : [])),
      ),
      partial,
    }
  }

  return async (about, signal) => {
    if (isLarge === undefined) {
      const applications = await pages.readOnce<ApplicationRecord[]>(APPLICATIONS, signal)
      isLarge = sum((applications ?? []).map(one => one.tool_count)) > MOST_TOOLS
    }
    if (!isLarge || !about) {
      const read = await readAll(signal)
      isLarge = sum(Object.values(read.catalogue).map(tools => Object.keys(tools).length)) > MOST_TOOLS
      if (!isLarge || !about) return read
      pages.forget(ALL.path)
    }
    return await readSome(about, signal)
  }
}

/** Applications that are taken whole: those that search finds before others, small ones before large ones. */
function chooseWhole(counts: ReadonlyMap<string, number>, hits: readonly SearchResult[], about: About): string[] {
  const bySize = [...counts.keys()].toSorted((a, b) => counts.get(a)! - counts.get(b)!)
  const wanted = new Set([
    ...(about.before ? [about.before.app] : []),
    ...(about.apps ?? []),
    ...hits.map(hit => hit.app_name),
    ...bySize,
  ])
  const whole: string[] = []
  let room = MOST_TOOLS
  for (const app of wanted) {
    const count = counts.get(app)
    if (!count || count > LARGE_APPLICATION || count > room || (about.apps && !about.apps.includes(app))) continue
    if (whole.push(app) === MOST_WHOLE) break
    room -= count
  }
  return whole
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)
