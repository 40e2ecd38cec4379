import { Console } from 'node:console'
import { setTimeout as sleep } from 'node:timers/promises'
import { watchFeatures } from '../../agent/modes/live-features.ts'
import { createLogger } from '../../lib/logger.ts'
import { openLog, prepareStateFolder } from '../../processes/state-folder.ts'
import type { CommandContext } from '../context.ts'

/** A browser that does not close must not keep this process, in milliseconds. */
const LONGEST_END = 5_000

/**
 * `agent serve browser`: the browser service as an MCP server over standard input and output, as the registry starts it.
 * Standard output carries the protocol and nothing else. Ends when its input does, or when it is told to.
 */
export async function runBrowserService(context: CommandContext, { state }: { state?: string }): Promise<number> {
  // A stray line of any library would break the protocol.
  globalThis.console = new Console(process.stderr)
  // Downloads and pictures are for this user alone.
  process.umask(0o077)
  const { settings, stateFolder } = context.load({}, state)
  prepareStateFolder(stateFolder)
  const log = state === undefined ? undefined : openLog(stateFolder, 'browser', settings)
  const logger = createLogger('browser', settings.demo.enable_logging ? 'info' : 'error', log)
  const features = watchFeatures(settings.features, context.settingsFile, logger)
  const { serveBrowser } = await import('../../browser/serve.ts')
  const service = await serveBrowser({
    settings: settings.browser,
    mayAct: settings.api_mode.web_automation,
    // As the settings file has it now: a change holds for the next action.
    approvals: () => features.current().approvals,
    stateFolder,
    // What it says at its end goes to the registry, over standard error.
    logger,
    environment: context.environment,
  })
  const told = new Promise<void>(resolve => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve())
  })
  await Promise.race([told, service.closed])
  await Promise.race([service.close(), sleep(LONGEST_END)])
  return process.exit(0)
}
