import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { isField } from '../../ground/names.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { readSuperlative } from '../values/measure.ts'
import { readDate } from '../widgets/read-dates.ts'
import { setField } from '../widgets/set-field.ts'
import { typeAndTake } from '../widgets/choose-option.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { dateField } from '../widgets/fields-of-kind.ts'
import { findSubmit } from './click.ts'
import { findExtreme, takeItem } from './extreme.ts'

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
  const parts = [...said.matchAll(PART)].map(([, preposition, text]) => ({
    preposition: preposition!.toLowerCase(),
    text: text!.trim().replace(/,$/, ''),
  }))
  const places = parts.flatMap(({ preposition, text }) => {
    const field = fieldFor(work, preposition, text)
    return field ? [{ field, text }] : []
  })
  if (places.length === 0 || (order.kind !== 'book' && places.length < 2)) return false
  for (const { field, text } of places) await fill(work, field, text)
  const way = /\b(one[- ]way|round[- ]trip|return|economy|business|first class)\b/i.exec(said)?.[1]
  const choice = way && seek(work, way, 'check')
  if (choice && /^(?:radio|checkbox)$/.test(choice.role))
    await hands.act('check', { ref: choice.ref, checked: true }, `chose ${way}`)
  const button = findSubmit(work, 'search')
  if (!button) throw new GivenUp('There is nothing on the page that sends the search.')
  await hands.click(button)
  const superlative = readSuperlative(said)
  const find = () => (superlative ? findExtreme(hands.page, superlative) : undefined)
  let best = find()
  if (superlative && !best && (await hands.changes(2000))) best = find()
  if (superlative && !best) throw new GivenUp('Nothing that could be compared came up.')
  if (best) await takeItem(work, best)
  return true
}

function fieldFor(work: Work, preposition: string, text: string): PageNode | undefined {
  const { page } = work.hands
  if (readDate(text)) return dateField(page)
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
