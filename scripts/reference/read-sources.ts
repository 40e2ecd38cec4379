import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isObject, type JsonObject } from '../../src/lib/json.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A node of a syntax tree, as oxc gives it. */
export type Node = JsonObject & { type: string; start: number; end: number }
const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === 'string'

/** A source file of the program, with its syntax tree. */
export interface SourceFile {
  file: string
  text: string
  tree: Node
}

/** Files of src whose text has one of these words, in the order of their names. */
export function readSources(words: readonly string[]): SourceFile[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(name => `src/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.ts'))
    .sort()
    .flatMap(file => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      if (!words.some(word => text.includes(word))) return []
      return { file, text, tree: parseSync(file, text).program as unknown as Node }
    })
}

/** Calls `look` with every node below one, and what is around it from the inside out. */
export function walk(node: unknown, look: (node: Node, around: Node[]) => void, around: Node[] = []): void {
  if (Array.isArray(node)) for (const one of node) walk(one, look, around)
  else if (isNode(node)) {
    look(node, around)
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, look, [node, ...around])
  }
}

/** The text of a literal or of a template with `…` for what is filled in; undefined for anything else. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'ConditionalExpression') return textOf(node.consequent)
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left), textOf(node.right)]
    return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}
