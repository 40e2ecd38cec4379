import type { Hints, ModelEngine } from '../../../src/agent/model/contract.ts'
import type { PendingWrite, Turn, TurnOutcome } from '../../../src/agent/turn.ts'
import type { Json } from '../../../src/lib/json.ts'

/** What the model engine was asked, in order. */
export interface AskedModel {
  message: string
  memory: Json
  hints: Hints | undefined
}

/** A model engine whose answers the test writes. It keeps the number of its turns under `model` of the memory. */
export function createScriptedModel(reply: (turn: Turn) => Partial<TurnOutcome> | Promise<Partial<TurnOutcome>>) {
  const asked: AskedModel[] = []
  const executed: PendingWrite[] = []
  let opened = 0
  const engine: ModelEngine = {
    async answer(turn, hints) {
      asked.push({ message: turn.message, memory: turn.memory, hints })
      const said = await reply(turn)
      return {
        response: 'ok',
        data: { result: null },
        confidence: 0.9,
        toolsUsed: [],
        memory: { ...(turn.memory as object), model: { turns: asked.length } },
        engine: 'model',
        ...said,
      }
    },
    async execute(pending, turn) {
      executed.push(pending)
      return engine.answer(turn)
    },
    state: async () => ({ provider: 'scripted', name: 'test', reachable: true, message: '' }),
    close: async () => {},
  }
  return {
    asked,
    /** Writes that got their yes and were handed back. */
    executed,
    get opened() {
      return opened
    },
    open: async (): Promise<ModelEngine> => {
      opened++
      return engine
    },
  }
}
