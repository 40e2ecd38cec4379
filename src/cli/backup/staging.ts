import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../../lib/is-alive.ts'

/**
 * A folder beside a file or folder that is being made, on the same disk, for its owner alone. What earlier runs that were
 * killed left there is removed.
 */
export function openStaging(target: string): { folder: string; remove(): void } {
  const parent = dirname(target)
  const prefix = `.${basename(target)}.`
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-\w{6}$/.exec(name.slice(prefix.length))?.[1] : undefined
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
