import { isBrowserRequest } from '../browser-request.ts'
import type { Features } from '../modes/live-features.ts'
import { findTopic } from '../policies/refuse-topic.ts'
import type { Engine } from '../turn.ts'
import { MOST } from './choose-suggestions.ts'

/** How long suggestions hold, and how long making them may take, in milliseconds. */
const FRESH = 15_000
const PATIENCE = 10_000

export interface SuggesterOptions {
  engine: Pick<Engine, 'suggest'>
  features: () => Features
  /** Whether pages can be opened now. */
  hasBrowser: () => Promise<boolean>
}

/**
 * Suggestions for the mode as it is now: questions about the services, none of them in `web` mode, and where there is a browser
 * three instructions for pages; of one application only questions about it. None where the registry is away: the page shows that
 * from /status. Must not throw.
 */
export function createSuggester({
  engine,
  features,
  hasBrowser,
}: SuggesterOptions): (app?: string) => Promise<string[]> {
  let last: { key: string; at: number; questions: Promise<string[]> } | undefined

  async function ask({ mode, approvals, policies }: Features, app: string | undefined): Promise<string[]> {
    const key = JSON.stringify([mode, approvals, policies, app])
    if (!last || last.key !== key || performance.now() - last.at > FRESH) {
      const signal = AbortSignal.timeout(PATIENCE)
      const questions = (engine.suggest?.({ mode, approvals, policies, app }, signal) ?? Promise.resolve([])).catch(
        () => [],
      )
      last = { key, at: performance.now(), questions }
    }
    const { questions } = last
    const found = await questions
    // A registry that was away a moment ago is asked again.
    if (!found.length && last.questions === questions) last = undefined
    return found.filter(one => !isBrowserRequest(one) && findTopic(one, policies.refused_topics) === undefined)
  }

  return async app => {
    const now = features()
    const pages =
      app === undefined && now.mode !== 'api' && (await hasBrowser().catch(() => false)) ? await instructions() : []
    const questions = now.mode === 'web' ? [] : await ask(now, app)
    return [...questions.slice(0, MOST - pages.length), ...pages]
  }
}

const instructions = async () => (await import('./page-instructions.ts')).suggestInstructions()
