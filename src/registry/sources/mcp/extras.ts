import type { RequestOptions } from '@modelcontextprotocol/client'
import { AgentError } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { visibleEntry } from '../../safety/visible-text.ts'
import type { SourceExtras } from '../source.ts'
import type { Connection } from './connect.ts'
import { listPages } from './list-pages.ts'

/** Runs a request over the connection that there is. */
type Run = <T>(
  what: string,
  request: (connection: Connection, options: RequestOptions) => Promise<T>,
  signal: AbortSignal,
) => Promise<T>

/** Resources and prompts of a server, asked for when somebody wants them: nothing of them is kept. */
export function createExtras(app: string, runRequest: Run): SourceExtras {
  const run: Run = async (what, request, signal) => {
    try {
      return await runRequest(what, request, signal)
    } catch (error) {
      throw error instanceof AgentError && error.code === 'TOOL_FAILED' ? refusal(app, what, error) : error
    }
  }
  return {
    resources: signal =>
      run(
        'its resources',
        async ({ client }, options) => {
          if (!client.getServerCapabilities()?.resources) return { resources: [], templates: [] }
          const resources = await listPages('resources', async cursor => {
            const page = await client.request({ method: 'resources/list', params: paramsOf(cursor) }, options)
            return { items: page.resources, nextCursor: page.nextCursor }
          })
          const templates = await listPages('resource templates', async cursor => {
            const page = await client.request({ method: 'resources/templates/list', params: paramsOf(cursor) }, options)
            return { items: page.resourceTemplates, nextCursor: page.nextCursor }
            // Many servers have resources and know nothing of templates.
          }).catch(() => ({ items: [] }))
          return visibleEntry({
            resources: resources.items as JsonObject[],
            templates: templates.items as JsonObject[],
          })
        },
        signal,
      ),
    prompts: signal =>
      run(
        'its prompts',
        async ({ client }, options) => {
          if (!client.getServerCapabilities()?.prompts) return []
          const { items } = await listPages('prompts', async cursor => {
            const page = await client.request({ method: 'prompts/list', params: paramsOf(cursor) }, options)
            return { items: page.prompts, nextCursor: page.nextCursor }
          })
          return visibleEntry(items as JsonObject[])
        },
        signal,
      ),
    readResource: (uri, signal) =>
      run(
        `the resource '${uri}'`,
        async ({ client }, options) =>
          (await client.request({ method: 'resources/read', params: { uri } }, options)) as JsonObject,
        signal,
      ),
    complete: (request, signal) =>
      run(
        'a completion',
        async ({ client }, options) => {
          if (!client.getServerCapabilities()?.completions) return { completion: { values: [] } }
          return (await client.request(
            { method: 'completion/complete', params: request as never },
            options,
          )) as JsonObject
        },
        signal,
      ),
    getPrompt: (name, args, signal) =>
      run(
        `the prompt '${name}'`,
        async ({ client }, options) =>
          (await client.request({ method: 'prompts/get', params: { name, arguments: args } }, options)) as JsonObject,
        signal,
      ),
  }
}

/** Codes of a server that has no such thing: MCP 2025-11-25 § Resources, and 2026-07-28 (invalid params). */
const NOT_FOUND = new Set([-32_002, -32_602])

function refusal(app: string, what: string, { detail, cause }: AgentError): AgentError {
  const { code, error } = (detail ?? {}) as { code?: number; error?: string }
  const message = `The service '${app}' does not give ${what}: ${error ?? 'it gave no reason'}`
  return new AgentError('UPSTREAM_ERROR', NOT_FOUND.has(code ?? 0) ? 404 : 502, message, { cause, detail })
}

const paramsOf = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })
