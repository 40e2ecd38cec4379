import type { Settings } from '../../config/settings.ts'
import type { Engine, PendingWrite, Turn, TurnOutcome } from '../turn.ts'
import { isBrowserRequest } from '../browser-request.ts'
import { joinMemory, splitMemory } from './page-memory.ts'
import type { WebEngine } from './web-engine.ts'

/** An address that is none of the web's is told by the browser's engine why it is not opened. */
const OTHER_SCHEME =
  /\b(?:open|visit|load|launch|(?:go|goto|navigate|browse)(?: to)?)\s+["'“‘]?(?:(?!https?:)[a-z][a-z0-9+.-]*:\/\/|javascript:|data:)/i

/**
 * The engine of a server with the browser beside the services. In `api` mode, and for messages that no page can be meant by,
 * nothing of the browser is loaded and everything goes to `inner`.
 */
export function routePages(
  inner: Engine,
  open: () => Promise<WebEngine>,
  { enabled: apiEnabled }: Pick<Settings['api_mode'], 'enabled'>,
): Engine {
  let opening: Promise<WebEngine> | undefined
  const openWeb = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    }))

  async function answerInner(turn: Turn): Promise<TurnOutcome> {
    const { web, rest } = splitMemory(turn.memory)
    const outcome = await inner.answer({ ...turn, memory: rest })
    return { ...outcome, memory: joinMemory(web && { ...web, isLast: false, choice: undefined }, outcome.memory) }
  }

  return {
    async answer(given) {
      // With the services switched off, pages are all there is.
      const turn: Turn = apiEnabled || given.mode === 'api' ? given : { ...given, mode: 'web' }
      const { web } = splitMemory(turn.memory)
      const mayBePage =
        turn.mode !== 'api' &&
        (turn.mode === 'web' || web !== undefined || isBrowserRequest(turn.message) || OTHER_SCHEME.test(turn.message))
      if (!mayBePage) return answerInner(turn)
      const answered = await (await openWeb()).answer(turn)
      return answered ?? answerInner(turn)
    },
    async execute(pending: PendingWrite, turn) {
      if (pending.web !== undefined) return (await openWeb()).execute(pending, turn)
      const { web, rest } = splitMemory(turn.memory)
      const outcome = await inner.execute(pending, { ...turn, memory: rest })
      return { ...outcome, memory: joinMemory(web, outcome.memory) }
    },
    ...(inner.suggest && { suggest: inner.suggest.bind(inner) }),
    close: () => inner.close(),
  }
}
