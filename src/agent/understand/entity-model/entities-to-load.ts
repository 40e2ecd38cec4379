import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity, Field } from './catalogue-model.ts'
import { REVENUE } from '../asks/revenue-of-goods.ts'
import { pricedLine } from '../asks/sold-lines.ts'
import { currencyBeside } from './currencies.ts'
import { isFigure } from './field-roles.ts'
import { PHRASAL_STATES } from '../../../lib/names-of-values.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isPlural, singular } from '../language/words.ts'
import { nounBeside } from '../reading/noun-beside.ts'
import { isPlaceField } from '../language/places.ts'
import { isLittleValue, NUMBER_PAIR } from '../language/code-words.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import { isNumbering, isOwnCode } from './numbering.ts'
import { isKeyOfPerson } from './data-links.ts'
import { arePeople } from './people.ts'
import type { Knowledge } from './knowledge.ts'
import { hopsOf } from './relations.ts'

/** Kinds of record without a description that are read at once to learn what they are. */
const MOST_UNDESCRIBED = 12

/**
 * Entities whose data may explain what is left over: those mentioned and what they point to, or all that have names; from
 * the second round on what is up to so many relations away. Lists that are read parent by parent only where they are named.
 */
export function entitiesToLoad(readings: Interpretation[], knowledge: Knowledge, round: number): Entity[] {
  const out = new Set<Entity>()
  const best = readings[0]?.score ?? 0
  // A clear reading needs no other application's data.
  if (readings[0] && isClear(readings[0]))
    return [
      ...(round === 0 ? peopleBehind(readings[0], knowledge) : []),
      ...codedIn(readings[0]).filter(entity => !knowledge.profileOf(entity) && isListed(entity, true)),
      ...namingNearby(readings[0], knowledge),
    ]
  for (const reading of readings) {
    if (isClear(reading)) continue
    if (reading.score < best - 6) continue
    const app = knowledge.model.apps.find(a => a.name === reading.app)!
    const mentioned = [...namedIn(reading), ...valuedApart(reading)]
    for (const entity of [...peopleBehind(reading, knowledge), ...linesOfRevenue(reading, app)]) out.add(entity)
    // Nothing is known yet of records that no description tells of.
    if (!app.isPartial)
      for (const entity of app.entities.filter(e => e.undescribed).slice(0, MOST_UNDESCRIBED)) out.add(entity)
    // Of an application with very many tools, data is read only where the message names it.
    for (const entity of mentioned.length || app.isPartial ? mentioned : app.entities) {
      out.add(entity)
      for (const hop of hopsOf(entity, app)) if (hop.direction === 'up') out.add(hop.to)
      const hasWay = entity.fields.some(isOnWay)
      if (!app.isPartial)
        for (const other of app.entities) if (mayName(other, entity) || (hasWay && hasCode(other))) out.add(other)
    }
  }
  // One step further in every round.
  for (let step = 0; step < round; step++)
    for (const entity of [...out]) {
      const app = knowledge.model.apps.find(a => a.name === entity.app)!
      for (const hop of hopsOf(entity, app)) out.add(hop.to)
      if (!app.isPartial)
        for (const other of app.entities) if (mayName(other, entity) || mayName(entity, other)) out.add(other)
    }
  const named = withParents(readings.flatMap(namedIn), knowledge)
  return [...out].filter(entity => isListed(entity, named.has(entity)))
}

/** "issues in beacon": what is read parent by parent reads its parents first, whose names the message may have. */
function withParents(entities: readonly Entity[], { model }: Knowledge): Set<Entity> {
  const all = new Set(entities)
  for (const { sources } of all)
    for (const { parent, complete } of sources) if (parent && complete) all.add(model.entities.get(parent.entity)!)
  return all
}

/** "calls" with a `vessel` that nothing describes as a key of vessels: only the data tell whether it is one. */
const mayName = ({ fields }: Entity, { words }: Entity): boolean =>
  fields.some(
    field => field.target === undefined && ['number', 'category'].includes(field.role) && field.words.includes(singular(words.at(-1)!)), // oxfmt-ignore
  )

