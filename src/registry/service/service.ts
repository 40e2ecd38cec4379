import type { ApplicationRecord, ServiceState } from '../../contract/registry.ts'
import type { ServiceStatus } from '../../contract/registry-status.ts'
import { AgentError, messageOf, upstreamUnreachable } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { Logger } from '../../lib/logger.ts'
import { CallError } from '../call/call-error.ts'
import { shownAddressOf } from '../file/mask-address.ts'
import type { ServiceEntry } from '../file/service-entry.ts'
import type { CallContext, Source, SourceExtras, Tool, ToolResult } from '../sources/source.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import { createBackoff } from './backoff.ts'
import { createFailureLog } from './log-failures.ts'
import { explain, summariseNotes } from './state-texts.ts'
import { watchListener } from './watch-listener.ts'

/** A source under supervision: opened, watched, opened again. Its state is always the truth. */
export interface Service {
  readonly name: string
  readonly entry: ServiceEntry
  readonly state: ServiceState
  /** When it was last connected to or read anew, in milliseconds; 0 when it never was. */
  readonly connectedAt: number
  start(): void
  application(toolCount: number): ApplicationRecord
  status(toolCount: number): ServiceStatus
  /** Calls through the source; a service that is not connected is woken first (registry case M4). */
  call(tool: Tool, args: JsonObject, context: CallContext): Promise<ToolResult>
  callByName: Source['callByName']
  /** Resolves when the service is ready, or after so many milliseconds; asks for an attempt now. */
  settle(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Discovers again now, over the connection that there is. */
  refresh(): Promise<void>
  /** What it offers beside tools; a service that is not connected is woken first. Undefined: nothing of the kind. */
  extras(signal: AbortSignal): Promise<SourceExtras | undefined>
  /** What went wrong last, as it is answered. */
  failure(): AgentError
  close(): Promise<void>
}

export interface ServiceOptions {
  entry: ServiceEntry
  source: Source
  logger: Logger
  /** Removes secrets. */
  redact: (text: string) => string
  /** The tools changed. */
  onTools: (tools: readonly Tool[]) => void
  /** Seconds for one attempt to open. */
  openTimeout: number
  /** Spans for the attempts to open. */
  tracing?: Tracing | undefined
}

/** How long a call waits for a service that is not connected, in milliseconds. */
const WAKE_PATIENCE = 3_000
/** A connection that held this long, in milliseconds, or served a call, was a good one: the next attempt is quick again. */
const STABLE = 10_000
/** How often calls may wake a service that failed, in milliseconds. */
const WAKE_PAUSE = 500
/** Notes in the log. */
const MOST_LOGGED = 100
/** How often a failing call may make us look at the service again, in milliseconds. */
const SUSPECT_PAUSE = 2_000

/** Puts a source under supervision; nothing is opened before `start`. */
export function createService({
  entry,
  source,
  logger,
  redact,
  onTools,
  openTimeout,
  tracing,
}: ServiceOptions): Service {
  const backoff = createBackoff()
  const log = createFailureLog(entry, logger)
  const closing = new AbortController()
  let state: ServiceState = 'connecting'
  let message = 'Connecting'
  let since = new Date()
  let lastError: string | null = null
  let error: AgentError | undefined
  let restarts = 0
  let opened = 0
  let hasServed = false
  let answered = 0
  let attempt: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let suspected = 0
  let lastWake = 0
  let unwatch = () => undefined as void

  const enter = (next: ServiceState, text: string) => {
    if (next !== state) since = new Date()
    if (next === 'ready') log.ready()
    state = next
    message = redact(text)
  }
  const fail = (cause: unknown) => {
    lastError = redact(explain(cause))
    const { code, status } = cause instanceof AgentError ? cause : { code: 'SERVICE_FAILED', status: 502 }
    // It is answered and logged in several places: nothing in it may need to be redacted again.
    error = new AgentError(code, status, redact(messageOf(cause)), { cause: new Error(lastError) })
    unwatch()
    log.failed(error, lastError, cause)
    enter('failed', error.message)
  }
  const schedule = () => {
    if (closing.signal.aborted) return
    clearTimeout(retry)
    retry = setTimeout(() => void open(), backoff.next())
  }
  /** One attempt at a time; never rejects. */
  const open = (): Promise<void> => {
    clearTimeout(retry)
    attempt ??= tryOpen().finally(() => (attempt = undefined))
    return attempt
  }
  const tryOpen = async () => {
    if (closing.signal.aborted) return
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(openTimeout * 1000)])
    const endSpan = tracing?.startOpen(entry.name, entry.type)
    try {
      await source.open(signal)
      endSpan?.({ tools: source.list().length })
      if (closing.signal.aborted) return
      if (opened) restarts++
      opened = Date.now()
      hasServed = false
      answered = opened
      error = undefined
      lastError = null
      onTools(source.list())
      enter('ready', summariseNotes(source.notes()))
      watch()
      logger.info({
        event: 'service_ready',
        service: entry.name,
        tools: source.list().length,
        notes: source.notes().slice(0, MOST_LOGGED),
        more_notes: Math.max(0, source.notes().length - MOST_LOGGED),
      })
    } catch (cause) {
      endSpan?.({ error: cause })
      if (closing.signal.aborted) return
      fail(cause)
      schedule()
    }
  }
  const lost = (cause: Error) => {
    if (closing.signal.aborted) return
    if (hasServed || Date.now() - opened > STABLE) backoff.reset()
    fail(cause)
    schedule()
  }
  /** An MCP source knows by itself; the others have no connection that could end. */
  const watch = () => {
    unwatch()
    if (entry.type === 'mcp') return
    unwatch = watchListener(entry.url, cause => lost(upstreamUnreachable(entry.name, shownAddressOf(entry), cause)))
  }
  source.onChange(change => {
    if (change.kind === 'lost') lost(change.error)
    else {
      onTools(source.list())
      enter('ready', summariseNotes(source.notes()))
    }
  })
  /** A call found nobody there: look whether the service still is, but not at every call. */
  const suspect = () => {
    if (state !== 'ready' || Date.now() - suspected < SUSPECT_PAUSE || attempt) return
    suspected = Date.now()
    backoff.reset()
    void open()
  }
  /** Waits for the attempt under way, or makes one; a failure ends the wait, so that nobody waits for the dead. */
  const settle = async (milliseconds: number, signal: AbortSignal) => {
    if (state === 'ready' || closing.signal.aborted) return
    if (!attempt && Date.now() - lastWake < WAKE_PAUSE) return
    lastWake = Date.now()
    let timer: NodeJS.Timeout | undefined
    let onAbort = () => undefined as void
    const late = new Promise<void>(resolve => {
      timer = setTimeout(resolve, milliseconds)
      onAbort = resolve
      signal.addEventListener('abort', onAbort, { once: true })
    })
    await Promise.race([open(), late])
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
  const failure = () =>
    error ??
    new AgentError('SERVICE_CONNECTING', 503, `The service '${entry.name}' is still connecting. Try again in a moment.`)
  const wake = async (signal: AbortSignal, patience = WAKE_PATIENCE) => {
    if (state === 'ready') return
    await settle(patience, signal)
    if (state !== ('ready' as ServiceState)) throw new CallError(failure(), { sent: false, transient: false })
  }
  const watched = async (run: () => Promise<ToolResult>, context: CallContext): Promise<ToolResult> => {
    // An HTTP service may be called whatever discovery says; a session has to be there.
    const hasSession = entry.type === 'mcp'
    if (hasSession && state !== 'ready') await wake(context.signal, Math.min(WAKE_PATIENCE, context.timeout))
    try {
      const result = await run()
      hasServed = true
      return result
    } catch (cause) {
      if (!(cause instanceof CallError) || cause.sent) throw cause
      if (!hasSession) {
        suspect()
        throw cause
      }
      // The session was gone and nothing ran: a new one, and the call once more (registry case M2).
      if (!cause.transient || context.signal.aborted) throw cause
      await wake(context.signal, Math.min(WAKE_PATIENCE, context.timeout))
      return run()
    }
  }
  const discoverAgain = async () => {
    await attempt
    if (state !== 'ready' || !source.refresh) return open()
    try {
      await source.refresh(AbortSignal.any([closing.signal, AbortSignal.timeout(openTimeout * 1000)]))
      answered = Date.now()
      onTools(source.list())
      enter('ready', summariseNotes(source.notes()))
    } catch (cause) {
      if (closing.signal.aborted) return
      fail(cause)
      schedule()
    }
  }
  let refreshing: Promise<void> | undefined
  const { callByName } = source

  return {
    name: entry.name,
    entry,
    get state() {
      return state
    },
    get connectedAt() {
      return answered
    },
    // Not in this turn: loading a client takes longer than all that is left to do before the registry listens.
    start: () => void setImmediate(() => void open()),
    application: toolCount => ({
      name: entry.name,
      description: entry.description,
      url: redact(shownAddressOf(entry)),
      type: entry.type,
      tool_count: toolCount,
      state,
      message: state === 'connecting' ? 'Connecting' : message,
    }),
    status: toolCount => ({
      state,
      message,
      since: since.toISOString(),
      type: entry.type,
      transport: source.transport,
      tool_count: toolCount,
      last_error: lastError,
      restarts,
      notes: source.notes().map(redact),
    }),
    call: (tool, args, context) => watched(() => source.call(tool, args, context), context),
    ...(callByName && {
      callByName: (name: string, args: JsonObject, context: CallContext) =>
        watched(() => callByName(name, args, context), context),
    }),
    settle,
    failure,
    async refresh() {
      await (refreshing ??= discoverAgain().finally(() => (refreshing = undefined)))
      if (state !== 'ready') throw failure()
    },
    async extras(signal) {
      if (!source.extras) return undefined
      await wake(signal)
      return source.extras
    },
    async close() {
      closing.abort(new Error('The registry is closing'))
      clearTimeout(retry)
      await attempt
      unwatch()
      await source.close()
    },
  } as Service
}
