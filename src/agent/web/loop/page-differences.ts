import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import { statesOf, tellingNodes } from './view-page.ts'

/** What is different between two looks at a page. */
export interface PageDifferences {
  /** Another page, or so much of it that a look at the whole says more. */
  isNew: boolean
  added: PageNode[]
  removed: PageNode[]
  /** Elements that stayed, and are not what they were: the one before and the one now. */
  changed: [before: PageNode, now: PageNode][]
  /** Nothing is different, its address and title included. */
  isSame: boolean
}

/** Share of the elements that are new or gone above which a page counts as another one. */
const MOSTLY = 0.6

/** Compares two looks at the pages of a session. Pure: where an element stands and what has the focus makes no difference. */
export function comparePages(before: PageSnapshot, now: PageSnapshot): PageDifferences {
  const [old, fresh] = [before, now].map(({ nodes }) => new Map(tellingNodes(nodes).map(node => [node.ref, node])))
  const added = [...fresh!.values()].filter(node => !old!.has(node.ref))
  const removed = [...old!.values()].filter(node => !fresh!.has(node.ref))
  const changed = [...fresh!.values()].flatMap((node): [PageNode, PageNode][] => {
    const earlier = old!.get(node.ref)
    return earlier && signatureOf(earlier) !== signatureOf(node) ? [[earlier, node]] : []
  })
  const isElsewhere = placeOf(before.url) !== placeOf(now.url) || before.tab !== now.tab
  const size = Math.max(old!.size, fresh!.size, 1)
  return {
    isNew: isElsewhere || Math.max(added.length, removed.length) / size > MOSTLY,
    added,
    removed,
    changed,
    isSame:
      !added.length &&
      !removed.length &&
      !changed.length &&
      before.url === now.url &&
      before.title === now.title &&
      before.tab === now.tab,
  }
}

/** What an element is to whoever looks at it. */
export const signatureOf = (node: PageNode): string =>
  JSON.stringify([
    node.role,
    node.name,
    node.value,
    node.placeholder,
    statesOf(node),
    node.options?.map(one => [one.label, one.selected]),
  ])

/** A page, wherever in it one is. */
const placeOf = (url: string): string => url.replace(/#.*$/, '')
