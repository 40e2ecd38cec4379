import { daysInMonth } from '../../../../lib/days-in-month.ts'
import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import { pickNth } from '../../pick-nth.ts'
import { readOrdinal } from '../../read/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { isoDate, readDate, readMonth, type PlainDate } from './read-dates.ts'

/** Twenty years of months. */
const MOST_PAGES = 240

interface Shown {
  /** What holds the title, the arrows and the days. */
  holder: PageNode
  month: number
  year: number
  /** No year is shown: it is taken for this one, and turning over its months goes on from there. */
  isOfAnyYear?: true
}

/** The calendar that is open: the smallest part of the page with the name of a month, a year and the days of it. */
export function findCalendar(page: Page): Shown | undefined {
  const holders = page.nodes.filter(node => page.children(node).length > 0 && !node.hidden)
  for (const holder of holders.reverse()) {
    const inside = page.inside(holder)
    if (inside.length > 900) continue
    const days = inside.filter(node => page.children(node).length === 0).map(node => dayOf(page, node))
    if (new Set(days.filter(day => day !== undefined)).size < 28) continue
    const title = readTitle(page, inside)
    if (title) return { holder, ...title }
  }
  return undefined
}

/** The day that an element stands for: by its text, or by its name where that is the whole date ("Friday, 12 June 2027"). */
function dayOf(page: Page, node: PageNode): number | undefined {
  const text = page.text(node).trim()
  if (/^(?:[1-9]|[12]\d|3[01])$/.test(text)) return Number(text)
  return dateNamed(node)?.day ?? dayNamed(node)?.day
}

/** "August 1", "1 August": the day and month that an element is called by, where its name is no more than that. */
function dayNamed({ name }: PageNode): Pick<PlainDate, 'month' | 'day'> | undefined {
  const match = /^(?:(\p{L}{3,9})\.? (\d{1,2})|(\d{1,2})\.? (\p{L}{3,9}))(?:st|nd|rd|th)?$/u.exec(name.trim())
  const month = match ? readMonth((match[1] ?? match[4])!) : undefined
  const day = Number(match?.[2] ?? match?.[3])
  return month === undefined || day < 1 || day > 31 ? undefined : { month, day }
}

/** The date that an element is called by: "Friday, 12 June 2027", "Choose 12 June 2027". */
const dateNamed = ({ name }: PageNode): PlainDate | undefined =>
  WHOLE_DATE.test(name) ? readDate(name.replace(/^\W*(?:choose|select|pick)\s+/i, '')) : undefined

/** A day, the name of a month and a year, in any order. */
const WHOLE_DATE = /^(?=.*\b\d{1,2}(?:st|nd|rd|th)?\b)(?=.*\p{L}{3,})(?=.*\b(?:19|20|21)\d\d\b).{8,60}$/u

/** Month and year, as a text "March 2026" or in two selects. */
function readTitle(page: Page, inside: readonly PageNode[]): Omit<Shown, 'holder'> | undefined {
  for (const node of inside) {
    const match =
      /^\s*(\p{L}{3,9})\.?[\s,]+(\d{4})\s*$/u.exec(page.text(node)) ??
      /^\s*(\p{L}{3,9})\.?[\s,]+(\d{4})\s*$/u.exec(node.name)
    const month = match ? readMonth(match[1]!) : undefined
    if (month !== undefined) return { month, year: Number(match![2]) }
  }
  const month = inside.map(monthOf).find(value => value !== undefined)
  const year = inside.map(yearOf).find(value => value !== undefined)
  if (month !== undefined && year !== undefined) return { month, year }
  const alone = inside.find(node => /^\p{L}{3,9}$/u.test(page.text(node).trim()) && node.role === 'heading')
  const only = alone && readMonth(page.text(alone).trim())
  return only === undefined ? undefined : { month: only, year: new Date().getFullYear(), isOfAnyYear: true }
}

const chosen = (node: PageNode): string =>
  node.options?.find(({ selected }) => selected)?.label ?? node.value ?? node.name
