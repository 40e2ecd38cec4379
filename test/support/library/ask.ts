import { createEngine } from '../../../src/agent/engine.ts'
import type { Turn, TurnOutcome } from '../../../src/agent/turn.ts'
import type { Json } from '../../../src/lib/json.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { turnOf } from '../turn-of.ts'
import { createLibraryRegistry } from './registry.ts'

/** A Wednesday; what “last month” means does not depend on the day of the test. */
export const NOW = new Date(2025, 4, 14, 10, 30)

/** A conversation with the engine over the library: each message knows what came before. */
export function createConversation(library = createLibraryRegistry(), more: Partial<Turn> = {}) {
  const engine = createEngine({
    registryUrl: library.registry.url,
    registry: library.registry,
    logger: createLogger('test', 'silent'),
    clock: () => NOW,
  })
  let memory: Json = null
  const events: { event: string; value: unknown }[] = []

  const turn = (message: string) =>
    turnOf(message, { memory, emit: (event, value) => void events.push({ event, value }), ...more })

  async function ask(message: string): Promise<TurnOutcome> {
    const outcome = await engine.answer(turn(message))
    memory = outcome.memory
    return outcome
  }

  return { ask, engine, turn, events, library }
}

/** Asks the messages in order, in one conversation, and gives the last answer. */
export async function askAll(...messages: string[]): Promise<TurnOutcome> {
  const { ask } = createConversation()
  let last: TurnOutcome | undefined
  for (const message of messages) last = await ask(message)
  return last!
}
