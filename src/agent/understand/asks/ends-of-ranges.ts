import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { type Draft, isFree, neighbour } from '../reading/draft.ts'

const LOW = /^(?:min|minimum|from|lowest)$/
const HIGH = /^(?:max|maximum|to|highest)$/

/** Figures that are of all values together. */
const FOLDED = /^(?:avg|sum|median)$/

/** How sure one end of a range is where nothing tells which of them is meant. */
const EITHER_END = 0.5

/**
 * "which job has the highest salary", "with a salary over 80000": of a range (`salary_min` and `salary_max`) of which neither end is
 * named, the end that makes it true.
 */
export function readEndsOfRanges(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.fields.length || namesEnd(chunk.text)) return
    chunk.fields = withoutEnds(draft, chunk.fields)
    if (asksForMost(draft, at)) chunk.fields = chunk.fields.map(upperOf)
  })
}

/** "the average salary per department" of what people earn and of what their positions may pay: of kinds nobody names, the figure itself. */
function withoutEnds({ nodes }: Draft, mentions: FieldMention[]): FieldMention[] {
  const [first] = mentions
  const isNamed = ({ entity }: FieldMention) => nodes.some(n => n.entity === entity && !n.implicit)
  if (mentions.length < 2 || !mentions.some(isEndOfRange)) return mentions
  const plain = mentions.filter(m => isFigure(m.field) && !isEndOfRange(m) && m.quality >= first!.quality - NEARLY)
  return plain.length ? mentions.filter(m => !isEndOfRange(m) || isNamed(m)) : mentions
}

/** How much less a word may fit what it means nearly as well. */
const NEARLY = 0.05

/** "the average salary" where records have a lowest and a highest one: nobody said which, and the one that is taken is told. */
export function doubtEndsOfRanges(draft: Draft): void {
  const { measures, measured, head, chunks, notes } = draft
  const entity = measured?.entity ?? head?.entity
  const isFolded = measures.some(({ fn, column }) => FOLDED.test(fn) && column !== undefined)
  // "the highest average salary": what is highest is the average.
  if (!entity || !isFolded || chunks.some(c => c.operator?.type !== 'superlative' && namesEnd(c.text))) return
  const field = entity.fields.find(f => f.column === measures[0]!.column)
  if (!field || !upperEnd({ entity, field })) return
  notes.push(`went by the ${field.words.join(' ')}`)
  draft.sureness = Math.min(draft.sureness, EITHER_END)
}

const namesEnd = (text: string): boolean => text.toLowerCase().split(/\W+/).some(isEnd)
const isEnd = (word: string): boolean => LOW.test(word) || HIGH.test(word) || /^starting$/.test(word)

/** "pay up to 80000", "pay more than 50", "the highest pay": the most that it may be; "at least 50" is the least. */
export const endMeant = (draft: Draft, at: number, mention: FieldMention): FieldMention =>
  asksForMost(draft, at) ? upperOf(mention) : mention

function asksForMost(draft: Draft, at: number): boolean {
  const behind = draft.chunks[at + 1]?.operator
  const isBound = behind?.type === 'comparator' && /^(?:<=?|>)$/.test(behind.op)
  const before = draft.chunks[neighbour(draft, at, -1, 2)]?.operator
  // "an average salary over 60k": of all the lower ends, or of all the upper ones.
  if (before?.type === 'aggregate' && FOLDED.test(before.fn)) return false
  const beside = [before, behind]
  const isMost = beside.some(
    operator =>
      (operator?.type === 'superlative' && operator.direction === 'desc') ||
      (operator?.type === 'aggregate' && operator.fn === 'max'),
  )
  return isBound || isMost
}

/** The upper end of the range whose lower end is meant; anything else as it is. */
function upperOf(mention: FieldMention): FieldMention {
  const upper = upperEnd(mention)
  return upper ? { ...mention, field: upper, columns: [upper.column] } : mention
}

/** Whether a field is the lower or the upper end of a range that its kind of record has. */
const isEndOfRange = ({ entity, field }: FieldMention): boolean =>
  field.words.some(isEnd) &&
  isFigure(field) &&
  (upperEnd({ entity, field }) !== undefined ||
    entity.fields.some(other => upperEnd({ entity, field: other }) === field))

/** The other end of the range whose lower end a field is. */
function upperEnd({ entity, field }: Pick<FieldMention, 'entity' | 'field'>): Field | undefined {
  if (!field.words.some(word => LOW.test(word))) return undefined
  const what = field.words.filter(word => !LOW.test(word)).join(' ')
  const isUpper = ({ words }: Field) =>
    words.some(word => HIGH.test(word)) && words.filter(word => !HIGH.test(word)).join(' ') === what
  return entity.fields.find(f => isFigure(f) && isUpper(f))
}
