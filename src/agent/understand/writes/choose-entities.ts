import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { dayAt } from '../conditions/times-for-kinds.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import type { Query } from '../reading/query.ts'
import type { Message } from '../requests/read-message.ts'
import { fold, isPlural, stem, wordsOf } from '../language/words.ts'
import type { WriteCommand } from './find-command.ts'
import { isCode, isCodeLike, isIdentity } from './place-value.ts'
import type { Slot } from './slots.ts'
import { isAboutOther, thingMade } from './what-is-made.ts'
import type { WriteAction } from './verbs.ts'

/** The kinds of record that a command may be about. */
export function entitiesFor(
  action: WriteAction,
  command: WriteCommand,
  message: Message,
  chunks: Chunk[],
  app: AppKnowledge,
  previous?: Query,
): Entity[] {
  const isVerb = (c: Chunk) => c.from === 0 && command.verb !== undefined
  const upTo = action === 'create' ? message.text.length : withoutNoteText(message.text).length
  const named = chunks
    .filter(c => message.tokens[c.to - 1]!.end <= upTo)
    .filter(c => c.entities.length && !isVerb(c) && !(c.values.length && /^[A-Z]/.test(c.text) && c.text.includes(' ')))
    .filter(c => action !== 'update' || !isValueOfNamed(c, chunks))
    .map(c => ({ at: c.from, entity: [...c.entities].sort((a, b) => b.quality - a.quality)[0]!.entity, chunk: c }))
  // "an account named …" reads as the field "account name": its noun is the record.
  const owners = chunks.flatMap(c =>
    c.fields
      .filter(f => f.quality === 1 && fold(c.text).startsWith(`${f.entity.noun} `))
      .map(f => ({ at: c.from, entity: f.entity, chunk: c })),
  )
  const isAble = (entity: Entity) => app.writes.operations.some(o => o.entity === entity && o.kind === action)
  // "cancel the Oslo market on 7 December" of market days: what is done then is done to that one.
  const mentions = [...named, ...owners]
    .sort((a, b) => a.at - b.at)
    .map(m => ({ ...m, entity: dayAt(chunks, chunks.indexOf(m.chunk), app.model) ?? m.entity }))
  const able = mentions.filter(m => isAble(m.entity))
  if (action === 'create') {
    const counted = kindsCounted(message, chunks, app)
    if (counted.length) return counted
    const [first] = able.length ? able : mentions
    const isOther = first !== undefined && isAboutOther(message, chunks, first)
    const kinds = able.length && !isOther ? [] : kindsMade(message, chunks, app)
    if (kinds.length) return kinds
    if (!first || isOther) return []
    if (command.verb === 'new' && (first.at > 2 || isPlural(wordsOf(first.chunk.text).at(-1) ?? ''))) return []
    return [first.entity]
  }
  const out = (able.length ? able : mentions).map(m => (action === 'update' && holderOf(m.entity, app)) || m.entity)
  const isNoun = out.length > 0
  // "move Ann to the Sales team": the one that is named, where it points to the kind that is.
  if (action === 'update') out.push(...pointingTo(chunks, out, app))
  if (previous?.app === app.model.name && (!isNoun || chunks.some(c => c.operator?.type === 'pronoun'))) {
    const entity = app.model.entities.find(e => e.key === previous.root.entity)
    if (entity) out.unshift(entity)
  }
  // "Delete Nadia Forsberg", "his title is now CTO": the records that have the name or the field.
  if (!isNoun)
    for (const chunk of chunks) {
      for (const v of chunk.values)
        if (v.entity.nameFields.includes(v.field) || v.field.role === 'email' || v.field.role === 'id' || isCode(v))
          out.push(v.entity)
      for (const f of chunk.fields) if (f.quality >= 0.6) out.push(f.entity)
      for (const v of chunk.values) if (v.field.choices.length) out.push(v.entity)
      if (chunk.literal?.kind === 'number') out.push(...entitiesNumbered(chunk.text, app))
    }
  return [...new Set(out)].slice(0, 6)
}

/** "add urgent to the tags of card 7": of the cards, where nothing is done to what they have in a list by itself. */
const holderOf = ({ inside, key }: Entity, { model, writes }: AppKnowledge): Entity | undefined =>
  inside && !writes.operations.some(({ entity }) => entity.key === key)
    ? model.entities.find(entity => entity.key === inside.entity)
    : undefined

/** "set the stage of Ann to interview": a value of the field that is named beside it, though records are called so. */
const isValueOfNamed = (chunk: Chunk, chunks: readonly Chunk[]): boolean =>
  chunk.values.some(
    v =>
      v.field.choices.length > 0 &&
      v.quality >= 0.8 &&
      chunks.some(
        c => c !== chunk && !c.entities.length && c.fields.some(f => f.field === v.field && f.quality >= 0.8),
      ),
  )

