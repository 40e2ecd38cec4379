import type { Run } from '../run/create-run.ts'
import { dropAsides } from './asides.ts'
import { isBare } from './attach.ts'
import type { Entity } from './catalogue-model.ts'
import type { Chunk } from './chunk.ts'
import { dropLeadIn, splitRequests, splitSentences } from './clauses.ts'
import { readComparison } from './comparisons.ts'
import { guessedKinds } from './guessed-keys.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { isJoined } from './join-apps.ts'
import type { Knowledge } from './knowledge.ts'
import { readMessage, type Message } from './read-message.ts'
import { readTolerantly } from './read-tolerantly.ts'
import { isLoose, readTogether } from './read-together.ts'
import { rephrase } from './rephrase.ts'
import type { Meaning, Query } from './query.ts'
import { hopsOf } from './relations.ts'
import { readSmallTalk } from './small-talk.ts'

/** What the engine makes of a message about records. */
export interface Understanding {
  meaning?: Meaning
  confidence: number
  notes: string[]
  unknown: string[]
  /** Applications that fit as well as the one chosen. */
  rivals: string[]
  /** What the message means in each of those. */
  others?: Query[]
  /** The best reading, also when it was not good enough to answer. */
  best?: Interpretation
  /** The readings that the meaning was made of. */
  readings?: Interpretation[]
}

export interface UnderstandOptions {
  knowledge: Knowledge
  apps?: string[]
  previous?: Query
  now: Date
  /** Without it no data is read to understand the message (a dry run). */
  run?: Run
}

/** More requests than these in one message are declined: none is left out. */
const MOST_REQUESTS = 12

/** Reads a message: its sentences and requests, each in the application that explains it best. */
export async function understand(text: string, options: UnderstandOptions): Promise<Understanding> {
  const clauses = requestsIn(text, options)
  if (clauses.length > MOST_REQUESTS)
    return { confidence: 0, notes: [], unknown: [`more than ${MOST_REQUESTS} requests at once`], rivals: [] }
  const readings: Understanding[] = []
  let { previous } = options
  for (const clause of clauses) {
    const reading = countedToo(
      clause,
      await understandClause(clause, { ...options, ...(previous && { previous }) }),
      previous,
    )
    readings.push(reading)
    const meaning = reading.meaning
    if (meaning) previous = meaning.kind === 'query' ? meaning : meaning.parts.at(-1)
  }
  if (readings.length <= 1) return readings[0] ?? { confidence: 0, notes: [], unknown: [], rivals: [] }
  const together = await readInOneApp(clauses, readings, options)
  if (together) readings.splice(0, readings.length, ...together)
  const failed = readings.find(r => !r.meaning)
  if (failed) return failed
  // "… I need the vehicles.": says once more what is asked for.
  for (let at = readings.length - 1; at > 0; at--)
    if (
      POINTING.test(clauses[at]!) &&
      readings.slice(0, at).some(before => saysAgain(readings[at]!.meaning!, before.meaning!))
    ) {
      readings.splice(at, 1)
      clauses.splice(at, 1)
    }
  if (readings.length === 1) return readings[0]!
  const parts = readings.flatMap(r => (r.meaning!.kind === 'query' ? [r.meaning!] : r.meaning!.parts))
  return {
    meaning: { kind: 'several', parts, labels: clauses },
    confidence: Math.min(...readings.map(r => r.confidence)),
    notes: [...new Set(readings.flatMap(r => r.notes))],
    unknown: readings.flatMap(r => r.unknown),
    rivals: readings.flatMap(r => r.rivals),
    readings: readings.flatMap(r => r.readings ?? []),
  }
}

/** "how many boats?" → "and sailors?": a bare noun after a number of records asks for theirs. */
function countedToo(text: string, reading: Understanding, before: Query | undefined): Understanding {
  const { meaning } = reading
  const isCount = before?.ask === 'measure' && before.measures.every(m => m.fn === 'count')
  const isNoun = /^\W*(?:and|or|what about|how about)\s+(?:the\s+)?[\p{L}-]+(?:\s[\p{L}-]+)?\W*$/iu.test(text)
  if (!isCount || !isNoun || meaning?.kind !== 'query' || meaning.ask !== 'list' || meaning.project.length)
    return reading
  if (!isBare(meaning.root) || meaning.single || meaning.lookup) return reading
  return { ...reading, meaning: { ...meaning, ask: 'measure', measures: [{ fn: 'count' }] } }
}

/** "the boats", "those orders"; "all boats" are others. */
const POINTING = /^(?!.*\b(?:all|every|each)\b).*\b(?:the|those|these)\b/i

