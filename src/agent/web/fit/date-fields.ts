import type { PageNode } from '../../../contract/page.ts'
import { textBeside } from '../ground/names.ts'
import type { Page } from '../ground/page-tree.ts'
import type { Named } from './page-names.ts'

/** The fields that a date is written into where it is taken apart. */
export type DateParts = Record<'day' | 'month' | 'year', PageNode>

const PARTS: Readonly<Record<keyof DateParts, RegExp>> = {
  day: /^(?:dd?|days?|tag)$|\bday$/i,
  month: /^(?:mm?|months?)$|\bmonth$/i,
  year: /^(?:yy(?:yy)?|years?)$|\byear$/i,
}
/** What a button that opens a calendar says while no date is chosen. */
const NO_DATE = /\s*\b(?:add|choose|select|pick|set|any|no)(?: an?| your)? dates?\b\s*/i
/** What it is called where it says a date. */
const OF_DATES = /\b(?:check-?\s?(?:in|out)|arriv\w+|depart\w+|dates?|pick-?\s?up|return|drop-?\s?off|from|until)\b/i

/** A group with one field each for day, month and year is a field for a date, called as the group is. */
export function datesInParts(page: Page, groups: readonly { node: PageNode; names: string[] }[]): Named[] {
  return groups.flatMap(({ node, names }) => {
    const fields = page.inside(node).filter(one => (one.editable || one.options) && !one.readonly && !one.disabled)
    const called = (part: keyof DateParts) =>
      fields.filter(one =>
        [one.name, one.label, one.placeholder, textBeside(page, one)].some(text =>
          PARTS[part].test(text?.trim() ?? ''),
        ),
      )
    const [[day], [month], [year]] = [called('day'), called('month'), called('year')]
    if (!day || !month || !year || fields.length !== 3 || new Set([day, month, year]).size !== 3) return []
    const within = new Set([node, ...page.ancestors(node)].map(({ ref }) => ref))
    return [{ kind: 'field' as const, node: day, names, within, isDate: true as const, parts: { day, month, year } }]
  })
}

/** A button that says that a date is to be chosen, or opens where one is: the calendar behind it takes the date. */
export function calendarButtons(page: Page): Named[] {
  return page.nodes.flatMap(node => {
    const isOpener = node.role === 'button' && !node.disabled && node.name.length < 60
    const isOfDates = NO_DATE.test(node.name) || (node.expanded !== undefined && OF_DATES.test(node.name))
    if (!isOpener || !isOfDates) return []
    const name = node.name.replace(NO_DATE, ' ').trim() || node.name
    const within = new Set(page.ancestors(node).map(({ ref }) => ref))
    return [{ kind: 'field' as const, node, names: [name], within, isDate: true as const }]
  })
}
