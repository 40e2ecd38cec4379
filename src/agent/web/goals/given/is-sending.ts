import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import type { ActingTool } from '../../contract.ts'
import type { Page } from '../../ground/page-tree.ts'

/** What buttons that send, end or commit are called (with what comes behind the verb). */
const CALLED = pattern('iu')`
  ^\W*(?:
    submit|send|hand in|book|order|buy|purchase|reserve|pay|donate|place|confirm|save|done|finish|complete|create|add|post
    |publish|reply|forward|log ?in|sign ?(?:in|up|on)|register|apply|check ?out|ok|okay|update|schedule|share|subscribe
    |join|search|find|go|request|transfer|invite|accept|proceed to (?:payment|checkout)
  )\b
`

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

const isSendButton = (page: Page, node: PageNode): boolean =>
  node.editable !== true &&
  ((node.type === 'submit' && isInForm(page, node)) ||
    node.type === 'image' ||
    (/^(?:button|link|generic)$/.test(node.role) &&
      CALLED.test((page.text(node) || node.name || node.title || '').trim())))
