import type { ApplicationRecord, OnboardRequest } from '../contract/registry.ts'
import {
  applicationNotFound,
  conflict,
  notFound,
  toolNotFound,
  validationFailed,
  type AgentError,
  type ValidationIssue,
} from '../lib/errors.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Logger } from '../lib/logger.ts'
import { canonicalName } from './catalogue/names.ts'
import { createCatalogue, type Catalogue, type CatalogueTool, type RunTool } from './catalogue/catalogue.ts'
import { hiddenPartsOfAddress } from './file/mask-address.ts'
import type { RegistryFile } from './file/read-registry-file.ts'
import { createFileProblems, type FileProblem } from './file/file-problems.ts'
import { whySchemaIsInvalid } from './schema/validate-arguments.ts'
import type { ServiceStatus } from './service/service.ts'
import { createServiceSet, type ServiceChanges } from './service/service-set.ts'
import type { OnboardedSchema, OnboardStore } from './sources/onboarded/onboard-store.ts'
import { runOnboarded, toOnboardedTool, type OnboardedRunTool } from './sources/onboarded/onboarded-tool.ts'
import type { SourceContext } from './sources/source.ts'

export interface Registry {
  readonly catalogue: Catalogue
  /** Takes the services of a file: unchanged ones keep their connection, the others are opened or closed (case M15). */
  apply(file: RegistryFile): void
  /** The file cannot be used: everything stays as it is, and the status says why. */
  refuseFile(error: AgentError): void
  /** What changed in the file since this was last asked. */
  takeChanges(): ServiceChanges
  applications(): ApplicationRecord[]
  hasApplication(app: string): boolean
  status(): {
    status: 'ready' | 'starting' | 'degraded'
    services: Record<string, ServiceStatus>
    problems: FileProblem[]
  }
  /** Finds a tool for a call, waiting a moment for a service that is just starting. Throws the answer's error. */
  resolve(app: string, functionName: string, signal: AbortSignal): Promise<CatalogueTool>
  /** Found at once, or undefined. */
  find(app: string, functionName: string): CatalogueTool | undefined
  /** Seconds that a call of this application may take, when its entry says so. */
  timeoutOf(app: string): number | undefined
  onboard(request: OnboardRequest): string[]
  removeOnboarded(app: string): void
  refresh(app: string): Promise<void>
  close(): Promise<void>
}

export interface RegistryOptions {
  context: SourceContext
  store: OnboardStore
  logger: Logger
}

/** How long a call waits for a service whose tools are not known yet, in milliseconds. */
const START_PATIENCE = 3_000

