import { answerRecords } from '../answer/answer-records.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import { answerCalls } from '../answer/answer-tool.ts'
import { askOfWhat } from '../answer/ask-of-what.ts'
import { askWhich } from '../answer/ask-which.ts'
import {
  asksTheSame,
  askWhatIsCounted,
  askWhatItGoesOnWith,
  askWhichOfMine,
  askWhichOfTwo,
  askWhose,
} from '../answer/ask-whose.ts'
import { replyToSmallTalk } from '../answer/help.ts'
import { explainGap } from '../answer/explain-gap.ts'
import { askWhichToDo, explainOrder, explainTold, explainVain, explainWish } from '../answer/explain-order.ts'
import { declined } from '../answer/outcome.ts'
import { replyToDecision } from '../answer/reply-to-decision.ts'
import { narrowChoice } from '../answer/take-choice.ts'
import type { TurnOutcome } from '../turn.ts'
import { tellsOfRecords } from '../understand/chunks/tells-of-records.ts'
import { carryValue } from '../understand/follow-ups/carry-value.ts'
import { sayWhoseCount } from '../understand/follow-ups/follow-count.ts'
import { CORRECTS } from '../understand/follow-ups/follow-briefly.ts'
import { combineFigures, sayOfOthers, sayOnes } from '../understand/follow-ups/follow-figures.ts'
import { sayAllOfThem, sayTheSame } from '../understand/follow-ups/say-in-full.ts'
import { chooseAmong } from '../understand/follow-ups/follow-series.ts'
import { personBefore, sayPerson } from '../understand/follow-ups/person-before.ts'
import { askOfOther, besideEachOther, comparedWith } from '../understand/follow-ups/compare-with.ts'
import { ofThoseBefore, sayEach } from '../understand/follow-ups/each-of-them.ts'
import { widenBefore } from '../understand/follow-ups/widen.ts'
import type { Query } from '../understand/reading/query.ts'
import { readCourtesy } from '../understand/requests/talk-by-words.ts'
import { understand } from '../understand/understand.ts'
import { ofBefore, type Understanding, type UnderstandOptions } from '../understand/understanding.ts'
import { findOrderAround } from '../understand/writes/order-around.ts'
import { findUnknownOrder, ordersInVain, tellsState, wishesState } from '../understand/writes/unknown-order.ts'
import { answerElsewhere } from './answer-elsewhere.ts'
import { goOn } from './answer-reply.ts'
import { appsOf, inWords, withoutDraft, type Asked, type Open, type Weighed } from './asked.ts'

/** Below this the built-in engine does not answer: it says what it did not understand (design § 4). */
const LEAST_CONFIDENCE = 0.45

/** A question about records; where it stays unclear, what is unclear. */
export async function answerQuestion(asked: Asked, { calls, first }: Weighed, open: Open): Promise<TurnOutcome> {
  const read = await readQuestion(asked, open)
  const { understanding, narrowed } = read
  if (narrowed && open.choice?.order) return goOn(open.choice.order, narrowed, asked)
  asked.seen.understanding = understanding
  const settled = withoutDraft(asked)
  const reply = calls && !understanding.meaning ? undefined : replyToDecision(asked.turn.message, isOpen(open))
  if (reply) return inWords(settled, reply)
  const question = askBack(settled, read, {
    mayBeCall: calls !== undefined,
    isAfterGap: open.failed === true || (open.failed === 'some' && !testIn(asked.turn.message, STILL_ALL)),
    isUnanswered: !!open.unanswered,
    isAfterOffer: !!open.offer,
  })
  if (question) return question
  const { meaning, confidence } = understanding
  if (meaning && confidence >= LEAST_CONFIDENCE) {
    const answer = await answerRecords({ ...understanding, meaning }, settled)
    return answerElsewhere(answer, understanding, app => answerOf(app, settled, open))
  }
  const courtesy =
    calls || understanding.best?.chunks.some(tellsOfRecords) ? undefined : readCourtesy(asked.turn.message)
  if (courtesy) return inWords(asked, replyToSmallTalk(courtesy, asked.model))
  return calls && first === 'records'
    ? answerCalls(calls, settled)
    : explainGap(asked.turn.message, understanding, asked.knowledge, asked.memory, asked.run.toolsUsed)
}

