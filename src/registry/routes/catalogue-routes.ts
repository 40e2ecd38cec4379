import { z } from 'zod'
import { ApiRecord, ApplicationRecord } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { applicationNotFound } from '../../lib/errors.ts'
import type { CataloguePages, PageKind } from '../catalogue/catalogue-pages.ts'
import type { Registry } from '../registry.ts'
import { AppParams, queryFlag } from './parameters.ts'
import { sendPage } from './send-page.ts'

const ListQuery = z.object({
  summary: queryFlag.optional().describe('true: name and description only'),
  include_response_schema: queryFlag.optional().describe('false: without response schemas'),
})

const kindOf = (query: z.infer<typeof ListQuery>): PageKind =>
  query.summary ? 'summary' : query.include_response_schema === false ? 'bare' : 'full'

/** What is registered, as it is listed. */
export function catalogueRoutes({ registry, pages }: { registry: Registry; pages: CataloguePages }): Route[] {
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
      tags: ['catalogue'],
      params: AppParams,
      query: ListQuery,
      responses: {
        200: { description: 'Records by tool name', schema: z.record(z.string(), ApiRecord) },
        304: { description: 'Unchanged since the ETag of If-None-Match' },
        404: { description: 'No such application' },
      },
      handler: ({ params, query, req, res }) =>
        sendPage(req, res, pages.application(known(params.app_name), kindOf(query))),
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
          schema: z.record(z.string(), z.record(z.string(), ApiRecord)),
        },
        304: { description: 'Unchanged since the ETag of If-None-Match' },
      },
      handler: ({ query, req, res }) => sendPage(req, res, pages.all(kindOf(query))),
    }),
  ]
}