/** "flights to Oslo" of an `origin` and a `destination`: what ends of a way hold may be codes of records, which only their data tell. */
const isOnWay = ({ type, target, choices, nested, words }: Field): boolean =>
  type === 'string' && !target && !choices.length && !nested && WAY.test(words.at(-1)!)
const hasCode = ({ idField, inside }: Entity): boolean => idField?.type === 'string' && !inside
const WAY = /^(?:origin|destination|departure|arrival|from|to|source|target|start|end|via|home|base)$/

/** Entities whose nouns, or whose fields together with them, are in a message; a field that is left over may be of what nobody links yet. */
const namedIn = (reading: Interpretation): Entity[] =>
  reading.chunks.flatMap(chunk => [
    ...chunk.entities.map(mention => mention.entity),
    ...chunk.fields.filter(f => f.quality === 1 && (chunk.text.includes(' ') || !chunk.used)).map(f => f.entity),
    ...(isUnlinkedNoun(chunk) ? chunk.fields.map(f => f.entity) : []),
  ])

/** "anyone from Cardiff returned anything": whose value it is, where nothing is known yet that relates the kinds of a message. */
const valuedApart = ({ chunks, unknown }: Interpretation): Entity[] =>
  unknown.some(one => / together$/.test(one))
    ? chunks.flatMap(({ used, values }) => (used === 'value' ? values.map(value => value.entity) : []))
    : []

/** Whether all records of an entity can be read; those of one parent at a time count only where that is worth it. */
export const isListed = (entity: Entity, isWorthIt: boolean) =>
  entity.sources.some(source => source.complete && (isWorthIt || !source.parent))

/** "ensembles" with a `conductorId`: whom a key names that is called after somebody only the data of all people tell. */
function peopleBehind(reading: Interpretation, { model, profileOf }: Knowledge): Entity[] {
  const app = model.apps.find(a => a.name === reading.app)!
  const keyed = app.isPartial ? [] : namedIn(reading).filter(({ fields }) => fields.some(isKeyOfPerson))
  const read = keyed.length ? [...new Set([...keyed, ...app.entities.filter(arePeople)])] : []
  return read.filter(entity => !profileOf(entity) && isListed(entity, false))
}

/**
 * "law students", "who from history has books" read as the subject of the books: a value beside those whom it is none of may be their own or
 * the name of what they belong to (their department), which only the data tell.
 */
function namingNearby({ app: name, chunks, query }: Interpretation, { model, profileOf }: Knowledge): Entity[] {
  const app = model.apps.find(a => a.name === name)!
  const root = query && model.entities.get(query.root.entity)
  if (app.isPartial || !root || !chunks.some((_, at) => isBesideOthers(chunks, at, root))) return []
  const near = hopsOf(root, app).flatMap(({ direction, to }) =>
    direction === 'up' && to.nameFields.length ? [to] : [],
  )
  return [root, ...near].filter(entity => !profileOf(entity) && isListed(entity, false))
}

/** A value of others, right beside a noun or a state of the records that are asked for. */
function isBesideOthers(chunks: readonly Chunk[], at: number, root: Entity): boolean {
  const { used, values } = chunks[at]!
  const near = used === 'value' ? nounBeside(chunks, at) : undefined
  if (near === undefined || values.some(v => v.entity === root)) return false
  const { entities, fields, values: states, operator } = chunks[near]!
  return operator?.type === 'who' || [...entities, ...fields, ...states].some(({ entity }) => entity === root)
}

/** "revenue per brand": of which sales and goods the lines are that came to it only the data may tell. */
function linesOfRevenue({ chunks }: Interpretation, app: AppModel): Entity[] {
  if (app.isPartial || !chunks.some(({ text }) => REVENUE.test(text))) return []
  const lines = app.entities.filter(entity => pricedLine(entity))
  return lines.flatMap(line => [line, ...app.entities.filter(other => mayName(line, other))])
}

