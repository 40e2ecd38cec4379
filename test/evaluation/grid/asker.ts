import type { Gold } from '../gold.ts'
import type { Question, Service } from '../question.ts'
import { inspectGold } from '../run/inspect-gold.ts'
import { withArticles } from './articles.ts'

/** Collects questions of a service, of each shape one over each kind. */
export interface Asker {
  questions: Question[]
  /** A question of a shape. */
  ask(shape: string, kind: { many: string }, message: string, gold: Gold): void
  /** A conversation as pairs of message and gold. */
  talk(shape: string, kind: { many: string }, ...turns: [ask: string, gold: Gold][]): void
}

/**
 * An empty collection; what has an odd answer (many tied, too long to read) is left out. Ids are `SET-service-kind-shape`,
 * categories the shapes.
 */
export function createAsker(service: Service, set = 'grid'): Asker {
  const questions = new Map<string, Question>()
  const talk: Asker['talk'] = (shape, { many }, ...turns) => {
    const id = `${set}-${service}-${many.replaceAll(' ', '')}-${shape}`
    if (questions.has(id) || turns.some(([, gold]) => inspectGold(gold).odd)) return
    const said = turns.map(([ask, gold]) => ({ ask: withArticles(ask), gold }))
    questions.set(id, { id, service, category: shape as Question['category'], turns: said })
  }
  return {
    get questions() {
      return [...questions.values()]
    },
    ask: (shape, kind, message, gold) => talk(shape, kind, [message, gold]),
    talk,
  }
}
