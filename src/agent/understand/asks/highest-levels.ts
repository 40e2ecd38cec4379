import { labelOf } from '../conditions/shared.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { valuesOf } from '../entity-model/field-roles.ts'
import { byDegree } from '../vocabulary/degrees-of-values.ts'
import { type Gradable, positiveOf } from '../language/gradables.ts'
import { wordsOf } from '../language/words.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { gradedField } from './graded-field.ts'

/** What stands in the middle of a scale. */
const MIDDLE = /^(?:medium|moderate|normal|average|middle|mid|standard|regular|intermediate)$/

/**
 * The level of a scale at its upper or lower end: of values that are called after degrees ("low", "medium", "high", "critical"), in the order in
 * which they are listed; priorities by their degrees or codes (`P1`), however they are listed. Undefined where no value tells which way the list goes.
 */
export function levelAtEnd(field: Field, direction: 'asc' | 'desc'): string | undefined {
  const ranked = byDegree(field, valuesOf(field))
  if (ranked.length > 1) return ranked.at(direction === 'desc' ? 0 : -1)
  const { choices, words } = field
  const directionOf = (choice: string) => {
    const [only, ...others] = wordsOf(choice)
    const graded = only && !others.length ? positiveOf(only) : undefined
    const isOfScale = graded && (!graded.nouns.length || graded.nouns.some(noun => words.includes(noun)))
    return isOfScale && graded.of !== 'date' ? graded.direction : undefined
  }
  const isMiddle = (choice: string) => MIDDLE.test(wordsOf(choice).join(' '))
  const high = choices.findIndex(choice => directionOf(choice) === 'desc')
  const low = choices.findIndex(choice => directionOf(choice) === 'asc')
  if (choices.length < 2 || (high < 0 && low < 0)) return undefined
  const [own, other] = direction === 'desc' ? [high, low] : [low, high]
  const isRising = high >= 0 && low >= 0 ? high > low : high >= 0 ? high > 0 : low === 0
  const end = choices.at(isRising === (direction === 'desc') ? -1 : 0)!
  if (!isMiddle(end) && choices.indexOf(end) !== other) return end
  return own >= 0 ? choices[own] : undefined
}

/** The scale that a superlative grades, the way in which it does, and the chunk that names it. */
interface Graded {
  node: Node
  field: Field
  direction: 'asc' | 'desc'
  at?: number
}

/**
 * "highest priority issues", "the hardest trail", "the most urgent ticket" where the priority or difficulty is a word of a few: the records of the
 * level at that end, and never those with most of some other figure.
 */
export function readHighestLevels(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const { operator } = chunk
    if (!isFree(chunk) || operator?.type !== 'superlative' || operator.comparative) return
    const graded = operator.nouns.length ? byAdjective(draft, at) : /^(?:highest|lowest|top)$/i.test(chunk.text) ? byName(draft, at) : undefined // oxfmt-ignore
    if (!graded) return
    const { node, field, direction } = graded
    const level = levelAtEnd(field, direction)
    if (graded.at !== undefined) use(draft.chunks[graded.at]!, 'condition')
    // No value tells which end is up: no other figure is what was asked for.
    if (level === undefined) return void draft.ignored.push(chunk.text)
    const label = `with ${labelOf(field)} ${level}`
    addCondition(node, { columns: [field.column], op: '=', values: [level], label, at })
    draft.notes.push(`took “${chunk.text}” as ${labelOf(field)} ${level}`)
    use(chunk, 'condition')
  })
}

const isScale = (field: Field): boolean => {
  const { role, type, nested, choices } = field
  const isListed = choices.length > 1 || byDegree(field, valuesOf(field)).length > 1
  return role === 'category' && type === 'string' && !nested && isListed
}

/** "the highest priority": the scale is named right behind. */
function byName({ chunks, nodes }: Draft, at: number): Graded | undefined {
  const { operator } = chunks[at]!
  const next = chunks.findIndex((c, i) => i > at && c.kind !== 'filler')
  const named = chunks[next]?.fields.filter(f => f.quality >= 0.8) ?? []
  if (next < 0 || next > at + 2 || !isFree(chunks[next]) || !named.every(({ field }) => isScale(field)))
    return undefined
  const mention = named.find(f => nodes.some(n => n.entity === f.entity))
  const node = nodes.find(n => n.entity === mention?.entity)
  if (!node || !mention || operator?.type !== 'superlative') return undefined
  return { node, field: mention.field, direction: operator.direction, at: next }
}

/** "the hardest trail": the scale is called after what the adjective grades, and no figure is. */
function byAdjective({ chunks, nodes }: Draft, at: number): Graded | undefined {
  const { operator } = chunks[at]!
  const node = nodes.find(n => n.at > at) ?? nodes.findLast(n => n.at < at)
  if (!node || operator?.type !== 'superlative' || gradedField(node.entity, operator)) return undefined
  const field = scaleGraded(node.entity, operator)
  return field && { node, field, direction: operator.direction }
}

/** The one scale that is called after what an adjective grades: the difficulty of "how hard". */
export function scaleGraded({ fields }: Entity, { nouns }: Pick<Gradable, 'nouns'>): Field | undefined {
  const [field, ...others] = fields.filter(f => isScale(f) && nouns.some(noun => f.words.includes(noun)))
  return others.length ? undefined : field
}
