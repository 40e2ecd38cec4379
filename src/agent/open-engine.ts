import type { Settings } from '../config/settings.ts'
import type { Logger } from '../lib/logger.ts'
import type { Prices } from './chat/create-receipt.ts'
import { createEngine, openRegistry } from './engine.ts'
import type { ModelProvider } from './model/provider.ts'
import type { LiveFeatures } from './modes/live-features.ts'
import { createInstructions } from './policies/instructions.ts'
import { createSpending } from './policies/spending.ts'
import { createSpendingStore } from './policies/spending-store.ts'
import type { SessionStore } from './sessions/session-store.ts'
import type { Engine } from './turn.ts'
import type { RegistryCredentials } from './registry-credentials.ts'
import { routePages } from './web/route-pages.ts'

export interface OpenEngineOptions {
  settings: Settings
  registryUrl: string
  credentials?: RegistryCredentials | undefined
  /** Holds the folders of browser sessions. */
  stateFolder: string
  settingsFile?: string | undefined
  /** The language model, where one is configured. */
  provider?: ModelProvider | undefined
  prices?: Prices | undefined
  live: LiveFeatures
  store: SessionStore
  logger: Logger
}

/**
 * The engine of a server: the built-in one, with a configured model both as one, under the policies. Nothing of the model
 * engine is loaded before a message needs it.
 */
export async function openEngine(options: OpenEngineOptions): Promise<Engine> {
  const { settings, registryUrl, stateFolder, settingsFile, provider, prices, live, store, logger } = options
  const policies = () => live.current().policies
  const spending = createSpending({ policies, store: createSpendingStore(store.database), prices })
  const registry = spending.registry(openRegistry(registryUrl, settings, options.credentials))
  const builtin = createEngine({ registryUrl, settings, logger, registry })
  const openLoopWith = (own: ModelProvider) => async () => {
    const { createPageLoop } = await import('./web/loop/run-page-loop.ts')
    return createPageLoop({ provider: spending.provider(own), settings: settings.model })
  }
  const withPages = (inner: Engine): Engine =>
    routePages(
      inner,
      async () => {
        const { createWebEngine } = await import('./web/web-engine.ts')
        return createWebEngine({
          inner,
          registry,
          stateFolder,
          logger,
          ...(provider && { openLoop: openLoopWith(provider) }),
        })
      },
      settings.api_mode,
    )
  if (!provider) return spending.engine(withPages(builtin))
  const { createEngines } = await import('./engines.ts')
  const engines = createEngines({
    builtin,
    openModel: async () => {
      const { createModelEngine } = await import('./model/model-engine.ts')
      return createModelEngine({
        provider: spending.provider(provider),
        registry,
        settings,
        logger,
        instructions: createInstructions(() => live.current().instructions, settingsFile, logger),
      })
    },
    sure: settings.model.builtin_confidence,
    topics: () => policies().refused_topics,
    logger,
  })
  return spending.engine(withPages(engines))
}
