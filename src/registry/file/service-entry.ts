/** One service of the registry file, after its form was recognised (specification § A, Registry configuration). */
import { z } from 'zod'
import { isObject } from '../../lib/json.ts'

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
    scope: z.union([text, z.array(text)], { error: 'expected text, or a list of texts' }).optional(),
    audience: text.optional(),
    resource: z.union([text, z.array(text)], { error: 'expected text, or a list of texts' }).optional(),
    issuer: text.optional().describe('MCP: the authorization server that is expected'),
    private_key: text.optional().describe('MCP: a key in PEM that signs in instead of client_secret'),
    algorithm: text.optional().describe('MCP: how private_key signs, such as ES256'),
    token_params: textMap.optional().describe('More fields of the token request'),
    token_endpoint_auth_method: z.enum(['client_secret_basic', 'client_secret_post']).optional(),
    scheme: text.optional().describe('Name of the security scheme in the description that this credential is for'),
  })
  .describe('an object with `type` and `value`')
export type AuthEntry = z.infer<typeof AuthEntry>

/**
 * The credentials of a service: one, a list of several that go together, or `schemes`: one for each security scheme of
 * the description, of which every operation gets those that it asks for.
 */
const Auth = z.unknown().transform((value, context): AuthEntry | AuthEntry[] => {
  const parse = (given: unknown, path: (string | number)[], more: object = {}): AuthEntry => {
    const parsed = AuthEntry.safeParse(given)
    if (parsed.success) return { ...parsed.data, ...more }
    for (const issue of parsed.error.issues)
      context.issues.push({ ...issue, code: 'custom', input: given, path: [...path, ...issue.path] })
    return z.NEVER
  }
  if (Array.isArray(value) && value.length) return value.map((item, index) => parse(item, [index]))
  const schemes = isObject(value) && !('type' in value) ? value.schemes : undefined
  if (!isObject(schemes)) return parse(value, [])
  return Object.entries(schemes).map(([scheme, fields]) => parse(fields, ['schemes', scheme], { scheme }))
})

/** The credentials of an entry as a list. */
export const authsOf = (auth: AuthEntry | readonly AuthEntry[] | undefined): readonly AuthEntry[] =>
  auth === undefined ? [] : Array.isArray(auth) ? auth : [auth as AuthEntry]

/** Fields that entries of every kind may have. */
export const COMMON_FIELDS = {
  name: z.string(),
  description: text.default(''),
  auth: z.optional(Auth),
  headers: textMap.optional(),
  timeout: z.number().positive().optional().describe('Seconds that one call may take'),
  kind: z.enum(['api', 'browser']).optional(),
  read_only: z
    .union([z.boolean(), z.array(text)], 'expected true or a list of tools')
    .optional()
    .describe('Tools that change nothing'),
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
  ...COMMON_FIELDS,
  type: z.literal('openapi'),
  url: text.min(1),
  include: z.array(text).optional(),
  api_overrides: z.array(ApiOverride).default([]),
  base_url: text.optional().describe("Where calls go when the description's own servers are not to be used"),
  credential_origins: z
    .array(z.url({ protocol: /^https?$/, error: 'expected an address such as https://files.example.com' }))
    .optional()
    .describe('Other origins that get the credentials too'),
  external_references: z.boolean().optional().describe('Follow references to other documents of the same origin'),
  cache: z.boolean().default(false).describe('Cache answers of a service that says nothing about caching'),
})
export type OpenApiEntry = z.infer<typeof OpenApiEntry>

export const McpEntry = z
  .object({
    ...COMMON_FIELDS,
    type: z.literal('mcp'),
    url: text.min(1).optional(),
    command: text.min(1).optional(),
    args: z.array(z.coerce.string()).default([]),
    env: textMap.default({}),
    cwd: text.optional(),
    elicitation: z
      .enum(['decline', 'defaults'])
      .optional()
      .describe('What questions of the server are answered with: a no, or the defaults of the question'),
    transport: z.enum(['stdio', 'sse', 'http', 'streamable-http', 'streamable_http']).optional(),
  })
  .refine(entry => entry.url !== undefined || entry.command !== undefined, {
    error: 'expected `url` (remote server) or `command` (local server)',
  })
export type McpEntry = z.infer<typeof McpEntry>

export const TrmEntry = z.object({
  ...COMMON_FIELDS,
  type: z.literal('trm'),
  url: text.min(1),
  tools: z
    .union([z.literal('*'), z.array(text)], { error: "expected a list of tool names, or '*' for all" })
    .optional()
    .describe("Tools to register; '*' or nothing means all of the service"),
})
export type TrmEntry = z.infer<typeof TrmEntry>

export const ServiceEntry = z.discriminatedUnion('type', [OpenApiEntry, McpEntry, TrmEntry])
export type ServiceEntry = z.infer<typeof ServiceEntry>
