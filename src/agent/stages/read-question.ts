import { testIn } from '../../lib/prefilter/may-match.ts'
import { narrowChoice } from '../answer/take-choice.ts'
import { carryValue } from '../understand/follow-ups/carry-value.ts'
import { sayWhoseCount } from '../understand/follow-ups/follow-count.ts'
import { alsoOfAll, spokenOfAs } from '../understand/follow-ups/after-yes-or-no.ts'
import { CORRECTS } from '../understand/follow-ups/follow-briefly.ts'
import { combineFigures, sayOfOthers, sayOnes } from '../understand/follow-ups/follow-figures.ts'
import { sayBrieflyInFull } from '../understand/follow-ups/say-briefly-in-full.ts'
import {
  sayAllOfThem,
  sayBoundOfThose,
  sayOfThose,
  sayTheEnd,
  sayTheSame,
  sayWhatElse,
} from '../understand/follow-ups/say-in-full.ts'
import { chooseAmong } from '../understand/follow-ups/follow-series.ts'
import { personBefore, sayPerson } from '../understand/follow-ups/person-before.ts'
import { rankingBefore } from '../understand/follow-ups/places-in-rankings.ts'
import { readOther } from '../understand/choice/read-beside.ts'
import { isCorrected, sayCorrected, type Corrected } from '../understand/follow-ups/say-corrected.ts'
import { comparedWith } from '../understand/follow-ups/compare-with.ts'
import { eachPartOf } from '../understand/follow-ups/parts-together.ts'
import { bothBefore, ofBoth } from '../understand/follow-ups/both-of-them.ts'
import { countAsked, countInstead, isAllOfKind } from '../understand/follow-ups/count-instead.ts'
import { keptInstead, withoutKept } from '../understand/follow-ups/leave-out.ts'
import { ofTheRest } from '../understand/follow-ups/the-rest.ts'
import { earlierTopics, tellsEntry, isToldOf } from '../understand/follow-ups/earlier-topic.ts'
import { ofThoseBefore, sayEach } from '../understand/follow-ups/each-of-them.ts'
import { sayWhichOfThings } from '../understand/follow-ups/who-of-things.ts'
import { wordAlone } from '../understand/follow-ups/word-alone.ts'
import { whomOfBefore } from '../understand/follow-ups/whom-of-before.ts'
import { moreOfOne } from '../understand/follow-ups/more-of-one.ts'
import { letsGo, widenBefore } from '../understand/follow-ups/widen.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import { understand } from '../understand/understand.ts'
import { isReadWhole, ofBefore, type Understanding, type UnderstandOptions } from '../understand/understanding.ts'
import { appsOf, type Asked, type Open } from './asked.ts'

/** Below this the built-in engine does not answer: it says what it did not understand (design § 4). */
export const LEAST_CONFIDENCE = 0.45

/** What a message asks, and the request that it follows. */
export interface ReadQuestion {
  understanding: Understanding
  previous: Query | undefined
  /** The choices that were open, by what the message says of the one that is meant. */
  narrowed?: Query
}

/** What a message leaves out because it was just spoken of is said in full, one form after the other. */
const SAY_IN_FULL: readonly ((message: string, last: Query | undefined, model: CatalogueModel) => string)[] = [
  sayWhatElse,
  sayTheSame,
  sayAllOfThem,
  sayTheEnd,
  sayOfThose,
  sayOfOthers,
  sayOnes,
  sayPerson,
  sayWhoseCount,
  sayEach,
  sayBoundOfThose,
]

