import { restore } from '../../read/literals.ts'
import { pickDay, readWeekday } from '../widgets/calendar.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** "Click the last Friday of the month": the calendar that is open tells which day that is. */
export const weekday: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find|set|enter|book)$/.test(order.kind)) return false
  const date = readWeekday(restore(wholeOf(order), work.orders.source), work.hands.page)
  if (!date) return false
  await pickDay(work.hands, date)
  return true
}
