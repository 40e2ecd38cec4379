import type { ActionResult, PageState } from '../../contract/page.ts'
import type { Json } from '../../lib/json.ts'
import type { PendingWrite, Turn } from '../turn.ts'
import type { Step } from './contract.ts'
import type { LoopOrder } from './loop-turn.ts'
import type { PageMemory } from './page-memory.ts'
import { UNCHANGED } from './tell-changes.ts'
import type { RunContext } from './run/context.ts'
import type { Ended } from './write-outcome.ts'

/** How a pending action goes on. */
export interface Continuation {
  tool: string
  args: Record<string, unknown>
  fingerprint: string
  action: string
  rest: Step[]
  granted: string[]
  /** The yes is for a change in the services; these steps follow it. */
  inner?: true
  /** A language model asked for it, and goes on after it. */
  loop?: LoopOrder
}

/** What waits for a yes, and what comes after it, as the conversation keeps it. */
export function toPending(
  ended: Extract<Ended, { kind: 'approval' | 'service' }>,
  turn: Turn,
  loop?: LoopOrder,
): PendingWrite {
  if (ended.kind === 'service') {
    // Its words may be those of a page: a yes to it is one to it alone.
    const pending = { ...ended.answer.pending, canAllow: false }
    if (!ended.rest.length) return pending
    const next: Continuation = {
      tool: pending.tool,
      args: {},
      fingerprint: '',
      action: pending.action,
      rest: ended.rest,
      granted: [],
      inner: true,
    }
    return { ...pending, web: toJson(next) }
  }
  const { needs, rest } = ended
  const { action, details, fingerprint, element } = needs.approval
  const next: Continuation = {
    tool: needs.tool,
    args: needs.args,
    fingerprint,
    action,
    rest,
    granted: [...(turn.granted ?? []), ...(fingerprint === '' ? [needs.tool] : [])],
    ...(loop && { loop }),
  }
  return {
    tool: fingerprint === '' ? needs.tool : `browser_${needs.tool}`,
    args: details,
    action,
    kind: 'page',
    ...(needs.page && { page: { ...needs.page, ...(element && { element }) } }),
    canAllow: false,
    // It is carried out as it stands on the page, or not at all.
    schema: { const: details },
    web: toJson(next),
  }
}

const toJson = (value: Continuation): Json => JSON.parse(JSON.stringify(value)) as Json

/** The page asks again what the person has just said yes to. */
export async function answerConfirmation({ dialogs }: ActionResult, { browser, told }: RunContext): Promise<void> {
  const waiting = dialogs?.find(({ state, type }) => state === 'waiting' && type === 'confirm')
  if (!waiting) return
  await browser.go('dialog', { action: 'accept' })
  told.push(`The page asked “${waiting.message}”, and I accepted.`)
}

/**
 * What was done after a yes: what the question named, where the page is now, and what is seen to have changed on it.
 */
export function tellCarriedOut(
  action: string,
  before: PageMemory | undefined,
  after: PageState | undefined,
  changes = '',
): string {
  // The question names the control in brackets at its end.
  const named = /\((.+)\)\.?$/s.exec(action)?.[1]
  const done = `${changes === UNCHANGED ? 'Carried out' : 'Done'}, after your yes${named ? `: ${named}` : ''}.`
  if (!after) return done
  const title = after.title || after.url
  const isSame = before?.url === after.url && before.title === after.title
  return [`${done} The page is ${isSame ? 'still ' : ''}“${title}”${isSame ? '' : ' now'}.`, changes]
    .filter(Boolean)
    .join(' ')
}
