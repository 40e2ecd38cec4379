import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import type { ChatResponse } from '../../contract/chat.ts'
import { AgentError, messageOf } from '../../lib/errors.ts'
import { connectAgent, type AgentClient } from '../agent-client.ts'
import type { CommandContext } from '../context.ts'
import { judgeAnswer } from '../evaluation/judge-answer.ts'
import { readQuestionFile, type Question } from '../evaluation/question-file.ts'
import { SURE, summarize, type Outcome, type Summary } from '../evaluation/summarize.ts'

export interface EvalOptions {
  /** Least accuracy in percent; 100 unless given. */
  min?: number
  /** Most wrong answers with high confidence; any number unless given. */
  maxOverconfident?: number
  concurrency?: number
  /** Only the questions of these categories. */
  category?: string[]
}

/**
 * `agent eval <file>`: asks every question and counts the right answers, by category, with latency and calibration.
 * A change that waits for a yes gets a no once it is judged: an evaluation changes nothing. Exit code 1 below `--min`
 * percent, or above `--max-overconfident`.
 */
export async function evaluate(
  context: CommandContext,
  file: string,
  { min = 100, maxOverconfident = Infinity, concurrency = 1, category }: EvalOptions,
): Promise<number> {
  const { output } = context
  const questions = chooseCategories(readQuestionFile(file), category, file)
  const agent = await connectAgent(context)
  const limit = pLimit(concurrency)
  const outcomes = await Promise.all(
    groupBySession(questions).map(
      async group =>
        await limit(async () => {
          // A single question goes without: the server then lets its session go before conversations.
          const session = group.length > 1 ? randomUUID() : undefined
          const done: Outcome[] = []
          for (const [index, question] of group) {
            const outcome = await askOne(agent, question, index, session)
            done.push(outcome)
            if (!output.json) output.note(formatOutcome(context, outcome))
          }
          return done
        }),
    ),
  ).then(groups => groups.flat())
  const summary = summarize(outcomes, min)
  const believable = summary.calibration.overconfident <= maxOverconfident
  output.result({ ...summary, passed: summary.passed && believable, outcomes }, () => formatSummary(summary))
  if (!summary.passed) output.note(`Below the ${min} % that were asked for.`)
  if (!believable) output.note(`More than ${maxOverconfident} wrong answers with a confidence of ${SURE} or more.`)
  return summary.passed && believable ? 0 : 1
}

function chooseCategories(questions: Question[], categories: string[] | undefined, file: string): Question[] {
  if (!categories) return questions
  const chosen = questions.filter(question => question.category && categories.includes(question.category))
  if (chosen.length) return chosen
  const known = [...new Set(questions.flatMap(question => question.category ?? []))]
  throw new AgentError(
    'EVAL_FILE',
    422,
    `${file} has no question of the category ${categories.join(', ')}. ` +
      (known.length ? `Its categories: ${known.join(', ')}` : 'Its questions have no categories.'),
  )
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
  const { engine, apps, category, dry_run } = question
  const base = {
    id: question.id ?? String(index + 1),
    ...(category && { category }),
    question: question.question,
  }
  const began = performance.now()
  const passed = () => Number((performance.now() - began).toFixed(1))
  try {
    const answer = await agent.chat({
      message: question.question,
      ...(session ? { session_id: session } : {}),
      ...(engine ? { engine } : {}),
      ...(apps ? { apps } : {}),
      ...(dry_run ? { dry_run } : {}),
    })
    const duration_ms = passed()
    await rejectChange(agent, answer)
    const misses = judgeAnswer(question.expect, answer)
    const { response, metadata } = answer
    return {
      ...base,
      right: !misses.length,
      misses,
      response,
      confidence: metadata.confidence,
      declined: Boolean(answer.data.error),
      duration_ms,
    }
  } catch (error) {
    const misses = [messageOf(error)]
    return { ...base, right: false, misses, response: '', confidence: null, declined: true, duration_ms: passed() }
  }
}

async function rejectChange(agent: AgentClient, { data, metadata }: ChatResponse): Promise<void> {
  if (!data.approval) return
  const { id } = data.approval
  await agent.chat({ message: 'no', session_id: metadata.session_id, approval: { id, decision: 'reject' } })
}

function formatOutcome(
  { output: { style } }: CommandContext,
  { right, id, question, misses, duration_ms }: Outcome,
): string {
  const head = `${right ? '✅' : '❌'} ${id}. ${question} ${style.dim(`${Math.round(duration_ms)} ms`)}`
  return [head, ...misses.map(miss => `   ${miss}`)].join('\n')
}

function formatSummary({ questions, right, accuracy, categories, latency_ms, calibration }: Summary): string {
  const names = Object.entries(categories)
  const width = Math.max(0, ...names.map(([name]) => name.length))
  const { brier, overconfident, bins } = calibration
  return [
    ...names.map(([name, c]) => `${name.padEnd(width)}  ${c.right} of ${c.questions} right (${c.accuracy} %)`),
    `${right} of ${questions} right (${accuracy} %)`,
    `latency: median ${latency_ms.median} ms, 95 % under ${latency_ms.p95} ms, longest ${latency_ms.max} ms`,
    ...(brier === null
      ? []
      : [
          `calibration: Brier score ${brier}, ${overconfident} wrong with a confidence of ${SURE} or more`,
          ...bins.map(
            b =>
              `  said ${b.from.toFixed(1)}–${b.to.toFixed(1)}: ${b.answers} answers, ${Math.round(100 * b.right)} % right`,
          ),
        ]),
  ].join('\n')
}
