import { isDeepStrictEqual } from 'node:util'
import type { ChatResponse } from '../../../src/contract/chat.ts'
import type { Score } from '../run/summarise.ts'

/** A question that the agent offered, and what became of it when it was asked. */
export interface Offered {
  question: string
  /** What was answered before it, for a follow-up. */
  after?: string
  /** What is wrong with it; undefined when it works. */
  wrong?: string
}

export interface OfferedResults {
  suggestions: Offered[]
  followUps: Offered[]
  /** Answers that had follow-ups, of those that have a plan and no error. */
  answers: Score
}

/** Of an offered question that works, the answer is this sure (issue 7). */
const LEAST_CONFIDENCE = 0.8

/** The engine that nothing but what is registered answers with. */
export function createAsker(agentUrl: string) {
  const send = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(agentUrl + path, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`)
    return await response.json()
  }
  const chat = async (message: string, more: object = {}) => (await send('/chat', { message, ...more })) as ChatResponse

  /** Really asks an offered question, after what was answered before; it has to be answered as it was read. */
  async function check(question: string, after?: string): Promise<Offered> {
    const session = after === undefined ? {} : { session_id: (await chat(after)).metadata.session_id }
    const planned = await chat(question, { ...session, dry_run: true })
    const answered = await chat(question, session)
    const wrong = wrongWith(answered, planned)
    return { question, ...(after !== undefined && { after }), ...(wrong !== undefined && { wrong }) }
  }

  return {
    check,
    chat,
    suggestions: async () => ((await send('/suggestions')) as { suggestions: string[] }).suggestions,
  }
}

/** Why an answer to an offered question is not what somebody who took it up expects; undefined when it is. */
export function wrongWith({ data, metadata, response }: ChatResponse, planned?: ChatResponse): string | undefined {
  if (data.error) return `${data.error.code}: ${response}`
  if (data.approval) return `it waits for a yes: ${response}`
  if (metadata.confidence < LEAST_CONFIDENCE) return `confidence ${metadata.confidence.toFixed(2)}: ${response}`
  if (isEmpty(data.result)) return `nothing: ${response}`
  if (planned && !isDeepStrictEqual(planned.data.plan?.steps, data.plan?.steps))
    return `not what was read: ${JSON.stringify(data.plan?.steps.at(-1))}`
  return undefined
}

const isEmpty = (result: unknown): boolean =>
  result === undefined || result === null || result === 0 || result === '' || (Array.isArray(result) && !result.length)

/** Asks all suggestions, and after each of the messages all follow-ups of its answer. */
export async function askNext(agentUrl: string, messages: readonly string[]): Promise<OfferedResults> {
  const { chat, check, suggestions } = createAsker(agentUrl)
  const results: OfferedResults = { suggestions: [], followUps: [], answers: { right: 0, of: 0 } }
  for (const question of await suggestions()) results.suggestions.push(await check(question))
  for (const message of messages) {
    const { data } = await chat(message)
    if (data.error || data.approval || !data.plan) {
      if (data.follow_ups) results.followUps.push({ question: data.follow_ups.join(), after: message, wrong: 'offered after no answer' }) // oxfmt-ignore
      continue
    }
    results.answers.of++
    if (data.follow_ups?.length) results.answers.right++
    for (const question of data.follow_ups ?? []) results.followUps.push(await check(question, message))
  }
  return results
}
