import { z } from 'zod'
import { CallFailure, CallRequest } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { CallFunction } from './call-function.ts'

/** `POST /functions/call` as it is described; what it does is `createCallFunction`. */
export const callRoute = (callFunction: CallFunction): Route =>
  defineRoute({
    method: 'post',
    path: '/functions/call',
    operationId: 'callFunction',
    summary: 'Call a registered tool',
    description:
      'Answers with the raw result of the tool. Headers: x-upstream-status, x-upstream-duration-ms, x-cache (hit, miss, revalidated, bypass), x-attempts.',
    tags: ['functions'],
    body: CallRequest,
    responses: {
      200: { description: 'The raw result: any JSON value', schema: z.unknown() },
      404: { description: 'Unknown tool or application', schema: CallFailure },
      422: { description: 'Arguments that do not fit', schema: CallFailure },
      502: { description: 'The service cannot be reached, or its answer cannot be used', schema: CallFailure },
      503: { description: 'No place at the service, or it is left alone (SERVICE_PAUSED)', schema: CallFailure },
      504: { description: 'Time-out', schema: CallFailure },
    },
    // Calls take the short way past this; here they would be answered all the same.
    handler: ({ req, res, body }) => callFunction(req, res, body),
  })
