import { pauseIfDue } from '../../../lib/in-slices.ts'
import type { Run } from '../../run/create-run.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { entitiesToLoad, isIncomplete, isListed } from '../entity-model/entities-to-load.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { sayPaidBySome } from '../language/paid-by-some.ts'
import { sayKin } from '../language/kin.ts'
import { sayBusinessNouns } from '../language/business-nouns.ts'
import { sayEntitlement } from '../language/entitlements.ts'
import { sayKnownOtherwise } from '../language/known-otherwise.ts'
import { sayNotBeenSince } from '../asks/who-comes.ts'
import { sayHowToReach, sayWhomToCall } from '../language/whom-to-call.ts'
import { findStart, POLITE } from '../requests/find-start.ts'
import { guessedKinds, namelessKinds, narrowingKinds, unwrittenKinds } from '../entity-model/guessed-keys.ts'
import { interpretKnown } from '../reading/interpret.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import { isJoined } from './join-apps.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { readMessage } from '../requests/read-message.ts'
import { readTolerantly } from './read-tolerantly.ts'
import { isLoose, readTogether } from './read-together.ts'
import { doubtUnpaid } from './doubt-unpaid.ts'
import { doubtWhose } from './whose-records.ts'
import { sayCompounds } from '../requests/compounds-said-apart.ts'
import { rephrase } from '../requests/rephrase.ts'
import { isPlural } from '../language/words.ts'
import type { Query } from '../reading/query.ts'
import type { Understanding, UnderstandOptions } from '../understanding.ts'

/** How many applications, and how many readings of each, are tried where the likeliest reading leaves words over. */
const MOST_RETRIED = 3
const MOST_TRIES = 24
/** How often data is read for a message: for its words, then for the relations that the data show. */
const MOST_ROUNDS = 3

/** Reads a clause in every application and takes the best; data is read where words are left that it may explain. */
export async function readBest(text: string, options: UnderstandOptions): Promise<Understanding> {
  const { knowledge, apps, previous, now, run } = options
  const said = await rephrase(text, previous)
  await pauseIfDue()
  const been = sayNotBeenSince(said, knowledge, apps)
  const whole = sayKin(sayCompounds(been, knowledge, apps), knowledge, apps)
  const reached = sayHowToReach(sayWhomToCall(whole, knowledge, apps), knowledge, apps)
  const named = sayKnownOtherwise(sayEntitlement(reached, knowledge, apps), knowledge, apps)
  const paid = sayPaidBySome(named, knowledge, apps)
  const message = readMessage(sayBusinessNouns(paid, knowledge, apps), now)
  await pauseIfDue()
  const byRank = (a: Interpretation, b: Interpretation) =>
    rank(b, previous) - rank(a, previous) || b.certainty - a.certainty
  const readAll = async () => {
    const all = (await interpretKnown(message, knowledge, apps, { previous })).sort(byRank)
    // What was spoken of before helps no reading that takes the very name of other records for something else.
    return previous && isLoose(all) ? all.sort((a, b) => b.score - a.score) : all
  }
  let readings = run ? await readOverData(readAll, knowledge, run) : await readAll()
  if (readings[0] && isIncomplete(readings[0])) {
    // Other ways to read the same words, where the likeliest leaves some over.
    const likely = likelyApps(readings)
    const again = await interpretKnown(message, knowledge, [...likely], { previous, tries: MOST_TRIES })
    readings = [...again, ...readings.filter(r => !likely.has(r.app))].sort(byRank)
  }
  if (readings[0] && (isIncomplete(readings[0]) || isLoose(readings))) {
    const joined = await readTogether(message, readings, knowledge, run, previous)
    if (joined) readings.unshift(joined)
  }
  const first = readings[0]
  const start = first && isIncomplete(first) ? findStart(first, message) : undefined
  if (start !== undefined) {
    const rest = await readBest(message.text.slice(start), options)
    const preface = message.text.slice(0, start).replace(/\W+$/, '')
    return POLITE.test(preface) ? rest : { ...rest, notes: [...rest.notes, `passed over “${preface}”`] }
  }
  if (first && isIncomplete(first)) {
    const likely = likelyApps(readings)
    const tolerant = await readTolerantly(message, knowledge, [...likely], { previous, tries: MOST_TRIES })
    readings.unshift(...tolerant.sort(byRank))
  }
  const byName = readings[0] && !previous ? await readByOwnName(text, readings[0], readings, options) : undefined
  if (byName) return byName
  const likeliest = ofNamedApp(readings)
  const best = likeliest && doubt(likeliest, readings, knowledge)
  if (!best) return { confidence: 0, notes: [], unknown: [], rivals: [] }
  const rivals = readings
    .slice(1)
    .filter(r => r.query && !isJoined(best.app) && !isIncomplete(r) && rank(r, previous) > rank(best, previous) - 0.35)
    .filter(r => !namesLessWell(r, best))
  const understood = best.query && !isIncomplete(best)
  return {
    ...(understood && { meaning: best.query! }),
    confidence: surenessOf(best, rivals.length),
    notes: best.notes,
    unknown: best.unknown,
    rivals: rivals.map(r => r.app),
    elsewhere: readings
      .slice(1)
      .filter(r => r.query && !isJoined(r.app) && !isIncomplete(r) && rank(r, previous) > rank(best, previous) - WEAKER)
      .filter(r => !namesLessWell(r, best, OWN_NAME))
      .map(r => r.app),
    others: isLoose(readings) ? [] : rivals.map(r => r.query!),
    best,
    readings: [best],
  }
}

