import { FLOWS_APP } from '../contract/flow.ts'
import type { ApplicationRecord, OnboardRequest } from '../contract/registry.ts'
import type { FileProblem, ServiceStatus, ToolChange } from '../contract/registry-status.ts'
import { applicationNotFound, conflict, notFound, toolNotFound, type AgentError } from '../lib/errors.ts'
import type { Logger } from '../lib/logger.ts'
import { createBuiltInServices } from './built-in/built-in-services.ts'
import { canonicalName } from './catalogue/names.ts'
import { createCatalogue, type Catalogue, type CatalogueTool, type RunTool } from './catalogue/catalogue.ts'
import { hiddenPartsOfAddress, isSecretName } from './file/mask-address.ts'
import { SECRET_NAME } from './file/substitute.ts'
import type { DeclaredService, RegistryFile } from './file/read-registry-file.ts'
import { createFileProblems } from './file/file-problems.ts'
import { openFlowApplication, type FlowApplication } from './flows/flow-application.ts'
import { createToolGuard } from './safety/tool-guard.ts'
import { createServiceSet, type ServiceChanges } from './service/service-set.ts'
import type { OnboardedSchema } from './sources/onboarded/onboard-store.ts'
import { runOnboarded, toOnboardedTool, type OnboardedRunTool } from './sources/onboarded/onboarded-tool.ts'
import type { SourceContext, Tool, SourceExtras } from './sources/source.ts'
import type { RegistryState } from './state/registry-state.ts'

export interface Registry {
  readonly catalogue: Catalogue
  readonly flows: FlowApplication
  /** Takes the services of a file: unchanged ones keep their connection, the others are opened or closed (case M15). */
  apply(file: RegistryFile): void
  /** Services of the program's own. One of the same name in the file takes the place of such a one. */
  setBuiltIn(services: readonly DeclaredService[]): void
  /** The file cannot be used: everything stays as it is, and the status says why. */
  refuseFile(error: AgentError): void
  /** What changed in the file since this was last asked. */
  takeChanges(): ServiceChanges
  applications(): ApplicationRecord[]
  hasApplication(app: string): boolean
  /** Whether the registry file has a service of this name, be it usable or not. */
  isInFile(app: string): boolean
  /** What was remembered of an application that was removed for good. */
  forget(app: string): Promise<void>
  status(): {
    status: 'ready' | 'starting' | 'degraded'
    services: Record<string, StatusLine>
    problems: FileProblem[]
  }
  /** Finds a tool for a call, waiting a moment for a service that is just starting. Throws the answer's error. */
  resolve(app: string, functionName: string, signal: AbortSignal): Promise<CatalogueTool>
  /** Found at once, or undefined. */
  find(app: string, functionName: string): CatalogueTool | undefined
  /** When its service was last connected to, in milliseconds; 0 when it never was. */
  connectedAt(app: string): number
  /** Seconds that a call of this application may take, when its entry says so. */
  timeoutOf(app: string): number | undefined
  /** Before every call. Throws TOOL_CHANGED for a tool that changed after its first use, under `block` (case X8). */
  admit(entry: CatalogueTool): void
  /** Takes changed tools of an application as they are now; all of them unless one is named. Gives their names. */
  trust(app: string, functionName?: string): Promise<string[]>
  onboard(request: OnboardRequest): Promise<string[]>
  removeOnboarded(app: string): Promise<void>
  /** Takes the onboarded tools of an application, or all of them, as another replica left them. */
  followOnboarded(app?: string): Promise<void>
  /** Takes the pins of an application, or all of them, as another replica left them. */
  followPins(app?: string): Promise<void>
  refresh(app: string): Promise<void>
  /** Resolves when the service of an application is ready, failed, or has taken so many milliseconds. */
  settle(app: string, milliseconds: number, signal: AbortSignal): Promise<void>
  /** What the service of an application offers beside tools; undefined when it has nothing of that kind. */
  extras(app: string, signal: AbortSignal): Promise<SourceExtras | undefined>
  close(): Promise<void>
}

