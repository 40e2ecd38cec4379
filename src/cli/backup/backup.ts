import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { AgentError, backupFailed, backupInTheWay } from '../../lib/errors.ts'
import { syncFolder } from '../../lib/write-atomically.ts'
import { writeArchive } from './archive.ts'
import { copyState, type CopySource } from './copy-state.ts'
import { createManifest, type Manifest } from './manifest.ts'
import { openStaging } from './staging.ts'

export interface BackupOptions {
  source: CopySource
  /** The archive to make. */
  file: string
  /** Take the place of an earlier one. */
  force?: boolean
  /** What the reader has to know beside what is found. */
  notes?: readonly string[]
}

/**
 * Backs up a project while it runs. The file appears whole or not at all; a process that is killed leaves a hidden
 * folder beside it, which the next backup to that file removes. Throws BACKUP_IN_THE_WAY, BACKUP_FAILED.
 */
export async function makeBackup({ source, file, force, notes = [] }: BackupOptions): Promise<Manifest> {
  if (!force && existsSync(file)) throw backupInTheWay(file, 'Name another file, or replace it: --force')
  let staging: ReturnType<typeof openStaging> | undefined
  try {
    staging = openStaging(file)
    const copied = await copyState(source, staging.folder)
    const manifest = createManifest(copied.files, [...notes, ...copied.notes])
    const made = join(staging.folder, 'archive')
    await writeArchive(made, staging.folder, manifest)
    renameSync(made, file)
    syncFolder(file)
    return manifest
  } catch (error) {
    throw error instanceof AgentError ? error : backupFailed(`The backup cannot be written to ${file}`, error)
  } finally {
    staging?.remove()
  }
}
