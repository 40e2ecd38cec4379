import type { PageNode } from '../../../contract/page.ts'
import type { Page } from '../ground/page-tree.ts'
import { pattern } from '../../../lib/patterns.ts'
import { splitIdentifier } from '../../../lib/words.ts'
import { isControl } from '../ground/purposes.ts'
import { isFinal, printOf, type Hands } from './hands.ts'
import { opensMenu } from './mechanisms/item-controls.ts'

/** Openings, pages and scrolls before it is given up. */
const MOST_STEPS = 60
/** How long what was opened may take to come out, in milliseconds (the usual length of an animation, and some more). */
const SLOW = 1200

/** Signs by which authors without ARIA mark what folds out (the usual names of such classes). */
const FOLDS = /accordion|collaps|toggle|expand|disclos|fold|summary|section[-_]?head|caret|tree/i
/** The usual names of what is clicked beside a name to unfold it. */
const FOLDING = /\b(?:hit-?area|toggle\w*|expand\w*|caret|arrow|twist\w*|disclos\w*|handle|icon)\b/i
const MORE_OF = '(?:results|items|page|posts|entries)'
/** "All" by itself is a choice among views, which shows nothing more however often it is made. */
export const MORE = pattern('i')`
  ^(?:
    (?:(?:show|view|see|load|read)\ ?)?(?:more|next|…|\.\.\.|›|»|>|→)(?:\s*${MORE_OF})?
    |(?:show|view|see|load|read)\s*all(?:\s*${MORE_OF})?
    |all\s*${MORE_OF}
  )\s*[›»>→]*$
`
/** Signs of what is closed and opens (Unicode: geometric shapes that point right, boxed plus, menus), before or behind a name. */
const CLOSED = /^[▸▶►▹▷⊞☰⋮⋯]|[▸▶►▹▷⊞]$|^[+＋]$/u
/** What plain elements that open a list of choices are called, or end with. */
const OPENS = /^(?:[☰≡⋮…]\s*)?(?:main |pie |site |page )?(?:menu|options|actions)\s*[▾▼⌄˅▿]?$|\S\s*[▾▼⌄˅▿]$/iu
const NEXT = /\bnext\b|^[›»>→]+$/i

/**
 * Looks for something that is not shown yet: opens tabs, folded sections, tree items and menus one after the other, turns
 * pages, scrolls lists down and waits; each once, and nothing that could do more than show. Undefined: it is nowhere.
 */
export async function reveal(hands: Hands, seek: (page: Page) => PageNode | undefined): Promise<PageNode | undefined> {
  let found = seek(hands.page)
  if (hands.asShown) return found
  let waits = 1
  const tried = new Map<string, number>()
  for (let step = 0; !found && step < MOST_STEPS; step++) {
    const next = nextOpening(hands.page, tried)
    if (!next) {
      // What was pressed may still be on its way.
      const patience = step > 0 || hands.done.length > 0 ? SLOW : 400
      if (waits-- <= 0 || !(await hands.changes(patience))) return undefined
      found = seek(hands.page)
      continue
    }
    tried.set(next.node.ref, (tried.get(next.node.ref) ?? 0) + 1)
    const before = printOf(hands.page)
    const shown = countShown(hands.page)
    await open(hands, next)
    found = seek(hands.page)
    // A second control of what is open already has closed it.
    if (
      !found &&
      next.how === 'click' &&
      countShown(hands.page) < shown - 1 &&
      hands.again(next.node) &&
      next.node.role !== 'tab'
    )
      await open(hands, next)
    if (!found && printOf(hands.page) !== before && next.how !== 'scroll' && (await hands.changes(250)))
      found = seek(hands.page)
    // What changes nothing when it is turned is at its end.
    if (printOf(hands.page) === before) tried.set(next.node.ref, 1000)
  }
  return found
}

/** What is folded away on a page and answers clicks. */
export const foldedOn = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      !node.disabled &&
      !node.hidden &&
      (node.expanded === false ? node.role !== 'combobox' : node.expanded === undefined && isFold(page, node)),
  )

/** What lies over something and bears the sign of what opens: it has to be opened before what is under it can be used. */
export function lidOver(page: Page, { box, hidden, ref }: PageNode): PageNode | undefined {
  if (!hidden || !box) return undefined
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
  return page.nodes.find(
    one =>
      one.ref !== ref &&
      !one.hidden &&
      isControl(one) &&
      !one.editable &&
      CLOSED.test(page.text(one).trim()) &&
      one.box !== undefined &&
      x > one.box[0] &&
      x < one.box[0] + one.box[2] &&
      y > one.box[1] &&
      y < one.box[1] + one.box[3],
  )
}

const countShown = (page: Page): number => page.nodes.filter(node => !node.hidden).length

