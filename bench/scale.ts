import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCountingService } from '../test/scale/counting-service.ts'
import { createReplica, type Replica } from '../test/scale/replica.ts'
import { freePort } from '../test/support/free-port.ts'
import { startPostgres } from '../test/support/start-postgres.ts'
import { describeRun, writePart } from './document.ts'
import { measureRate, median, take } from './measure.ts'

/**
 * Throughput of one, two and three replicas of the real program over one PostgreSQL, written into docs/scale.md. The load
 * goes to the replicas in turn, without a balancer: it is theirs that is measured. Everything shares one machine.
 */
const DOCUMENT = 'docs/scale.md'
const MOST = 3
const SECONDS = Number(process.env['SCALE_BENCH_SECONDS'] ?? 8)
const CALLERS = 16
const TALKERS = 8
const ROUNDS = 3

interface Figures {
  rate: number
  /** Median and slowest hundredth, in milliseconds. */
  middle: number
  slowest: number
  /** Of one replica under load, in MiB. */
  memory: number
}

const [busy = 0] = loadavg()
const folder = mkdtempSync(join(tmpdir(), 'agent-scale-bench-'))
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  const rows = [...(await measureCalls()), ...(await measureChat())]
  const text = [
    `\`npm run bench:scale\`, ${describeRun()}. Other work on the machine when it began: ${busy.toFixed(1)} processes.`,
    '',
    '| What | Replicas | per second | median | slowest 1 % | memory of one |',
    '|---|---|---|---|---|---|',
    ...rows,
  ]
  writePart(DOCUMENT, 'figures', text.join('\n'))
  process.stdout.write(`${text.join('\n')}\n`)
} finally {
  for (const close of closing.toReversed()) await close()
}

/** `/functions/call` of a write that takes 4 ms at the service, with its line in the audit log. */
async function measureCalls(): Promise<string[]> {
  const service = await startCountingService()
  closing.push(service.close)
  const file = join(folder, 'calls.yaml')
  writeFileSync(file, `services:\n  - counter: { url: "${service.url}/openapi.json" }\n`)
  let number = 0
  const call = (url: string) =>
    take({
      url: `${url}/functions/call`,
      body: { app_name: 'counter', function_name: 'counter_do_once', args: { id: String(++number) } },
    })
  const args = ['--registry-file', file]
  const alone = await measureReplicas('registry', 1, { args, environment: {}, act: call, inFlight: CALLERS })
  const shared: Figures[] = []
  for (let count = 1; count <= MOST; count++) {
    const postgres = await startPostgres()
    const environment = { AGENT_DATABASE_URL: postgres.url }
    shared.push(await measureReplicas('registry', count, { args, environment, act: call, inFlight: CALLERS }))
    await postgres.close()
  }
  return [
    rowOf('`/functions/call`, SQLite', 1, alone),
    ...shared.map((figures, index) => rowOf('`/functions/call`, PostgreSQL', index + 1, figures)),
  ]
}

/** `/chat`: a question to the CRM of the demo, each in a conversation of its own, with one registry behind the agents. */
async function measureChat(): Promise<string[]> {
  const crm = await freePort()
  const demo = await createReplica({ name: 'crm', component: 'crm', folder, port: crm, environment: {} })
  closing.push(demo.close)
  await demo.start()
  const file = join(folder, 'chat.yaml')
  writeFileSync(file, `services:\n  - crm: { url: "${demo.url}/openapi.json" }\n`)
  const figures: Figures[] = []
  for (let count = 1; count <= MOST; count++) {
    const postgres = await startPostgres()
    const environment = { AGENT_DATABASE_URL: postgres.url }
    const registry = await createReplica({
      name: `chat-registry-${count}`,
      component: 'registry',
      folder,
      args: ['--registry-file', file],
      environment,
    })
    await registry.start()
    const ask = (url: string) => take({ url: `${url}/chat`, body: { message: 'how many accounts do I have?' } })
    figures.push(
      await measureReplicas('agent', count, {
        args: ['--registry-url', registry.url],
        environment,
        act: ask,
        inFlight: TALKERS,
      }),
    )
    await registry.close()
    await postgres.close()
  }
  return figures.map((one, index) => rowOf('`/chat`, PostgreSQL', index + 1, one))
}

interface Load {
  args: string[]
  environment: Record<string, string>
  /** One request to the replica at an address. */
  act: (url: string) => Promise<unknown>
  inFlight: number
}

async function measureReplicas(
  component: 'registry' | 'agent',
  count: number,
  { args, environment, act, inFlight }: Load,
): Promise<Figures> {
  const replicas: Replica[] = []
  try {
    for (let number = 1; number <= count; number++) {
      const name = `${component}-${count}-${number}-${Object.keys(environment).length}`
      replicas.push(await createReplica({ name, component, folder, args, environment }))
    }
    await Promise.all(replicas.map(replica => replica.start()))
    // Services are found and engines are warm.
    for (const { url } of replicas) await untilDone(() => act(url))
    let turn = 0
    const rates: number[] = []
    let times: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      times = round <= 1 ? [] : times
      const rate = await measureRate(
        async () => {
          const began = performance.now()
          await act(replicas[turn++ % count]!.url)
          times.push(performance.now() - began)
        },
        inFlight,
        Infinity,
        SECONDS / ROUNDS,
      )
      // The first one warms up.
      if (round > 0) rates.push(rate)
    }
    const sorted = times.toSorted((left, right) => left - right)
    return {
      rate: median(rates),
      middle: median(sorted),
      slowest: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      memory: Math.max(...replicas.map(memoryOf)),
    }
  } finally {
    await Promise.all(replicas.map(replica => replica.close()))
  }
}

/** Resident memory in MiB. */
function memoryOf({ pid }: Replica): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024
}

function rowOf(what: string, count: number, { rate, middle, slowest, memory }: Figures): string {
  return `| ${what} | ${count} | ${Math.round(rate)} | ${middle.toFixed(1)} ms | ${slowest.toFixed(1)} ms | ${Math.round(memory)} MiB |`
}

async function untilDone(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await act()
      return
    } catch (error) {
      if (tries > 300) throw error
      await sleep(50)
    }
  }
}
