import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isDone, type Assignment } from './assignment.ts'
import { choose } from './choose.ts'
import { count } from './count.ts'
import { mark, sameAs } from './mark.ts'
import { place } from './place.ts'
import type { Slot } from './slots.ts'
import type { Told, Value } from './told.ts'

/** What the message says of each place of the page: choices first, then each value with the place that most speaks for. */
export function assign(page: Page, slots: readonly Slot[], told: Told): Assignment[] {
  const out = slots.flatMap((slot): Assignment[] => {
    if (slot.kind === 'choice') return choose(slot, told)
    if (slot.kind === 'mark') return mark(slot, slots, told)
    return slot.kind === 'count' ? count(slot, told) : []
  })
  const texts = slots.filter(({ kind }) => kind === 'text')
  const placed = [...out, ...place(texts, valuesLeft(told, out), told)]
  return [...removed(page, slots, told), ...placed, ...sameAs(slots, told, valuesLeft(told, placed))]
}

const REMOVES = /^(?:remove|delete|take off|drop) /i

/** "Ugo can't make it": what is said not to be any more has a control of its own that takes it away. */
function removed(page: Page, [slot]: readonly Slot[], { words }: Told): Assignment[] {
  if (!slot) return []
  return page.nodes.flatMap((control): Assignment[] => {
    const called = [control.name, control.title ?? ''].find(text => REMOVES.test(text)) ?? ''
    const names = wordsIn(called.replace(REMOVES, ''))
    const said = words.filter(({ text, isDenied }) => isDenied && names.includes(text))
    return names.length > 0 && said.length === names.length ? [{ slot, kind: 'remove', control, words: said }] : []
  })
}

/** Values that nothing is to hold yet. */
export const valuesLeft = ({ values }: Told, made: readonly Assignment[]): Value[] =>
  values.filter(value => !made.some(one => isDone(one, value)) && !countsChosen(value, made))

/** "the two": as many as were chosen. */
const countsChosen = ({ kind, text, unit, before }: Value, made: readonly Assignment[]): boolean =>
  kind === 'number' &&
  unit === undefined &&
  /^(?:the|these|those|both|all|my|our)$/.test(before[0] ?? '') &&
  made.filter(one => one.kind === 'choose' && !one.words.some(({ isDenied }) => isDenied)).length === Number(text)
