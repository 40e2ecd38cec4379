import type { PageNode, PageSnapshot } from '../../contract/page.ts'
import { readPage } from './ground/page-tree.ts'
import { comparePages } from './loop/page-differences.ts'
import { cut } from './run/finding/describe-node.ts'

/** Most things that are told of a page. */
const MOST = 3
const LONGEST = 120
/** Roles by which a page tells what happened (WAI-ARIA 1.2 live regions). */
const TELLING = /^(?:alert|status|log|dialog|alertdialog)$/

/** What is said of a page that looks as before. */
export const UNCHANGED = 'Nothing on the page is seen to have changed.'

/** What is seen to have changed between two looks at the page, in a sentence or two. Pure. */
export function tellChanges(before: PageSnapshot, now: PageSnapshot): string {
  const { isNew, isSame, added, removed, changed } = comparePages(before, now)
  if (isSame) return UNCHANGED
  const fresh = [...added, ...changed.map(([, node]) => node)]
  if (isNew) {
    const said = textsOf(now, fresh.length ? fresh : now.nodes, 2)
    return said.length ? `It says: ${said.join('; ')}.` : ''
  }
  const filled = changed.filter(([old, node]) => (old.value ?? '') !== (node.value ?? '') && !node.secret)
  const said = textsOf(
    now,
    fresh.filter(node => !filled.some(([, one]) => one === node)),
    MOST,
  )
  const gone = textsOf(before, removed, MOST).filter(text => !said.includes(text))
  const set = filled
    .slice(0, MOST)
    .map(([, node]) => `“${cut(node.name, 40)}” ${node.value ? `holds “${cut(node.value, 40)}”` : 'is empty'}`)
  const parts = [
    ...(said.length ? [`new on the page: ${said.join('; ')}`] : []),
    ...(gone.length ? [`gone: ${gone.join('; ')}`] : []),
    ...set,
  ]
  return parts.length ? `Seen to have changed: ${parts.join('. ')}.` : 'The page changed.'
}

/** What elements say, those first by which pages tell what happened; each text once, none that is part of another. */
function textsOf(snapshot: PageSnapshot, nodes: readonly PageNode[], most: number): string[] {
  const page = readPage(snapshot)
  const isTelling = (node: PageNode): boolean => [node, ...page.ancestors(node)].some(({ role }) => TELLING.test(role))
  const rank = (node: PageNode) => (isTelling(node) ? 0 : node.role === 'heading' ? 1 : 2)
  const texts = nodes
    .filter(({ name, hidden, secret }) => name.trim() !== '' && !hidden && !secret)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name }) => cut(name.replace(/\s+/g, ' ').trim(), LONGEST))
  const out: string[] = []
  for (const text of texts) {
    if (out.length === most) break
    if (!out.some(one => one.includes(text) || text.includes(one))) out.push(text)
  }
  return out.map(text => `“${text}”`)
}
