import { setTimeout as sleep } from 'node:timers/promises'
import { get, post } from './ask.ts'
import type { System } from './start-system.ts'

interface ChatAnswer {
  response: string
  data: { approval?: { id: string }; decided?: { outcome: string }; error?: { code: string }; result?: unknown }
  metadata: { session_id: string }
}

/** What people were told. */
export interface Talks {
  /** Titles of notes that were said to be made, and those of which nothing was said. */
  acknowledged: string[]
  unanswered: string[]
  /** Messages that were answered, with the conversation in which they have to stand. */
  answered: { session: string; message: string }[]
  /** Approvals that were asked for at one server and decided at another. */
  continued: number
}

/**
 * Asks for a change, says yes to it and asks further, each time at the server whose turn it is at the balancer. Each
 * conversation has one change with a title of its own.
 */
export async function talk({ agent }: System, isOver: () => boolean, talks: Talks): Promise<void> {
  while (!isOver()) {
    const title = `note-${talks.answered.length}-${Math.random().toString(36).slice(2, 8)}`
    const ask = async (message: string, more: object = {}) => {
      const answer = await post<ChatAnswer>(`${agent.url}/chat`, { message, ...more })
      if (answer?.status !== 200) return undefined
      talks.answered.push({ session: answer.body.metadata.session_id, message })
      return { ...answer.body, at: answer.replica }
    }
    const asked = await ask(`create a note titled ${title}`)
    const { id } = asked?.data.approval ?? {}
    if (!asked || id === undefined) {
      await sleep(20)
      continue
    }
    const { session_id } = asked.metadata
    const done = await ask('yes', { session_id, approval: { id, decision: 'approve' } })
    if (done?.data.decided?.outcome === 'approved' && !done.data.error) {
      talks.acknowledged.push(title)
      if (done.at !== asked.at) talks.continued++
    } else talks.unanswered.push(title)
    await ask('how many notes are there?', { session_id })
  }
}

/** Messages that were answered and do not stand in their conversation, as another server has it. */
export async function lostMessages(url: string, { answered }: Talks): Promise<string[]> {
  const lost: string[] = []
  const sessions = new Map<string, string[]>()
  for (const { session, message } of answered) sessions.set(session, [...(sessions.get(session) ?? []), message])
  for (const [session, messages] of sessions) {
    const kept = await get<{ messages: { role: string; content: string }[] }>(`${url}/sessions/${session}`)
    const said = (kept?.messages ?? []).filter(({ role }) => role === 'user').map(({ content }) => content)
    for (const message of messages) if (!said.includes(message)) lost.push(`${message} in ${session}`)
  }
  return lost
}
