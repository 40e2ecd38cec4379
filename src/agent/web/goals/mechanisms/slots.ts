import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { textBeside } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { takingOver } from '../confirming.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { kindOf } from '../items.ts'
import { literalsIn } from '../read-orders.ts'
import { appeared } from '../widgets/choose-option.ts'
import { readHour, readTime } from '../widgets/read-dates.ts'
import { pullToHeight } from './slot-grip.ts'
import { setField } from '../widgets/set-field.ts'
import { isSentLater, wholeOf, type Mechanism } from '../work.ts'

const TIME = String.raw`(\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b\.?)?)`
const START = new RegExp(`\\b(?:at|from|between|starting|beginning|starts?|begins?)(?: at| from)? ${TIME}`, 'i')
const FINISH = new RegExp(`${TIME}\\s*(?:to|until|till|and|-|–)\\s*${TIME}`, 'i')
const LENGTH = pattern('i')`
  \b(?:(\d+(?:[.,]\d+)?)|(half(?: an?)?|an?|one|two|three|four|five))[- ]?(?:and (a half) )?(hours?|hrs?|h|minutes?|mins?)\b
`
const CALLED = pattern('iu')`
  \b(?:named|called|titled|entitled|with the (?:title|name))\s+(.+?)(?=,? (?:on|for|at|in|from|that|which|starting|beginning|lasting|between)\b|,|$)
`
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

interface Span {
  /** Minutes since midnight. */
  start: number
  length: number
}

const minutesOf = (text: string): number | undefined => {
  const time = readHour(text.trim())
  return time && time.hour * 60 + time.minute
}

/** "a 2 hour meeting at 8:00AM", "from 9 to 10:30": when it begins and how long it takes. */
export function readSpan(said: string): Span | undefined {
  const start = minutesOf(START.exec(said)?.[1] ?? '')
  const length = LENGTH.exec(said)
  const range = FINISH.exec(said)
  if (length && start !== undefined) {
    const word = length[2]?.toLowerCase()
    const count =
      length[1] !== undefined
        ? Number(length[1].replace(',', '.'))
        : word!.startsWith('half')
          ? 0.5
          : (NUMBERS[word!] ?? 1)
    return { start, length: (count + (length[3] ? 0.5 : 0)) * (/^h/i.test(length[4]!) ? 60 : 1) }
  }
  const [from, to] = range ? [minutesOf(range[1]!), minutesOf(range[2]!)] : []
  return from !== undefined && to !== undefined && to > from ? { start: from, length: to - from } : undefined
}

/** "2 hours", "half an hour": the words for how long something takes. */
export const lengthSaid = (said: string): string => LENGTH.exec(said)?.[0] ?? ''

interface Line {
  node: PageNode
  minute: number
}

/** The lines of a day in their order, with the minute at which each begins: some say it, the others follow from them. */
function slotsOf(page: Page): Line[] | undefined {
  const timed = page.nodes.flatMap(node => {
    const time = page.children(node).length === 0 ? readTime(node.name) : undefined
    return time ? [{ node, minute: time.hour * 60 + time.minute }] : []
  })
  for (const { node } of timed)
    for (const line of [node, ...page.ancestors(node).slice(0, 2)]) {
      const holder = page.parent(line)
      // A line that says its time is a text to a reader, one that does not is none: the kind of element is what they share.
      const all = holder
        ? page.children(holder).filter(one => one.tag === line.tag && (isAlike(one, line) || isLine(one, line)))
        : []
      const known = all.flatMap((one, at) => {
        const found = timed.find(other => other.node === one || page.ancestors(other.node).includes(one))
        return found ? [{ at, minute: found.minute }] : []
      })
      const [first, second] = known
      if (all.length < 6 || !first || !second || known.length < 3) continue
      const unit = (second.minute - first.minute) / (second.at - first.at)
      if (!areClose(all)) continue
      const minuteAt = (at: number) => first.minute + (at - first.at) * unit
      if (unit > 0 && known.every(({ at, minute }) => minuteAt(at) === minute))
        return inParts(
          page,
          all.map((one, at) => ({ node: one, minute: minuteAt(at) })),
          unit,
        )
    }
  return undefined
}

/** Lines that each hold as many empty parts below each other, which fill them: half hours, quarters of an hour. */
function inParts(page: Page, lines: readonly Line[], unit: number): Line[] {
  const parts = lines.map(({ node }) => {
    const empty = page
      .inside(node)
      .filter(
        one =>
          one.box !== undefined &&
          one.clickable === true &&
          page.children(one).length === 0 &&
          page.text(one).trim() === '',
      )
    const height = empty.reduce((sum, { box }) => sum + box![3], 0)
    const isStacked = empty.every(({ box }, at) => at === 0 || box![1] >= empty[at - 1]!.box![1] + box![3] / 2)
    return isStacked && node.box !== undefined && Math.abs(height - node.box[3]) <= node.box[3] / 5 ? empty : []
  })
  const count = parts[0]?.length ?? 0
  if (count < 2 || parts.some(({ length }) => length !== count)) return [...lines]
  return lines.flatMap(({ minute }, at) =>
    parts[at]!.map((node, part) => ({ node, minute: minute + (part * unit) / count })),
  )
}

const isAlike = (one: PageNode, other: PageNode): boolean =>
  kindOf({ ...one, role: '' }) === kindOf({ ...other, role: '' })

/** Lines of one height below each other, of which some are marked as others are not: full hours. */
const isLine = ({ box: one }: PageNode, { box: other }: PageNode): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one[0] - other[0]) <= 1 &&
  Math.abs(one[2] - other[2]) <= 1 &&
  Math.abs(one[3] - other[3]) <= other[3] / 4

