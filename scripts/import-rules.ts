import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * The rooms of src/, from the top down (design § 3). A file may import its own room and rooms of lower layers,
 * never one beside it: registry, agent and demos talk over HTTP, so that each can run anywhere.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['cli'],
  ['registry', 'agent', 'browser', 'demos', 'processes'],
  // The chat page, which the agent server serves.
  ['web'],
  ['http', 'config', 'store'],
  ['contract'],
  ['lib'],
]

/** An import that goes the wrong way. */
export interface Violation {
  file: string
  line: number
  target: string
  reason: string
}

/** Every module that a source text names: static and type imports, re-exports, and dynamic imports of a literal. */
export function findImports(file: string, source: string): { specifier: string; line: number }[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const reExports = module.staticExports.flatMap(statement => statement.entries.map(entry => entry.moduleRequest))
  const fixed = [...module.staticImports.map(statement => statement.moduleRequest), ...reExports].filter(
    request => request !== null && request !== undefined,
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])(.*)\1$/s.exec(source.slice(start, end))
    return literal ? [{ specifier: literal[2]!, line: lineAt(start) }] : []
  })
  return [...fixed.map(request => ({ specifier: request.value, line: lineAt(request.start) })), ...dynamic]
}

/** The violations in one file. `file` is relative to the project, with forward slashes: `src/registry/call.ts`. */
export function checkFile(file: string, source: string): Violation[] {
  const room = roomOf(file)
  if (room === undefined) return []
  return findImports(file, source).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return []
    const target = posix.join(posix.dirname(file), specifier)
    const reason = judge(room, target)
    return reason === undefined ? [] : [{ file, line, target, reason }]
  })
}

function judge(room: string, target: string): string | undefined {
  if (!target.startsWith('src/')) return target === 'package.json' ? undefined : 'src imports nothing outside src'
  const other = roomOf(target)
  if (other === room) return undefined
  const from = layerOf(room)
  const to = layerOf(other)
  if (from === -1) return `${room} has no place in scripts/import-rules.ts`
  if (to === -1) return `${other ?? target} has no place in scripts/import-rules.ts`
  if (to > from) return undefined
  return to === from ? `${room} and ${other} stand beside each other` : `${other} lies above ${room}`
}

const roomOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1]
const layerOf = (room: string | undefined): number => LAYERS.findIndex(rooms => rooms.includes(room ?? ''))
