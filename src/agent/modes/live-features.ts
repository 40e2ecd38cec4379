import { readFileSync, statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { writeSetting } from '../../config/edit-settings.ts'
import { parseToml } from '../../config/load-settings.ts'
import { Instructions, Policies } from '../../config/policy-settings.ts'
import { APPROVAL_POLICIES } from '../../config/settings.ts'
import { RUN_MODES, type RunMode } from '../../contract/chat.ts'
import { messageOf } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'

/** What every turn is answered under: `[features]`, `[policies]` and `[instructions]`. */
export interface Features {
  mode: RunMode
  approvals: (typeof APPROVAL_POLICIES)[number]
  policies: Policies
  instructions: Instructions
}

/** These settings as they are now. */
export interface LiveFeatures {
  current(): Features
  /**
   * Changes the run mode at once and writes it to the settings file, so that it outlives a restart. `saved` is false,
   * with the reason, when there is no file or it cannot be written.
   */
  changeMode(mode: RunMode): { saved: boolean; message?: string }
  /** Takes up a mode that is kept elsewhere; the settings file stays as it is. */
  takeMode(mode: RunMode): void
}

/** A file that changed less than this before it was read may change again within the clock's grain, in ms. */
const CLOCK_GRAIN = 100

/**
 * Watches `[features]`, `[policies]` and `[instructions]` of the settings file by looking at the file whenever a value
 * is needed: one `stat`, so a change by hand or by `agent mode hybrid` holds for the very next request, on any file
 * system. A mode counts only when it changes in the file, so that a flag or variable given at start keeps winning over an untouched file. A file
 * or a section that cannot be read keeps the last good values: a slip of the pen lifts no policy.
 */
export function watchFeatures(
  start: Pick<Features, 'mode' | 'approvals'> & Partial<Features>,
  settingsFile: string | undefined,
  logger?: Logger,
): LiveFeatures {
  const live: Features = { policies: Policies.parse({}), instructions: Instructions.parse({}), ...start }
  let stamp = ''
  let inFile: Partial<Features> = {}

  function look(first: boolean): void {
    if (!settingsFile) return
    try {
      const stat = statSync(settingsFile, { bigint: true, throwIfNoEntry: false })
      const seen = stat ? `${stat.ino}:${stat.mtimeNs}:${stat.ctimeNs}:${stat.size}` : 'absent'
      if (seen === stamp) return
      const fresh = stat !== undefined && Date.now() - Number(stat.ctimeMs) < CLOCK_GRAIN
      const read = stat ? readFeatures(settingsFile, logger) : {}
      stamp = fresh ? '' : seen
      for (const key of ['mode', 'approvals'] as const) {
        const value = read[key]
        if (first || value === undefined || value === inFile[key] || value === live[key]) continue
        logger?.info({ event: 'setting_changed', setting: `features.${key}`, from: live[key], to: value })
        Object.assign(live, { [key]: value })
      }
      for (const key of ['policies', 'instructions'] as const) {
        const value = read[key]
        if (first || value === undefined || isDeepStrictEqual(value, inFile[key])) continue
        logger?.info({ event: 'setting_changed', setting: key })
        Object.assign(live, { [key]: value })
      }
      inFile = read
    } catch (error) {
      logger?.warn({ event: 'settings_unreadable', file: settingsFile, error: messageOf(error) })
    }
  }

  look(true)
  return {
    current: () => {
      look(false)
      return { ...live }
    },
    takeMode: mode => {
      look(false)
      live.mode = mode
    },
    changeMode: mode => {
      look(false)
      live.mode = mode
      if (!settingsFile)
        return { saved: false, message: 'There is no settings file; the mode holds until the restart.' }
      try {
        writeSetting(settingsFile, 'features.mode', mode)
        inFile.mode = mode
        return { saved: true }
      } catch (error) {
        logger?.warn({ event: 'mode_not_saved', file: settingsFile, error: messageOf(error) })
        return { saved: false, message: `The mode holds until the restart; it could not be saved: ${messageOf(error)}` }
      }
    },
  }
}

function readFeatures(file: string, logger?: Logger): Partial<Features> {
  const parsed = parseToml(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), file)
  return {
    ...readModes(parsed.features),
    ...readSection('policies', Policies, parsed.policies),
    ...readSection('instructions', Instructions, parsed.instructions),
  }

  function readSection<K extends 'policies' | 'instructions'>(name: K, schema: z.ZodType<Features[K]>, given: unknown) {
    const { success, data } = schema.safeParse(given ?? {})
    if (!success) logger?.warn({ event: 'settings_unreadable', file, section: name })
    return success ? { [name]: data } : {}
  }
}

function readModes(features: unknown): Partial<Features> {
  if (!isObject(features)) return {}
  const { mode, approvals } = features
  return {
    ...(RUN_MODES.includes(mode as RunMode) && { mode: mode as RunMode }),
    ...(APPROVAL_POLICIES.includes(approvals as Features['approvals']) && {
      approvals: approvals as Features['approvals'],
    }),
  }
}
