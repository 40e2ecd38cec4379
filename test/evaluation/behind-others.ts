/**
 * Whether a question has the same answer whatever was asked before: every question of one turn that a set has and that is answered rightly by itself is
 * asked once more in the same conversation, and in another one behind the question before it in the set: `node test/evaluation/behind-others.ts --set x`.
 * Prints those that are answered otherwise then. Questions that may well go on from another one are among them, so not each is a mistake.
 */
import { parseArgs } from 'node:util'
import { createFacts } from './facts.ts'
import type { Question } from './question.ts'
import { askQuestion, type Subject } from './run/ask-questions.ts'
import { questionsOf, roundsOf } from './run/evaluate.ts'
import { createData } from './services/create-data.ts'
import { startServices } from './services/start-services.ts'

/** Kinds of question that change something, or are no questions of records. */
const OTHERS = /^(?:write|smalltalk|browser|ambiguous|help|follow-?ups?)/

const { values } = parseArgs({ options: { set: { type: 'string', default: 'x' } } })
await askBehindOthers(values.set)

async function askBehindOthers(set: string): Promise<void> {
  const clock = new Date()
  const all = questionsOf(set, createFacts(createData(clock), clock))
  const questions = all.filter(({ turns, category }) => turns.length === 1 && !OTHERS.test(category))
  const counts = { right: 0, otherwiseAgain: 0, otherwiseBehind: 0 }
  for (const { names, own } of roundsOf(set, questions)) {
    const subject = await startServices(clock, names)
    try {
      for (const [at, question] of own.entries()) {
        if (!(await askQuestion(subject, question)).isRight) continue
        counts.right++
        if (!(await isSameBehind(subject, question, question))) counts.otherwiseAgain++
        const before = own[at - 1]
        if (before && !(await isSameBehind(subject, before, question))) counts.otherwiseBehind++
      }
    } finally {
      await subject.close()
    }
  }
  console.log(counts)
}

/** Whether a question is still answered rightly behind another one; prints it where it is not. */
async function isSameBehind(subject: Subject, before: Question, question: Question): Promise<boolean> {
  const result = await askQuestion(subject, { ...question, turns: [before.turns[0]!, question.turns[0]!] })
  const { ask, confidence, wrong } = result.turns.at(-1)!
  if (wrong === undefined) return true
  console.log(`${question.id} (${confidence?.toFixed(2) ?? '-'}): ${wrong}\n  > ${before.turns[0]!.ask}\n  > ${ask}`)
  return false
}
