import type { Request } from 'express'
import { z } from 'zod'
import { ApplicationRecord } from '../../contract/registry.ts'
import { AddServiceRequest, PreviewServiceRequest, ServicePreview } from '../../contract/services.ts'
import { guardRoute, type AdminOptions } from '../../http/admin-guard.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { AskRegistry } from '../catalogue/ask-registry.ts'
import { App } from './catalogue-routes.ts'
import { AWAY, idOf, passOn } from './pass-on.ts'
import { toPathSegment } from '../../lib/path-segment.ts'

export interface ServiceRouteOptions {
  ask: AskRegistry
  admin: AdminOptions
  /** The catalogue may be another one now. */
  onChanged: () => void
}

/** Seconds that the registry may take to look at a service: its own limit is shorter. */
const PATIENCE = 120

/**
 * A key or token of this project opens the agent, which says who it is to the registry by itself. It goes no further: on the
 * port of a registry that ended there may be a stranger.
 */
function adminKeyIn(req: Request): string | undefined {
  const given = req.get('authorization')
  return given === undefined || /^Bearer +ag[ki][._]/i.test(given) ? undefined : given
}

const Name = z.object({ name: z.string().min(1).describe('Name of the service') })
const Applications = z.array(ApplicationRecord)

/**
 * Changes of the catalogue, handed on to the registry with the admin key of whoever asks: the agent adds none of its own,
 * and has the same rule for its own address (`guardRoute`).
 */
export function serviceRoutes({ ask, admin, onChanged }: ServiceRouteOptions): Route[] {
  const forward = (route: Omit<Route, 'handler'>, to: (params: Record<string, string>) => string): Route => {
    const schemas = Object.values(route.responses).flatMap(({ schema }) => schema ?? [])
    return guardRoute(
      defineRoute({
        ...route,
        tags: ['catalogue'],
        responses: { ...route.responses, 503: AWAY },
        handler: async ({ params, body, req, res, signal }) => {
          const answer = await ask(to((params ?? {}) as Record<string, string>), {
            method: route.method.toUpperCase(),
            ...(body !== undefined && { body }),
            headers: { ...idOf(res), authorization: adminKeyIn(req) },
            signal,
            timeout: PATIENCE,
            fits: value => schemas.some(schema => schema.safeParse(value).success),
          })
          onChanged()
          passOn(res, answer)
        },
      } as Route),
      admin,
    )
  }
  return [
    forward(
      {
        method: 'post',
        path: '/catalogue/services/preview',
        operationId: 'previewCatalogueService',
        summary: 'What is at this address? Registers nothing',
        body: PreviewServiceRequest,
        responses: { 200: { description: 'What was found', schema: ServicePreview } },
      },
      () => '/services/preview',
    ),
    forward(
      {
        method: 'post',
        path: '/catalogue/services',
        operationId: 'addCatalogueService',
        summary: 'Add a service by its address',
        body: AddServiceRequest,
        responses: {
          201: { description: 'Added', schema: ApplicationRecord },
          409: { description: 'The name is taken' },
        },
      },
      () => '/services',
    ),
    forward(
      {
        method: 'delete',
        path: '/catalogue/services/{name}',
        operationId: 'removeCatalogueService',
        summary: 'Remove a service that was added by its address',
        params: Name,
        responses: {
          200: { description: 'Removed', schema: z.object({ status: z.string() }) },
          404: { description: 'There is no such service' },
          409: { description: 'It was not added by its address' },
        },
      },
      ({ name = '' }) => `/services/${toPathSegment(name)}`,
    ),
    forward(
      {
        method: 'post',
        path: '/catalogue/applications/{app}/refresh',
        operationId: 'refreshCatalogueApplication',
        summary: "Discover an application's tools again",
        params: App,
        responses: {
          200: { description: 'The application as it is now', schema: ApplicationRecord },
          404: { description: 'There is no such application' },
        },
      },
      ({ app = '' }) => `/applications/${toPathSegment(app)}/refresh`,
    ),
    forward(
      {
        method: 'post',
        path: '/catalogue/reload',
        operationId: 'reloadCatalogue',
        summary: 'Read the registry file again',
        responses: {
          200: {
            description: 'Applications, and what changed',
            schema: z.object({
              applications: Applications,
              added: z.array(z.string()),
              changed: z.array(z.string()),
              removed: z.array(z.string()),
            }),
          },
          422: { description: 'The file is wrong' },
        },
      },
      () => '/reload',
    ),
  ]
}
