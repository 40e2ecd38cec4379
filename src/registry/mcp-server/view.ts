import type { MCP_LISTINGS } from '../../config/settings.ts'
import { applicationNotFound, validationFailed } from '../../lib/errors.ts'
import type { Catalogue, CatalogueTool } from '../catalogue/catalogue.ts'

type Listing = (typeof MCP_LISTINGS)[number]

/** What one client sees of the catalogue: chosen by the address it connects to. */
export interface View {
  /** The same text for the same view. */
  readonly key: string
  /** The applications; undefined for all of them. */
  readonly apps: ReadonlySet<string> | undefined
  accepts(app: string): boolean
  /** True for the three tools that stand for a large catalogue. Looked at anew each time: `auto` counts the tools. */
  isCompact(): boolean
  /** Changes exactly when the list of tools does. */
  state(): string
  /** The tools in the order of their aliases: a list in pages stays whole while it changes. */
  tools(): readonly CatalogueTool[]
}

export interface ViewOptions {
  catalogue: Catalogue
  /** [registry] mcp_listing. */
  listing: Listing
  /** [registry] mcp_full_limit. */
  fullLimit: number
}

const LISTINGS: readonly string[] = ['auto', 'full', 'compact'] satisfies Listing[]

/**
 * The view of an address: `/mcp?listing=compact`, `/mcp?app=crm`, `/mcp?app=crm,territory`. Throws for an application
 * that is not registered and for a listing that does not exist.
 */
export function readView(query: URLSearchParams, options: ViewOptions): View {
  const { catalogue } = options
  const listing = query.get('listing') ?? options.listing
  if (!LISTINGS.includes(listing))
    throw validationFailed([
      { loc: ['query', 'listing'], msg: `Expected ${LISTINGS.join(', ')}, not '${listing}'`, type: 'enum' },
    ])
  const names = [
    ...new Set(
      query
        .getAll('app')
        .flatMap(text => text.split(','))
        .filter(Boolean),
    ),
  ].sort()
  const known = new Set(catalogue.applications())
  for (const name of names) if (!known.has(name)) throw applicationNotFound(name)
  const apps = names.length ? new Set(names) : undefined
  const accepts = (app: string) => apps === undefined || apps.has(app)
  const shown = () => catalogue.applications().filter(accepts)
  const count = () => (apps ? shown().reduce((sum, app) => sum + catalogue.toolsOf(app).length, 0) : catalogue.size)
  const isCompact = () => listing === 'compact' || (listing === 'auto' && count() > options.fullLimit)
  let sorted: { state: string; tools: CatalogueTool[] } | undefined
  // The description of search_tools names the applications.
  const state = () =>
    isCompact()
      ? `compact:${shown().join('\n')}`
      : shown()
          .map(app => `${app}:${catalogue.digestOf(app)}`)
          .join('\n')
  return {
    key: JSON.stringify([listing, names]),
    apps,
    accepts,
    isCompact,
    state,
    tools() {
      const now = String(catalogue.version)
      if (sorted?.state !== now) {
        const tools = shown().flatMap(app => catalogue.toolsOf(app))
        sorted = { state: now, tools: tools.sort((left, right) => compareNames(left.alias, right.alias)) }
      }
      return sorted.tools
    },
  }
}

/** By code units: the same order on every machine. */
export const compareNames = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)
