/**
 * Where things stand in the text of a TOML file. The parser gives values without positions; messages want a line and
 * an edit must leave every other byte alone. Text inside multi-line strings is skipped.
 */

/** One line that is a table header or a key. */
export interface TomlLine {
  /** From 1. */
  line: number
  kind: 'table' | 'key'
  /** Dotted, from the root: `demo` or `demo.port`. */
  path: string
}

const HEADER = /^\s*\[\s*([^[\]]+?)\s*\]\s*(#.*)?$/
const KEY = /^\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'))*)\s*=/

/** Every header and key of a TOML text, in order. */
export function listTomlLines(text: string): TomlLine[] {
  const found: TomlLine[] = []
  let table = ''
  let multiline: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    if (multiline) {
      if (line.includes(multiline)) multiline = undefined
      continue
    }
    const header = HEADER.exec(line)
    const key = header ? null : KEY.exec(line)
    if (header) {
      table = plainPath(header[1]!)
      found.push({ line: index + 1, kind: 'table', path: table })
    } else if (key) {
      found.push({ line: index + 1, kind: 'key', path: table ? `${table}.${plainPath(key[1]!)}` : plainPath(key[1]!) })
      multiline = ['"""', "'''"].find(mark => line.split(mark).length === 2)
    }
  }
  return found
}

/** The line of a key or table, or undefined when it cannot be told (for example inside an inline table). */
export function findTomlLine(text: string, path: string): number | undefined {
  const lines = listTomlLines(text)
  for (let wanted = path; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('.')))) {
    const hit = lines.find(entry => entry.path === wanted)
    if (hit) return hit.line
  }
  return undefined
}

const plainPath = (path: string) =>
  path
    .split('.')
    .map(part => part.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .join('.')
