import { pattern } from '../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../contract/page.ts'
import { isSending } from './goals/given/is-sending.ts'
import { plainText } from './ground/match-text.ts'
import { readPage, type Page } from './ground/page-tree.ts'
import { isControl } from './ground/purposes.ts'

/** Labels of controls that close what lies over a page and do nothing else, the plainest first. */
const CLOSING: readonly RegExp[] = [
  /^(?:[x×✕✖✗✘⨯]|close|dismiss|hide)\b|^[x×✕✖✗✘⨯]$/iu,
  /\b(?:no,? thanks?|no,? thank you|not now|later|skip|got it)\b/i,
]
/** What asks for consent to cookies, and the answers that give no more than the page cannot do without. */
const CONSENT = /\b(?:cookies?|consent|your privacy)\b/i
const REFUSES = pattern('i')`
  ^(?:reject|decline|refuse|deny)\b
  |\b(?:strictly |only )?(?:necessary|essential|required)\b(?!.*\b(?:all|accept)\b)
  |\bwithout accepting\b
`
/** What asks whether to go on with what one does, and what asks whether to leave it. */
const STAYS = /\b(?:stay|continue|remain|keep|go on|extend|resume)\b/i
const LEAVES = /\b(?:leave|exit|quit|log ?out|sign ?out|discard|abort|delete|remove|go (?:back|to|home)|redirect)\b/i
const AFFIRMS = /^(?:ok|okay|yes|continue|stay|keep|extend)\b/i
/** What the only button of a notice is called besides. */
const AGREES = /^(?:fine|understood|alright|all right|accept|agree|allow|sure|i (?:agree|accept|understand))\b/i
const DENIES = /^(?:no|cancel|abort)\b/i

/** What lies over a page, and the control that closes it. */
export interface Closable {
  closer: PageNode
  over: PageNode
}

/**
 * What has come over a field that is filled in, before the form is sent by a button that it does not cover: a question that is
 * not answered is no part of the form.
 */
export function closerOverForm(nodes: readonly PageNode[], ref: unknown): Closable | undefined {
  if (typeof ref !== 'string' || !nodes.some(node => node.editable === true && node.hidden === true)) return undefined
  const snapshot = { nodes: [...nodes] } as PageSnapshot
  const page = readPage(snapshot)
  const button = page.get(ref)
  if (!button || !isSending(page, 'click', button, {})) return undefined
  const covered = page.nodes.filter(node => node.editable === true && node.hidden === true && (node.value ?? '') !== '')
  for (const field of covered) {
    const found = closerOver(snapshot, field.ref, true)
    if (found && found.over !== button && !page.ancestors(button).includes(found.over)) return found
  }
  return undefined
}

/**
 * The control that closes what lies over an element; undefined: nothing does, or closing would mean more than that: what
 * somebody wrote in it would be lost. A question is answered only for somebody who lets the agent act without asking.
 */
export function closerOver(snapshot: PageSnapshot, ref: string, mayAnswer: boolean): Closable | undefined {
  const page = readPage(snapshot)
  const target = page.get(ref)
  const over = target && (coverOf(page, target) ?? consentOf(page))
  if (!over || page.inside(over).some(node => node.editable && (node.value ?? '') !== '')) return undefined
  const controls = page.inside(over).filter(node => !node.hidden && !node.disabled && isControl(node) && !node.editable)
  const words = (node: PageNode) => plainText(page.text(node) || node.name || node.title || '')
  const named = CLOSING.map(pattern => controls.find(node => pattern.test(words(node)))).find(Boolean)
  if (named) return { closer: named, over }
  // Of cookies no more is taken than has to be.
  const refuses = CONSENT.test(page.text(over)) ? controls.filter(node => REFUSES.test(words(node))) : []
  if (refuses.length === 1) return { closer: refuses[0]!, over }
  const signed = controls.find(node =>
    /\bclos(?:e|er|ing)\b|dismiss/i.test((node.classes ?? []).join(' ').replace(/[-_]/g, ' ')),
  )
  if (signed) return { closer: signed, over }
  if (!mayAnswer) return undefined
  // A notice with one button is done with by it; a question is answered so that one stays where one is.
  const buttons = controls.filter(node => words(node) !== '')
  if (buttons.length === 1 && [AFFIRMS, AGREES].some(form => form.test(words(buttons[0]!))))
    return { closer: buttons[0]!, over }
  const stays = buttons.filter(node => STAYS.test(words(node)) && !LEAVES.test(words(node)))
  if (buttons.length === 2 && stays.length === 1 && buttons.some(node => LEAVES.test(words(node))))
    return { closer: stays[0]!, over }
  const text = page.text(over)
  const answer = STAYS.test(text) && !LEAVES.test(text) ? AFFIRMS : DENIES
  const found = buttons.length === 2 ? buttons.find(node => answer.test(words(node))) : undefined
  return found && { closer: found, over }
}

/** What asks for consent beside a veil that covers the page. */
const consentOf = (page: Page): PageNode | undefined =>
  page.nodes.find(
    node =>
      /^(?:dialog|alertdialog)$/.test(node.role) &&
      !node.hidden &&
      CONSENT.test(`${node.name} ${page.text(node)}`) &&
      page.inside(node).some(isControl),
  )

/** The outermost part of the page that lies over the middle of an element, is drawn after it and has controls of its own. */
function coverOf(page: Page, target: PageNode): PageNode | undefined {
  if (!target.box) return undefined
  const [x, y] = [target.box[0] + target.box[2] / 2, target.box[1] + target.box[3] / 2]
  const around = new Set([target, ...page.ancestors(target), ...page.inside(target)].map(node => node.ref))
  return page.nodes.find(
    ({ ref, box, ...node }) =>
      box !== undefined &&
      !node.hidden &&
      !around.has(ref) &&
      x >= box[0] &&
      x <= box[0] + box[2] &&
      y >= box[1] &&
      y <= box[1] + box[3] &&
      page.inside(page.get(ref)!).some(isControl),
  )
}
