import type { ServiceEntry } from '../file/service-entry.ts'
import { createCredentials, type CredentialOptions, type ServiceCredentials } from '../upstream/credentials.ts'
import type { SourceContext } from './source.ts'

/** The credentials of an entry. Throws an AgentError for unusable ones. */
export function entryCredentials(
  { name, auth, headers }: Pick<ServiceEntry, 'name' | 'auth' | 'headers'>,
  { upstream, secrets, rotation }: SourceContext,
  describedKey?: CredentialOptions['describedKey'],
): ServiceCredentials {
  const { dispatcher } = upstream
  return createCredentials({
    app: name,
    auth,
    headers,
    rotation,
    dispatcher,
    secrets,
    ...(describedKey && { describedKey }),
  })
}
