import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../support/start-postgres.ts'
import { get } from './ask.ts'
import { startCountingService, type CountingService } from './counting-service.ts'
import { createReplica, type Replica } from './replica.ts'
import { startRoundRobin, type RoundRobin } from './round-robin.ts'

/** Registries and agent servers of the real program, each kind behind a load balancer, over one PostgreSQL. */
export interface System {
  service: CountingService
  registries: Replica[]
  agents: Replica[]
  /** Before the registries, and before the agent servers. */
  registry: RoundRobin
  agent: RoundRobin
  close(): Promise<void>
}

/** Starts three registries and two agent servers, as on machines of their own. */
export async function startSystem(): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-scale-'))
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  /** Replicas and the balancer before them, which takes requests before there is anybody to send them to. */
  const start = async (
    component: 'registry' | 'agent',
    count: number,
    optionsOf: (url: string) => { args: string[]; settings?: string },
  ) => {
    const targets: string[] = []
    const balancer = await startRoundRobin(targets)
    closing.push(balancer.close)
    const replicas: Replica[] = []
    for (let number = 1; number <= count; number++) {
      const replica = await createReplica({
        name: `${component}-${number}`,
        component,
        folder,
        environment: { AGENT_DATABASE_URL: postgres.url },
        ...optionsOf(balancer.url),
      })
      replicas.push(replica)
      targets.push(replica.url)
    }
    closing.push(() => Promise.all(replicas.map(replica => replica.close())))
    await Promise.all(replicas.map(replica => replica.start()))
    return { replicas, balancer }
  }
  const postgres = await startPostgres()
  closing.push(postgres.close)
  try {
    const service = await startCountingService()
    closing.push(service.close)
    const file = join(folder, 'services.yaml')
    writeFileSync(file, `services:\n  - counter: { url: "${service.url}/openapi.json" }\n`)
    const { replicas: registries, balancer: registry } = await start('registry', 3, () => ({
      args: ['--registry-file', file],
    }))
    await Promise.all(registries.map(waitForService))
    const { replicas: agents, balancer: agent } = await start('agent', 2, url => ({
      args: ['--registry-url', registry.url],
      settings: `[server]\nagent_url = "${url}"\n`,
    }))
    return { service, registries, agents, registry, agent, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function waitForService({ url, name }: Replica): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const apps = await get<{ name: string; state: string }[]>(`${url}/applications`)
    if (apps?.some(app => app.name === 'counter' && app.state === 'ready')) return
    await sleep(20)
  }
  throw new Error(`${name} does not have the counting service`)
}