/** "add a note to R-104: the customer calls": what a note says, behind the number or code of the record, names no kind of record. */
export function withoutNoteText(text: string): string {
  const [lead] = /^[^:]*:\s/.exec(text) ?? []
  return lead?.split(/[\s:]+/).some(word => isCodeLike(word) || /^#?\d+$/.test(word)) ? lead : text
}

/** "escalate 4801": what is numbered so. */
const entitiesNumbered = (digits: string, { vocabularies }: AppKnowledge): Entity[] =>
  vocabularies.filter(({ numbers }) => /^\d{3,}$/.test(digits) && numbers.has(digits)).map(({ entity }) => entity)

/**
 * "add a dog", "report a spill": what is made is named by its kind, one of the values that a field of the records may have. It
 * stands behind the verb and an article.
 */
function kindsMade(message: Message, chunks: Chunk[], app: AppKnowledge): Entity[] {
  const made = thingMade(message, chunks, 1)
  const article = chunks.findLast(c => c.to <= (made[0]?.from ?? 0))?.text ?? ''
  // "enter annual leave for Ann": what is no thing that is counted has no article.
  const isMass = made[0]?.from === 1 && /^(?:enter|add|file|log|record|request|register|note|book)$/i.test(article)
  if (!made.length || !(isMass || /^(?:an?|new|another|one)$/i.test(article))) return []
  // "a high severity fault": other values may stand before it; of "a minibar charge" the last word says what it is.
  const called = kindsCalled(made.slice(-1), app)
  return called.length || !isSum(made.at(-1)!) ? called : kindsCalled(made.slice(-2, -1), app).filter(kind => costs(kind, app)) // oxfmt-ignore
}

/** "a parking charge": a noun for any sum, and what is charged tells which records are made. */
export const isSum = ({ text, entities }: Chunk): boolean =>
  /^(?:charge|fee|cost|expense|surcharge|payment)$/i.test(text) && entities.every(({ quality }) => quality < 0.8)

/** Whether such records are made with what they cost. */
const costs = (kind: Entity, { writes }: AppKnowledge): boolean =>
  kind.fields.some(field => field.role === 'money') && writes.operations.some(o => o.entity === kind && o.kind === 'create') // oxfmt-ignore

/** The kinds of record with a field of its own for what something is called by. */
const kindsCalled = (made: readonly Chunk[], app: AppKnowledge): Entity[] => [
  ...new Set(
    made.flatMap(c =>
      c.values
        .filter(v => v.field.role === 'category' && v.values.length === 1 && v.quality >= 0.8)
        .filter(v =>
          app.writes.operations.some(
            o => o.entity === v.entity && o.kind === 'create' && o.slots.some(s => s.field === v.field && !s.target),
          ),
        )
        .map(v => v.entity),
    ),
  ),
]

/**
 * "log 2.5 hours on task 5": what a figure right behind the verb counts is a figure of the records that are made, and the one that it is
 * about belongs to them.
 */
function kindsCounted({ tokens }: Message, chunks: Chunk[], app: AppKnowledge): Entity[] {
  const figure = chunks.find(c => c.from === 1)
  const unit = tokens.slice(2, 4).find(({ norm }) => /^\p{Ll}{3,}$/u.test(norm))?.stem
  if (figure?.literal?.kind !== 'number' || unit === undefined) return []
  const counting = app.writes.operations.filter(
    ({ kind, slots }) =>
      kind === 'create' &&
      slots.some(
        // Some descriptions tell nothing of what is needed: a field that is called so and nothing else.
        ({ type, words, required }) =>
          (required || words.length === 1) && /^(?:integer|number)$/.test(type) && words.map(stem).includes(unit),
      ),
  )
  const named = new Set(chunks.flatMap(c => c.values.filter(v => v.quality >= 0.9).map(v => v.entity.key)))
  const belonging = counting.filter(({ slots }) =>
    slots.some(({ target }) => target !== undefined && named.has(target)),
  )
  // "add 2 nights to reservation 5": where a record is named they are of it, or of another kind that is about it.
  return [...new Set((counting.length > 1 || named.size > 0 ? belonging : counting).map(o => o.entity))]
}

/**
 * "book room 2 for Ann Lee", "enrol Ann Lee in Algebra": the kind of record that points to all kinds of which one is named; to one
 * alone only with the day of it.
 */
export function kindsJoining(chunks: Chunk[], { writes, model }: AppKnowledge): Entity[] {
  const named = new Set<string>()
  for (const [at, chunk] of chunks.entries()) {
    const match = chunk.values.find(v => v.quality >= 0.5 && (isIdentity(v) || isCode(v)))
    if (match && /\p{Lu}|\d/u.test(chunk.text)) named.add(match.entity.key)
    else if (chunk.entities.length && chunks[at + 1]?.literal?.kind === 'number')
      named.add(chunk.entities[0]!.entity.key)
  }
  const hasDay = chunks.some(c => c.literal?.kind === 'date')
  const joining = writes.operations.filter(({ kind, slots, entity }) => {
    const targets = new Set(slots.flatMap(({ target }) => target ?? []))
    const isDay = ({ field, schema }: Slot) => field?.role === 'date' || /^date/.test(String(schema.format ?? ''))
    // A part of a name may be one of what is made, too: "… called Summer Evening".
    const keys = [...named].filter(key => key !== entity.key)
    const isEnough = keys.length > 1 || (keys.length === 1 && hasDay && slots.some(isDay))
    return kind === 'create' && isEnough && keys.every(key => targets.has(key))
  })
  return model.entities.filter(entity => joining.some(o => o.entity === entity))
}

/** Kinds of record that the message names one of, and that point to one of the kinds it speaks of. */
const pointingTo = (chunks: Chunk[], nouns: Entity[], app: AppKnowledge): Entity[] =>
  chunks.flatMap(c =>
    c.values
      .filter(v => v.quality >= 0.9 && (v.entity.nameFields.includes(v.field) || v.field.role === 'id' || isCode(v)))
      .map(v => v.entity)
      .filter(entity =>
        app.writes.operations.some(
          o => o.entity === entity && o.kind === 'update' && o.slots.some(s => nouns.some(n => n.key === s.target)),
        ),
      ),
  )
