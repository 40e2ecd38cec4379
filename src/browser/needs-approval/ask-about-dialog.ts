import { createHash } from 'node:crypto'
import { takeAction } from '../../lib/browser-session.ts'
import type { PageDialog } from '../../contract/page.ts'
import type { Approval } from '../tools/action.ts'
import type { ToolContext } from '../tools/tool.ts'
import { LASTING, hasJustAgreed } from './ask-first.ts'
import { decideDialog } from './decide.ts'

/**
 * The question before a dialog of the page is accepted that asks whether to buy, pay, delete, send or publish. Nothing when
 * a person has just said yes to the action that it asks about.
 */
export function askAboutDialog(
  { session, approvals }: Pick<ToolContext, 'session' | 'approvals'>,
  url: string,
  { type, message }: PageDialog,
): Approval | undefined {
  if (approvals === 'never' || (type !== 'confirm' && type !== 'prompt') || hasJustAgreed(session)) return undefined
  const verdict = decideDialog(message)
  if (!verdict || (approvals === 'destructive' && !LASTING.has(verdict.kind))) return undefined
  const { origin, host, pathname } = new URL(url)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([origin, pathname, type, message]))
    .digest('hex')
  if (takeAction(session.stateFolder, session.id, fingerprint)) return undefined
  return {
    fingerprint,
    action: `${verdict.does} on ${host || 'this page'} (dialog "${message.slice(0, 200)}")`,
    element: `dialog “${message.slice(0, 200)}”`,
    details: {},
  }
}
