import { setTimeout as sleep } from 'node:timers/promises'
import { get, post } from './ask.ts'
import type { Replica } from './replica.ts'
import type { System } from './start-system.ts'

/** What callers were told. */
export interface Calls {
  /** Ids of calls that were answered with success, with the id of the request. */
  acknowledged: Map<string, string>
  unanswered: string[]
}

/** Calls a tool through the balancer, one call after the other, each with an id of its own. */
export async function callThings({ registry }: System, isOver: () => boolean, calls: Calls): Promise<void> {
  while (!isOver()) {
    const id = `call-${calls.acknowledged.size + calls.unanswered.length}-${Math.random().toString(36).slice(2)}`
    const answer = await post(`${registry.url}/functions/call`, {
      app_name: 'counter',
      function_name: 'counter_do_once',
      args: { id },
    })
    if (answer?.status === 200) calls.acknowledged.set(id, answer.requestId)
    else {
      calls.unanswered.push(id)
      await sleep(5)
    }
  }
}

export interface Onboarded {
  tools: string[]
  /** Until each tool was at every replica that was up, in milliseconds. */
  times: number[]
}

/** Onboards tools through the balancer, and waits each time until every registry that is up has them all. */
export async function onboardTools(
  { registry, registries }: System,
  isOver: () => boolean,
  onboarded: Onboarded,
): Promise<void> {
  for (let round = 1; !isOver(); round++) {
    const schema = {
      name: `tool_${round}`,
      description: 'Does something',
      input_schema: { type: 'object', properties: {}, required: [] },
    }
    const answer = await post(`${registry.url}/functions/onboard`, { app_name: 'extra', schemas: [schema] })
    const at = performance.now()
    if (answer?.status === 200) {
      onboarded.tools.push(`extra_${schema.name}`)
      // Registries that start meanwhile read everything before they are ready.
      for (const replica of registries.filter(({ isReady }) => isReady))
        while (replica.isReady && (await countTools(replica, 'extra')) < onboarded.tools.length) {
          if (performance.now() - at > 60_000) throw new Error(`${replica.name} never had ${schema.name}`)
          await sleep(5)
        }
      onboarded.times.push(performance.now() - at)
    }
    await sleep(50)
  }
}

/** How many tools a registry has of an application: a small answer, which is asked for often. */
export async function countTools({ url }: Replica, app: string): Promise<number> {
  const apps = await get<{ name: string; tool_count: number }[]>(`${url}/applications`)
  return apps?.find(({ name }) => name === app)?.tool_count ?? 0
}

/** Names of the tools that a registry lacks. */
export async function missingTools({ url, name }: Replica, app: string, tools: readonly string[]): Promise<string[]> {
  const records = (await get<Record<string, unknown>>(`${url}/applications/${app}/apis`)) ?? {}
  return tools.filter(tool => !(tool in records)).map(tool => `${tool} at ${name}`)
}

/** The request ids of all calls in the audit log. */
export async function readAudit({ url }: Replica): Promise<Set<string>> {
  const ids = new Set<string>()
  let before = ''
  for (;;) {
    const page = await get<{ lines: { time: string; event: string; request_id: string }[] }>(
      `${url}/audit?limit=1000${before && `&before=${before}`}`,
    )
    const lines = page?.lines ?? []
    for (const line of lines) if (line.event === 'call') ids.add(line.request_id)
    if (lines.length < 1000) return ids
    // Lines of the same millisecond may be on both sides of a page, so the next one begins with them.
    const last = lines.at(-1)!.time
    if (lines[0]!.time === last) throw new Error('A thousand lines in one millisecond')
    before = new Date(Date.parse(last) + 1).toISOString()
  }
}
