import type { LoadedSettings } from '../config/load-settings.ts'
import { openKeyFile } from '../http/access/key-file.ts'
import type { KeyStore } from '../http/access/key-record.ts'
import type { Logger } from '../lib/logger.ts'

/** The keys of a project: in the database that replicas share, else in `keys.json` of the state folder. */
export async function openKeys(project: LoadedSettings, logger?: Logger): Promise<KeyStore> {
  if (!project.settings.database.url) return openKeyFile(project.stateFolder)
  const { openDatabaseKeys } = await import('./database-keys.ts')
  return await openDatabaseKeys(project, logger)
}
