import { z } from 'zod'
import { ChatResponse } from '../../contract/chat.ts'
import { Flow, FlowDefinition, FlowName } from '../../contract/flow.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { ownerOf } from '../sessions/owners.ts'
import { traceOf } from '../telemetry/trace-of.ts'
import type { FlowService } from '../flows/flow-service.ts'

const Name = z.object({ name: z.string().min(1).max(200).describe('Name of the flow') })
const SessionId = z.string().min(1).max(200)

const Save = z
  .object({
    name: FlowName.describe('Letters in lower case, digits and underscores'),
    description: z.string().max(2000).optional().describe('The question, when not given'),
    session_id: SessionId.optional().describe('The latest conversation, when not given'),
    message: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Place of the answer in `messages` of GET /sessions/{session_id}; the latest with a plan, when not given',
      ),
  })
  .meta({ id: 'SaveFlow' })
const RunFlow = z
  .object({
    args: z.record(z.string(), z.unknown()).optional().describe('Values of parameters; the others keep their defaults'),
    session_id: SessionId.optional().describe('Run it in this conversation; a new one, when not given'),
    dry_run: z.boolean().optional().describe('Return data.plan and call nothing'),
    keep: z
      .boolean()
      .optional()
      .describe('false: leave a run that only reads out of the history (as the registry does for calls of the tool)'),
  })
  .meta({ id: 'RunFlow' })
  .optional()
const Definition = FlowDefinition.partial({ tools: true }).meta({ id: 'FlowDefinition' })

const NOT_FOUND = { description: 'There is no such flow' }
const UNFIT = { description: 'It cannot be a flow, or the request is not as described; `detail` says why' }
const AWAY = { description: 'The registry cannot be reached' }

/** `/flows` (interfaces § B): answered questions that run again without being understood anew. */
export function flowRoutes(flows: FlowService): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/flows',
      operationId: 'listFlows',
      summary: 'Saved flows by name',
      tags: ['flows'],
      responses: { 200: { description: 'The flows', schema: z.object({ flows: z.array(Flow), total: z.int() }) } },
      handler: async () => {
        const list = await flows.list()
        return { flows: list, total: list.length }
      },
    }),
    defineRoute({
      method: 'post',
      path: '/flows',
      operationId: 'saveFlow',
      summary: 'Save an answer of a conversation as a flow',
      description:
        'Values that the question names become parameters, with the value of the question as the default. ' +
        'The flow runs without understanding the question again, and is registered as the tool flows_<name>.',
      tags: ['flows'],
      body: Save,
      responses: {
        201: { description: 'Saved', schema: Flow },
        404: { description: 'There is no such session, or no answer at that place' },
        409: { description: 'The name is taken' },
        422: UNFIT,
        503: AWAY,
      },
      handler: ({ body, req }) => flows.save(body, ownerOf(req)),
    }),
    defineRoute({
      method: 'get',
      path: '/flows/{name}',
      operationId: 'getFlow',
      summary: 'One flow with its plan, parameters and schemas',
      tags: ['flows'],
      params: Name,
      responses: { 200: { description: 'The flow', schema: Flow }, 404: NOT_FOUND },
      handler: ({ params }) => flows.find(params.name),
    }),
    defineRoute({
      method: 'put',
      path: '/flows/{name}',
      operationId: 'putFlow',
      summary: 'Add or replace a flow by its definition',
      description:
        'Takes what GET gives: description, question, plan and parameters. Tools are looked up anew, so a flow whose tools changed can be put right.',
      tags: ['flows'],
      params: z.object({ name: FlowName }),
      body: Definition,
      responses: {
        200: { description: 'Replaced', schema: Flow },
        201: { description: 'Added', schema: Flow },
        422: UNFIT,
        503: AWAY,
      },
      handler: async ({ params, body, res }) => {
        const { flow, isNew } = await flows.put(params.name, { ...body, tools: body.tools ?? [] })
        res.status(isNew ? 201 : 200).json(flow)
      },
    }),
    defineRoute({
      method: 'delete',
      path: '/flows/{name}',
      operationId: 'deleteFlow',
      summary: 'Delete a flow',
      tags: ['flows'],
      params: Name,
      responses: {
        200: {
          description: 'It is gone',
          schema: z.object({ message: z.string() }),
          example: { message: 'Flow deleted successfully' },
        },
        404: NOT_FOUND,
      },
      handler: async ({ params }) => {
        await flows.delete(params.name)
        return { message: 'Flow deleted successfully' }
      },
    }),
    defineRoute({
      method: 'post',
      path: '/flows/{name}/run',
      operationId: 'runFlow',
      summary: 'Run a flow',
      description:
        'Without a language model, and with every list read to its end. Answers as /chat does. ' +
        'A flow that changes data asks on each run: `data.approval` holds what waits for a yes; answer it at /chat.',
      tags: ['flows'],
      params: Name,
      body: RunFlow,
      responses: {
        200: { description: 'The answer', schema: ChatResponse },
        404: NOT_FOUND,
        409: { description: 'Another message of this session is in the way' },
        422: { description: 'The arguments do not fit the parameters; `detail` lists what is wrong' },
        429: { description: 'Too many messages of this session are waiting' },
      },
      handler: ({ params, body, req, signal }) =>
        flows.run(params.name, body ?? {}, {
          signal,
          owner: ownerOf(req),
          trace: traceOf(req),
          emit: () => undefined,
        }),
    }),
  ]
}
