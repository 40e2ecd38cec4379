import type { Question } from '../../question.ts'
import type { GridKind } from '../schema.ts'
import { backOf, choicesOfBack, daysOf, figuresOf, forwardOf } from './links-slots.ts'
import { fieldsOf } from './lookups-slots.ts'
import { spread } from './spread.ts'
import * as cuts from './talk-cuts.ts'
import * as links from './talk-links.ts'
import * as narrow from './talk-narrow.ts'
import * as records from './talk-records.ts'
import { kindChoicesOf, kindFiguresOf, kindYearsOf } from './talk-slots.ts'

/** Conversations of two to four turns, in many wordings. */
export function askTalks(kinds: readonly GridKind[]): Question[] {
  const backs = kinds.flatMap(backOf)
  return [
    ...spread(records.FIELDS, kinds.flatMap(fieldsOf)),
    ...spread(records.ROLES, kinds.flatMap(forwardOf)),
    ...spread([...links.OTHERS, ...links.LISTS, ...links.SIZES], backs),
    ...spread(narrow.VALUES, backs.flatMap(choicesOfBack)),
    ...spread(narrow.FIGURES, backs.flatMap(figuresOf)),
    ...spread(narrow.DAYS, backs.flatMap(daysOf)),
    ...spread(narrow.KIND_VALUES, kinds.flatMap(kindChoicesOf)),
    ...spread(narrow.KIND_YEARS, kinds.flatMap(kindYearsOf)),
    ...spread(cuts.CUTS, kinds.flatMap(kindFiguresOf)),
  ]
}
