import { randomUUID } from 'node:crypto'
import type { Gold } from '../gold.ts'
import { judge, wantsApproval } from '../judge/judge.ts'
import type { Question } from '../question.ts'
import { compareTables, isUnchanged, type Difference, type Tables } from '../services/records.ts'

export interface TurnResult {
  ask: string
  gold: Gold
  /** Body of the last reply of the turn. */
  reply: unknown
  milliseconds: number
  difference: Difference
  /** Kind of the reading that matched, or of the first one. */
  kind: Gold['kind']
  confidence: number | undefined
  wrong: string | undefined
}
export interface QuestionResult extends Omit<Question, 'turns'> {
  isRight: boolean
  /** What is wrong with the first wrong turn. */
  reason: string | undefined
  turns: TurnResult[]
}

/** What the questions are asked of: an agent, and the services behind it. */
export interface Subject {
  agentUrl: string
  snapshot(): Tables
  reset(): void
}

const MOST_APPROVALS = 5

/** How it is asked. */
export interface AskOptions {
  engine?: 'auto' | 'builtin' | 'model' | undefined
  /** Milliseconds that one answer may take; 30 s otherwise. */
  timeout?: number | undefined
}

async function say(
  agentUrl: string,
  message: string,
  session: string,
  { engine, timeout = 30_000 }: AskOptions,
): Promise<unknown> {
  try {
    const response = await fetch(`${agentUrl}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, session_id: session, engine }),
      signal: AbortSignal.timeout(timeout),
    })
    return response.ok ? await response.json() : `HTTP ${response.status}: ${(await response.text()).slice(0, 200)}`
  } catch (error) {
    return `no answer: ${(error as Error).message}`
  }
}

const dataOf = (reply: unknown) => (reply as { data?: { approval?: unknown } } | undefined)?.data
const confidenceOf = (reply: unknown) =>
  (reply as { metadata?: { confidence?: number } } | undefined)?.metadata?.confidence

/**
 * Asks all turns of a question in a session of its own and judges each. An approval that waits is answered with yes
 * where the gold wants the write. Afterwards the services hold what they held before.
 */
export async function askQuestion(
  subject: Subject,
  question: Question,
  options: AskOptions = {},
): Promise<QuestionResult> {
  const session = randomUUID()
  const turns: TurnResult[] = []
  let before = subject.snapshot()
  const sizes = Object.values(before).map(rows => rows.length)
  for (const { ask, gold } of question.turns) {
    const start = performance.now()
    let reply = await say(subject.agentUrl, ask, session, options)
    const milliseconds = performance.now() - start
    for (let times = 0; times < MOST_APPROVALS && wantsApproval(gold) && dataOf(reply)?.approval; times++)
      reply = await say(subject.agentUrl, 'yes', session, options)
    const after = subject.snapshot()
    const difference = compareTables(before, after)
    before = after
    const { kind, wrong } = judge(gold, reply, { ask, difference, sizes })
    turns.push({ ask, gold, reply, milliseconds, difference, kind, confidence: confidenceOf(reply), wrong })
  }
  if (turns.some(({ difference }) => !isUnchanged(difference))) subject.reset()
  const first = turns.findIndex(({ wrong }) => wrong !== undefined)
  const { id, service, category } = question
  const reason = first < 0 ? undefined : `${turns.length > 1 ? `turn ${first + 1}: ` : ''}${turns[first]!.wrong}`
  return { id, service, category, isRight: first < 0, reason, turns }
}
