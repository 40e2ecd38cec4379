import type { Settings } from '../config/settings.ts'

/** What proves that a change of the registry's catalogue may be made: the admin key, when its variable is set. */
export function adminHeaders(environment: NodeJS.ProcessEnv, { registry }: Settings): Record<string, string> {
  const key = environment[registry.admin_key_env]
  return key ? { authorization: `Bearer ${key}` } : {}
}
