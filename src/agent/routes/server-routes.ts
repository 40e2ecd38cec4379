import { z } from 'zod'
import type { RunMode } from '../../contract/chat.ts'
import { guardRoute, type AdminOptions } from '../../http/admin-guard.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { MODE_CHANGE, ModeBody, modeRoute } from '../../http/mode-route.ts'
import type { StorageState } from '../../lib/probe-storage.ts'
import { VERSION } from '../../lib/version.ts'
import type { SeenModel } from '../model/watch-model.ts'
import type { LiveFeatures } from '../modes/live-features.ts'
import { describeBrowser, type LookForBrowser, type RegistryState } from '../probe-registry.ts'

const Status = z
  .object({
    status: z.enum(['ready', 'degraded']).describe('degraded: the registry cannot be reached'),
    mode: ModeBody.shape.mode,
    version: z.string(),
    uptime_s: z.number(),
    engine: z.object({
      builtin: z.boolean(),
      model: z.object({
        provider: z.string().nullable(),
        name: z.string().nullable(),
        reachable: z.boolean(),
        message: z.string().describe('What it is, or why it cannot be used and what to do about it'),
        checked_at: z.iso.datetime().nullable().describe('When the endpoint was looked at'),
        tools: z.boolean().optional().describe('Whether it calls tools, as far as the provider says'),
        schema: z.boolean().optional().describe('Whether it keeps to a schema, as far as the provider says'),
        context: z.number().optional().describe('Tokens that it reads and writes at most'),
      }),
    }),
    registry: z.object({
      url: z.string(),
      reachable: z.boolean(),
      applications: z.int(),
      tools: z.int(),
      message: z.string().optional(),
    }),
    browser: z.object({ enabled: z.boolean(), available: z.boolean(), message: z.string() }),
    sessions: z.int().describe('Conversations kept'),
    storage: z
      .object({ writable: z.boolean(), message: z.string().optional() })
      .describe('Whether anything can be kept at the moment, and why not'),
  })
  .meta({ id: 'Status' })

/** Where the state that is told comes from. */
export interface ServerRoutesOptions {
  features: Pick<LiveFeatures, 'current'>
  /** Changes the run mode of this server, or of all that share a database. */
  changeMode: (mode: RunMode) => Promise<{ saved: boolean; message?: string }>
  probe: () => Promise<RegistryState>
  seenModel: () => Promise<SeenModel>
  suggest: (app?: string) => Promise<string[]>
  /** Setting api_mode.browser_enabled. */
  browserEnabled: boolean
  lookForBrowser?: LookForBrowser | undefined
  /** The registry follows: it runs the browser service. */
  onMode?: ((mode: RunMode) => Promise<void>) | undefined
  countSessions: () => Promise<number>
  storage: () => StorageState
  /** Who may change the run mode. */
  admin: AdminOptions
}

/** `/status`, `/settings/mode` and `/suggestions` (interfaces § B). */
export function serverRoutes(options: ServerRoutesOptions): Route[] {
  const {
    features,
    changeMode,
    probe,
    seenModel,
    suggest,
    browserEnabled,
    lookForBrowser,
    onMode,
    countSessions,
    storage,
    admin,
  } = options
  const started = performance.now()
  return [
    defineRoute({
      method: 'get',
      path: '/status',
      operationId: 'getStatus',
      summary: 'Mode, engine, registry, browser and sessions of this server',
      tags: ['server'],
      responses: { 200: { description: 'The state of the server', schema: Status } },
      handler: async () => {
        const [registry, model, sessions] = await Promise.all([probe(), seenModel(), countSessions()])
        const { mode } = features.current()
        const { url, reachable, tools, message } = registry
        return {
          status: reachable ? 'ready' : 'degraded',
          mode,
          version: VERSION,
          uptime_s: Math.round((performance.now() - started) / 100) / 10,
          engine: { builtin: true, model },
          registry: { url, reachable, applications: registry.applications.length, tools, ...(message && { message }) },
          browser: await describeBrowser(registry, {
            enabled: mode !== 'api' && browserEnabled,
            reason:
              mode === 'api'
                ? 'Browser operations are off in api mode'
                : 'Switched off by the setting api_mode.browser_enabled',
            look: lookForBrowser,
          }),
          sessions,
          storage: storage(),
        }
      },
    }),
    modeRoute('server', () => features.current().mode),
    guardRoute(
      defineRoute({
        ...MODE_CHANGE,
        description: 'The mode is written to the settings file too, so that it outlives a restart.',
        tags: ['server'],
        body: ModeBody,
        responses: {
          200: {
            description: 'The new mode, and whether it was saved',
            schema: ModeBody.extend({ saved: z.boolean(), message: z.string().optional() }),
            example: { mode: 'hybrid', saved: true },
          },
        },
        handler: async ({ body }) => {
          const changed = { mode: body.mode, ...(await changeMode(body.mode)) }
          await onMode?.(body.mode)
          return changed
        },
      }),
      admin,
    ),
    defineRoute({
      method: 'get',
      path: '/suggestions',
      operationId: 'listSuggestions',
      summary: 'Questions that the registered tools can answer',
      tags: ['server'],
      responses: {
        200: {
          description:
            'Up to six, made from the catalogue as it is now, each understood by the built-in engine before it is ' +
            'offered. Where there is a browser, three of them are instructions for pages; ' +
            'in web mode there are no others.',
          schema: z.object({ suggestions: z.array(z.string()) }),
          example: { suggestions: ['Top 5 accounts by annual revenue'] },
        },
      },
      query: z.object({ app: z.string().min(1).optional().describe('Only questions about this application') }),
      handler: async ({ query: { app } }) => ({ suggestions: await suggest(app) }),
    }),
  ]
}
