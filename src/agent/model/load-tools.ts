import type { ApiRecord } from '../../contract/registry.ts'
import { runInSlices } from '../../lib/in-slices.ts'
import type { RegistryClient } from '../registry-client.ts'
import type { Turn } from '../turn.ts'
import { appSteps, buildApp, joinModels } from '../understand/entity-model/build-model.ts'
import type { AppModel, CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { readWriteAction } from '../understand/writes/find-command.ts'
import type { Hints } from './contract.ts'
import { LIMITS } from './limits.ts'
import type { ModelMemory } from './model-memory.ts'
import { createToolBox, type OfferedTool, type ToolBox } from './tools/tool-box.ts'

/** The tools of one turn. */
export interface LoadedTools {
  model: CatalogueModel
  box: ToolBox
  /** The record of any tool of the catalogue that was read for this turn. */
  recordOf(tool: string): ApiRecord | undefined
  /** Offers what the registry's search finds for the words; gives those that are new or found again. */
  search(words: string, limit: number): Promise<ReturnType<ToolBox['offer']>>
  /** The tool of the catalogue that has exactly this name; it is offered from now on where it may be called. */
  offerNamed(name: string): Promise<{ record: ApiRecord; tool?: OfferedTool } | undefined>
}

/** Tools that the built-in engine would take, and first ones of the search: they come before what answered earlier. */
const HINTED = 6
/** Tools that answered before, and tools for the words of the message before, in a conversation. */
const BEFORE = 4

/** Hits among which a tool is looked for by its name. */
const NAMED = 5

/** Lists of what the records of the first tools refer to. */
const RELATED = 3
/** Tools that make the change that is asked for. */
const CHANGING = 3

/** The lists of the records that keys in the records of these tools point to: a name is looked up there, a join needs them. */
function listsBehind(records: readonly ApiRecord[], { entities }: CatalogueModel): string[] {
  const all = [...entities.values()]
  return records.flatMap(({ api_name: name }) => {
    const own = all.filter(e => [...e.sources, ...e.operations].some(one => one.tool === name))
    const targets = own.flatMap(e => e.fields.flatMap(field => (field.target ? [entities.get(field.target)] : [])))
    return targets.flatMap(target => target?.sources.filter(source => source.complete).map(source => source.tool) ?? [])
  })
}

/** Where a message asks for a change: what changes the records that these tools read, such as `update` for "rename". */
function changesOf(message: string, records: readonly ApiRecord[], { entities }: CatalogueModel): string[] {
  const asked = readWriteAction(message)
  if (asked === undefined) return []
  const names = new Set(records.map(record => record.api_name))
  const own = [...entities.values()].filter(e => [...e.sources, ...e.operations].some(one => names.has(one.tool)))
  return own.flatMap(e => e.operations.filter(({ action }) => action === asked).map(({ tool }) => tool))
}

/** What reads the tools for turns; models of applications are built once for each revision of them. */
export function createToolLoader(registry: RegistryClient) {
  const models = new WeakMap<Record<string, ApiRecord>, AppModel>()

  async function modelOf(name: string, records: Record<string, ApiRecord>, isPartial: boolean): Promise<AppModel> {
    const known = models.get(records)
    if (known) return known
    const made = await runInSlices(appSteps(name, Object.values(records), isPartial))
    models.set(records, made)
    return made
  }

  /**
   * The shortlist of a message: what the built-in engine would take, what answered before, and what the registry's search
   * finds, at most `LIMITS.tools`. `mayCall` leaves out what a policy denies.
   */
  return async function loadTools(
    turn: Turn,
    memory: ModelMemory,
    hints: Hints | undefined,
    mayCall: (record: ApiRecord) => boolean,
  ): Promise<LoadedTools> {
    const { message, apps, signal } = turn
    const filter = apps && { apps }
    const named = [...(hints?.tools ?? []), ...memory.tools, ...memory.tables.map(table => table.tool)]
    const previous = memory.turns.at(-1)?.user
    const [read, found, before] = await Promise.all([
      registry.catalogue({ text: message, ...filter, tools: named.slice(0, LIMITS.tools) }, signal),
      registry.search(message, { ...filter, limit: LIMITS.tools }, signal),
      previous ? registry.search(previous, { ...filter, limit: BEFORE }, signal) : [],
    ])
    const fits = (record: ApiRecord) =>
      (record.kind === 'browser' ? turn.mode !== 'api' : turn.mode !== 'web') &&
      (!apps || apps.includes(record.app_name)) &&
      mayCall(record)
    const records = new Map<string, ApiRecord>()
    for (const own of Object.values(read.catalogue))
      for (const record of Object.values(own)) records.set(record.api_name, record)
    const all = Object.entries(read.catalogue)
    const model = joinModels(await Promise.all(all.map(([name, own]) => modelOf(name, own, read.partial.has(name)))))

    /** Records that only the search gave get into the model, so that their lists are read to the end too. */
    function learn(hits: readonly ApiRecord[]): ApiRecord[] {
      const fresh = hits
        .filter(hit => !records.has(hit.api_name))
        .map(hit => ({ ...hit, response_schemas: hit.response_schemas ?? { success: {}, failure: {} } }))
      for (const record of fresh) records.set(record.api_name, record)
      for (const app of new Set(fresh.map(record => record.app_name))) {
        const own = buildApp(
          app,
          fresh.filter(record => record.app_name === app),
          true,
        )
        for (const tool of own.tools) model.tools.set(tool.name, tool)
        for (const entity of own.entities) if (!model.entities.has(entity.key)) model.entities.set(entity.key, entity)
      }
      return hits.map(hit => records.get(hit.api_name)!).filter(fits)
    }

    const box = createToolBox(model)
    const known = (names: readonly string[]) => names.flatMap(name => records.get(name) ?? []).filter(fits)
    const hits = learn(found as ApiRecord[])
    const likeliest = [...known(hints?.tools ?? []).slice(0, HINTED), ...hits.slice(0, HINTED)]
    const ranked = [
      ...likeliest,
      ...known(changesOf(message, likeliest, model)).slice(0, CHANGING),
      ...known(listsBehind(likeliest, model)).slice(0, RELATED),
      ...known([...memory.tables.map(table => table.tool), ...memory.tools]).slice(0, BEFORE),
      ...learn(before as ApiRecord[]),
      ...hits,
    ]
    box.offer([...new Set(ranked)].slice(0, LIMITS.tools))
    return {
      model,
      box,
      recordOf: tool => records.get(tool),
      async search(words, limit) {
        const hits = await registry.search(words, { ...filter, limit }, signal)
        return box.offer(learn(hits as ApiRecord[]).slice(0, limit))
      },
      async offerNamed(name) {
        const isNamed = ({ alias, api_name: own }: ApiRecord) => alias === name || own === name
        const isThere = [...records.values()].some(isNamed)
        if (!isThere) learn((await registry.search(name, { ...filter, limit: NAMED }, signal)) as ApiRecord[])
        const record = [...records.values()].find(isNamed)
        const [tool] = record && fits(record) ? box.offer([record]) : []
        return record && { record, ...(tool && { tool }) }
      },
    }
  }
}
