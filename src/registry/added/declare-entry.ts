import { stringify } from 'yaml'
import { AgentError } from '../../lib/errors.ts'
import { parseRegistryFile } from '../file/read-registry-file.ts'
import type { ServiceEntry } from '../file/service-entry.ts'
import type { Variables } from '../file/substitute.ts'
import type { Secrets } from '../upstream/secrets.ts'
import type { AddedEntry } from './added-store.ts'

/**
 * The entry as the registry file's own code reads it, with the values of its variables, which are secrets from now on.
 * Throws SERVICE_INVALID (422).
 */
export function declareEntry(name: string, raw: AddedEntry, variables: Variables, secrets: Secrets): ServiceEntry {
  const text = stringify({ services: [{ [name]: raw }] }, { lineWidth: 0 })
  const [service] = parseRegistryFile(text, '', variables).services
  if (service && !('problem' in service)) {
    secrets.add(...service.secrets)
    return service.entry
  }
  const why = service?.problem.replace(/^:\d+: (?:services\.0\.\S*: )?/, '') ?? 'it cannot be read'
  throw new AgentError('SERVICE_INVALID', 422, `The service cannot be added: ${why}`)
}
