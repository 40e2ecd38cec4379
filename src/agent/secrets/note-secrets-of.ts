import type { Work } from '../chat/work.ts'
import { findSecrets, isUnmistakable } from './find-secrets.ts'
import { hideIn } from './vault.ts'

/**
 * Notes what a message calls a password or a code, and returns the message as it is kept. A plain word may be anybody's: it
 * is hidden there, where pages can be used, and elsewhere only once it went into a field as a secret.
 */
export function noteSecretsOf({ request, secrets, features }: Pick<Work, 'request' | 'secrets' | 'features'>): string {
  const { message } = request
  const found = findSecrets(message)
  secrets.note(...found.filter(isUnmistakable))
  return secrets.hide(features.mode === 'api' ? message : hideIn(message, found))
}
