import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AgentError, backupDamaged, backupFailed, backupInTheWay, messageOf, stateNewer } from '../../lib/errors.ts'
import { syncFolder } from '../../lib/write-atomically.ts'
import { unpackArchive } from './archive.ts'
import { isDatabase, listKeptNames } from './kept-files.ts'
import type { Manifest } from './manifest.ts'
import { openStaging } from './staging.ts'
import { SCHEMA_VERSIONS } from './schema-versions.ts'
import { isRestoring, swapState } from './swap-state.ts'

/** What was restored, and where the state that was there before is. */
export interface Restored {
  manifest: Manifest
  folder: string
  aside?: string
}

/**
 * Restores a backup into a folder that is not there or empty: a project of its own, which appears whole or not at all.
 * Throws BACKUP_IN_THE_WAY, BACKUP_DAMAGED, STATE_NEWER, BACKUP_FAILED.
 */
export async function restoreInto(file: string, folder: string): Promise<Restored> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw backupInTheWay(folder, 'Name a folder that is empty or not there yet: --into FOLDER')
  return await withStaging(folder, folder, async staging => {
    const manifest = await unpackArchive(file, staging, given => checkBeforeUnpacking(file, given, dirname(folder)))
    checkDatabases(file, staging, manifest)
    const project = join(staging, 'project')
    mkdirSync(project, { recursive: true })
    mkdirSync(join(staging, 'state'), { recursive: true, mode: 0o700 })
    renameSync(join(staging, 'state'), join(project, '.agent'))
    rmSync(folder, { recursive: true, force: true })
    renameSync(project, folder)
    syncFolder(folder)
    return { manifest, folder }
  })
}

export interface RestoreTarget {
  stateFolder: string
  /** The project folder. */
  folder: string
}

/**
 * Restores a backup in the place of a project's state, settings and service file. Nothing may use them. Until everything
 * is unpacked and checked nothing is changed; from then on it is done even when the process is killed (swap-state.ts).
 */
export async function restoreOver(file: string, { stateFolder, folder }: RestoreTarget): Promise<Restored> {
  mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
  return await withStaging(join(stateFolder, 'restore'), stateFolder, async (staging, name) => {
    const manifest = await unpackArchive(file, staging, given => checkBeforeUnpacking(file, given, stateFolder))
    checkDatabases(file, staging, manifest)
    const aside = `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
    const state = join(staging, 'state')
    swapState(stateFolder, {
      staged: name,
      aside,
      going: listKeptNames(stateFolder),
      coming: existsSync(state) ? readdirSync(state) : [],
      project: manifest.files
        .filter(({ path }) => path.startsWith('project/'))
        .map(({ path }) => ({ from: path, to: join(folder, path.slice('project/'.length)) })),
    })
    return { manifest, folder, aside: join(stateFolder, aside) }
  })
}

async function withStaging(
  beside: string,
  shown: string,
  work: (staging: string, name: string) => Promise<Restored>,
): Promise<Restored> {
  let staging: ReturnType<typeof openStaging> | undefined
  try {
    staging = openStaging(beside)
    return await work(staging.folder, staging.folder.slice(dirname(beside).length + 1))
  } catch (error) {
    throw error instanceof AgentError ? error : backupFailed(`The backup cannot be restored to ${shown}`, error)
  } finally {
    // One that was begun needs what is staged.
    if (!isRestoring(dirname(beside))) staging?.remove()
  }
}

/** What the manifest alone can tell: data of a newer program, no room for it. */
function checkBeforeUnpacking(file: string, manifest: Manifest, disk: string): void {
  for (const { path, schema_version: found = 0 } of manifest.files) {
    const supported = SCHEMA_VERSIONS[path]
    if (supported !== undefined && found > supported)
      throw stateNewer(`${path} in ${file}`, found, supported, manifest.version)
  }
  const needed = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const { bavail, bsize } = statfsSync(disk)
  if (needed > bavail * bsize)
    throw backupFailed(
      `${file} cannot be restored to ${disk}`,
      new Error(`it needs ${needed} bytes and the disk has ${bavail * bsize} left`),
    )
}

/** The checksums say that a file is what was backed up; this, that it can be used. */
function checkDatabases(file: string, staging: string, manifest: Manifest): void {
  for (const { path } of manifest.files) {
    if (!isDatabase(path)) continue
    let database: DatabaseSync | undefined
    let state: unknown
    try {
      database = new DatabaseSync(join(staging, path))
      ;[state] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
    } catch (error) {
      state = messageOf(error)
    } finally {
      database?.close()
    }
    if (state !== 'ok') throw backupDamaged(file, `${path} is not a sound database (${String(state)})`)
  }
}
