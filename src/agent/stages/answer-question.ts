import { pauseIfDue } from '../../lib/in-slices.ts'
import { answerRecords } from '../answer/answer-records.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import { answerCalls } from '../answer/answer-tool.ts'
import { goesOnFromBefore } from '../answer/after-gap.ts'
import { askOfWhat } from '../answer/ask-of-what.ts'
import { askWhich } from '../answer/ask-which.ts'
import {
  addsUpAll,
  askOfWhichOnes,
  askOfWhom,
  asksTheSame,
  askWhatIsCounted,
  askWhatItGoesOnWith,
  askWhichOfMine,
  askWhere,
  askWhichOfTwo,
  askWhose,
} from '../answer/ask-whose.ts'
import { replyToSmallTalk } from '../answer/help.ts'
import { explainGap } from '../answer/explain-gap.ts'
import { askWhichToDo, explainOrder, explainTold, explainVain, explainWish } from '../answer/explain-order.ts'
import { declined } from '../answer/outcome.ts'
import { replyToDecision } from '../answer/reply-to-decision.ts'
import type { TurnOutcome } from '../turn.ts'
import { tellsOfRecords } from '../understand/chunks/tells-of-records.ts'
import { readCourtesy } from '../understand/requests/talk-by-words.ts'
import { findOrderAround } from '../understand/writes/order-around.ts'
import { findUnknownOrder, ordersInVain, tellsState, wishesState } from '../understand/writes/unknown-order.ts'
import { answerElsewhere } from './answer-elsewhere.ts'
import { goOn } from './answer-reply.ts'
import { inWords, withoutDraft, type Asked, type Open, type Weighed } from './asked.ts'
import { asksToDraw, drawn } from '../answer/as-chart.ts'
import { lessSure } from '../understand/understanding.ts'
import { LEAST_CONFIDENCE, type ReadQuestion, readQuestion } from './read-question.ts'

/** A question about records; where it stays unclear, what is unclear. */
export async function answerQuestion(asked: Asked, { calls, first }: Weighed, open: Open): Promise<TurnOutcome> {
  const read = await readQuestion(asked, open)
  await pauseIfDue()
  const { narrowed } = read
  if (narrowed && open.choice?.order) return goOn(open.choice.order, narrowed, asked)
  const isOfBefore = goesOnFromBefore(open.failed, asked.turn.message, read.understanding.meaning, read.previous)
  const understanding = isOfBefore ? lessSure(read.understanding, OVER_A_GAP) : read.understanding
  asked.seen.understanding = understanding
  const settled = withoutDraft(asked)
  const reply = calls && !understanding.meaning ? undefined : replyToDecision(asked.turn.message, isOpen(open))
  if (reply) return inWords(settled, reply)
  const question = askBack(settled, read, { mayBeCall: calls !== undefined, ...openBefore(asked, open, isOfBefore) })
  if (question) return question
  await pauseIfDue()
  const { meaning, confidence } = understanding
  // Where a tool may draw, it is asked.
  const drawing = calls ? undefined : asksToDraw(asked.turn.message)
  if (meaning && confidence >= LEAST_CONFIDENCE) {
    const answer = await answerRecords({ ...understanding, meaning }, settled)
    const told = await answerElsewhere(answer, understanding, app => answerOf(app, settled, open))
    return drawing && told.data.chart ? drawn(told, drawing) : told
  }
  // "a bar chart of the boats by harbour" where nothing is called a chart: their answer, drawn.
  if (drawing) {
    const told = await asked.again(drawing.of)
    return told.data.error ? told : drawn(told, drawing)
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

/** How sure a reading is at most that goes on from what was answered before a message without an answer. */
const OVER_A_GAP = 0.75

/** What was left without an answer, unless the message goes on from what was answered before it. */
function openBefore({ turn }: Asked, { failed, offer, unanswered }: Open, isOfBefore: boolean) {
  const isOfSome = failed === 'some' && !testIn(turn.message, STILL_ALL)
  return {
    isAfterGap: !isOfBefore && (failed === true || failed === 'aside' || isOfSome),
    isUnanswered: !isOfBefore && !!unanswered,
    isAfterOffer: !isOfBefore && (!!offer || failed === 'named'),
  }
}

/** What stands for all of those before, where it was asked in vain which of them are such. */
const STILL_ALL =
  /\b(?:they|them|theirs?)\b|\b(?:which|who|any|all|some|most|none|one|each|many)(?: ones?)? of (?:those|these)\b/i

/** Something waits for what is said next. */
const isOpen = (open: Open): boolean => Object.keys(open).some(name => !/^(?:unanswered|gap|ordered)$/.test(name))

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
  const whose =
    meaning || which
      ? (askWhose(turn.message, previous) ??
        askOfWhom(turn.message, meaning, previous, best) ??
        askWhere(turn.message, previous))
      : undefined
  const mine = meaning && askWhichOfMine(best)
  if (mine !== undefined) return declined('NEEDS_INPUT', mine, memory, { toolsUsed })
  if (whose !== undefined) return declined('NEEDS_INPUT', whose, memory, { toolsUsed })
  if (which) return which
  const isAfterAny = isAfterGap || isAfterOffer || isUnanswered
  const ofTwo =
    meaning &&
    ((isAfterGap && askWhichOfTwo(best, meaning, model)) ||
      (isAfterAny && !best?.goesOn && askOfWhichOnes(turn.message, best, meaning, model)) ||
      ((isAfterGap || isAfterOffer || (isUnanswered && (asksTheSame(turn.message) || addsUpAll(meaning)))) &&
        askWhatItGoesOnWith(turn.message, meaning, model)))
  return ofTwo ? declined('NEEDS_INPUT', ofTwo, { ...memory, offer: meaning }, { toolsUsed }) : undefined
}
