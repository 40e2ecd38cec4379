import { ApplicationRecord, BROWSER_APPLICATION } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { MODE_CHANGE, ModeBody, modeRoute } from '../../http/mode-route.ts'
import type { LiveMode } from '../built-in/live-mode.ts'
import type { Registry } from '../registry.ts'
import type { Replicas } from '../state/replicas.ts'
import { guardRoute, type AdminOptions } from '../../http/admin-guard.ts'

const Changed = ModeBody.extend({
  browser: ApplicationRecord.optional().describe('The browser service, where the mode and the settings have one'),
})

/** How long the browser service may take to start before the change is answered, in milliseconds. */
const PATIENCE = 5_000

export interface ModeRouteOptions {
  mode: LiveMode
  registry: Pick<Registry, 'applications' | 'settle'>
  admin: AdminOptions
  replicas: Pick<Replicas, 'tell'>
}

/** The run mode of the registry: in hybrid and web it runs the browser service. Changes ask for the admin key. */
export function modeRoutes({ mode, registry, admin, replicas }: ModeRouteOptions): Route[] {
  return [
    modeRoute('status', () => mode.current),
    guardRoute(
      defineRoute({
        ...MODE_CHANGE,
        description:
          'The browser service is started in hybrid and web mode and ended in api mode. The settings file stays as it is; whoever wants the mode to outlive a restart writes it there.',
        tags: ['status'],
        body: ModeBody,
        responses: {
          200: {
            description: 'The new mode, once the browser service has started or could not be started',
            schema: Changed,
          },
        },
        handler: async ({ body, signal }) => {
          mode.change(body.mode)
          await replicas.tell({ kind: 'mode', mode: body.mode })
          await registry.settle(BROWSER_APPLICATION, PATIENCE, signal)
          const browser = registry.applications().find(({ name }) => name === BROWSER_APPLICATION)
          return { mode: mode.current, ...(browser && { browser }) }
        },
      }),
      admin,
    ),
  ]
}
