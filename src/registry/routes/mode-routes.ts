import { z } from 'zod'
import { RUN_MODES } from '../../contract/chat.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { LiveMode } from '../built-in/live-mode.ts'
import { guardRoute, type AdminOptions } from './admin-guard.ts'

const Mode = z.object({ mode: z.enum(RUN_MODES) })

/** The run mode of the registry: in hybrid and web it runs the browser service. Changes ask for the admin key. */
export function modeRoutes(mode: LiveMode, admin: AdminOptions): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/settings/mode',
      operationId: 'getMode',
      summary: 'The run mode as it is now',
      tags: ['status'],
      responses: { 200: { description: 'The run mode', schema: Mode, example: { mode: 'api' } } },
      handler: () => ({ mode: mode.current }),
    }),
    guardRoute(
      defineRoute({
        method: 'put',
        path: '/settings/mode',
        operationId: 'setMode',
        summary: 'Change the run mode at once',
        description:
          'The browser service is started in hybrid and web mode and ended in api mode. The settings file stays as it is; whoever wants the mode to outlive a restart writes it there.',
        tags: ['status'],
        body: Mode,
        responses: { 200: { description: 'The new mode', schema: Mode, example: { mode: 'hybrid' } } },
        handler: ({ body }) => {
          mode.change(body.mode)
          return { mode: mode.current }
        },
      }),
      admin,
    ),
  ]
}
