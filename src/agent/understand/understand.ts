import { carryValue } from './follow-ups/carry-value.ts'
import { isBare } from './reading/attach.ts'
import { asksForExtreme, asksForGroups, splitSentences } from './requests/clauses.ts'
import { sayWhoseCount } from './follow-ups/follow-count.ts'
import { sayThatTime } from './follow-ups/that-time.ts'
import { whoBeside } from './follow-ups/who-beside.ts'
import { slipOf } from './language/respell.ts'
import { findRequests } from './requests/find-requests.ts'
import type { Interpretation } from './reading/interpretation.ts'
import { type Meaning, type Query, type Selection, plainly } from './reading/query.ts'
import { readClause } from './choice/read-clause.ts'
import { readAlone } from './choice/read-alone.ts'
import { readOfTopic } from './choice/read-of-topic.ts'
import { isLoose } from './choice/read-together.ts'
import { asOne, type Understanding, type UnderstandOptions } from './understanding.ts'

/** More requests than these in one message are declined: none is left out. */
const MOST_REQUESTS = 12

/** No question has so many words; one that it does not know is enough to decline a sentence. */
const MOST_WORDS = 300
const WORDS_TOO_MANY = new RegExp(`^(?:\\S+\\s+){${MOST_WORDS}}`)

const WHOEVER = /^\W*whoever\b/i

/** Reads a message: its sentences and requests, each in the application that explains it best. */
export async function understand(text: string, options: UnderstandOptions): Promise<Understanding> {
  if (splitSentences(text).some(sentence => WORDS_TOO_MANY.test(sentence)))
    return { confidence: 0, notes: [], unknown: [`more than ${MOST_WORDS} words in one sentence`], rivals: [] }
  // "whoever leads the choir, what is that person's number?": who it is comes first.
  const ofWhoever = WHOEVER.test(text) ? await readOfTopic(text, options, understandAsSpelt) : undefined
  if (ofWhoever) return ofWhoever
  const alone = await readAlone(text, options, understandAsSpelt)
  if (alone) return alone
  const read = await understandAsSpelt(text, options)
  if (read.meaning) return read
  return (
    (await understandRespelt(text, read.unknown, options)) ??
    (await readOfTopic(text, options, understandAsSpelt)) ??
    read
  )
}

async function understandAsSpelt(text: string, options: UnderstandOptions): Promise<Understanding> {
  const { requests, passed, plainly } = await findRequests(text, options)
  const read = await understandAll(requests, options)
  if (read.meaning || !plainly) return tellPassed(read, passed)
  // "I'm visiting a customer next week. Which boats …?": what only tells of the speaker.
  const plain = await plainly()
  const asked = await understandAll(plain.requests, options)
  return asked.meaning ? tellPassed(asked, plain.passed) : tellPassed(read, passed)
}

/** How sure a reading is at most that takes a word for a slip of the keys. */
const RESPELT = 0.75

/** "which helemts do we sell?": where a word means nothing here, the word of English that it is a slip of. */
async function understandRespelt(
  text: string,
  unknown: readonly string[],
  options: UnderstandOptions,
): Promise<Understanding | undefined> {
  const slips = unknown.flatMap(word => {
    const meant = slipOf(word)
    return meant === undefined ? [] : [{ word, meant }]
  })
  if (!slips.length) return undefined
  const respelt = slips.reduce((said, { word, meant }) => said.replaceAll(word, meant), text)
  const read = await understandAsSpelt(respelt, options)
  if (!read.meaning) return undefined
  return lessSure(
    { ...read, notes: [...read.notes, ...slips.map(({ word, meant }) => `read “${word}” as ${meant}`)] },
    RESPELT,
  )
}

/** How sure a reading is at most of a message of which a phrase was passed over. */
const PASSED = 0.6

/** What was passed over is told, and makes the reading less sure. */
function tellPassed(understanding: Understanding, passed: readonly string[]): Understanding {
  const notes = [...understanding.notes, ...passed.map(words => `passed over “${words}”`)]
  return passed.length ? lessSure({ ...understanding, notes }, PASSED) : understanding
}

function lessSure(understanding: Understanding, most: number): Understanding {
  const lower = (reading: Interpretation) => ({ ...reading, certainty: Math.min(reading.certainty, most) })
  const { readings, best } = understanding
  return { ...understanding, ...(readings && { readings: readings.map(lower) }), ...(best && { best: lower(best) }) }
}

