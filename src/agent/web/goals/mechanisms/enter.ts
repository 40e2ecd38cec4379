import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { isField } from '../../ground/names.ts'
import { restore } from '../../read/literals.ts'
import { readTarget } from '../../read/target.ts'
import type { Page } from '../../ground/page-tree.ts'
import { buttonOfVerb } from '../confirming.ts'
import { SURE } from '../hands.ts'
import { literalsIn, partsOf, type Order } from '../read-orders.ts'
import { readPairs, type Pair } from '../values/read-pairs.ts'
import { readValue } from '../values/read-value.ts'
import { typeAndTake, type Letters } from '../widgets/choose-option.ts'
import { readDate, readTime } from '../widgets/read-dates.ts'
import { setField } from '../widgets/set-field.ts'
import { bySide, wholeOf, type Mechanism, type Work } from '../work.ts'
import { dateField, fieldOfKind, isMovable } from '../widgets/fields-of-kind.ts'

/** "Enter X into F", "fill in the form with F X and G Y", "set F to X", "F: X, G: Y". */
export const enter: Mechanism = async (order, work) => {
  if (!/^(?:enter|set|add|choose|use|drag|other)$/.test(order.kind)) return false
  const { hands, orders } = work
  if (await fillBoth(order, work)) return true
  if (order.kind === 'other') return false
  const letters = lettersOf(wholeOf(order), work)
  if (letters) {
    const field = fieldsOf(hands.page).find(node => node.editable)
    return field !== undefined && (await typeAndTake(hands, field, letters))
  }
  let rest = order.rest
    .replace(/^(?:out |in )?(?:the )?form(?: fields)?(?: out)? (?:with|using)[: ]*/i, '')
    .replace(/^in (?=\S+ (?:with|as)\b)/i, '')
  rest = sayOne(rest)
  const list = severalValues(hands.page, restore(rest, orders.source))
  if (list) {
    for (const { field, value } of list) await setField(hands, field, value)
    return true
  }
  const chosen = bestReading(work, [...readPairs(rest), ...byFieldNames(work, rest)], order.lead)
  const needsName = order.kind === 'choose' || order.kind === 'drag' || (order.kind === 'set' && JOINT.test(rest))
  if (!chosen || (needsName && chosen.some(({ named, field }) => !named && !isMovable(field)))) return false
  // "Change the town": what is to be changed is no text for whatever field is open.
  if (
    order.kind === 'set' &&
    chosen.some(({ named, value }) => !named && /^(?:the|my|your|his|her|its|their) /i.test(value))
  )
    return false
  if (saysWhere(order) && chosen.some(({ named }) => !named)) return false
  if (order.kind === 'drag' && !chosen.every(({ field }) => isMovable(field))) return false
  for (const { field, value } of chosen)
    await setField(hands, field, readValue(hands, value, orders.source, work.memory))
  if (order.kind === 'add' && TO_LIST.test(order.rest)) await handOver(work, chosen[0]!.field)
  return true
}

const TO_LIST = /\s(?:to|on|onto) (?:the|my|your|our|this) (?:[\p{L}-]+ )*(?:list|to-?dos?|tasks|board)$/iu

/** A field whose text goes into a list takes it with Enter, where nothing beside it is pressed and no form is sent by it. */
async function handOver({ hands, orders, at }: Work, field: PageNode): Promise<void> {
  const node = hands.again(field)
  const isSent =
    node === undefined || hands.page.ancestors(node).some(({ tag, role }) => tag === 'form' || role === 'form')
  const button = node && buttonOfVerb(hands.page, node, 'add', orders.source.text)
  if (node?.tag !== 'input' || isSent || button || /\benter\b/i.test(orders.list[at + 1]?.rest ?? '')) return
  await hands.key('Enter', node)
}

/** "put the lamp in the basket": what is put somewhere goes there, and into no other field that happens to be open. */
const saysWhere = ({ verb, rest }: Order): boolean =>
  /^(?:put|place|drop|insert)$/.test(verb) && /\s(?:in|into|on|onto|to) (?:the|my|our|your|this|that) \S/i.test(rest)

