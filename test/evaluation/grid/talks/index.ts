import type { Facts } from '../../facts.ts'
import type { Question, Service } from '../../question.ts'
import { backOf, choicesOfBack, daysOf, figuresOf, forwardOf } from '../phrasings/links-slots.ts'
import { fieldsOf } from '../phrasings/lookups-slots.ts'
import { spread, type Slot, type Wording } from '../phrasings/spread.ts'
import { kindChoicesOf, kindFiguresOf, kindYearsOf } from '../phrasings/talk-slots.ts'
import { kindsAsCalled } from '../writes/write-tools.ts'
import * as lists from './of-lists.ts'
import * as records from './of-records.ts'
import {
  absentsOf,
  cutsOf,
  kindOwnersOf,
  nonesOf,
  onwardsOf,
  ownersOf,
  pairsOf,
  placesOf,
  ratesOf,
} from './talk-slots.ts'

const spreadTalks = <S extends Slot>(all: readonly Wording<S>[], slots: readonly S[]) => spread(all, slots, 'talks')

/** Conversations of two and three turns that the data allow, each wording over a few services. */
export function askTalksOfAll(facts: Facts, services: readonly Service[]): Question[] {
  const kinds = services.flatMap(service => kindsAsCalled(facts, service))
  const backs = kinds.flatMap(backOf)
  const choices = backs.flatMap(choicesOfBack)
  const figures = backs.flatMap(figuresOf)
  return [
    ...spreadTalks(records.BACKS, backs),
    ...spreadTalks(records.NONES, backs.flatMap(nonesOf)),
    ...spreadTalks(
      records.PAIRS,
      services.flatMap(service => pairsOf(backs.filter(back => back.service === service))),
    ),
    ...spreadTalks(records.ONWARDS, backs.flatMap(onwardsOf)),
    ...spreadTalks(records.OWNERS, backs.flatMap(ownersOf)),
    ...spreadTalks(records.FORWARDS, kinds.flatMap(forwardOf)),
    ...spreadTalks(records.FIELDS, kinds.flatMap(fieldsOf)),
    ...spreadTalks(records.DAYS, backs.flatMap(daysOf)),
    ...spreadTalks(lists.CHOICES, choices),
    ...spreadTalks(lists.ABSENTS, choices.flatMap(absentsOf)),
    ...spreadTalks(lists.FIGURES, figures),
    ...spreadTalks(lists.CUTS, choices.flatMap(choice => figures.filter(({ row, kind }) => row === choice.row && kind === choice.kind).flatMap(figure => cutsOf(choice, figure)))), // oxfmt-ignore
    ...spreadTalks(lists.PLACES, kinds.flatMap(placesOf)),
    ...spreadTalks(lists.KINDS, kinds.flatMap(kindChoicesOf)),
    ...spreadTalks(lists.KIND_YEARS, kinds.flatMap(kindYearsOf)),
    ...spreadTalks(lists.KIND_RATES, kinds.flatMap(ratesOf)),
    ...spreadTalks(lists.KIND_OWNERS, backs.flatMap(kindOwnersOf)),
    ...spreadTalks(lists.KIND_FIGURES, kinds.flatMap(kindFiguresOf)),
  ]
}
