import { createHash } from 'node:crypto'
import type { JsonObject } from '../../lib/json.ts'
import { nearestNames } from '../../lib/nearest-names.ts'
import type { ArgumentCheck } from '../schema/accept-arguments.ts'
import { once, type CallContext, type Tool, type ToolResult } from '../sources/source.ts'
import { aliasOf, canonicalName } from './names.ts'

/** Runs a tool; given by whoever registered it. */
export type RunTool = (tool: Tool, args: JsonObject, context: CallContext) => Promise<ToolResult>

/** A registered tool: everything that a call needs, found with one look-up. */
export interface CatalogueTool {
  readonly app: string
  readonly name: string
  readonly alias: string
  readonly tool: Tool
  /** Largest schema in listings. */
  readonly maxSchemaBytes?: number | undefined
  readonly run: RunTool
  /** Given at run time. */
  readonly onboarded: boolean
  /** Compiled once, at the first call. */
  readonly check: () => Promise<ArgumentCheck>
}

/** Who registered a tool: discovery and onboarding replace only their own. */
export type Owner = 'source' | 'onboarded'

export interface Catalogue {
  /** Makes an application known; its tools come later. */
  addApplication(app: string): void
  removeApplication(app: string): void
  /** Lists these applications first, in this order. */
  arrange(apps: readonly string[]): void
  /** The tools of an owner become exactly these. Tools with the same digest are kept as they are. */
  setTools(app: string, owner: Owner, tools: readonly Tool[], run: RunTool): void
  /** Adds or replaces one tool. */
  addTool(app: string, owner: Owner, tool: Tool, run: RunTool): void
  /** By canonical name or alias; `app` decides when two applications share a name. */
  find(app: string, functionName: string): CatalogueTool | undefined
  /** By alias, else canonical name, alone; `accepts` narrows down applications that share a name. */
  lookUp(functionName: string, accepts: (app: string) => boolean): CatalogueTool | undefined
  /** Whether any application has a tool of this name. */
  has(functionName: string): boolean
  toolsOf(app: string): readonly CatalogueTool[]
  applications(): readonly string[]
  readonly size: number
  /** Changes when the tools of the application do, and only then. */
  digestOf(app: string): string
  /** Counts every change of an application: cheap to compare. */
  versionOf(app: string): number
  readonly version: number
  /** Told after every change; returns the way to end that. The listener must not throw. */
  onChange(listener: () => void): () => void
  /** Names like this one, best first. */
  nearest(functionName: string): string[]
}

interface Application {
  tools: Map<string, CatalogueTool>
  version: number
  digest: { version: number; text: string } | undefined
}

export interface CatalogueOptions {
  /** [registry] alias_length. */
  aliasLength?: number | undefined
  /** [registry] max_schema_bytes. */
  maxSchemaBytes?: number | undefined
}

/** The validator comes with the first call: a registry starts faster, and one that waits is smaller, without it. */
const loadChecks = once(() => import('../schema/validate-arguments.ts'))

