import type { AuthEntry, ServiceEntry } from '../file/service-entry.ts'
import { createCredentials, type CredentialOptions, type ServiceCredentials } from '../upstream/credentials.ts'
import type { SourceContext } from './source.ts'

/** The credentials of an entry. Throws an AgentError for unusable ones. */
export function entryCredentials(
  { name, url, auth, headers }: Pick<ServiceEntry, 'name' | 'url' | 'auth' | 'headers'>,
  { upstream, secrets, rotation }: SourceContext,
  describedKey?: CredentialOptions['describedKey'],
): ServiceCredentials {
  const { dispatcher } = upstream
  return createCredentials({
    app: name,
    auth: auth ?? authOfAddress(url),
    headers,
    rotation,
    dispatcher,
    secrets,
    ...(describedKey && { describedKey }),
  })
}

/** A user in an address (`https://user:password@host`) signs in by Basic, as other clients do. */
function authOfAddress(address: string | undefined): AuthEntry | undefined {
  const { username = '', password = '' } = (address !== undefined && URL.parse(address)) || {}
  if (username === '' && password === '') return undefined
  return { type: 'basic', username: decodeURIComponent(username), password: decodeURIComponent(password) }
}
