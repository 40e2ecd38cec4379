import { z } from 'zod'
import { Activity } from '../contract/activity.ts'
import { RUN_MODES, type RunMode } from '../contract/chat.ts'
import { ApiRecord, ApplicationRecord, SearchResult } from '../contract/registry.ts'
import { RegistryStatus } from '../contract/registry-status.ts'
import { ServicePreview, type AddServiceRequest, type PreviewServiceRequest } from '../contract/services.ts'
import { AgentError, toolNotFound } from '../lib/errors.ts'
import { nearestNames } from '../lib/nearest-names.ts'
import { LABELS } from '../processes/components.ts'
import { adminHeaders } from './admin-headers.ts'
import { addressOf, type CommandContext } from './context.ts'
import { isConnectionError, requestJson, sendRequest, withComponent, type JsonAnswer } from './http-client.ts'

/** What commands ask the registry, over its HTTP interface. */
export interface RegistryClient {
  url: string
  listApplications(): Promise<ApplicationRecord[]>
  /** Every tool by application and name. */
  listTools(): Promise<Record<string, Record<string, ApiRecord>>>
  findTool(name: string): Promise<ApiRecord>
  call(tool: ApiRecord, args: Record<string, unknown>): Promise<JsonAnswer>
  /** Tools that fit, best first; the parameters are those of `GET /apis/search`. */
  search(query: Record<string, string>): Promise<SearchResult[]>
  refresh(app: string): Promise<unknown>
  /** How many resources and prompts an MCP server has. */
  countExtras(app: string): Promise<{ resources: number; prompts: number }>
  /**
   * Makes the registry read its file again and tells what changed in it since the last time. Throws the registry's own
   * error when the file is wrong.
   */
  reload(): Promise<Reloaded>
  /** What is wrong with parts of the registry file that belong to no application, which tools changed, and which services are left alone. */
  readStatus(): Promise<z.infer<typeof Status>>
  /** The run mode that the registry is in. */
  readMode(): Promise<RunMode>
  /** Accepts the changes of tools; all of the application unless one is named. Gives their names. */
  trust(app: string, tool: string | undefined): Promise<string[]>
  /** What is at an address; registers nothing. */
  previewService(request: PreviewServiceRequest): Promise<ServicePreview>
  /** Adds a service by its address, for good. */
  addService(request: AddServiceRequest): Promise<ApplicationRecord>
  removeService(name: string): Promise<void>
  /** Removes the tools of an application that were given at run time. */
  removeOnboarded(app: string): Promise<void>
  /** What was called lately; the parameters are those of `GET /activity`. */
  readActivity(query: Record<string, string>): Promise<Activity>
}

const Reloaded = z.object({
  applications: z.array(ApplicationRecord),
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
})
export type Reloaded = z.infer<typeof Reloaded>
/** What commands read of it. */
const Status = RegistryStatus.pick({ problems: true, services: true })
const Mode = z.object({ mode: z.enum(RUN_MODES) })
const Catalogue = z.record(z.string(), z.record(z.string(), ApiRecord))

/** Seconds that looking at an address may take; the registry's own limit is shorter. */
const LOOK = 120

