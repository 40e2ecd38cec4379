import { z } from 'zod'
import { AgentError, messageOf } from '../lib/errors.ts'
import type { BrowserSettings } from '../config/settings.ts'
import type { Logger } from '../lib/logger.ts'
import { findBrowser, type FoundBrowser } from './find-browser.ts'
import { pageError } from './page-errors.ts'
import type { Guard } from './guard/guard.ts'
import { createBrowserHolder } from './sessions/browser-holder.ts'
import { createSessionStore } from './sessions/session-store.ts'
import { supervise } from './sessions/supervise.ts'
import type { ApprovalPolicy, BrowserTool } from './tools/tool.ts'
import { TOOLS } from './tools/index.ts'
import { withoutTyped } from './without-typed.ts'

export interface BrowserServiceOptions {
  settings: BrowserSettings
  stateFolder: string
  logger: Logger
  environment: Readonly<Record<string, string | undefined>>
  /** false: only tools that open, read or capture pages ([api_mode] web_automation). */
  mayAct?: boolean
  /** Which actions wait for a person's yes ([features] approvals), asked at every call. */
  approvals?: ApprovalPolicy | (() => ApprovalPolicy)
  find?: () => Promise<FoundBrowser>
  /** Another guard, for tests. */
  guard?: () => Promise<Guard>
  /** A session that was used within so many milliseconds is not closed for another. */
  spared?: number
}

/** The browser's tools without a protocol around them. */
export interface BrowserService {
  readonly tools: readonly BrowserTool[]
  /** Calls a tool by its name. Rejects with an AgentError whose message is for people. */
  call(name: string, args: unknown, signal?: AbortSignal): Promise<Record<string, unknown>>
  close(): Promise<void>
}

/** Argument of every tool: the chat session, which has tabs, cookies and files of its own. */
export const SessionArgument = z.string().min(1).max(200).default('default').describe('Chat session')

export function createBrowserService(options: BrowserServiceOptions): BrowserService {
  const { settings, stateFolder, logger, environment, mayAct = true, approvals = 'writes' } = options
  const policy = () => (typeof approvals === 'function' ? approvals() : approvals)
  const find = options.find ?? (() => findBrowser({ path: settings.path, environment }))
  const holder = createBrowserHolder({ settings, stateFolder, find, guard: options.guard, logger })
  const store = createSessionStore({ settings, stateFolder, holder, spared: options.spared })
  const tools = TOOLS.filter(tool => mayAct || tool.annotations.readOnlyHint)
  const byName = new Map(
    tools.map(tool => [tool.name, { tool, input: tool.input.extend({ session: SessionArgument }) }]),
  )

  const call = async (name: string, given: unknown, caller: AbortSignal = new AbortController().signal) => {
    const entry = byName.get(name)
    if (!entry) throw pageError('WRONG_REQUEST', `There is no tool ${name}. Tools: ${[...byName.keys()].join(', ')}`)
    const parsed = entry.input.safeParse(given ?? {})
    if (!parsed.success) throw pageError('WRONG_REQUEST', describeIssues(parsed.error))
    const { session: id, ...args } = parsed.data as { session: string } & Record<string, unknown>
    try {
      return await store.use(id, async session =>
        supervise(session, caller, async signal =>
          entry.tool.run(args, { session, settings, approvals: policy(), signal, logger }),
        ),
      )
    } catch (error) {
      if (caller.aborted) throw pageError('PAGE_TIMEOUT', 'The call was cancelled.', error)
      if (error instanceof AgentError) throw error
      const text = withoutTyped(messageOf(error), given)
      if (CLOSED.test(text)) throw pageError('PAGE_GONE', 'The page or the browser was closed during this call.', error)
      logger.warn({ event: 'tool_failed', tool: name, session: id, error: text })
      throw pageError('PAGE_GONE', `The browser could not do this: ${text.split('\n')[0]}`, error)
    }
  }
  return { tools, call, close: () => store.close() }
}

/** What Playwright says when what a call works with is gone. */
const CLOSED = /has been closed|Target closed|Page crashed|Target crashed/i

const describeIssues = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message)).join('; ')
