/** Shapes of the registry's HTTP interface (specification § A, interfaces § A). */
import { z } from 'zod'

/** Name of the application that the registry gives the browser service (docs/browser.md). */
export const BROWSER_APPLICATION = 'browser'

/** One parameter of a registered tool. `constraints` are texts such as `must be one of: [a, b]` or `>= 1`. */
export const ParameterRecord = z.object({
  name: z.string().describe('Name of the argument'),
  type: z.string().describe('JSON type, or several joined by |'),
  required: z.boolean().describe('A call without it is refused'),
  description: z.string().describe('What it is, in the words of the service'),
  constraints: z.array(z.string()).describe('What its value has to fulfil, in words'),
  in: z
    .string()
    .optional()
    .describe('Where it travels: path, query, header, cookie, body, or argument for tools that are not HTTP'),
  default: z.unknown().optional().describe('What the service takes without it'),
  schema: z.record(z.string(), z.unknown()).optional().describe('JSON schema of the value, where known'),
})
export type ParameterRecord = z.infer<typeof ParameterRecord>

/** A registered tool in the one format of every service kind (specification § Registered API record). */
export const ApiRecord = z.object({
  app_name: z.string().describe('Application that it belongs to'),
  secure: z.boolean().describe('The service asks for a credential'),
  api_name: z.string().describe('The same as the key: <service_name>_<tool_name>'),
  path: z.string().describe('Path of the operation at its service'),
  method: z.string().describe('Its HTTP method'),
  description: z.string().describe('What it does, in the words of the service'),
  parameters: z.array(ParameterRecord).describe('What it takes'),
  response_schemas: z
    .object({
      success: z.unknown().describe('JSON schema of a result, where known'),
      failure: z.unknown().describe('JSON schema of an error, where known'),
    })
    .describe('What it answers'),
  alias: z.string().optional().describe('At most 64 legal characters, for language models'),
  read_only: z.boolean().optional().describe('True when calling it changes nothing'),
  destructive: z.boolean().optional().describe('True where the service says that it may delete or overwrite'),
  kind: z
    .enum(['api', 'browser'])
    .optional()
    .describe('browser: it acts on web pages, and the run mode decides about it'),
  input_schema: z.record(z.string(), z.unknown()).optional().describe('JSON schema of the arguments'),
  output_schema: z.unknown().optional().describe('JSON schema of a successful result, where known'),
  tags: z.array(z.string()).optional().describe('Groups that the service puts it in'),
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
  name: z.string().describe('Name in the catalogue'),
  description: z.string().describe('What it is for'),
  url: z.string().describe('Where it is; the command of a local server'),
  type: z
    .string()
    .describe('What kind of service it is: openapi, mcp, trm, onboarded, flows, or a kind that was added'),
  tool_count: z.number().int().describe('How many tools it has'),
  state: z.enum(SERVICE_STATES).describe('Whether it can be called'),
  message: z.string().describe('Why it is not ready, or what was left out; empty when all is well'),
  removable: z.boolean().optional().describe('True for a service that was added by its address: it can be removed'),
})
export type ApplicationRecord = z.infer<typeof ApplicationRecord>

/** `POST /functions/call`. */
export const CallRequest = z.object({
  app_name: z.string().min(1).describe('Name of the application'),
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
  url: z.url().describe('Where a call goes'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional().describe('POST when it is not given'),
  headers: z.record(z.string(), z.string()).optional().describe('Sent with every call; kept secret'),
})

/** A tool given at run time (specification § Onboarding request). */
export const OnboardSchema = z.object({
  name: z.string().min(1).describe('Name of the tool within the application'),
  description: z.string().describe('What it does; the search and the engines read it'),
  input_schema: z
    .looseObject({
      type: z.literal('object'),
      properties: z.record(z.string(), z.unknown()),
      required: z.array(z.string()).default([]),
    })
    .describe('JSON schema of its arguments'),
  endpoint: OnboardEndpoint.optional().describe('Where its calls go, when not where those of the others do'),
})

/** `POST /functions/onboard`. */
export const OnboardRequest = z.object({
  app_name: z.string().min(1).describe('Application that the tools are added to'),
  schemas: z.array(OnboardSchema).describe('The tools; all are registered, or none'),
  endpoint: OnboardEndpoint.optional().describe('Where calls of all of them go'),
  replace: z.boolean().optional().describe('They become the only onboarded tools of the application'),
})
export type OnboardRequest = z.infer<typeof OnboardRequest>