/** Reads a question as what goes on with the conversation: what was asked before, of something else or differently put; else by itself. */
export async function readQuestion(asked: Asked, open: Open): Promise<ReadQuestion> {
  const { turn, model, memory } = asked
  const { choice } = open
  const spoken = memory.query && spokenOfAs(memory.query, turn.message)
  const all = spoken ? [...(memory.history ?? []), spoken] : []
  const changed = choice ? undefined : await readOfBefore(asked, open, all)
  if (changed) return changed
  const before = withoutCorrected(all)
  const series = spoken && chooseAmong(turn.message, before, model)
  const ofPlaces = rankingBefore(turn.message, before)
  const last = choice ? undefined : spoken
  const brief = sayBrieflyInFull(sayWhichOfThings(turn.message, last, model), last, model)
  const previous = series?.previous ?? choice?.among ?? personBefore(brief, before, model) ?? ofPlaces ?? spoken
  const said = SAY_IN_FULL.reduce((text, say) => say(text, last, model), brief)
  const message = series?.message ?? said
  const options = optionsOf(asked)
  // "… in that state?": the value that the records before had there.
  const carried = carryValue(message, before, model)
  const continued =
    carried && spoken && testIn(message, GOES_ON)
      ? await understand(carried.message, { ...options, previous: spoken })
      : undefined
  const straight = continued?.meaning
    ? continued
    : await readAsSaid(message, carried, options, { ...options, ...(previous && { previous }) })
  const instead =
    straight.meaning && straight.confidence >= LEAST_CORRECTED
      ? undefined
      : await readCorrected(asked, spoken, one => (choice ? !one.isSaid : !goesBefore(one)))
  if (instead) return instead
  const understood = choice || series ? straight : await ofEarlierTopic(message, straight, before, options)
  const understanding = letsGo(turn.message) && passesOver(understood) ? doubted(understood) : understood
  const isOfEach = last !== undefined && !series && EACH.test(said) && !EACH.test(turn.message.replace(AT_END, ''))
  const read = isOfEach
    ? ofThoseBefore(understanding.meaning, last, model)
    : alsoOfAll(message, understanding.meaning, memory.query)
  if (isOfEach && understanding.meaning && !read)
    return { understanding: { ...understanding, meaning: undefined, unknown: ['each'] }, previous }
  const narrowed = choice && narrowChoice(choice, read)
  const meaning = narrowed ?? read
  if (spoken && meaning?.kind === 'query' && CORRECTS.test(turn.message))
    return { understanding: { ...understanding, meaning: { ...meaning, corrects: true } }, previous }
  return {
    understanding: meaning ? { ...understanding, meaning } : understanding,
    previous,
    ...(narrowed && { narrowed }),
  }
}

const passesOver = ({ meaning, notes }: Understanding): boolean =>
  meaning !== undefined && notes.some(note => note.startsWith('passed over'))

/** What was to count no more did not count before, so nobody knows what it would go on with. */
const doubted = (understanding: Understanding): Understanding => ({
  ...understanding,
  confidence: Math.min(understanding.confidence, LEAST_CONFIDENCE / 2),
})

/**
 * What says by its form alone what becomes of the requests before, the one spoken of last: of the rest of them or of both, without some, how
 * many, put together, wider, beside others, part by part. Nothing where a choice is open.
 */
async function readOfBefore(asked: Asked, open: Open, all: readonly Query[]): Promise<ReadQuestion | undefined> {
  const { turn, model, memory } = asked
  const spoken = all.at(-1)
  const rest = ofTheRest(turn.message, spoken)
  if (rest) return readOfOther(asked, open, rest)
  const word = wordAlone(turn.message, spoken, memory.said, model)
  if (word) return readOfOther(asked, open, word)
  const corrected = await readCorrected(asked, spoken, goesBefore)
  if (corrected) return corrected
  const left = await leaveOut(asked, spoken, open)
  if (left) return left
  const counted = await countBefore(asked, spoken)
  if (counted) return { understanding: ofBefore(counted), previous: spoken }
  const ofTwo = ofBoth(turn.message, all, model)
  if (ofTwo) return readOfOther(asked, open, ofTwo)
  const before = withoutCorrected(all)
  const query =
    moreOfOne(turn.message, spoken, model) ??
    bothBefore(turn.message, all, model) ??
    combineFigures(turn.message, before, model) ??
    widenBefore(turn.message, before, model)
  if (query) return { understanding: ofBefore(query), previous: spoken }
  const understanding =
    whomOfBefore(turn.message, spoken, memory.said, model) ??
    (await compareWith(asked, before)) ??
    (await eachPartOf(turn.message, memory.together, optionsOf(asked), understand))
  return understanding && { understanding, previous: spoken }
}

/** A message in other words, read after another request than the one before. */
const readOfOther = (asked: Asked, open: Open, { message, previous }: { message: string; previous: Query }) =>
  readQuestion({ ...asked, turn: { ...asked.turn, message }, memory: { ...asked.memory, query: previous } }, open)

