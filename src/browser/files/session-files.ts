import { constants } from 'node:fs'
import { copyFile, link, lstat, readdir, realpath, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pageError } from '../page-errors.ts'
import { numberedName, safeName } from '../../lib/safe-name.ts'

/** How often another name is tried for a file whose name is taken. */
const MOST_TRIES = 1_000

/** Puts a file into a folder under its name, or a numbered one; never over another file. Resolves to the name. */
export async function keepFile(folder: string, given: string, file: string): Promise<string> {
  return await underFreeName(given, async name => {
    const target = join(folder, name)
    try {
      await link(file, target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
      // Another file system, or one without links.
      await copyFile(file, target, constants.COPYFILE_EXCL)
    }
  })
}

/** The same for what is in memory. */
export const keepBytes = async (folder: string, given: string, bytes: Uint8Array): Promise<string> =>
  await underFreeName(given, async name => await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 }))

async function underFreeName(given: string, put: (name: string) => Promise<void>): Promise<string> {
  const wanted = safeName(given)
  for (let number = 1; number <= MOST_TRIES; number++) {
    const name = numberedName(wanted, number)
    try {
      await put(name)
      return name
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  throw pageError('FILE_REFUSED', `There are too many files named ${wanted} in the session's folder.`)
}

/**
 * The path of a file that may be uploaded: a plain file of the session's folder, given by its name. No paths, and no links
 * out of the folder.
 */
export async function uploadPath(folder: string, name: string): Promise<string> {
  const refuse = (why: string) => pageError('FILE_REFUSED', `"${name}" cannot be uploaded: ${why}`)
  if (name === '' || name === '.' || name === '..' || name !== basename(name) || /[/\\\0]/.test(name))
    throw refuse("name a file of the session's folder, without a path.")
  const path = join(folder, name)
  const found = await lstat(path).catch(() => undefined)
  if (!found) {
    const names = await readdir(folder).catch(() => [])
    throw refuse(
      names.length ? `there is no such file. There are: ${names.slice(0, 20).join(', ')}.` : 'there are no files.',
    )
  }
  if (!found.isFile()) throw refuse('it is no plain file.')
  // A second name of a file elsewhere (hard link) cannot be told from one of its own, but by the number of its names.
  if (found.nlink > 1) throw refuse('it is linked from elsewhere.')
  if ((await realpath(path)) !== join(await realpath(folder), name)) throw refuse('it is outside of the folder.')
  return path
}