/** All tools by exact name; names are never parsed (design § 5). A look-up does not depend on how many there are. */
export function createCatalogue({ aliasLength, maxSchemaBytes }: CatalogueOptions = {}): Catalogue {
  const applications = new Map<string, Application>()
  const byName = new Map<string, CatalogueTool[]>()
  const byAlias = new Map<string, CatalogueTool>()
  let version = 0
  let size = 0

  const listeners = new Set<() => void>()
  const changed = () => {
    version++
    for (const listener of listeners) listener()
  }
  const touch = (application: Application) => {
    // Of the whole catalogue: an application that was removed and came again has no version that it had before.
    application.version = version + 1
    changed()
  }
  const applicationOf = (app: string): Application => {
    let application = applications.get(app)
    if (!application) {
      application = { tools: new Map(), version: version + 1, digest: undefined }
      applications.set(app, application)
      changed()
    }
    return application
  }
  const drop = (application: Application, entry: CatalogueTool) => {
    application.tools.delete(entry.tool.name)
    byAlias.delete(entry.alias)
    const left = (byName.get(entry.name) ?? []).filter(other => other !== entry)
    if (left.length) byName.set(entry.name, left)
    else byName.delete(entry.name)
    size--
  }
  const put = (app: string, application: Application, owner: Owner, tool: Tool, run: RunTool) => {
    const before = application.tools.get(tool.name)
    const alias = before?.alias ?? aliasOf(app, tool.name, taken => byAlias.has(taken), aliasLength)
    const entry: CatalogueTool = {
      app,
      name: canonicalName(app, tool.name),
      alias,
      tool,
      maxSchemaBytes,
      run,
      onboarded: owner === 'onboarded',
      check: once(async () => (await loadChecks()).compileArgumentCheck(tool.inputSchema)),
    }
    if (before) drop(application, before)
    application.tools.set(tool.name, entry)
    byAlias.set(alias, entry)
    const alike = byName.get(entry.name)
    if (alike) alike.push(entry)
    else byName.set(entry.name, [entry])
    size++
  }

  return {
    addApplication: app => void applicationOf(app),
    removeApplication(app) {
      const application = applications.get(app)
      if (!application) return
      for (const entry of [...application.tools.values()]) drop(application, entry)
      applications.delete(app)
      changed()
    },
    arrange(apps) {
      const names = [...new Set([...apps, ...applications.keys()])].filter(app => applications.has(app))
      if (names.every((app, index) => app === [...applications.keys()][index])) return
      const known = new Map(applications)
      applications.clear()
      for (const app of names) applications.set(app, known.get(app) as Application)
      version++
    },
    setTools(app, owner, tools, run) {
      const application = applicationOf(app)
      const wanted = new Map(tools.map(tool => [tool.name, tool]))
      const own = [...application.tools.values()].filter(entry => entry.onboarded === (owner === 'onboarded'))
      const isSame =
        own.length === tools.length &&
        own.every(
          (entry, index) => entry.tool.digest === tools[index]?.digest && entry.tool.name === tools[index]?.name,
        )
      for (const entry of own) {
        if (isSame) put(app, application, owner, wanted.get(entry.tool.name) as Tool, run)
        else drop(application, entry)
      }
      if (isSame) return
      for (const tool of tools) {
        const other = application.tools.get(tool.name)
        // What the service itself offers goes before what was onboarded under the same name.
        if (other?.onboarded === false && owner === 'onboarded') continue
        put(app, application, owner, tool, run)
      }
      touch(application)
    },
    addTool(app, owner, tool, run) {
      const application = applicationOf(app)
      const before = application.tools.get(tool.name)
      put(app, application, owner, tool, run)
      if (before?.tool.digest !== tool.digest) touch(application)
    },
    find(app, functionName) {
      const alike = byName.get(functionName)
      const named = alike && (alike.length === 1 ? alike[0] : (alike.find(entry => entry.app === app) ?? alike[0]))
      const entry = named ?? byAlias.get(functionName)
      return entry?.app === app ? entry : undefined
    },
    lookUp(functionName, accepts) {
      const entry = byAlias.get(functionName)
      if (entry && accepts(entry.app)) return entry
      return byName.get(functionName)?.find(other => accepts(other.app))
    },
    has: functionName => byName.has(functionName) || byAlias.has(functionName),
    toolsOf: app => [...(applications.get(app)?.tools.values() ?? [])],
    applications: () => [...applications.keys()],
    get size() {
      return size
    },
    digestOf(app) {
      const application = applications.get(app)
      if (!application) return ''
      if (application.digest?.version !== application.version) {
        const hash = createHash('sha256')
        for (const entry of application.tools.values())
          hash.update(`${entry.alias}\0${entry.tool.name}\0${entry.tool.digest}\n`)
        application.digest = { version: application.version, text: hash.digest('hex') }
      }
      return application.digest.text
    },
    versionOf: app => applications.get(app)?.version ?? 0,
    get version() {
      return version
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    nearest: functionName => nearestNames(functionName, byName.keys()),
  }
}
