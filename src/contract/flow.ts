/** Shapes of saved flows: answered questions that run again without being understood anew (interfaces § B). */
import { z } from 'zod'
import { Plan } from './plan.ts'

/** The application of a registry that flows are tools of. */
export const FLOWS_APP = 'flows'
/** Tag of flows in a registry; another application may be called as theirs is. */
export const FLOW_TAG = 'flow'

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])
export type FlowValue = z.infer<typeof Value>

/** Where a parameter goes: into an argument of a call, or to a `:name` of an SQL step. */
export const ParameterUse = z.object({
  step: z.string().describe('Id of the step'),
  path: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .describe('Of a call: the way to the value inside args'),
  bind: z.string().optional().describe('Of an SQL step: name of the bound value, without the colon'),
  form: z
    .enum(['contains', 'starts', 'ends', 'list'])
    .optional()
    .describe('The value as the SQL takes it: as a pattern of LIKE, or a list as JSON'),
})
export type ParameterUse = z.infer<typeof ParameterUse>

export const FlowParameter = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,47}$/),
  type: z.enum(['string', 'number', 'integer', 'boolean', 'array']),
  description: z.string(),
  enum: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .describe('The values that the service knows'),
  format: z.enum(['date']).optional(),
  default: Value.describe('The value of the question'),
  relative: z
    .object({ text: z.string(), edge: z.enum(['from', 'to']) })
    .optional()
    .describe('A period as the question named it ("this month"): the default is worked out on the day of the run'),
  said: z.string().optional().describe('How the question put the value'),
  column: z.string().optional().describe('The field that it is compared with'),
  uses: z.array(ParameterUse).min(1),
})
export type FlowParameter = z.infer<typeof FlowParameter>

/** What a flow needs a tool to be; a run begins by looking whether it still is. */
export const FlowTool = z.object({
  name: z.string(),
  app: z.string(),
  read_only: z.boolean(),
  required: z.array(z.string()),
  arguments: z
    .record(z.string(), z.string())
    .describe('Types of the arguments that are given, as the tool declared them'),
})
export type FlowTool = z.infer<typeof FlowTool>

export const FLOW_NAME = /^[a-z][a-z0-9_]{0,47}$/
export const FlowName = z
  .string()
  .regex(FLOW_NAME, 'Expected a letter, then at most 47 lower-case letters, digits and underscores')

/** What makes a flow. `GET` gives it, `PUT` takes it. */
export const FlowDefinition = z.object({
  description: z.string().max(2000),
  question: z.string().min(1).max(8000),
  plan: Plan.describe('SQL with `:name`s where parameters go'),
  author: z
    .enum(['builtin', 'model', 'client'])
    .default('client')
    .describe('Who wrote the plan; SQL of a model or a client runs within limits'),
  parameters: z.array(FlowParameter),
  tools: z.array(FlowTool),
})
export type FlowDefinition = z.infer<typeof FlowDefinition>

export const Flow = FlowDefinition.extend({
  name: FlowName,
  tool: z.string().describe('Name of the flow as a tool'),
  read_only: z.boolean().describe('False when it changes data: then each run asks for approval'),
  input_schema: z.record(z.string(), z.unknown()),
  output_schema: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}).meta({ id: 'Flow' })
export type Flow = z.infer<typeof Flow>

/** A flow that is like a question, with how much: 0 to 1, 1 is the same but for its values. */
export const FlowOffer = z.object({
  flow: z.string(),
  similarity: z.number().min(0).max(1),
  description: z.string(),
})
export type FlowOffer = z.infer<typeof FlowOffer>

/** Body of `PUT /flows` of a registry: the flows of the agent that calls it, all of them. */
export const FlowAnnouncement = z.object({
  port: z.int().min(1).max(65535).describe('Where the caller listens, on the host that it calls from'),
  scheme: z.enum(['http', 'https']).default('http').describe('How it is spoken to there'),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address at which flows are run instead: of a balancer before several agent servers'),
  flows: z
    .array(
      z.object({
        name: FlowName,
        description: z.string().max(4000),
        input_schema: z.record(z.string(), z.unknown()),
        output_schema: z.record(z.string(), z.unknown()),
        read_only: z.boolean(),
      }),
    )
    .max(1000),
})
export type FlowAnnouncement = z.infer<typeof FlowAnnouncement>
