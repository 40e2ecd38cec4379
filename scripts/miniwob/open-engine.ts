import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NeedsApproval, type ActingTool, type Browser } from '../../src/agent/web/contract.ts'
import { solveGoal } from '../../src/agent/web/goals/solve-goal.ts'
import { createBrowserService, type BrowserService } from '../../src/browser/create-service.ts'
import { Settings } from '../../src/config/settings.ts'
import { grantAction, grantOrigin } from '../../src/lib/browser-session.ts'
import { createLogger } from '../../src/lib/logger.ts'

/** The built-in engine over a real browser service. */
export interface Engine {
  open(address: string): Promise<{ ask(message: string, signal: AbortSignal): Promise<string>; close(): Promise<void> }>
  close(): Promise<void>
}

/**
 * The service in this process. The person at the other end says yes to everything: the pages are a local copy, and nothing
 * they buy or delete exists.
 */
export async function openEngine(origin: string): Promise<Engine> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'miniwob-'))
  const service = createBrowserService({
    settings: Settings.parse({ browser: { action_timeout: 3 } }).browser,
    stateFolder,
    logger: createLogger('miniwob', 'silent'),
    environment: process.env,
  })
  let count = 0
  return {
    async open(address) {
      const session = `episode-${++count}`
      grantOrigin(stateFolder, session, origin)
      await service.call('navigate', { url: address, session })
      return {
        async ask(message, signal) {
          const outcome = await solveGoal(message, approving(service, stateFolder, session, signal))
          return outcome.told
        },
        close: async () => void (await service.call('close', { session })),
      }
    },
    async close() {
      await service.close()
      await rm(stateFolder, { recursive: true, force: true })
    },
  }
}

/** The tools of a session; an action that waits for a yes gets it. */
function approving(service: BrowserService, stateFolder: string, session: string, signal: AbortSignal): Browser {
  const call = async <T>(tool: string, args: Record<string, unknown> = {}): Promise<T> => {
    signal.throwIfAborted()
    return (await service.call(tool, { ...args, session }, signal)) as T
  }
  return {
    signal,
    snapshot: args => call('snapshot', args),
    navigate: (url, args) => call('navigate', { ...args, url }),
    go: (tool, args) => call(tool, args),
    async act(tool: ActingTool, args) {
      const result = await call<Awaited<ReturnType<Browser['act']>>>(tool, args)
      if (result.outcome !== 'needs_approval' || !result.approval) return result
      grantAction(stateFolder, session, result.approval.fingerprint)
      const again = await call<Awaited<ReturnType<Browser['act']>>>(tool, args)
      if (again.outcome === 'needs_approval') throw new NeedsApproval(tool, args, again.approval!)
      return again
    },
    extract: args => call('extract', args),
    assert: args => call('assert', args),
    screenshot: args => call('screenshot', args),
    find: args => call('find', args),
  }
}