const monthOf = (node: PageNode): number | undefined => readMonth(chosen(node))
const yearOf = (node: PageNode): number | undefined =>
  /^(?:19|20|21)\d\d$/.test(chosen(node).trim()) ? Number(chosen(node)) : undefined

/** What an arrow is called is no longer than this. */
const SHORT = 20
const FORWARD = /\b(?:next|forward|later)\b|next|[›»→▶>]|arrow_forward|chevron[-_ ]?right/i
const BACKWARD = /\b(?:prev|previous|back|earlier)\b|prev|[‹«←◀<]|arrow_back|chevron[-_ ]?left/i

/** The control that leads to the month after or before; not the one that leads a whole year on. */
function findArrow(page: Page, { holder }: Shown, forward: boolean): PageNode | undefined {
  const pattern = forward ? FORWARD : BACKWARD
  const marks = (node: PageNode) => [node.name, node.title ?? '', node.id ?? '', ...(node.classes ?? [])].join(' ')
  const called = page
    .inside(holder)
    .filter(node => !node.disabled && !node.hidden && pattern.test(marks(node)) && !/^\d+$/.test(node.name))
  // What the calendar itself listens for is no control to those who only look at the arrow.
  const controls = called.filter(isControl)
  const arrows =
    controls.length > 0
      ? controls
      : innermost(
          page,
          called.filter(node => page.text(node).length < SHORT),
        )
  return arrows.find(node => /month/i.test(marks(node))) ?? arrows.find(node => !/year/i.test(marks(node))) ?? arrows[0]
}

/** English names of the days of the week, Sunday first (CLDR). */
const DAYS = Array.from({ length: 7 }, (_, at) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 7 + at)),
)
const NTH = pattern('iu')`
  \b(?:the )?(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|final) (${DAYS.join('|')})
  (?: (?:of|in) (?:the (?:shown |current )?month|this month|(\p{L}{3,9})(?:,? (\d{4}))?))?
`

/** "The last Friday of the month", "the second Monday in May": of the month that is said, else of the one that is shown. */
export function readWeekday(text: string, page: Page): PlainDate | undefined {
  const match = NTH.exec(text)
  const found = match ? findCalendar(page) : undefined
  // Which day of the week a day is depends on the year.
  const shown = found?.isOfAnyYear ? undefined : found
  const place = match ? readOrdinal(match[1]!) : undefined
  const month = match?.[3] === undefined ? shown?.month : readMonth(match[3])
  const year = match?.[4] === undefined ? shown?.year : Number(match[4])
  if (!match || place === undefined || month === undefined || year === undefined) return undefined
  const weekday = DAYS.findIndex(name => name.toLowerCase() === match[2]!.toLowerCase())
  const days = Array.from({ length: daysInMonth(year, month) }, (_, at) => at + 1).filter(
    day => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday,
  )
  const day = pickNth(days, place)
  return day === undefined ? undefined : { year, month, day }
}

/**
 * A day whose year was not said, on a calendar that is open at another time than today: the one that is nearest to what it shows.
 * A calendar that is open at this month is about days to come.
 */
export function inYearShown(page: Page, date: PlainDate, said: string, today = new Date()): PlainDate {
  const shown = /\b\d{4}\b|\b(?:next|last|this) year\b/i.test(said) ? undefined : findCalendar(page)
  const isNow = !shown?.isOfAnyYear && shown?.year === today.getFullYear() && shown.month === today.getMonth() + 1
  if (!shown || isNow) return date
  const ahead = (date.month - shown.month + 12) % 12
  const month = shown.month + (ahead > 6 ? ahead - 12 : ahead)
  return { ...date, year: shown.year + (month > 12 ? 1 : month < 1 ? -1 : 0) }
}

