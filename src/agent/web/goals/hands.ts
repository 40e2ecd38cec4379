import type { ActionResult, PageNode, PageSnapshot } from '../../../contract/page.ts'
import { NeedsApproval, type ActingTool, type Browser, type Purpose, type Target } from '../contract.ts'
import { ground } from '../ground/ground.ts'
import { plainText } from '../ground/match-text.ts'
import { readPage, type Page } from '../ground/page-tree.ts'
import { isControl } from '../ground/purposes.ts'
import { isSending } from './given/is-sending.ts'
import { createLedger, type Ledger } from './given/ledger.ts'

/** What a goal is reached with: the page as it is now, and the tools, each of which brings the page after it along. */
export interface Hands {
  readonly page: Page
  /** What was done, in words. */
  readonly done: string[]
  /** What was done last, and to which element. */
  readonly last: { tool: ActingTool; ref: string | undefined } | undefined
  readonly signal: AbortSignal
  /** Nothing is opened to look for what is meant. */
  readonly asShown: boolean
  /** A person answers for what is done: what was said is done as a whole or not at all. */
  readonly isCareful: boolean
  /** What became of that which the message gives. */
  readonly ledger: Ledger
  look(): Promise<Page>
  act(tool: ActingTool, args: Record<string, unknown>, said?: string): Promise<Page>
  click(node: PageNode, more?: Record<string, unknown>): Promise<Page>
  type(node: PageNode, text: string, more?: Record<string, unknown>): Promise<Page>
  key(key: string, node?: PageNode, count?: number): Promise<Page>
  /** Waits until something on the page is another than now; false when nothing changes. */
  changes(milliseconds: number): Promise<boolean>
  /** The element as it is now; undefined when it is gone. */
  again(node: PageNode): PageNode | undefined
  find(target: Target, purpose: Purpose): PageNode | undefined
}

/** What scores less than this is not what was said. */
export const SURE = 0.5

/**
 * Where a page shows the very message that it was sent (a search term that is repeated, a task that is written above the
 * page), those words are no part of it that could be meant.
 */
export function withoutEcho(snapshot: PageSnapshot, message: string): PageSnapshot {
  const said = plainText(message)
  if (said.length < 12) return snapshot
  const page = readPage(snapshot)
  // A button may be called just as it was said.
  const isOperated = (node: PageNode) =>
    [node, ...page.ancestors(node).slice(0, 3), ...page.inside(node)].some(isControl)
  const whole = squeeze(said)
  const isExact = (node: PageNode) => squeeze(page.text(node)) === whole
  // The whole message in several parts is no part of it that reads much like it.
  const isEcho = page.nodes.some(isExact) ? isExact : (node: PageNode) => isReworded(squeeze(page.text(node)), whole)
  // The innermost one: what holds it may hold the rest of the page, which has no text.
  const echo = new Set(
    page.nodes
      .filter(
        node => isEcho(node) && node.value === undefined && !page.children(node).some(isEcho) && !isOperated(node),
      )
      .map(({ ref }) => ref),
  )
  if (echo.size === 0) return snapshot
  // What says nothing and shows a colour or an icon among the words is what they are about.
  const isSample = (node: PageNode) =>
    (node.background !== undefined || (node.role === 'generic' && node.classes !== undefined)) &&
    page.children(node).length === 0 &&
    page.text(node).trim() === ''
  const gone = (node: PageNode) =>
    echo.has(node.ref) || (page.ancestors(node).some(({ ref }) => echo.has(ref)) && !isSample(node))
  const nodes = snapshot.nodes.filter(node => !gone(node))
  return { ...snapshot, nodes, total: snapshot.total - (snapshot.nodes.length - nodes.length) }
}

/** The same but for one word, which may have been put in the place of a pronoun: what it only begins with is a part of it. */
function isReworded(shown: string, said: string): boolean {
  if (shown.length < 30 || said.startsWith(shown) || shown.length > said.length) return false
  let from = 0
  while (shown[from] === said[from]) from++
  let to = 0
  while (to < shown.length - from && shown.at(-1 - to) === said.at(-1 - to)) to++
  return from + to >= shown.length - 4
}

const squeeze = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** What the browser says of something that was dragged onto another and lies where it was. */
const CAME_TO_NOTHING = /\bchanged nothing\b/

