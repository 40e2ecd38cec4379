import type { Question } from '../../question.ts'
import type { GridKind } from '../schema.ts'
import * as back from './links-back.ts'
import * as forward from './links-forward.ts'
import { backOf, choicesOfBack, daysOf, farsOf, figuresOf, forwardOf, oversOf } from './links-slots.ts'
import * as sides from './links-sides.ts'
import { spread } from './spread.ts'

/** What leads from one kind to another and back, in many wordings. */
export function askLinks(kinds: readonly GridKind[]): Question[] {
  const backs = kinds.flatMap(backOf)
  const { ABOVE, COUNT_ABOVE, TOP, HIGHEST, TOTAL, MEAN } = sides
  const { VALUE, VALUE_COUNT, VALUE_ANY, VALUE_BY, SEVERAL, HOLDERS, NO_HOLDERS } = sides
  const { NONE, NONE_COUNT, SOME, AT_LEAST, LEAST_COUNT, EXACTLY, MOST, FEWEST, TOP_BY_COUNT, AVERAGE, PER_RECORD } = sides // oxfmt-ignore
  return [
    ...spread([...forward.ROLES, ...forward.ROLE_FIELDS], kinds.flatMap(forwardOf)),
    ...spread(
      [
        back.LISTS,
        back.ANY,
        back.COUNTS,
        back.MORE,
        back.FEWER,
        back.WHO_MORE,
        back.HOW_MANY_MORE,
        back.OF_BOTH,
        back.COUNT_BOTH,
      ].flat(),
      backs,
    ),
    ...spread([ABOVE, COUNT_ABOVE, TOP, HIGHEST, TOTAL, MEAN].flat(), backs.flatMap(figuresOf)),
    ...spread(
      [VALUE, VALUE_COUNT, VALUE_ANY, VALUE_BY, SEVERAL, HOLDERS, NO_HOLDERS].flat(),
      backs.flatMap(choicesOfBack),
    ),
    ...spread([sides.IN_YEAR, sides.YEAR_COUNT, sides.NEWEST, sides.OLDEST].flat(), backs.flatMap(daysOf)),
    ...spread(
      [NONE, NONE_COUNT, SOME, AT_LEAST, LEAST_COUNT, EXACTLY, MOST, FEWEST, TOP_BY_COUNT, AVERAGE, PER_RECORD].flat(),
      backs,
    ),
    ...spread([...sides.OVER_GROUPS, ...sides.OVER_VALUE], backs.flatMap(oversOf)),
    ...spread([...sides.FAR, ...sides.FAR_COUNT], backs.flatMap(farsOf)),
  ]
}
