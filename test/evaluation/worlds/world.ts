import type { Gold } from '../gold.ts'

/** A thing of the world, whatever a service calls it and keeps of it. */
export type Thing = object

/** How a team describes a part of the world: the path of a list, and what its records look like. */
export interface Resource<T extends Thing = never> {
  path: string
  things: readonly T[]
  /** The record that stands for a thing. */
  row: (thing: T) => Record<string, unknown>
  /** Schemas of properties that the rows do not tell by themselves: `{ total: money('EUR') }`. */
  schemas?: Record<string, object>
}

/** One service that describes the world in its own way. */
export interface Model {
  name: string
  resources: readonly Resource[]
}

/** A question about the world; its right answer is in things of the world, never in records of a service. */
export interface WorldQuestion {
  id: string
  category: string
  /** What is asked, turn by turn, with what is right. */
  turns: (readonly [ask: string, gold: Gold])[]
  /** Models that do not keep what is asked: there the question is left out. */
  except: readonly string[]
}

/** A world, the services that describe it, and what people ask of any of them. */
export interface World {
  name: string
  models: readonly Model[]
  questions: readonly WorldQuestion[]
}

/** A resource of things of one type. */
export const resource = <T extends Thing>(one: Resource<T>): Resource => one as unknown as Resource

/** Collects questions; ids are `CATEGORY-n`. */
export function createWorldQuestions() {
  const questions: WorldQuestion[] = []
  const talk = (category: string, turns: WorldQuestion['turns'], except: readonly string[] = []): void => {
    const number = questions.filter(one => one.category === category).length + 1
    questions.push({ id: `${category}-${number}`, category, turns, except })
  }
  return {
    questions,
    talk,
    ask: (category: string, ask: string, gold: Gold, except: readonly string[] = []): void =>
      talk(category, [[ask, gold]], except),
  }
}
export type WorldQuestions = ReturnType<typeof createWorldQuestions>
