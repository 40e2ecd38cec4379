import type { OnboardRequest } from '../../../contract/registry.ts'
import { validationFailed, type ValidationIssue } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { whySchemaIsInvalid } from '../../schema/validate-arguments.ts'
import { classifyHost } from '../../../lib/address-policy.ts'
import type { OnboardedSchema } from './onboard-store.ts'

/** Most tools of one request, and of all requests together. */
export const MOST_SCHEMAS = 1_000
export const MOST_TOOLS = 20_000
const LONGEST_NAME = 512
const LONGEST_DESCRIPTION = 32 * 1024
/** Largest input schema, in characters of JSON. */
const LARGEST_SCHEMA = 256 * 1024
const DEEPEST_SCHEMA = 64

export interface OnboardingPolicy {
  /** [registry] allow_private_addresses. */
  allowPrivateAddresses: boolean
  /** How many onboarded tools there are already. */
  count: number
}

/** Throws a 422 with everything that is wrong, before anything is loaded: all or none (interfaces § A). */
export function checkOnboarding(
  { app_name: app }: OnboardRequest,
  schemas: readonly OnboardedSchema[],
  { allowPrivateAddresses, count }: OnboardingPolicy,
): void {
  const issues: ValidationIssue[] = []
  // It is a part of addresses, as the names in the registry file are.
  if (!/^[^/\\\s\p{C}]{1,128}$/u.test(app))
    issues.push({
      loc: ['body', 'app_name'],
      msg: 'has spaces, slashes or hidden characters, or more than 128',
      type: 'name',
    })
  if (schemas.length > MOST_SCHEMAS)
    issues.push({
      loc: ['body', 'schemas'],
      msg: `are more than ${MOST_SCHEMAS}: send them in several requests`,
      type: 'too_long',
    })
  if (count + schemas.length > MOST_TOOLS)
    issues.push({
      loc: ['body', 'schemas'],
      msg: `would make more than ${MOST_TOOLS} onboarded tools`,
      type: 'too_long',
    })
  if (issues.length) throw validationFailed(issues)
  const names = new Set<string>()
  schemas.forEach((schema, index) => {
    const at = (field: string[], msg: string, type: string) =>
      issues.push({ loc: ['body', 'schemas', index, ...field], msg, type })
    if (names.has(schema.name)) at(['name'], `'${schema.name}' is given twice`, 'duplicate')
    names.add(schema.name)
    if (schema.name !== schema.name.trim() || schema.name.length > LONGEST_NAME || /\p{C}/u.test(schema.name))
      at(['name'], `has spaces around it, hidden characters, or more than ${LONGEST_NAME} characters`, 'name')
    if (schema.description.length > LONGEST_DESCRIPTION)
      at(['description'], `has more than ${LONGEST_DESCRIPTION} characters`, 'too_long')
    checkInputSchema(schema, at)
    checkEndpoint(schema, allowPrivateAddresses, at)
  })
  if (issues.length) throw validationFailed(issues)
}

type At = (field: string[], msg: string, type: string) => void

function checkInputSchema({ input_schema: schema }: OnboardedSchema, at: At): void {
  // First: what is too deep cannot even be written as text.
  if (isDeeperThan(schema, DEEPEST_SCHEMA))
    return at(['input_schema'], `is nested more than ${DEEPEST_SCHEMA} levels deep`, 'too_deep')
  if (JSON.stringify(schema).length > LARGEST_SCHEMA)
    return at(['input_schema'], `has more than ${LARGEST_SCHEMA} characters`, 'too_long')
  for (const name of schema.required)
    if (!Object.hasOwn(schema.properties, name))
      at(['input_schema', 'required'], `'${name}' is not among the properties`, 'required')
  const why = whySchemaIsInvalid(schema as JsonObject)
  if (why) at(['input_schema'], `is no JSON schema: ${why}`, 'json_schema')
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(inner => isDeeperThan(inner, levels - 1))
}

/** Names are looked up when the tool is called; what an address says itself is refused right away (case X6). */
function checkEndpoint({ endpoint }: OnboardedSchema, allowPrivate: boolean, at: At): void {
  if (!endpoint) return
  const { protocol, hostname } = new URL(endpoint.url)
  if (!/^https?:$/.test(protocol)) at(['endpoint', 'url'], 'must be an http or https address', 'url')
  else {
    const kind = classifyHost(hostname)
    if (kind === 'metadata') at(['endpoint', 'url'], 'is a link-local or cloud metadata address', 'address')
    if (kind === 'private' && !allowPrivate)
      at(
        ['endpoint', 'url'],
        'is a private address: allow those with registry.allow_private_addresses = true, or put the service into the registry file',
        'address',
      )
  }
  for (const [name, value] of Object.entries(endpoint.headers ?? {}))
    // oxlint-disable-next-line no-control-regex
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || FRAMING.has(name.toLowerCase()) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
      at(['endpoint', 'headers', name], 'cannot be sent as a header', 'header')
}

/** Headers that belong to the connection. */
const FRAMING = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
