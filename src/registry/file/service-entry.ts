/** One service of the registry file, after its form was recognised (specification § A, Registry configuration). */
import { z } from 'zod'

const text = z.string({ error: 'expected text' })
const textMap = z.record(z.string(), z.coerce.string())

/** `type` and `value`, or the fields of the kinds that need more (interfaces § A, YAML). */
export const AuthEntry = z
  .looseObject({
    type: text,
    value: z
      .union([text, z.number().transform(String), z.array(text).min(1), z.looseObject({})], {
        error: 'expected text, or a list of texts for key rotation',
      })
      .optional(),
    key: text.optional(),
    username: text.optional(),
    password: text.optional(),
    token_url: text.optional(),
    client_id: text.optional(),
    client_secret: text.optional(),
    scope: text.optional(),
  })
  .describe('an object with `type` and `value`')
export type AuthEntry = z.infer<typeof AuthEntry>

const common = {
  name: z.string(),
  description: text.default(''),
  auth: AuthEntry.optional(),
  headers: textMap.optional(),
  timeout: z.number().positive().optional().describe('Seconds that one call may take'),
  kind: z.enum(['api', 'browser']).optional(),
  max_result_bytes: z.number().int().positive().optional().describe('Largest result; a bigger one is cut and marked'),
}

export const ApiOverride = z.object({
  operation_id: text,
  description: text.optional(),
  drop_request_body_parameters: z.array(text).default([]),
  drop_query_parameters: z.array(text).default([]),
})
export type ApiOverride = z.infer<typeof ApiOverride>

export const OpenApiEntry = z.object({
  ...common,
  type: z.literal('openapi'),
  url: text.min(1),
  include: z.array(text).optional(),
  api_overrides: z.array(ApiOverride).default([]),
  base_url: text.optional().describe("Where calls go when the description's own servers are not to be used"),
  cache: z.boolean().default(false).describe('Cache answers of a service that says nothing about caching'),
})
export type OpenApiEntry = z.infer<typeof OpenApiEntry>

export const McpEntry = z
  .object({
    ...common,
    type: z.literal('mcp'),
    url: text.min(1).optional(),
    command: text.min(1).optional(),
    args: z.array(z.coerce.string()).default([]),
    env: textMap.default({}),
    cwd: text.optional(),
    transport: z.enum(['stdio', 'sse', 'http', 'streamable-http', 'streamable_http']).optional(),
  })
  .refine(entry => entry.url !== undefined || entry.command !== undefined, {
    error: 'expected `url` (remote server) or `command` (local server)',
  })
export type McpEntry = z.infer<typeof McpEntry>

export const TrmEntry = z.object({
  ...common,
  type: z.literal('trm'),
  url: text.min(1),
  tools: z.array(text).optional(),
})
export type TrmEntry = z.infer<typeof TrmEntry>

export const ServiceEntry = z.discriminatedUnion('type', [OpenApiEntry, McpEntry, TrmEntry])
export type ServiceEntry = z.infer<typeof ServiceEntry>
