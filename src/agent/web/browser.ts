import type { StepReport } from '../../contract/chat.ts'
import { z } from 'zod'
import {
  ActionResult,
  AssertResult,
  ExtractResult,
  PageNode,
  PageSnapshot,
  PageState,
  ScreenshotResult,
} from '../../contract/page.ts'
import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import { grantAction } from '../../lib/browser-session.ts'
import { isObject } from '../../lib/json.ts'
import { decideCall } from '../policies/decide-call.ts'
import type { RegistryClient } from '../registry-client.ts'
import { secretsOfTurn } from '../secrets/turn-secrets.ts'
import { createVault } from '../secrets/vault.ts'
import type { Turn } from '../turn.ts'
import { withoutEcho } from './goals/hands.ts'
import { type Browser, BrowserFailed, NeedsApproval } from './contract.ts'
import { closerOver, closerOverForm, type Closable } from './uncover.ts'
import { controlOfRisen, readStanding } from './standing-order.ts'
import { withDrawnSliders } from './ground/drawn-sliders.ts'
import { noteTyped } from './note-typed.ts'

type Args = Record<string, unknown>

/** What is shown where a secret was typed. */
export const MASK = '[hidden]'
/** How fingerprints begin that the agent itself gave, where the page's button says nothing of what the person asked for. */
export const OWN_QUESTION = 'asked-'

export interface BrowserOptions {
  registry: Pick<RegistryClient, 'call'>
  turn: Pick<Turn, 'signal' | 'approvals' | 'policies' | 'granted' | 'emit'> & {
    message?: string
    /** The message as it was written, where it is read in other words. */
    written?: string
  }
  session: string
  stateFolder: string
}

/** The browser tools for one turn, with an account of what was called. */
export interface BrowserClient extends Browser {
  /** Texts that no step, answer or error may show. */
  hide(text: string): void
  /** Makes a call that a person said yes to. */
  confirm(tool: string, args: Args, agreed?: string): Promise<ActionResult>
  downloads(): Promise<PageState & { files: { name: string; bytes: number }[] }>
  close(): Promise<void>
  /** Whether what deletes has to be asked about. */
  readonly mustAsk: boolean
  /** Whether the page was seen to set the very task that it was sent: its message stands on it word for word. */
  readonly setsTask: boolean
  readonly steps: StepReport[]
  readonly toolsUsed: string[]
  /** Screenshots and downloads of this turn, by their names in the session's folder. */
  readonly files: string[]
  /** What happened besides, each once: requests that were refused, a page that crashed. */
  readonly notes: readonly string[]
  /** Where the session was last seen. */
  readonly state: PageState | undefined
  /** When something was last done to the page by this client, in milliseconds since 1970. */
  readonly actedAt: number | undefined
}

const Found = PageState.extend({ matches: z.array(PageNode.extend({ score: z.number(), reason: z.string() })) })
const Downloads = PageState.extend({ files: z.array(z.looseObject({ name: z.string(), bytes: z.number() })) })
/** Tools that change nothing on a page. */
const LOOKING = new Set(['snapshot', 'extract', 'assert', 'find', 'screenshot', 'downloads'])
/** A tool that the registry does not know, or a service that is not there. */
const NOT_THERE = /not found in any server|no browser tools/i

/** A page that shows the very message, as a task above it, has nothing in those words that could be meant. */
function withoutMessage(data: unknown, message: string): unknown {
  if (!isObject(data)) return data
  if (Array.isArray(data['nodes'])) return withoutEcho(data as unknown as PageSnapshot, message)
  const { snapshot } = data as { snapshot?: PageSnapshot }
  return snapshot ? { ...data, snapshot: withoutEcho(snapshot, message) } : data
}

/** How many elements a result shows of the page. */
const sizeOf = (data: unknown): number => {
  const { nodes, snapshot } = data as { nodes?: unknown[]; snapshot?: { nodes: unknown[] } }
  return (nodes ?? snapshot?.nodes ?? []).length
}

/** What plain elements are by their looks is said as if their author had said it. */
function withRoles(data: unknown): unknown {
  if (!isObject(data)) return data
  if (Array.isArray(data['nodes']) && 'total' in data) return withDrawnSliders(data as unknown as PageSnapshot)
  const { snapshot } = data as { snapshot?: PageSnapshot }
  return snapshot ? { ...data, snapshot: withDrawnSliders(snapshot) } : data
}

