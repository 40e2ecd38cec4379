import { pattern } from '../../../../lib/patterns.ts'
import { readOrdinal } from '../../read/words.ts'
import { restore } from '../../read/literals.ts'
import { findLists } from '../items.ts'
import { takeItem } from './extreme.ts'
import type { Mechanism } from '../work.ts'

const PLACE = pattern('i')`
  ^(?:on )?(?:the )?(\S+) (?:word|item|entry|name|number|link|line|element|one|thing)s? (?:in|of|from|on)
  \ (?:the )?(left|right|first|second|middle|last)(?:most|[- ]?hand)? (?:column|list|side|block|half)$
`

/** "Click the third word in the right column": of lists that stand side by side. */
export const nthInColumn: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find|open)$/.test(order.kind)) return false
  const match = PLACE.exec(restore(order.rest, work.orders.source))
  const place = match ? readOrdinal(match[1]!) : undefined
  if (!match || place === undefined) return false
  const { page } = work.hands
  const lists = findLists(page).filter(list => list.every(({ box }) => box && Math.abs(box[0] - list[0]!.box![0]) < 4))
  const sides = lists
    .filter(list => lists.some(other => other !== list && isBeside(list, other)))
    .sort((a, b) => a[0]!.box![0] - b[0]!.box![0])
  const names = ['left', ...(sides.length > 2 ? ['middle'] : []), 'right']
  const side = match[2]!.toLowerCase()
  const at = { first: 0, second: 1, last: -1 }[side] ?? names.indexOf(side)
  const list = sides.length > 1 && sides.length <= 3 ? sides.at(at) : undefined
  const item = list?.at(place > 0 ? place - 1 : place)
  if (!item) return false
  await takeItem(work, item)
  return true
}

type Box = { box?: readonly number[] | undefined }

/** They begin at the same height, and not at the same side. */
const isBeside = ([one]: readonly Box[], [other]: readonly Box[]): boolean =>
  Math.abs(one!.box![1]! - other!.box![1]!) < 8 && Math.abs(one!.box![0]! - other!.box![0]!) > 8
