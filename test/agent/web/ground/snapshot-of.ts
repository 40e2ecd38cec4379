import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'

type Part = Partial<PageNode> & { role: string; in?: Part[] }

/** A snapshot from nested parts; refs are e1, e2 … in document order. */
export function snapshotOf(parts: Part[]): PageSnapshot {
  const nodes: PageNode[] = []
  const add = (part: Part, depth: number, parent?: string) => {
    const { in: inside = [], ...rest } = part
    const node: PageNode = {
      ref: `e${nodes.length + 1}`,
      name: '',
      tag: 'div',
      depth,
      ...(parent && { parent }),
      ...rest,
    }
    nodes.push(node)
    for (const child of inside) add(child, depth + 1, node.ref)
  }
  for (const part of parts) add(part, 0)
  return { url: 'http://shop.example/', title: 'Shop', tab: 1, tabs: 1, nodes, total: nodes.length, text: '' }
}