/** "the clerks of Gull Ltd in harbour", which only another application knows: what is missing is told of the one that is named. */
function ofNamedApp(readings: readonly Interpretation[]): Interpretation | undefined {
  const [first] = readings
  const isNamed = ({ app }: Interpretation) => first!.unknown.some(word => word.toLowerCase() === app.toLowerCase())
  return (first && isIncomplete(first) ? readings.find(isNamed) : undefined) ?? first
}

/** So much less may another application explain of what the likeliest has nothing of, for its answer to be looked at. */
const WEAKER = 1

/** "how many patrons" read as clients, where patrons are records: what only means alike rivals no noun of its own. */
export const namesLessWell = (other: Interpretation, { chunks }: Interpretation, least = SYNONYM): boolean =>
  chunks.some(
    own =>
      own.used === 'entity' &&
      bestName(own) >= OWN_NAME &&
      other.chunks.some(c => c.from === own.from && c.to === own.to && c.used === 'entity' && bestName(c) < least),
  )

const bestName = ({ entities }: Chunk): number => Math.max(0, ...entities.map(({ quality }) => quality))

/** The likeliest reading, less sure for what it takes on trust. */
const doubt = (best: Interpretation, readings: readonly Interpretation[], { model }: Knowledge): Interpretation =>
  doubtUnpaid(doubtWhose(doubtElsewhere(best, readings), model), model)

/** How sure a reading is at most that takes the noun of other records, as another application calls them, for something else. */
const CALLED_ELSEWHERE = 0.5
export const OWN_NAME = 0.95

const isNamed = ({ entities }: Chunk) => entities.some(e => e.quality >= OWN_NAME && !e.isEveryday)
const qualityOf = ({ entities, fields, values }: Chunk) =>
  Math.max(0, ...[...entities, ...fields, ...values].map(mention => mention.quality))
const isTaken = (chunk: Chunk) =>
  chunk.used !== undefined && chunk.used !== 'filler' && chunk.kind === 'mention' && qualityOf(chunk) < OWN_NAME

/** The readings of other applications that name records with the same words, or know what is only guessed here as a value or field. */
const namedElsewhere = (chunk: Chunk, { app }: Interpretation, readings: readonly Interpretation[]) => {
  const isGuessed = qualityOf(chunk) < SYNONYM && isPlural(chunk.text)
  const isKnown = (other: Chunk) =>
    isNamed(other) || (isGuessed && [...other.values, ...other.fields].some(({ quality }) => quality >= OWN_NAME))
  return readings.filter(
    other =>
      other.app !== app &&
      !isJoined(other.app) &&
      other.chunks.some(c => c.from === chunk.from && c.to === chunk.to && isKnown(c)),
  )
}

/** The words of a reading that it takes for something that they do not name there. */
function takenWords(best: Interpretation): Chunk[] {
  if (isJoined(best.app)) return []
  // "top 5 invoices" of what is paid by invoice: a plural that names no records here, and the records themselves elsewhere.
  const namesNone = !best.chunks.some(({ used }) => used === 'entity')
  const isKindAsValue = ({ used, text }: Chunk) =>
    namesNone && used === 'value' && /^\p{Ll}+$/u.test(text) && isPlural(text)
  return best.chunks.filter(chunk => isTaken(chunk) || isKindAsValue(chunk))
}

/** "which employees have been here the longest" of users who joined, where employees are the records of another application: what that one makes of it. */
async function readByOwnName(
  text: string,
  best: Interpretation,
  readings: readonly Interpretation[],
  options: UnderstandOptions,
): Promise<Understanding | undefined> {
  const apps = new Set(takenWords(best).flatMap(chunk => namedElsewhere(chunk, best, readings).map(({ app }) => app)))
  for (const app of [...apps].slice(0, MOST_NAMED)) {
    const own = await readBest(text, { ...options, apps: [app] })
    if (own.meaning && own.best && own.best.certainty >= best.certainty && own.confidence >= CALLED_ELSEWHERE)
      return own
  }
  return undefined
}

