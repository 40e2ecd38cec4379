import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowserService } from '../../../src/browser/create-service.ts'
import { Settings } from '../../../src/config/settings.ts'
import { AgentError } from '../../../src/lib/errors.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import type { CallResult } from '../../../src/agent/registry-client.ts'
import type { Engine, PendingWrite, Turn, TurnOutcome } from '../../../src/agent/turn.ts'
import { routePages } from '../../../src/agent/web/route-pages.ts'
import { createWebEngine } from '../../../src/agent/web/web-engine.ts'
import { startSite, type Site } from '../../support/site/start-site.ts'

/** A conversation over the fixture site in a real Chromium, with services that answer from a table. */
export interface Pages {
  site: Site
  say(message: string, more?: Partial<Turn>): Promise<TurnOutcome>
  /** The yes to what waits. */
  approve(): Promise<TurnOutcome>
  /** Begins a new conversation. */
  anew(): void
  /** What the services were asked. */
  asked: string[]
  close(): Promise<void>
}

/** Services that know these questions, nothing else; `extra` is a folder of more pages, at /x/<name>. */
export async function openPages(services: Record<string, Partial<TurnOutcome>> = {}, extra?: string): Promise<Pages> {
  const site = await startSite(extra === undefined ? {} : { extra })
  const stateFolder = mkdtempSync(join(tmpdir(), 'agent-pages-'))
  const logger = createLogger('test', 'silent')
  const settings = Settings.parse({ browser: { action_timeout: 5, max_sessions: 100 } })
  const service = createBrowserService({ settings: settings.browser, stateFolder, logger, environment: process.env })
  const asked: string[] = []
  const inner: Engine = {
    async answer({ message, memory, dryRun }) {
      if (!dryRun) asked.push(message)
      const none = { result: null, error: { code: 'NOT_AVAILABLE' as const, message: 'Nothing of that kind.' } }
      const known = services[message]
      return {
        response: known?.response ?? 'Nothing of that kind.',
        data: known ? { plan: { steps: [], answer: { kind: 'record' }, confidence: 0.9 }, ...known.data } : none,
        confidence: known ? 0.9 : 0.2,
        toolsUsed: [],
        memory,
        ...(known?.pending && { pending: known.pending }),
      }
    },
    execute: async ({ action }, { memory }) => ({
      response: `Done: ${action}.`,
      data: { result: true },
      confidence: 0.9,
      toolsUsed: [],
      memory,
    }),
    close: async () => undefined,
  }
  const call = async (
    _: string,
    tool: string,
    args: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<CallResult> => {
    try {
      return { ok: true, value: await service.call(tool.replace(/^browser_/, ''), args, signal) }
    } catch (error) {
      return { ok: false, status: error instanceof AgentError ? error.status : 500, message: (error as Error).message }
    }
  }
  const engine = routePages(inner, async () => createWebEngine({ inner, registry: { call }, stateFolder, logger }), {
    enabled: true,
  })
  let memory: Turn['memory'] = null
  let session = 1
  let pending: PendingWrite | undefined
  const turnOf = (message: string, more: Partial<Turn> = {}): Turn => ({
    message,
    dryRun: false,
    mode: 'hybrid',
    memory,
    approvals: 'writes',
    maxShown: 10,
    sessionId: `s${session}`,
    signal: AbortSignal.timeout(60_000),
    emit: () => undefined,
    ...more,
  })
  const keep = (outcome: TurnOutcome): TurnOutcome => {
    memory = JSON.parse(JSON.stringify(outcome.memory)) as Turn['memory']
    pending = outcome.pending && (JSON.parse(JSON.stringify(outcome.pending)) as PendingWrite)
    return outcome
  }
  return {
    site,
    asked,
    say: async (message, more) => keep(await engine.answer(turnOf(message, more))),
    approve: async () => keep(await engine.execute(pending!, turnOf('yes'))),
    anew() {
      memory = null
      session++
    },
    async close() {
      await service.close()
      await site.close()
      rmSync(stateFolder, { recursive: true, force: true })
    },
  }
}
