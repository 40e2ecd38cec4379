import { existsSync, readFileSync } from 'node:fs'
import type { Question } from '../question.ts'

/** For each question the messages of its turns, in some other wordings. */
type Wordings = Record<string, readonly (readonly string[])[]>

function wordingsOf(service: string): Wordings {
  const file = new URL(`wordings/${service}.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Wordings) : {}
}

/**
 * The questions of services that were reworded, in the other wordings (`aw-wardrobe-top-1~2`); the right answers stay. Throws where a
 * wording has another number of turns than its question.
 */
export function reword(questions: readonly Question[]): Question[] {
  const services = new Map([...new Set(questions.map(({ service }) => service))].map(name => [name, wordingsOf(name)]))
  return questions.flatMap(question =>
    (services.get(question.service)![question.id] ?? []).map((asks, at) => {
      if (asks.length !== question.turns.length)
        throw new Error(`${question.id} has ${asks.length} turns in wording ${at + 1}.`)
      return {
        ...question,
        id: `${question.id}~${at + 1}`,
        turns: question.turns.map((turn, i) => ({ ...turn, ask: asks[i]! })),
      }
    }),
  )
}
