import { z } from 'zod'
import { RUN_MODES, type RunMode } from '../contract/chat.ts'
import { defineRoute, type Route } from './define-route.ts'

/** A run mode, as `/settings/mode` takes and gives it. */
export const ModeBody = z.object({ mode: z.enum(RUN_MODES).describe('api, hybrid or web') })

/** What the change of a run mode is, at the agent server and at the registry. */
export const MODE_CHANGE = {
  method: 'put',
  path: '/settings/mode',
  operationId: 'setMode',
  summary: 'Change the run mode at once',
} as const

/** The run mode as it is now. */
export const modeRoute = (tag: string, current: () => RunMode): Route =>
  defineRoute({
    method: 'get',
    path: '/settings/mode',
    operationId: 'getMode',
    summary: 'The run mode as it is now',
    tags: [tag],
    responses: { 200: { description: 'The run mode', schema: ModeBody, example: { mode: 'api' } } },
    handler: () => ({ mode: current() }),
  })
