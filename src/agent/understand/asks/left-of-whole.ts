import type { Chunk } from '../chunks/chunk.ts'
import { type Found, addUp, derivedLeft, leftOf, nameOfLeft, nodeWith } from '../conditions/done-in-part.ts'
import { type WholeAndPart, dueAndPaid, isDoneBy, stuffOf, wholesAndParts } from '../entity-model/whole-and-part.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { SIGNS, labelOf } from '../conditions/shared.ts'
import { negationBefore } from '../conditions/negation.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import { putDerived } from './derived.ts'

const LEFT = /^(?:left|left over|remaining|remains?|unspent|unused|outstanding|available|still available|to go|over)$/i
const UN = /^un(?=spent|used|paid|billed)/i
/** Nouns for pieces of a quantity. */
const PIECES = /^(?:pieces?|units?|items?|quantity)$/i
const HOW_MUCH = /^(?:how much|how many)$/i
const HAVE = /^(?:have|has|having|with|got)$/i

/**
 * "how much of the budget is left", "how many hours are left on the bridge", "which project has the most hours left" of records that hold a
 * whole and what of it has come about: the difference of the two, and neither of them.
 */
export function readLeftOfWhole(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || !isLeft(draft, at)) return
    const found = nodeWith(draft, true, entity => pairSpokenOf(draft, entity, chunk.text))
    if (!found) return
    const named = wordsOfWhole(draft, found.pair)
    if (readState(draft, found, at, named)) return
    const place = named.length && !isSum(draft) ? draft.chunks.indexOf(named.at(-1)!) : at
    putDerived(draft, place, place, found.node, derivedLeft(found.node.entity, found.pair), found.pair.whole.role)
    for (const one of [chunk, ...named]) if (one !== draft.chunks[place]) use(one, 'derived')
    if (isSum(draft))
      addUp(draft, found.node, nameOfLeft(found.node.entity, found.pair), [...howMuch(draft), draft.chunks[place]!])
    draft.notes.push(`took what is left as ${labelOf(found.pair.whole)} less ${labelOf(found.pair.part)}`)
  })
}
readLeftOfWhole.needs = /^(?:left|remain(?:s|ing)?|unspent|unused|outstanding|available|go)$/

/** "left", "outstanding" and the like; "over" is a bound or a place as a rule. */
function isLeft({ chunks }: Draft, at: number): boolean {
  const { text } = chunks[at]!
  return LEFT.test(text) && (!/^over$/i.test(text) || /^left$/i.test(chunks[at - 1]?.text ?? ''))
}

/** The one pair that the message speaks of by a word of it; of what is due and was paid other rules tell. */
function pairSpokenOf({ chunks }: Draft, entity: Entity, said: string): WholeAndPart | undefined {
  const pairs = wholesAndParts(entity).filter(({ part }) => part !== dueAndPaid(entity)?.part)
  const ofVerb = UN.test(said) ? pairs.filter(({ part }) => isDoneBy(part, said.replace(UN, ''))) : []
  const found = ofVerb.length ? ofVerb : pairs.filter(pair => chunks.some(chunk => speaksOf(chunk, pair)))
  return found.length === 1 ? found[0] : undefined
}

/** "budget", "hours" of `estimated_hours`, "pieces" of a quantity. */
function speaksOf({ text }: Chunk, { whole }: WholeAndPart): boolean {
  const words = text.toLowerCase().split(' ')
  const stuff = stuffOf(whole)
  if (stuff.some(word => /^(?:quantity|qty|units|pieces)$/.test(word)) && PIECES.test(text)) return true
  return words.some(word => (stuff.length ? stuff : whole.words).some(own => stem(own) === stem(word)))
}

/** The words of a message that name what there is so much of. */
const wordsOfWhole = ({ chunks }: Draft, pair: WholeAndPart): Chunk[] =>
  chunks.filter(chunk => isFree(chunk) && speaksOf(chunk, pair) && !chunk.entities.some(e => e.quality === 1))

const isSum = ({ chunks }: Draft): boolean =>
  chunks.some(c => HOW_MUCH.test(c.text)) &&
  !chunks.some(
    ({ operator, text }) =>
      operator?.type === 'superlative' ||
      (operator?.type === 'aggregate' && operator.fn !== 'sum' && !HOW_MUCH.test(text)),
  )

const howMuch = ({ chunks }: Draft): Chunk[] => chunks.filter(c => isFree(c) && HOW_MUCH.test(c.text))

const lacks = (chunk: Chunk): boolean =>
  isFree(chunk) && (chunk.operator?.type === 'missing' || /^no$/i.test(chunk.text))

/** "projects that have budget left", "with less than 20 hours left", "without any budget left": of which so much is left. */
function readState(draft: Draft, { node, pair }: Found, at: number, named: readonly Chunk[]): boolean {
  const { chunks } = draft
  const first = Math.min(at, ...named.map(c => chunks.indexOf(c)))
  const sign = chunks.findIndex((c, i) => i < at && i > first - 4 && isFree(c) && c.operator?.type === 'comparator')
  const operator = chunks[sign]?.operator
  const number = chunks[sign + 1]
  const column = nameOfLeft(node.entity, pair)
  if (operator?.type === 'comparator' && isFree(number) && number.literal?.kind === 'number') {
    const label = `${column} ${SIGNS[operator.op]} ${number.text}`
    addCondition(node, { columns: [leftOf(draft, node.entity, pair)], op: operator.op, values: [number.literal.value], at, label }) // oxfmt-ignore
    for (const one of [chunks[sign]!, number, ...named, chunks[at]!]) use(one, 'condition')
    return true
  }
  const lack = negationBefore(draft, first, 2) ?? chunks.slice(Math.max(0, first - 2), first).find(lacks)
  const isHad = chunks.slice(Math.max(0, first - 3), first).some(c => HAVE.test(c.text))
  const isAsked = chunks.some(
    ({ text, operator }, i) =>
      (HOW_MUCH.test(text) && i >= first - 1) || operator?.type === 'superlative' || operator?.type === 'aggregate',
  )
  if (!(lack || isHad) || isAsked || isParticiple(chunks[first - 1]?.text ?? '')) return false
  const label = lack ? `no ${column}` : `some ${column}`
  addCondition(node, { columns: [leftOf(draft, node.entity, pair)], op: lack ? '<=' : '>', values: [0], at, label, told: true }) // oxfmt-ignore
  for (const one of [...named, chunks[at]!, ...(lack ? [lack] : [])]) use(one, 'condition')
  return true
}
