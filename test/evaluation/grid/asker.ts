import type { Gold } from '../gold.ts'
import type { Question, Service, Turn } from '../question.ts'
import { inspectGold } from '../run/inspect-gold.ts'

/** Collects questions of a service; of each shape at most `MOST` over one kind. */
export interface Asker {
  questions: Question[]
  /** A question of a shape, or a conversation as pairs of message and gold. */
  ask(shape: string, kind: { many: string }, message: string, gold: Gold): void
  talk(shape: string, kind: { many: string }, ...turns: [ask: string, gold: Gold][]): void
}

const MOST = 1

/** An empty collection; what has an odd answer (many tied, too long to read) is left out; ids are `grid-service-shape-number`, categories the shapes. */
export function createAsker(service: Service): Asker {
  const questions: Question[] = []
  const asked = new Map<string, number>()
  const add = (shape: string, { many }: { many: string }, turns: Turn[]) => {
    if (turns.some(({ gold }) => inspectGold(gold).odd)) return
    const key = `${shape} ${many}`
    const times = (asked.get(key) ?? 0) + 1
    asked.set(key, times)
    if (times > MOST) return
    const id = `grid-${service}-${many.replaceAll(' ', '')}-${shape}`
    const said = turns.map(({ ask, gold }) => ({ ask: ask.replaceAll(/\ba (?=[aeiou])/g, 'an '), gold }))
    questions.push({ id, service, category: shape as Question['category'], turns: said })
  }
  return {
    questions,
    ask: (shape, kind, message, gold) => add(shape, kind, [{ ask: message, gold }]),
    talk: (shape, kind, ...turns) =>
      add(
        shape,
        kind,
        turns.map(([ask, gold]) => ({ ask, gold })),
      ),
  }
}
