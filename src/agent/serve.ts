import type { Express } from 'express'
import type { Settings } from '../config/settings.ts'
import { BROWSER_APPLICATION } from '../contract/registry.ts'
import { createHttpApp } from '../http/create-http-app.ts'
import { createMcpDoor, mountMcpDoor } from '../http/mcp/door.ts'
import type { Logger } from '../lib/logger.ts'
import { VERSION } from '../lib/version.ts'
import { mountChatPage } from '../web/mount-chat-page.ts'
import { createAllowedStore } from './approvals/allowed-store.ts'
import { createApprovalStore } from './approvals/approval-store.ts'
import { createAskRegistry } from './catalogue/ask-registry.ts'
import { createChatService } from './chat/chat-service.ts'
import { openTurns } from './chat/open-turns.ts'
import { createFlowAnnouncer } from './flows/announce-flows.ts'
import { openFlowService } from './flows/flow-service.ts'
import { openModel } from './model/open-model.ts'
import { watchFeatures } from './modes/live-features.ts'
import { tellMode } from './modes/tell-mode.ts'
import { createMessageRefusals } from './modes/refuse-message.ts'
import { refuseCalls } from './modes/refuse-request.ts'
import { createRegistryProbe, type LookForBrowser } from './probe-registry.ts'
import type { RegistryClient } from './registry-client.ts'
import { AGENT_TAGS, createAgentRoutes } from './routes/create-agent-routes.ts'
import { openSessionStore, type SessionLimits, type SessionStore } from './sessions/session-store.ts'
import type { RegistryCredentials } from './registry-credentials.ts'
import type { ReplicaTimings } from './replicas/timings.ts'
import { createSuggester } from './suggestions/create-suggester.ts'
import { createReadingAhead } from './suggestions/read-ahead.ts'
import type { Engine } from './turn.ts'
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
  /** How the program is called where the server was started; the page tells commands with it. */
  program?: string
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
  const { features, policies, instructions } = settings
  const approvals = createApprovalStore(database)
  const allowed = createAllowedStore(database)
  const turns = await openTurns(database, logger, options.timings)
  const { queue, streams, replica } = turns
  const live = watchFeatures({ ...features, policies, instructions }, settingsFile, logger)
  const shareMode = database.isShared
    ? await (
        await import('./replicas/shared-mode.ts')
      ).openSharedMode({ database, live, configured: features.mode, logger })
    : undefined
  const probe = createRegistryProbe(registryUrl, credentials)
  const adminKey = environment[settings.registry.admin_key_env] || undefined
  const { provider, seen: seenModel, prices, tracing } = await openModel(settings, environment, logger)
  const openRegistry = async () =>
    (await import('./registry-client.ts')).createRegistryClient({ url: registryUrl, credentials })
  const opened =
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
  const reading = createReadingAhead(opened, live.current, logger)
  const engine = options.engine ?? reading.engine
  const stopWarming = options.engine ? undefined : warmUp(logger, { isBusy: reading.isBusy, read: reading.readAhead })
  const look = options.lookForBrowser
  const { refuse, hasBrowser } = createMessageRefusals(settings.api_mode, { store, probe, look })

  /** The browser keeps cookies and pages of a conversation that is deleted no longer than that. */
  async function closePages(session: string): Promise<void> {
    if (live.current().mode === 'api') return
    const registry = await openRegistry()
    try {
      await registry.call(BROWSER_APPLICATION, `${BROWSER_APPLICATION}_close`, { session })
    } finally {
      await registry.close()
    }
  }

  const flows = await openFlowService({
    store,
    registry: async () => options.registry ?? (await openRegistry()),
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
    refuseCalls: ({ mode }, tool) => refuseCalls({ mode, apiEnabled: settings.api_mode.enabled }, tool),
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
    tags: AGENT_TAGS,
    routes: createAgentRoutes({
      settings,
      stateFolder,
      store,
      approvals,
      allowed,
      turns,
      chat,
      flows,
      live,
      ask: createAskRegistry(registryUrl, credentials),
      probe,
      lookForBrowser: look,
      changeMode: shareMode ?? (async mode => live.changeMode(mode)),
      seenModel,
      suggest: createSuggester({ engine, features: live.current, hasBrowser }),
      onMode: async mode => {
        await tellMode(mode, { registryUrl, adminKey, credentials, logger })
        // What was seen of it before is of another mode.
        probe.forget()
      },
      onDeleted: closePages,
      admin: { key: adminKey, variable: settings.registry.admin_key_env, realm: 'agent server' },
      logger,
    }),
    extend: app => mountChatPage(app, options.program),
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
      await streams.close()
      await engine.close()
      await provider?.close()
      await flows.close()
      await tracing?.close()
      await replica?.close()
      await store.close()
    },
  }
}
