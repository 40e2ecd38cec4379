import { takeAction } from '../../lib/browser-session.ts'
import type { Element } from '../page/element.ts'
import type { Approval } from '../tools/action.ts'
import type { ToolContext } from '../tools/tool.ts'
import { decide } from './decide.ts'
import { detailsOf, fingerprintOf } from './fingerprint.ts'
import type { Intent } from './intent.ts'

/**
 * The question that has to be answered before a click or Enter on an element; nothing when it does no harm, or when a
 * person has said yes to exactly this, which is used up by it.
 */
export async function askFirst(
  { session, settings }: Pick<ToolContext, 'session' | 'settings'>,
  element: Element,
  via: 'click' | 'enter' | 'space',
): Promise<Approval | undefined> {
  if ('approvals' in settings && settings.approvals === false) return undefined
  const intent = await element.call<Intent>('intent', { via })
  const verdict = intent.typing ? undefined : decide(intent)
  if (!verdict) return undefined
  const fingerprint = fingerprintOf(element.frame.url(), intent)
  if (takeAction(session.stateFolder, session.id, fingerprint)) return undefined
  const { host } = new URL(element.frame.url())
  const pressing = intent.implicit && !/button/.test(intent.control.role) ? 'Enter' : intent.control.words
  return {
    fingerprint,
    action: `${verdict.does} on ${host || 'this page'} (${pressing}${intent.near[0] ? `, ${intent.near[0]}` : ''})`,
    details: detailsOf(intent),
  }
}