/** Nothing is left over, and no word had to be corrected: a word that looks misspelt may be a value of the data. */
const isClear = (reading: Interpretation) =>
  Boolean(reading.query) &&
  !isIncomplete(reading) &&
  reading.certainty > 0.9 &&
  !hasStrayFlag(reading) &&
  !hasNumberPair(reading) &&
  !hasCompound(reading) &&
  !reading.chunks.some(isUnlinkedNoun) &&
  !hasUnreadPlace(reading) &&
  !hasUnlistedOwn(reading) &&
  !hasLittleValue(reading) &&
  !hasLittleRun(reading) &&
  !hasUnreadPart(reading) &&
  !hasUnreadCurrency(reading)

/** "boats with the grade a", "whose track is data": a little word behind a field whose values nobody listed may be one of them. */
const hasLittleValue = ({ chunks }: Interpretation): boolean =>
  chunks.some(({ used, fields }, at) => {
    const isOpen = fields.some(({ field }) => field.role === 'category' && !field.choices.length)
    if (used !== 'project' || !isOpen) return false
    const behind = /^(?:is|are)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1
    const word = chunks[behind]?.kind === 'filler' ? chunks[behind]!.text.toLowerCase() : ''
    return isLittleValue(word) || (word === 'a' && behind === chunks.length - 1)
  })

/** "tickets in To Do", "… are in to do": little words with capitals inside a sentence, or alone behind a preposition, may be a state; "on hold" is one. */
const hasLittleRun = ({ text }: Interpretation): boolean =>
  LITTLE_STATES.test(text) ||
  [CAPITALS, BEHIND_PREPOSITION].some(run => {
    const words = run.exec(text)?.[1]?.toLowerCase().split(/\s+/)
    return words?.every(word => FILLERS.has(word))
  })
const LITTLE_STATES = new RegExp(
  `\\b(?:is|are|was|were|be|been) (?:${PHRASAL_STATES.filter(state => state.split(' ').every(word => FILLERS.has(word))).join('|')})\\b`,
  'i',
)
const CAPITALS = /(?<=\p{Ll} )(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+)\b/u
const BEHIND_PREPOSITION = /\b(?:in|as|at|under) ([a-z]+ [a-z]+)\W*$/

/** "slopes above 30 percent": whether a figure of which nothing is told is a part of one, only the data tell. */
const hasUnreadPart = ({ chunks }: Interpretation): boolean =>
  chunks.some(({ literal }) => literal?.kind === 'number' && literal.unit === 'percent') &&
  chunks.some(({ used, fields }) => used === 'condition' && fields.some(({ field }) => isUnreadPart(field)))
const isUnreadPart = (field: Field): boolean =>
  isFigure(field) && field.type !== 'integer' && field.fraction === undefined && !field.isWithinOne

/** Amounts beside a field for their currency: whether they are all in one, only the data tell. */
const hasUnreadCurrency = ({ chunks }: Interpretation): boolean =>
  chunks.some(
    ({ used, fields }) =>
      used !== undefined && used !== 'filler' && fields.some(({ field, entity }) => isInUnreadCurrency(field, entity)),
  )
const isInUnreadCurrency = (field: Field, { fields }: Entity): boolean => {
  if (field.role !== 'money' || field.currencies) return false
  const beside = currencyBeside(field, fields)
  return beside !== undefined && beside.choices.length !== 1
}

/**
 * "project PQ-4102", "invoice 2031" taken for a key: where the records have a number or a code of their own besides, which people know them
 * by, only their data tell which of the two it is: the kinds that have one. A key that looks like the example of one is that.
 */
const codedIn = ({ chunks }: Interpretation): Entity[] => {
  const named = chunks.flatMap(({ used, entities }) => (used === 'entity' ? entities.map(e => e.entity) : []))
  const mayBeOwn = (entity: Entity, said: string) =>
    entity.fields.some(field => isOwnCode(field) && entity.idField?.words !== field.words) && !isLikeKey(entity, said)
  const found = chunks.flatMap(({ used, literal, text }) => {
    if (used !== 'key') return []
    if (literal?.kind === 'number')
      return named.filter(({ fields }) => fields.some(f => isNumbering(f) || isOwnCode(f)))
    return literal?.kind === 'code' ? named.filter(entity => mayBeOwn(entity, text)) : []
  })
  return [...new Set(found)]
}

