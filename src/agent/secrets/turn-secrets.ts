import { AsyncLocalStorage } from 'node:async_hooks'
import { createVault, type Vault } from './vault.ts'

const storage = new AsyncLocalStorage<Vault>()

/** The secrets of the conversation that is being answered here; undefined outside of answers. */
export const secretsOfTurn = (): Vault | undefined => storage.getStore()

/** Notes a secret of this conversation: a value for a password field, or one that the message calls a password. */
export const noteSecret = (...values: string[]): void => storage.getStore()?.note(...values)

/** A text for a log or a span, without the secrets of this conversation. */
export const hideSecrets = (text: string): string => storage.getStore()?.hide(text) ?? text

/** Runs the work of one answer with the secrets of its conversation. */
export const withSecrets = <T>(vault: Vault, work: () => T): T => storage.run(vault, work)

/** Conversations whose secrets are remembered, the latest. */
const MOST = 500

/** The vaults of conversations. */
export interface Vaults {
  of(sessionId: string): Vault
}

export function createVaults(): Vaults {
  const vaults = new Map<string, Vault>()
  return {
    of: sessionId => {
      const vault = vaults.get(sessionId) ?? createVault()
      vaults.delete(sessionId)
      vaults.set(sessionId, vault)
      if (vaults.size > MOST) vaults.delete(vaults.keys().next().value!)
      return vault
    },
  }
}
