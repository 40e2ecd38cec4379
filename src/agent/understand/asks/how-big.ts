import type { FieldMention } from '../dictionary/dictionary.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated, isFigure } from '../entity-model/field-roles.ts'
import { unitOf } from '../conditions/field-units.ts'
import { gradesTime } from './durations.ts'
import { sameRoot } from '../language/same-root.ts'
import { isSum } from './additive.ts'
import { gradesBadness, gradesQuality, type Gradable } from '../language/gradables.ts'
import { singular } from '../language/words.ts'
import { gradedField } from './graded-field.ts'
import { scaleGraded } from './highest-levels.ts'
import { sizeByMembers } from './size-by-members.ts'

/** "how long is the runway in Cork" of a `runway_m`: the figure itself is named right behind, and is what is asked for. */
function asksNamedFigure({ chunks }: Draft, at: number): boolean {
  const next = chunks.findIndex((c, i) => i > at && c.kind !== 'filler')
  const isDefinite = /^(?:the|its|their|his|her)$/i.test(chunks[next - 1]?.text ?? '')
  const isNamed = ({ field, quality }: FieldMention) =>
    isFigure(field) && quality >= (isDefinite ? 0.6 : 0.9) && unitOf(field) !== undefined
  const { used, entities, fields } = chunks[next] ?? {}
  return Boolean((!used || used === 'project') && !entities?.length && fields?.some(isNamed))
}

/** Times that are none that something takes. */
const OTHER_TIMES =
  /^(?:late|delay|left|remaining|notice|lead|wait|waiting|break|rest|warranty|period|every|between|headway|age|old|until|since|ago|vacation|holiday)$/

const TAKES = /\b(?:take|takes|took|taken|last|lasts|lasted)(?: to (?:be )?(\p{L}{3,}))?\W*$/iu

/** "how long did it take" of `block_minutes`: the one figure of the records in a unit of time, where no date tells it. */
function timeTaken({ message }: Draft, { fields }: Entity): Field | undefined {
  const said = TAKES.exec(message.text)
  if (!said) return undefined
  const verb = said[1]?.toLowerCase()
  const all = fields.filter(f => isFigure(f) && !f.nested && unitOf(f)?.quantity === 'time')
  // "how long does it take to prepare" of `preparation_minutes`.
  const isOfVerb = (word: string) => verb !== undefined && (sameRoot(word, verb) || word.startsWith(verb.slice(0, 4)))
  const times = verb === undefined ? all : all.filter(f => f.words.some(isOfVerb))
  const [field, ...others] = times.filter(f => !f.words.some(word => OTHER_TIMES.test(word)))
  return others.length ? undefined : field
}

/** "how high is the mast?": how far up it reaches or lies, before any figure that may be high. */
const heightAsked = ({ chunks }: Draft, at: number, { fields }: Entity): Field | undefined =>
  /^how (?:high|tall)$/i.test(chunks[at]!.text)
    ? fields.find(field => isFigure(field) && field.words.some(word => /^(?:height|altitude|elevation)$/.test(word)))
    : undefined

/**
 * Whether the figure is what the adjective asks for: one that is called after it, for "how expensive" a price, for "how high" a height or a sum
 * that records are of; "how good" asks for no salary.
 */
export function isOfAdjective(entity: Entity, field: Field, { nouns, isSize, of }: Gradable): boolean {
  if (isSize || of === 'date' || field.role === 'date') return true
  if (nouns.some(noun => field.words.some(word => word === noun || singular(noun) === word))) return true
  if (!nouns.length) return isHeight(field) || (isSum(field) && isDated(entity))
  if (gradesQuality(field) || gradesBadness(field)) return true
  return field.role === 'money' ? MONEY.has(nouns[0]!) : !MONEY.has(nouns[0]!) && nouns[0] !== 'rating'
}
const MONEY = new Set(['price', 'value', 'wealth'])
const isHeight = ({ words }: Field): boolean => words.some(word => /^(?:height|altitude|elevation)$/.test(word))

/** "how long are books kept", "how long were they borrowed for": a verb behind its noun asks for the time of doing it, and for no size. */
function asksTimeOfDoing({ chunks, nodes }: Draft, at: number): boolean {
  if (!/^how long$/i.test(chunks[at]!.text) || !/^(?:is|are|was|were|do|does|did|has|have)$/i.test(chunks[at + 1]?.text ?? '')) return false // oxfmt-ignore
  const noun = nodes.find(n => n.at > at && !n.implicit)
  const verb = noun && chunks[Math.floor(noun.at) + 1]
  return verb !== undefined && !verb.values.length && !verb.fields.length && DOING.test(verb.text)
}
const DOING = /^(?:kept|held|out|away|gone)$|ed$/i

/** "how big is Apex", "how expensive is …": the figure of the record that the adjective grades. */
export function readSize(draft: Draft): void {
  const at = draft.chunks.findIndex(c => isFree(c) && c.operator?.type === 'size')
  if (at >= 0 && asksNamedFigure(draft, at)) return use(draft.chunks[at]!, 'project')
  const node = at >= 0 && !asksTimeOfDoing(draft, at) ? draft.nodes[0] : undefined
  const operator = draft.chunks[at]?.operator
  const graded = node && operator?.type === 'size' ? (heightAsked(draft, at, node.entity) ?? gradedField(node.entity, operator)) : undefined // oxfmt-ignore
  const named =
    node && graded && operator?.type === 'size' && isOfAdjective(node.entity, graded, operator) ? graded : undefined
  const field =
    named ?? (node && operator?.type === 'size' && gradesTime(operator) ? timeTaken(draft, node.entity) : undefined)
  const scale = node && operator?.type === 'size' && !field ? scaleGraded(node.entity, operator) : undefined
  if (node && scale) {
    use(draft.chunks[at]!, 'project')
    return void draft.project.push({ columns: [scale.column], entity: node.entity, at })
  }
  const members =
    node && operator?.type === 'size' && operator.isSize && !field ? sizeByMembers(draft, at, node) : undefined
  if (members) {
    draft.head = members
    draft.measures.push({ fn: 'count' })
    return use(draft.chunks[at]!, 'aggregate')
  }
  // How old somebody is, is no date; how big a firm is tells no time for which it gives a warranty.
  if (!node || !field || field.role === 'date') return
  if (operator?.type === 'size' && operator.isSize && unitOf(field)?.quantity === 'time') return
  use(draft.chunks[at]!, 'project')
  const average = draft.chunks.find(c => isFree(c) && c.operator?.type === 'aggregate' && c.operator.fn === 'avg')
  const isOne = node.selection.where.some(
    c => node.entity.nameFields.some(f => f.column === c.columns[0]) || c.columns[0] === node.entity.idField?.column,
  )
  if (average || (!isOne && !node.previous && draft.message.tokens.some(t => t.norm === 'are'))) {
    // Of many records, how big they are is an average.
    if (average) use(average, 'aggregate')
    draft.measures.push({ fn: 'avg', column: field.column })
    draft.measured = node
    return
  }
  draft.project.push({ columns: [field.column], entity: node.entity, at })
}
