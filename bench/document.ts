import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** Where the figures are kept. */
export const DOCUMENT = 'docs/benchmarks.md'

/** The machine and the day, as every part of the document says them. */
export function describeRun(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}: Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, ${process.platform}`
}

/** Replaces one part of the document and leaves the others as they are; a part that is new goes to the end. */
export function writePart(file: string, name: string, text: string): void {
  const begin = `<!-- ${name}: begin -->`
  const end = `<!-- ${name}: end -->`
  const part = `${begin}\n\n${text.trim()}\n\n${end}`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n'
  const [from, to] = [before.indexOf(begin), before.indexOf(end)]
  const after =
    from === -1 ? `${before.trimEnd()}\n\n${part}\n` : before.slice(0, from) + part + before.slice(to + end.length)
  writeFileSync(file, after)
}