/** Pages the open calendar to the month of a date and takes its day. */
export async function pickDay(hands: Hands, date: PlainDate): Promise<void> {
  let shown = findCalendar(hands.page)
  // Of a calendar without a year: how many were turned over.
  let turned = 0
  for (let step = 0; step < MOST_PAGES; step++) {
    if (!shown) throw new GivenUp('There is no calendar open on the page.')
    shown = { ...shown, year: shown.year + turned }
    const months = (date.year - shown.year) * 12 + date.month - shown.month
    if (months === 0) break
    const before = shown
    if (!(await chooseInTitle(hands, shown, date))) {
      const arrow = findArrow(hands.page, shown, months > 0)
      if (!arrow && shown.isOfAnyYear)
        throw new GivenUp(`The calendar shows no year, so that I do not know whether it has ${isoDate(date)}.`)
      if (!arrow)
        throw new GivenUp(
          `The calendar shows ${shown.month}/${shown.year}, and there is no way to ${date.month}/${date.year} in it.`,
        )
      await hands.click(arrow)
    }
    const stays = () => shown?.month === before.month && (shown.isOfAnyYear || shown.year === before.year)
    shown = findCalendar(hands.page)
    if (stays()) {
      await hands.changes(600)
      shown = findCalendar(hands.page)
      if (stays())
        throw new GivenUp(`The calendar stays at ${before.month}/${before.year}; it may have no ${isoDate(date)}.`)
    }
    if (shown?.isOfAnyYear && months > 0 && shown.month < before.month) turned++
    if (shown?.isOfAnyYear && months < 0 && shown.month > before.month) turned--
  }
  // The month and the year that are shown belong to the day.
  hands.ledger.use(isoDate(date))
  await takeDay(hands, shown!, date)
}

/** Month and year by selects in the title, where there are any that have them. */
async function chooseInTitle(hands: Hands, { holder, month, year }: Shown, date: PlainDate): Promise<boolean> {
  const selects = hands.page.inside(holder).filter(node => node.options)
  const years = selects.find(
    node => yearOf(node) !== undefined && node.options!.some(({ label }) => label.trim() === String(date.year)),
  )
  if (years && year !== date.year) {
    await hands.act('select', { ref: years.ref, values: [String(date.year)] }, `chose ${date.year}`)
    return true
  }
  const months = selects.find(node => monthOf(node) !== undefined)
  const option = months?.options!.find(({ label }) => readMonth(label) === date.month)
  if (!months || !option || month === date.month || year !== date.year) return false
  await hands.act('select', { ref: months.ref, values: [option.label] }, `chose ${option.label}`)
  return true
}

const ELSEWHERE = /other|outside|muted|adjacent|\bold\b|\bnew\b|disabled|unselectable/i

/** Days of the months before and after are there too: the first ones of a high number, the last of a low one. */
async function takeDay(hands: Hands, { holder }: Shown, date: PlainDate): Promise<void> {
  const { page } = hands
  const days = page
    .inside(holder)
    .filter(
      node =>
        !node.disabled && page.children(node).every(({ role }) => role !== 'gridcell') && isDayOf(page, node, date),
    )
    .filter(
      node =>
        ![node, ...page.ancestors(node)].some(
          above => above.depth > holder.depth && (above.classes ?? []).some(name => ELSEWHERE.test(name)),
        ),
    )
  const controls = days.filter(isControl)
  const among = controls.length > 0 ? innermost(page, controls) : innermost(page, days)
  const day = date.day > 15 ? among.at(-1) : among[0]
  if (!day) throw new GivenUp(`The calendar has no day ${date.day} that can be taken.`)
  await hands.click(day)
}

/** The day of a date; what is named by a whole date is that one or none. */
function isDayOf(page: Page, node: PageNode, date: PlainDate): boolean {
  if (page.text(node).trim() === String(date.day)) return true
  const named = dateNamed(node)
  if (named) return isoDate(named) === isoDate(date)
  const day = dayNamed(node)
  return day?.day === date.day && day.month === date.month
}

const innermost = (page: Page, nodes: readonly PageNode[]): PageNode[] =>
  nodes.filter(node => !nodes.some(other => other !== node && page.ancestors(other).includes(node)))
