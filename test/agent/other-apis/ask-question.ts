import { isDeepStrictEqual } from 'node:util'
import type { ChatResponse } from '../../../src/contract/chat.ts'
import type { Facts, Question } from './gold.ts'
import { judge } from './judge.ts'

/** How a question went: the turn that decided it, and why it is wrong (undefined: all turns are right). */
export interface Verdict {
  id: string
  ask: string
  answer: ChatResponse
  wrong: string | undefined
}

/** Asks the turns of a question in a session of their own, up to the first wrong one. Approves what is to be written. */
export async function askQuestion(agentUrl: string, facts: Facts, { id, turns }: Question): Promise<Verdict> {
  const session = `${id}-${Math.random().toString(36).slice(2)}`
  let verdict: Verdict | undefined
  for (const turn of turns) {
    const ask = typeof turn.ask === 'string' ? turn.ask : turn.ask(facts)
    const gold = turn.gold(facts)
    // As text, which is several times cheaper than a copy that is compared value by value.
    const before = JSON.stringify(facts)
    const answer = await chat(agentUrl, ask, session)
    let wrong = judge(gold, answer)
    if (JSON.stringify(facts) !== before) wrong = 'changed data without a yes'
    else if (gold.kind === 'write' && wrong === undefined) {
      const wanted = JSON.parse(before) as Facts
      gold.change(wanted)
      await chat(agentUrl, 'yes', session)
      if (!isDeepStrictEqual(facts, wanted))
        wrong = `after the yes the data differ: ${JSON.stringify(answer.data.approval)}`
    }
    verdict = { id, ask, answer, wrong }
    if (wrong !== undefined) break
  }
  return verdict as Verdict
}

async function chat(agentUrl: string, message: string, session_id: string): Promise<ChatResponse> {
  const response = await fetch(`${agentUrl}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, session_id }),
  })
  if (!response.ok) throw new Error(`${message}: HTTP ${response.status} ${await response.text()}`)
  return (await response.json()) as ChatResponse
}