/** The same letters before the first digit as in the example of the key. */
const isLikeKey = ({ idField }: Entity, said: string): boolean =>
  idField?.sample !== undefined && /^\D+/.exec(idField.sample)?.[0] === /^\D+/.exec(said)?.[0]

/**
 * "linguists located in US": a value behind a word for where something is, and of no place of the records that are named. They have
 * such a field, so their data tell whether it is one of theirs.
 */
const hasUnreadPlace = ({ chunks }: Interpretation): boolean => {
  const named = new Set(chunks.flatMap(({ used, entities }) => (used === 'entity' ? entities.map(e => e.entity) : [])))
  const isPlaceOf = (entity: Entity, words: readonly string[]) => named.has(entity) && isWhere(words)
  return (
    [...named].some(entity => entity.fields.some(({ words, choices }) => isWhere(words) && !choices.length)) &&
    chunks.some(
      ({ used, values }, at) =>
        used === 'value' && isIn(chunks[at - 1]?.text) && !values.some(v => isPlaceOf(v.entity, v.field.words)),
    )
  )
}
/** "events in Berlin" of events with a `city`, where only the office of their manager is known to be Berlin. */
const isWhere = (words: readonly string[]): boolean =>
  isPlaceField([...words]) ||
  words.some(word => /^(?:city|town|location|venue|place|site|municipality|village)$/.test(word))

/**
 * "open issues" of issues with a `state` of which nothing is listed and a `milestone.state` that is open or closed: a value of what stands
 * in the records, or of others, where theirs is called the same may be a value of theirs. Only their data tell.
 */
const hasUnlistedOwn = ({ chunks }: Interpretation): boolean => {
  const named = chunks.flatMap(({ used, entities }) => (used === 'entity' ? entities.map(e => e.entity) : []))
  const own = named.flatMap(({ fields }) => fields.filter(f => !f.nested && f.role === 'category' && !f.choices.length))
  return chunks.some(
    ({ used, values }) =>
      used === 'value' &&
      own.some(
        field => !values.some(v => v.field === field) && values.some(v => v.field.words.at(-1) === field.words.at(-1)),
      ),
  )
}
const isIn = (word: string | undefined): boolean => /^in$/i.test(word ?? '')

/** "invoice 2284-5718": whether that is a range or the number of one, only the data tell. */
const hasNumberPair = ({ text }: Interpretation) => text.search(NUMBER_PAIR) >= 0

/** "at the offer stage": a noun right beside another one may be the name of one of its records, which only their data tell. */
const hasCompound = ({ chunks }: Interpretation): boolean =>
  chunks.some(({ used, text, entities }, at) => {
    const next = chunks[at + 1]
    const areNouns = used === 'entity' && next?.used === 'entity' && !isPlural(text) && !isPlural(next.text)
    return areNouns && [...entities, ...next.entities].some(({ entity }) => entity.nameFields.length > 0)
  })

/** "which of them are active?": a yes/no field only of records that nothing names may be a state of those before. */
const hasStrayFlag = ({ chunks, query }: Interpretation) =>
  chunks.some(
    ({ used, fields }) =>
      used === 'condition' &&
      fields.length > 0 &&
      fields.every(f => f.field.role === 'boolean' && f.entity.key !== query!.root.entity) &&
      !chunks.some(c => c.used === 'entity' && c.entities.some(e => fields.some(f => f.entity === e.entity))),
  )

/**
 * "vessels with no tugs" of calls with a `vessel`: the noun of a kind of record was taken for a field of others that is called so. Whether
 * that is their key, only the data tell.
 */
const isUnlinkedNoun = ({ used, entities, fields }: Chunk): boolean =>
  used !== undefined &&
  used !== 'entity' &&
  entities.some(({ entity, quality }) =>
    fields.some(
      ({ entity: owner, field }) =>
        quality >= 0.9 && owner !== entity && field.target === undefined && field.words.includes(singular(entity.words.at(-1)!)), // oxfmt-ignore
    ),
  )

/** Words of the message are left over. */
export const isIncomplete = (reading: Interpretation) => reading.unknown.length > 0
