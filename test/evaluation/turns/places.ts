import { randomUUID } from 'node:crypto'
import { ChatResponse } from '../../../src/contract/chat.ts'
import type { Json } from '../../../src/lib/json.ts'
import { turnOf } from '../../support/turn-of.ts'
import { createFacts } from '../facts.ts'
import type { Turn } from '../question.ts'
import { questionsOf, roundsOf } from '../run/evaluate.ts'
import { createData } from '../services/create-data.ts'
import { startServices } from '../services/start-services.ts'
import { SETS } from '../sets.ts'
import { serveModel, translate } from '../worlds/serve-world.ts'
import type { World } from '../worlds/world.ts'
import { WORLDS } from '../worlds/worlds.ts'

export type Conversation = readonly Turn[]
export type Reply = ChatResponse

/** Services that are asked, what is asked there, and how. */
export interface Place {
  conversations: readonly Conversation[]
  /** Says the messages in a conversation of their own and gives the reply to the last one; nothing is approved. */
  say(messages: readonly string[]): Promise<Reply>
}

/** The worlds (their first service) and sets of these names, one after the other; all worlds without names. Throws for an unknown name. */
export async function* placesOf(names = WORLDS.map(({ name }) => name)): AsyncGenerator<Place> {
  for (const name of names) {
    const world = WORLDS.find(one => one.name === name)
    if (world) yield placeOfWorld(world)
    else if (SETS[name]) yield* placesOfSet(name)
    else throw new Error(`There is no world and no set ${name}.`)
  }
}

function placeOfWorld({ models, questions }: World): Place {
  const model = models[0]!
  const service = serveModel(model)
  const { engine } = service.talk()
  const conversations = questions
    .filter(({ except }) => !except.includes(model.name))
    .map(({ turns }) => turns.map(([ask, gold]) => ({ ask, gold: translate(gold, service.rows) })))
  const say = async (messages: readonly string[]): Promise<Reply> => {
    let memory: Json = null
    let reply: Reply | undefined
    for (const message of messages) {
      const { response, data, confidence, toolsUsed, memory: next } = await engine.answer(turnOf(message, { memory }))
      memory = next
      const metadata = { session_id: 's', mode: 'api', confidence, tools_used: toolsUsed, execution_time: 0, engine: 'builtin' } // oxfmt-ignore
      reply = ChatResponse.parse({ response, data, metadata })
    }
    return reply!
  }
  return { conversations, say }
}

async function* placesOfSet(set: string): AsyncGenerator<Place> {
  const clock = new Date()
  const questions = questionsOf(set, createFacts(createData(clock), clock))
  for (const { names, own } of roundsOf(set, questions)) {
    const { agentUrl, close } = await startServices(clock, names)
    const say = async (messages: readonly string[]): Promise<Reply> => {
      const session = randomUUID()
      let reply: Reply | undefined
      for (const message of messages) {
        const body = JSON.stringify({ message, session_id: session })
        const answer = await fetch(`${agentUrl}/chat`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }) // oxfmt-ignore
        reply = ChatResponse.parse(await answer.json())
      }
      return reply!
    }
    try {
      yield { conversations: own.map(({ turns }) => turns), say }
    } finally {
      await close()
    }
  }
}
