import { asksForListAgain, asksToGoBack, asksToStartOver } from '../answer/about-answers.ts'
import { asksForChart, drawn } from '../answer/as-chart.ts'
import { answerRecords } from '../answer/answer-records.ts'
import { explainWrite } from '../answer/explain-write.ts'
import { asksForUndo, undoWrite } from '../answer/undo-write.ts'
import type { TurnOutcome } from '../turn.ts'
import { asksHowToWrite } from '../understand/writes/find-command.ts'
import type { Memory } from '../answer/outcome.ts'
import type { Query, Selection } from '../understand/reading/query.ts'
import { inWords, type Asked } from './asked.ts'
import { backToTopic } from '../understand/follow-ups/back-to-topic.ts'
import { ofBefore } from '../understand/understanding.ts'

const STARTED_OVER =
  'All right, we start over: what was asked before does not count any more. What would you like to know?'

/** The conversation without what was asked in it; what was changed can still be taken back. */
const forgotten = ({ undo }: Memory): Memory => (undo ? { undo } : {})

const isOfOne = ({ limit, within, related }: Selection): boolean =>
  limit === 1 ||
  (within !== undefined && isOfOne(within)) ||
  related.some(({ selection, exists, count }) => exists && !count && isOfOne(selection))

/** Several records, or groups of them, that were shown. */
const isList = ({ ask, single, lookup, root, groupOrder }: Query): boolean =>
  (ask === 'list' && !single && !lookup && !isOfOne(root)) || (ask === 'group' && groupOrder?.limit !== 1)

/** How something is changed here, taking back the last change, and the answer before the last one. */
export async function answerAboutBefore(asked: Asked): Promise<TurnOutcome | undefined> {
  const { turn, memory, knowledge } = asked
  const how = asksHowToWrite(turn.message)
  const explained = how && explainWrite(how, turn.message, knowledge)
  if (explained) return inWords(asked, explained)
  const undone = asksForUndo(turn.message) ? await undoWrite(asked) : undefined
  if (undone) return undone
  if (asksToStartOver(turn.message)) return inWords({ ...asked, memory: forgotten(memory) }, STARTED_OVER)
  const chart = memory.query && asksForChart(turn.message)
  if (chart) {
    const earlier = { ...memory, query: undefined, draft: undefined }
    return drawn(await answerRecords(ofBefore(memory.query!), { ...asked, memory: earlier }), chart)
  }
  const queries = [...(memory.history ?? []), ...(memory.query ? [memory.query] : [])]
  const topic = backToTopic(turn.message, queries, asked.model)
  if (topic?.rest !== undefined)
    return asked.answerPart(
      { ...turn, message: topic.rest },
      { ...memory, query: topic.query, history: queries, draft: undefined },
    )
  if (topic) {
    const later = { ...memory, query: undefined, history: queries, draft: undefined }
    return answerRecords(ofBefore(topic.query), { ...asked, memory: later })
  }
  const at = asksForListAgain(turn.message)
    ? queries.slice(0, -1).findLastIndex(isList)
    : asksToGoBack(turn.message)
      ? queries.slice(0, -1).findLastIndex(({ isSide }) => !isSide)
      : -1
  const before = queries[at]
  if (!before) return undefined
  const earlier = { ...memory, query: undefined, history: queries.slice(0, at), draft: undefined }
  return answerRecords(ofBefore(before), { ...asked, memory: earlier })
}
