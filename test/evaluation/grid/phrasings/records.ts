import type { Question } from '../../question.ts'
import type { GridKind } from '../schema.ts'
import * as both from './records-both.ts'
import * as counts from './records-counts.ts'
import * as groups from './records-groups.ts'
import * as lists from './records-lists.ts'
import { choicesOf, flagsOf, isAskable, toKind, twoChoicesOf, twoKindsOf } from './records-slots.ts'
import { spread } from './spread.ts'

/** Requests about lists, counts, groups: fields of few values. */
export function askRecords(kinds: readonly GridKind[]): Question[] {
  const choices = kinds.flatMap(choicesOf)
  const { BY_BOTH, BY_OF_VALUE, ...byOne } = groups
  const { ALL_ARE, SO, NOT_SO, SO_COUNT, NOT_SO_COUNT, SO_SHARE, SO_BOTH, ...byTwo } = both
  return [
    ...spread(counts.TWO_KINDS, twoKindsOf(kinds)),
    ...spread(counts.ALL, kinds.filter(isAskable).map(toKind)),
    ...spread([...counts.OF_VALUE, ...Object.values(lists).flat(), ...Object.values(byOne).flat(), ...ALL_ARE], choices), // oxfmt-ignore
    ...spread([...BY_BOTH, ...BY_OF_VALUE, ...Object.values(byTwo).flat()], kinds.flatMap(twoChoicesOf)),
    ...spread([SO, NOT_SO, SO_COUNT, NOT_SO_COUNT, SO_SHARE, SO_BOTH].flat(), kinds.flatMap(flagsOf)),
  ]
}
