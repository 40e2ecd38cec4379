import { pauseIfDue } from '../../lib/in-slices.ts'
import type { Settings } from '../../config/settings.ts'
import { isBrowserRequest } from '../browser-request.ts'
import { findTopic, refuseTopic } from '../policies/refuse-topic.ts'
import { describeBrowser, type LookForBrowser, type RegistryProbe } from '../probe-registry.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { hasPage } from '../web/page-memory.ts'
import type { Features } from './live-features.ts'
import { refuseByMode, type Refusal } from './refuse-request.ts'

export interface MessageRefusals {
  /** Why a message of a conversation is answered without anything being called; undefined when it may be. */
  refuse(message: string, features: Features, session: string): Promise<Refusal | undefined>
  /** Whether pages can be used now. */
  hasBrowser(): Promise<boolean>
}

/** What topics, the run mode and a missing browser forbid. */
export function createMessageRefusals(
  { enabled: apiEnabled, browser_enabled: browserEnabled }: Settings['api_mode'],
  { store, probe, look }: { store: SessionStore; probe: RegistryProbe; look: LookForBrowser | undefined },
): MessageRefusals {
  const browser = async (enabled: boolean) => await describeBrowser(await probe.look(), { enabled, reason: '', look })
  return {
    async refuse(message, { mode, policies }, session) {
      await pauseIfDue()
      const topic = findTopic(message, policies.refused_topics)
      if (topic !== undefined) return refuseTopic(topic)
      const refused = refuseByMode(message, {
        mode,
        apiEnabled,
        browserEnabled,
        hasPage: mode !== 'api' && hasPage(await store.readMemory(session)),
      })
      if (refused || !isBrowserRequest(message)) return refused
      const { available, message: why } = await browser(true)
      if (available) return undefined
      return {
        response: `${why}, so this cannot be done in a browser now.`,
        error: { code: 'NOT_AVAILABLE', message: why },
      }
    },
    hasBrowser: async () => (await browser(browserEnabled)).available,
  }
}
