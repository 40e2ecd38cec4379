import type { Express } from 'express'
import type { Settings } from '../config/settings.ts'
import type { RunMode } from '../contract/chat.ts'
import { createHttpApp } from '../http/create-http-app.ts'
import { createMcpDoor, type McpDoor } from '../http/mcp/door.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Logger } from '../lib/logger.ts'
import { createMemoryRelease } from '../lib/release-memory.ts'
import { VERSION } from '../lib/version.ts'
import { createActivity } from './activity/activity.ts'
import { browserService, needsBrowser, type BrowserCommand } from './built-in/browser-service.ts'
import { watchMode } from './built-in/live-mode.ts'
import { createCallTool } from './call/call-tool.ts'
import { createCallRunner } from './call/run-call.ts'
import { createServiceGuards } from './call/service-guards.ts'
import { createCataloguePages } from './catalogue/catalogue-pages.ts'
import { settingVariables } from './file/setting-variables.ts'
import type { Variables } from './file/substitute.ts'
import { createLiveFile } from './live-file.ts'
import { createRegistryMetrics } from './metrics/registry-metrics.ts'
import { createRedactingLogger } from './redacting-logger.ts'
import { createRegistry } from './registry.ts'
import { createCallFunction, MAX_CALL_BYTES } from './routes/call-function.ts'
import { auditLogRoute } from './routes/audit-routes.ts'
import { activityRoute } from './routes/activity-route.ts'
import { callRoute } from './routes/call-route.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { changeRoutes } from './routes/change-routes.ts'
import { extrasRoutes } from './routes/extras-routes.ts'
import { sendPage } from './routes/send-page.ts'
import { modeRoutes } from './routes/mode-routes.ts'
import { flowRoutes } from './routes/flow-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'
import { statusRoutes } from './routes/status-routes.ts'
import { takeShortWay } from './short-way.ts'
import { createCatalogueSearch } from './search/catalogue-search.ts'
import { searchRoute } from './routes/search-route.ts'
import { once, type SourceContext } from './sources/source.ts'
import { followReplicas } from './state/follow-replicas.ts'
import { openRegistryState, type RegistryState } from './state/registry-state.ts'
import { openTracing } from './telemetry/tracing.ts'
import { createSecrets, type Secrets } from './upstream/secrets.ts'
import { createUpstream } from './upstream/upstream.ts'

export interface RegistryAppOptions {
  /** Path of the YAML file (specification § A). */
  registryFile: string
  settings: Settings
  stateFolder: string
  logger: Logger
  /** Address of an OpenTelemetry collector; without one no spans are made. */
  otlpEndpoint?: string | undefined
  /** What `${VAR}` in the file is read from; nothing else of it is used. */
  environment: Readonly<Record<string, string | undefined>>
  /** How the browser service is started in hybrid and web mode; without it there is none. */
  browser?: BrowserCommand | undefined
  /** What lets the registry in at components of its own project, by their origin. */
  ownHeaders?: ((origin: string) => Readonly<Record<string, string>>) | undefined
  /** Watched for changes of the run mode. */
  settingsFile?: string | undefined
}

/**
 * The tool registry. It can listen as soon as this resolves: services are discovered in the background. Rejects when
 * the registry file as a whole cannot be read.
 */
export async function createRegistryApp(options: RegistryAppOptions): Promise<RegistryApp> {
  const { settings, stateFolder, environment } = options
  const variables = { environment, settings: settingVariables(settings) }
  const secrets = createSecrets()
  const logger = createRedactingLogger(options.logger, secrets)
  const adminKey = environment[settings.registry.admin_key_env]
  if (adminKey) secrets.add(adminKey)
  const state = await openRegistryState({ stateFolder, settings, variables, logger })
  try {
    return await createOver(state, { ...options, variables, secrets, logger })
  } catch (error) {
    // A connection that stays open would keep the process that could not start.
    await state.close()
    throw error
  }
}

type RegistryApp = { app: Express; mcp: McpDoor; stopping(): void; close(): Promise<void> }

