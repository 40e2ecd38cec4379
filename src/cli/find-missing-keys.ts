import type { LoadedSettings } from '../config/load-settings.ts'
import { isActive, type KeyStore } from '../http/access/key-record.ts'
import { messageOf } from '../lib/errors.ts'
import { asksForKeys } from './asks-for-keys.ts'
import type { CommandContext } from './context.ts'
import { openKeys } from './open-keys.ts'

/** What is wrong, and what is done about it. */
export interface LockedOut {
  what: string
  next?: string
}

export const sayLockedOut = ({ what, next }: LockedOut): string => (next === undefined ? what : `${what}. ${next}`)

export const NO_KEYS: LockedOut = {
  what: 'Every request needs a key, and there is none yet: the chat page and programs are kept out',
  next: 'Make one: agent keys add <name> --scope admin',
}

/** Whether somebody has a key that opens something. */
export const hasKeys = async (keys: Pick<KeyStore, 'list'>): Promise<boolean> =>
  (await keys.list()).some(key => isActive(key, Date.now()))

/** Why nobody gets in although the components run; undefined where somebody does, or where no key is asked for. */
export async function findMissingKeys(
  { environment }: Pick<CommandContext, 'environment'>,
  project: LoadedSettings,
): Promise<LockedOut | undefined> {
  const { settings } = project
  if (!(await asksForKeys(settings)) || environment[settings.registry.admin_key_env]) return undefined
  try {
    const keys = await openKeys(project)
    try {
      return (await hasKeys(keys)) ? undefined : NO_KEYS
    } finally {
      await keys.close()
    }
  } catch (error) {
    return { what: messageOf(error) }
  }
}
