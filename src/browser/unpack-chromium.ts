import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface UnpackOptions {
  /** Name of the package; @sparticuz/chromium but in tests. */
  name?: string
  environment: Readonly<Record<string, string | undefined>>
  home?: string
}

/** Runs in a process of its own: the package unpacks into the system's temporary folder, which is another one there. */
const UNPACK = `const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()`

/** Milliseconds that unpacking 60 MB may take. */
const PATIENCE = 120_000

/**
 * The browser of the package @sparticuz/chromium, unpacked into the user's cache folder once for each version; undefined when
 * the package is not installed. By itself the package uses `chromium` in the folder for temporary files as it finds it there:
 * half written by another process, or put there by another user of the machine. Unpacked here it gets its name when it is whole.
 */
export async function unpackChromium({
  name = '@sparticuz/chromium',
  environment,
  home = homedir(),
}: UnpackOptions): Promise<string | undefined> {
  const manifest = findManifest(name)
  if (!manifest) return undefined
  const cache = join(environment.XDG_CACHE_HOME || join(home, '.cache'), 'agent')
  const folder = join(cache, `chromium-${versionIn(manifest)}`)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  mkdirSync(cache, { recursive: true, mode: 0o700 })
  const staging = mkdtempSync(join(cache, '.unpacking-'))
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, name], {
      // The package finds itself there, by its own name.
      cwd: dirname(manifest),
      env: { ...environment, TMPDIR: staging },
      timeout: PATIENCE,
    })
    renameSync(staging, folder)
  } catch (error) {
    // Another process may have been first: what it unpacked is as good.
    if (!existsSync(program)) throw error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return program
}

function findManifest(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url)
  } catch {
    return undefined
  }
}

function versionIn(manifest: string): string {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return version
}
