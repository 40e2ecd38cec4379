import { textBeside } from '../../ground/names.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { readColor } from '../../ground/colors.ts'
import { TAKES_OVER } from '../confirming.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'
import { findCalendar, inYearShown, pickDay } from './calendar.ts'
import { chooseFromPopup, chooseNative, typeAndTake } from './choose-option.ts'
import { formatDate, isoDate, isoTime, readDate, readTime } from './read-dates.ts'
import { isHandle } from './fields-of-kind.ts'
import { setSlider } from './slider.ts'
import { findSteppers, stepTo } from './steps.ts'

const numberShown = ({ name }: PageNode): boolean => /^\s*[-−]?\d+\s*$/.test(name)

const MARKS = new Set('checkbox radio switch menuitemcheckbox menuitemradio'.split(' '))

/**
 * Brings any control to a value in the way its kind takes it: ticks marks, chooses in selects and lists, moves sliders,
 * writes dates as the field wants them or takes them in the calendar that it opens, and types all else. Checks that the
 * field holds it then.
 */
export async function setField(hands: Hands, field: PageNode, value: string): Promise<void> {
  const node = hands.again(field) ?? field
  if (MARKS.has(node.role)) {
    await hands.act(
      'check',
      { ref: node.ref, checked: !/^(?:no|off|false|unchecked)$/i.test(value) },
      `set ${nameOf(hands.page, node)}`,
    )
    return
  }
  if (node.options && !node.editable) return chooseNative(hands, node, [value])
  const number = numberOf(node, value)
  if (
    (node.role === 'slider' ||
      node.type === 'range' ||
      isHandle(node) ||
      (node.role === 'generic' && !node.editable)) &&
    Number.isFinite(number)
  )
    return setSlider(hands, node, number)
  // A number beside its two controls may be out of sight, where they cannot be told.
  const placeOf = () => findSteppers(hands.page).findIndex(({ shown }) => shown.ref === node.ref)
  if (!node.editable && Number.isFinite(number) && numberShown(node) && placeOf() === -1)
    await hands.act('scroll', { ref: node.ref, to: 'into_view' })
  const place = node.editable ? -1 : placeOf()
  if (place !== -1 && Number.isFinite(number)) return stepTo(hands, place, number)
  if (node.role === 'spinbutton' && Number.isFinite(number)) return setSpin(hands, node, number)
  if (node.type === 'color') return setColor(hands, node, value)
  const moment = /^(?:date|time|month)/.test(node.type ?? '') ? value.replace(OF_MOMENT, '') : value
  const [date, time] = [readDate(moment), readTime(moment)]
  if (
    date &&
    saysTwoDays(value) &&
    (node.type !== 'text' ||
      /\b(?:start|end|from|to|check-?(?:in|out)|arriv\p{L}*|depart\p{L}*|first|last)\b/iu.test(
        nameOf(hands.page, node),
      ))
  )
    throw new GivenUp(`${nameOf(hands.page, node)} takes one day, and “${value}” are two.`)
  if (date && node.type === 'date') return typeChecked(hands, node, isoDate(date))
  if (date && node.type === 'month') return typeChecked(hands, node, isoDate(date).slice(0, 7))
  if (time && node.type === 'time') return typeChecked(hands, node, isoTime(time))
  if (date && !node.type?.startsWith('date') && (await asDate(hands, node, value))) return
  if (node.role === 'combobox' || node.role === 'listbox') {
    if (node.editable && !node.readonly) await typeAndTake(hands, node, value)
    else await chooseFromPopup(hands, node, value)
    return
  }
  // Nothing can be written into a button: it opens what is chosen from, or it is not what was meant.
  if (node.role === 'button' && TAKES_OVER.test(hands.page.text(node) || node.name))
    throw new GivenUp(`${nameOf(hands.page, node)} is no list that "${value}" could be chosen from.`)
  if (node.readonly || node.role === 'button') return chooseFromPopup(hands, node, value)
  await typeChecked(hands, node, value)
  if (takesByEnter(hands, node)) await hands.key('Enter', node)
}

/** "the date 02/24/2019": what the field is for need not be said to it. */
const OF_MOMENT = /^(?:the )?(?:date|day|time|month)(?: of)? /i

/** "12 May until 15 May": a day and another behind it. */
const saysTwoDays = (value: string): boolean => {
  const parts = value.split(/\s+(?:until|till|to|through|–|-)\s+/i)
  return parts.length === 2 && parts.every(part => readDate(part) !== undefined)
}

