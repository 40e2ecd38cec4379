import type { Settings } from '../../config/settings.ts'
import type { AdminOptions } from '../../http/admin-guard.ts'
import { signInRoutes } from '../../http/access/sign-in-routes.ts'
import type { Route } from '../../http/define-route.ts'
import { healthRoute } from '../../http/health-route.ts'
import { readyRoute } from '../../http/ready-route.ts'
import type { Logger } from '../../lib/logger.ts'
import { createStorageProbe } from '../../lib/probe-storage.ts'
import type { AllowedStore } from '../approvals/allowed-store.ts'
import type { ApprovalStore } from '../approvals/approval-store.ts'
import type { AskRegistry } from '../catalogue/ask-registry.ts'
import type { ChatService } from '../chat/chat-service.ts'
import type { Turns } from '../chat/open-turns.ts'
import type { FlowService } from '../flows/flow-service.ts'
import type { LiveFeatures } from '../modes/live-features.ts'
import type { LookForBrowser, RegistryProbe } from '../probe-registry.ts'
import { keepToOwners } from '../sessions/owners.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { allowedRoutes } from './allowed-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { chatRoutes } from './chat-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { flowRoutes } from './flow-routes.ts'
import { resultRoutes } from './result-routes.ts'
import { serverRoutes, type ServerRoutesOptions } from './server-routes.ts'
import { serviceRoutes } from './service-routes.ts'
import { sessionRoutes } from './session-routes.ts'

export const AGENT_TAGS = [
  { name: 'chat', description: 'Ask and get answers' },
  { name: 'sessions', description: 'Conversations that are kept' },
  { name: 'flows', description: 'Answered questions that run again' },
  { name: 'catalogue', description: 'Applications and tools of the registry' },
  { name: 'server', description: 'State and run mode of the server' },
  { name: 'health', description: 'Whether the server is up' },
]

/** What the routes of a server stand on. */
export interface AgentRouteParts extends Pick<ServerRoutesOptions, 'changeMode' | 'seenModel' | 'suggest' | 'onMode'> {
  settings: Settings
  stateFolder: string
  store: SessionStore
  approvals: ApprovalStore
  allowed: AllowedStore
  turns: Turns
  chat: ChatService
  flows: FlowService
  live: LiveFeatures
  ask: AskRegistry
  probe: RegistryProbe
  lookForBrowser: LookForBrowser | undefined
  /** Ends what a conversation that is deleted has open. */
  onDeleted: (session: string) => Promise<void>
  admin: AdminOptions
  logger: Logger
}

/** All routes of the agent server, each kept to the conversations of whoever asks. */
export function createAgentRoutes(parts: AgentRouteParts): Route[] {
  const { settings, stateFolder, store, approvals, allowed, chat, flows, live, ask, probe, admin, logger } = parts
  const { queue, streams } = parts.turns
  const { database } = store
  const { browser_enabled: browserEnabled, enabled: apiEnabled } = settings.api_mode
  return keepToOwners(
    [
      ...chatRoutes(chat, queue, streams),
      ...sessionRoutes({ store, approvals, queue, turns: streams, allowed, onDeleted: parts.onDeleted }),
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
        changeMode: parts.changeMode,
        probe: probe.look,
        seenModel: parts.seenModel,
        suggest: parts.suggest,
        browserEnabled,
        lookForBrowser: parts.lookForBrowser,
        onMode: parts.onMode,
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
  )
}