/**
 * "Mix the paint: red 5, green 9. Press Mix": a sentence that is no order known here, and says what fields of the page are
 * to hold. All of its parts, each with a field of its own.
 */
export async function takeStated(lead: string, work: Work): Promise<boolean> {
  const parts = [lead, lead.replace(/^[^:]*:\s*/, '')]
  for (const text of new Set(parts)) {
    const plain = text.replace(/\b(?:the|your|my|a) (?=[\p{L} ]+ is )/giu, '').replace(/\s+(?:is|=)\s+|:\s+/g, ' ')
    const [pairs] = byFieldNames(work, plain.replace(/\.\s+(?=\p{L})/gu, ', '))
    if (!pairs || (pairs.length < 2 && plain === text)) continue
    const placed = bestReading(work, [pairs], '')
    if (!placed || !placed.every(({ named }) => named)) continue
    for (const { field, value } of placed)
      await setField(work.hands, field, readValue(work.hands, value, work.orders.source, work.memory))
    return true
  }
  return false
}

/** "Order a shirt. Size: large, town: Bergen": what a verb that fields say nothing of brings along for them. */
export const fillStated: Mechanism = async (order, work) => {
  if (!/^(?:sort|other|book|add|submit)$/.test(order.kind)) return false
  const from = order.rest.search(/[,.:;]\s/)
  if (from <= 0 || !/[:=]|\bis\b/.test(order.rest) || !(await takeStated(order.rest.slice(from + 2), work)))
    return false
  // "a shirt" is what is ordered by the fields; all else in front of them has still to be done.
  const isOrdered =
    /^(?:order|book|reserve|buy|purchase|submit|send)$/.test(order.verb) && !/\d/.test(order.rest.slice(0, from))
  order.rest = order.rest.slice(0, from)
  return isOrdered
}

/** "Sign it with Ann Lee": a verb that nothing here is called, and what goes into the one field that is open. */
export const fillOnly: Mechanism = async (order, work) => {
  const match =
    order.kind === 'other'
      ? /^(?:it|this|that|the [\p{L} ]+?) (?:with|as|by|using) (?:the name |the text )?(.+)$/iu.exec(order.rest)
      : null
  const { page } = work.hands
  const open = page.nodes.filter(node => node.editable && !node.readonly && !node.hidden && !node.disabled)
  if (!match || open.length !== 1 || (open[0]!.value ?? '') !== '') return false
  await setField(work.hands, open[0]!, readValue(work.hands, match[1]!, work.orders.source, work.memory))
  return true
}

/** "tea into both fields": one text for several fields. */
const INTO_BOTH = pattern('i')`
  ^(.+?) (?:in|into|to) (?:both|all|the two|all the|each of the)(?: of the)? (?:fields|boxes|inputs|lines)$
  |^(.+?) (?:twice|two times)$
`

/** "Give X in both fields", "enter it twice": the same into each open field; a value that was stated before it. */
async function fillBoth({ rest, lead }: Order, { hands, orders, memory }: Work): Promise<boolean> {
  const match = INTO_BOTH.exec(rest)
  const fields = fieldsOf(hands.page).filter(node => node.editable && !node.hidden)
  if (!match || fields.length < 2) return false
  const said = (match[1] ?? match[2])!
  const stated = /(?:\bis(?: to be)?|\bshall be|\bshould be|\bwill be|[:=])\s+(\S+)[.,]?$/i.exec(lead.trim())?.[1]
  const isBack = /^(?:it|that|this|the same)\b/i.test(said) || restore(lead, orders.source).startsWith(said)
  const phrase = isBack || stated !== undefined ? (stated ?? said) : said
  const value = readValue(hands, phrase.replace(/[.,]$/, ''), orders.source, memory)
  for (const field of fields) await setField(hands, field, value)
  return true
}

