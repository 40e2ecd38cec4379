import { AgentError, portInUse } from '../lib/errors.ts'
import { describePortSetting, LABELS, type Component, type Scheme } from './components.ts'
import { judgeRecord } from './component-status.ts'
import { describeForeign, findUnrecorded } from './find-unrecorded.ts'
import { launchComponent, type LaunchOptions } from './launch-component.ts'
import { describePortHolder, isPortFree } from './port-holder.ts'
import { readRecord, type ProcessRecord } from './record.ts'
import { withStartLock } from './start-lock.ts'
import { prepareStateFolder } from './state-folder.ts'
import { endProcess, stopComponent } from './stop-component.ts'

/** A component to start, and where. */
export interface StartRequest {
  component: Component
  host: string
  port: number
  scheme?: Scheme
  /** What it is started with; written into its record, a restart repeats it. */
  options: Record<string, string>
  /** Further arguments for this one start. */
  flags?: string[]
  /** True when running with other options will not do: it is then stopped and started anew. */
  replace?: (running: ProcessRecord) => boolean
}

export interface StartContext extends Pick<LaunchOptions, 'launcher' | 'stateFolder' | 'folder' | 'environment'> {
  /** Arguments that every component gets (where settings and state are). */
  commonArguments: string[]
}

export interface StartedComponent {
  record: ProcessRecord
  /** It was running already and was left alone. */
  kept: boolean
}

/**
 * Starts several components at the same time and returns when all are healthy. Those that run are kept. All or
 * nothing: a port that is taken is found before anything starts, and when one fails the others that this call
 * started are stopped again. Throws PORT_IN_USE, STATE_FOLDER, START_FAILED or the component's own error.
 */
export async function startComponents(context: StartContext, requests: StartRequest[]): Promise<StartedComponent[]> {
  prepareStateFolder(context.stateFolder)
  return await withStartLock(context.stateFolder, async () => await startUnderLock(context, requests))
}

async function startUnderLock(context: StartContext, requests: StartRequest[]): Promise<StartedComponent[]> {
  const running = await Promise.all(requests.map(async request => await findRunning(context, request)))
  const missing = requests.filter((_, index) => !running[index])
  await refuseTakenPorts(context, missing, requests.length > 1)
  const results = await Promise.allSettled(
    requests.map(async (request, index) => {
      const record = running[index]
      return record ? { record, kept: true } : await startOne(context, request)
    }),
  )
  const failures = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (!failures.length) return results.map(result => (result as PromiseFulfilledResult<StartedComponent>).value)
  const begun = results.flatMap(result =>
    result.status === 'fulfilled' && !result.value.kept ? [result.value.record] : [],
  )
  await Promise.all(begun.map(async ({ component }) => await stopComponent(context.stateFolder, component)))
  throw failures[0]
}

/**
 * The record of a component that runs as asked. A broken or different one is stopped first, out of the way. So is one
 * whose record is gone: its logs and data went with the state folder, it has to be started anew to have any.
 */
async function findRunning(
  { stateFolder, folder }: StartContext,
  request: StartRequest,
): Promise<ProcessRecord | undefined> {
  const record = readRecord(stateFolder, request.component)
  if (!record) {
    const found = await findUnrecorded({ ...request, stateFolder, folder })
    if (found?.ours) await endProcess(found)
    return undefined
  }
  const { state } = await judgeRecord(record)
  if (state === 'running' && !request.replace?.(record)) return record
  await stopComponent(stateFolder, request.component)
  return undefined
}

async function refuseTakenPorts(
  { stateFolder, folder }: StartContext,
  requests: StartRequest[],
  isOneOfSeveral: boolean,
): Promise<void> {
  const free = await Promise.all(requests.map(async ({ host, port }) => await isPortFree(host, port)))
  const taken = requests.filter((_, index) => !free[index])
  const [first] = taken
  if (!first) return
  const describe = async ({ component, host, port, scheme }: StartRequest): Promise<string> => {
    // --port means one component only.
    const way = isOneOfSeveral ? describePortSetting(component) : undefined
    const foreign = await findUnrecorded({ component, host, port, scheme, stateFolder, folder })
    const holder = foreign ? `the ${LABELS[component]} of ${describeForeign(foreign)}` : describePortHolder(port)
    return `${LABELS[component]}: ${portInUse(port, holder, way).message}`
  }
  const errors = await Promise.all(taken.map(describe))
  throw new AgentError('PORT_IN_USE', 409, errors.join('\n'), {
    detail: taken.map(({ component, port }) => ({ component, port })),
  })
}

async function startOne(context: StartContext, request: StartRequest): Promise<StartedComponent> {
  const { component, flags = [] } = request
  const args = [...context.commonArguments, ...flags, ...repeatedArguments(request)]
  try {
    return { record: await launchComponent({ ...context, component, args }), kept: false }
  } catch (error) {
    // Somebody else may have started the same component of this project at the same moment.
    const other = readRecord(context.stateFolder, component)
    if (other && (await judgeRecord(other)).state === 'running') return { record: other, kept: true }
    throw error
  }
}

/** The arguments that a restart repeats; `--reset` and other flags of one start are not among them. */
export const repeatedArguments = ({ host, port, options }: Pick<ProcessRecord, 'host' | 'port' | 'options'>) => [
  '--host',
  host,
  '--port',
  String(port),
  ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
]
