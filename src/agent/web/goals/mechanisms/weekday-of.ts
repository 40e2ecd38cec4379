import { pattern } from '../../../../lib/patterns.ts'
import { parse } from 'chrono-node'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { Work } from '../work.ts'
import { giveAnswer } from './question.ts'

const ASKED = pattern('i')`
  \b(?:what|which) (?:day of the week|weekday|day) (?:is|was|does|will)(?: it)?(?: on)? (.+?)(?: (?:fall|be))?
  (?: on)?(?: in the calendar)?\?
`

/** "What day of the week is June 25?": the year where the date has none is the one that the page shows. */
export async function nameWeekday(work: Work): Promise<boolean> {
  const said = ASKED.exec(restore(work.orders.text, work.orders.source))?.[1]
  const [found] = said === undefined ? [] : parse(said)
  if (!found?.start.isCertain('day') || !found.start.isCertain('month')) return false
  const year = found.start.isCertain('year') ? found.start.get('year')! : yearShown(work.hands.page)
  if (year === undefined) return false
  const date = Date.UTC(year, found.start.get('month')! - 1, found.start.get('day')!)
  await giveAnswer(work, new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date))
  return true
}

function yearShown(page: Page): number | undefined {
  const years = new Set(page.nodes.flatMap(({ name }) => name.match(/\b(?:19|20)\d\d\b/g) ?? []))
  return years.size === 1 ? Number([...years][0]) : undefined
}
