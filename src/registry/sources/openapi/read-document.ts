import { Composer, Parser } from 'yaml'
import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'

/** Deepest nesting of a document; real ones stay below a hundred. What goes over it is made to exhaust us (case X10). */
const DEEPEST = 200
/** Most complex keys (`? `) of YAML in one another. */
const DEEPEST_KEY = 5
/** Most aliases of a YAML document, each counted with what it repeats (case X10). */
const MOST_ALIASES = 1000

const tooDeep = () => new Error(`it nests deeper than ${DEEPEST} levels`)

/**
 * The object that a text holds as JSON or YAML. Throws with the reason when there is none, or when it nests too deeply
 * or its YAML aliases would expand to more than `limit` values.
 */
export function readDocument(text: string, limit: number): JsonObject {
  const clean = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (/^\s*[{[]/.test(clean) && nestsDeeply(clean)) throw tooDeep()
  let document = parseJson(clean)
  if (document === undefined) {
    if (/^\s*</.test(clean)) throw new Error('it is an HTML or XML page')
    document = readYaml(clean)
    if (expandedSize(document) > limit) throw new Error('its YAML aliases repeat too much')
  }
  if (!isObject(document)) throw new Error('it holds no object')
  return document
}

/** The value of the first document; its depth is known before anything is built from it, which takes a stack. */
function readYaml(text: string): unknown {
  const tokens = [...new Parser().parse(text)]
  checkDepth(tokens)
  const composer = new Composer({ uniqueKeys: false, merge: true, logLevel: 'silent' })
  for (const document of composer.compose(tokens, true, text.length)) {
    const [error] = document.errors
    if (error) throw new Error(error.message.split('\n', 1)[0] ?? '', { cause: error })
    return document.toJS({ maxAliasCount: MOST_ALIASES }) as unknown
  }
  return undefined
}

interface Token {
  key?: unknown
  value?: unknown
  items?: unknown
  start?: { type: string }[]
}

/** Refuses deep nesting, and complex keys (`? `) in complex keys: composing them takes a time that explodes. */
function checkDepth(tokens: readonly unknown[]): void {
  const waiting: [token: unknown, depth: number, keys: number][] = tokens.map(token => [token, 0, 0])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [token, depth, keys] = next
    if (depth > DEEPEST || keys > DEEPEST_KEY) throw tooDeep()
    if (!isObject(token)) continue
    const { key, value, items, start } = token as Token
    const isComplex = Array.isArray(start) && start.some(part => part.type === 'explicit-key-ind')
    if (isObject(key)) waiting.push([key, depth, isComplex ? keys + 1 : keys])
    if (isObject(value)) waiting.push([value, depth, keys])
    if (Array.isArray(items)) for (const item of items) waiting.push([item, depth + 1, keys])
  }
}

/** Whether brackets outside of text nest too deeply: before a parser has to find out. */
function nestsDeeply(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === 92) at++
      else if (code === 34) quoted = false
    } else if (code === 34) quoted = true
    else if (code === 123 || code === 91) {
      if (++depth > DEEPEST) return true
    } else if (code === 125 || code === 93) depth--
  }
  return false
}

/** How many values a document has when what is shared is written out each time; throws when it nests too deeply. */
function expandedSize(document: unknown): number {
  const sizes = new Map<object, number>()
  const sizeOf = (value: unknown, depth: number): number => {
    if (typeof value !== 'object' || value === null) return 1
    if (depth > DEEPEST) throw tooDeep()
    const known = sizes.get(value)
    if (known !== undefined) return known
    // An alias to what it stands in: a circle, which cannot be written out at all.
    sizes.set(value, Number.POSITIVE_INFINITY)
    let size = 1
    for (const inner of Object.values(value)) size += sizeOf(inner, depth + 1)
    sizes.set(value, size)
    return size
  }
  return sizeOf(document, 0)
}
