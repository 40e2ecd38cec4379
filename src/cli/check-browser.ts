import type { LookForBrowser } from '../agent/probe-registry.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import type { Finding } from './commands/doctor.ts'

/** Milliseconds that a browser may take to say its version. */
const PATIENCE = 5_000

/** Whether there is a browser, where, and which; without one, the ways to get one. A problem only where it is needed. */
export async function checkBrowser({ settings }: LoadedSettings, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { findBrowser, describeMissingBrowser } = await import('../browser/find-browser.ts')
  const found = await findBrowser({ path: settings.browser.path, environment })
  const isNeeded = settings.features.mode !== 'api' && settings.api_mode.browser_enabled
  const use = isNeeded ? '' : ' (used in the modes hybrid and web)'
  if (!found.path) {
    const { what, next } = splitAdvice(describeMissingBrowser(found))
    return [{ level: isNeeded ? 'problem' : 'note', what: `Browser: ${what}${use}`, next }]
  }
  const version = await readVersion(found.path)
  if (version === undefined)
    return [
      {
        level: isNeeded ? 'problem' : 'note',
        what: `Browser: ${found.path} (from ${found.source}) does not say its version${use}`,
        next: `Try it by hand: ${JSON.stringify(found.path)} --version. Another one: agent config set browser.path <file>`,
      },
    ]
  return [{ level: 'ok', what: `Browser: ${version}, ${found.path} (from ${found.source})${use}` }]
}

/** How long an answer holds: looking costs a few hundred look-ups of files. */
const FRESH = 10_000

/** Whether there is a browser, for the agent server's `/status`. */
export function lookForBrowser({ settings }: LoadedSettings, environment: NodeJS.ProcessEnv): LookForBrowser {
  let last: { at: number; answer: ReturnType<LookForBrowser> } | undefined
  const look = async () => {
    const { findBrowser, describeMissingBrowser } = await import('../browser/find-browser.ts')
    const found = await findBrowser({ path: settings.browser.path, environment })
    return found.path
      ? { found: true, message: `the browser is ${found.path}` }
      : { found: false, message: describeMissingBrowser(found) }
  }
  return async () => {
    if (!last || performance.now() - last.at > FRESH) last = { at: performance.now(), answer: look() }
    return await last.answer
  }
}

/** The message of the service, cut where the advice begins. */
function splitAdvice(message: string): { what: string; next: string } {
  const at = message.search(/(?<=\.) Three ways/)
  return at < 0 ? { what: message, next: '' } : { what: message.slice(0, at), next: message.slice(at + 1) }
}

async function readVersion(path: string): Promise<string | undefined> {
  // Chrome for Windows opens a window instead of saying it.
  if (process.platform === 'win32') return 'found'
  const { execa } = await import('execa')
  const { stdout, failed } = await execa(path, ['--version'], { timeout: PATIENCE, reject: false, stdin: 'ignore' })
  return failed ? undefined : stdout.trim().split('\n')[0]
}