/** A client of this project's registry. Starts the demo first when `demo.auto_start` says so. */
export async function connectRegistry(context: CommandContext): Promise<RegistryClient> {
  const project = context.load()
  let url = addressOf('registry', project)
  const answers = await sendRequest(`${url}/`, { timeout: 5 }).then(
    () => true,
    (error: unknown) => !isConnectionError(error),
  )
  if (!answers && (await (await import('./commands/start.ts')).autoStart(context)))
    url = addressOf('registry', context.load())
  const ask = async <T>(act: () => Promise<T>) => await withComponent(LABELS.registry, url, 'agent start demo', act)
  const limit = project.settings.api_mode.request_timeout * (project.settings.api_mode.retry_attempts + 1) + 10
  const change = { method: 'POST', timeout: 60, headers: adminHeaders(context.environment, project.settings) }
  const listTools = async () => Catalogue.parse(await ask(async () => await requestJson(`${url}/apis`)))
  const search = async (query: Record<string, string>) =>
    z
      .array(SearchResult)
      .parse(await ask(async () => await requestJson(`${url}/apis/search?${new URLSearchParams(query)}`)))
  return {
    url,
    listTools,
    listApplications: async () =>
      z.array(ApplicationRecord).parse(await ask(async () => await requestJson(`${url}/applications`))),
    async findTool(name) {
      // By its name alone, one tool is asked for; everything only to tell what may have been meant.
      const [hit] = name.trim() ? await search({ q: name.slice(0, 2000), limit: '1', include_schema: 'true' }) : []
      const record = ApiRecord.safeParse(hit).data
      return record && isNamed(record, name) ? record : findTool(await listTools(), name)
    },
    call: async (tool, args) =>
      await ask(async () => {
        const body = { app_name: tool.app_name, function_name: tool.api_name, args }
        return await sendRequest(`${url}/functions/call`, { method: 'POST', body, timeout: limit })
      }),
    search,
    reload: async () => Reloaded.parse(await ask(async () => await requestJson(`${url}/reload`, change))),
    readStatus: async () => Status.parse(await ask(async () => await requestJson(`${url}/status`))),
    readMode: async () => Mode.parse(await ask(async () => await requestJson(`${url}/settings/mode`))).mode,
    trust: async (app, tool) =>
      z
        .object({ trusted: z.array(z.string()) })
        .parse(
          await ask(
            async () =>
              await requestJson(`${url}/applications/${encodeURIComponent(app)}/trust`, { ...change, body: { tool } }),
          ),
        ).trusted,
    previewService: async body =>
      ServicePreview.parse(
        await ask(async () => await requestJson(`${url}/services/preview`, { ...change, timeout: LOOK, body })),
      ),
    addService: async body =>
      ApplicationRecord.parse(
        await ask(async () => await requestJson(`${url}/services`, { ...change, timeout: LOOK, body })),
      ),
    removeService: async name =>
      void (await ask(
        async () => await requestJson(`${url}/services/${encodeURIComponent(name)}`, { ...change, method: 'DELETE' }),
      )),
    removeOnboarded: async app =>
      void (await ask(
        async () =>
          await requestJson(`${url}/applications/${encodeURIComponent(app)}`, { ...change, method: 'DELETE' }),
      )),
    readActivity: async query =>
      Activity.parse(await ask(async () => await requestJson(`${url}/activity?${new URLSearchParams(query)}`))),
    countExtras: async app => {
      const at = `${url}/applications/${encodeURIComponent(app)}`
      const [{ resources }, { prompts }] = await Promise.all([
        requestJson(`${at}/resources`).then(body => z.object({ resources: z.array(z.unknown()) }).parse(body)),
        requestJson(`${at}/prompts`).then(body => z.object({ prompts: z.array(z.unknown()) }).parse(body)),
      ])
      return { resources: resources.length, prompts: prompts.length }
    },
    refresh: async app =>
      await ask(async () => await requestJson(`${url}/applications/${encodeURIComponent(app)}/refresh`, change)),
  }
}

const isNamed = (tool: ApiRecord, name: string) => tool.api_name === name || tool.alias === name

/** A tool by its full name. Throws TOOL_NOT_FOUND with the nearest names. */
function findTool(catalogue: z.infer<typeof Catalogue>, name: string): ApiRecord {
  const tools = Object.values(catalogue).flatMap(app => Object.values(app))
  const exact = tools.find(tool => isNamed(tool, name))
  if (exact) return exact
  const names = tools.map(tool => tool.api_name)
  const near = names.filter(other => other.endsWith(`_${name}`)).slice(0, 3)
  const guess = near.length ? near : nearestNames(name, names, 3)
  const error = toolNotFound(name, guess)
  const app = Object.keys(catalogue).find(app => name.startsWith(`${app}_`))
  const list = app === undefined ? 'All tools: agent tools list' : `Tools of ${app}: agent tools list --app ${app}`
  const hint = guess.length ? `. Did you mean ${listNames(guess)}?` : `. ${list}`
  throw new AgentError(error.code, error.status, error.message + hint, { detail: error.detail })
}

const listNames = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('')
