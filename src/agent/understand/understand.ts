import { carryValue } from './follow-ups/carry-value.ts'
import { isBare } from './reading/attach.ts'
import { asksForExtreme, asksForGroups, splitSentences } from './requests/clauses.ts'
import { sayWhoseCount } from './follow-ups/follow-count.ts'
import { sayThatTime } from './follow-ups/that-time.ts'
import { whoBeside } from './follow-ups/who-beside.ts'
import { slipOf } from './language/respell.ts'
import { remarkBehind } from './requests/frames/remark-behind.ts'
import { findRequests, saysSomethingOfRecords } from './requests/find-requests.ts'
import type { Query } from './reading/query.ts'
import { asksOfPurpose } from './requests/topic-and-question.ts'
import { readClause } from './choice/read-clause.ts'
import { readAlone } from './choice/read-alone.ts'
import { readExplained } from './choice/read-explained.ts'
import { readOfTopic } from './choice/read-of-topic.ts'
import { type ReadRequest, uniteReadings } from './choice/unite-readings.ts'
import { isLoose } from './choice/read-together.ts'
import { asOne, lessSure, type Understanding, type UnderstandOptions } from './understanding.ts'

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
  const ofPurpose = asksOfPurpose(text) ? await readOfTopic(text, options, understandAsSpelt) : undefined
  if (ofPurpose) return ofPurpose
  const explained = await readExplained(text, options, understandAsSpelt)
  if (explained) return explained
  const alone = await readAlone(text, options, understandAsSpelt)
  if (alone) return alone
  const read = await understandAsSpelt(text, options)
  if (read.meaning) return read.confidence < DOUBTED ? surer(await understandWithoutRemark(text, options), read) : read
  return (
    (await understandRespelt(text, read.unknown, options)) ??
    (await readOfTopic(text, options, understandAsSpelt)) ??
    (await understandWithoutRemark(text, options)) ??
    read
  )
}

/** What is read so unsurely is not answered. */
const DOUBTED = 0.45
const surer = (other: Understanding | undefined, read: Understanding): Understanding =>
  other && other.confidence > read.confidence ? other : read

/** "boats in Oslo, planning a trip": without a remark behind the request of which no service knows a word; it is told. */
async function understandWithoutRemark(text: string, options: UnderstandOptions): Promise<Understanding | undefined> {
  const remark = remarkBehind(text)
  if (!remark || (remark.doing && saysSomethingOfRecords(remark.doing, options))) return undefined
  const read = await understandAsSpelt(remark.rest, options)
  return read.meaning && tellPassed(read, [remark.words])
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
  const asked = readings.flatMap(({ meaning, ...reading }, at) =>
    meaning ? [{ clause: clauses[at]!, reading: { ...reading, meaning } }] : [],
  )
  const united = uniteReadings(asked)
  return united.length === 1 ? united[0]!.reading : tellAll(united, options)
}

/** Several requests, each with its own answer. */
function tellAll(asked: readonly ReadRequest[], { knowledge }: UnderstandOptions): Understanding {
  const readings = asked.map(({ reading }) => reading)
  const parts = readings.flatMap(r => (r.meaning.kind === 'query' ? [r.meaning] : r.meaning.parts))
  const one = whoBeside(parts, knowledge.model)
  return {
    meaning: one ?? { kind: 'several', parts, labels: asked.map(({ clause }) => clause) },
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
