/**
 * Saves every answer of a question set that has a plan as a flow, runs it with its defaults, and compares the results:
 * `node test/evaluation/replay-flows.ts --set a`. Exit code 1 when a flow gives another result than its question.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { createFacts } from './facts.ts'
import { questionsOf } from './run/evaluate.ts'
import { createData } from './services/create-data.ts'
import { startServices } from './services/start-services.ts'
import { SERVICES_OF } from './sets.ts'

const { values } = parseArgs({ options: { set: { type: 'string', default: 'a' } } })
process.exitCode = (await replay(values.set)) ? 0 : 1

const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 200)

async function replay(set: string): Promise<boolean> {
  const clock = new Date()
  const subject = await startServices(clock, SERVICES_OF[set])
  const post = async (path: string, body: object): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(subject.agentUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const counts = { same: 0, different: 0, refused: 0, parameters: 0 }
  try {
    for (const { id, turns } of questionsOf(set, createFacts(createData(clock), clock))) {
      let answer: ChatResponse | undefined
      for (const { ask } of turns) answer = (await post('/chat', { message: ask, session_id: id })).body as ChatResponse
      if (!answer?.data.plan || answer.data.error) continue
      const saved = await post('/flows', { name: 'replayed', session_id: id })
      if (saved.status !== 201) {
        counts.refused++
        console.log(`${id} not saved: ${(saved.body as { detail: string }).detail}`)
        continue
      }
      counts.parameters += (saved.body as { parameters: unknown[] }).parameters.length
      const { data } = (await post('/flows/replayed/run', { keep: false })).body as ChatResponse
      const isSame = answer.data.approval
        ? isDeepStrictEqual(data.approval?.args, answer.data.approval.args)
        : isDeepStrictEqual(data.result, answer.data.result)
      counts[isSame ? 'same' : 'different']++
      if (!isSame) console.log(`${id} was ${shown(answer.data.result)}, is ${shown(data.result)}`)
      await fetch(`${subject.agentUrl}/flows/replayed`, { method: 'DELETE' })
    }
  } finally {
    await subject.close()
  }
  console.log(`set ${set}: ${JSON.stringify(counts)}`)
  return counts.different === 0
}
