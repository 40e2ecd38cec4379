import type { Question } from '../../question.ts'
import type { GridKind } from '../schema.ts'
import * as fields from './lookups-fields.ts'
import { fieldsOf, happenedSlots, namedOf, partlyOf } from './lookups-slots.ts'
import * as typed from './lookups-typed.ts'
import { isAskable } from './links-words.ts'
import { spread } from './spread.ts'

/** Records and their fields, in many wordings. */
export function askLookups(kinds: readonly GridKind[]): Question[] {
  const asked = kinds.flatMap(fieldsOf)
  const byService = [...Map.groupBy(kinds, ({ service }) => service).values()]
  const records = kinds.filter(isAskable).flatMap(namedOf)
  return [
    ...spread(
      [fields.ONE_FIELD, fields.TWO_FIELDS, fields.THREE_FIELDS, fields.OF_TWO, fields.HIGHER_OF_TWO].flat(),
      asked,
    ),
    ...spread([...fields.IS_HIGHER, ...fields.DIFFERENCE], asked),
    ...spread([typed.NUMBERS, typed.PERSONS, typed.PLACES, typed.WHERE, typed.REACH, typed.DATES].flat(), asked),
    ...spread(fields.PART_OF_NAME, byService.flatMap(partlyOf)),
    ...spread(typed.HAPPENED, kinds.flatMap(happenedSlots)),
    ...spread(typed.STATES, kinds.flatMap(typed.statedOf)),
    ...spread(typed.BOUNDS, kinds.flatMap(typed.boundsOf)),
    ...spread([...typed.RECORDS, ...typed.EXISTS], records),
  ]
}
