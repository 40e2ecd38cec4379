import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallResult } from '../../src/agent/registry-client.ts'
import type { Engine, TurnOutcome } from '../../src/agent/turn.ts'
import { createWebEngine } from '../../src/agent/web/web-engine.ts'
import { createBrowserService, type BrowserService } from '../../src/browser/create-service.ts'
import { Settings } from '../../src/config/settings.ts'
import { AgentError, messageOf } from '../../src/lib/errors.ts'
import { createLogger } from '../../src/lib/logger.ts'
import type { Json } from '../../src/lib/json.ts'

/** The built-in engine over a real browser service, spoken to as the chat does it. */
export interface TaskEngine {
  open(address: string): Promise<{ ask(message: string, signal: AbortSignal): Promise<string>; close(): Promise<void> }>
  close(): Promise<void>
}

/**
 * The engine that answers chats in web mode, with the browser service in this process and no language model. The person at
 * the other end says yes to everything: the pages are a local copy, and nothing they buy or delete exists.
 */
export async function openEngine(): Promise<TaskEngine> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'miniwob-'))
  const logger = createLogger('miniwob', 'silent')
  const settings = Settings.parse({ browser: { action_timeout: 3 } }).browser
  const service = createBrowserService({ settings, stateFolder, logger, environment: process.env })
  const registry = {
    call: (_app: string, tool: string, args: Record<string, unknown>, signal?: AbortSignal) =>
      call(service, tool, args, signal),
  }
  const engine = createWebEngine({ inner: NO_SERVICES, registry, stateFolder, logger })
  let count = 0
  return {
    async open(address) {
      const sessionId = `episode-${++count}`
      let memory: Json = null
      const ask = async (message: string, signal: AbortSignal): Promise<string> => {
        const outcome = await engine.answer({
          message,
          dryRun: false,
          mode: 'web',
          memory,
          approvals: 'never',
          maxShown: 10,
          sessionId,
          signal,
          emit: () => undefined,
        })
        if (!outcome) return ''
        memory = outcome.memory
        return outcome.response
      }
      await ask(`open ${address}`, AbortSignal.timeout(60_000))
      return { ask, close: async () => void (await service.call('close', { session: sessionId })) }
    },
    async close() {
      await service.close()
      await rm(stateFolder, { recursive: true, force: true })
    },
  }
}

/** A call as the registry answers it. */
async function call(
  service: BrowserService,
  tool: string,
  args: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<CallResult> {
  try {
    return { ok: true, value: await service.call(tool.replace(/^browser_/, ''), args, signal) } as unknown as CallResult
  } catch (error) {
    return {
      ok: false,
      status: error instanceof AgentError ? error.status : 502,
      message: messageOf(error),
    } as unknown as CallResult
  }
}

/** There are no services beside the pages. */
const nothing = (): Promise<TurnOutcome> =>
  Promise.resolve({ response: '', data: {}, confidence: 0, toolsUsed: [], memory: null })
const NO_SERVICES: Engine = { answer: nothing, execute: nothing, close: () => Promise.resolve() }
