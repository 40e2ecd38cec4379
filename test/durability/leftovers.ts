import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse as parseYaml } from 'yaml'

/** Files of a state folder, with forward slashes, whatever they are for. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

/** Half-written files: each process that is killed may leave one, and the next write of the same file removes it. */
export const listHalfFiles = (folder: string): string[] =>
  listFiles(folder).filter(name => /\.tmp$|\.probe-\d+$|\.part$/.test(name))

/** What SQLite itself finds wrong with the databases of a state folder. */
export function checkDatabases(folder: string): string[] {
  return listFiles(folder)
    .filter(name => name.endsWith('.sqlite'))
    .flatMap(name => {
      const database = new DatabaseSync(join(folder, name), { timeout: 10_000 })
      try {
        const [state] = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})
        const broken = database.prepare('PRAGMA foreign_key_check').all()
        return [
          ...(state === 'ok' ? [] : [`${name}: ${String(state)}`]),
          ...(broken.length ? [`${name}: ${broken.length} rows refer to nothing`] : []),
        ]
      } finally {
        database.close()
      }
    })
}

const READERS: readonly [end: string, read: (text: string) => unknown][] = [
  ['.json', text => JSON.parse(text) as unknown],
  ['.yaml', text => parseYaml(text) as unknown],
]

/** Files of text that cannot be read as what they are. */
export function checkTexts(folder: string): string[] {
  return listFiles(folder).flatMap(name => {
    const read = READERS.find(([end]) => name.endsWith(end))?.[1]
    if (!read) return []
    try {
      const text = readFileSync(join(folder, name), 'utf8')
      return text === '' ? [`${name} is empty`] : (read(text), [])
    } catch (error) {
      // A component that ends removes its record.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      return [`${name} is damaged: ${String(error)}`]
    }
  })
}
