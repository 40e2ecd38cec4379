import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isBare } from '../reading/attach.ts'
import { type Draft, type Node, addCondition, use } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Measured } from '../requests/read-message.ts'
import { rootOf } from '../language/verb-forms.ts'
import { inUnitOf, unitOf } from './field-units.ts'
import { PERSONS } from './number-words.ts'
import { labelOf } from './shared.ts'

/** Verbs of having room for something (Levin, English Verb Classes and Alternations, 1993, 54.3). */
const HAVING_ROOM = new Set(
  'take hold fit accommodate handle host seat carry receive berth store lift sleep'.split(' ').map(rootOf),
)

/** What is said of the thing that has to find room, and the field of what has room for it. */
const ROOM: [said: RegExp, fields: RegExp][] = [
  [/^(?:draught|draft|deep|depth)$/i, /^(?:depth|draught|draft)$/],
  [/^(?:tall|high|height|headroom)$/i, /^(?:height|clearance|headroom)$/],
  [/^(?:wide|width|beam|broad)$/i, /^(?:width|beam)$/],
  [/^(?:long|length)$/i, /^length$/],
]
const CAPACITY = /^(?:capacity|capacities|payload|load|seats|seating|places|maximum|max|limit|beds|sleeps)$/

/**
 * "berths that can take a draught of 14 m", "rooms that can hold 60 people": what can take so much has at least that: the figure in
 * that unit of the records themselves, not of what they take. What is only imagined is no record.
 */
export function readAccommodates(draft: Draft): void {
  const { chunks, nodes } = draft
  const can = chunks.findIndex(c => /^(?:can|could|able)$/i.test(c.text))
  const verb = chunks.findIndex((c, i) => i > can && i <= can + 3 && HAVING_ROOM.has(rootOf(c.text.toLowerCase())))
  const at = chunks.findIndex((c, i) => i > verb && c.literal?.kind === 'number')
  const literal = chunks[at]?.literal
  if (can < 0 || verb < 0 || literal?.kind !== 'number' || chunks[at]!.used) return
  const node = nodes.filter(n => !n.implicit && n.at < verb).sort((a, b) => a.at - b.at)[0]
  const said = chunks.slice(verb + 1)
  const length = literal.otherwise ?? literal
  const field = node && roomOf(node, said, length.measure, chunks[at + 1])
  if (!node || !field) return
  const isMore = chunks.slice(verb, at).some(c => c.operator?.type === 'comparator' && c.operator.op === '>')
  const value = length.measure ? inUnitOf(field, length.value, length.measure) : literal.value
  addCondition(node, {
    columns: [field.column],
    op: isMore ? '>' : '>=',
    values: [value],
    at,
    label: `${labelOf(field)} ${isMore ? 'over' : 'at least'} ${value}`,
  })
  draft.nodes = nodes.filter(n => n === node || n.at < verb || !isBare(n.selection))
  for (const chunk of said) {
    if (chunk.kind === 'filler') continue
    Object.assign(chunk, { kind: 'mention', fields: [], values: [], entities: [], certainty: 1 })
    chunk.used = 'condition'
  }
  use(chunks[verb]!, 'condition')
}

/** The one figure that tells how much room there is. */
function roomOf({ entity }: Node, said: Chunk[], measure: Measured | undefined, behind?: Chunk): Field | undefined {
  const figures = entity.fields.filter(isFigure)
  const inUnit = measure ? figures.filter(f => unitOf(f)?.quantity === measure.quantity) : []
  const [, named] = ROOM.find(([word]) => said.some(c => c.text.split(' ').some(one => word.test(one)))) ?? []
  const isPeople =
    PERSONS.test(behind?.text ?? '') || /^(?:guests|persons|students|passengers)$/i.test(behind?.text ?? '')
  const options = named
    ? inUnit.filter(f => f.words.some(word => named.test(word)))
    : isPeople
      ? figures.filter(f => f.words.some(word => CAPACITY.test(word)))
      : inUnit.filter(f => f.words.some(word => CAPACITY.test(word) || word === 'length'))
  return options.length === 1 ? options[0] : undefined
}
