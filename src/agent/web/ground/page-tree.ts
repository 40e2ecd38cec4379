import type { PageNode, PageSnapshot } from '../../../contract/page.ts'

/** A snapshot with its tree at hand. */
export interface Page {
  snapshot: PageSnapshot
  nodes: readonly PageNode[]
  get(ref: string | undefined): PageNode | undefined
  parent(node: PageNode): PageNode | undefined
  children(node: PageNode): readonly PageNode[]
  /** Those it is in, the nearest first. */
  ancestors(node: PageNode): PageNode[]
  /** All that is in it, in document order, without itself. */
  inside(node: PageNode): PageNode[]
  /** Its place in document order. */
  order(node: PageNode): number
  /** What a reader sees in it: its text, or its name where it has no text inside. */
  text(node: PageNode): string
}

const pages = new WeakMap<PageSnapshot, Page>()

/** The tree of a snapshot; made once. */
export function readPage(snapshot: PageSnapshot): Page {
  const known = pages.get(snapshot)
  if (known) return known
  const page = buildPage(snapshot)
  pages.set(snapshot, page)
  return page
}

function buildPage(snapshot: PageSnapshot): Page {
  const { nodes } = snapshot
  const places = new Map(nodes.map((node, at) => [node.ref, at]))
  const parents = parentsOf(nodes, places)
  const children = new Map<string, PageNode[]>()
  for (const node of nodes) {
    const above = parents.get(node.ref)
    if (above !== undefined) children.set(above, [...(children.get(above) ?? []), node])
  }
  const get = (ref: string | undefined) => (ref === undefined ? undefined : nodes[places.get(ref) ?? -1])
  const parent = (node: PageNode) => get(parents.get(node.ref))
  const childrenOf = (node: PageNode) => children.get(node.ref) ?? []
  const texts = new Map<string, string>()
  const text = (node: PageNode): string => {
    const known = texts.get(node.ref)
    if (known !== undefined) return known
    const parts = childrenOf(node).map(text).filter(Boolean)
    const joined = parts.join(' ')
    // A name that says more than what is inside (alternative text, aria-label) is what is meant.
    const own = joined === '' ? node.name : joined
    texts.set(node.ref, own)
    return own
  }
  return {
    snapshot,
    nodes,
    get,
    parent,
    children: childrenOf,
    ancestors(node) {
      const out: PageNode[] = []
      for (let above = parent(node); above; above = parent(above)) out.push(above)
      return out
    },
    inside(node) {
      const out: PageNode[] = []
      for (const child of childrenOf(node)) out.push(child, ...this.inside(child))
      return out
    },
    order: node => places.get(node.ref) ?? -1,
    text,
  }
}

/** The parent by its ref; where it is not given, the nearest node before with a smaller depth. */
function parentsOf(nodes: readonly PageNode[], places: ReadonlyMap<string, number>): Map<string, string> {
  const out = new Map<string, string>()
  const open: PageNode[] = []
  for (const node of nodes) {
    while (open.length > 0 && open.at(-1)!.depth >= node.depth) open.pop()
    const above = node.parent !== undefined && places.has(node.parent) ? node.parent : open.at(-1)?.ref
    if (above !== undefined) out.set(node.ref, above)
    open.push(node)
  }
  return out
}

/** The nearest node that both are in (or that one of them is). */
export function commonAncestor(page: Page, one: PageNode, other: PageNode): PageNode | undefined {
  const chain = new Set([one, ...page.ancestors(one)])
  return [other, ...page.ancestors(other)].find(node => chain.has(node))
}

/** The one button that can be pressed and fits, by what it is called; undefined where there are none or several. */
export function onlyButton(page: Page, fits: (called: string, node: PageNode) => boolean): PageNode | undefined {
  const buttons = page.nodes.filter(
    node =>
      node.role === 'button' && !node.hidden && !node.disabled && fits((page.text(node) || node.name).trim(), node),
  )
  return buttons.length === 1 ? buttons[0] : undefined
}