/** Everything that is registered: services under supervision, onboarded tools, one catalogue over both. */
export function createRegistry({ context, store, logger }: RegistryOptions): Registry {
  const { secrets } = context
  const catalogue = createCatalogue()
  const problems = createFileProblems(secrets.redact)
  const services = createServiceSet({
    context,
    logger,
    onTools: (app, tools, run) => catalogue.setTools(app, 'source', tools, run),
    onRemoved: app => {
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
  const registerOnboarded = (app: string, schema: OnboardedSchema) => {
    for (const [name, value] of Object.entries(schema.endpoint?.headers ?? {}))
      if (/token|key|secret|auth|cookie/i.test(name)) secrets.add(value)
    if (schema.endpoint) secrets.hide(hiddenPartsOfAddress(schema.endpoint.url))
    // Not a spread: the schemas are computed on first use.
    const tool = Object.assign(Object.create(toOnboardedTool(app, schema)) as OnboardedRunTool, { app })
    catalogue.addTool(app, 'onboarded', tool, runOnboardedTool)
  }
  for (const { app, schema } of store.load()) registerOnboarded(app, schema)

  const apply = (file: RegistryFile) => {
    for (const { name } of file.services) catalogue.addApplication(name)
    const kept = services.apply(file.services)
    problems.set([...file.problems, ...kept.map(message => ({ message }))])
    catalogue.arrange(file.services.map(({ name }) => name))
  }

  const applications = () =>
    catalogue.applications().map(app => {
      const count = catalogue.toolsOf(app).length
      const known = services.get(app)
      if (known) return known.application(count)
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

  const notFoundError = (app: string, functionName: string): AgentError =>
    catalogue.has(functionName) && !catalogue.applications().includes(app)
      ? applicationNotFound(app)
      : toolNotFound(functionName, catalogue.nearest(functionName))

  return {
    catalogue,
    apply,
    refuseFile: error => problems.refuse(error),
    takeChanges: () => services.takeChanges(),
    applications,
    hasApplication: app => catalogue.applications().includes(app),
    status() {
      const list = catalogue.applications().map(app => {
        const count = catalogue.toolsOf(app).length
        const known = services.get(app)
        return [app, known ? known.status(count) : onboardedStatus(count)] as const
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
    timeoutOf: app => services.get(app)?.entry.timeout,
    onboard(request) {
      const { app_name: app, replace = false } = request
      const schemas = request.schemas.map(schema => ({ ...schema, endpoint: schema.endpoint ?? request.endpoint }))
      checkSchemas(schemas)
      const clashing = schemas.filter(schema => {
        const known = catalogue.find(app, canonicalName(app, schema.name))
        return known !== undefined && !known.onboarded && known.tool.name === schema.name
      })
      if (clashing.length)
        throw conflict(
          `The application '${app}' has its own tool ${clashing.map(schema => canonicalName(app, schema.name)).join(', ')}. Choose another name; nothing was loaded.`,
        )
      store.save(app, schemas, replace)
      if (replace) catalogue.setTools(app, 'onboarded', [], runOnboardedTool)
      catalogue.addApplication(app)
      for (const schema of schemas) registerOnboarded(app, schema)
      return schemas.map(schema => canonicalName(app, schema.name))
    },
    removeOnboarded(app) {
      const entries = catalogue.toolsOf(app)
      if (!entries.length && !catalogue.applications().includes(app)) throw applicationNotFound(app)
      if (services.get(app) && !entries.some(entry => entry.onboarded))
        throw conflict(`The application '${app}' comes from the registry file. Remove it there.`)
      store.removeApplication(app)
      if (services.get(app)) catalogue.setTools(app, 'onboarded', [], runOnboardedTool)
      else catalogue.removeApplication(app)
    },
    async refresh(app) {
      const known = services.get(app)
      if (known) return known.refresh()
      if (!catalogue.applications().includes(app)) throw notFound(`Application '${app}'`)
    },
    async close() {
      await services.close()
      store.close()
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
})

/** 422 with everything that is wrong, before anything is loaded: all or none (interfaces § A). */
function checkSchemas(schemas: readonly OnboardedSchema[]): void {
  const issues: ValidationIssue[] = []
  const names = new Set<string>()
  schemas.forEach((schema, index) => {
    const at = (field: string[], msg: string, type: string) =>
      issues.push({ loc: ['body', 'schemas', index, ...field], msg, type })
    if (names.has(schema.name)) at(['name'], `'${schema.name}' is given twice`, 'duplicate')
    names.add(schema.name)
    if (schema.name !== schema.name.trim() || schema.name.length > 512)
      at(['name'], 'has spaces around it, or more than 512 characters', 'name')
    const { properties, required } = schema.input_schema
    for (const name of required)
      if (!(name in properties)) at(['input_schema', 'required'], `'${name}' is not among the properties`, 'required')
    const why = whySchemaIsInvalid(schema.input_schema as JsonObject)
    if (why) at(['input_schema'], `is no JSON schema: ${why}`, 'json_schema')
    const { endpoint } = schema
    if (endpoint && !/^https?:$/.test(new URL(endpoint.url).protocol))
      at(['endpoint', 'url'], 'must be an http or https address', 'url')
    for (const [name, value] of Object.entries(endpoint?.headers ?? {}))
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[\r\n\0]/.test(value))
        at(['endpoint', 'headers', name], 'cannot be sent as a header', 'header')
  })
  if (issues.length) throw validationFailed(issues)
}
