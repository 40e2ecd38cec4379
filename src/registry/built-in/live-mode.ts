import { readFileSync } from 'node:fs'
import { parseToml } from '../../config/load-settings.ts'
import { RUN_MODES, type RunMode } from '../../contract/chat.ts'
import { messageOf } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { watchFile } from '../file/watch-file.ts'

/** The run mode while the registry runs. */
export interface LiveMode {
  readonly current: RunMode
  /** Somebody asked for it: it holds from now on, until the settings file says another one. */
  change(mode: RunMode): void
  close(): void
}

export interface LiveModeOptions {
  /** As the settings had it at the start. */
  start: RunMode
  settingsFile: string | undefined
  onChange: (mode: RunMode) => void
  logger: Logger
}

/**
 * Watches `features.mode` of the settings file. It counts only when it changes there, so that a flag or variable given at
 * start keeps winning over an untouched file; a file that cannot be read changes nothing.
 */
export function watchMode({ start, settingsFile, onChange, logger }: LiveModeOptions): LiveMode {
  let current = start
  let inFile = settingsFile === undefined ? undefined : readMode(settingsFile, logger)
  const enter = (mode: RunMode) => {
    if (mode === current) return
    logger.info({ event: 'setting_changed', setting: 'features.mode', from: current, to: mode })
    current = mode
    onChange(mode)
  }
  const look = () => {
    const read = readMode(settingsFile!, logger)
    if (read !== undefined && read !== inFile) enter(read)
    inFile = read ?? inFile
    return Promise.resolve()
  }
  const watcher = settingsFile === undefined ? undefined : watchFile(settingsFile, { onChange: look })
  return {
    get current() {
      return current
    },
    change: enter,
    close: () => watcher?.close(),
  }
}

/** The mode that a settings file names; undefined when it names none or cannot be read. */
function readMode(file: string, logger: Logger): RunMode | undefined {
  try {
    const { features } = parseToml(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), file)
    return isObject(features) ? RUN_MODES.find(mode => mode === features.mode) : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      logger.warn({ event: 'settings_unreadable', file, error: messageOf(error) })
    return undefined
  }
}
