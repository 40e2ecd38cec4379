import { takeAction } from '../../lib/browser-session.ts'
import { locateElement, type Element } from '../page/element.ts'
import type { PageSession } from '../sessions/page-session.ts'
import type { Approval } from '../tools/action.ts'
import type { ToolContext } from '../tools/tool.ts'
import { decide, decideChoice, decideDrop, DELETES, type Verdict } from './decide.ts'
import { detailsOf, fingerprintOf } from './fingerprint.ts'
import type { Intent } from './intent.ts'
import type { Kind } from './read-words.ts'

/** What costs money or is gone afterwards. */
export const LASTING: ReadonlySet<Kind> = new Set(['pay', 'buy', 'delete'])

/** When a person's yes was last used in a session. */
const AGREED = new WeakMap<PageSession, number>()
const JUST_NOW = 15_000

/** Whether what happens now may still come of an action that a person said yes to: pages ask once more. */
export const hasJustAgreed = (session: PageSession): boolean =>
  performance.now() - (AGREED.get(session) ?? -Infinity) < JUST_NOW

/**
 * The question that has to be answered before a click or Enter on an element; nothing when it does no harm, or when a
 * person has said yes to exactly this, which is used up by it.
 */
export async function askFirst(
  context: Asking,
  element: Element,
  via: 'click' | 'enter' | 'space',
  position?: { x: number; y: number },
): Promise<Approval | undefined> {
  if (context.approvals === 'never') return undefined
  const intent = await element.call<Intent>('intent', { via, position })
  const approval = ask(context, element, intent, intent.typing ? undefined : decide(intent))
  if (!approval && intent.met) {
    const met = locateElement(element.page, intent.met)
    const inner = await met.call<Intent>('intent', { via })
    return ask(context, met, inner, decide(inner))
  }
  if (!approval && intent.held?.length)
    context.session.note(`The browser did not send the form. ${intent.held.join(' ')}`)
  return approval
}

/** The same before something is chosen that is done at once: "Delete" in a menu, or in a list without a button beside it. */
export async function askBeforeChoosing(
  context: Asking,
  element: Element,
  values: readonly string[],
): Promise<Approval | undefined> {
  if (context.approvals === 'never' || values.length === 0) return undefined
  const intent = await element.call<Intent>('intent', { via: 'click' })
  return ask(context, element, intent, decideChoice(intent, values), `choosing ${values.join(', ')}`)
}

/** The same before something is dropped on a bin. */
export async function askBeforeDropping(
  context: Asking,
  dragged: Element,
  onto: Element,
): Promise<Approval | undefined> {
  if (context.approvals === 'never') return undefined
  const verdict = decideDrop(await onto.call<Intent>('intent', { via: 'click' }))
  return verdict && ask(context, dragged, await dragged.call<Intent>('intent', { via: 'click' }), verdict, 'to the bin')
}

/** The same before the delete key is pressed where it is for no field: there it deletes what is selected. */
export async function askBeforeDeleteKey(context: Asking, focused: Element): Promise<Approval | undefined> {
  if (context.approvals === 'never') return undefined
  const intent = await focused.call<Intent>('intent', { via: 'space' })
  return intent.typing ? undefined : ask(context, focused, intent, DELETES, 'the delete key')
}

type Asking = Pick<ToolContext, 'session' | 'approvals'>

/** `how`: what is done with the element, when it is more than pressing it. */
function ask(
  { session, approvals }: Asking,
  element: Element,
  intent: Intent,
  verdict: Verdict | undefined,
  how = '',
): Approval | undefined {
  if (!verdict || (approvals === 'destructive' && !LASTING.has(verdict.kind))) return undefined
  const fingerprint = fingerprintOf(element.frame.url(), intent, how)
  if (takeAction(session.stateFolder, session.id, fingerprint)) {
    AGREED.set(session, performance.now())
    return undefined
  }
  const { host } = new URL(element.frame.url())
  const { item, selected = [] } = intent
  // What is bought or paid is not what happens to be ticked somewhere on the page.
  const isOfSelected = !item && selected.length > 0 && verdict.kind !== 'pay' && verdict.kind !== 'buy'
  const about = item ? `in “${item}”` : isOfSelected ? `selected: ${selected.map(text => `“${text}”`).join(', ')}` : ''
  const pressing = intent.implicit && !/button/.test(intent.control.role) ? 'Enter' : intent.control.words
  return {
    fingerprint,
    action: `${verdict.does} on ${host || 'this page'} (${[pressing, how, about, intent.near[0]].filter(Boolean).join(', ')})`,
    element: `${intent.control.role} “${intent.control.name || intent.control.words}”`.slice(0, 200),
    details: detailsOf(intent),
  }
}
