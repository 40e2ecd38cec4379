import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { COMPONENTS, type Component } from '../../src/processes/components.ts'
import { checkDatabases, checkTexts, listHalfFiles } from '../durability/leftovers.ts'
import { createRandom } from '../support/apis/random.ts'
import { startFaultyService } from '../support/faulty-service.ts'
import { createProject, listProcessesIn, waitFor, type Project } from '../support/project.ts'
import { createDisturbance } from './disturb.ts'
import { createTally, type Tally } from './tally.ts'
import { createTraffic } from './traffic.ts'
import { findTruths } from './truths.ts'
import { measureState, takeSample, takeWholeSample, type Sample } from './watch.ts'

export interface SoakOptions {
  minutes: number
  seed: number
  tell: (text: string) => void
}

export interface SoakReport {
  seconds: number
  seed: number
  tally: Tally
  kills: ReadonlyMap<string, number>
  /** Of each component in the part without kills of components: when it began and when it ended, and the most between. */
  processes: { component: Component; first: Sample; last: Sample; mostRss: number; mostDescriptors: number }[]
  before: ReturnType<typeof measureState>
  after: ReturnType<typeof measureState>
  complaints: string[]
}

/** The share of the time in which components are killed; in the rest they live, and are watched for what grows. */
const ROUGH = 0.5
/** Operations under way at the same time, of each kind. */
const WRITERS = 1

/** Growth that is no leak: of a heap after a collection, and of open files. */
const HEAP_SLACK = 12 * 1024 * 1024
const DESCRIPTOR_SLACK = 12

/** Runs the demo under mixed traffic while its processes are killed and services misbehave; looks for what is wrong. */
export async function runSoak({ minutes, seed, tell }: SoakOptions): Promise<SoakReport> {
  const random = createRandom(seed)
  const faulty = await startFaultyService()
  const project = await createProject(
    '[api_mode]\nrequest_timeout = 5\nretry_attempts = 1\n\n[registry]\nbreaker_pause = 2\n\n[supervision]\nenabled = true\n',
  )
  const complaints: string[] = []
  const started = performance.now()
  const milliseconds = minutes * 60_000
  try {
    writeRegistryFile(project, faulty.url)
    const environment = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }
    const start = await project.run(['start', 'demo'], { environment })
    if (start.code !== 0) throw new Error(`The demo did not start: ${start.stderr}`)
    const urls = Object.fromEntries(COMPONENTS.map(one => [one, project.url(one)])) as Record<Component, string>
    await waitForServices(urls.registry)
    const disturbance = createDisturbance(project)
    const tally = createTally(disturbance.isCalm)
    const traffic = createTraffic(urls, await findTruths(urls.territory, urls.crm))
    const before = measureState(project.stateFolder)
    const work = (signal: AbortSignal) =>
      Promise.all(
        traffic.flatMap(([kind, run]) =>
          Array.from({ length: WRITERS }, async () => {
            const own = createRandom(random.whole(1, 1_000_000))
            while (!signal.aborted) {
              await tally.run(kind, () => run(own))
              await sleep(own.whole(0, 40))
            }
          }),
        ),
      )

    const rough = AbortSignal.timeout(milliseconds * ROUGH)
    await Promise.all([
      work(rough),
      disturbance.run(random, { signal: rough, pause: Math.min(15_000, milliseconds / 12), components: true }),
    ])
    tell(`${Math.round((performance.now() - started) / 1000)} s: components were killed, now they live`)
    await waitFor('everything runs again', async () => (await project.run(['status'])).code === 0)
    await waitForServices(urls.registry)

    const firsts = await sampleAll(
      project,
      async () => await work(AbortSignal.timeout(Math.min(20_000, milliseconds * 0.1))),
    )
    const calm = AbortSignal.timeout(milliseconds * (1 - ROUGH) * 0.8)
    const most = watchMost(project, calm)
    await Promise.all([
      work(calm),
      disturbance.run(random, { signal: calm, pause: Math.min(8000, milliseconds / 20), components: false }),
    ])
    const lasts = await sampleAll(project, async () => await sleep(3000))
    const processes = COMPONENTS.map(component => ({
      component,
      first: firsts.get(component)!,
      last: lasts.get(component)!,
      ...most(component),
    }))
    complaints.push(...judgeGrowth(processes), ...judgeTally(tally), ...checkDatabases(project.stateFolder))
    complaints.push(...checkTexts(project.stateFolder), ...listHalfFiles(project.stateFolder).slice(4))
    const after = measureState(project.stateFolder)
    const stop = await project.run(['stop', 'all'])
    if (stop.code !== 0) complaints.push(`stop ended with ${stop.code}: ${stop.stderr}`)
    const left = listProcessesIn(project.folder)
    if (left.length) complaints.push(`Processes are left behind: ${left.join(', ')}`)
    return {
      seconds: Math.round((performance.now() - started) / 1000),
      seed,
      tally,
      kills: disturbance.kills,
      processes,
      before,
      after,
      complaints,
    }
  } finally {
    await project.remove()
    await faulty.close()
  }
}