/** "top 3 departments by headcount" of the teams of jobs, where departments are the records of another application. */
function doubtElsewhere(best: Interpretation, readings: readonly Interpretation[]): Interpretation {
  const isElsewhere = (chunk: Chunk) => namedElsewhere(chunk, best, readings).length > 0
  if (!takenWords(best).some(isElsewhere)) return best
  // "employees at each branch" by the industry of clients: what only means alike here is the records themselves elsewhere.
  // "patrons by profession" of clients, where patrons are the records of another application, of which nobody knows that.
  const isRoot = ({ used, entities }: Chunk) =>
    used === 'entity' && !!best.query?.group && entities.some(({ entity }) => entity.key === best.query?.root.entity)
  const isSynonym = (chunk: Chunk) =>
    isTaken(chunk) && ((chunk.used === 'group' && qualityOf(chunk) < SYNONYM) || isRoot(chunk)) && isElsewhere(chunk)
  const foreign = isJoined(best.app) ? [] : best.chunks.filter(isSynonym).map(({ text }) => text)
  const certainty = Math.min(best.certainty, CALLED_ELSEWHERE)
  return { ...best, certainty, unknown: [...best.unknown, ...foreign] }
}

/** Words below this only mean something like what they are taken for. */
const SYNONYM = 0.7

/** How many more applications are tried because their records are named. */
const MOST_NAMED = 2

/**
 * The applications whose readings explain most, and those whose kinds of record the message names best: what its other words
 * mean there may only show when the message is read more closely, while elsewhere they fit by chance.
 */
function likelyApps(readings: readonly Interpretation[]): Set<string> {
  const named = readings
    .map(reading => ({ app: reading.app, score: namedKinds(reading) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return new Set([
    ...readings.slice(0, MOST_RETRIED).map(r => r.app),
    ...named.slice(0, MOST_NAMED).map(({ app }) => app),
  ])
}

/** How many words of the message name kinds of record, by how well they do. */
const namedKinds = ({ chunks }: Interpretation): number =>
  chunks.reduce(
    (sum, { from, to, entities }) =>
      sum + (to - from) * Math.max(0, ...entities.map(e => (e.quality >= 0.75 ? e.quality : 0))),
    0,
  )

/** Reads the data that may explain what is left over, and the message again over it, as long as that leads to more. */
async function readOverData(
  readAll: () => Promise<Interpretation[]>,
  knowledge: Knowledge,
  run: Run,
): Promise<Interpretation[]> {
  let readings = await readAll()
  const needed: Entity[] = []
  // What the data show of fields and relations may lead to further records.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const more = entitiesToLoad(readings, knowledge, round).filter(entity => !needed.includes(entity))
    if (!more.length) break
    await knowledge.load(more, run)
    needed.push(...more)
    readings = await readAll()
  }
  if (readings[0] && (readings[0].certainty < 0.9 || hasUnreadName(readings[0]) || hasLittleName(readings[0]))) {
    // A name that fits only in part, or not at all, may be another record's whole name, some relations away.
    const app = knowledge.model.apps.find(a => a.name === readings[0]!.app)!
    await knowledge.load(
      app.entities.filter(e => !app.isPartial && e.nameFields.length > 0 && isListed(e, false)),
      run,
    )
    readings = await readAll()
  }
  const query = readings[0]?.query
  const unseen = query
    ? [guessedKinds, namelessKinds, unwrittenKinds, narrowingKinds].flatMap(kindsOf => kindsOf(query, knowledge))
    : []
  if (unseen.length) {
    await knowledge.load([...new Set(unseen)], run)
    readings = await readAll()
  }
  if (readings[0] && isIncomplete(readings[0])) {
    // A name that the data did not have a minute ago may be there now.
    await knowledge.load(needed, run, 1000)
    readings = await readAll()
  }
  return readings
}

/** What is left over is written as a name is. */
const hasUnreadName = ({ unknown }: Interpretation): boolean => unknown.some(word => /^\p{Lu}[\p{L}\d]/u.test(word))

/** "booked in for Will": a little word with a capital inside a sentence may be a name that the data have (`placeCapitals`). */
const hasLittleName = ({ chunks }: Interpretation): boolean =>
  chunks.some(
    ({ kind, text }, at) =>
      kind === 'filler' && /^\p{Lu}\p{Ll}+$/u.test(text) && /\p{Ll}$/u.test(chunks[at - 1]?.text ?? ''),
  )

const rank = (reading: Interpretation, previous?: Query) => reading.score + (previous?.app === reading.app ? 0.6 : 0)

/**
 * How sure a reading is, which decides whether it is answered at all: less for words left over, corrections and rivals. What
 * an answer claims afterwards is fitted (`confidence/`).
 */
function surenessOf(reading: Interpretation, rivals: number): number {
  const base = 0.94 - 0.12 * reading.unknown.length
  return Math.max(0.05, Math.min(0.97, base * (0.6 + 0.4 * reading.certainty) * (rivals ? 0.65 : 1)))
}
