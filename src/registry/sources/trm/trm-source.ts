import { AgentError, toolFailed, toolGone, upstreamBadAnswer } from '../../../lib/errors.ts'
import { parseJson, type JsonObject } from '../../../lib/json.ts'
import { CallError } from '../../call/call-error.ts'
import { maskAddress } from '../../file/mask-address.ts'
import type { TrmEntry } from '../../file/service-entry.ts'
import { toToolResult } from '../../upstream/to-tool-result.ts'
import { entryCredentials } from '../entry-credentials.ts'
import { missingReaders } from '../declared-reads.ts'
import type { CallContext, Source, SourceChange, SourceContext, Tool, ToolResult } from '../source.ts'
import { outputText, readOutcome } from './read-output.ts'
import { itemsOf, nextOf, readTools, type TrmTool } from './read-tools.ts'

/** Pages of the tool list that are read before the service is taken to be going in circles. */
const MAX_PAGES = 1000
/** Milliseconds between two looks for a tool that the service no longer has under its id. */
const LOOK_PAUSE = 2_000

/**
 * A tool runtime manager (interfaces § A, TRM): `GET {url}/api/v1/tools/` lists, `POST
 * {url}/api/v1/runtime/tools/{id}/run` runs, the result is `data.tool_output`.
 */
export function createTrmSource(entry: TrmEntry, context: SourceContext): Source {
  const { upstream, secrets, requestTimeout, registry } = context
  const base = new URL(entry.url)
  const basePath = base.pathname.replace(/\/+$/, '')
  const shown = maskAddress(entry.url)
  const credentials = entryCredentials(entry, context)
  let tools: TrmTool[] = []
  let notes: string[] = []
  let listener: (change: SourceChange) => void = () => undefined
  let looking: Promise<void> | undefined
  let lastLook = 0

  const list = (path: string, maxBytes: number, signal: AbortSignal) =>
    upstream.send({
      app: entry.name,
      method: 'GET',
      origin: base.origin,
      path,
      headers: { accept: 'application/json' },
      signal,
      credentials,
      // Discovery never comes from the cache.
      varying: `list ${Date.now()} ${Math.random()}`,
      maxBytes,
    })

  const open = async (signal: AbortSignal) => {
    const items: unknown[] = []
    const seen = new Set<string>()
    let left = registry.max_description_bytes
    let path: string | undefined = `${basePath}/api/v1/tools/`
    try {
      while (path !== undefined && !seen.has(path) && seen.size < MAX_PAGES) {
        seen.add(path)
        const result = toToolResult(entry.name, await list(path, Math.max(1, left), signal), secrets, { json: true })
        left -= result.body.length
        const listed = parseJson(result.body.toString())
        const page = itemsOf(listed)
        if (!page) throw upstreamBadAnswer(entry.name, `gave no list of tools at ${shown}`)
        items.push(...page)
        const next = URL.parse(nextOf(listed) ?? '', `${base.origin}${path}`)
        path =
          nextOf(listed) !== undefined && next?.origin === base.origin ? `${next.pathname}${next.search}` : undefined
      }
    } catch (cause) {
      throw new AgentError('TRM_UNREACHABLE', 502, `Failed to fetch tools from TRM service at ${shown}`, { cause })
    }
    const read = readTools(items, entry, tools)
    tools = read.tools
    notes = [...read.notes, ...missingReaders(entry, read.tools)]
  }

  const run = async (
    target: Pick<TrmTool, 'id' | 'bindingType' | 'bindingFunction'>,
    args: JsonObject,
    call: CallContext,
  ): Promise<ToolResult> => {
    call.onTarget?.(base.origin)
    const response = await upstream.send({
      app: entry.name,
      method: 'POST',
      origin: base.origin,
      path: `${basePath}/api/v1/runtime/tools/${encodeURIComponent(target.id)}/run`,
      headers: { ...call.headers, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ args, type: target.bindingType, function: target.bindingFunction }),
      signal: call.signal,
      credentials,
      cut: true,
      ...(entry.max_result_bytes !== undefined && { maxBytes: entry.max_result_bytes }),
    })
    const result = toToolResult(entry.name, response, secrets, { json: true })
    if (result.truncated) return result
    const answer = parseJson(result.body.toString())
    const outcome = readOutcome(answer)
    if (outcome && 'output' in outcome) return { ...result, body: secrets.redact(outputText(outcome.output)) }
    const error = outcome
      ? toolFailed(call.toolName, outcome.failure.slice(0, 500), { body: answer })
      : upstreamBadAnswer(entry.name, 'answered without data.tool_output', { body: answer })
    throw new CallError(error, { sent: true, transient: false, upstreamStatus: response.status })
  }

  /** Reads the list anew, once for all calls that ask for it and not at every call. */
  const look = (): Promise<void> => {
    if (Date.now() - lastLook < LOOK_PAUSE && !looking) return Promise.resolve()
    lastLook = Date.now()
    looking ??= open(AbortSignal.timeout(requestTimeout * 1000))
      .then(
        () => listener({ kind: 'tools' }),
        () => undefined,
      )
      .finally(() => (looking = undefined))
    return looking
  }

  /** A service that was set up anew gives its tools other ids: nothing ran, so the call is made with the new one. */
  const call = async (tool: Tool, args: JsonObject, callContext: CallContext): Promise<ToolResult> => {
    const old = tool as TrmTool
    const current = tools.find(one => one.name === old.name) ?? old
    try {
      return await run(current, args, callContext)
    } catch (error) {
      if (!(error instanceof CallError) || error.upstreamStatus !== 404) throw error
      await look()
      const now = tools.find(one => one.name === old.name)
      if (now && now.id !== current.id) return await run(now, args, callContext)
      if (now) throw error
      throw new CallError(toolGone(entry.name, old.name, error), { sent: true, transient: false, upstreamStatus: 404 })
    }
  }

  return {
    transport: 'http',
    open,
    list: () => tools,
    call,
    callByName: (name, args, callContext) =>
      run({ id: name, bindingType: '', bindingFunction: name }, args, callContext),
    notes: () => notes,
    onChange(listen) {
      listener = listen
    },
    close: () => Promise.resolve(),
  }
}
