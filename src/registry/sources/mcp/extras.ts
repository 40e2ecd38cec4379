import type { RequestOptions } from '@modelcontextprotocol/client'
import type { JsonObject } from '../../../lib/json.ts'
import type { SourceExtras } from '../source.ts'
import type { Connection } from './connect.ts'
import { listPages } from './list-pages.ts'

/** Resources and prompts of a server, asked for when somebody wants them: nothing of them is kept. */
export function createExtras(
  run: <T>(
    what: string,
    request: (connection: Connection, options: RequestOptions) => Promise<T>,
    signal: AbortSignal,
  ) => Promise<T>,
): SourceExtras {
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
          return { resources: resources.items as JsonObject[], templates: templates.items as JsonObject[] }
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
          return items as JsonObject[]
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
    getPrompt: (name, args, signal) =>
      run(
        `the prompt '${name}'`,
        async ({ client }, options) =>
          (await client.request({ method: 'prompts/get', params: { name, arguments: args } }, options)) as JsonObject,
        signal,
      ),
  }
}

const paramsOf = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })
