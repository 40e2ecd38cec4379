import type { PageNode } from '../../../../contract/page.ts'
import { MARK, restore } from '../../read/literals.ts'
import { buttonOfVerb } from '../confirming.ts'
import { literalsIn, type Order } from '../read-orders.ts'
import { bestReading, byFieldNames, fieldsOf } from '../values/place-values.ts'
import { readPairs } from '../values/read-pairs.ts'
import { readValue } from '../values/read-value.ts'
import { typeAndTake, type Letters } from '../widgets/choose-option.ts'
import { isMovable } from '../widgets/fields-of-kind.ts'
import { setField } from '../widgets/set-field.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'
import { fillBoth, severalValues } from './enter-several.ts'

/** "Enter X into F", "fill in the form with F X and G Y", "set F to X", "F: X, G: Y". */
export const enter: Mechanism = async (order, work) => {
  if (!/^(?:enter|set|add|choose|use|drag|other)$/.test(order.kind)) return false
  const { hands, orders } = work
  if (await fillBoth(order, work)) return true
  if (order.kind === 'other') return false
  const letters = lettersOf(wholeOf(order), work)
  if (letters) {
    const field = fieldsOf(hands.page).find(node => node.editable)
    // What is taken is told by its letters, and says them in the midst of a word.
    hands.ledger.use(wholeOf(order))
    return field !== undefined && (await typeAndTake(hands, field, letters))
  }
  let rest = order.rest
    .replace(/^(?:out |in )?(?:the )?form(?: fields)?(?: out)? (?:with|using)[: ]*/i, '')
    .replace(/^in (?=\S+ (?:with|as)\b)/i, '')
  rest = sayOne(rest)
  // "the review "Great fun"", where nothing is called so and only one field is open: what it says.
  const named = NOUN_AND_TEXT.exec(rest)
  const open = fieldsOf(hands.page).filter(node => node.editable && !node.hidden)
  if (named && open.length === 1) rest = named[1]!
  const list = severalValues(hands.page, restore(rest, orders.source))
  if (list) {
    for (const { field, value } of list) await setField(hands, field, value)
    return true
  }
  const chosen = bestReading(work, [...readPairs(rest), ...byFieldNames(work, rest)], order.lead)
  const needsName = order.kind === 'choose' || order.kind === 'drag' || (order.kind === 'set' && JOINT.test(rest))
  if (!chosen || (needsName && chosen.some(({ named, field }) => !named && !isMovable(field)))) return false
  // "Change the town", "create the account": what is to be changed or made is no text for whatever field is open.
  if (
    /^(?:set|add)$/.test(order.kind) &&
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

/** What tells where something is, and stands before another thing: "the word after “quilt”" is not “quilt”. */
const PLACING =
  'after|before|behind|of|in|on|at|by|from|to|for|with|than|beside|below|above|under|between|following|preceding|near|like'
/** A determined noun and the quotation that it is. */
const NOUN_AND_TEXT = new RegExp(
  `^(?:the|an?|my|this|your) (?:\\p{Ll}+ )?(?!(?:${PLACING}) )\\p{Ll}+ ?[:,]? ?(${MARK})$`,
  'u',
)

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

/** "the first slider … the second one": "one" is what was named before it. */
const sayOne = (text: string): string =>
  text.replace(
    /\b(first|1st|left|upper|top) (\w+)\b(.*?)\b(\w+) one\b/i,
    (_, place: string, noun: string, mid: string, other: string) => sayOne(`${place} ${noun}${mid}${other} ${noun}`),
  )

/** What joins the name of a field to its value. */
const JOINT = /\s(?:to|as|=)\s/i

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
