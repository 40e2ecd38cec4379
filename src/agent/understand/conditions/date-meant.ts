import type { Chunk } from '../chunks/chunk.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isFree, nodeFor } from '../reading/draft.ts'
import { VERBS_OF_MEASURE } from '../language/lexicon.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { fieldDone, isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isNumeric, pickField } from './shared.ts'

type Named = { node: Node; field: Field; chunk?: Chunk }

/** "did we deliver in May", "delivered in May": when they were delivered, and not the day on which somebody wants them delivered. */
export function whenDone({ chunks }: Draft, named: Named | undefined): Named | undefined {
  const begin = named?.chunk && isSetDownFor(chunks, named.chunk) ? beginOf(named.node.entity) : undefined
  if (named && begin) return { ...named, field: begin }
  if (!named?.chunk || named.field.words.some(word => isParticiple(word))) return named
  const verb = named.chunk.text.toLowerCase()
  const before = chunks.slice(0, chunks.indexOf(named.chunk)).map(c => c.text.toLowerCase())
  const isDone = isParticiple(verb)
    ? !(before.at(-1) === 'be' || /^(?:to|will|should|must|can) be$/.test(before.at(-1) ?? ''))
    : before.some(text => /^did(?:n['’]?t| not)?$/.test(text))
  const done = isDone ? fieldDone(named.node.entity, verb) : undefined
  return done ? { ...named, field: done } : named
}

/** "sessions booked for next week" of a `booked_on` and a `starts_at`: for a day on which they begin, whenever somebody did so. */
const isSetDownFor = (chunks: readonly Chunk[], chunk: Chunk): boolean =>
  /^(?:booked|reserved|scheduled|arranged|planned)$/i.test(chunk.text) &&
  /^for$/i.test(chunks[chunks.indexOf(chunk) + 1]?.text ?? '')

/** "how much did the members pay in May": when it was paid (`paid_on`), of the records that the verb's figure is of. */
export function dateOfPaying(draft: Draft, at: number): { node: Node; field: Field } | undefined {
  const isAdded = draft.chunks.some(chunk => chunk.operator?.type === 'aggregate')
  const verb = draft.chunks.find(
    chunk => isFree(chunk) && chunk.fields.some(isNumeric) && VERBS_OF_MEASURE.has(chunk.text.toLowerCase()),
  )
  const [entity, ...others] = new Set(verb?.fields.map(f => f.entity))
  if (!isAdded || !verb || !entity || others.length) return undefined
  const verbs = verbsOf(verb.text, undefined)
  const [field, ...more] = entity.fields.filter(f => f.role === 'date' && isNamedAfter(f, verbs))
  const node = field && !more.length ? nodeFor(draft, at, [entity]) : undefined
  return node && field && { node, field }
}

/** "and in 2023?": the date that the message before was about. */
export function dateBefore({ previous }: Draft, { entity, implicit, previous: pointsBack }: Node): Field | undefined {
  if (!previous || previous.root.entity !== entity.key || !(implicit || pointsBack)) return undefined
  const column = previous.root.where.find(c => c.asDay)?.columns[0]
  return entity.fields.find(f => f.column === column && f.role === 'date')
}

/** "how many were delivered late this year": when they were delivered, not when they were ordered. */
export function doneLate({ entity, selection }: Node): Field | undefined {
  const late = selection.where.find(({ than, asDay, op }) => asDay && than !== undefined && (op === '>' || op === '<='))
  return entity.fields.find(f => f.column === late?.columns[0] && f.role === 'date')
}

/** A date field or its verb anywhere in the clause, if there is only one ("which close …, with a value over …, in May"). */
export function fieldAnywhere(
  draft: Draft,
  fits: (mention: FieldMention) => boolean,
): { node: Node; field: Field; chunk: Chunk } | undefined {
  const found = draft.chunks.flatMap((chunk, at) => (isFree(chunk) && chunk.fields.some(fits) ? [{ chunk, at }] : []))
  if (found.length !== 1) return undefined
  const picked = pickField(draft, found[0]!.at, found[0]!.chunk.fields.filter(fits))
  return picked && { ...picked, chunk: found[0]!.chunk }
}
