import { ApplicationRecord, BROWSER_APPLICATION } from '../contract/registry.ts'
import { parseJson } from '../lib/json.ts'
import { expectAnswer, readJsonAnswer, refusalOf, registryFailure } from './registry-answers.ts'
import { noCredentials } from './registry-credentials.ts'

/** What `GET /status` tells about the registry. */
export interface RegistryState {
  url: string
  reachable: boolean
  applications: ApplicationRecord[]
  /** Tools of all applications. */
  tools: number
  message?: string
}

/** How long a look at the registry holds, in milliseconds. */
const FRESH = 1000
/** How long a look may take, in milliseconds. */
const PATIENCE = 2000
const PATH = '/applications'
/** What `GET /applications` of a registry gives. */
export const areApplications = (value: unknown) => ApplicationRecord.array().safeParse(value).success

/** Asks the registry what it has. */
export interface RegistryProbe {
  /** Must not throw. Looks within a second share one request. */
  look(): Promise<RegistryState>
  /** It was changed: what was seen of it before counts no more. */
  forget(): void
}

export function createRegistryProbe(url: string, credentials = noCredentials): RegistryProbe {
  let last: { at: number; state: Promise<RegistryState> } | undefined
  return {
    look: async () => {
      if (!last || performance.now() - last.at > FRESH)
        last = { at: performance.now(), state: probe(url, credentials()) }
      return await last.state
    },
    forget: () => (last = undefined),
  }
}

async function probe(url: string, headers: Readonly<Record<string, string>>): Promise<RegistryState> {
  try {
    const response = await fetch(new URL(PATH, url), { headers, signal: AbortSignal.timeout(PATIENCE) })
    const text = await response.text()
    if (!response.ok) throw refusalOf(response.status, parseJson(text), PATH)
    const applications = expectAnswer<ApplicationRecord[]>(readJsonAnswer(text, PATH), areApplications, PATH)
    const tools = applications.reduce((sum, { tool_count }) => sum + tool_count, 0)
    return { url, reachable: true, applications, tools }
  } catch (error) {
    return { url, reachable: false, applications: [], tools: 0, message: registryFailure(url, error).message }
  }
}

/** Whether there is a browser on this machine, and which or why not, in words. */
export type LookForBrowser = () => Promise<{ found: boolean; message: string }>

/** Whether browser tools can be called now, and why not. */
export async function describeBrowser(
  { applications, reachable }: RegistryState,
  { enabled, reason, look }: { enabled: boolean; reason: string; look?: LookForBrowser | undefined },
): Promise<{ enabled: boolean; available: boolean; message: string }> {
  const application = applications.find(({ name }) => name === BROWSER_APPLICATION)
  const available = enabled && application?.state === 'ready' && application.tool_count > 0
  if (!enabled) return { enabled, available, message: reason }
  if (available) {
    const program = await look?.()
    const tools = `${application.tool_count} browser tools are registered`
    if (!program) return { enabled, available, message: tools }
    return {
      enabled,
      available: program.found,
      message: program.found ? `${tools}; ${program.message}` : program.message,
    }
  }
  if (!reachable) return { enabled, available, message: 'The tool registry cannot be reached' }
  return {
    enabled,
    available,
    message: application
      ? `The browser tools are not ready: ${application.message || application.state}`
      : 'The registry runs no browser service. Start it with the mode: agent mode hybrid',
  }
}
