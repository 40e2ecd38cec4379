import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isBroken, isFree, neighbour, nodeFor, use } from '../reading/draft.ts'
import { isPlaceField } from '../language/places.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isAgentOf } from '../reading/keys-of-verbs.ts'
import { isPlural, singular, wordsOf } from '../language/words.ts'
import { nounBeside } from '../reading/noun-beside.ts'
import { pointsTo } from '../entity-model/relations.ts'
import { attributesOf, isMeasuredBy } from './field-units.ts'
import { isSpokenOf } from './opposite-flags.ts'

/** So well a value is said as it is written. */
const WRITTEN = 0.9

/** Where the field of a value would stand before it: "a status of", "a status other than". */
function fieldBefore(draft: Draft, at: number): number {
  const near = neighbour(draft, at, -1, 3)
  const operator = draft.chunks[near]?.operator
  const isDenied = operator?.type === 'negation' || (operator?.type === 'comparator' && operator.op === '!=')
  return isDenied ? neighbour(draft, near, -1, 1) : near
}

/** Of all the fields that have such a value, the one that the words beside name, or the one of the nearest noun. */
export function chooseValue(
  draft: Draft,
  at: number,
  chunk: Chunk,
): { match: ValueMatch; node: Node; beside?: Chunk } | undefined {
  for (const step of [-1, 1] as const) {
    const near = step === -1 ? fieldBefore(draft, at) : neighbour(draft, at, step, 0)
    const beside = near >= 0 ? draft.chunks[near] : undefined
    if (!beside?.fields.length || (isBroken(draft, at, near) && step === 1) || draft.nodes.some(n => n.at === near))
      continue
    const named = chunk.values.filter(v =>
      beside.fields.some(f => f.entity === v.entity && f.columns.join() === v.columns.join()),
    )
    const best = bestMatch(draft, at, named)
    if (best) return { ...best, ...(isFree(beside) && { beside }) }
  }
  // "the website of …": the word is a field here, whatever else is spelt like it.
  const isMentioned = (entity: Entity) => isSpokenOf(draft, entity)
  const isValue = chunk.values.some(
    v => (v.entity.nameFields.includes(v.field) && v.quality === 1) || isMentioned(v.entity),
  )
  // A value as it is written ("open") beats a field that only sounds like it ("opened").
  const isWritten = chunk.values.some(v => v.quality === 1 && isMentioned(v.entity))
  const saysField = (f: FieldMention) => f.field.words.some(word => wordsOf(chunk.text).includes(word))
  // "which are available?" of an `availability` that may be just that: no other word is the field's own.
  const hasValue = ({ field }: FieldMention) => chunk.values.some(v => v.quality === 1 && v.field === field)
  const asField = chunk.fields.filter(f => f.quality >= 0.95 && ((!isWritten && !hasValue(f)) || saysField(f)))
  if (asField.length && !isSortOfNext(draft, at) && (!isValue || asField.some(f => isMentioned(f.entity))))
    return undefined
  // "who speak French": the language, not the country.
  const told = draft.chunks.slice(Math.max(0, at - 2), at).flatMap(c => attributesOf(c.text) ?? [])
  // "coaches based at Leeds" of a `depot` of theirs, where customers live in a town of that name: what those spoken of have themselves.
  const called = chunk.values.filter(v => told.some(set => isMeasuredBy(v.field, set)))
  const isOwn = (v: ValueMatch) => v.quality >= WRITTEN && isMentioned(v.entity)
  const measured = called.some(isOwn) || !chunk.values.some(isOwn) ? called : []
  if (measured.length)
    draft.chunks
      .slice(Math.max(0, at - 2), at)
      .forEach(c => c.kind === 'unknown' && attributesOf(c.text) && use(c, 'condition'))
  const tongues = inLanguage(draft, at, chunk)
  const done = measured.length ? measured : tongues.length ? tongues : ofVerbBeside(draft, at, ofNounBeside(draft, at))
  return bestMatch(draft, at, ofKindWithOthers(draft, chunk, done))
}