/** The answer that one application alone gives; read anew, with what is doubtful and told of that one. */
async function answerOf(app: string, asked: Asked, open: Open): Promise<TurnOutcome | undefined> {
  const { understanding } = await readQuestion({ ...asked, turn: { ...asked.turn, apps: [app] } }, open)
  const { meaning, confidence } = understanding
  return meaning && confidence >= LEAST_CONFIDENCE ? answerRecords({ ...understanding, meaning }, asked) : undefined
}

/** What stands for all of those before, where it was asked in vain which of them are such. */
const STILL_ALL =
  /\b(?:they|them|theirs?)\b|\b(?:which|who|any|all|some|most|none|one|each|many)(?: ones?)? of (?:those|these)\b/i

/** Something waits for what is said next. */
const isOpen = (open: Open): boolean => Object.keys(open).some(name => name !== 'unanswered' && name !== 'gap')

/** What a message asks, and the request that it follows. */
interface ReadQuestion {
  understanding: Understanding
  previous: Query | undefined
  /** The choices that were open, by what the message says of the one that is meant. */
  narrowed?: Query
}

async function readQuestion(asked: Asked, { choice }: Open): Promise<ReadQuestion> {
  const { turn, knowledge, model, memory, now, run } = asked
  const before = withoutCorrected(memory.query ? [...(memory.history ?? []), memory.query] : [])
  const figures = choice ? undefined : combineFigures(turn.message, before, model)
  if (figures) return { understanding: ofBefore(figures), previous: memory.query }
  const wider = choice ? undefined : widenBefore(turn.message, before, model)
  if (wider) return { understanding: ofBefore(wider), previous: memory.query }
  const compared = choice ? undefined : await compareWith(asked, before)
  if (compared) return { understanding: compared, previous: memory.query }
  const series = memory.query && chooseAmong(turn.message, before, model)
  const previous = series?.previous ?? choice?.among ?? personBefore(turn.message, before, model) ?? memory.query
  const last = choice ? undefined : memory.query
  const full = sayAllOfThem(sayTheSame(turn.message, last), last)
  const told = sayPerson(sayOnes(sayOfOthers(full, last), last), last, model)
  const said = sayEach(sayWhoseCount(told, last, model), last, model)
  const message = series?.message ?? said
  const options = { knowledge, now, ...appsOf(asked), ...(!turn.dryRun && { run }) }
  // "… in that state?": the value that the records before had there.
  const carried = carryValue(message, before, model)
  const continued =
    carried && memory.query && testIn(message, GOES_ON)
      ? await understand(carried.message, { ...options, previous: memory.query })
      : undefined
  const understanding = continued?.meaning
    ? continued
    : await readAsSaid(message, carried, options, { ...options, ...(previous && { previous }) })
  const isOfEach = last !== undefined && !series && EACH.test(said) && !EACH.test(turn.message.replace(AT_END, ''))
  const read = isOfEach ? ofThoseBefore(understanding.meaning, last, model) : understanding.meaning
  if (isOfEach && understanding.meaning && !read)
    return { understanding: { ...understanding, meaning: undefined, unknown: ['each'] }, previous }
  const narrowed = choice && narrowChoice(choice, read)
  const meaning = narrowed ?? read
  if (memory.query && meaning?.kind === 'query' && CORRECTS.test(turn.message))
    return { understanding: { ...understanding, meaning: { ...meaning, corrects: true } }, previous }
  return {
    understanding: meaning ? { ...understanding, meaning } : understanding,
    previous,
    ...(narrowed && { narrowed }),
  }
}

