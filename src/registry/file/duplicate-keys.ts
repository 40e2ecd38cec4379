import { isMap, isScalar, visit, type Document, type LineCounter, type Pair } from 'yaml'

/** A key that stands twice in one map of a YAML file. */
export interface DuplicateKey {
  /** The map, then the key. */
  path: (string | number)[]
  key: string
  /** Lines of the key, in the order of the file. */
  lines: number[]
}

/**
 * Takes keys that stand twice out of the document, all but the first, and tells where they are: YAML does not allow
 * them, but one of them should not take the whole file down.
 */
export function takeOutDuplicateKeys(document: Document, lines: LineCounter): DuplicateKey[] {
  const found: DuplicateKey[] = []
  visit(document, {
    Map(_key, map, ancestors) {
      const seen = new Map<unknown, { line: number; duplicate?: DuplicateKey }>()
      map.items = map.items.filter(({ key }) => {
        // A merge may be written several times.
        if (!isScalar(key) || key.value === '<<') return true
        const line = lines.linePos(key.range?.[0] ?? 0).line
        const first = seen.get(key.value)
        if (!first) {
          seen.set(key.value, { line })
          return true
        }
        if (first.duplicate) first.duplicate.lines.push(line)
        else {
          const name = String(key.value)
          first.duplicate = { path: [...pathOf([...ancestors, map]), name], key: name, lines: [first.line, line] }
          found.push(first.duplicate)
        }
        return false
      })
    },
  })
  return found
}

/** Keys and indexes that lead to the last of these nodes. */
function pathOf(nodes: readonly unknown[]): (string | number)[] {
  const path: (string | number)[] = []
  nodes.forEach((node, index) => {
    const parent = nodes[index - 1]
    const isPair = typeof node === 'object' && node !== null && 'key' in node && isMap(parent)
    if (isPair) path.push(String((node as Pair<{ value?: unknown }>).key?.value))
    else if (typeof parent === 'object' && parent !== null && 'items' in parent && !isMap(parent))
      path.push((parent.items as unknown[]).indexOf(node))
  })
  return path
}