/** "candidates with phone interviews": a sort of what the noun right behind it names, and no field of others. */
function isSortOfNext({ chunks, nodes }: Draft, at: number): boolean {
  const next = nodes.find(n => n.at === at + 1 && !n.implicit)?.entity
  const { values, fields } = chunks[at]!
  return values.some(v => v.entity === next && v.quality >= 0.8) && !fields.some(f => f.entity === next)
}

/**
 * "which watches were sold?" where sales and the lots in them are of watches, and only lots are sold: where no kind of record is named, the one
 * that has all that is said.
 */
function ofKindWithOthers({ chunks, nodes }: Draft, chunk: Chunk, values: ValueMatch[]): ValueMatch[] {
  if (nodes.some(node => !node.implicit) || new Set(values.map(v => v.entity)).size < 2) return values
  const others = chunks.filter(c => c !== chunk && c.kind !== 'filler' && c.values.length > 0 && !c.entities.length)
  const isSaid = ({ values: own }: Chunk, entity: Entity) => own.some(v => v.entity === entity && v.quality >= 0.8)
  const all = others.length ? values.filter(v => v.quality >= 0.8 && others.every(c => isSaid(c, v.entity))) : []
  return new Set(all.map(v => v.entity)).size === 1 ? all : values
}

/** "available in German": a language, where there is a field of them; what is in a country is in Germany. */
const inLanguage = ({ chunks }: Draft, at: number, { text, values }: Chunk): ValueMatch[] =>
  /^in$/i.test(chunks[at - 1]?.text ?? '') && /^\p{Lu}\p{Ll}{3,}$/u.test(text)
    ? values.filter(v => v.field.words.some(word => /^(?:languages?|lang|locale)$/.test(word)))
    : []

/**
 * "law students with a book", "who from history has one" where books have a subject of that name: what those right beside it have themselves, or the
 * name of what they belong to, and nothing of others that stand further away.
 */
function ofNounBeside({ chunks, nodes, app }: Draft, at: number): ValueMatch[] {
  const { values } = chunks[at]!
  const near = nounBeside(chunks, at)
  const noun = near === undefined ? undefined : chunks[near]
  if (!noun || new Set(values.map(v => v.entity)).size < 2) return values
  const named = noun.entities.filter(e => e.quality >= 0.8).map(e => e.entity)
  const flagged = noun.fields.filter(f => f.field.role === 'boolean').map(f => f.entity)
  const stated = noun.values.filter(v => v.field.choices.length > 0).map(v => v.entity)
  const kinds = [...named, ...flagged, ...stated, ...nodes.filter(n => n.at === near).map(n => n.entity)]
  const belongsTo = (kind: Entity, { entity, field }: ValueMatch) =>
    entity.nameFields.includes(field) && pointsTo(kind, entity, app)
  const own = values.filter(v => kinds.some(kind => v.entity === kind || belongsTo(kind, v)))
  return own.length ? own : values
}

/**
 * "which requests is Ann reviewing" of people who are `author` of some and among the `reviewers` of others: the field that the verb beside
 * the value is of, and no other that holds the same.
 */
function ofVerbBeside({ chunks }: Draft, at: number, values: ValueMatch[]): ValueMatch[] {
  const verbs = [chunks[at - 1], chunks[at + 1]].filter(
    c => c !== undefined && /^[a-z]{4,}$/.test(c.text) && c.kind === 'unknown',
  )
  const roots = verbs.map(c => rootOf(c!.text))
  const isOf = ({ entity, field }: ValueMatch) =>
    !entity.nameFields.includes(field) &&
    field.words.some(word => word.length > 3 && roots.some(root => isAgentOf(word, root)))
  const told = roots.length ? values.filter(isOf) : []
  return told.length ? told : values
}

