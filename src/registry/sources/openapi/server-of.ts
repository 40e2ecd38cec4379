import { AgentError } from '../../../lib/errors.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { RawOperation } from './list-operations.ts'

/**
 * Where an operation's calls go: `base_url` of the entry, else the servers of the operation, of its path, of the
 * description (case R14). Server variables take their defaults, relative addresses start at the description's own.
 */
export function serverOf(
  raw: RawOperation,
  { document, base, baseUrl }: { document: JsonObject; base: string | undefined; baseUrl: string | undefined },
): { origin: string; basePath: string } {
  const template = baseUrl ?? firstServer(raw.operation) ?? firstServer(raw.pathItem) ?? firstServer(document) ?? '/'
  const url = /[{}]/.test(template) ? null : URL.parse(template, base)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new AgentError(
      'NO_SERVER',
      502,
      `The description of ${raw.method} ${raw.path} names no server that can be called ('${template}'). Give its entry a base_url.`,
    )
  return { origin: url.origin, basePath: url.pathname.replace(/\/+$/, '') }
}

function firstServer(holder: JsonObject): string | undefined {
  const [server] = Array.isArray(holder.servers) ? holder.servers : []
  if (!isObject(server) || typeof server.url !== 'string') return undefined
  const variables = isObject(server.variables) ? server.variables : {}
  return server.url.replaceAll(/\{([^{}]+)\}/g, (all, name: string) => {
    const variable = variables[name]
    const [first] = isObject(variable) && Array.isArray(variable.enum) ? variable.enum : []
    const value = isObject(variable) ? (variable.default ?? first) : undefined
    return value === undefined ? all : String(value)
  })
}
