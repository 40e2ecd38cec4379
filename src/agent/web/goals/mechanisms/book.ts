import type { PageNode } from '../../../../contract/page.ts'
import { stem } from '../../../../lib/words.ts'
import { ground } from '../../ground/ground.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isField } from '../../ground/names.ts'
import { restore } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import { readSuperlative } from '../values/measure.ts'
import { readDate } from '../widgets/read-dates.ts'
import { setField } from '../widgets/set-field.ts'
import { typeAndTake } from '../widgets/choose-option.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { dateField } from '../widgets/fields-of-kind.ts'
import { findSubmit } from './click.ts'
import { findExtreme, takeItem } from './extreme.ts'
import { setMoments } from './moments.ts'

/** What a field for a part of a journey, or of any such search, is called. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  from: ['from', 'departure', 'origin', 'leaving from', 'pick up'],
  to: ['to', 'destination', 'arrival', 'going to', 'drop off'],
  in: ['location', 'destination', 'city', 'where'],
  for: ['passengers', 'guests', 'people', 'travellers', 'tickets', 'seats'],
}
const PART =
  /\b(from|to|in|on|for|departing|returning|leaving):?\s+((?:(?!\b(?:from|to|in|on|for|departing|returning|leaving|and then|with)\b).)+)/gi

/** "Book the cheapest flight from A to B on D for two people": fills in the search, sends it, and takes the one that is asked for. */
export const book: Mechanism = async (order, work) => {
  if (!/^(?:book|find|search)$/.test(order.kind)) return false
  const { hands, orders } = work
  const said = restore(order.rest, orders.source).replace(/[.!]$/, '')
  const parts = [...said.matchAll(PART)].flatMap(([, preposition, text]) =>
    countsIn(text!.trim().replace(/,$/, '')).map(part => ({ preposition: preposition!.toLowerCase(), text: part })),
  )
  await chooseWay(work, said)
  const isReturn = await fillDates(work, said)
  const places = parts.flatMap(({ preposition, text }) => {
    const field = isReturn && readDate(text.split(' and ')[0]!) ? undefined : fieldFor(work, preposition, text)
    return field ? [{ field, text }] : []
  })
  if (places.length === 0 || (order.kind !== 'book' && places.length < 2)) return false
  for (const { field, text } of places) await fill(work, field, figureFor(field, text))
  const button = findSubmit(work, 'search') ?? searching(hands.page)
  if (!button) throw new GivenUp('There is nothing on the page that sends the search.')
  await setMoments(hands, said)
  await hands.click(hands.again(button) ?? button)
  const superlative = readSuperlative(said)
  const find = () => (superlative ? findExtreme(hands.page, superlative) : undefined)
  let best = find()
  if (superlative && !best && (await hands.changes(2000))) best = find()
  if (superlative && !best) throw new GivenUp('Nothing that could be compared came up.')
  if (best) await takeItem(work, best)
  return true
}

const COUNT = /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (\p{L}+)$/iu

/** "two guests" as a figure, where the field takes figures or is called by what is counted; else in the words that were said. */
function figureFor(field: PageNode, text: string): string {
  const [, number, noun] = COUNT.exec(text) ?? []
  const count = number === undefined ? undefined : readCount(number)
  if (count === undefined || !field.editable) return text
  const { role, type, value = '', placeholder = '', pattern: form } = field
  const takesFigures =
    role === 'spinbutton' ||
    type === 'number' ||
    FIGURE.test(value) ||
    FIGURE.test(placeholder) ||
    /\\d|\[0-9/.test(form ?? '')
  const isCounted = [field.name, field.label ?? ''].some(
    name => stem(wordsIn(name).join(' ')) === stem(noun!.toLowerCase()),
  )
  return takesFigures || isCounted ? `${count}` : text
}

const FIGURE = /^(?:e\.g\. )?\d+$/

/** "3 nights and 2 guests": each number of things by itself. */
function countsIn(text: string): string[] {
  const parts = text.split(/,? and |, /)
  return parts.length > 1 && parts.every(part => COUNT.test(part)) ? parts : [text]
}

/** The one link or button that begins with a verb of looking for something. */
export function searching(page: Page): PageNode | undefined {
  const called = page.nodes.filter(
    node =>
      /^(?:link|button)$/.test(node.role) &&
      !node.disabled &&
      !node.hidden &&
      /^(?:search|find|show|look|check|see)\b/i.test((page.text(node) || node.name).trim()),
  )
  return called.length === 1 ? called[0] : undefined
}

/** What the kinds of a journey are called besides. */
const WAYS: readonly (readonly string[])[] = [
  ['one-way', 'one way', 'single'],
  ['return', 'round-trip', 'round trip', 'both ways', 'two-way'],
  ['economy'],
  ['business'],
  ['first class'],
]

/** "a one-way flight", "a return ticket": the mark of that name, under any name that it has. */
async function chooseWay(work: Work, said: string): Promise<void> {
  const names = WAYS.find(ways => ways.some(way => new RegExp(`\\b${way}\\b`, 'i').test(said))) ?? []
  const choice = names
    .map(name => seek(work, name, 'check'))
    .find(node => node && /^(?:radio|checkbox)$/.test(node.role))
  if (choice && choice.checked !== true)
    await work.hands.act('check', { ref: choice.ref, checked: true }, `chose ${names[0]}`)
}

const DATE = /\b(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})\b/g

/** The day of leaving and that of coming back, each into a field of its own. False: no two are said, or there are no two fields. */
async function fillDates({ hands }: Work, said: string): Promise<boolean> {
  const dates = said.match(DATE) ?? []
  const fields = hands.page.nodes.filter(
    node =>
      node.editable &&
      !node.hidden &&
      (node.type === 'date' ||
        /\b(?:dates?|depart\w*|return\w*|check-?(?:in|out)|leav\w*|mm|dd)\b/i.test(
          [node.name, node.label, node.placeholder, node.id].join(' '),
        )),
  )
  if (dates.length !== 2 || fields.length !== 2) return false
  for (const [at, date] of dates.entries()) await setField(hands, hands.again(fields[at]!) ?? fields[at]!, date)
  return true
}

function fieldFor(work: Work, preposition: string, text: string): PageNode | undefined {
  const { page } = work.hands
  if (readDate(text)) return dateField(page)
  const counted = COUNT.exec(text)?.[2]
  if (preposition === 'for' && counted !== undefined) {
    const [own] = ground({ said: counted, name: counted }, page.snapshot, 'fill').filter(({ ref }) =>
      isField(page.get(ref)!),
    )
    if (own && own.score > 0.7) return page.get(own.ref)
  }
  for (const name of CALLED[preposition] ?? []) {
    const [best] = ground({ said: name, name }, page.snapshot, 'fill').filter(({ ref }) => isField(page.get(ref)!))
    if (best && best.score > 0.7) return page.get(best.ref)
  }
  return undefined
}

/** Fields for places suggest, and want a suggestion taken where there are any. */
async function fill({ hands }: Work, field: PageNode, text: string): Promise<void> {
  const isPlace =
    field.editable && !field.readonly && !readDate(text) && field.role !== 'spinbutton' && field.options === undefined
  if (isPlace) await typeAndTake(hands, field, text)
  else await setField(hands, field, text)
}
