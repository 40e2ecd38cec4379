import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { splitIdentifier } from '../../../../lib/words.ts'
import type { ActingTool } from '../../contract.ts'
import type { Page } from '../../ground/page-tree.ts'

/** What buttons that send, end or commit are called (with what comes behind the verb). */
const SENDS = pattern('iu')`
  ^\W*(?:
    submit|send|hand in|book|order|buy|purchase|reserve|pay|donate|place|confirm|save|done|finish|complete|publish
    |log ?in|sign ?(?:in|up|on)|register|apply|check ?out|ok|okay|search|find|proceed to (?:payment|checkout)
  )\b
`
/** What is called so opens a form as often as it sends one: it sends where something was written. */
const MAY_OPEN = pattern('iu')`
  ^\W*(?:create|add|post|reply|forward|update|schedule|share|subscribe|join|go|request|transfer|invite|accept)\b
`

/** What is chosen, and no button however it is called. */
const CHOICES = /^(?:option|radio|checkbox|switch|tab|cell|gridcell|row|columnheader|heading|menuitemradio)$/
/** A longer text is no button's. */
const LONGEST = 40

/** Whether an act sends, ends or commits something: a press of such a button, or Enter in a field of a form. */
export function isSending(
  page: Page,
  tool: ActingTool,
  node: PageNode | undefined,
  args: Record<string, unknown>,
): boolean {
  if (tool === 'click') return node !== undefined && isSendButton(page, node)
  if (tool === 'type') return args['submit'] === true
  if (tool !== 'press_key' || args['key'] !== 'Enter' || !node) return false
  return node.tag !== 'textarea' && isInForm(page, node)
}

const isInForm = (page: Page, node: PageNode): boolean =>
  page.ancestors(node).some(({ tag, role }) => tag === 'form' || role === 'form')

function isSendButton(page: Page, node: PageNode): boolean {
  if (node.editable === true) return false
  if ((node.type === 'submit' && isInForm(page, node)) || node.type === 'image') return true
  const shown = (page.text(node) || node.name || node.title || '').trim()
  const name = /[\p{L}\d]/u.test(shown) ? shown : calledByAuthor(node)
  if (CHOICES.test(node.role) || name.length > LONGEST) return false
  return SENDS.test(name) || (MAY_OPEN.test(name) && sendsWhatIsWritten(page, node))
}

/** A control that shows no words, by the verb that its author calls it by ("send-reply"). */
const calledByAuthor = ({ id = '', classes = [] }: PageNode): string =>
  [id, ...classes].flatMap(splitIdentifier).find(word => /^(?:send|submit)$/i.test(word)) ?? ''

/** A single line may have been a search on the way; a form, a text of several lines or two fields are what is handed over. */
function sendsWhatIsWritten(page: Page, node: PageNode): boolean {
  const written = page.nodes.filter(isWritten)
  const isText = ({ tag }: PageNode) => tag !== 'input'
  return written.length > 1 || written.some(isText) || (written.length > 0 && isInForm(page, node))
}

const isWritten = (node: PageNode): boolean =>
  node.editable === true && node.role !== 'searchbox' && !node.hidden && (node.value ?? '') !== ''
