import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ApplicationRecord, ServiceType } from '../../contract/registry.ts'
import { createDictionary, type TermDictionary } from '../../lib/search/dictionary.ts'
import { toWeighedDocument, type WeighedDocument } from '../../lib/search/postings.ts'
import { asksToRead } from '../../lib/search/read-query.ts'
import { createSearchIndex, type SearchIndex } from '../../lib/search/search-index.ts'
import { weighTerms } from '../../lib/search/weigh-terms.ts'
import type { Catalogue, CatalogueTool } from '../catalogue/catalogue.ts'
import { textsOfTool } from './texts-of-tool.ts'

/** What hits are limited to. `type` is what kind of service a tool comes from; onboarded tools have their own. */
export interface SearchFilter {
  app?: string
  /** Which applications count at all; all of them unless told. */
  acceptsApp?: (app: string) => boolean
  type?: ServiceType
  kind?: 'api' | 'browser'
  readOnly?: boolean
  /** Most hits: 10 unless told. */
  limit?: number
}

/** A tool that answers a query. Scores compare hits of one search, nothing else. */
export interface SearchHit {
  entry: CatalogueTool
  score: number
}

export interface CatalogueSearch {
  /**
   * The best tools first; equal ones in the order of the catalogue. Finds what is registered at the moment of asking:
   * tools that are new since the last search are read first, without holding up anything else.
   */
  search(query: string, filter?: SearchFilter): Promise<SearchHit[]>
}

export interface CatalogueSearchOptions {
  /** What is known of applications beside their tools. */
  applications?: () => readonly Pick<ApplicationRecord, 'name' | 'type' | 'description'>[]
}

interface Built {
  version: number
  entries: readonly { app: string; name: string; readOnly: boolean }[]
  index: SearchIndex
}
interface Known {
  digest: string
  document: WeighedDocument
}

/** How long tools are read before others get their turn, in milliseconds. */
const SLICE = 8
/** How much more a tool that only reads counts, where nothing else is asked for. */
const OF_READING = 1.3
/** A catalogue that changes all the time is searched as it was a moment ago. */
const MOST_ROUNDS = 3
/** A dictionary is started anew when it holds more than this and most of it is out of use. */
const SPACIOUS = 20_000

/** Search over a catalogue. Built at the first search; a change costs what changed, told by the tools' digests. */
export function createCatalogueSearch(
  catalogue: Catalogue,
  { applications = () => [] }: CatalogueSearchOptions = {},
): CatalogueSearch {
  let dictionary = createDictionary()
  let known = new Map<string, Map<string, Known>>()
  let built: Built | undefined
  let building: Promise<Built> | undefined

  const build = async (): Promise<Built> => {
    const { version } = catalogue
    const entries: { app: string; name: string; readOnly: boolean }[] = []
    const documents: WeighedDocument[] = []
    const next: typeof known = new Map()
    const descriptions = new Map(applications().map(({ name, description }) => [name, description]))
    let start = performance.now()
    for (const app of catalogue.applications()) {
      const before = known.get(app)
      const own = new Map<string, Known>()
      next.set(app, own)
      const application = { name: app, description: descriptions.get(app) ?? '' }
      for (const { name, tool } of catalogue.toolsOf(app)) {
        const digest = `${tool.digest}\0${application.description}`
        const kept = before?.get(tool.name)
        const document = kept?.digest === digest ? kept.document : read(tool, application, dictionary)
        own.set(tool.name, { digest, document })
        entries.push({ app, name, readOnly: tool.readOnly })
        documents.push(document)
        if (performance.now() - start > SLICE) {
          await nextTurn()
          start = performance.now()
        }
      }
    }
    known = next
    const index = createSearchIndex(documents, dictionary)
    if (dictionary.size > SPACIOUS && index.liveTerms * 2 < dictionary.size) {
      dictionary = createDictionary()
      known = new Map()
    }
    return { version, entries, index }
  }
  const current = async (): Promise<Built> => {
    for (let round = 0; round < MOST_ROUNDS && built?.version !== catalogue.version; round++) {
      building ??= build().finally(() => (building = undefined))
      built = await building
    }
    return built!
  }

  return {
    async search(query, { app, acceptsApp, type, kind, readOnly, limit = 10 } = {}) {
      const { entries, index } = await current()
      const types = new Map(type === undefined ? [] : applications().map(one => [one.name, one.type]))
      const entryOf = (document: number) => {
        const { app: owner, name } = entries[document]!
        return catalogue.find(owner, name)
      }
      const accepts = (entry: CatalogueTool | undefined): entry is CatalogueTool => {
        if (!entry || (app !== undefined && entry.app !== app) || acceptsApp?.(entry.app) === false) return false
        if (type !== undefined && (entry.onboarded ? 'onboarded' : types.get(entry.app)) !== type) return false
        if (kind !== undefined && entry.tool.kind !== kind) return false
        return readOnly === undefined || entry.tool.readOnly === readOnly
      }
      const hits = index
        .search(query, limit, {
          accepts: document => accepts(entryOf(document)),
          ...(asksToRead(query) && { favour: document => (entries[document]!.readOnly ? OF_READING : 1) }),
        })
        .map(({ document, score }) => ({ entry: entryOf(document)!, score: Math.round(score * 10_000) / 10_000 }))
      // Whoever knows the name means that tool.
      const named = catalogue
        .applications()
        .flatMap(owner => catalogue.find(owner, query) ?? [])
        .filter(accepts)
      const top = (hits[0]?.score ?? 0) + 1
      const others = hits.filter(hit => !named.includes(hit.entry))
      return [...named.map(entry => ({ entry, score: top })), ...others].slice(0, limit)
    },
  }
}

const read = (
  tool: CatalogueTool['tool'],
  application: { name: string; description: string },
  dictionary: TermDictionary,
): WeighedDocument => toWeighedDocument(weighTerms(textsOfTool(tool, application)), dictionary)
