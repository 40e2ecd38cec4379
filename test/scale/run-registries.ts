import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../support/start-postgres.ts'
import { startCountingService } from './counting-service.ts'
import { createReplica, type Replica } from './replica.ts'
import { startRoundRobin } from './round-robin.ts'

export interface RegistriesRun {
  /** Calls that were answered with success, and of these those that the service did not do exactly once. */
  acknowledged: number
  notOnce: string[]
  /** Calls that were not answered with success, and of these those that the service did more than once. */
  unanswered: number
  doneTwice: string[]
  /** Calls that were answered with success and have no line in the audit log. */
  notAudited: string[]
  /** Tools that were acknowledged, and those that a replica lacks at the end. */
  onboarded: number
  lostTools: string[]
  /** Longest time until a tool was at every replica that was up, in milliseconds. */
  slowestTool: number
  kills: number
  /** Requests that each replica was asked. */
  asked: number[]
}

export interface RegistriesOptions {
  /** How long the load goes on, in seconds. */
  seconds: number
  /** Callers at the same time. */
  callers?: number
  replicas?: number
}

/**
 * Registries of the real program behind a load balancer, over one PostgreSQL: many callers, one that onboards tools, and
 * one after the other of the registries is killed (SIGKILL) and started again. Tells what came of it.
 */
export async function runRegistries({
  seconds,
  callers = 8,
  replicas: count = 3,
}: RegistriesOptions): Promise<RegistriesRun> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-scale-'))
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  try {
    const postgres = await startPostgres()
    closing.push(postgres.close)
    const service = await startCountingService()
    closing.push(service.close)
    const registryFile = join(folder, 'services.yaml')
    writeFileSync(registryFile, `services:\n  - counter: { url: "${service.url}/openapi.json" }\n`)
    const replicas: Replica[] = []
    for (let number = 1; number <= count; number++)
      replicas.push(
        await createReplica({
          name: `registry-${number}`,
          component: 'registry',
          folder,
          args: ['--registry-file', registryFile],
          environment: { AGENT_DATABASE_URL: postgres.url },
        }),
      )
    closing.push(() => Promise.all(replicas.map(replica => replica.close())))
    await Promise.all(replicas.map(replica => replica.start()))
    await Promise.all(replicas.map(waitForCounter))
    const balancer = await startRoundRobin(replicas.map(({ url }) => url))
    closing.push(balancer.close)

    const acknowledged = new Map<string, string>()
    const unanswered: string[] = []
    const tools: string[] = []
    let slowestTool = 0
    let isOver = false
    let number = 0

    const call = async () => {
      while (!isOver) {
        const id = `call-${++number}`
        const answer = await post(`${balancer.url}/functions/call`, {
          app_name: 'counter',
          function_name: 'counter_do_once',
          args: { id },
        })
        if (answer?.status === 200) acknowledged.set(id, answer.requestId)
        else {
          unanswered.push(id)
          await sleep(5)
        }
      }
    }
    const onboard = async () => {
      for (let round = 1; !isOver; round++) {
        const name = `tool_${round}`
        const answer = await post(`${balancer.url}/functions/onboard`, { app_name: 'extra', schemas: [toolOf(name)] })
        const at = performance.now()
        if (answer?.status === 200) {
          tools.push(`extra_${name}`)
          // Replicas that start meanwhile read everything before they are ready.
          const up = replicas.filter(({ isReady }) => isReady)
          for (const replica of up)
            while (replica.isReady && !(await toolsOf(replica))?.has(`extra_${name}`)) {
              if (performance.now() - at > 10_000) throw new Error(`${replica.name} never had ${name}`)
              await sleep(5)
            }
          slowestTool = Math.max(slowestTool, performance.now() - at)
        }
        await sleep(50)
      }
    }
    let kills = 0
    const kill = async () => {
      for (let turn = 0; !isOver; turn++) {
        await sleep(300 + Math.random() * 500)
        if (isOver) return
        kills++
        await replicas[turn % count]!.killAndStart()
      }
    }
    const work = [...Array.from({ length: callers }, call), onboard(), kill()]
    const timer = setTimeout(() => (isOver = true), seconds * 1000)
    await Promise.all(work).finally(() => {
      isOver = true
      clearTimeout(timer)
    })

    const lost = new Set<string>()
    for (const replica of replicas) {
      const known = await toolsOf(replica)
      for (const tool of tools) if (!known?.has(tool)) lost.add(`${tool} at ${replica.name}`)
    }
    const audited = await readAudit(replicas[0]!)
    return {
      acknowledged: acknowledged.size,
      notOnce: [...acknowledged.keys()].filter(id => service.done.get(id) !== 1),
      unanswered: unanswered.length,
      doneTwice: unanswered.filter(id => (service.done.get(id) ?? 0) > 1),
      notAudited: [...acknowledged.values()].filter(id => !audited.has(id)),
      onboarded: tools.length,
      lostTools: [...lost],
      slowestTool,
      kills,
      asked: replicas.map(({ url }) => balancer.asked.get(url) ?? 0),
    }
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

const toolOf = (name: string) => ({
  name,
  description: `Does ${name}`,
  input_schema: { type: 'object', properties: {}, required: [] },
})

/** An answer, or undefined where none came. */
async function post(url: string, body: object): Promise<{ status: number; requestId: string } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // Acknowledged is what was read to its end.
    await response.text()
    return { status: response.status, requestId: response.headers.get('x-request-id') ?? '' }
  } catch {
    return undefined
  }
}

async function readJson<T>(url: string): Promise<T | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    return response.ok ? ((await response.json()) as T) : undefined
  } catch {
    return undefined
  }
}

const toolsOf = async ({ url }: Replica) => {
  const records = await readJson<Record<string, unknown>>(`${url}/applications/extra/apis`)
  return records && new Set(Object.keys(records))
}

async function waitForCounter({ url, name }: Replica): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const apps = await readJson<{ name: string; state: string }[]>(`${url}/applications`)
    if (apps?.some(app => app.name === 'counter' && app.state === 'ready')) return
    await sleep(20)
  }
  throw new Error(`${name} does not have the counting service`)
}

/** The ids of all calls in the audit log. */
async function readAudit({ url }: Replica): Promise<Set<string>> {
  const ids = new Set<string>()
  let before = ''
  for (;;) {
    const page = await readJson<{ lines: { time: string; event: string; request_id: string }[] }>(
      `${url}/audit?limit=1000${before && `&before=${before}`}`,
    )
    const lines = page?.lines ?? []
    for (const line of lines) if (line.event === 'call') ids.add(line.request_id)
    const last = lines.at(-1)?.time ?? ''
    // Lines of the same millisecond may be on both sides of a page: the page goes back to the one before.
    if (lines.length < 1000) return ids
    before = new Date(Date.parse(last) + 1).toISOString()
    if (lines[0]!.time === last) throw new Error('A thousand lines in one millisecond')
  }
}
