import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../support/apis/random.ts'
import { createRunningProject, KILLED, type Killed, type RunningProject } from './components.ts'
import { checkDatabases, checkTexts, listFiles, listHalfFiles } from './leftovers.ts'
import { createConversationStore, createFlowStore, createKeyStore, createSettingStore } from './stores/agent-things.ts'
import { createApprovalStore } from './stores/approvals.ts'
import { createAuditStore } from './stores/audit-lines.ts'
import { createAccountStore, createLeadStore } from './stores/crm-records.ts'
import { createAddedStore, createOnboardedStore } from './stores/registry-things.ts'
import type { CreateStore, Random, Store } from './stores/store.ts'

/** What is written at the same time. */
const STORES: readonly CreateStore[] = [
  createLeadStore,
  createAccountStore,
  createOnboardedStore,
  createAddedStore,
  createAuditStore,
  createConversationStore,
  createFlowStore,
  createSettingStore,
  createKeyStore,
  createApprovalStore,
]

export interface KillOptions {
  kills: number
  seed: number
  /** Most milliseconds of writing before a kill; from none, so that the first writes after a start are hit too. */
  writing?: number
  /** Told now and then how far it is. */
  tell?: (text: string) => void
}

export interface KillReport {
  kills: number
  seed: number
  /** Kills by component; those while it was starting count under `starting`. */
  killed: Record<Killed | 'starting', number>
  stores: { name: string; acknowledged: number; unanswered: number; wrong: number }[]
  complaints: string[]
  /** Files of the state folder at the end. */
  files: number
  milliseconds: number
}

/** Kills between two looks at everything. */
const WHOLE_EVERY = 50

/**
 * Writes to all stores of a real project at once, kills components at random moments, starts them again and compares what
 * is there with what was acknowledged. The same seed gives the same kills, though not the same microseconds.
 */
export async function runKills({ kills, seed, writing = 900, tell }: KillOptions): Promise<KillReport> {
  const random = createRandom(seed)
  const project = await createRunningProject()
  const started = performance.now()
  const killed = { crm: 0, registry: 0, agent: 0, starting: 0 }
  const complaints: string[] = []
  const stores = STORES.map(create => create(project))
  const wrong = new Map<Store, number>()
  const check = async (all: boolean) => {
    await Promise.all(
      stores.map(async store => {
        const found = await store.check(all).catch((error: unknown) => [`${store.name}: ${String(error)}`])
        wrong.set(store, (wrong.get(store) ?? 0) + found.length)
        complaints.push(...found)
      }),
    )
  }
  try {
    await startAll(project, KILLED)
    await waitForCatalogue(project)
    for (let done = 0; done < kills;) {
      const stop = write(stores, createRandom(seed * 1000 + done), project)
      await sleep(random.whole(0, writing))
      if (done === 0) await waitForEach(stores)
      const victims = random.chance(0.2) ? [...KILLED] : [random.pick(KILLED)]
      await Promise.all(victims.map(async victim => await project.kill(victim)))
      for (const victim of victims) killed[victim]++
      done += victims.length
      const complaint = await stop()
      if (complaint) complaints.push(complaint)
      done += await startAgain(project, victims, random, killed)
      await waitForCatalogue(project)
      await check(false)
      if (Math.floor(done / WHOLE_EVERY) > Math.floor((done - victims.length) / WHOLE_EVERY)) {
        complaints.push(...checkDatabases(project.stateFolder), ...checkTexts(project.stateFolder))
        tell?.(`${done} kills, ${complaints.length} complaints`)
      }
      if (complaints.length > 20) break
    }
    await check(true)
    await check(false)
    complaints.push(...project.complaints, ...checkDatabases(project.stateFolder), ...checkTexts(project.stateFolder))
    const half = [...listHalfFiles(project.stateFolder), ...listHalfFiles(project.folder)]
    if (new Set(half).size > KILLED.length) complaints.push(`Half-written files pile up: ${half.join(', ')}`)
    return {
      kills: killed.crm + killed.registry + killed.agent + killed.starting,
      seed,
      killed,
      stores: stores.map(store => ({
        name: store.name,
        acknowledged: store.acknowledged,
        unanswered: store.unanswered,
        wrong: wrong.get(store) ?? 0,
      })),
      complaints,
      files: listFiles(project.stateFolder).length,
      milliseconds: Math.round(performance.now() - started),
    }
  } finally {
    await project.remove()
  }
}

/** Nothing is killed for the first time before each store has kept something: else there is nothing to lose. */
async function waitForEach(stores: readonly Store[]): Promise<void> {
  for (let tries = 0; tries < 600 && stores.some(({ acknowledged }) => !acknowledged); tries++) await sleep(50)
}

/** Every store changes one thing after another; what is returned stops them and waits for the last answers. */
function write(stores: readonly Store[], random: Random, project: RunningProject): () => Promise<string | undefined> {
  let going = true
  let failure: string | undefined
  const writers = stores.map(async store => {
    while (going) {
      // A component that is away refuses at once: a moment of rest.
      if (!KILLED.every(component => project.isUp(component))) await sleep(20)
      await store.step(random).catch((error: unknown) => (failure ??= `${store.name}: ${String(error)}`))
    }
  })
  return async () => {
    going = false
    await Promise.all(writers)
    return failure
  }
}

async function startAll(project: RunningProject, components: readonly Killed[]): Promise<void> {
  await Promise.all(
    components.map(async component => {
      if ((await project.start(component)) !== 'ready')
        throw new Error(`${component} did not start again: ${project.complaints.join('; ')}`)
    }),
  )
}

/** Starts what was killed; one start in four is killed too, wherever it is. Gives the number of those kills. */
async function startAgain(
  project: RunningProject,
  victims: readonly Killed[],
  random: Random,
  killed: KillReport['killed'],
): Promise<number> {
  let more = 0
  if (random.chance(0.25)) {
    const victim = random.pick(victims)
    const starting = project.start(victim)
    await Promise.race([sleep(random.whole(0, 600)), starting])
    await project.kill(victim)
    await starting
    killed.starting++
    more++
  }
  await startAll(project, victims)
  return more
}

/** The registry listens before it has read the descriptions of its services. */
async function waitForCatalogue({ urls }: RunningProject): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${urls.registry}/applications/crm`).then(
      async response => (await response.json()) as { state?: string },
      () => undefined,
    )
    const apps = (await (await fetch(`${urls.registry}/applications`)).json()) as { name: string; state: string }[]
    if (answer && apps.some(({ name, state }) => name === 'crm' && state === 'ready')) return
    await sleep(20)
  }
  throw new Error('The registry did not read the description of the CRM')
}