/** One line of `services` in `GET /status`. */
export type StatusLine = ServiceStatus & { changed_tools: ToolChange[] }

export interface RegistryOptions {
  context: SourceContext
  state: Pick<RegistryState, 'onboarded' | 'pins' | 'flows' | 'replicas'>
  logger: Logger
}

/** How long a call waits for a service whose tools are not known yet, in milliseconds. */
const START_PATIENCE = 3_000

/** Everything that is registered: services under supervision, onboarded tools, one catalogue over both. */
export async function createRegistry({ context, state, logger }: RegistryOptions): Promise<Registry> {
  const { secrets } = context
  const { onboarded, pins } = state
  const policy = context.registry.tool_changes
  const guard = createToolGuard({ pins, policy, logger, redact: secrets.redact })
  const catalogue = createCatalogue({
    aliasLength: context.registry.alias_length,
    maxSchemaBytes: context.registry.max_schema_bytes,
  })
  const problems = createFileProblems(secrets.redact)
  const builtIn = createBuiltInServices()
  /** What services listed last, for when a changed tool is trusted. */
  const listed = new Map<string, { tools: readonly Tool[]; run: RunTool }>()
  const listTools = (app: string, tools: readonly Tool[], run: RunTool) => {
    listed.set(app, { tools, run })
    // What the program brings along changes with the program alone: nothing to be warned of.
    catalogue.setTools(app, 'source', builtIn.has(app) ? tools : guard.examine(app, tools), run)
  }
  /** Looks at the tools of an application again, with the pins as they are now. */
  const showAgain = async (app: string) => {
    const { tools, run } = listed.get(app) ?? {}
    if (tools && run) listTools(app, tools, run)
    if (catalogue.toolsOf(app).some(entry => entry.onboarded)) await follow(app)
  }
  const changesOf = (app: string) =>
    guard.changesOf(app).filter(({ tool }) => catalogue.find(app, canonicalName(app, tool)))
  const services = createServiceSet({
    context,
    logger,
    onTools: listTools,
    onRemoved: app => {
      listed.delete(app)
      const isOnboarded = catalogue.toolsOf(app).some(entry => entry.onboarded)
      if (isOnboarded) catalogue.setTools(app, 'source', [], runOnboardedTool)
      else catalogue.removeApplication(app)
    },
  })

  const runOnboardedTool: RunTool = (tool, args, call) => {
    const app = (tool as OnboardedRunTool & { app: string }).app
    return runOnboarded(app, tool as OnboardedRunTool, args, call, {
      upstream: context.upstream,
      secrets,
      callByName: services.callByName(app),
    })
  }
  const toTool = (app: string, schema: OnboardedSchema): Tool => {
    for (const [name, value] of Object.entries(schema.endpoint?.headers ?? {}))
      if (SECRET_NAME.test(name) || isSecretName(name)) secrets.add(value)
    if (schema.endpoint) secrets.hide(hiddenPartsOfAddress(schema.endpoint.url))
    // Not a spread: the schemas are computed on first use.
    return Object.assign(Object.create(toOnboardedTool(app, schema)) as OnboardedRunTool, { app })
  }
  const dropOnboarded = (app: string) => {
    if (services.get(app) || catalogue.toolsOf(app).some(entry => !entry.onboarded))
      catalogue.setTools(app, 'onboarded', [], runOnboardedTool)
    else catalogue.removeApplication(app)
  }
  /** The store is the truth and the catalogue follows it, one after the other: an older state never comes after a newer one. */
  let following: Promise<unknown> = Promise.resolve()
  const follow = (app?: string, names?: readonly string[]): Promise<void> => {
    const done = following.then(() => (app !== undefined && names ? followAdded(app, names) : followNow(app)))
    following = done.catch(() => undefined)
    return done
  }
  /** Tools that came to those that an application has. */
  const followAdded = async (app: string, names: readonly string[]) => {
    const tools = (await onboarded.load(app, names)).map(({ schema }) => toTool(app, schema))
    for (const tool of guard.examine(app, tools)) catalogue.addTool(app, 'onboarded', tool, runOnboardedTool)
  }
  const followNow = async (only?: string) => {
    const wanted = new Map<string, OnboardedSchema[]>()
    for (const { app, schema } of await onboarded.load(only)) wanted.set(app, [...(wanted.get(app) ?? []), schema])
    for (const [app, schemas] of wanted) {
      const tools = guard.examine(
        app,
        schemas.map(schema => toTool(app, schema)),
      )
      catalogue.setTools(app, 'onboarded', tools, runOnboardedTool)
    }
    for (const app of only === undefined ? catalogue.applications() : [only])
      if (!wanted.has(app) && catalogue.toolsOf(app).some(entry => entry.onboarded)) dropOnboarded(app)
  }
  await follow()

  /** How each service came to be declared: by its address, or in the registry file. */
  let declared = new Map<string, 'added' | 'file'>()
  const apply = (file: RegistryFile) => {
    declared = new Map(file.services.map(one => [one.name, 'isAdded' in one ? 'added' : 'file']))
    const all = builtIn.join(file)
    if (all.some(({ name }) => name === FLOWS_APP)) flows.giveWay()
    for (const { name } of all) catalogue.addApplication(name)
    const kept = services.apply(all)
    problems.set([...file.problems, ...kept.map(message => ({ message }))])
    catalogue.arrange(all.map(({ name }) => name))
  }

  const flows = await openFlowApplication({
    catalogue,
    upstream: context.upstream,
    secrets,
    store: state.flows,
    logger,
  })

  const applications = () =>
    catalogue.applications().map(app => {
      const count = catalogue.toolsOf(app).length
      const known = services.get(app)
      if (known) return { ...known.application(count), ...(declared.get(app) === 'added' && { removable: true }) }
      const flow = app === FLOWS_APP && flows.application()
      if (flow) return flow
      const description = `${count} tools given at run time`
      return {
        name: app,
        description,
        url: '',
        type: 'onboarded' as const,
        tool_count: count,
        state: 'ready' as const,
        message: '',
      }
    })

  const onboardedCount = (app: string) => catalogue.toolsOf(app).filter(entry => entry.onboarded).length
  const notFoundError = (app: string, functionName: string): AgentError =>
    catalogue.has(functionName) && !catalogue.applications().includes(app)
      ? applicationNotFound(app)
      : toolNotFound(functionName, catalogue.nearest(functionName))

  return {
    catalogue,
    flows,
    apply,
    setBuiltIn(list) {
      builtIn.set(list)
      // Nothing is opened before there is a file: it may have services of these names.
      if (builtIn.file) apply(builtIn.file)
    },
    refuseFile: error => problems.refuse(error),
    takeChanges: () => services.takeChanges(),
    applications,
    hasApplication: app => catalogue.applications().includes(app),
    isInFile: app => declared.get(app) === 'file',
    forget: app => guard.forget(app),
    status() {
      const list = catalogue.applications().map(app => {
        const count = catalogue.toolsOf(app).length
        const known = services.get(app)
        const line = known?.status(count) ?? (app === FLOWS_APP ? flows.status() : undefined) ?? onboardedStatus(count)
        const notes = [...line.notes, ...builtIn.noteOn(app)]
        return [app, { ...line, notes, changed_tools: changesOf(app) }] as const
      })
      const states = services.all.map(service => service.state)
      const status =
        states.includes('failed') || problems.list.length
          ? 'degraded'
          : states.includes('connecting')
            ? 'starting'
            : 'ready'
      return { status, services: Object.fromEntries(list), problems: problems.list }
    },
    admit({ app, tool }) {
      if (!builtIn.has(app)) guard.admit(app, tool)
    },
    async trust(app, functionName) {
      if (!catalogue.applications().includes(app)) throw applicationNotFound(app)
      const find = (name: string) => catalogue.find(app, name) ?? catalogue.find(app, canonicalName(app, name))
      const named = functionName === undefined ? undefined : find(functionName)
      if (functionName !== undefined && !named) throw toolNotFound(functionName, catalogue.nearest(functionName))
      // Another replica may have seen the change that is to be trusted, and this one not yet.
      if (state.replicas.isShared) await services.get(app)?.refresh()
      const trusted = await guard.trust(app, named?.tool.name)
      if (trusted.length) await showAgain(app)
      return trusted.map(tool => canonicalName(app, tool))
    },
    find: (app, functionName) => catalogue.find(app, functionName),
    async resolve(app, functionName, signal) {
      const service = services.get(app)
      const isReady = () => service?.state === 'ready'
      if (service && !isReady() && functionName.startsWith(`${app}_`)) {
        await service.settle(START_PATIENCE, signal)
        const found = catalogue.find(app, functionName)
        if (found) return found
        if (!isReady()) throw service.failure()
      }
      throw notFoundError(app, functionName)
    },
    connectedAt: app => services.get(app)?.connectedAt ?? 0,
    timeoutOf: app => services.get(app)?.entry.timeout,
    async onboard(request) {
      // It takes the whole validator along, which most registries need later, if ever.
      const { checkOnboarding } = await import('./sources/onboarded/check-onboarding.ts')
      const { app_name: app, replace = false } = request
      const schemas = request.schemas.map(schema => ({ ...schema, endpoint: schema.endpoint ?? request.endpoint }))
      checkOnboarding(request, schemas, {
        allowPrivateAddresses: context.registry.allow_private_addresses,
        count: catalogue.applications().reduce((sum, one) => sum + onboardedCount(one), 0),
      })
      const clashing = schemas.filter(schema => {
        const known = catalogue.find(app, canonicalName(app, schema.name))
        return known !== undefined && !known.onboarded && known.tool.name === schema.name
      })
      if (clashing.length)
        throw conflict(
          `The application '${app}' has its own tool ${clashing.map(schema => canonicalName(app, schema.name)).join(', ')}. Choose another name; nothing was loaded.`,
        )
      await onboarded.save(app, schemas, replace)
      await follow(app, replace ? undefined : schemas.map(({ name }) => name))
      catalogue.addApplication(app)
      return schemas.map(schema => canonicalName(app, schema.name))
    },
    async removeOnboarded(app) {
      const entries = catalogue.toolsOf(app)
      if (!entries.length && !catalogue.applications().includes(app)) throw applicationNotFound(app)
      if (builtIn.has(app))
        throw conflict(`The application '${app}' is built in. It ends with the mode: agent mode api`)
      if (declared.get(app) === 'added' && !entries.some(entry => entry.onboarded))
        throw conflict(`The application '${app}' was added by its address. Remove it with: agent apis remove ${app}`)
      if (services.get(app) && !entries.some(entry => entry.onboarded))
        throw conflict(`The application '${app}' comes from the registry file. Remove it there.`)
      await onboarded.removeApplication(app)
      if (app === FLOWS_APP) await flows.remove()
      await follow(app)
      // Without a single tool it is there by its name alone.
      if (catalogue.applications().includes(app)) dropOnboarded(app)
    },
    followOnboarded: app => follow(app),
    async followPins(app) {
      await guard.reload(app)
      for (const name of app === undefined ? catalogue.applications() : [app]) {
        await showAgain(name)
        // Perhaps it is only this replica that did not read the list of tools again.
        if (changesOf(name).length) await services.get(name)?.refresh()
      }
    },
    settle: async (app, milliseconds, signal) => await services.get(app)?.settle(milliseconds, signal),
    extras: async (app, signal) => await services.get(app)?.extras(signal),
    async refresh(app) {
      const known = services.get(app)
      if (known) return known.refresh()
      if (!catalogue.applications().includes(app)) throw notFound(`Application '${app}'`)
    },
    async close() {
      await services.close()
      await guard.close()
    },
  }
}

const since = new Date().toISOString()
const onboardedStatus = (count: number): ServiceStatus => ({
  state: 'ready',
  message: '',
  since,
  type: 'onboarded',
  transport: 'none',
  tool_count: count,
  last_error: null,
  restarts: 0,
  notes: [],
})
