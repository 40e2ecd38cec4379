import { asksForEvidence, describeOnRequest } from '../answer/about-answers.ts'
import { answerRecords } from '../answer/answer-records.ts'
import { answerBeside } from '../answer/answer-beside.ts'
import { replyToSmallTalk } from '../answer/help.ts'
import type { TurnOutcome } from '../turn.ts'
import { whyOfBefore } from '../understand/follow-ups/why-of-before.ts'
import { joinList } from '../answer/describe-selection.ts'
import { askedKnownValues, type KnownValues } from '../understand/choice/known-values.ts'
import { restrictTo } from '../understand/entity-model/catalogue-model.ts'
import { countOf, stem } from '../understand/language/words.ts'
import { readSmallTalk } from '../understand/requests/small-talk.ts'
import { inWords, type Asked } from './asked.ts'
import { ofBefore } from '../understand/understanding.ts'

/** How sure it is that a parameter takes no other values than those its description names. */
const BY_DESCRIPTION = 0.85

/** A parameter's values as its description tells them: nothing is called, and there may be others. */
function tellKnownValues(asked: Asked, { noun, tool, values }: KnownValues): TurnOutcome {
  const told = `${countOf(values.length, noun)} that the description of ${tool} names: ${joinList(values)}.`
  const isNumber = /\bhow many\b/i.test(asked.turn.message)
  return {
    ...inWords(asked, told),
    data: { result: isNumber ? values.length : values, complete: true },
    confidence: BY_DESCRIPTION,
  }
}

/** Small talk, "how did you get that?", what a tool or a kind of record is, and what the last answer left out of its records. */
export async function answerTalk(asked: Asked): Promise<TurnOutcome | undefined> {
  const { turn, memory, knowledge } = asked
  const model = restrictTo(asked.model, turn.apps)
  const isNoun = (word: string) =>
    knowledge
      .apps(turn.apps)
      .some(app => app.dictionary.entities.get(stem(word))?.some(mention => mention.quality === 1))
  const talk = readSmallTalk(turn.message, { isNoun, isAsked: Boolean(memory.draft ?? memory.calls) })
  if (talk) return inWords(asked, replyToSmallTalk(talk, model))
  const why = whyOfBefore(turn.message, memory.query, asked.model)
  if (why) return answerRecords(ofBefore(why), asked)
  if (asksForEvidence(turn.message))
    return inWords(
      asked,
      memory.evidence ?? 'Nothing was answered in this conversation yet, so there is nothing to explain.',
    )
  const description = describeOnRequest(
    turn.message,
    model,
    knowledge.apps(turn.apps).flatMap(app => app.writes.operations),
  )
  if (description) return inWords(asked, description)
  const known = askedKnownValues(turn.message, knowledge.apps(turn.apps))
  if (known) return tellKnownValues(asked, known)
  return turn.dryRun ? undefined : await answerBeside(turn.message, model, memory, asked.call)
}
