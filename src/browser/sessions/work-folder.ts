import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isAlive } from '../../lib/is-alive.ts'

/** Playwright's profiles have this name and no other; nothing else is ever removed outside of our own folder. */
const PROFILE = /^playwright_chromiumdev_profile-\w+$/

/**
 * The folder of a browser that starts: files that are on their way. Removes those of services that were killed, which could
 * not do so, with the profiles of their browsers.
 */
export async function openWorkFolder(root: string, number: number): Promise<string> {
  for (const name of await readdir(root).catch(() => [])) {
    const pid = Number(/^\.incoming-(\d+)-/.exec(name)?.[1])
    if (pid && pid !== process.pid && !isAlive(pid)) await removeOld(join(root, name))
  }
  const folder = join(root, `.incoming-${process.pid}-${number}`)
  await mkdir(join(folder, 'downloads'), { recursive: true, mode: 0o700 })
  return folder
}

/** Notes where the profile is, for whoever has to remove it. */
export async function rememberProfile(folder: string, profile: string | undefined): Promise<void> {
  if (profile !== undefined) await writeFile(join(folder, 'profile'), profile, { mode: 0o600 })
}

async function removeOld(folder: string): Promise<void> {
  const profile = await readFile(join(folder, 'profile'), 'utf8').catch(() => '')
  if (PROFILE.test(basename(profile))) await rm(profile, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
