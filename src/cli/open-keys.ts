import type { LoadedSettings } from '../config/load-settings.ts'
import { openKeyFile } from '../http/access/key-file.ts'
import type { KeyStore } from '../http/access/key-record.ts'
import type { Logger } from '../lib/logger.ts'

/** The keys of a project: `keys.json` in its state folder. */
export function openKeys(
  { stateFolder }: LoadedSettings,
  _environment: NodeJS.ProcessEnv,
  _logger?: Logger,
): Promise<KeyStore> {
  return Promise.resolve(openKeyFile(stateFolder))
}