/** Whether nothing stands between lines: where something does, they are not all that the day has. */
const areClose = (lines: readonly PageNode[]): boolean =>
  lines.every(({ box }, at) => {
    const next = lines[at + 1]?.box
    return !box || !next || next[1] - box[1] - box[3] < box[3] * 0.8
  })

/**
 * "Create a 2 hour meeting called X at 9:00": the lines of the day from the first to the last half hour of it are marked with
 * the mouse, and what comes up takes the name. Where the day has no such lines, or nothing takes the name, nothing is saved.
 */
export const spanOfSlots: Mechanism = async (order, work) => {
  if (!/^(?:add|enter|set|book|other|drag)$/.test(order.kind)) return false
  const { hands, orders } = work
  const said = restore(wholeOf(order), orders.source)
  const span = readSpan(said)
  const slots = span && slotsOf(hands.page)
  const name = literalsIn(order.rest, orders.source)[0] ?? CALLED.exec(said)?.[1]
  if (!span || !slots || name === undefined) return false
  const within = slots.filter(({ minute }) => minute >= span.start && minute < span.start + span.length)
  const [first, last] = [within[0], within.at(-1)]
  const unit = slots[1]!.minute - slots[0]!.minute
  // Where the lines are longer than what is said, what a line brings up may still take its end.
  const isExact = within.length * unit === span.length
  if (!first || first.minute !== span.start || (!isExact && within.length * unit < span.length))
    throw new GivenUp('The day has no lines for just that time. Nothing was done.')
  const before = hands.page
  const takesName = () => appeared(before, hands.page).find(node => node.editable === true)
  let isMarked = isExact && first !== last && (await markLines(hands, first, last!, span))
  // Where nothing came of the marking and no field is open, a line that is clicked may bring one up.
  if (isMarked && !takesName() && !openTitle(hands.page)) isMarked = false
  if (!isMarked) await hands.click(first.node)
  const title = takesName() ?? openTitle(hands.page)
  if (!title) throw new GivenUp('Nothing came up that takes the name. It was not saved.')
  await setField(hands, title, name)
  if ((first !== last || !isExact) && !isMarked) {
    const end = endFor(hands.page, appeared(before, hands.page), span)
    const line = first.node.box?.[3] ?? 0
    const isPulled = !end && isExact && (await pullToHeight(hands, title, line * within.length, line / 2))
    if (!end && !isPulled) throw new GivenUp('Nothing that came up takes the end of it. It was not saved.')
    if (end) await setField(hands, end.field, end.value)
  }
  const isSent = isSentLater(work)
  const button = isSent
    ? undefined
    : (takingOver(hands.page, hands.again(title) ?? title) ?? makesIt(before, hands.page))
  if (button) await hands.click(button)
  return true
}

/** The one empty field beside a day that stands open. */
function openTitle(page: Page): PageNode | undefined {
  const [field, ...more] = page.nodes.filter(
    node =>
      node.role === 'textbox' && node.editable === true && !node.readonly && !node.hidden && (node.value ?? '') === '',
  )
  return more.length === 0 ? field : undefined
}

/** Marks the lines with the mouse; false where a day does not take that: one is clicked then, and says the end in a field. */
async function markLines(hands: Hands, first: Line, last: Line, span: Span): Promise<boolean> {
  try {
    const told = `marked the time from ${clock(first.minute)} to ${clock(span.start + span.length)}`
    await hands.act('drag', { from: first.node.ref, to: last.node.ref }, told)
    return true
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error
    if (hands.done.at(-1)?.startsWith('marked the time')) hands.done.pop()
    return false
  }
}

const ENDS = /\b(?:until|till|to|end|ends|ending|finish|finishes)\b/i

/** What takes the end, or how long it takes: a list that has it, else a field for a time that is called so. */
function endFor(page: Page, fresh: readonly PageNode[], span: Span): { field: PageNode; value: string } | undefined {
  const end = span.start + span.length
  const called = (node: PageNode) =>
    ENDS.test([node.name, node.label, node.placeholder, node.id, textBeside(page, node)].join(' '))
  const lists = fresh.flatMap(field => {
    const options = field.options ?? []
    const option =
      options.find(({ label }) => minutesOf(label) === end) ??
      options.find(({ label }) => lengthIn(label) === span.length)
    return option ? [{ field, value: option.label }] : []
  })
  const list = lists.length === 1 ? lists[0] : lists.find(({ field }) => called(field))
  if (list) return list
  const field = fresh.find(node => node.editable === true && called(node))
  return field && { field, value: clock(end).padStart(5, '0') }
}

/** The minutes of "2 hours", "half an hour". */
function lengthIn(text: string): number | undefined {
  const found = readSpan(`at 0:00 ${text}`)
  return found?.start === 0 ? found.length : undefined
}

const MAKES =
  /^\W*(?:create|add|save|make|ok|okay|done|confirm|schedule|book|submit)(?: (?:it|event|entry|appointment|meeting))?\W*$/i

/** Of what came up the one control that makes an entry, whatever it is made of. */
function makesIt(before: Page, page: Page): PageNode | undefined {
  const making = appeared(before, page).filter(
    node => isControl(node) && !node.editable && MAKES.test(page.text(node) || node.name),
  )
  return making.length === 1 ? making[0] : undefined
}

const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** Whether something of a length is to be entered into the lines of a day. */
export const asksForSpan = (said: string, page: Page): boolean =>
  readSpan(said) !== undefined && slotsOf(page) !== undefined