/** The message before, with what the message corrects in it; what was asked by mistake is none of what was asked before. */
async function readCorrected(
  asked: Asked,
  spoken: Query | undefined,
  isTried: (corrected: Corrected) => boolean,
): Promise<ReadQuestion | undefined> {
  if (!spoken) return undefined
  for (const corrected of sayCorrected(asked.turn.message, asked.memory.said, spoken, asked.model)) {
    if (!isTried(corrected)) continue
    const understanding = await understand(corrected.message, { ...optionsOf(asked), apps: [spoken.app] })
    const { meaning, confidence } = understanding
    if (!isReadWhole(understanding) || confidence < LEAST_CORRECTED || !isCorrected(meaning, corrected, spoken))
      continue
    return { understanding: { ...understanding, meaning: { ...meaning, corrects: true } }, previous: spoken }
  }
  return undefined
}

/** Whether a correction is tried before the message is read by itself, where no choice is open. */
const goesBefore = ({ isSaid, changes }: Corrected): boolean => isSaid || changes === 'kind'

/** A reading that is surer than that is not put in other words. */
const LEAST_CORRECTED = 0.6

/** How many the records of the figure before are. */
async function countBefore(asked: Asked, spoken: Query | undefined): Promise<Query | undefined> {
  const count = spoken && countAsked(asked.turn.message, spoken)
  if (!count) return undefined
  if (count.noun === undefined) return countInstead(spoken)
  const { meaning } = await understand(`how many ${count.noun} are there?`, optionsOf(asked))
  return isAllOfKind(meaning, spoken) ? countInstead(spoken) : undefined
}

/** Those before without what the message leaves out of them. */
async function leaveOut(asked: Asked, spoken: Query | undefined, open: Open): Promise<ReadQuestion | undefined> {
  for (const message of keptInstead(asked.turn.message, spoken)) {
    const { understanding } = await readQuestion({ ...asked, turn: { ...asked.turn, message } }, open)
    const kept = understanding.meaning
    const meaning = spoken && kept?.kind === 'query' ? withoutKept(spoken, kept, asked.model) : undefined
    if (meaning) return { understanding: { ...understanding, meaning }, previous: spoken }
  }
  return undefined
}

const EACH = /\beach\b/i
const AT_END = /\beach(?: one| of (?:them|those|these))?(?: (?:has|have|had|got|gets?|is|are|with))?\W*$/i

/** The figures before, set beside the same of what a message names: "compare that with 2024". */
async function compareWith(asked: Asked, before: readonly Query[]): Promise<Understanding | undefined> {
  const last = before.at(-1)
  const other = comparedWith(asked.turn.message, last)
  return last && other !== undefined ? readOther(last, other, optionsOf(asked), understand) : undefined
}

const optionsOf = (asked: Asked): UnderstandOptions => {
  const { turn, knowledge, now, run } = asked
  return { knowledge, now, ...appsOf(asked), ...(!turn.dryRun && { run }) }
}

/** A message as it stands, and where the value that it points to is left out, with that value. */
async function readAsSaid(
  message: string,
  carried: ReturnType<typeof carryValue>,
  alone: UnderstandOptions,
  following: UnderstandOptions,
): Promise<Understanding> {
  const read = await understand(message, following)
  if (!carried || JSON.stringify(read.meaning ?? '').includes(JSON.stringify(carried.value))) return read
  const reread = await understand(carried.message, alone)
  // A reading that leaves the value out answers something else.
  return reread.meaning || read.meaning ? reread : read
}

/** "what's its mileage?" after the branch of a car: what a pronoun asks of something that has it itself, where what was spoken of last has not. */
async function ofEarlierTopic(
  message: string,
  straight: Understanding,
  before: readonly Query[],
  options: UnderstandOptions,
): Promise<Understanding> {
  const topics = earlierTopics(message, before, options.knowledge.model)
  const isEntry = tellsEntry(message, straight.meaning, options.knowledge.model)
  if (!topics.length || (isToldOf(straight.meaning, before.at(-1)!) && !isEntry)) return straight
  for (const previous of topics) {
    const read = await understand(message, { ...options, previous })
    if (isToldOf(read.meaning, previous) && read.confidence >= LEAST_CONFIDENCE) return read
  }
  return straight
}

/** "and for my firms in that state?": of what was asked before. */
const GOES_ON = /^\W*(?:and|what about|how about)\b(?! (?:how|which|who|what|when|where)\b)/i

/** "sorry, I meant Texas": what was asked by mistake is none of what was asked one after the other. */
const withoutCorrected = (queries: readonly Query[]): Query[] => queries.filter((_, at) => !queries[at + 1]?.corrects)