/** "the first slider … the second one": "one" is what was named before it. */
const sayOne = (text: string): string =>
  text.replace(
    /\b(first|1st|left|upper|top) (\w+)\b(.*?)\b(\w+) one\b/i,
    (_, place: string, noun: string, mid: string, other: string) => sayOne(`${place} ${noun}${mid}${other} ${noun}`),
  )

/** "the sliders to 1, 2 and 3": a value for each. */
const SEVERAL_NUMBERS = pattern('i')`
  \b(slider|spinner|number|handle|knob|thumb|marker)s\b.*?
  ((?:-?\d+(?:\.\d+)?)(?:(?:\s*,\s*(?:and )?|\s+and\s+|\s+)-?\d+(?:\.\d+)?)+)
`

/** "the sliders to 3, 5 and 9": the n-th value for the n-th one. */
function severalValues(page: Page, said: string): { field: PageNode; value: string }[] | undefined {
  const match = SEVERAL_NUMBERS.exec(said)
  const values = match?.[2]!.match(/-?\d+(?:\.\d+)?/g) ?? []
  const fields = match ? fieldOfKind(page, match[1]!, values[0]!) : []
  return fields.length > 1 && fields.length === values.length
    ? fields.map((field, at) => ({ field, value: values[at]! }))
    : undefined
}

/** "first name Ann, last name Lee": no joint between the name of a field and its value; the fields of the page tell. */
function byFieldNames(work: Work, text: string): Pair[][] {
  const { page } = work.hands
  const plain = text.replace(/^(?:out |in )?(?:the |this )?(?:\w+ )?form(?: with)?[\s:,]*|^(?:with|using)\s+/i, '')
  const pairs = partsOf(plain).map((part): Pair | false | undefined => {
    const words = part.replace(/^(?:the|your|my|a)\s+/i, '').split(' ')
    let best: { at: number; score: number } | undefined
    for (let at = 1; at < words.length; at++) {
      const name = words.slice(0, at).join(' ')
      const [found] = ground({ said: name, name }, page.snapshot, 'fill').filter(({ ref }) => isField(page.get(ref)!))
      if (found && found.score > (best?.score ?? 0.8)) best = { at, score: found.score }
    }
    // "the code into the box": what tells where something goes is no value.
    const isPlace = best && /^(?:into|onto|in|inside|under|below|above|beside|from|that|which)$/i.test(words[best.at]!)
    return (
      best &&
      !isPlace && {
        field: words.slice(0, best.at).join(' '),
        value: words
          .slice(best.at)
          .join(' ')
          .replace(/^(?:is|as|of|to)\s+/i, ''),
      }
    )
  })
  return pairs.length > 0 && pairs.every(pair => pair) ? [pairs as Pair[]] : []
}

/** What joins the name of a field to its value. */
const JOINT = /\s(?:to|as|=)\s/i

interface Placed {
  field: PageNode
  value: string
  named: boolean
}

/** The reading whose fields are on the page, all different; the more certain, the better. */
function bestReading(work: Work, readings: readonly Pair[][], lead: string): Placed[] | undefined {
  let best: { placed: Placed[]; score: number } | undefined
  for (const pairs of readings) {
    const placed: Placed[] = []
    let score = 0
    for (const pair of pairs) {
      const found = placeFor(
        work,
        pair,
        placed.map(({ field }) => field),
        lead,
      )
      if (!found) break
      placed.push({ field: found.field, value: pair.value, named: pair.field !== undefined })
      score += found.score
    }
    if (placed.length < pairs.length) continue
    const mean = score / pairs.length + 0.02 * (pairs.length - 1)
    if (!best || mean > best.score) best = { placed, score: mean }
  }
  return best?.placed
}

