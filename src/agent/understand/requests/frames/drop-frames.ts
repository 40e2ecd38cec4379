import { dropDisjuncts } from './disjuncts.ts'
import { type Frame, framesOf } from './reasons.ts'
import { sayTitle } from './named-first.ts'
import { askOfStatement, askWhetherSo } from './told-then-asked.ts'
import { sayTopic } from './topics.ts'
import { dropWhoAsks } from './who-asks.ts'

/** So many clauses stand around one request at most. */
const MOST_FRAMES = 3

/** What the words of a clause may mean to a service: records, values and numbers, only a day, or nothing. */
export type Mention = 'records' | 'day' | undefined

/**
 * The request of a sentence without what is said around it: who asks, why, and how the speaker puts it. `mentions` tells
 * what words mean to a service; a clause that speaks of records is left where it is, since it may restrict what is asked. It pauses
 * between the steps.
 */
export function* dropFrames(sentence: string, mentions: (words: string) => Mention): Generator<void, string> {
  if (/["“]/.test(sentence)) return sentence
  const whether = askWhetherSo(sentence)
  yield
  const plain = yield* dropDisjuncts(whether)
  yield
  let text = askOfStatement(plain)
  for (let times = 0; times < MOST_FRAMES; times++) {
    yield
    const frame = framesOf(text).find(frame => isNone(frame, mentions))
    if (!frame) break
    text = yield* dropDisjuncts(frame.rest)
  }
  yield
  const topic = sayTopic(sayTitle(text, words => mentions(words) === 'records'))
  yield
  return yield* dropDisjuncts(dropWhoAsks(topic))
}

/** Whether a clause restricts nothing: something else is asked for, and its words speak of no record. */
function isNone({ words, rest, isCertain, isDayFine }: Frame, mentions: (words: string) => Mention): boolean {
  if (isCertain) return true
  const found = mentions(words)
  return (found === undefined || (found === 'day' && isDayFine)) && mentions(rest) === 'records'
}
