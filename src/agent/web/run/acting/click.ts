import { isControl } from '../../ground/purposes.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { LEAST, locate } from '../finding/locate.ts'
import { ownQuestion } from './own-question.ts'
import { act, locateEach } from './use-element.ts'

/** What a guessed verb ("archive it") must be called, to be taken for a control. */
const SURE_NAME = 0.8

/** Clicks the element that is meant, or each of several. */
export async function click(step: Of<'click'>, context: RunContext): Promise<void> {
  const least = step.confidence < LEAST ? SURE_NAME : LEAST
  // A guess at a name on a page that nothing was done to is as good now as later.
  const isIdle = step.confidence < LEAST && context.browser.actedAt === undefined
  const patient = isIdle ? { ...context, patience: 0 } : context
  const nodes = step.target.all
    ? await locateEach(step.target, 'click', patient)
    : [await locate(step.target, 'click', patient, least)]
  for (const { page, node: found } of nodes) {
    const inner =
      step.leads && !isControl(found)
        ? page.inside(found).find(({ role }) => role === 'link' || role === 'button')
        : undefined
    const node = inner ?? found
    // A text that is no control, and in none, leads nowhere.
    if (step.leads && ![node, ...page.ancestors(node), ...page.inside(node)].some(isControl))
      throw new Stopped('NOT_FOUND', `${describeNode(page, node)} is no link or control, and leads nowhere.`)
    // A guess at a name is one of a control, not of any text.
    if (step.confidence < LEAST && context.browser.mustAsk && !isControl(node) && !page.inside(node).some(isControl))
      throw new Stopped('NOT_FOUND', `${describeNode(page, node)} is nothing that can be clicked.`)
    if (mustAskFirst(step, context)) throw ownQuestion(page, node, step.said)
    context.shownBefore = new Set(page.nodes.map(({ ref }) => ref))
    await act(
      'click',
      {
        ref: node.ref,
        ...(step.button && { button: step.button }),
        ...(step.count && { count: step.count }),
        ...(step.modifiers && { modifiers: step.modifiers }),
      },
      context,
    )
    const how = step.button === 'right' ? 'Right-clicked' : step.count === 2 ? 'Double-clicked' : 'Clicked'
    context.told.push(`${how} ${describeNode(page, node)}.`)
  }
}

/** Verbs of deleting: what was asked for so is shown once more, whatever the page calls its button. */
const DELETES = /^(?:please )?(?:delete|erase|destroy|purge|wipe)\b/i

const mustAskFirst = ({ said, confidence }: Of<'click'>, { browser }: RunContext): boolean =>
  confidence < LEAST && DELETES.test(said) && browser.mustAsk

/** Opened, closed, on, off: whatever the control calls it. */
export async function set(step: Of<'set'>, context: RunContext): Promise<void> {
  const { page, node } = await locate(step.target, 'click', context)
  const wanted = step.value.kind === 'text' ? step.value.text : ''
  const isExpanded = node.expanded ?? page.children(node).find(child => child.expanded !== undefined)?.expanded
  if (isExpanded !== undefined && isExpanded === (wanted === 'expanded')) {
    context.told.push(`${describeNode(page, node)} is ${wanted} already.`)
    return
  }
  await act('click', { ref: node.ref }, context)
  context.told.push(`${wanted === 'expanded' ? 'Expanded' : 'Collapsed'} ${describeNode(page, node)}.`)
}
