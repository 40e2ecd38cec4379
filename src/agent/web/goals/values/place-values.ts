import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { isField } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { readTarget } from '../../read/target.ts'
import { SURE } from '../hands.ts'
import { partsOf } from '../read-orders.ts'
import type { Pair } from './read-pairs.ts'
import { dateField, fieldOfKind, isMovable } from '../widgets/fields-of-kind.ts'
import { readDate, readTime } from '../widgets/read-dates.ts'
import { bySide, type Work } from '../work.ts'

/** "first name Ann, last name Lee": no joint between the name of a field and its value; the fields of the page tell. */
export function byFieldNames(work: Work, text: string): Pair[][] {
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
    // "the email address of Ann": what is told so is a value to be read, and no field with its value.
    const isOf =
      best && /^of .*\sinto\s|^(?:address|number|code|name|date|id) (?:of|for) \S/i.test(words.slice(best.at).join(' '))
    return (
      best &&
      !isPlace &&
      !isOf && {
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

/** A value and the field that it goes into; `named` where the words say which. */
export interface Placed {
  field: PageNode
  value: string
  named: boolean
}

/** The reading whose fields are on the page, all different; the more certain, the better. */
export function bestReading(work: Work, readings: readonly Pair[][], lead: string): Placed[] | undefined {
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

interface Found {
  field: PageNode
  score: number
}

/** The field of a pair that no pair before it has taken. */
function placeFor(work: Work, { field, value }: Pair, taken: readonly PageNode[], lead: string): Found | undefined {
  const free = (node: PageNode) => !taken.some(({ ref }) => ref === node.ref)
  if (field !== undefined)
    return besideName(work, field, free) ?? byNameOfField(work, field, free) ?? byKind(work, { field, value }, free)
  return ledTo(work, lead, free) ?? whereItFits(work, value, free)
}

type IsFree = (node: PageNode) => boolean

/** The field beside what is named; "the text field" of several is the one that is empty. */
function besideName(work: Work, field: string, free: IsFree): Found | undefined {
  const { page } = work.hands
  const target = readTarget(field, work.orders.source)
  const beside = bySide(work, `the ${field.replace(/^the /i, '')}`, 'fill')
  if (beside && isField(beside) && free(beside)) return { field: beside, score: 0.8 }
  // A text area is one only where it is called so.
  const kinds = !target.relations?.length ? fieldOfKind(page, field, '') : []
  const open = kinds.filter(node => free(node) && (node.value ?? '') === '')
  return kinds.length > 1 && open.length === 1 ? { field: open[0]!, score: 0.75 } : undefined
}

/** The field that is called so, or so without what it is of: "the name of the guest". */
function byNameOfField(work: Work, field: string, free: IsFree): Found | undefined {
  const { page } = work.hands
  const { source } = work.orders
  const isOpen = ({ ref }: { ref: string }) => isField(page.get(ref)!) && free(page.get(ref)!)
  const found = (['fill', 'select'] as const)
    .flatMap(purpose => ground(readTarget(field, source), page.snapshot, purpose))
    .sort((a, b) => b.score - a.score)
    .find(isOpen)
  if (found && found.score >= SURE) return { field: page.get(found.ref)!, score: found.score }
  const name = restore(field, source).replace(/\s+(?:of|for|in)\s.*$/i, '')
  const [head] = ground({ said: field, name }, page.snapshot, 'fill').filter(isOpen)
  return head && head.score >= 0.8 ? { field: page.get(head.ref)!, score: head.score - 0.1 } : undefined
}

/** A field of the kind that is said, or that the value is for. */
function byKind({ hands, orders }: Work, { field, value }: Required<Pair>, free: IsFree): Found | undefined {
  const kind = fieldOfKind(hands.page, field, restore(value, orders.source)).find(free)
  return kind && { field: kind, score: 0.62 }
}

/** "in the search box, enter …": the field that the words in front of the order name. */
function ledTo({ hands: { page }, orders }: Work, lead: string, free: IsFree): Found | undefined {
  if (!lead) return undefined
  const target = readTarget(lead.replace(/^(?:using|with|in|on|for)\s+/i, ''), orders.source)
  const led = ground(target, page.snapshot, 'fill').find(
    ({ ref, score }) => score >= SURE && isField(page.get(ref)!) && free(page.get(ref)!),
  )
  return led && { field: page.get(led.ref)!, score: 0.8 }
}

/** Where a value without a name fits. What still has a joint in it is better read in two. */
function whereItFits({ hands, orders }: Work, value: string, free: IsFree): Found | undefined {
  const node = fitting(hands.page, restore(value, orders.source)).find(free)
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