function writeRegistryFile(project: Project, faulty: string): void {
  const peer = join(import.meta.dirname, '../support/mcp-peer.ts')
  writeFileSync(
    join(project.folder, 'mcp_servers.yaml'),
    `services:
  - territory: { url: "${project.url('territory')}/openapi.json" }
  - crm: { url: "${project.url('crm')}/openapi.json" }
  - faulty: { url: "${faulty}/openapi.json" }
mcpServers:
  peer: { command: "${process.execPath}", args: ["${peer}"] }
`,
  )
}

async function waitForServices(registry: string): Promise<void> {
  await waitFor('all services are ready', async () => {
    const apps = await fetch(`${registry}/applications`).then(
      async answer => (await answer.json()) as { state: string }[],
      () => [],
    )
    return apps.length >= 4 && apps.every(({ state }) => state === 'ready')
  })
}

/** Looks at every component after some work. */
async function sampleAll(project: Project, work: () => Promise<unknown>): Promise<Map<Component, Sample>> {
  await work()
  const samples = new Map<Component, Sample>()
  for (const component of COMPONENTS) {
    const sample = await takeWholeSample(project.stateFolder, component, project.pidOf(component) ?? 0)
    if (!sample) throw new Error(`${component} does not run`)
    samples.set(component, sample)
  }
  return samples
}

/** The most that each component takes until the signal. */
function watchMost(project: Project, signal: AbortSignal) {
  const most = new Map<Component, { mostRss: number; mostDescriptors: number }>()
  const look = setInterval(() => {
    for (const component of COMPONENTS) {
      const sample = takeSample(project.pidOf(component) ?? 0)
      const known = most.get(component) ?? { mostRss: 0, mostDescriptors: 0 }
      most.set(component, {
        mostRss: Math.max(known.mostRss, sample?.rss ?? 0),
        mostDescriptors: Math.max(known.mostDescriptors, sample?.descriptors ?? 0),
      })
    }
  }, 1000)
  signal.addEventListener('abort', () => clearInterval(look), { once: true })
  return (component: Component) => most.get(component) ?? { mostRss: 0, mostDescriptors: 0 }
}

function judgeGrowth(processes: SoakReport['processes']): string[] {
  return processes.flatMap(({ component, first, last }) => {
    const grown = (last.heap ?? 0) - (first.heap ?? 0)
    return [
      ...(first.pid === last.pid ? [] : [`${component} ended though nobody killed it`]),
      ...(grown > HEAP_SLACK ? [`the heap of ${component} grew by ${(grown / 1024 / 1024).toFixed(1)} MB`] : []),
      ...(last.descriptors - first.descriptors > DESCRIPTOR_SLACK
        ? [`${component} has ${last.descriptors} files open, ${first.descriptors} before`]
        : []),
      ...(last.children > first.children
        ? [`${component} has ${last.children} children, ${first.children} before`]
        : []),
    ]
  })
}

/** Of a hundred operations while nothing is disturbed one may fail: a faulty service opens its breaker. */
function judgeTally({ kinds, complaints }: Tally): string[] {
  return [
    ...complaints,
    ...[...kinds].flatMap(([name, kind]) => [
      ...(kind.right ? [] : [`${name}: not one was right`]),
      ...(!name.includes('faulty') && kind.failedInCalm > 2 + kind.right / 50
        ? [`${name}: ${kind.failedInCalm} failed while nothing was disturbed`]
        : []),
    ]),
  ]
}