interface Opening {
  node: PageNode
  how: 'click' | 'hover' | 'scroll'
  /** How often it may be tried again. */
  most: number
}

async function open(hands: Hands, { node, how }: Opening): Promise<void> {
  if (how === 'scroll')
    // What is at its end says so; the search goes on elsewhere.
    await hands
      .act('scroll', { ref: node.ref, direction: 'down', amount: Math.max(60, (node.box?.[3] ?? 200) * 0.8) })
      .catch(() => hands.signal.throwIfAborted())
  else if (how === 'hover') await hands.act('hover', { ref: node.ref })
  else await clickWhereItComesToRest(hands, node)
}

/** What was opened before may still be moving the rest: a click that met something else is made once more. */
async function clickWhereItComesToRest(hands: Hands, node: PageNode): Promise<void> {
  try {
    await hands.click(node)
  } catch (error) {
    if (isFinal(error, hands)) throw error
    await hands.changes(400)
    const now = hands.again(node)
    if (!now) throw error
    await hands.click(now)
  }
}

/** "All" as a choice shows others, not more. */
const isPressed = (node: PageNode): boolean =>
  isControl(node) && !/^(?:radio|checkbox|switch|option|menuitem|textbox|combobox)$/.test(node.role)

/** The next thing that may show more: folded things, tabs, menus, lists to scroll, then pages. */
function nextOpening(page: Page, tried: ReadonlyMap<string, number>): Opening | undefined {
  const openings: Opening[] = page.nodes.flatMap((node): Opening[] => {
    if (node.disabled || node.hidden || isOneOfMenus(page, node)) return []
    if (node.expanded === false && node.role !== 'combobox') return [{ node, how: 'click', most: 1 }]
    return []
  })
  const tabs = page.nodes
    .filter(node => (node.role === 'tab' || isTab(page, node)) && !node.selected && !node.disabled && !node.hidden)
    .map(node => ({ node, how: 'click', most: 1 }) as const)
  const folds = page.nodes
    .filter(node => node.expanded === undefined && isFold(page, node) && !isOneOfMenus(page, node))
    .map(node => ({ node, how: 'click', most: 1 }) as const)
  const menus = page.nodes
    .filter(node => node.role === 'menuitem' && node.expanded === undefined)
    .map(node => ({ node, how: 'hover', most: 1 }) as const)
  const lists = page.nodes
    .filter(node => node.scrollable && !/^(?:textbox|html|body)$/.test(node.role))
    .map(node => ({ node, how: 'scroll', most: 30 }) as const)
  const more = page.nodes
    .filter(node => isPressed(node) && !node.disabled && MORE.test(node.name.trim()) && !isOneOfMenus(page, node))
    .map(node => ({ node, how: 'click', most: 40 }) as const)
  // An entry of a menu that is called "Next" does something.
  const next = page.nodes
    .filter(
      node =>
        isControl(node) &&
        !node.disabled &&
        !/^(?:menuitem|option)/.test(node.role) &&
        (NEXT.test(node.name) || NEXT.test([node.title, ...(node.classes ?? [])].join(' '))),
    )
    .map(node => ({ node, how: 'click', most: 40 }) as const)
  // What a plain list has folded away comes out under the mouse, which does nothing else.
  const entries = page.nodes
    .filter(node => node.role === 'listitem' && !node.hidden && isEntry(page, node))
    .map(node => ({ node, how: 'hover', most: 1 }) as const)
  return [...openings, ...tabs, ...folds, ...lists, ...menus, ...more, ...next, ...entries].find(
    ({ node, most }) => (tried.get(node.ref) ?? 0) < most,
  )
}

/** Items have a menu each: what is in one of them is in all of them, and which one is meant the words have to say. */
const isOneOfMenus = (page: Page, node: PageNode): boolean =>
  opensMenu(node) &&
  page.nodes.filter(other => !other.hidden && other.role === node.role && other.name === node.name && opensMenu(other))
    .length > 1

/** An entry of a menu that its author made of a list: a short text, and no control of its own. */
const isEntry = (page: Page, node: PageNode): boolean =>
  (node.clickable === true || page.ancestors(node).some(({ role }) => role === 'listitem')) &&
  page.text(node).trim() !== '' &&
  page.text(node).length <= 40 &&
  !page.inside(node).some(({ role }) => /^(?:button|link|textbox|checkbox|radio|combobox|switch)$/.test(role))

