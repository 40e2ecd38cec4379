import { z } from 'zod'
import { backupDamaged, stateNewer } from '../../lib/errors.ts'
import { VERSION } from '../../lib/version.ts'
import { isKept } from './kept-files.ts'

/** The form of the archive. One with a higher number is refused. */
const FORMAT = 1

/** Name of the manifest; it is the first entry of the archive. */
export const MANIFEST = 'manifest.json'

/** Bytes that a manifest may have: a few hundred for each file. */
export const LARGEST_MANIFEST = 64 * 1024 * 1024

/** A path inside a folder: no way out of it, and none that another system reads otherwise. */
const isInside = (path: string) =>
  // oxlint-disable-next-line no-control-regex
  !/^[/\\]|\\|[\u0000-\u001f:]/.test(path) &&
  path.split('/').every(part => part !== '' && part !== '.' && part !== '..')

/** One file of a backup. */
const BackedUpFile = z.object({
  /** `state/…` inside the state folder, `project/…` inside the project folder. */
  path: z.string().refine(path => {
    const [top, ...rest] = path.split('/')
    const inside = rest.join('/')
    return isInside(path) && (top === 'project' ? rest.length > 0 : top === 'state' && inside !== '' && isKept(inside))
  }, 'not a path that a backup may hold'),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mode: z.int().min(0).max(0o777),
  /** Of a database: the version of its tables (PRAGMA user_version). */
  schema_version: z.int().optional(),
})
export type BackedUpFile = z.infer<typeof BackedUpFile>

/** What a backup says about itself. */
export const Manifest = z.object({
  format: z.int(),
  program: z.literal('agent'),
  version: z.string(),
  created_at: z.iso.datetime(),
  files: z.array(BackedUpFile),
  /** What is not as a reader may expect: left out, or damaged before it was copied. */
  notes: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const createManifest = (files: BackedUpFile[], notes: string[]): Manifest => ({
  format: FORMAT,
  program: 'agent',
  version: VERSION,
  created_at: new Date().toISOString(),
  files,
  notes,
})

/** Reads a manifest. Throws STATE_NEWER for a later form, BACKUP_DAMAGED for anything that is none. */
export function readManifest(text: string, archive: string): Manifest {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (cause) {
    throw backupDamaged(archive, 'its manifest is not JSON', cause)
  }
  const { format, version } = (raw ?? {}) as { format?: unknown; version?: unknown }
  if (typeof format === 'number' && format > FORMAT)
    throw stateNewer(archive, format, FORMAT, typeof version === 'string' ? version : undefined)
  const read = Manifest.safeParse(raw)
  if (!read.success) {
    const [issue] = read.error.issues
    throw backupDamaged(archive, `its manifest is not one: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
  }
  const paths = new Set(read.data.files.map(({ path }) => path.toLowerCase()))
  if (paths.size !== read.data.files.length) throw backupDamaged(archive, 'its manifest names a file twice')
  return read.data
}