/** The field of a pair that no pair before it has taken. */
function placeFor(
  work: Work,
  { field, value }: Pair,
  taken: readonly PageNode[],
  lead: string,
): { field: PageNode; score: number } | undefined {
  const { page } = work.hands
  const free = (node: PageNode) => !taken.some(({ ref }) => ref === node.ref)
  if (field !== undefined) {
    const target = readTarget(field, work.orders.source)
    const beside = bySide(work, `the ${field.replace(/^the /i, '')}`, 'fill')
    if (beside && isField(beside) && free(beside)) return { field: beside, score: 0.8 }
    // "the text field" of several is the one that is empty; a text area is one only where it is called so.
    const kinds = !target.relations?.length ? fieldOfKind(page, field, '') : []
    const open = kinds.filter(node => free(node) && (node.value ?? '') === '')
    if (kinds.length > 1 && open.length === 1) return { field: open[0]!, score: 0.75 }
    const purposes = ['fill', 'select'] as const
    const found = purposes
      .flatMap(purpose => ground(target, page.snapshot, purpose))
      .sort((a, b) => b.score - a.score)
      .find(({ ref }) => isField(page.get(ref)!) && free(page.get(ref)!))
    const [head] =
      found && found.score >= SURE
        ? []
        : ground(
            { said: field, name: restore(field, work.orders.source).replace(/\s+(?:of|for|in)\s.*$/i, '') },
            page.snapshot,
            'fill',
          ).filter(({ ref }) => isField(page.get(ref)!) && free(page.get(ref)!))
    if (head && head.score >= 0.8) return { field: page.get(head.ref)!, score: head.score - 0.1 }
    if (found && found.score >= SURE) return { field: page.get(found.ref)!, score: found.score }
    const kind = fieldOfKind(page, field, restore(value, work.orders.source)).find(free)
    return kind && { field: kind, score: 0.62 }
  }
  const led =
    lead &&
    ground(
      readTarget(lead.replace(/^(?:using|with|in|on|for)\s+/i, ''), work.orders.source),
      page.snapshot,
      'fill',
    ).find(({ ref, score }) => score >= SURE && isField(page.get(ref)!) && free(page.get(ref)!))
  if (led) return { field: page.get(led.ref)!, score: 0.8 }
  const node = fitting(page, restore(value, work.orders.source)).find(free)
  // What still has a joint in it is better read in two.
  return node && { field: node, score: /\s(?:to|into|as|with)\s/i.test(value) ? 0.3 : 0.45 }
}

/** Where a value without a place goes: by its kind; the field with the focus; then the first empty one. */
function fitting(page: Page, value: string): PageNode[] {
  const fields = fieldsOf(page)
  const first = readDate(value) ? dateField(page) : readTime(value) ? dateField(page, true) : undefined
  const focused = fields.filter(node => node.focused)
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value.trim())
  const movable = isNumber ? page.nodes.filter(isMovable) : []
  // Of several open fields none is meant that was not named.
  const open = fields.filter(node => (node.value ?? '') === '' && !isMovable(node))
  const only = open.length === 1 ? open : fields.length === 1 ? fields : []
  return [...(first ? [first] : []), ...focused, ...only, ...movable]
}

export const fieldsOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      (node.editable === true && !node.readonly && !node.disabled) ||
      (node.readonly === true && node.tag === 'input' && node.type !== 'submit'),
  )

/** "an item that starts with "Ab" and ends with "e"". */
function lettersOf(text: string, work: Work): Letters | undefined {
  const starts = /\b(?:starts?|starting|begins?|beginning) with\s+(\S+)/i.exec(text)?.[1]
  const ends = /\b(?:ends?|ending) (?:with|in)\s+(\S+)/i.exec(text)?.[1]
  const contains = /\b(?:contains|containing)\s+(\S+)/i.exec(text)?.[1]
  const plain = (found: string | undefined) =>
    found && (literalsIn(found, work.orders.source)[0] ?? restore(found, work.orders.source).replace(/[,.;]$/, ''))
  if (starts === undefined && ends === undefined) return undefined
  return {
    ...(starts && { starts: plain(starts)! }),
    ...(ends && { ends: plain(ends)! }),
    ...(contains && { contains: plain(contains)! }),
  }
}
