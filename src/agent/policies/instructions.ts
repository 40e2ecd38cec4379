import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Instructions } from '../../config/policy-settings.ts'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'

/** What the owner tells the model, for a message whose shortlisted tools are of these applications; '' for nothing. */
export type ReadInstructions = (apps: readonly string[]) => string

/**
 * Reads `[instructions]`: the text and file for all, then those of the applications that are asked for. Files are read again
 * when they changed; one that cannot be read any more counts as it was, and the log says so.
 */
export function createInstructions(
  settings: () => Instructions,
  settingsFile: string | undefined,
  logger?: Logger,
): ReadInstructions {
  const known = new Map<string, { stamp: string; text: string }>()

  function readText(name: string): string {
    const file = resolve(settingsFile ? dirname(settingsFile) : '.', name)
    const before = known.get(file)
    try {
      const { mtimeMs, ctimeMs, size, ino } = statSync(file)
      const stamp = `${ino}:${mtimeMs}:${ctimeMs}:${size}`
      if (before?.stamp === stamp) return before.text
      const text = readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .trim()
      known.set(file, { stamp, text })
      return text
    } catch (error) {
      logger?.warn({ event: 'instructions_unreadable', file, error: messageOf(error) })
      return before?.text ?? ''
    }
  }

  return apps => {
    const { text, file, apps: byApp, app_files: files } = settings()
    const own = apps.flatMap(app => {
      const parts = [ownValue(byApp, app), ownValue(files, app)].map((part, at) => (at && part ? readText(part) : part))
      const said = parts.filter(Boolean).join('\n')
      return said ? [`About ${app}:\n${said}`] : []
    })
    return [text.trim(), file ? readText(file) : '', ...own].filter(Boolean).join('\n\n')
  }
}

const ownValue = (table: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(table, key) ? table[key]!.trim() : ''
