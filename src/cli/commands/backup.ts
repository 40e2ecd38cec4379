import { existsSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { findRegistryFile } from '../../config/paths.ts'
import { displayPath, type LoadedSettings } from '../../config/load-settings.ts'
import { usage } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { formatTable } from '../output.ts'
import type { Manifest } from '../backup/manifest.ts'

export interface BackupCommandOptions {
  list?: boolean
  force?: boolean
}

/** What is in a backup that must not be seen by others; said with each one that is made. */
const SECRETS =
  'It holds conversations, results, hashed keys and the credentials that settings, service file and onboarded tools carry, unencrypted, and only you may read it: keep it as you keep a password.'

/** `agent backup FILE`: state, settings and service file of a project in one file, while everything runs. */
export async function backup(
  context: CommandContext,
  given: string,
  { list, force }: BackupCommandOptions,
): Promise<void> {
  const file = resolve(context.cwd, given)
  if (list) return await listBackup(context, file)
  const project = context.load()
  const inside = relative(project.stateFolder, file)
  if (!inside.startsWith('..') && !isAbsolute(inside))
    throw usage(`${given} is inside the state folder, which is what is backed up. Choose a file outside of it.`)
  const { makeBackup } = await import('../backup/backup.ts')
  const manifest = await makeBackup({
    source: {
      stateFolder: project.stateFolder,
      folder: project.folder,
      projectFiles: listProjectFiles(context, project),
    },
    file,
    force: force ?? false,
    notes: project.settings.database.url ? [ELSEWHERE] : [],
  })
  context.output.result(
    { file, ...manifest },
    () => `✅ Backed up to ${displayPath(file, context.cwd)}: ${describeSize(manifest)}`,
  )
  for (const note of manifest.notes) context.output.note(`⚠️  ${note}`)
  context.output.note(SECRETS)
}

const ELSEWHERE =
  'database.url (AGENT_DATABASE_URL) is set: conversations, approvals, flows, onboarded tools and keys are in that PostgreSQL database and not in this backup. Back it up with pg_dump.'

const listProjectFiles = (context: CommandContext, project: LoadedSettings) =>
  [
    project.settingsFile,
    findRegistryFile(project, project.settings.registry.file, context.environment, context.cwd),
  ].filter((file): file is string => file !== undefined && existsSync(file))

async function listBackup({ output, cwd }: CommandContext, file: string): Promise<void> {
  requireFile(file)
  const { readArchiveManifest } = await import('../backup/archive.ts')
  const manifest = await readArchiveManifest(file)
  output.result(
    { file, ...manifest },
    () =>
      `${displayPath(file, cwd)}: agent ${manifest.version}, ${manifest.created_at}, ${describeSize(manifest)}\n` +
      formatTable(
        manifest.files.map(({ path, bytes, sha256, schema_version: version }) => [
          path,
          String(bytes),
          sha256.slice(0, 12),
          version === undefined ? '' : `tables ${version}`,
        ]),
      ),
  )
  for (const note of manifest.notes) output.note(`⚠️  ${note}`)
}

/** Throws USAGE when there is no such backup. */
export function requireFile(file: string): void {
  if (!existsSync(file)) throw usage(`There is no file ${file}. A backup is made with: agent backup FILE`)
}

/** `12 files, 3.4 MB`. */
export function describeSize({ files }: Manifest): string {
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0)
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${(bytes / 1024 / 1024).toFixed(1)} MB`
}
