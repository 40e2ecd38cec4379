import type { PageNode } from '../../contract/page.ts'

/** Nodes as in-page/pack.js sends them: which properties a node has, texts that many have, and the values of each node. */
export interface PackedNodes {
  shapes: string[]
  words: string[]
  rows: [shape: number, ...values: unknown[]][]
}

export function unpackNodes({ shapes, words, rows }: PackedNodes): PageNode[] {
  const keys = shapes.map(shape => shape.split(' '))
  return rows.map(row => {
    const node: Record<string, unknown> = {}
    keys[row[0]]!.forEach((key, at) => {
      const value = row[at + 1]
      if (key === 'ref' || key === 'parent') node[key] = `e${String(value)}`
      else if (key === 'role' || key === 'tag' || key === 'heading') node[key] = words[value as number]
      else node[key] = value
    })
    return node as unknown as PageNode
  })
}
