import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { literalsIn } from '../read-orders.ts'
import { appeared } from '../widgets/choose-option.ts'
import { readHour, readTime } from '../widgets/read-dates.ts'
import { isSentLater, wholeOf, type Mechanism } from '../work.ts'
import { lengthSaid, readSpan } from './slots.ts'

const AT = /\b(?:at|from|for|between|starting at)\s+(\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?)/i

const DAY = /\b(?:on )?(?:the )?(mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** "Add Chess to the day plan at 3 pm": the line of that hour is opened, and the name goes into the field that comes up in it. */
export const timeSlot: Mechanism = async (order, work) => {
  if (!/^(?:add|enter|book|set|other)$/.test(order.kind)) return false
  const { hands, orders } = work
  const said = restore(wholeOf(order), orders.source)
  const match = AT.exec(said)
  const time = match && readHour(match[1]!)
  const slot = time ? slotAt(hands.page, time.hour, time.minute, DAY.exec(said)?.[1]) : undefined
  if (!match || !slot) return false
  const name =
    literalsIn(order.rest, orders.source)[0] ??
    said
      .slice(0, Math.min(match.index, DAY.exec(said)?.index ?? match.index))
      .replace(/\s+(?:to|into|in|on|for) (?:the |my |your )?[\p{L} ]*$/iu, '')
      .replace(/^(?:an? |the |event |entry |appointment |called |named )+/i, '')
      .trim()
  const before = hands.page
  await hands.click(slot)
  const field =
    appeared(before, hands.page).find(node => node.editable) ??
    hands.page.nodes.find(node => node.focused && node.editable)
  if (!field || name === '') return false
  await hands.type(field, name)
  if (DAY.test(said)) hands.ledger.use(DAY.exec(said)![0])
  // A line stands for its own time alone: an entry as long as that is one line.
  if (readSpan(said)?.length === unitOf(before)) hands.ledger.use(lengthSaid(said))
  const isSent = isSentLater(work)
  // How long it takes is not seen in a line.
  const button = isSent || readSpan(said) ? undefined : addingIn(hands.page, appeared(before, hands.page))
  if (button) await hands.click(button)
  return true
}

/** What a line has opened to take an entry has one button that makes it. */
function addingIn(page: Page, fresh: readonly PageNode[]): PageNode | undefined {
  const buttons = fresh.filter(({ role, disabled, hidden }) => role === 'button' && !disabled && !hidden)
  const adding = buttons.filter(node => ADDS.test(page.text(node) || node.name))
  return adding.length === 1 ? adding[0] : undefined
}

const ADDS =
  /^\W*(?:add|create|save|ok|okay|done|book|put|enter|apply|confirm)(?: (?:it|entry|event|appointment))?\W*$/i

/** The minutes from one line to the next. */
function unitOf(page: Page): number | undefined {
  const [first, second] = page.nodes.flatMap(node => {
    const time = page.children(node).length === 0 ? readTime(node.name) : undefined
    return time ? [time.hour * 60 + time.minute] : []
  })
  return first === undefined || second === undefined ? undefined : second - first
}

/** Of a plan of a week: the cell of that line in the column that is headed by the day. */
function cellUnder(page: Page, line: PageNode, day: string): PageNode | undefined {
  const isDay = (text: string) => new RegExp(`^${day.slice(0, 3)}`, 'i').test(text.trim())
  const head = page.nodes.find(node => page.children(node).length === 0 && node.box && isDay(node.name))
  const row = page.ancestors(line).find(({ role }) => role === 'row')
  const cells = row ? page.inside(row).filter(({ role, box }) => /cell/.test(role) && box) : []
  const middle = head && head.box![0] + head.box![2] / 2
  return cells.find(({ box }) => middle !== undefined && box![0] <= middle && middle < box![0] + box![2])
}

/** The line of a day that begins at a time: one of several that begin with times. */
function slotAt(page: Page, hour: number, minute: number, day?: string): PageNode | undefined {
  const timed = page.nodes.flatMap(node => {
    const time = page.children(node).length === 0 ? readTime(node.name) : undefined
    return time ? [{ node, time }] : []
  })
  const found = timed.filter(({ time }) => time.hour === hour && time.minute === minute)
  const node = found.length === 1 && timed.length > 3 ? found[0]!.node : undefined
  if (!node) return undefined
  if (day !== undefined) return cellUnder(page, node, day)
  // Of a line with several places to take none is meant by the time alone.
  const line = page.ancestors(node).find(({ role }) => role === 'row')
  if (line && page.inside(line).filter(({ role }) => role === 'button').length > 1) return undefined
  const around = page.parent(node)
  // What holds controls of its own is no line: a click in its middle would meet one of them.
  const isLine = around !== undefined && !page.inside(around).some(isControl)
  return (
    page
      .ancestors(node)
      .slice(0, 3)
      .find(({ clickable }) => clickable) ?? (isLine ? around : node)
  )
}
