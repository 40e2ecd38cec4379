import { AgentError } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'

/** What `${…}` may stand for. */
export interface Variables {
  environment: Readonly<Record<string, string | undefined>>
  /** `server_ports.crm_api` and the like: names with a dot, which no environment variable has. */
  settings: Readonly<Record<string, string>>
}

export interface Substituted {
  value: unknown
  /** Values from the environment that are secrets by their place or by the name of their variable. */
  secrets: string[]
}

/** Fields of an entry in which a value from the environment is a secret, whatever its name. */
const SECRET_FIELDS = new Set(['auth', 'headers', 'env'])
/** Names that say that a value is a secret. */
export const SECRET_NAME = /token|key|secret|passw|auth|credential|cookie/i

const PLACEHOLDER = /\$\{([A-Za-z_][\w.]*)(?::-([^}]*))?\}/g

/**
 * Puts values in the place of `${VAR}` and `${VAR:-default}` in every text of a tree. Throws when a variable without
 * a default is not set: an unresolved placeholder is never sent anywhere.
 */
export function substitute(tree: unknown, variables: Variables): Substituted {
  const secrets: string[] = []
  const missing = new Set<string>()
  const inText = (text: string, field: string) =>
    text.replace(PLACEHOLDER, (_all, name: string, fallback: string | undefined) => {
      const setting = variables.settings[name]
      if (setting !== undefined) return setting
      const value = variables.environment[name]
      if (value !== undefined && value !== '') {
        if (SECRET_FIELDS.has(field) || SECRET_NAME.test(name)) secrets.push(value)
        return value
      }
      if (fallback === undefined) missing.add(name)
      return fallback ?? ''
    })
  const walk = (node: unknown, field: string): unknown => {
    if (typeof node === 'string') return inText(node, field)
    if (Array.isArray(node)) return node.map(item => walk(item, field))
    if (!isObject(node)) return node
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value, field || key)]))
  }
  const value = walk(tree, '')
  if (missing.size) {
    const names = [...missing].join(', ')
    throw new AgentError(
      'VARIABLE_UNSET',
      422,
      `Environment variable ${names} is not set. Set it and start the registry again, or write \${NAME:-default}`,
    )
  }
  return { value, secrets }
}