export function createHands(browser: Browser, message: string, first?: PageSnapshot, asShown = false): Hands {
  const done: string[] = []
  let last: Hands['last']
  let page = readPage(withoutEcho(first ?? EMPTY, message))
  const show = (snapshot: PageSnapshot) => (page = readPage(withoutEcho(snapshot, message)))
  const look = async () => show(await browser.snapshot())
  const ledger = createLedger(message, page)
  const act: Hands['act'] = async (tool, args, said) => {
    browser.signal.throwIfAborted()
    const node = page.get((args['ref'] ?? args['from']) as string | undefined)
    const left = isSending(page, tool, node, args) ? ledger.left(page, node, args) : []
    if (left.length > 0) throw new GivenUp(notSent(page, node, left))
    ledger.record(page, node, args)
    const result: ActionResult = await browser.act(tool, { ...args, snapshot: true })
    if (said) done.push(said)
    last = { tool, ref: args['submit'] === true ? undefined : (args['ref'] as string | undefined) }
    const after = result.snapshot ? show(result.snapshot) : await look()
    if (tool === 'drag' && args['to'] !== undefined && result.notes?.some(note => CAME_TO_NOTHING.test(note)))
      throw new GivenUp(result.notes.join(' '))
    ledger.see(after, node, args)
    return after
  }
  return {
    asShown,
    ledger,
    isCareful: browser.mustAsk === true,
    get page() {
      return page
    },
    get last() {
      return last
    },
    done,
    signal: browser.signal,
    look,
    act,
    click: async (node, more = {}) => {
      const said = `clicked ${nameOf(page, node)}`
      const isPlain = Object.keys(more).length === 0
      const through = isPlain ? figureUnder(page, node) : undefined
      if (!through) return act('click', { ref: (isPlain && labelOfBranch(page, node)?.ref) || node.ref, ...more }, said)
      const [x, y, width, height] = node.box!
      return act('click_at', { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }, said)
    },
    type: (node, text, more = {}) =>
      act(
        'type',
        { ref: node.ref, text, ...more },
        `typed "${node.type === 'password' ? '••••' : text}" into ${nameOf(page, node)}`,
      ),
    key: (key, node, count = 1) =>
      act('press_key', { key, ...(node && { ref: node.ref }), ...(count > 1 && { count }) }),
    async changes(milliseconds) {
      const before = printOf(page)
      const end = Date.now() + milliseconds
      while (Date.now() < end) {
        await new Promise(resolve => setTimeout(resolve, 60))
        if (printOf(await look()) !== before) return true
      }
      return false
    },
    again: node => page.get(node.ref),
    find(target, purpose) {
      const [best] = ground(target, page.snapshot, purpose)
      return best && best.score >= SURE ? page.get(best.ref) : undefined
    },
  }
}

/** A branch of a tree is as large as all that is in it: what is clicked is the text that names it. */
function labelOfBranch(page: Page, node: PageNode): PageNode | undefined {
  const [label] = node.role === 'treeitem' ? page.children(node).filter(({ role }) => role !== 'group') : []
  return label?.clickable && !label.hidden && node.name.endsWith(page.text(label)) ? label : undefined
}

/** A text of a drawing stands on the figure that it names, which takes the clicks: the one drawn right before it, where only that does. */
function figureUnder(page: Page, node: PageNode): PageNode | undefined {
  if (node.tag !== 'text' || node.clickable || !node.box) return undefined
  const before = page.nodes[page.order(node) - 1]
  const box = before?.clickable && before.shape !== undefined && before.parent === node.parent ? before.box : undefined
  const [x, y] = [node.box[0] + node.box[2] / 2, node.box[1] + node.box[3] / 2]
  const isOn = box && x > box[0] && x < box[0] + box[2] && y > box[1] && y < box[1] + box[3]
  return isOn ? before : undefined
}

const EMPTY: PageSnapshot = { url: '', title: '', tab: 1, tabs: 1, nodes: [], total: 0, text: '' }

/** What makes two looks at a page different. */
export const printOf = (page: Page): string =>
  page.nodes
    .map(
      node =>
        `${node.ref}${node.name}${node.value ?? ''}${node.checked ?? ''}${node.selected ?? ''}${node.expanded ?? ''}${node.box?.join(',') ?? ''}`,
    )
    .join('|')

/** An element in words, for what was done. */
export function nameOf(page: Page, node: PageNode): string {
  const name = node.name || node.label || node.placeholder || node.title || page.text(node)
  return name ? `"${name.length > 60 ? `${name.slice(0, 57)}…` : name}"` : `the ${node.shape ?? node.role}`
}

/** Why something was not sent: what of the message is still to be used, and what the page has. */
function notSent(page: Page, node: PageNode | undefined, left: readonly string[]): string {
  const controls = page.nodes.filter(one => isControl(one) && !one.hidden && nameOf(page, one).startsWith('"'))
  const names = [...new Set(controls.map(one => nameOf(page, one)))].slice(0, 8)
  const what = left.map(text => `“${text}”`).join(', ')
  const there = names.length > 0 ? ` What is there: ${names.join(', ')}.` : ''
  return `I found no use on the page for ${what}, so I did not ${node ? `press ${nameOf(page, node)}` : 'send it'}.${there}`
}

/** Thrown where a goal cannot be reached; the message says why, for people. */
export class GivenUp extends Error {}

/** Whether a failure ends the goal: what waits for a yes, what was given up and what was broken off is not tried another way. */
export const isFinal = (error: unknown, { signal }: Pick<Hands, 'signal'>): boolean =>
  error instanceof NeedsApproval || error instanceof GivenUp || signal.aborted