async function createOver(
  state: RegistryState,
  options: RegistryAppOptions & { variables: Variables; secrets: Secrets },
): Promise<RegistryApp> {
  const { registryFile, settings, environment, variables, secrets, logger } = options
  const { api_mode: apiMode } = settings
  const adminVariable = settings.registry.admin_key_env
  const admin = { key: environment[adminVariable] || undefined, variable: adminVariable }
  const { audit, added, replicas } = state
  const upstream = createUpstream({
    connectionPoolSize: apiMode.connection_pool_size,
    sslVerify: apiMode.ssl_verify,
    cacheEnabled: apiMode.cache_enabled,
    cacheTtl: apiMode.cache_ttl,
    maxResultBytes: settings.registry.max_result_bytes,
    ownHeaders: options.ownHeaders,
    allowPrivateAddresses: settings.registry.allow_private_addresses,
    shared: { replicas: state.replicas, logger },
  })
  const tracing = options.otlpEndpoint
    ? await openTracing({
        endpoint: options.otlpEndpoint,
        serviceName: settings.telemetry.service_name,
        redact: secrets.redact,
        logger,
      })
    : undefined
  const context: SourceContext = {
    upstream,
    secrets,
    logger,
    requestTimeout: apiMode.request_timeout,
    rotation: apiMode.api_key_rotation,
    registry: settings.registry,
    origins: state.origins,
    ...(tracing && { tracing }),
  }
  const registry = await createRegistry({ context, state, logger })
  const activity = createActivity({ redact: secrets.redact })
  const guards = createServiceGuards({
    maxConcurrentRequests: apiMode.max_concurrent_requests,
    requestTimeout: apiMode.request_timeout,
    breakerFailures: settings.registry.breaker_failures,
    breakerPause: settings.registry.breaker_pause,
    connectedAt: registry.connectedAt,
    logger,
    redact: secrets.redact,
  })
  const metrics = createRegistryMetrics({ registry, guards, tracing, sessions: () => mcp.sessions })
  const callTool = createCallTool({
    guards,
    requestTimeout: apiMode.request_timeout,
    retryAttempts: apiMode.retry_attempts,
    progressTimeout: settings.registry.progress_timeout,
    unknownArguments: settings.registry.unknown_arguments,
  })
  const runner = createCallRunner({ registry, callTool, audit, activity, metrics, tracing, secrets, logger })
  const callFunction = createCallFunction(runner)
  const provideBrowser = (now: RunMode) =>
    registry.setBuiltIn(
      options.browser && needsBrowser(now, settings) ? [browserService(options.browser, settings)] : [],
    )
  const file = createLiveFile({ path: registryFile, variables, registry, added, secrets, audit, logger })
  try {
    provideBrowser(settings.features.mode)
    await file.reload()
  } catch (error) {
    await registry.close()
    await upstream.close()
    throw error
  }
  registry.takeChanges()
  if (settings.registry.watch) file.watch()
  const mode = watchMode({
    start: settings.features.mode,
    settingsFile: options.settingsFile,
    onChange: provideBrowser,
    logger,
  })
  followReplicas({ state, registry, file, mode, logger })
  const openAdded = once(async () => {
    const { createAddedServices } = await import('./added/added-services.ts')
    const ownVariables = new Set([adminVariable, settings.model.api_key_env, 'AGENT_API_KEY', 'AGENT_INTERNAL_KEY'])
    return createAddedServices({ registry, store: added, renew: file.renew, context, variables, ownVariables })
  })
  const pages = createCataloguePages(registry.catalogue, logger)
  const search = createCatalogueSearch(registry.catalogue, { applications: registry.applications })
  const app = createHttpApp({
    title: 'Tool registry',
    description:
      'Tools of OpenAPI, MCP and TRM services, and of run-time onboarding, behind one interface. The same tools are an MCP server (streamable HTTP) at `/mcp`.',
    version: VERSION,
    logger,
    bodyLimit: MAX_CALL_BYTES,
    isPrivate: true,
    tags: [
      { name: 'catalogue', description: 'Applications and their APIs' },
      { name: 'functions', description: 'Calling and onboarding' },
      { name: 'status', description: 'State and metrics' },
      { name: 'health', description: 'Whether the service is up' },
    ],
    routes: [
      ...statusRoutes({ registry, guards, metrics, audit, check: state.check, logger }),
      ...catalogueRoutes({ registry, pages, logger }),
      callRoute(callFunction),
      activityRoute(activity),
      auditLogRoute(audit, admin),
      ...flowRoutes(registry.flows, admin, audit),
      ...modeRoutes({ mode, registry, admin, replicas }),
      ...changeRoutes({ registry, reload: file.reload, admin, audit, replicas }),
      ...serviceRoutes({ added: openAdded, admin, audit }),
      searchRoute({ registry, search, logger }),
      ...extrasRoutes({ registry, secrets, maxResultBytes: settings.registry.max_result_bytes }),
    ],
  })
  const mcpOptions = {
    catalogue: registry.catalogue,
    runner,
    secrets,
    search,
    extras: {
      apps: () =>
        registry.applications().flatMap(one => (one.type === 'mcp' && one.state === 'ready' ? [one.name] : [])),
      of: registry.extras,
    },
    requestTimeout: apiMode.request_timeout,
    listing: settings.registry.mcp_listing,
    fullLimit: settings.registry.mcp_full_limit,
    hasSessions: !state.isShared,
    logger,
  }
  const mcp = createMcpDoor(
    async () => (await import('./mcp-server/open-endpoint.ts')).openEndpoint(mcpOptions),
    logger,
  )
  takeShortWay(app, { callFunction, mcp }, (req, res) => {
    res.setHeader('x-request-id', requestIdOf(req))
    return sendPage(req, res, pages.all('full'))
  })
  let closing: Promise<void> | undefined
  const memory = createMemoryRelease()
  registry.catalogue.onChange(memory.soon)
  const close = async () => {
    await mcp.close()
    memory.close()
    file.close()
    mode.close()
    await registry.close()
    await upstream.close()
    await state.close()
    await tracing?.close()
  }
  return { app, mcp, stopping: mcp.stopStreams, close: () => (closing ??= close()) }
}
