import { asksToGoBack } from '../answer/about-answers.ts'
import { answerRecords } from '../answer/answer-records.ts'
import { explainWrite } from '../answer/explain-write.ts'
import { asksForUndo, undoWrite } from '../answer/undo-write.ts'
import type { TurnOutcome } from '../turn.ts'
import { asksHowToWrite } from '../understand/writes/find-command.ts'
import { inWords, type Asked } from './asked.ts'

/** How something is changed here, taking back the last change, and the answer before the last one. */
export async function answerAboutBefore(asked: Asked): Promise<TurnOutcome | undefined> {
  const { turn, memory, knowledge } = asked
  const how = asksHowToWrite(turn.message)
  const explained = how && explainWrite(how, turn.message, knowledge)
  if (explained) return inWords(asked, explained)
  const undone = asksForUndo(turn.message) ? await undoWrite(asked) : undefined
  if (undone) return undone
  const before = asksToGoBack(turn.message) ? memory.history?.at(-1) : undefined
  if (!before) return undefined
  const earlier = { ...memory, query: undefined, history: memory.history!.slice(0, -1), draft: undefined }
  const understanding = { meaning: before, confidence: 0.9, notes: [], unknown: [], rivals: [] }
  return answerRecords(understanding, { ...asked, memory: earlier })
}