/** A question, with the page that it is about. */
function waiting(
  name: string,
  args: Args,
  { url, title }: PageState,
  approval: NonNullable<ActionResult['approval']>,
): NeedsApproval {
  return Object.assign(new NeedsApproval(name, args, approval), { page: { url, title } })
}

/** A typed client of the browser tools (docs/browser.md): the session is filled in, every call is told and decided upon. */
export function createBrowser({ registry, turn, session, stateFolder }: BrowserOptions): BrowserClient {
  const steps: StepReport[] = []
  const toolsUsed: string[] = []
  const files: string[] = []
  const vault = secretsOfTurn() ?? createVault()
  const notes = new Set<string>()
  let state: PageState | undefined
  let nodes: readonly PageNode[] = []
  let actedAt: number | undefined
  let setsTask = false
  const standing = readStanding(turn.written ?? turn.message ?? '').order

  /** Patterns of `[policies]` hold; what an action does is asked about by the service itself, so no tool is asked about as such. */
  function decide(tool: string): void {
    const { decision, reason = '' } = decideCall(
      { app: BROWSER_APPLICATION, tool, record: { read_only: true, method: 'GET' } },
      turn,
    )
    if (decision === 'deny') throw new BrowserFailed(tool, 403, reason)
    if (decision === 'ask' && !turn.granted?.includes(tool))
      throw new NeedsApproval(tool, {}, { fingerprint: '', action: reason, details: {} })
  }

  async function send<T>(name: string, args: Args, schema: z.ZodType<T>): Promise<T> {
    turn.signal.throwIfAborted()
    const tool = `${BROWSER_APPLICATION}_${name}`
    decide(tool)
    noteTyped(name, args, nodes)
    const shown = vault.hideValue(args)
    turn.emit('step', { tool, args: shown, state: 'started' })
    if (!toolsUsed.includes(tool)) toolsUsed.push(tool)
    const started = performance.now()
    const result = await registry.call(BROWSER_APPLICATION, tool, { session, ...args }, turn.signal)
    const parsed = result.ok ? schema.safeParse(result.value) : undefined
    const duration_ms = Math.round(performance.now() - started)
    const error = result.ok
      ? parsed!.success
        ? undefined
        : `${tool} gave something unexpected: ${z.prettifyError(parsed!.error).slice(0, 300)}`
      : vault.hide(result.message)
    turn.emit('step', { tool, args: shown, state: error ? 'failed' : 'done', duration_ms, ...(error && { error }) })
    const waits = parsed?.success && isWaiting(parsed.data)
    const status = error ? ('failed' as const) : waits ? ('skipped' as const) : ('done' as const)
    steps.push({ tool, args: shown, status, duration_ms, rows: null, ...(error && { error }) })
    if (error !== undefined || !parsed?.success)
      throw new BrowserFailed(tool, result.ok ? 502 : result.status, error ?? 'failed')
    if (!LOOKING.has(name)) actedAt = Date.now()
    const seen = PageState.safeParse(parsed.data)
    if (seen.success) {
      state = seen.data
      const snapshot = isObject(parsed.data) ? parsed.data['snapshot'] : undefined
      if (isObject(snapshot)) ({ nodes } = snapshot as unknown as PageSnapshot)
      for (const note of seen.data.notes ?? []) notes.add(vault.hide(note))
      for (const file of seen.data.downloads ?? []) if (!files.includes(file)) files.push(file)
    }
    const written = turn.written ?? turn.message
    const drawn = withRoles(parsed.data)
    const left = written === undefined ? drawn : withoutMessage(drawn, written)
    setsTask ||= left !== drawn && sizeOf(left) < sizeOf(drawn)
    return left as T
  }

  /** What lies over an element, as a notice that came up by itself, is closed first, once. */
  async function sendUncovered(name: string, args: Args): Promise<ActionResult> {
    const notice = name === 'click' && turn.approvals === 'never' ? closerOverForm(nodes, args['ref']) : undefined
    if (notice) {
      const closed = await send('click', { ref: notice.closer.ref }, ActionResult)
      if (closed.outcome !== 'needs_approval') noteClosed(notice)
    }
    try {
      return await send(name, args, ActionResult)
    } catch (error) {
      const ref = args['ref']
      if (!(error instanceof BrowserFailed) || !/ is covered by /.test(error.message) || typeof ref !== 'string')
        throw error
      const found = closerOver(
        (await send('snapshot', {}, PageSnapshot)) as PageSnapshot,
        ref,
        turn.approvals === 'never',
      )
      if (!found) throw error
      const closed = await send('click', { ref: found.closer.ref }, ActionResult)
      if (closed.outcome === 'needs_approval') throw error
      noteClosed(found)
      return await send(name, args, ActionResult)
    }
  }

  const noteClosed = ({ over, closer }: Closable): void =>
    void notes.add(`“${over.name || closer.name || 'Something'}” lay over the page and was closed.`)

  /** What comes up by itself is done away with as the message orders, and what it took the text from is written into once more. */
  async function sendStanding(name: string, args: Args): Promise<ActionResult> {
    if (!standing) return sendUncovered(name, args)
    const before = nodes
    const result = await sendUncovered(name, args)
    if (result.outcome === 'needs_approval') return result
    const after = result.snapshot ?? ((await send('snapshot', {}, PageSnapshot)) as PageSnapshot)
    const control = before.length > 0 ? controlOfRisen(standing, before, after) : undefined
    nodes = after.nodes
    if (!control) return result
    const click = { ref: control.ref, snapshot: true }
    // A yes to it is one to this click: the action before it is done already.
    const closed = await settle('click', click, await send('click', click, ActionResult))
    notes.add(`Something came up, where I pressed “${control.name || standing.verb}”.`)
    const field = name === 'type' ? closed.snapshot?.nodes.find(({ ref }) => ref === args['ref']) : undefined
    return field && field.value !== args['text'] ? sendUncovered(name, args) : closed
  }

  async function act(name: string, args: Args): Promise<ActionResult> {
    return settle(name, args, await sendStanding(name, args))
  }

  /** What has to be asked about is asked about, or granted for somebody who lets the agent act. */
  async function settle(name: string, args: Args, result: ActionResult): Promise<ActionResult> {
    if (result.outcome !== 'needs_approval' || !result.approval) return result
    if (turn.approvals !== 'never') throw waiting(name, args, result, result.approval)
    grantAction(stateFolder, session, result.approval.fingerprint)
    return confirm(name, args)
  }

  /** `agreed`: what a person said yes to. Where something lay over it, the yes is used up and nothing was done: it holds still. */
  async function confirm(name: string, args: Args, agreed?: string): Promise<ActionResult> {
    let result = await sendUncovered(name, args)
    if (result.outcome === 'needs_approval' && agreed !== undefined && result.approval?.fingerprint === agreed) {
      grantAction(stateFolder, session, agreed)
      result = await send(name, args, ActionResult)
    }
    if (result.outcome === 'needs_approval' && result.approval) throw waiting(name, args, result, result.approval)
    return result
  }

  return {
    signal: turn.signal,
    mustAsk: turn.approvals !== 'never',
    get setsTask() {
      return setsTask
    },
    steps,
    toolsUsed,
    files,
    get notes() {
      return [...notes]
    },
    get state() {
      return state
    },
    get actedAt() {
      return actedAt
    },
    hide: text => vault.note(text),
    async snapshot(args = {}) {
      const taken = await send('snapshot', args, PageSnapshot)
      nodes = taken.nodes
      return taken
    },
    navigate: (url, args = {}) => send('navigate', { url, ...args }, PageState),
    go: (tool, args = {}) => send(tool, args, z.looseObject(PageState.shape)),
    act,
    confirm,
    extract: args => send('extract', args, ExtractResult),
    assert: args => send('assert', args, AssertResult),
    find: args => send('find', args, Found),
    async screenshot(args = {}) {
      const taken = await send('screenshot', args, ScreenshotResult)
      files.push(taken.file)
      return taken
    },
    downloads: () => send('downloads', {}, Downloads),
    async close() {
      await send('close', {}, z.looseObject({}))
      state = undefined
    },
  }
}

const isWaiting = (value: unknown): boolean => isObject(value) && value['outcome'] === 'needs_approval'

/** Whether a failure means that there is no browser to call. */
export const isMissing = (error: BrowserFailed): boolean => NOT_THERE.test(error.message)
