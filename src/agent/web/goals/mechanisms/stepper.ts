import { restore } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { findSteppers, stepTo } from '../widgets/steps.ts'
import { readTime } from '../widgets/read-dates.ts'
import { matchText } from '../../ground/match-text.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** "Set the alarm to 07:45", "make it three guests": a number that is shown between two controls that change it. */
export const steppers: Mechanism = async (order, work) => {
  if (order.kind !== 'set' && order.kind !== 'enter') return false
  const { hands, orders } = work
  const all = findSteppers(hands.page)
  if (all.length === 0) return false
  const said = restore(wholeOf(order), orders.source)
  const clock = /\b\d{1,2}:\d{2}\b(?:\s*[ap]\.?m\.?)?/i.exec(said)?.[0]
  const time = clock === undefined ? undefined : readTime(clock)
  if (time && all.length === 2) {
    await stepTo(hands, 0, time.hour)
    await stepTo(hands, 1, time.minute)
    return true
  }
  const match = /^(?:the )?(.*?)\s*(?:to|at|=)\s+(-?\d+|\w+)(?: (?:with|using|by) .*)?$/i.exec(said)
  const wanted = match ? (/^-\d+$/.test(match[2]!) ? Number(match[2]) : readCount(match[2]!)) : undefined
  if (wanted === undefined || /^an?$/i.test(match![2]!)) return false
  const called = all.map(({ holder }) =>
    matchText(match![1]!, `${holder.name} ${hands.page.text(holder).replaceAll(/[\d+−–-]/g, ' ')}`),
  )
  const best = called.indexOf(Math.max(...called))
  if (all.length > 1 && (called[best]! < 0.5 || called.filter(score => score > called[best]! - 0.1).length > 1))
    return false
  await stepTo(hands, best, wanted)
  return true
}
