import { setTimeout as sleep } from 'node:timers/promises'
import { get } from './ask.ts'
import { lostMessages, talk, type Talks } from './load-agents.ts'
import { saveFlows, type Flows } from './load-flows.ts'
import { callThings, missingTools, onboardTools, readAudit, type Calls, type Onboarded } from './load-registries.ts'
import type { Replica } from './replica.ts'
import { startSystem } from './start-system.ts'

interface Spread {
  median: number
  slowest: number
}

/** What came of it. */
export interface ScaleRun {
  /** Calls and changes that were answered with success, and of these those that the service did not do exactly once. */
  acknowledged: number
  approved: number
  notOnce: string[]
  /** Those that were not, and of these those that the service did more than once. */
  unanswered: number
  doneTwice: string[]
  /** Calls that were answered with success and have no line in the audit log. */
  notAudited: string[]
  /** Messages that were answered, and those that an agent server does not have in their conversation. */
  answered: number
  lostMessages: string[]
  /** Approvals that were asked for at one agent server and decided at the other. */
  continued: number
  onboarded: number
  flows: number
  flowRuns: number
  /** Tools and flows that were acknowledged and that a server lacks at the end. */
  lost: string[]
  /** Until tools and flows were at every server that was up, in milliseconds: half of them sooner, and the slowest one. */
  toolTimes: Spread
  flowTimes: Spread
  kills: Record<string, number>
  /** Requests that each server was asked. */
  asked: number[]
}

export interface ScaleOptions {
  /** How long the load goes on at least, in seconds: until everything has happened that is to be looked at. */
  seconds: number
  callers?: number
  talkers?: number
}

/** Seconds more on a machine that does other things too. */
const LONGEST = 120

/**
 * Three registries and two agent servers of the real program behind load balancers, over one PostgreSQL: many callers and
 * talkers, one that onboards tools and one that saves flows, while one server after the other is killed (SIGKILL) and
 * started again.
 */
export async function runScale({ seconds, callers = 6, talkers = 2 }: ScaleOptions): Promise<ScaleRun> {
  const system = await startSystem()
  const { service, registries, agents, registry, agent } = system
  try {
    const calls: Calls = { acknowledged: new Map(), unanswered: [] }
    const onboarded: Onboarded = { tools: [], times: [] }
    const talks: Talks = { acknowledged: [], unanswered: [], answered: [], continued: 0 }
    const flows: Flows = { names: [], runs: 0, times: [] }
    const kills: Record<string, number> = {}
    let over = false
    const isOver = () => over
    const killInTurn = async (replicas: Replica[], least: number, most: number) => {
      for (let turn = 0; !over; turn++) {
        await sleep(least + Math.random() * (most - least))
        if (over) return
        const replica = replicas[turn % replicas.length]!
        kills[replica.name] = (kills[replica.name] ?? 0) + 1
        await replica.killAndStart()
      }
    }
    const work = [
      ...Array.from({ length: callers }, () => callThings(system, isOver, calls)),
      ...Array.from({ length: talkers }, () => talk(system, isOver, talks)),
      onboardTools(system, isOver, onboarded),
      saveFlows(system, isOver, flows),
      killInTurn(registries, 500, 1_200),
      killInTurn(agents, 1_500, 3_000),
    ]
    const asked = () => [
      ...registries.map(({ url }) => registry.asked.get(url) ?? 0),
      ...agents.map(({ url }) => agent.asked.get(url) ?? 0),
    ]
    const hasHappened = () =>
      calls.acknowledged.size > 100 &&
      talks.acknowledged.length > 1 &&
      talks.continued > 0 &&
      onboarded.tools.length > 3 &&
      flows.runs > 0 &&
      Object.keys(kills).length > 3 &&
      asked().every(count => count > 3)
    const watch = async () => {
      const began = performance.now()
      const passed = () => (performance.now() - began) / 1000
      while (!over && (passed() < seconds || !hasHappened()) && passed() < seconds + LONGEST) await sleep(50)
      over = true
    }
    await Promise.all([...work, watch()]).finally(() => (over = true))

    const lost = (
      await Promise.all(
        registries.map(async one => [
          ...(await missingTools(one, 'extra', onboarded.tools)),
          ...(await missingTools(
            one,
            'flows',
            flows.names.map(name => `flows_${name}`),
          )),
        ]),
      )
    ).flat()
    for (const one of agents) {
      const kept = await get<{ flows: { name: string }[] }>(`${one.url}/flows`)
      const known = new Set(kept?.flows.map(({ name }) => name))
      lost.push(...flows.names.filter(name => !known.has(name)).map(name => `${name} at ${one.name}`))
    }
    const audited = await readAudit(registries[0]!)
    const done = (id: string) => service.done.get(id) ?? 0
    return {
      acknowledged: calls.acknowledged.size,
      approved: talks.acknowledged.length,
      notOnce: [...calls.acknowledged.keys(), ...talks.acknowledged].filter(id => done(id) !== 1),
      unanswered: calls.unanswered.length + talks.unanswered.length,
      doneTwice: [...calls.unanswered, ...talks.unanswered].filter(id => done(id) > 1),
      notAudited: [...calls.acknowledged.values()].filter(id => !audited.has(id)),
      answered: talks.answered.length,
      lostMessages: (await Promise.all(agents.map(({ url }) => lostMessages(url, talks)))).flat(),
      continued: talks.continued,
      onboarded: onboarded.tools.length,
      flows: flows.names.length,
      flowRuns: flows.runs,
      lost,
      toolTimes: spreadOf(onboarded.times),
      flowTimes: spreadOf(flows.times),
      kills,
      asked: asked(),
    }
  } finally {
    await system.close()
  }
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.map(Math.round).toSorted((left, right) => left - right)
  return { median: sorted[sorted.length >> 1] ?? 0, slowest: sorted.at(-1) ?? 0 }
}
