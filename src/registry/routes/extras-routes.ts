import { z } from 'zod'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { applicationNotFound, notFound } from '../../lib/errors.ts'
import type { Registry } from '../registry.ts'
import type { SourceExtras } from '../sources/source.ts'
import type { Secrets } from '../upstream/secrets.ts'
import { truncatedText } from '../upstream/truncated-result.ts'
import { AppParams } from './parameters.ts'

export interface ExtrasRouteOptions {
  registry: Registry
  secrets: Secrets
  /** [registry] max_result_bytes. */
  maxResultBytes: number
}

const Objects = z.array(z.record(z.string(), z.unknown()))
const UNREACHABLE = {
  404: { description: 'No such application' },
  502: { description: 'The service cannot be reached' },
}

/** Resources and prompts of MCP servers. Other applications have none: their lists are empty. */
export function extrasRoutes({ registry, secrets, maxResultBytes }: ExtrasRouteOptions): Route[] {
  const extrasOf = async (app: string, signal: AbortSignal): Promise<SourceExtras | undefined> => {
    if (!registry.hasApplication(app)) throw applicationNotFound(app)
    return registry.extras(app, signal)
  }
  /** Without secrets, and of a bounded size. */
  const shown = (value: unknown): unknown => {
    const text = secrets.redactJson(JSON.stringify(value))
    const bytes = Buffer.from(text)
    if (bytes.length <= maxResultBytes) return JSON.parse(text)
    return { ...truncatedText(bytes.subarray(0, maxResultBytes), 'application/json'), bytes: bytes.length }
  }
  return [
    defineRoute({
      method: 'get',
      path: '/applications/{app_name}/resources',
      operationId: 'listResources',
      summary: 'Resources of an MCP server',
      tags: ['catalogue'],
      params: AppParams,
      responses: {
        200: {
          description: 'Resources and templates of resources, as the server lists them',
          schema: z.object({ resources: Objects, templates: Objects }),
        },
        ...UNREACHABLE,
      },
      handler: async ({ params, signal }) =>
        shown((await (await extrasOf(params.app_name, signal))?.resources(signal)) ?? { resources: [], templates: [] }),
    }),
    defineRoute({
      method: 'post',
      path: '/applications/{app_name}/resources/read',
      operationId: 'readResource',
      summary: 'Read a resource of an MCP server',
      tags: ['functions'],
      params: AppParams,
      body: z.object({ uri: z.string().min(1).describe('A listed one, or one that fits a template') }),
      responses: {
        200: { description: 'The contents, as the server gives them', schema: z.object({ contents: Objects }) },
        ...UNREACHABLE,
        404: { description: 'No such application or resource' },
      },
      handler: async ({ params, body, signal }) => {
        const extras = await extrasOf(params.app_name, signal)
        if (!extras) throw notFound(`Resource '${body.uri}' of '${params.app_name}'`)
        return shown(await extras.readResource(body.uri, signal))
      },
    }),
    defineRoute({
      method: 'get',
      path: '/applications/{app_name}/prompts',
      operationId: 'listPrompts',
      summary: 'Prompts of an MCP server',
      tags: ['catalogue'],
      params: AppParams,
      responses: {
        200: { description: 'Prompts, as the server lists them', schema: z.object({ prompts: Objects }) },
        ...UNREACHABLE,
      },
      handler: async ({ params, signal }) =>
        shown({ prompts: (await (await extrasOf(params.app_name, signal))?.prompts(signal)) ?? [] }),
    }),
    defineRoute({
      method: 'post',
      path: '/applications/{app_name}/prompts/get',
      operationId: 'getPrompt',
      summary: 'Fill in a prompt of an MCP server',
      tags: ['functions'],
      params: AppParams,
      body: z.object({
        name: z.string().min(1),
        arguments: z.record(z.string(), z.string()).default({}).describe('Arguments of the prompt'),
      }),
      responses: {
        200: { description: 'The messages, as the server gives them', schema: z.object({ messages: Objects }) },
        ...UNREACHABLE,
        404: { description: 'No such application or prompt' },
      },
      handler: async ({ params, body, signal }) => {
        const extras = await extrasOf(params.app_name, signal)
        if (!extras) throw notFound(`Prompt '${body.name}' of '${params.app_name}'`)
        return shown(await extras.getPrompt(body.name, body.arguments, signal))
      },
    }),
  ]
}
