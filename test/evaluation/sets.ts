import type { Facts } from './facts.ts'
import type { Question } from './question.ts'
import { askBetween } from './set-a/between.ts'
import { askFleet } from './set-a/fleet.ts'
import { askPeople } from './set-a/people.ts'
import { askPlanboard } from './set-a/planboard.ts'
import { askStore } from './set-a/store.ts'

/** The question sets by name: each is a function of what the services hold. */
export const SETS: Record<string, (facts: Facts) => Question[]> = {
  a: facts => [askPlanboard, askStore, askFleet, askPeople, askBetween].flatMap(ask => ask(facts)),
}
