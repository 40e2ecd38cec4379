import { asksForEvidence, describeOnRequest } from '../answer/about-answers.ts'
import { answerRecords } from '../answer/answer-records.ts'
import { answerBeside } from '../answer/answer-beside.ts'
import { replyToSmallTalk } from '../answer/help.ts'
import type { TurnOutcome } from '../turn.ts'
import { whyOfBefore } from '../understand/follow-ups/why-of-before.ts'
import { stem } from '../understand/language/words.ts'
import { readSmallTalk } from '../understand/requests/small-talk.ts'
import { inWords, type Asked } from './asked.ts'
import { ofBefore } from '../understand/understanding.ts'

/** Small talk, "how did you get that?", what a tool or a kind of record is, and what the last answer left out of its records. */
export async function answerTalk(asked: Asked): Promise<TurnOutcome | undefined> {
  const { turn, model, memory, knowledge } = asked
  const isNoun = (word: string) =>
    knowledge.apps().some(app => app.dictionary.entities.get(stem(word))?.some(mention => mention.quality === 1))
  const talk = readSmallTalk(turn.message, { isNoun, isAsked: Boolean(memory.draft ?? memory.calls) })
  if (talk) return inWords(asked, replyToSmallTalk(talk, model))
  const why = whyOfBefore(turn.message, memory.query, model)
  if (why) return answerRecords(ofBefore(why), asked)
  if (asksForEvidence(turn.message))
    return inWords(
      asked,
      memory.evidence ?? 'Nothing was answered in this conversation yet, so there is nothing to explain.',
    )
  const description = describeOnRequest(
    turn.message,
    model,
    knowledge.apps().flatMap(app => app.writes.operations),
  )
  if (description) return inWords(asked, description)
  return turn.dryRun ? undefined : await answerBeside(turn.message, model, memory, asked.call)
}
