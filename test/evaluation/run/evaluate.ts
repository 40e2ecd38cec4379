import type { Settings } from '../../../src/config/settings.ts'
import { createFacts } from '../facts.ts'
import type { Question } from '../question.ts'
import { createData } from '../services/create-data.ts'
import { startServices, type ServiceName } from '../services/start-services.ts'
import { EACH_ALONE, PARAPHRASES, SERVICES_OF, SETS } from '../sets.ts'
import { reword } from '../reworded/reword.ts'
import { askQuestion, type AskOptions, type QuestionResult } from './ask-questions.ts'
import { summarise, type Summary } from './summarise.ts'

export interface EvaluateOptions extends AskOptions {
  /** Only questions of these categories. */
  categories?: readonly string[] | undefined
  /** Only questions whose id begins with one of these. */
  ids?: readonly string[] | undefined
  /** Most questions of each category; all otherwise. */
  most?: number | undefined
  /** Each question is asked of services that have just started: no data were read for another one before. */
  isCold?: boolean | undefined
  /** All services of the set are registered at once, also where each is asked alone otherwise. */
  isTogether?: boolean | undefined
  /** The questions in the wordings of others (`reworded/`) instead of their own. */
  isReworded?: boolean | undefined
  /** Settings of the agent, and its environment. */
  agent?: { settings: Settings; environment: NodeJS.ProcessEnv } | undefined
  onDone?: (result: QuestionResult) => void
}

/** Starts services, registry and agent, asks a set and gives the figures. */
export async function evaluate(
  set: string,
  { categories, ids, most = Infinity, isCold, isTogether, isReworded, agent, onDone, ...how }: EvaluateOptions = {},
): Promise<{ summary: Summary; results: QuestionResult[] }> {
  const clock = new Date()
  const asked = new Map<string, number>()
  const all = questionsOf(set, createFacts(createData(clock), clock))
  const questions = (isReworded ? reword(all) : all).filter(({ category, id }) => {
    if ((categories && !categories.includes(category)) || (ids && !ids.some(start => id.startsWith(start))))
      return false
    asked.set(category, (asked.get(category) ?? 0) + 1)
    return asked.get(category)! <= most
  })
  const results: QuestionResult[] = []
  const rounds = isTogether ? [{ names: SERVICES_OF[set]!, own: questions }] : roundsOf(set, questions)
  for (const { names, own } of isCold ? rounds.flatMap(eachAlone) : rounds) {
    const subject = await startServices(clock, names, agent)
    try {
      for (const question of own) {
        const result = await askQuestion(subject, question, how)
        results.push(result)
        onDone?.(result)
      }
    } finally {
      await subject.close()
    }
  }
  return { summary: summarise(results), results }
}

const eachAlone = ({ names, own }: { names: readonly ServiceName[]; own: Question[] }) =>
  own.map(question => ({ names, own: [question] }))

/** Which services run together, and what is asked of them: all at once, or each by itself. */
export function roundsOf(set: string, questions: Question[]): { names: readonly ServiceName[]; own: Question[] }[] {
  const names = SERVICES_OF[set]!
  if (!EACH_ALONE.has(set)) return [{ names, own: questions }]
  return names
    .map(name => ({ names: [name], own: questions.filter(({ service }) => service === name) }))
    .filter(({ own }) => own.length > 0)
}

/** The questions of a set, or of a table of paraphrases, over given facts. */
export function questionsOf(set: string, facts: ReturnType<typeof createFacts>): Question[] {
  const build = SETS[set] ?? PARAPHRASES[set]
  if (!build)
    throw new Error(`There is no set ${set}. Choose one of ${Object.keys({ ...SETS, ...PARAPHRASES }).join(', ')}.`)
  return build(facts)
}
