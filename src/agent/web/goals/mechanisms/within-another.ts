import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { controlFor } from './item-controls.ts'

/** From this on a word is the same, or short for it. */
const SAME = 0.85

/** "The entry tea of Thursday": of several that are called so the one in what is named behind it, and its control. */
export function withinAnother(page: Page, said: string, verb: string): PageNode | undefined {
  const [, name, of] =
    /^(?:the |my )?(?:\p{Ll}+ )?["“]?([^"”]+?)["”]? (?:of|on|in|under) (?:the )?(\S+)(?: (?:from|in|on|of) (?:the|my) .+)?$/u.exec(
      said,
    ) ?? []
  const leavesOf = (text: string) =>
    page.nodes.filter(node => !node.hidden && page.children(node).length === 0 && matchText(text, node.name) > SAME)
  const named = name === undefined ? [] : leavesOf(name)
  const [head, ...heads] = named.length > 1 ? leavesOf(of!) : []
  const holder = head && heads.length === 0 ? page.parent(head) : undefined
  const own = holder ? named.filter(node => page.ancestors(node).includes(holder)) : []
  const item = own.length === 1 ? page.parent(own[0]!) : undefined
  return item && item !== holder ? controlFor(page, verb, item) : undefined
}