/** The number that is meant; a slider takes the one figure of what is said in words ("8 hours at most"). */
function numberOf({ role, type }: PageNode, value: string): number {
  const whole = Number(value.replace(/[,%$€£\s]/g, ''))
  const figures = value.match(/-?\d+(?:\.\d+)?/g) ?? []
  const isSlider = role === 'slider' || type === 'range'
  return Number.isNaN(whole) && isSlider && figures.length === 1 ? Number(figures[0]) : whole
}

const BY_ENTER =
  /\b(?:press(?:ing)?|hit(?:ting)?|then|with|use) (?:the )?(?:enter|return)\b|\benter to (?:add|save)\b|[↵⏎]/i

/** "New tag, then Enter": a field that says how its text is taken, outside of forms, which Enter would send. */
const takesByEnter = ({ page }: Hands, node: PageNode): boolean =>
  node.tag === 'input' &&
  [node.placeholder, node.name, node.description].some(text => text !== undefined && BY_ENTER.test(text)) &&
  !page.ancestors(node).some(({ tag, role }) => tag === 'form' || role === 'form')

/** A colour by its name in CSS, as the field takes it (HTML, § 2.3.6): the last words that are one. */
async function setColor(hands: Hands, node: PageNode, value: string): Promise<void> {
  const words = value.trim().split(/\s+/)
  const color = words.map((_, at) => readColor(words.slice(at).join(' '))).find(found => found !== undefined)
  if (!color) throw new GivenUp(`“${value}” is no colour that I know, as ${nameOf(hands.page, node)} takes one.`)
  await typeChecked(hands, node, `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}`)
}

/** A field for dates that is no native one: it says its format, or opens a calendar. */
async function asDate(hands: Hands, node: PageNode, value: string): Promise<boolean> {
  const date = readDate(value)!
  const beside = textBeside(hands.page, node)
  const hints = [node.placeholder, node.name, node.label, node.title, node.description, node.pattern, beside]
  const written = hints.map(hint => hint && formatDate(date, hint)).find(Boolean)
  if (!node.readonly && written) {
    await typeChecked(hands, node, written)
    await closeCalendar(hands, node)
    return true
  }
  if (!findCalendar(hands.page)) {
    await hands.click(node)
    if (!findCalendar(hands.page)) await hands.changes(400)
  }
  if (!findCalendar(hands.page)) return false
  await pickDay(hands, inYearShown(hands.page, date, value))
  return true
}

/** A calendar that opened by itself would cover what comes next. */
async function closeCalendar(hands: Hands, node: PageNode): Promise<void> {
  if (findCalendar(hands.page)) await hands.key('Escape', node)
}

async function typeChecked(hands: Hands, node: PageNode, text: string): Promise<void> {
  // Of "3 at 20:00" a field for numbers keeps the figures, and holds another number than was said.
  if (node.type === 'number' && /\p{L}/u.test(text.replace(/^[-+]?\d[\d.,]*e[-+]?\d+$/i, '')))
    throw new GivenUp(`${nameOf(hands.page, node)} takes a number, and not "${text}".`)
  await hands.type(node, text)
  const now = hands.again(node)
  if (node.type === 'password' || now?.value === undefined || now.value === '' || now.value.trim() === text.trim())
    return
  if (Number(now.value) === Number(text) && text.trim() !== '') return
  if (node.role === 'spinbutton' || node.type === 'number')
    throw new GivenUp(`${nameOf(hands.page, node)} takes a number, and not "${text}".`)
  hands.done.push(`${nameOf(hands.page, node)} shows "${now.value}" then`)
}

/** Types the number; where the control does not take it, presses its arrows. */
async function setSpin(hands: Hands, node: PageNode, number: number): Promise<void> {
  if (node.editable && !node.readonly) {
    await hands.type(node, String(number))
    if (Number(hands.again(node)?.value) === number) return
  }
  const step = Number(node.step) || 1
  for (let tries = 0; tries < 4; tries++) {
    const now = Number(hands.again(node)?.value)
    if (now === number) return
    if (!Number.isFinite(now)) break
    const count = Math.max(1, Math.round(Math.abs(number - now) / step))
    await hands.key(number > now ? 'ArrowUp' : 'ArrowDown', node, count)
  }
  if (Number(hands.again(node)?.value) !== number)
    throw new GivenUp(`${nameOf(hands.page, node)} does not take ${number}.`)
}