/** One of several short texts in what its author calls tabs. */
function isTab(page: Page, node: PageNode): boolean {
  if (
    !(/^(?:listitem|generic|link|button)$/.test(node.role) || (node.role === 'text' && node.clickable)) ||
    page.text(node).trim() === '' ||
    page.text(node).length > 40
  )
    return false
  const holder = page.parent(node)
  // What stands in prose is none, and beside those that say what they are nothing else is.
  if (holder?.role === 'paragraph' || (node.role !== 'tab' && !isInTab(page, node) && hasTabs(page, holder)))
    return false
  const names = [holder, ...(holder ? page.ancestors(holder).slice(0, 1) : [])]
    .flatMap(above => (above ? [above.id ?? '', ...(above.classes ?? [])] : []))
    .flatMap(splitIdentifier)
  return (
    names.some(name => /^(?:tab(?:s|list|nav|bar|strip|panes?)?|sheets)$/i.test(name)) &&
    !names.some(name => /^(?:panels?|content|body)$/i.test(name)) &&
    page.children(holder!).filter(({ tag }) => tag === node.tag).length > 1
  )
}

const isInTab = (page: Page, node: PageNode): boolean => page.ancestors(node).some(({ role }) => role === 'tab')
const hasTabs = (page: Page, holder: PageNode | undefined): boolean =>
  holder !== undefined && page.inside(holder).some(({ role }) => role === 'tab')

/** A plus beside a minus raises a number, and opens nothing. */
const isOfStepper = (page: Page, node: PageNode): boolean =>
  /^[+＋]$/.test(page.text(node).trim()) &&
  (page.parent(node)
    ? page.children(page.parent(node)!)
    : page.nodes.filter(one => page.parent(one) === undefined)
  ).some(other => /^[-−–➖]$/u.test(page.text(other).trim()))

/** A plain element that opens choices: by its name, or by the sign that is drawn on it. */
const opensList = (page: Page, node: PageNode): boolean =>
  (!/^(?:link|checkbox|radio|option|menuitem|tab)$/.test(node.role) && OPENS.test(page.text(node).trim())) ||
  (node.shape !== undefined && page.nodes.some(sign => isSignOn(sign, node)))

const SIGN_ON = /^(?:[+＋☰≡⋮]|menu|options|actions|open|more)$/iu

/** A plus, three lines or the word for it in the middle of a drawn figure that says nothing itself. */
function isSignOn(sign: PageNode, { box, ref }: PageNode): boolean {
  if (!sign.box || !box || sign.ref === ref || !SIGN_ON.test(sign.name.trim()) || sign.hidden) return false
  const far = (at: 0 | 1) => Math.abs(sign.box![at] + sign.box![at + 2]! / 2 - box[at] - box[at + 2]! / 2)
  return far(0) < box[2] / 4 && far(1) < box[3] / 4
}

/** "Panel A", "Section 2": a plain element that is called as a part of the page, and holds nothing. */
const PART =
  /^(?:section|panel|part|chapter|group|area|folder|topic|tab|step) ?(?:[#№]|no\.? ?)?(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.:]?$/i

/** What folds out, by the name that its author gave it: what is in there is content, and opens nothing. */
const CONTENT = /\b(?:\w+[-_])*(?:content|body|panel|pane|inner)\b/i

/** The marks of what an element is directly in, as far as that is not what folds out. */
function marksAround(page: Page, node: PageNode): string[] {
  const around = page.ancestors(node).slice(0, 2)
  const content = around.findIndex(above => CONTENT.test((above.classes ?? []).join(' ')))
  return (content === -1 ? around : around.slice(0, content)).flatMap(above => above.classes ?? [])
}

/** An entry, or its name, in a list whose entries have something silent before their names that unfolds them: what has none there has nothing below it. */
function hasOwnToggle(page: Page, node: PageNode): boolean {
  const isToggle = (one: PageNode) =>
    one.clickable === true &&
    page.text(one).trim() === '' &&
    one.name.trim() === '' &&
    FOLDING.test((one.classes ?? []).join(' '))
  const entry = node.role === 'listitem' ? node : page.parent(node)
  const list =
    entry && entry.role === 'listitem' ? page.ancestors(entry).findLast(({ role }) => role === 'list') : undefined
  return list !== undefined && page.inside(list).some(isToggle)
}

/** A heading or a marked element that answers clicks, has little text and nothing to operate inside. */
function isFold(page: Page, node: PageNode): boolean {
  if (node.tag === 'summary') return node.expanded !== true
  if (isControl(node) && !node.editable && opensList(page, node)) return true
  if (isControl(node) && !node.editable && CLOSED.test(page.text(node).trim())) return !isOfStepper(page, node)
  if (
    !node.clickable ||
    /^(?:link|checkbox|radio|textbox|option|menuitem|tab)$/.test(node.role) ||
    page.text(node).length > 80
  )
    return false
  if (page.text(node).trim() !== '' && hasOwnToggle(page, node)) return false
  const marks = [node.id ?? '', ...(node.classes ?? []), ...marksAround(page, node)].join(' ')
  return node.role === 'heading' || PART.test(page.text(node).trim()) || (FOLDS.test(marks) && node.type !== 'submit')
}
