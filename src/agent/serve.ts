import type { Express } from 'express'
import type { Settings } from '../config/settings.ts'
import { BROWSER_APPLICATION } from '../contract/registry.ts'
import { createHttpApp } from '../http/create-http-app.ts'
import { createMcpDoor, mountMcpDoor } from '../http/mcp/door.ts'
import { signInRoutes } from '../http/access/sign-in-routes.ts'
import { healthRoute } from '../http/health-route.ts'
import { readyRoute } from '../http/ready-route.ts'
import type { Logger } from '../lib/logger.ts'
import { createStorageProbe } from '../lib/probe-storage.ts'
import { VERSION } from '../lib/version.ts'
import { mountChatPage } from '../web/mount-chat-page.ts'
import { createAllowedStore } from './approvals/allowed-store.ts'
import { createApprovalStore } from './approvals/approval-store.ts'
import { createAskRegistry } from './catalogue/ask-registry.ts'
import { createChatService } from './chat/chat-service.ts'
import { createTurnLog } from './chat/turn-log.ts'
import { createTurnQueue, type TurnQueue } from './chat/turn-queue.ts'
import { createLocalStreams } from './chat/turn-streams.ts'
import { createFlowAnnouncer } from './flows/announce-flows.ts'
import { openFlowService } from './flows/flow-service.ts'
import { readEndpoint } from './model/endpoint.ts'
import { watchModel } from './model/watch-model.ts'
import { watchFeatures, type Features } from './modes/live-features.ts'
import { tellMode } from './modes/tell-mode.ts'
import { refuseByMode, refuseCalls, type Refusal } from './modes/refuse-request.ts'
import { isBrowserRequest } from './browser-request.ts'
import { findTopic, refuseTopic } from './policies/refuse-topic.ts'
import { createRegistryProbe, describeBrowser, type LookForBrowser } from './probe-registry.ts'
import type { RegistryClient } from './registry-client.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { allowedRoutes } from './routes/allowed-routes.ts'
import { chatRoutes } from './routes/chat-routes.ts'
import { fileRoutes } from './routes/file-routes.ts'
import { flowRoutes } from './routes/flow-routes.ts'
import { resultRoutes } from './routes/result-routes.ts'
import { serverRoutes } from './routes/server-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'
import { sessionRoutes } from './routes/session-routes.ts'
import { keepToOwners } from './sessions/owners.ts'
import { openSessionStore, type SessionLimits, type SessionStore } from './sessions/session-store.ts'
import type { RegistryCredentials } from './registry-credentials.ts'
import type { ReplicaTimings } from './replicas/timings.ts'
import { createSuggester } from './suggestions/create-suggester.ts'
import { traceProvider } from './telemetry/trace-provider.ts'
import { openAgentTracing } from './telemetry/tracing.ts'
import type { Engine } from './turn.ts'
import { hasPage } from './web/page-memory.ts'
import { warmUp } from './warm-up.ts'

export interface AgentAppOptions {
  settings: Settings
  registryUrl: string
  /** What lets the agent in there, where it asks for a key. */
  credentials?: RegistryCredentials | undefined
  /** Holds the conversations (sessions.sqlite). */
  stateFolder: string
  /** Looked at for changes of `[features]`; changes of the mode are written there. */
  settingsFile?: string
  logger: Logger
  /** Holds the key of the language model; empty: there is none. */
  environment?: NodeJS.ProcessEnv
  /** Whether this machine has a browser; asked in the modes that use one. */
  lookForBrowser?: LookForBrowser
  /** Another engine, for tests. */
  engine?: Engine
  /** Another way to the registry for flows, for tests. */
  registry?: RegistryClient
  limits?: SessionLimits
  /** How soon replicas notice each other's end. */
  timings?: ReplicaTimings
}

export interface AgentApp {
  app: Express
  /** It listens on this port now: the registry is told where its flows are. */
  listening(port: number): void
  /** Ends streams that would never end by themselves. */
  stopping(): void
  close(): Promise<void>
}

/**
 * The agent server (specification § B): chat, sessions, run modes, approvals and the chat page. `close` cancels what is
 * under way and closes engine and database. Throws `STATE_NOT_WRITABLE` when the state folder cannot be used.
 */
