import type { PageNode } from '../../../../contract/page.ts'
import { BrowserFailed, NeedsApproval, type Target } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { find } from '../finding/locate.ts'
import { act } from '../acting/use-element.ts'
import { LONGEST_TEXT } from './read-text.ts'
import type { ReadResult } from './result.ts'

/** What scores less is not called so. */
const CALLED = 0.75
/** How long what opens may take to show what is in it, in milliseconds. */
const OPENING = 400

/** A tab, a folded section or the like: what is in it is on the page only while it is open (WAI-ARIA tab and disclosure patterns). */
export const isFold = (node: PageNode): boolean =>
  !node.disabled &&
  (node.role === 'tab' ||
    node.tag === 'summary' ||
    (node.expanded !== undefined && /^(?:button|link)$/.test(node.role)))

const isOpen = ({ role, selected, expanded }: PageNode): boolean => (role === 'tab' ? selected : expanded) === true

/** "under Getting here", "in the Groups tab": the text of a part that is named by its tab or its head, which is opened to be read. */
export async function readFolded(target: Target, context: RunContext): Promise<ReadResult | undefined> {
  const places = (target.relations ?? []).filter(({ relation }) => relation === 'below' || relation === 'in')
  const heads = [...places.map(({ to }) => to), ...(PARTS.has(target.noun ?? '') ? [target] : [])]
  const snapshot = heads.length ? await context.browser.snapshot() : undefined
  for (const head of snapshot ? heads : []) {
    const named: Target = { ...head, noun: undefined, roles: undefined, relations: undefined }
    const [best] = find(named, snapshot!, 'read', context, CALLED)
    const fold = best && [best.node, ...best.page.ancestors(best.node).slice(0, 2)].find(isFold)
    const text = fold && (await openFold(fold, context))
    if (!text) continue
    context.sure.push(0.9)
    return { text: `${fold.name}: ${cut(text, LONGEST_TEXT)}`, result: text }
  }
  return undefined
}

/** Nouns of parts that may be folded. */
const PARTS = new Set(['tab', 'section', 'panel', 'accordion'])

/** Opens a part where it is folded, which is told, and gives its text; undefined where nothing is seen to open. */
export async function openFold(fold: PageNode, context: RunContext): Promise<string | undefined> {
  const { browser } = context
  const before = readPage(await browser.snapshot())
  if (isOpen(fold)) return textOfOpen(before, fold)
  try {
    await act('click', { ref: fold.ref }, context)
  } catch (error) {
    // What asks for a yes does more than open; what refuses the click, as it is covered, stays closed.
    if (error instanceof NeedsApproval || error instanceof BrowserFailed) return undefined
    throw error
  }
  const known = new Set(before.nodes.map(({ ref }) => ref))
  const until = Date.now() + OPENING
  for (;;) {
    const now = readPage(await browser.snapshot())
    const fresh = textOf(
      now,
      now.nodes.filter(({ ref }) => !known.has(ref)),
    )
    if (fresh) {
      context.told.push(`Opened “${cut(fold.name, 60)}”.`)
      return fresh
    }
    if (Date.now() > until) return undefined
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** The text of an open part: the panel of that name, the only panel, or what stands behind its head up to the next one. */
function textOfOpen(page: Page, fold: PageNode): string | undefined {
  if (fold.role === 'tab') {
    const panels = page.nodes.filter(({ role }) => role === 'tabpanel')
    const panel =
      panels.find(({ name }) => matchText(fold.name, name) > 0.95) ?? (panels.length === 1 ? panels[0] : undefined)
    return panel && page.text(panel).trim()
  }
  return textBehind(page, page.parent(fold)?.role === 'heading' ? page.parent(fold)! : fold)
}

/** What stands behind a head, up to the next one beside it. */
export function textBehind(page: Page, head: PageNode): string | undefined {
  const around = page.parent(head)
  if (!around) return undefined
  const behind = page.children(around).filter(child => page.order(child) > page.order(head))
  const next = behind.findIndex(child => child.role === 'heading' || isFold(child) || page.inside(child).some(isFold))
  return textOf(page, next === -1 ? behind : behind.slice(0, next)) || undefined
}

/** The texts of nodes, each once, in their order. */
function textOf(page: Page, nodes: readonly PageNode[]): string {
  const all = new Set(nodes)
  return nodes
    .filter(node => !page.ancestors(node).some(above => all.has(above)))
    .map(node => page.text(node).trim())
    .filter(Boolean)
    .join('\n')
}