function bestMatch(draft: Draft, at: number, matches: ValueMatch[]): { match: ValueMatch; node: Node } | undefined {
  if (!matches.length) return undefined
  const top = Math.max(...matches.map(m => m.quality))
  const good = matches.filter(m => m.quality >= top - 0.25)
  const rankOf = (m: ValueMatch) =>
    m.quality +
    rolePreference(m) +
    ownPreference(m, good) +
    shownPreference(m, good) +
    placePreference(draft, at, m) +
    kindPreference(draft, at, m) +
    thingPreference(draft, at, m)
  const node = nodeFor(draft, at, [...new Set([...good].sort((a, b) => rankOf(b) - rankOf(a)).map(m => m.entity))])
  if (!node) return undefined
  const all = good.filter(m => m.entity === node.entity)
  const own = all.filter(m => !isInnerOf(m, all)).sort((a, b) => rankOf(b) - rankOf(a))[0]
  return own && { match: own, node }
}

/** "open issues" of issues with a `state` and a `milestone.state`: the records are, not what is in them. */
const isInnerOf = ({ field }: ValueMatch, matches: readonly ValueMatch[]): boolean =>
  field.nested === true &&
  matches.some(({ field: own }) => !own.nested && own.role === field.role && own.words.at(-1) === field.words.at(-1))

/** "the most expensive violin": a thing of that kind, and nobody who only plays one. */
const thingPreference = ({ chunks, nodes }: Draft, at: number, { entity }: ValueMatch): number => {
  const isAsked = at === 1 && /^(?:which|what)$/i.test(chunks[0]!.text)
  const isHead = (isAsked || chunks[at - 1]?.operator?.type === 'superlative') && !nodes.some(node => !node.implicit)
  return isHead && arePeople(entity) && !isPersonNoun(headOf(chunks[at]!)) ? -0.2 : 0
}

/** "student" of "working students". */
const headOf = ({ text }: Chunk): string => singular(wordsOf(text).at(-1) ?? '')

/** A code of two or three letters, of a country as well as of a language: "in DE", "in ES or IT" says where. */
const placePreference = ({ chunks }: Draft, at: number, { field }: ValueMatch): number =>
  /^\p{L}{2,3}$/u.test(chunks[at]!.text) && isPlaceField(field.words) && isBehindIn(chunks, at) ? 0.1 : 0

const isBehindIn = (chunks: readonly Chunk[], at: number): boolean => {
  const before = chunks[at - 1]?.text ?? ''
  const isListed = /^(?:and|or|nor)$/i.test(before) && chunks[at - 2]!.values.length > 0
  return /^in$/i.test(before) || (isListed && isBehindIn(chunks, at - 2))
}

/** Fields that tell what kind of thing a record is. */
const KIND_FIELD = /^(?:type|kind|category|species|class)$/

/**
 * "list our violins" where instruments are of the type violin and teachers teach it: a plural that stands for records itself names
 * what they are, not what people have to do with; "interns" are people, and no posts for them.
 */
function kindPreference({ chunks, nodes }: Draft, at: number, { entity, field }: ValueMatch): number {
  const isKind = field.role === 'category' && KIND_FIELD.test(field.words.at(-1)!)
  if (!isKind || !isPlural(wordsOf(chunks[at]!.text).at(-1) ?? '') || nodes.some(node => !node.implicit)) return 0
  return arePeople(entity) === isPersonNoun(headOf(chunks[at]!)) ? 0.1 : 0
}

/** "the status of CO-112": the tag is of the machine that has it, and only shown in what is about that machine. */
const shownPreference = ({ entity, field }: ValueMatch, matches: readonly ValueMatch[]): number => {
  const isOwn = (m: ValueMatch) =>
    m.entity !== entity && !m.field.nested && field.words.slice(-m.field.words.length).join() === m.field.words.join()
  return field.nested && matches.some(isOwn) ? -0.1 : 0
}

/** "until when is MAYDAY valid?": the code is that of the record that it names, and not of others that only point to that. */
const ownPreference = ({ entity, field }: ValueMatch, matches: readonly ValueMatch[]): number =>
  field.target !== undefined && matches.some(m => m.entity !== entity && m.entity.key === field.target) ? -0.1 : 0

/** A name is named more often than a mere attribute with the same text. */
const rolePreference = (match: ValueMatch) =>
  match.entity.nameFields.includes(match.field)
    ? 0.06
    : match.field.choices.length
      ? 0.05
      : match.field.role === 'id'
        ? 0.04
        : 0
