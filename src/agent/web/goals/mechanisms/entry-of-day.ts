import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { takingOver } from '../confirming.ts'
import { GivenUp } from '../hands.ts'
import { literalsIn } from '../read-orders.ts'
import { findCalendar, pickDay } from '../widgets/calendar.ts'
import { appeared } from '../widgets/choose-option.ts'
import { isoTime, readDate, readTime, type PlainDate } from '../widgets/read-dates.ts'
import { setField } from '../widgets/set-field.ts'
import { isSentLater, wholeOf, type Mechanism } from '../work.ts'

/** "on June 27", "for the 3rd of May 2026". */
const ON_DAY = pattern('iu')`
  \b(?:on|for) (?:the )?
  ((?:\p{L}+ \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}+)(?:,? \d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/\d{4})
`
const AT_TIME = /\bat (\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?)/i
/** "called Yoga", "an event Yoga". */
const CALLED = pattern('iu')`
  \b(?:named|called|titled|entitled|with the (?:title|name))\s+(.+?)(?=,? (?:on|for|at|in)\b|$)
`

/** The day that is said, in the year of the calendar where none is said. */
function daySaid(said: string, page: Page): PlainDate | undefined {
  const text = ON_DAY.exec(said)?.[1]
  const shown = text === undefined ? undefined : findCalendar(page)
  const date = text === undefined || !shown ? undefined : readDate(text)
  return date && (/\d{4}/.test(text!) ? date : { ...date, year: shown!.year })
}

/** Whether something is to be entered on a day of the calendar that the page shows. */
export const makesEntry = (rest: string, page: Page): boolean => ON_DAY.test(rest) && daySaid(rest, page) !== undefined

/**
 * "Create an event called Yoga on June 4 at 10 AM": the day of the calendar that is shown opens what takes its name and time.
 * Where nothing takes one of them, nothing is saved.
 */
export const entryOfDay: Mechanism = async (order, work) => {
  if (!/^(?:add|enter|book|other)$/.test(order.kind)) return false
  const { hands, orders } = work
  const said = restore(wholeOf(order), orders.source)
  const date = daySaid(said, hands.page)
  const name = literalsIn(order.rest, orders.source)[0] ?? CALLED.exec(said)?.[1]
  if (!date || name === undefined) return false
  const before = hands.page
  await pickDay(hands, date)
  const fresh = () => appeared(before, hands.page)
  const title = fresh().find(node => node.editable === true && /^(?:textbox|searchbox)$/.test(node.role))
  if (!title) throw new GivenUp('The day opens nothing that takes a name.')
  await setField(hands, title, name)
  const time = AT_TIME.exec(said)?.[1]
  if (time !== undefined && !(await setTime(hands, fresh(), time)))
    throw new GivenUp(`I find nothing that takes the time “${time}”. It was not saved.`)
  const isSent = isSentLater(work)
  const button = isSent ? undefined : takingOver(hands.page, hands.again(title) ?? title)
  if (button) await hands.click(button)
  return true
}

/** The list that offers the time, or the field for one. */
async function setTime(
  hands: Parameters<typeof setField>[0],
  fresh: readonly PageNode[],
  said: string,
): Promise<boolean> {
  const plain = (text: string) => {
    const time = readTime(text)
    return time && isoTime(time)
  }
  const wanted = plain(said)
  const list = fresh.find(({ options }) => options?.some(({ label }) => plain(label) === wanted))
  const option = list?.options!.find(({ label }) => plain(label) === wanted)
  const field = fresh.find(
    node => node.type === 'time' || /\btime\b/i.test([node.name, node.placeholder, node.label].join(' ')),
  )
  if (wanted === undefined || (!option && !field)) return false
  await setField(hands, list ?? field!, option?.label ?? said)
  return true
}
