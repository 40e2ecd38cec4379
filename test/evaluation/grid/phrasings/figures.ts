import type { Facts } from '../../facts.ts'
import type { Question } from '../../question.ts'
import type { GridKind } from '../schema.ts'
import * as bounds from './figures-bounds.ts'
import * as days from './figures-days.ts'
import { daysOf } from './figures-days-slots.ts'
import * as groups from './figures-groups.ts'
import * as ranks from './figures-ranks.ts'
import * as records from './figures-records.ts'
import * as relative from './figures-relative.ts'
import * as single from './figures-single.ts'
import { figuresOf, figuresOfChoices, twoFiguresOf, twoRecordsOf } from './figures-slots.ts'
import { spread } from './spread.ts'

/** Requests about numbers and days. */
export function askFigures(kinds: readonly GridKind[], { today }: Facts): Question[] {
  const { TWO_MEANS, TWO_SUMS, ...byOne } = single
  const { TOP_OF, ...order } = ranks
  const { ABOVE_OF, ...bound } = bounds
  const { NAMES_AND, TWO_FIELDS, TOP_WITH, FIELD_ABOVE_FIELD, SEVERAL, ...two } = records
  return [
    ...spread(
      [byOne, order, bound].flatMap(all => Object.values(all).flat()).concat(SEVERAL),
      kinds.flatMap(figuresOf),
    ),
    ...spread([TOP_OF, ABOVE_OF, NAMES_AND, ...Object.values(groups)].flat(), kinds.flatMap(figuresOfChoices)),
    ...spread([TWO_MEANS, TWO_SUMS, TWO_FIELDS, TOP_WITH, FIELD_ABOVE_FIELD].flat(), kinds.flatMap(twoFiguresOf)),
    ...spread(Object.values(two).flat(), kinds.flatMap(twoRecordsOf)),
    ...spread(
      [...Object.values(days), ...Object.values(relative)].flat(),
      kinds.flatMap(kind => daysOf(kind, today)),
    ),
  ]
}
