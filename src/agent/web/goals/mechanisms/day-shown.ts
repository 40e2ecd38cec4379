import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { findCalendar, inYearShown, pickDay } from '../widgets/calendar.ts'
import { dateField } from '../widgets/fields-of-kind.ts'
import { readDate, type PlainDate } from '../widgets/read-dates.ts'
import type { Mechanism } from '../work.ts'

/** "the day of the visit to August 1": what is set, and to which day. */
const SET_TO = /^(?:the )?.*\b(?:day|date)\b.* (?:to|on|at) (?:the )?(.+)$/iu

/** The day that something is to be set to, in the year that the calendar shows where none is said. */
function daySaid(page: Page, said: string): PlainDate | undefined {
  const text = SET_TO.exec(said)?.[1]
  const date = text === undefined ? undefined : readDate(text)
  return date && inYearShown(page, date, text!)
}

/** "Set the day of the visit to August 1": in the calendar that the page shows, where it has no field for a day. */
export const dayShown: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:set|enter|use)$/.test(order.kind) || !findCalendar(hands.page) || dateField(hands.page)) return false
  const date = daySaid(hands.page, restore(order.rest, orders.source))
  if (!date) return false
  await pickDay(hands, date)
  return true
}
