import { z } from 'zod'
import { ApiRecord, ApplicationRecord } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { applicationNotFound, toolNotFound } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { recordOf } from '../catalogue/api-record.ts'
import { toListed, type CataloguePages, type PageKind } from '../catalogue/catalogue-pages.ts'
import type { Registry } from '../registry.ts'
import { AppParams, queryFlag } from './parameters.ts'
import { sendPage } from './send-page.ts'

const ListQuery = z.object({
  summary: queryFlag.optional().describe('true: name and description only'),
  include_response_schema: queryFlag.optional().describe('false: without response schemas'),
})

const SliceQuery = ListQuery.extend({
  skip: z.coerce.number().int().min(0).optional().describe('Records to pass over'),
  limit: z.coerce.number().int().min(1).max(1000).optional().describe('Most records; all of them when not given'),
  read_only: queryFlag.optional().describe('true: only tools that change nothing; false: only the others'),
})

const kindOf = (query: z.infer<typeof ListQuery>): PageKind =>
  query.summary ? 'summary' : query.include_response_schema === false ? 'bare' : 'full'

/** A record as it is listed: whole, without what calls answer with, or name and description. */
const ListedApi = z.union([
  ApiRecord,
  ApiRecord.omit({ response_schemas: true, output_schema: true }),
  z.object({ name: z.string(), description: z.string() }),
])

export interface CatalogueRouteOptions {
  registry: Registry
  pages: CataloguePages
  logger: Logger
}

/** What is registered, as it is listed. */
export function catalogueRoutes({ registry, pages, logger }: CatalogueRouteOptions): Route[] {
  const known = (app: string) => {
    if (!registry.hasApplication(app)) throw applicationNotFound(app)
    return app
  }
  return [
    defineRoute({
      method: 'get',
      path: '/applications',
      operationId: 'listApplications',
      summary: 'List all registered applications',
      tags: ['catalogue'],
      responses: { 200: { description: 'Applications', schema: z.array(ApplicationRecord) } },
      handler: () => registry.applications(),
    }),
    defineRoute({
      method: 'get',
      path: '/applications/{app_name}/apis',
      operationId: 'listApplicationApis',
      summary: 'List the APIs of one application',
      description: 'With skip, limit or read_only a part of them; the header x-total-count tells how many there are.',
      tags: ['catalogue'],
      params: AppParams,
      query: SliceQuery,
      responses: {
        200: { description: 'Records by tool name', schema: z.record(z.string(), ListedApi) },
        304: { description: 'Unchanged since the ETag of If-None-Match' },
        404: { description: 'No such application' },
      },
      handler: ({ params, query, req, res }) => {
        const app = known(params.app_name)
        const { skip, limit, read_only: readOnly } = query
        if (skip === undefined && limit === undefined && readOnly === undefined)
          return sendPage(req, res, pages.application(app, kindOf(query)))
        const tools = registry.catalogue.toolsOf(app)
        const all = readOnly === undefined ? tools : tools.filter(({ tool }) => tool.readOnly === readOnly)
        res.setHeader('x-total-count', all.length)
        const part = all.slice(skip ?? 0, (skip ?? 0) + (limit ?? all.length))
        return Object.fromEntries(part.map(entry => [entry.name, toListed(entry, kindOf(query), logger)]))
      },
    }),
    defineRoute({
      method: 'get',
      path: '/tools/{tool_name}',
      operationId: 'getTool',
      summary: 'One tool by its name or alias',
      tags: ['catalogue'],
      params: z.object({ tool_name: z.string().describe('<service_name>_<tool_name>, or the alias') }),
      responses: {
        200: { description: 'The record of the tool', schema: ApiRecord },
        404: { description: 'No such tool' },
      },
      handler: ({ params: { tool_name: name } }) => {
        const entry = registry.catalogue.lookUp(name, () => true)
        if (!entry) throw toolNotFound(name, registry.catalogue.nearest(name))
        return recordOf(entry, logger)
      },
    }),
    defineRoute({
      method: 'get',
      path: '/apis',
      operationId: 'listApis',
      summary: 'List the APIs of all applications',
      tags: ['catalogue'],
      query: ListQuery,
      responses: {
        200: {
          description: 'Records by application and tool name',
          schema: z.record(z.string(), z.record(z.string(), ListedApi)),
        },
        304: { description: 'Unchanged since the ETag of If-None-Match' },
      },
      handler: ({ query, req, res }) => sendPage(req, res, pages.all(kindOf(query))),
    }),
  ]
}