export async function createAgentApp(options: AgentAppOptions): Promise<AgentApp> {
  const { settings, stateFolder, limits, logger } = options
  const store = await openSessionStore(stateFolder, limits, settings.database, logger)
  try {
    return await createOver(store, options)
  } catch (error) {
    // A connection that stays open would keep the process that could not start.
    await store.close()
    throw error
  }
}

async function createOver(store: SessionStore, options: AgentAppOptions): Promise<AgentApp> {
  const { settings, registryUrl, credentials, stateFolder, settingsFile, logger, environment = {} } = options
  const { database } = store
  const approvals = createApprovalStore(database)
  const allowed = createAllowedStore(database)
  const stopWarming = options.engine ? undefined : warmUp(logger)
  const queue: TurnQueue = createTurnQueue(() => replica?.leases)
  const replica = database.isShared
    ? await (
        await import('./replicas/replica.ts')
      ).joinReplicas({ database, onStop: queue.stopHere, onLost: queue.loseAll, logger, timings: options.timings })
    : undefined
  const turnLog = createTurnLog()
  const turns = replica
    ? (await import('./replicas/shared-streams.ts')).createSharedStreams({
        turns: turnLog,
        database,
        replica: replica.id,
        logger,
      })
    : createLocalStreams(turnLog)
  const { features, policies, instructions } = settings
  const live = watchFeatures({ ...features, policies, instructions }, settingsFile, logger)
  const shareMode = database.isShared
    ? await (
        await import('./replicas/shared-mode.ts')
      ).openSharedMode({ database, live, configured: features.mode, logger })
    : undefined
  const probe = createRegistryProbe(registryUrl, credentials)
  const ask = createAskRegistry(registryUrl, credentials)
  const adminKey = environment[settings.registry.admin_key_env] || undefined
  const admin = { key: adminKey, variable: settings.registry.admin_key_env, realm: 'agent server' }
  const endpoint = readEndpoint(settings.model, environment)
  const opened = endpoint && (await import('./model/open-provider.ts')).openProvider(settings.model, environment)
  const collector = settings.telemetry.otlp_endpoint || environment.OTEL_EXPORTER_OTLP_ENDPOINT
  const tracing = collector
    ? await openAgentTracing({
        endpoint: collector,
        serviceName: settings.telemetry.agent_name,
        capture: settings.telemetry.capture_content,
        model: endpoint && { provider: endpoint.provider, url: endpoint.url, name: () => endpoint.name || undefined },
        logger,
      })
    : undefined
  const provider = opened && tracing ? traceProvider(opened) : opened
  const seenModel = watchModel(provider, endpoint)
  const prices = {
    input: settings.model.input_price,
    output: settings.model.output_price,
    currency: settings.model.currency,
  }
  const engine =
    options.engine ??
    (await (
      await import('./open-engine.ts')
    ).openEngine({
      settings,
      registryUrl,
      credentials,
      stateFolder,
      settingsFile,
      provider,
      prices,
      live,
      store,
      logger,
    }))
  const { browser_enabled: browserEnabled, enabled: apiEnabled } = settings.api_mode

  async function refuse(
    message: string,
    { mode, policies: current }: Features,
    session: string,
  ): Promise<Refusal | undefined> {
    const topic = findTopic(message, current.refused_topics)
    if (topic !== undefined) return refuseTopic(topic)
    const refused = refuseByMode(message, {
      mode,
      apiEnabled,
      browserEnabled,
      hasPage: mode !== 'api' && hasPage(await store.readMemory(session)),
    })
    if (refused || !isBrowserRequest(message)) return refused
    const browser = await describeBrowser(await probe.look(), {
      enabled: true,
      reason: '',
      look: options.lookForBrowser,
    })
    if (browser.available) return undefined
    return {
      response: `${browser.message}, so this cannot be done in a browser now.`,
      error: { code: 'NOT_AVAILABLE', message: browser.message },
    }
  }

  const hasBrowser = async () =>
    (await describeBrowser(await probe.look(), { enabled: browserEnabled, reason: '', look: options.lookForBrowser }))
      .available

  /** The browser keeps cookies and pages of a conversation that is deleted no longer than that. */
  async function closePages(session: string): Promise<void> {
    if (live.current().mode === 'api') return
    const registry = (await import('./registry-client.ts')).createRegistryClient({ url: registryUrl, credentials })
    try {
      await registry.call(BROWSER_APPLICATION, `${BROWSER_APPLICATION}_close`, { session })
    } finally {
      await registry.close()
    }
  }

  const flows = await openFlowService({
    store,
    registry: async () =>
      options.registry ??
      (await import('./registry-client.ts')).createRegistryClient({ url: registryUrl, credentials }),
    answer: (prepared, hooks) => chat.answer(prepared, hooks),
    logger,
  })
  const chat = createChatService({
    engine,
    store,
    approvals,
    allowed,
    queue,
    features: live.current,
    refuse,
    refuseCalls: ({ mode }, tool) => refuseCalls({ mode, apiEnabled }, tool),
    isShared: database.isShared,
    maxShown: settings.demo.max_results,
    timeout: settings.demo.default_timeout,
    pageTimeout: settings.browser.answer_timeout,
    ...(provider && { modelTimeout: settings.model.answer_timeout }),
    tracing,
    offer: flows.offer,
    check: replica?.leases.check,
    prices,
    logger,
  })
  const app = createHttpApp({
    title: 'Agent server',
    description: 'Answers messages in plain language with the tools of the registry.',
    version: VERSION,
    logger,
    isPrivate: true,
    tags: [
      { name: 'chat', description: 'Ask and get answers' },
      { name: 'sessions', description: 'Conversations that are kept' },
      { name: 'flows', description: 'Answered questions that run again' },
      { name: 'catalogue', description: 'Applications and tools of the registry' },
      { name: 'server', description: 'State and run mode of the server' },
      { name: 'health', description: 'Whether the server is up' },
    ],
    routes: keepToOwners(
      [
        ...chatRoutes(chat, queue, turns),
        ...sessionRoutes({ store, approvals, queue, turns, allowed, onDeleted: closePages }),
        ...allowedRoutes(allowed),
        ...resultRoutes(store),
        ...fileRoutes(stateFolder, { isElsewhere: database.isShared ? store.hasSession : undefined }),
        ...flowRoutes(flows),
        ...catalogueRoutes({
          ask,
          reader: database,
          rules: { features: live.current, apiEnabled, browserEnabled },
          callTimeout: settings.api_mode.request_timeout * (settings.api_mode.retry_attempts + 1) + 10,
        }),
        ...serviceRoutes({ ask, admin, onChanged: probe.forget }),
        ...serverRoutes({
          features: live,
          changeMode: shareMode ?? (async mode => live.changeMode(mode)),
          probe: probe.look,
          seenModel,
          suggest: createSuggester({ engine, features: live.current, hasBrowser }),
          browserEnabled,
          lookForBrowser: options.lookForBrowser,
          onMode: mode => tellMode(mode, { registryUrl, adminKey, credentials, logger }),
          countSessions: store.countSessions,
          storage: createStorageProbe(stateFolder),
          admin,
        }),
        ...signInRoutes(),
        healthRoute(),
        readyRoute(async () => void (await store.countSessions()), logger),
      ],
      database,
      approvals,
    ),
    extend: mountChatPage,
  })
  const mcp = createMcpDoor(async () => {
    const { openEndpoint } = await import('./mcp-server/open-endpoint.ts')
    return openEndpoint({
      chat,
      flows,
      mayApprove: features.mcp_approvals,
      reader: database,
      logger,
      hasSessions: !database.isShared,
    })
  }, logger)
  mountMcpDoor(app, mcp)
  const announcer = createFlowAnnouncer({
    registryUrl,
    url: settings.server.agent_url || undefined,
    scheme: settings.server.tls_cert ? 'https' : 'http',
    adminKey,
    credentials,
    flows,
    logger,
  })
  return {
    app,
    listening: announcer.start,
    stopping: mcp.stopStreams,
    close: async () => {
      await announcer.close()
      await mcp.close()
      stopWarming?.()
      await queue.close()
      await turns.close()
      await engine.close()
      await provider?.close()
      await flows.close()
      await tracing?.close()
      await replica?.close()
      await store.close()
    },
  }
}
