import type { PageNode } from '../../../../contract/page.ts'
import { splitIdentifier, stem } from '../../../../lib/words.ts'
import type { Target } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'

/** From this on a heading says the words. */
const SAID = 0.9

/**
 * Things that have no role of their own, by the name that their author gave them (`class="card"`, `class="board-card"`), in the
 * whole page or in the part that is headed so. Undefined where nothing is called so, or the part is not there.
 */
export function countByClass(page: Page, { noun, relations = [] }: Target): number | undefined {
  if (noun === undefined || relations.length > 1 || relations.some(({ relation }) => relation !== 'in'))
    return undefined
  const wanted = stem(noun.toLowerCase())
  const isOne = ({ classes = [] }: PageNode) =>
    classes.some(name => stem(splitIdentifier(name).at(-1)?.toLowerCase() ?? '') === wanted)
  const all = page.nodes.filter(node => isOne(node) && !page.ancestors(node).some(isOne))
  const [place] = relations
  if (!all.length || !place) return all.length || undefined
  const parts = partsHeaded(page, place.to.name ?? place.to.said)
  return parts.length === 1 ? all.filter(node => page.ancestors(node).includes(parts[0]!)).length : undefined
}

/** What a heading begins: what is beside it in the same part. Numbers behind a heading say how many there are. */
const partsHeaded = (page: Page, said: string): PageNode[] =>
  page.nodes.flatMap(node => {
    const name = node.name.replace(/\s*\(?\d+\)?$/, '')
    const part = page.parent(node)
    return node.role === 'heading' && part && matchText(said, name) >= SAID ? [part] : []
  })