/** Reads the requests of a message one after the other. */
async function understandAll(clauses: string[], options: UnderstandOptions): Promise<Understanding> {
  if (clauses.length > MOST_REQUESTS)
    return { confidence: 0, notes: [], unknown: [`more than ${MOST_REQUESTS} requests at once`], rivals: [] }
  const readings: Understanding[] = []
  let { previous } = options
  for (const clause of clauses) {
    if (clauses.length > 1 && asksForGroups(clause)) previous = undefined
    // "which is the largest and which the smallest": both of those before. "How many are there and which is the largest": of those.
    const last = readings.at(-1)?.meaning
    const isCut = last?.kind === 'query' && (last.root.limit !== undefined || last.groupOrder?.limit !== undefined)
    if (isCut && asksForExtreme(clause)) previous = options.previous ?? withoutCut(last)
    // "how many has A? And how many has B?": the same of the other.
    const timed = sayThatTime(clause, previous)
    const said = readings.length ? sayWhoseCount(timed, previous, options.knowledge.model) : timed
    const read = countedToo(said, await readClause(said, { ...options, previous }), previous)
    const reading = read.meaning ? read : ((await readCarried(said, readings, options)) ?? read)
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
      readings
        .slice(0, at)
        .some(
          before =>
            isSameMeaning(readings[at]!.meaning!, before.meaning!) ||
            (POINTING.test(clauses[at]!) && saysAgain(readings[at]!.meaning!, before.meaning!)),
        )
    ) {
      readings.splice(at, 1)
      clauses.splice(at, 1)
    }
  for (let at = readings.length - 1; at > 0; at--)
    readings[at] = ofThoseAskedAbout(readings[at]!, readings[at - 1]!.meaning!, clauses[at]!)
  for (let at = readings.length - 1; at > 0; at--)
    if (tellsMoreOf(readings[at]!.meaning!, readings[at - 1]!.meaning!)) {
      const { notes, best } = readings[at - 1]!
      const more = lessSure(ofEach(readings[at]!), best?.certainty ?? 1)
      readings.splice(at - 1, 2, { ...more, notes: [...new Set([...notes, ...more.notes])] })
      clauses.splice(at - 1, 1)
    }
  for (let at = readings.length - 1; at > 0; at--)
    if (listsThoseAskedAbout(readings[at]!.meaning!, readings[at - 1]!.meaning!)) {
      const { notes, best } = readings[at - 1]!
      const listed = lessSure(answeringWhether(readings[at]!), best?.certainty ?? 1)
      readings.splice(at - 1, 2, { ...listed, notes: [...new Set([...notes, ...listed.notes])] })
      clauses.splice(at - 1, 1)
    }
  for (let at = readings.length - 1; at > 0; at--)
    if (narrowsSaid(readings[at]!.meaning!, readings[at - 1]!.meaning!) && tellsOrIsAskedAgain(clauses, at)) {
      const { notes, best } = readings[at - 1]!
      const narrowed = lessSure(readings[at]!, best?.certainty ?? 1)
      readings.splice(at - 1, 2, { ...narrowed, notes: [...new Set([...notes, ...narrowed.notes])] })
      clauses.splice(at - 1, 1)
    }
  if (readings.length === 1) return readings[0]!
  const parts = readings.flatMap(r => (r.meaning!.kind === 'query' ? [r.meaning!] : r.meaning!.parts))
  const one = whoBeside(parts, options.knowledge.model)
  return {
    meaning: one ?? { kind: 'several', parts, labels: clauses },
    ...asOne(readings),
    unknown: readings.flatMap(r => r.unknown),
    rivals: readings.flatMap(r => r.rivals),
  }
}

/** All of those of which the first of some were asked for. */
function withoutCut({ root, groupOrder: _cut, ...query }: Query): Query {
  const { order: _order, limit: _limit, offset: _offset, ...all } = root
  return { ...query, root: all, single: false }
}

