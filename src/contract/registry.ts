/** Shapes of the registry's HTTP interface (specification § A, interfaces § A). */
import { z } from 'zod'

/** Name of the application that the registry gives the browser service (docs/browser.md). */
export const BROWSER_APPLICATION = 'browser'

/** One parameter of a registered tool. `constraints` are texts such as `must be one of: [a, b]` or `>= 1`. */
export const ParameterRecord = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  description: z.string(),
  constraints: z.array(z.string()),
  in: z
    .string()
    .optional()
    .describe('Where it travels: path, query, header, cookie, body, or argument for tools that are not HTTP'),
  default: z.unknown().optional(),
  schema: z.record(z.string(), z.unknown()).optional().describe('JSON schema of the value, where known'),
})
export type ParameterRecord = z.infer<typeof ParameterRecord>

/** A registered tool in the one format of every service kind (specification § Registered API record). */
export const ApiRecord = z.object({
  app_name: z.string(),
  secure: z.boolean(),
  api_name: z.string().describe('The same as the key: <service_name>_<tool_name>'),
  path: z.string(),
  method: z.string(),
  description: z.string(),
  parameters: z.array(ParameterRecord),
  response_schemas: z.object({ success: z.unknown(), failure: z.unknown() }),
  alias: z.string().optional().describe('At most 64 legal characters, for language models'),
  read_only: z.boolean().optional().describe('True when calling it changes nothing'),
  destructive: z.boolean().optional().describe('True where the service says that it may delete or overwrite'),
  kind: z.enum(['api', 'browser']).optional(),
  input_schema: z.record(z.string(), z.unknown()).optional().describe('JSON schema of the arguments'),
  output_schema: z.unknown().optional().describe('JSON schema of a successful result, where known'),
  tags: z.array(z.string()).optional(),
})
export type ApiRecord = z.infer<typeof ApiRecord>

/** One result of `GET /apis/search`: a record with how well it answers. Schemas only where they were asked for. */
export const SearchResult = ApiRecord.partial({ response_schemas: true }).extend({
  score: z.number().describe('Compares results of one search'),
})
export type SearchResult = z.infer<typeof SearchResult>

export const SERVICE_TYPES = ['openapi', 'mcp', 'trm', 'onboarded', 'flows'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]
export const SERVICE_STATES = ['ready', 'connecting', 'failed'] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

/** One line of `GET /applications`. */
export const ApplicationRecord = z.object({
  name: z.string(),
  description: z.string(),
  url: z.string(),
  type: z
    .string()
    .describe('What kind of service it is: openapi, mcp, trm, onboarded, flows, or a kind that was added'),
  tool_count: z.number().int(),
  state: z.enum(SERVICE_STATES),
  message: z.string(),
  removable: z.boolean().optional().describe('True for a service that was added by its address: it can be removed'),
})
export type ApplicationRecord = z.infer<typeof ApplicationRecord>

/** `POST /functions/call`. */
export const CallRequest = z.object({
  app_name: z.string().min(1),
  function_name: z.string().min(1).describe('<service_name>_<tool_name>'),
  args: z.record(z.string(), z.unknown()).describe('Arguments of the tool'),
})
export type CallRequest = z.infer<typeof CallRequest>

/** The body of a failed call. `detail` holds the service's own status and body with secrets removed. */
export const CallFailure = z.object({
  status: z.literal('exception'),
  status_code: z.number().int(),
  message: z.string(),
  error_type: z.string(),
  function_name: z.string(),
  app_name: z.string(),
  detail: z.unknown().optional(),
})
export type CallFailure = z.infer<typeof CallFailure>

/** Where an onboarded tool's calls go: the arguments are sent there as a JSON body. */
export const OnboardEndpoint = z.object({
  url: z.url(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  headers: z.record(z.string(), z.string()).optional(),
})

/** A tool given at run time (specification § Onboarding request). */
export const OnboardSchema = z.object({
  name: z.string().min(1),
  description: z.string(),
  input_schema: z.looseObject({
    type: z.literal('object'),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()).default([]),
  }),
  endpoint: OnboardEndpoint.optional(),
})

/** `POST /functions/onboard`. */
export const OnboardRequest = z.object({
  app_name: z.string().min(1),
  schemas: z.array(OnboardSchema),
  endpoint: OnboardEndpoint.optional(),
  replace: z.boolean().optional(),
})
export type OnboardRequest = z.infer<typeof OnboardRequest>
