import { takeAction } from '../../lib/browser-session.ts'
import type { Element } from '../page/element.ts'
import type { PageSession } from '../sessions/page-session.ts'
import type { Approval } from '../tools/action.ts'
import type { ToolContext } from '../tools/tool.ts'
import { decide } from './decide.ts'
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
  { session, approvals }: Pick<ToolContext, 'session' | 'approvals'>,
  element: Element,
  via: 'click' | 'enter' | 'space',
): Promise<Approval | undefined> {
  if (approvals === 'never') return undefined
  const intent = await element.call<Intent>('intent', { via })
  const verdict = intent.typing ? undefined : decide(intent)
  if (!verdict || (approvals === 'destructive' && !LASTING.has(verdict.kind))) return undefined
  const fingerprint = fingerprintOf(element.frame.url(), intent)
  if (takeAction(session.stateFolder, session.id, fingerprint)) {
    AGREED.set(session, performance.now())
    return undefined
  }
  const { host } = new URL(element.frame.url())
  const pressing = intent.implicit && !/button/.test(intent.control.role) ? 'Enter' : intent.control.words
  return {
    fingerprint,
    action: `${verdict.does} on ${host || 'this page'} (${[pressing, intent.item && `in “${intent.item}”`, intent.near[0]].filter(Boolean).join(', ')})`,
    details: detailsOf(intent),
  }
}