/** A bare noun in a sentence of its own, of the records that were just asked for. */
function saysAgain(meaning: Meaning, before: Meaning): boolean {
  if (meaning.kind !== 'query' || before.kind !== 'query' || meaning.root.entity !== before.root.entity) return false
  return meaning.ask === 'list' && before.ask === 'list' && !meaning.project.length && isBare(meaning.root)
}

/** How much less an application may explain of a request that another one reads better. */
const WORSE = 0.5

/** Requests of one message speak of one application where one can answer them all. */
async function readInOneApp(
  clauses: string[],
  readings: Understanding[],
  options: UnderstandOptions,
): Promise<Understanding[] | undefined> {
  const used = [...new Set(readings.flatMap(r => (r.meaning?.kind === 'query' ? [r.meaning.app] : [])))]
  if (used.length < 2) return undefined
  for (const app of used) {
    const again: Understanding[] = []
    let { previous } = options
    for (const clause of clauses) {
      const reading = await understandClause(clause, { ...options, apps: [app], ...(previous && { previous }) })
      if (!reading.meaning) break
      again.push(reading)
      previous = reading.meaning.kind === 'query' ? reading.meaning : reading.meaning.parts.at(-1)
    }
    const isAsGood = again.every(
      (reading, at) => (reading.best?.score ?? 0) >= (readings[at]!.best?.score ?? 0) - WORSE,
    )
    if (again.length === clauses.length && isAsGood) return again
  }
  return undefined
}

/**
 * The requests of a message. Sentences that mention nothing of any service (greetings, reasons) are left out, but not those
 * that ask for something or restrict what was asked: what they say has to be understood.
 */
function requestsIn(text: string, options: UnderstandOptions): string[] {
  const sentences = splitSentences(dropAsides(text))
  const about = sentences.filter(
    sentence => sentences.length === 1 || mentionsSomething(sentence, options) || claimsSomething(sentence),
  )
  return (about.length ? about : sentences.slice(-1)).flatMap(splitRequests).map(dropLeadIn)
}

/** How a sentence begins that asks for something or restricts what was asked for before (closed class). */
const CLAIMS =
  /^\W*(?:and\s+|but\s+|please\s+)*(?:how (?:many|much)|which|list|count|only|except|excluding|exclude|ignore|ignoring|omit|skip|without|leave out|leaving out|limit|restrict|filter|not (?:those|the)|no (?!problem|worries|rush|hurry|need)\p{L}+s\b)\b/iu

const claimsSomething = (sentence: string): boolean => CLAIMS.test(sentence) && !readSmallTalk(sentence)

function mentionsSomething(sentence: string, { knowledge, apps, now, previous }: UnderstandOptions): boolean {
  const message = readMessage(sentence, now)
  return knowledge.apps(apps).some(app => {
    const { chunks } = interpret(message, app)
    return chunks.some(
      c =>
        c.entities.length ||
        c.fields.some(f => f.quality >= 0.8) ||
        c.values.length ||
        (previous && c.operator && ['pronoun', 'count', 'sort'].includes(c.operator.type)),
    )
  })
}

async function understandClause(text: string, options: UnderstandOptions): Promise<Understanding> {
  const comparison = readComparison(text)
  if (comparison) {
    const left = await understandClause(comparison.left, options)
    const previous = left.meaning?.kind === 'query' ? left.meaning : options.previous
    // "that of the third-party accounts": what is measured is said once.
    const right = await understandClause(comparison.right, { ...options, ...(previous && { previous }) })
    const parts = [left, right].map(r => r.meaning)
    const figures = comparison.kind !== 'several' || parts.every(p => p?.kind === 'query' && p.ask === 'measure')
    const borrowed =
      figures && parts.every(p => p?.kind === 'query')
        ? borrowMeasure(parts.map(p => asFigure(p as Query, options.knowledge)) as [Query, Query])
        : undefined
    if (borrowed) {
      return {
        meaning: { kind: comparison.kind, parts: borrowed, labels: [comparison.left, comparison.right] },
        confidence: Math.min(left.confidence, right.confidence),
        notes: [...new Set([...left.notes, ...right.notes])],
        unknown: [...left.unknown, ...right.unknown],
        rivals: [],
        readings: [left, right].flatMap(r => r.readings ?? []),
      }
    }
  }
  return readBest(text, options)
}

/** The figure of one record is a figure like any other: "how expensive is A". */
function asFigure(query: Query, { model }: Knowledge): Query {
  const [columns] = query.project
  const field = model.entities.get(query.root.entity)?.fields.find(f => f.column === columns?.[0])
  const isOne = query.ask === 'list' && query.project.length === 1 && (query.single || query.lookup)
  if (!isOne || !field || !['money', 'number', 'percent'].includes(field.role)) return query
  return { ...query, ask: 'measure', measures: [{ fn: 'max', column: field.column }] }
}