/** "how many … in Texas, and how many firms does the other service have in that state?": with the value that was said before. */
async function readCarried(
  clause: string,
  before: readonly Understanding[],
  options: UnderstandOptions,
): Promise<Understanding | undefined> {
  const queries = before.flatMap(({ meaning }) => (meaning?.kind === 'query' ? [meaning] : []))
  const carried = carryValue(clause, queries, options.knowledge.model)
  const reading = carried && (await readClause(carried.message, options))
  return reading?.meaning && reading
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

/** "How much did we win in every country? I need the total.": the second sentence asks for nothing more. */
const isSameMeaning = (one: Meaning, other: Meaning): boolean =>
  // Where in its sentence each part of a meaning was said tells nothing.
  plainly(one, 'at', 'label') === plainly(other, 'at', 'label')

/** "which boats are late, and what are their berths?": the same records, with what is asked of them. */
const tellsMoreOf = (meaning: Meaning, before: Meaning): boolean =>
  meaning.kind === 'query' &&
  before.kind === 'query' &&
  (meaning.ask === 'list' || meaning.ask === 'values') &&
  before.ask === 'list' &&
  meaning.project.length > 0 &&
  before.project.length === 0 &&
  plainly(meaning.root, 'at', 'label') === plainly(before.root, 'at', 'label')

/** "do we have late boats? Show me the boats.": a bare noun behind the question whether there are such is about those. */
function ofThoseAskedAbout(understanding: Understanding, before: Meaning, clause: string): Understanding {
  const { meaning } = understanding
  const isOfThose =
    meaning?.kind === 'query' &&
    before.kind === 'query' &&
    meaning.ask === 'list' &&
    before.ask === 'exists' &&
    meaning.root.entity === before.root.entity &&
    isBare(meaning.root) &&
    !/\b(?:all(?! (?:of )?(?:the|those|these)\b)|every|each|other|others|else|total)\b/i.test(clause)
  return isOfThose ? { ...understanding, meaning: { ...meaning, root: before.root } } : understanding
}

/** "are any boats late, and which ones are those?": the list of them says that there are. */
const listsThoseAskedAbout = (meaning: Meaning, before: Meaning): boolean =>
  meaning.kind === 'query' &&
  before.kind === 'query' &&
  meaning.ask === 'list' &&
  !meaning.project.length &&
  (before.ask === 'exists' || before.existence === true) &&
  !before.lookup &&
  plainly(meaning.root, 'at', 'label') === plainly(before.root, 'at', 'label')

/** The same records with more said of them: all that held of those before holds of them. */
function narrowsSaid(meaning: Meaning, before: Meaning): boolean {
  if (meaning.kind !== 'query' || before.kind !== 'query' || meaning.ask !== 'list' || before.ask !== 'list')
    return false
  const [own, all] = [meaning.root, before.root]
  const isWhole = [all, own].every(one => one.order === undefined && one.limit === undefined)
  const saidOf = ({ where, anyOf, related }: Selection) =>
    [...where, ...(anyOf ?? []), ...related].map(one => plainly(one, 'at', 'label'))
  const said = saidOf(own)
  return (
    isWhole &&
    own.entity === all.entity &&
    !before.project.length &&
    said.length > saidOf(all).length &&
    saidOf(all).every(one => said.includes(one))
  )
}

/** "I'm looking at yawls. Which of them are late?", "What is due this week? Show those due then that are open.": the first asks nothing of its own. */
const tellsOrIsAskedAgain = (clauses: readonly string[], at: number): boolean =>
  TELLS_WHAT_FOR.test(clauses[at - 1]!) || (ASKS_WHAT.test(clauses[at - 1]!) && SHOWS_THEN.test(clauses[at]!))
const TELLS_WHAT_FOR =
  /^\W*(?:(?:so|well|hi|hello|ok|okay)\W+)*(?:i|we)(?:['’](?:m|re|ve)| am| are| have| was| were| do(?:n['’]t| not) (?:want|need))\b[^?]*$/i
const ASKS_WHAT = /^\W*(?:what|which|who)\b[^?]*\?\W*$/i
const SHOWS_THEN = /^\W*(?:please )?(?:show|list|give|name|tell)\b.*\b(?:then|there)\b/i

const answeringWhether = (understanding: Understanding): Understanding =>
  understanding.meaning?.kind === 'query'
    ? { ...understanding, meaning: { ...understanding.meaning, existence: true } }
    : understanding

/** "… and what are their towns?": that of each, and not which towns there are. */
const ofEach = (understanding: Understanding): Understanding =>
  understanding.meaning?.kind === 'query'
    ? { ...understanding, meaning: { ...understanding.meaning, ask: 'list' } }
    : understanding

/** A bare noun in a sentence of its own, of the records that were just asked for. */
function saysAgain(meaning: Meaning, before: Meaning): boolean {
  if (meaning.kind !== 'query' || before.kind !== 'query' || meaning.root.entity !== before.root.entity) return false
  // "in which towns are they? I need only the names of the towns.": the values that were asked for.
  const values = before.ask === 'values' ? before.project.map(columns => columns.join()) : []
  const isOfValues = meaning.project.length > 0 && meaning.project.every(columns => values.includes(columns.join()))
  const isAgain = before.ask === 'list' ? !meaning.project.length : isOfValues
  return meaning.ask === 'list' && isAgain && isBare(meaning.root)
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
      const reading = await readClause(clause, { ...options, apps: [app], ...(previous && { previous }) })
      if (!reading.meaning) break
      again.push(reading)
      previous = reading.meaning.kind === 'query' ? reading.meaning : reading.meaning.parts.at(-1)
    }
    // "plans" that another application has are no policies of this one.
    const isAsGood = again.every(({ best }, at) => {
      const own = readings[at]!.best
      return (best?.score ?? 0) >= (own?.score ?? 0) - WORSE && !(best && own && isLoose([best, own]))
    })
    if (again.length === clauses.length && isAsGood) return again
  }
  return undefined
}
