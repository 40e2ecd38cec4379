import type { Chunk } from '../chunks/chunk.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { onHand } from '../asks/left-over.ts'
import { unitOf } from './field-units.ts'
import { DOINGS } from './figures-of-doing.ts'

/** What a figure is called by what it measures: less sure than its name. */
const QUALITY = 0.7

/**
 * "how many minutes did Ann spend", "how much time have we logged": a unit, or what it measures, is the figure of what was done
 * (`minutes_spent`) whose verb stands elsewhere. "Time" alone is the one figure in a unit of time of the records that are spoken of.
 */
export function readUnitsDone(draft: Draft): void {
  for (const chunk of draft.chunks) {
    const isTime = isFree(chunk) && !chunk.entities.length && !chunk.values.length && /^time$/i.test(chunk.text)
    if (!isFree(chunk) || chunk.isSpent || !(chunk.unit || isTime)) continue
    const figures = isTime ? figuresOfTime(draft) : chunk.fields
    const [done, ...others] = figures.flatMap(figure => {
      const verb = draft.chunks.find(other => other !== chunk && isVerbOf(other, figure))
      return verb ? [{ figure, verb }] : []
    })
    if (done && !others.length) {
      chunk.fields = [done.figure]
      if (isFree(done.verb)) use(done.verb, 'related')
    } else if (isTime) takeOwn(draft, chunk, figures)
    else keepOwn(draft, chunk)
    passDoing(draft, chunk)
  }
}

/** "total hours worked on the bar", "litres of fuel burnt": the participle right behind its unit. */
function passDoing({ chunks }: Draft, chunk: Chunk): void {
  const at = chunks.indexOf(chunk)
  const next = chunks.slice(at + 1, at + 3).find(c => c.kind !== 'filler' || isParticiple(c.text))
  if (!next || !isFree(next) || next.entities.length || next.values.length || !chunk.fields.length) return
  if (DOINGS.has(rootOf(next.text.toLowerCase()))) {
    // "hours booked": what was only planned is none of it.
    const done = chunk.fields.filter(f => !f.field.words.some(word => PLANNED.test(word)))
    if (done.length) chunk.fields = done
  }
  const isOwn = next.fields.some(f => /^(?:number|money|boolean|date)$/.test(f.field.role))
  const word = next.text.toLowerCase()
  if (!isOwn && (isParticiple(word) || /(?:ed|nt)$/.test(word)) && DOINGS.has(rootOf(word))) use(next, 'related')
}

const PLANNED = /^(?:estimated?|planned|expected|budgeted|forecast|target|scheduled|contracted|agreed)$/

const HAVE =
  /\b(?:do (?:we|you|i|they) (?:still )?(?:have|hold|stock)|(?:have|has) (?:we|you) got|(?:is|are) there|in stock|on hand|left)\b/i

/** "how many minutes did Ann log": of figures in that unit, those of records that point to Ann before those that anything leads to. */
function keepOwn({ chunks, app, message }: Draft, chunk: Chunk): void {
  // "how many pieces of the oak board do we have": what is there, not what was ordered of it.
  const there = testIn(message.text, HAVE)
    ? chunk.fields.filter(({ entity, field }) => onHand(entity).includes(field))
    : []
  if (there.length) return void (chunk.fields = there)
  const named = chunks.flatMap(c => c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity))
  const own = chunk.fields.filter(f => hopsOf(f.entity, app).some(h => h.direction === 'up' && named.includes(h.to)))
  if (own.length) chunk.fields = own
}

const figuresOfTime = ({ app }: Draft): FieldMention[] =>
  app.entities
    .filter(entity => !entity.hidden)
    .flatMap(entity => entity.fields.filter(isOfTime).map(field => mention(entity, field)))

const isOfTime = (field: Field) => unitOf(field)?.quantity === 'time' && !field.words.includes('age')

const mention = (entity: Entity, field: Field): FieldMention => ({
  entity,
  field,
  columns: [field.column],
  quality: QUALITY,
})

/** The word says what was done: "spend" of `minutes_spent`, "spent on" of its date. */
function isVerbOf({ text, entities, values, fields }: Chunk, { entity, field }: FieldMention): boolean {
  const [word = ''] = text.toLowerCase().split(/\W+/)
  if (entities.length || values.length || fields.some(f => f.entity !== entity) || word.length < 4) return false
  return field.words.some(own => isParticiple(own) && rootOf(own) === rootOf(word))
}

/** Of the records that are named, or whose field is, the only figure of time; where the word names one of theirs, that is meant. */
function takeOwn(draft: Draft, chunk: Chunk, figures: readonly FieldMention[]): void {
  const named = draft.nodes.filter(node => !node.implicit).map(node => node.entity)
  const told = draft.chunks
    .filter(other => other !== chunk)
    .flatMap(other => other.fields.filter(f => f.quality >= 0.95).map(f => f.entity))
  const spoken = named.length ? named : told
  if (chunk.fields.some(f => spoken.includes(f.entity))) return
  const own = figures.filter(f => spoken.includes(f.entity))
  if (own.length === 1) chunk.fields = own
  // "the average time of a ticket" where only policies have times: of others than those spoken of it says nothing.
  else if (named.length) Object.assign(chunk, { kind: 'unknown', fields: [] })
}
