import type { Gold } from '../../gold.ts'
import type { Question, Service } from '../../question.ts'
import { inspectGold } from '../../run/inspect-gold.ts'
import { withArticles } from '../articles.ts'

/** What the places of a wording are filled with: a kind of a service, and what of it. */
export interface Slot {
  service: Service
  many: string
}
type Ask = readonly [ask: string, gold: Gold]
/** A way of putting a request, of its own name; none where the slot does not lend itself to it. A conversation has several turns. */
export interface Wording<S extends Slot> {
  name: string
  ask: (slot: S) => readonly Ask[] | undefined
}

/** Wordings of one request: the same answer to each. */
export const wordings = <S extends Slot>(
  answer: (slot: S) => Gold | undefined,
  says: Record<string, (slot: S) => string | undefined>,
): Wording<S>[] =>
  Object.entries(says).map(([name, say]) => ({
    name,
    ask: slot => {
      const ask = say(slot)
      const gold = ask === undefined ? undefined : answer(slot)
      return gold && [[ask!, gold]]
    },
  }))

/** Over how many services a wording is asked. */
const MOST = 5

/** A number of a name that is the same in every run (FNV-1a). */
function hash(name: string): number {
  let value = 2_166_136_261
  for (const letter of name) value = Math.imul(value ^ letter.codePointAt(0)!, 16_777_619) >>> 0
  return value
}

/** The list from a place on, around its end. */
const from = <T>(list: readonly T[], start: number): T[] => list.map((_, at) => list[(start + at) % list.length]!)

/** Each wording over some services, others for each wording: the first slot of a service whose answer is not odd. Categories are the wordings. */
export function spread<S extends Slot>(all: readonly Wording<S>[], slots: readonly S[], set = 'phrasings'): Question[] {
  const services = Map.groupBy(slots, ({ service }) => service)
  return all.flatMap(({ name, ask }) => {
    const questions: Question[] = []
    const start = hash(name)
    for (const [service, own] of from([...services], start % services.size)) {
      if (questions.length === MOST) break
      // Two of three services are passed over, so that neighbours in the list of services do not always go together.
      if (hash(`${name} ${service}`) % 3 !== 0) continue
      const question = askFirst(`${set}-`, name, ask, from(own, hash(`${service} ${name}`) % own.length))
      if (question) questions.push(question)
    }
    return questions
  })
}

function askFirst<S extends Slot>(
  set: string,
  name: string,
  ask: Wording<S>['ask'],
  slots: readonly S[],
): Question | undefined {
  for (const slot of slots) {
    const turns = ask(slot)
    if (!turns || turns.some(([, gold]) => inspectGold(gold).odd)) continue
    return {
      id: `${set}${slot.service}-${slot.many.replaceAll(' ', '')}-${name}`,
      service: slot.service,
      category: name as Question['category'],
      turns: turns.map(([said, gold]) => ({ ask: withArticles(said), gold })),
    }
  }
  return undefined
}
