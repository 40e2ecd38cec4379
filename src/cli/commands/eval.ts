import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { messageOf } from '../../lib/errors.ts'
import { connectAgent, type AgentClient } from '../agent-client.ts'
import type { CommandContext } from '../context.ts'
import { judgeAnswer } from '../evaluation/judge-answer.ts'
import { readQuestionFile, type Question } from '../evaluation/question-file.ts'

export interface EvalOptions {
  /** Percent; 100 unless given. */
  min?: number
  concurrency?: number
}

interface Outcome {
  id: string
  question: string
  right: boolean
  misses: string[]
  response: string
  confidence: number | null
  duration_ms: number
}

/** `agent eval <file>`: asks every question and counts the right answers; exit code 1 below `--min` percent. */
export async function evaluate(
  context: CommandContext,
  file: string,
  { min = 100, concurrency = 1 }: EvalOptions,
): Promise<number> {
  const { output } = context
  const questions = readQuestionFile(file)
  const agent = await connectAgent(context)
  const limit = pLimit(concurrency)
  const groups = groupBySession(questions)
  const outcomes: Outcome[] = []
  await Promise.all(
    groups.map(
      async group =>
        await limit(async () => {
          // A single question goes without: the server then lets its session go before conversations.
          const session = group.length > 1 ? randomUUID() : undefined
          for (const [index, question] of group) {
            const outcome = await askOne(agent, question, index, session)
            outcomes.push(outcome)
            if (!output.json) output.note(formatOutcome(context, outcome))
          }
        }),
    ),
  )
  const summary = summarize(outcomes, min)
  output.result({ ...summary, outcomes }, () =>
    [
      `${summary.right} of ${summary.questions} right (${summary.accuracy} %)`,
      `latency: median ${summary.latency_ms.median} ms, 95 % under ${summary.latency_ms.p95} ms, longest ${summary.latency_ms.max} ms`,
    ].join('\n'),
  )
  if (!summary.passed) output.note(`Below the ${min} % that were asked for.`)
  return summary.passed ? 0 : 1
}

/** Questions of one conversation stay together and in order. */
function groupBySession(questions: Question[]): [number, Question][][] {
  const groups = new Map<string, [number, Question][]>()
  questions.forEach((question, index) => {
    const key = question.session === undefined ? `#${index}` : `session ${question.session}`
    groups.set(key, [...(groups.get(key) ?? []), [index, question]])
  })
  return [...groups.values()]
}

async function askOne(agent: AgentClient, question: Question, index: number, session?: string): Promise<Outcome> {
  const base = { id: question.id ?? String(index + 1), question: question.question }
  const began = performance.now()
  const passed = () => Number((performance.now() - began).toFixed(1))
  const { engine, apps } = question
  try {
    const answer = await agent.chat({
      message: question.question,
      ...(session ? { session_id: session } : {}),
      ...(engine ? { engine } : {}),
      ...(apps ? { apps } : {}),
    })
    const misses = judgeAnswer(question.expect, answer)
    const { response, metadata } = answer
    return { ...base, right: !misses.length, misses, response, confidence: metadata.confidence, duration_ms: passed() }
  } catch (error) {
    return { ...base, right: false, misses: [messageOf(error)], response: '', confidence: null, duration_ms: passed() }
  }
}

function formatOutcome(
  { output: { style } }: CommandContext,
  { right, id, question, misses, duration_ms }: Outcome,
): string {
  const head = `${right ? '✅' : '❌'} ${id}. ${question} ${style.dim(`${Math.round(duration_ms)} ms`)}`
  return [head, ...misses.map(miss => `   ${miss}`)].join('\n')
}

function summarize(outcomes: Outcome[], min: number) {
  const right = outcomes.filter(outcome => outcome.right).length
  const times = outcomes.map(({ duration_ms }) => duration_ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
  const accuracy = Number(((100 * right) / outcomes.length).toFixed(1))
  return {
    questions: outcomes.length,
    right,
    accuracy,
    passed: accuracy >= min,
    latency_ms: { median: at(0.5), p95: at(0.95), max: at(1) },
    misses: outcomes.filter(outcome => !outcome.right).map(({ id, question, misses }) => ({ id, question, misses })),
  }
}