function borrowMeasure([left, right]: [Query, Query]): Query[] | undefined {
  const measured = [left, right].find(q => q.ask === 'measure')
  if (!measured) return undefined
  return [left, right].map(q =>
    q.ask === 'measure'
      ? q
      : { ...q, ask: 'measure' as const, measures: measured.measures, project: [], single: false, lookup: false },
  )
}

/** How many applications, and how many readings of each, are tried where the likeliest reading leaves words over. */
const MOST_RETRIED = 3
const MOST_TRIES = 24
/** How often data is read for a message: for its words, then for the relations that the data show. */
const MOST_ROUNDS = 3
/** Kinds of record without a description that are read at once to learn what they are. */
const MOST_UNDESCRIBED = 12

/** Reads a clause in every application and takes the best; data is read where words are left that it may explain. */
async function readBest(text: string, options: UnderstandOptions): Promise<Understanding> {
  const { knowledge, apps, previous, now, run } = options
  const message = readMessage(rephrase(text, previous), now)
  const byRank = (a: Interpretation, b: Interpretation) => rank(b, previous) - rank(a, previous)
  const readAll = () => {
    const all = knowledge
      .apps(apps)
      .map(app => interpret(message, app, previous))
      .sort(byRank)
    // What was spoken of before helps no reading that takes the very name of other records for something else.
    return previous && isLoose(all) ? all.sort((a, b) => b.score - a.score) : all
  }
  let readings = readAll()
  if (run) {
    const needed: Entity[] = []
    // What the data show of fields and relations may lead to further records.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const more = entitiesToLoad(readings, knowledge, round).filter(entity => !needed.includes(entity))
      if (!more.length) break
      await knowledge.load(more, run)
      needed.push(...more)
      readings = readAll()
    }
    if (readings[0] && readings[0].certainty < 0.9) {
      // A name that fits only in part may be another record's whole name, one or two relations away.
      const app = knowledge.model.apps.find(a => a.name === readings[0]!.app)!
      await knowledge.load(
        app.entities.filter(e => !app.isPartial && e.nameFields.length > 0 && isListed(e, false)),
        run,
      )
      readings = readAll()
    }
    const guessed = readings[0]?.query ? guessedKinds(readings[0].query, knowledge) : []
    if (guessed.length) {
      await knowledge.load(guessed, run)
      readings = readAll()
    }
    if (readings[0] && isIncomplete(readings[0])) {
      // A name that the data did not have a minute ago may be there now.
      await knowledge.load(needed, run, 1000)
      readings = readAll()
    }
  }
  if (readings[0] && isIncomplete(readings[0])) {
    // Other ways to read the same words, where the likeliest leaves some over.
    const likely = new Set(readings.slice(0, MOST_RETRIED).map(r => r.app))
    const again = knowledge.apps([...likely]).map(app => interpret(message, app, previous, MOST_TRIES))
    readings = [...again, ...readings.filter(r => !likely.has(r.app))].sort(byRank)
  }
  if (readings[0] && (isIncomplete(readings[0]) || isLoose(readings))) {
    const joined = await readTogether(message, readings, knowledge, run, previous)
    if (joined) readings.unshift(joined)
  }
  const first = readings[0]
  const start = first && isIncomplete(first) ? requestStart(first, message) : undefined
  if (start !== undefined) {
    const rest = await readBest(message.text.slice(start), options)
    const preface = message.text.slice(0, start).replace(/\W+$/, '')
    return POLITE.test(preface) ? rest : { ...rest, notes: [...rest.notes, `passed over “${preface}”`] }
  }
  if (first && isIncomplete(first)) {
    const likely = new Set(readings.slice(0, MOST_RETRIED).map(r => r.app))
    const tolerant = await readTolerantly(message, knowledge.apps([...likely]), previous, MOST_TRIES)
    readings.unshift(...tolerant.sort(byRank))
  }
  const best = readings[0]
  if (!best) return { confidence: 0, notes: [], unknown: [], rivals: [] }
  const rivals = readings
    .slice(1)
    .filter(r => r.query && !isJoined(best.app) && !isIncomplete(r) && rank(r, previous) > rank(best, previous) - 0.35)
  const understood = best.query && !isIncomplete(best)
  return {
    ...(understood && { meaning: best.query! }),
    confidence: surenessOf(best, rivals.length),
    notes: best.notes,
    unknown: best.unknown,
    rivals: rivals.map(r => r.app),
    others: isLoose(readings) ? [] : rivals.map(r => r.query!),
    best,
    readings: [best],
  }
}

/** How a request begins (closed class). */
const BEGINNINGS =
  /\b(?:how many|how much|which|what|who|list|show me|give me|show|(?:i|we) (?:need|want|would like))\b/gi