const EACH = /\beach\b/i
const AT_END = /\beach(?: one| of (?:them|those|these))?(?: (?:has|have|had|got|gets?|is|are|with))?\W*$/i

/** The figures before, set beside the same of what a message names: "compare that with 2024". */
async function compareWith(asked: Asked, before: readonly Query[]): Promise<Understanding | undefined> {
  const { turn, knowledge, now, run } = asked
  const last = before.at(-1)
  const other = comparedWith(turn.message, last)
  if (!last || other === undefined) return undefined
  const options = { knowledge, now, ...appsOf(asked), ...(!turn.dryRun && { run }), previous: last }
  for (const wording of askOfOther(other)) {
    const read = await understand(wording, options)
    const meaning = besideEachOther(last, read.meaning)
    if (meaning) return { ...read, meaning }
  }
  return undefined
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

/** "and for my firms in that state?": of what was asked before. */
const GOES_ON = /^\W*(?:and|what about|how about)\b(?! (?:how|which|who|what|when|where)\b)/i

/** "sorry, I meant Texas": what was asked by mistake is none of what was asked one after the other. */
const withoutCorrected = (queries: readonly Query[]): Query[] => queries.filter((_, at) => !queries[at + 1]?.corrects)

/** What has to be said or asked before anything is answered: an order nobody can carry out, a word that may mean several things. */
function askBack(
  { turn, knowledge, model, memory, now, run }: Asked,
  { understanding, previous }: ReadQuestion,
  { mayBeCall, isAfterGap, isUnanswered, isAfterOffer }: Record<'mayBeCall' | 'isAfterGap' | 'isUnanswered' | 'isAfterOffer', boolean>, // oxfmt-ignore
): TurnOutcome | undefined {
  const { best, meaning } = understanding
  const { toolsUsed } = run
  const order = findUnknownOrder(turn.message, best, knowledge.apps(turn.apps), mayBeCall)
  if (order) return declined('NOT_AVAILABLE', explainOrder(order, knowledge), memory, { toolsUsed })
  if (wishesState(turn.message)) return declined('NOT_AVAILABLE', explainWish, memory, { toolsUsed })
  if (meaning?.kind === 'query' && !mayBeCall && !previous && tellsState(turn.message))
    return declined('NEEDS_INPUT', explainTold, memory, { toolsUsed })
  if (ordersInVain(turn.message, best, knowledge.apps(turn.apps)))
    return declined('NEEDS_INPUT', explainVain, memory, { toolsUsed })
  const around = findOrderAround(turn.message, knowledge.apps(turn.apps))
  if (around) return declined('NEEDS_INPUT', askWhichToDo(around), memory, { toolsUsed })
  const ofWhat = previous ? undefined : askOfWhat(turn.message, now, model)
  if (ofWhat !== undefined) return declined('NEEDS_INPUT', ofWhat, memory, { toolsUsed })
  const which = askWhich(understanding, model, memory, toolsUsed)
  const counted = isUnanswered || meaning ? askWhatIsCounted(turn.message, previous, isUnanswered) : undefined
  if (counted !== undefined) return declined('NEEDS_INPUT', counted, memory, { toolsUsed })
  const whose = meaning || which ? askWhose(turn.message, previous) : undefined
  const mine = meaning && askWhichOfMine(best)
  if (mine !== undefined) return declined('NEEDS_INPUT', mine, memory, { toolsUsed })
  if (whose !== undefined) return declined('NEEDS_INPUT', whose, memory, { toolsUsed })
  if (which) return which
  const ofTwo =
    meaning &&
    ((isAfterGap && askWhichOfTwo(best, meaning, model)) ||
      ((isAfterGap || isAfterOffer || (isUnanswered && asksTheSame(turn.message))) &&
        askWhatItGoesOnWith(turn.message, meaning, model)))
  return ofTwo ? declined('NEEDS_INPUT', ofTwo, { ...memory, offer: meaning }, { toolsUsed }) : undefined
}
