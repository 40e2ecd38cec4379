import { openLogFile } from '../../lib/log-file.ts'
import { createMemoryRelease } from '../../lib/release-memory.ts'
import { createLauncher } from '../../processes/launcher.ts'
import { logFileOf } from '../../processes/state-folder.ts'
import { readPolicy } from '../../processes/supervision/policy.ts'
import { supervise, type Note } from '../../processes/supervision/supervise.ts'
import { removeSupervisor } from '../../processes/supervision/supervisor-record.ts'

/** The supervisor says little: a log of a megabyte and one before it are plenty. */
export const SUPERVISOR_LOG = { maxBytes: 1024 * 1024, maxFiles: 1 }

const LEVELS = { info: 30, warn: 40, error: 50 } as const

/**
 * `agent serve supervisor`: looks after the components of a state folder until it is told to end or nothing is left.
 * It reads its few options by itself and loads neither the settings nor the command line's parser: it runs as long as
 * the system does, beside it.
 */
export async function runSupervisor(args: readonly string[]): Promise<number> {
  const value = (flag: string) => {
    const at = args.indexOf(flag)
    const text = at < 0 ? undefined : args[at + 1]
    if (text === undefined) throw new Error(`serve supervisor needs ${flag}`)
    return text
  }
  const stateFolder = value('--state')
  const log = openLogFile(logFileOf(stateFolder, 'supervisor'), SUPERVISOR_LOG)
  const note = noteTo(text => log.write(text))
  const controller = new AbortController()
  const { signal } = controller
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => controller.abort())
  process.on('SIGHUP', () => log.reopen())
  process.on('uncaughtException', error => {
    note('error', `The supervisor ended by an unexpected error: ${error.message}`, { stack: error.stack })
    process.exit(1)
  })
  note('info', `Supervisor runs (pid ${process.pid})`)
  createMemoryRelease().soon()
  const settings = args.includes('--settings') ? ['--settings', value('--settings')] : []
  await supervise({
    stateFolder,
    launcher: createLauncher(),
    folder: process.cwd(),
    environment: process.env,
    commonArguments: ['--state', stateFolder, ...settings],
    policy: readPolicy(value),
    note,
    signal,
  })
  note('info', 'Supervisor ends')
  removeSupervisor(stateFolder, process.pid)
  return process.exit(0)
}

/** Lines as the other logs have them. */
export const noteTo =
  (write: (line: string) => void): Note =>
  (level, msg, fields = {}) =>
    write(
      `${JSON.stringify({ level: LEVELS[level], time: new Date().toISOString(), component: 'supervisor', ...fields, msg })}\n`,
    )