/** A preface that says whose request it is, and one that restricts what is asked for (closed classes). */
const POLITE =
  /^\W*(?:i|we|you|can|could|would|will|please|hi|hello|hey|dear|thanks|sorry|ok|okay|well|so|and|now|quick)\b/i
const RESTRICTING = /^\W*(?:of|among|amongst|from|with|without|except|excluding|only|just|in the|on the|at the)\b/i

/** Where the request itself starts, when only words that mean nothing stand before it; undefined otherwise. */
function requestStart(reading: Interpretation, message: Message): number | undefined {
  if (RESTRICTING.test(message.text)) return undefined
  return [...message.text.matchAll(BEGINNINGS)].find(
    ({ index }) => index > 0 && saysNothing(reading.chunks.filter(c => message.tokens[c.from]!.start < index)),
  )?.index
}

/** A long preface may name a day; a short one with a value is part of the request. */
function saysNothing(before: Chunk[]): boolean {
  const unknown = before.filter(c => c.kind === 'unknown').length
  return (
    unknown > 0 &&
    before.every(
      c =>
        !c.entities.length &&
        !c.values.length &&
        !c.scopes.length &&
        (!c.literal || (unknown > 2 && c.literal.kind === 'date')) &&
        !c.arguments.length,
    )
  )
}

const isIncomplete = (reading: Interpretation) => reading.unknown.length > 0

/** Nothing is left over, and no word had to be corrected: a word that looks misspelt may be a value of the data. */
const isClear = (reading: Interpretation) =>
  Boolean(reading.query) && !isIncomplete(reading) && reading.certainty > 0.9 && !hasStrayFlag(reading)

/** "which of them are active?": a yes/no field only of records that nothing names may be a state of those before. */
const hasStrayFlag = ({ chunks, query }: Interpretation) =>
  chunks.some(
    ({ used, fields }) =>
      used === 'condition' &&
      fields.length > 0 &&
      fields.every(f => f.field.role === 'boolean' && f.entity.key !== query!.root.entity) &&
      !chunks.some(c => c.used === 'entity' && c.entities.some(e => fields.some(f => f.entity === e.entity))),
  )

const rank = (reading: Interpretation, previous?: Query) => reading.score + (previous?.app === reading.app ? 0.6 : 0)

/**
 * Entities whose data may explain what is left over: those mentioned and what they point to, or all that have names; from
 * the second round on what is up to so many relations away. Lists that are read parent by parent only where they are named.
 */
function entitiesToLoad(readings: Interpretation[], knowledge: Knowledge, round: number): Entity[] {
  const out = new Set<Entity>()
  const best = readings[0]?.score ?? 0
  // A clear reading needs no other application's data.
  if (readings[0] && isClear(readings[0])) return []
  for (const reading of readings) {
    if (isClear(reading)) continue
    if (reading.score < best - 6) continue
    const app = knowledge.model.apps.find(a => a.name === reading.app)!
    const mentioned = namedIn(reading)
    // Nothing is known yet of records that no description tells of.
    if (!app.isPartial)
      for (const entity of app.entities.filter(e => e.undescribed).slice(0, MOST_UNDESCRIBED)) out.add(entity)
    // Of an application with very many tools, data is read only where the message names it.
    for (const entity of mentioned.length || app.isPartial ? mentioned : app.entities) {
      out.add(entity)
      for (const hop of hopsOf(entity, app)) if (hop.direction === 'up') out.add(hop.to)
    }
  }
  // One step further in every round.
  for (let step = 0; step < round; step++)
    for (const entity of [...out]) {
      const app = knowledge.model.apps.find(a => a.name === entity.app)!
      for (const hop of hopsOf(entity, app)) out.add(hop.to)
    }
  const named = new Set(readings.flatMap(namedIn))
  return [...out].filter(entity => isListed(entity, named.has(entity)))
}

/** Entities whose nouns, or whose fields together with them, are in a message. */
const namedIn = (reading: Interpretation): Entity[] =>
  reading.chunks.flatMap(chunk => [
    ...chunk.entities.map(mention => mention.entity),
    ...chunk.fields.filter(f => f.quality === 1 && chunk.text.includes(' ')).map(f => f.entity),
  ])

/** Whether all records of an entity can be read; those of one parent at a time count only where that is worth it. */
const isListed = (entity: Entity, isWorthIt: boolean) =>
  entity.sources.some(source => source.complete && (isWorthIt || !source.parent))

/**
 * How sure a reading is, which decides whether it is answered at all: less for words left over, corrections and rivals. What
 * an answer claims afterwards is fitted (`confidence/`).
 */
function surenessOf(reading: Interpretation, rivals: number): number {
  const base = 0.94 - 0.12 * reading.unknown.length
  return Math.max(0.05, Math.min(0.97, base * (0.6 + 0.4 * reading.certainty) * (rivals ? 0.65 : 1)))
}
