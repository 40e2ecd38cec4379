import { setTimeout as sleep } from 'node:timers/promises'
import { isObject } from '../lib/json.ts'
import { requestJson } from './http-client.ts'

export interface ServiceReport {
  name: string
  state: string
  message: string
  tool_count: number
}

/** What a registry has come to: its services, and what is wrong in its file. */
export interface RegistryReport {
  services: ServiceReport[]
  problems: string[]
}

/** How long services may take to connect before `start` goes on without them, in milliseconds. */
const PATIENCE = 8000

/**
 * Waits until the registry has finished connecting its services. One that failed is asked once more: it may have been
 * tried before its service, started at the same moment, listened. `headers` may hold the registry's admin key.
 */
export async function waitForServices(
  registryUrl: string,
  headers: Record<string, string> = {},
): Promise<RegistryReport> {
  const end = Date.now() + PATIENCE
  const retried = new Set<string>()
  for (;;) {
    const report = await readReport(registryUrl)
    const { services } = report
    const failed = services.filter(({ state, name }) => state === 'failed' && !retried.has(name))
    for (const { name } of failed) {
      retried.add(name)
      const path = `/applications/${encodeURIComponent(name)}/refresh`
      await requestJson(registryUrl + path, { method: 'POST', headers }).catch(() => undefined)
    }
    const busy = failed.length > 0 || services.some(({ state }) => state === 'connecting')
    if (!busy || Date.now() > end) return report
    await sleep(25)
  }
}

async function readReport(registryUrl: string): Promise<RegistryReport> {
  const body = await requestJson(`${registryUrl}/status`)
  const { services, problems } = isObject(body) ? body : {}
  return {
    services: Object.entries(isObject(services) ? services : {}).map(([name, value]) => readService(name, value)),
    problems: (Array.isArray(problems) ? problems : []).filter(isObject).map(({ message }) => String(message)),
  }
}

function readService(name: string, value: unknown): ServiceReport {
  const service = isObject(value) ? value : {}
  return {
    name,
    state: String(service['state']),
    message: readMessage(service),
    tool_count: Number(service['tool_count'] ?? 0),
  }
}

/** Why it is not ready, or what a ready one has to say. */
const readMessage = ({ state, last_error, message }: Record<string, unknown>) =>
  String(state === 'ready' ? (message ?? '') : last_error || message || state)
