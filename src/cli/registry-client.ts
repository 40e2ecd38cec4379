import { z } from 'zod'
import { ApiRecord, ApplicationRecord } from '../contract/registry.ts'
import { nearest } from '../config/check-settings.ts'
import { AgentError, toolNotFound } from '../lib/errors.ts'
import { LABELS } from '../processes/components.ts'
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
  search(words: string, limit: number): Promise<unknown[] | undefined>
  refresh(app: string): Promise<unknown>
  /**
   * Makes the registry read its file again and tells what changed in it since the last time. Throws the registry's own
   * error when the file is wrong.
   */
  reload(): Promise<Reloaded>
  /** What is wrong with parts of the registry file that belong to no application. */
  listProblems(): Promise<string[]>
}

const Reloaded = z.object({
  applications: z.array(ApplicationRecord),
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
})
export type Reloaded = z.infer<typeof Reloaded>
const Status = z.object({ problems: z.array(z.object({ message: z.string() })) })
const Catalogue = z.record(z.string(), z.record(z.string(), ApiRecord))

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
  const listTools = async () => Catalogue.parse(await ask(async () => await requestJson(`${url}/apis`)))
  return {
    url,
    listTools,
    listApplications: async () =>
      z.array(ApplicationRecord).parse(await ask(async () => await requestJson(`${url}/applications`))),
    findTool: async name => findTool(await listTools(), name),
    call: async (tool, args) =>
      await ask(async () => {
        const body = { app_name: tool.app_name, function_name: tool.api_name, args }
        return await sendRequest(`${url}/functions/call`, { method: 'POST', body, timeout: limit })
      }),
    search: async (words, count) =>
      await ask(async () => {
        const { status, body } = await sendRequest(
          `${url}/apis/search?${new URLSearchParams({ q: words, limit: String(count) })}`,
        )
        return status === 200 && Array.isArray(body) ? (body as unknown[]) : undefined
      }),
    reload: async () =>
      Reloaded.parse(await ask(async () => await requestJson(`${url}/reload`, { method: 'POST', timeout: 60 }))),
    listProblems: async () =>
      Status.parse(await ask(async () => await requestJson(`${url}/status`))).problems.map(({ message }) => message),
    refresh: async app =>
      await ask(
        async () =>
          await requestJson(`${url}/applications/${encodeURIComponent(app)}/refresh`, { method: 'POST', timeout: 60 }),
      ),
  }
}

/** A tool by its full name. Throws TOOL_NOT_FOUND with the nearest names. */
function findTool(catalogue: z.infer<typeof Catalogue>, name: string): ApiRecord {
  const tools = Object.values(catalogue).flatMap(app => Object.values(app))
  const exact = tools.find(tool => tool.api_name === name || tool.alias === name)
  if (exact) return exact
  const names = tools.map(tool => tool.api_name)
  const near = names.filter(other => other.endsWith(`_${name}`)).slice(0, 3)
  const guess = near.length ? near : [nearest(name, names) ?? []].flat()
  const error = toolNotFound(name, guess)
  const hint = guess.length ? `. Did you mean ${guess.join(' or ')}?` : '. All tools: agent tools list'
  throw new AgentError(error.code, error.status, error.message + hint, { detail: error.detail })
}
