import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, openSync, closeSync, fsyncSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { AgentError, backupDamaged, messageOf } from '../../lib/errors.ts'
import { LARGEST_MANIFEST, MANIFEST, readManifest, type Manifest } from './manifest.ts'

/** Writes an archive (tar, gzip) of the files that are in a folder, the manifest first; only its owner may read it. */
export async function writeArchive(file: string, folder: string, manifest: Manifest): Promise<void> {
  const archive = pack()
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`
  const mtime = new Date(manifest.created_at)
  const fill = async () => {
    archive.entry({ name: MANIFEST, mode: 0o600, mtime }, text)
    for (const { path, bytes, mode } of manifest.files) {
      const entry = archive.entry({ name: path, size: bytes, mode, mtime })
      await pipeline(createReadStream(join(folder, path)), entry)
    }
    archive.finalize()
  }
  const written = pipeline(archive, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  await Promise.all([
    written,
    fill().catch((error: unknown) => {
      archive.destroy(error as Error)
      throw error
    }),
  ])
  syncFile(file)
}

/** The manifest of an archive, without reading the rest. Throws BACKUP_DAMAGED, STATE_NEWER. */
export async function readArchiveManifest(file: string): Promise<Manifest> {
  return await readEntries(file, () => Promise.resolve('enough'))
}

/**
 * Unpacks an archive into an empty folder. Only what the manifest names is written, under the name that it was checked
 * for, with the size and the checksum that it was promised with. Throws BACKUP_DAMAGED at the first thing that differs.
 */
export async function unpackArchive(
  file: string,
  folder: string,
  check: (manifest: Manifest) => void,
): Promise<Manifest> {
  const missing = new Set<string>()
  let expected = new Map<string, Manifest['files'][number]>()
  const manifest = await readEntries(file, async (manifest, name, entry) => {
    if (!expected.size) {
      check(manifest)
      expected = new Map(manifest.files.map(one => [one.path, one]))
      for (const path of expected.keys()) missing.add(path)
    }
    if (entry === undefined) return 'more'
    const promised = expected.get(name)
    if (!promised || !missing.delete(name))
      throw backupDamaged(file, `it holds ${JSON.stringify(name)}, which its manifest does not name`)
    const to = join(folder, name)
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    const { bytes, sha256 } = await writeEntry(entry, to, promised, () =>
      backupDamaged(file, `${name} is longer than its manifest says`),
    )
    if (bytes !== promised.bytes || sha256 !== promised.sha256)
      throw backupDamaged(file, `${name} is not what was backed up (its checksum differs)`)
    return 'more'
  })
  const [first] = missing
  if (first !== undefined) throw backupDamaged(file, `${first} is missing`)
  return manifest
}

type OnEntry = (manifest: Manifest, name: string, entry: Readable | undefined) => Promise<'more' | 'enough'>

/** Goes through an archive: told once of the manifest alone, then of each file. */
async function readEntries(file: string, onEntry: OnEntry): Promise<Manifest> {
  const entries = extract()
  const source = createReadStream(file)
  const reading = pipeline(source, createGunzip(), entries)
  let manifest: Manifest | undefined
  // What ends the reading comes out of the loop below.
  reading.catch(() => undefined)
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header
      if (type !== 'file') throw backupDamaged(file, `${JSON.stringify(name)} is a ${String(type)}, not a file`)
      if (manifest) {
        await onEntry(manifest, name, entry as unknown as Readable)
        continue
      }
      if (name !== MANIFEST) throw backupDamaged(file, 'it does not begin with a manifest')
      manifest = readManifest(await readText(entry as unknown as Readable, file), file)
      if ((await onEntry(manifest, name, undefined)) === 'enough') return manifest
    }
    await reading
  } catch (error) {
    if (error instanceof AgentError || isOfSystem(error)) throw error
    throw backupDamaged(file, messageOf(error), error)
  } finally {
    source.destroy()
    entries.destroy()
  }
  if (!manifest) throw backupDamaged(file, 'it is empty')
  return manifest
}

/** Of the disk, not of the archive. */
const isOfSystem = (error: unknown) =>
  ['open', 'write', 'mkdir', 'read', 'fsync'].includes((error as NodeJS.ErrnoException).syscall ?? '')

async function readText(entry: Readable, file: string): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of entry as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LARGEST_MANIFEST) throw backupDamaged(file, 'its manifest is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function writeEntry(
  entry: Readable,
  to: string,
  promised: Manifest['files'][number],
  tooLong: () => Error,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length
      if (bytes > promised.bytes) return done(tooLong())
      hash.update(part)
      done(null, part)
    },
  })
  await pipeline(entry, count, createWriteStream(to, { flags: 'wx', mode: modeOf(promised) }))
  syncFile(to)
  return { bytes, sha256: hash.digest('hex') }
}

/** State is its owner's alone, and nothing of a backup is a program, whatever an archive says. */
const modeOf = ({ path, mode }: Manifest['files'][number]) => mode & (path.startsWith('state/') ? 0o600 : 0o644)

/** Returns once a file is on the disk. */
function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
