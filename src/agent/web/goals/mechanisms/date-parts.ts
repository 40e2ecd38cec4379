import { parse } from 'chrono-node'
import type { PageNode } from '../../../../contract/page.ts'
import { textBeside } from '../../ground/names.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { setField } from '../widgets/set-field.ts'
import { isoDate, readDate, readMonth, type PlainDate } from '../widgets/read-dates.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'

const PARTS: Readonly<Record<keyof PlainDate, RegExp>> = {
  day: /^(?:dd?|days?|day of (?:the )?month|tag)$|\bday$/i,
  month: /^(?:mm?|months?|mon)$|\bmonth$/i,
  year: /^(?:yy(?:yy)?|years?)$|\byear$/i,
}

/** "I was born on 3 May 1988", where day, month and year have fields of their own; and "from A to B", where there are two for dates. */
export const dateParts: Mechanism = async (order, work) => {
  if (!/^(?:enter|set|choose|book|add|submit)$/.test(order.kind)) return false
  const said = restore(`${order.lead}, ${wholeOf(order)}`, work.orders.source)
  return (await dateRange(said, work)) || (await inThree(said, work)) || (await inTwoLists(said, work))
}

/** "June 25", where one list has the months and another one the days of a month. */
async function inTwoLists(said: string, work: Work): Promise<boolean> {
  const lists = work.hands.page.nodes.filter(node => node.options && !node.disabled && !node.hidden)
  const [month, ...months] = lists.filter(
    ({ options }) => options!.filter(({ label }) => readMonth(label) !== undefined).length === 12,
  )
  const [day, ...days] = lists.filter(
    ({ options }) => options!.filter(({ label }) => /^\d{1,2}$/.test(label.trim())).length >= 28,
  )
  const [found] = parse(said)
  if (!month || !day || months.length || days.length || lists.length !== 2 || !found?.start.isCertain('day'))
    return false
  const date = { year: found.start.get('year')!, month: found.start.get('month')!, day: found.start.get('day')! }
  await setField(work.hands, month, writtenFor(month, 'month', date))
  await setField(work.hands, work.hands.again(day) ?? day, writtenFor(day, 'day', date))
  return true
}

async function inThree(said: string, work: Work): Promise<boolean> {
  const fields = partFields(work.hands.page)
  const [found] = fields ? parse(said) : []
  if (!fields || !found?.start.isCertain('day') || !found.start.isCertain('year')) return false
  const date = { year: found.start.get('year')!, month: found.start.get('month')!, day: found.start.get('day')! }
  for (const part of ['day', 'month', 'year'] as const) {
    const field = work.hands.again(fields[part]) ?? fields[part]
    await setField(work.hands, field, writtenFor(field, part, date))
  }
  return true
}

/** As the choices of a list have it, or with two digits where the field shows so. */
function writtenFor(field: PageNode, part: keyof PlainDate, date: PlainDate): string {
  const value = date[part]
  const option = field.options?.find(({ label, value: own }) =>
    part === 'month' ? readMonth(label) === value || Number(own) === value : Number(label) === value,
  )
  if (option) return option.label
  const isTwo = /^(?:dd|mm)$/i.test((field.placeholder ?? '').trim())
  return isTwo ? String(value).padStart(2, '0') : String(value)
}

/** One field each for day, month and year, called so. */
function partFields(page: Page): Record<keyof PlainDate, PageNode> | undefined {
  const fields = page.nodes.filter(node => (node.editable || node.options) && !node.readonly && !node.disabled)
  const named = (part: keyof PlainDate) =>
    fields.filter(node =>
      [node.placeholder, node.name, node.label, node.id, textBeside(page, node)].some(
        text => text !== undefined && PARTS[part].test(text.trim()),
      ),
    )
  const [day, month, year] = (['day', 'month', 'year'] as const).map(named)
  return day!.length === 1 && month!.length === 1 && year!.length === 1
    ? { day: day![0]!, month: month![0]!, year: year![0]! }
    : undefined
}

/** A stretch of time into the two fields for dates, the first and the second. */
async function dateRange(said: string, work: Work): Promise<boolean> {
  const fields = work.hands.page.nodes.filter(node => node.type === 'date' && !node.disabled)
  const [found] = fields.length === 2 ? parse(said) : []
  if (!found?.end || !found.start.isCertain('day') || !found.end.isCertain('day')) return false
  const plain = (of: typeof found.start) => ({ year: of.get('year')!, month: of.get('month')!, day: of.get('day')! })
  const [start, end] = [plain(found.start), plain(found.end)]
  // "March 5 to March 17, 2025": the year is said once, behind both.
  if (!found.start.isCertain('year') && found.end.isCertain('year'))
    start.year = start.month > end.month ? end.year - 1 : end.year
  for (const [at, date] of [start, end].entries())
    if (readDate(isoDate(date))) await setField(work.hands, fields[at]!, isoDate(date))
  return true
}
