/**
 * The folder of a browser session, which the agent server and the browser service share. It holds the session's files
 * (screenshots, downloads, what may be uploaded) and its grants: what a person typed or said yes to. A grant is a file and
 * no argument of a tool, so that neither a page nor a language model can give one (docs/browser.md).
 */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A yes that was not used within this time, in milliseconds, is void. */
const GRANT_LIFETIME = 10 * 60_000

/** The folder of a session; made when it is missing. Any text may be a session's id. */
export function sessionFolder(stateFolder: string, session: string): string {
  const folder = folderOf(stateFolder, session)
  mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o700 })
  mkdirSync(join(folder, 'grants'), { recursive: true, mode: 0o700 })
  return folder
}

/**
 * One folder for one id, whatever its owner chose it to be: an id that looks like what another one is hashed to is hashed
 * too, and so is one that differs from another by capitals alone, which some file systems take for the same.
 */
const folderOf = (stateFolder: string, session: string): string => {
  const isPlain = /^[\da-z_-]{1,64}$/.test(session) && !/^[\da-f]{40}$/.test(session)
  return join(stateFolder, 'browser', isPlain ? session : hashOf(session))
}

/** A file of a session by its name; undefined when there is none. Makes nothing. */
export function findSessionFile(stateFolder: string, session: string, name: string): string | undefined {
  if (name !== basename(name) || /[/\\\0]|^\.{0,2}$/.test(name)) return undefined
  const file = join(folderOf(stateFolder, session), 'files', name)
  // A link could lead anywhere.
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

/** Removes what a session has: its files and what was granted to it. */
export function removeSessionFolder(stateFolder: string, session: string): void {
  rmSync(folderOf(stateFolder, session), { recursive: true, force: true })
}

/** Where the files of a session are. */
export const filesFolder = (stateFolder: string, session: string): string =>
  join(sessionFolder(stateFolder, session), 'files')

/** Lets pages of this session be read from an origin (`http://127.0.0.1:3000`) that the guard would refuse. */
export function grantOrigin(stateFolder: string, session: string, origin: string): void {
  const { origin: clean } = new URL(origin)
  const folder = join(sessionFolder(stateFolder, session), 'grants')
  writeFileSync(join(folder, `origin-${hashOf(clean)}`), clean, { mode: 0o600 })
}

/** The origins that were granted to a session. */
export function readOrigins(stateFolder: string, session: string): string[] {
  const folder = join(sessionFolder(stateFolder, session), 'grants')
  return readdirSync(folder)
    .filter(name => name.startsWith('origin-'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
}

/** A person said yes to the action with this fingerprint; it holds for one use. */
export function grantAction(stateFolder: string, session: string, fingerprint: string): void {
  writeFileSync(actionFile(stateFolder, session, fingerprint), '', { mode: 0o600 })
}

/** Uses up a yes; false when there is none. */
export function takeAction(stateFolder: string, session: string, fingerprint: string): boolean {
  const file = actionFile(stateFolder, session, fingerprint)
  if (!existsSync(file)) return false
  const isFresh = Date.now() - statSync(file).mtimeMs < GRANT_LIFETIME
  rmSync(file, { force: true })
  return isFresh
}

const actionFile = (stateFolder: string, session: string, fingerprint: string): string =>
  join(sessionFolder(stateFolder, session), 'grants', `action-${hashOf(fingerprint)}`)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40)
