import { setImmediate as nextTurn } from 'node:timers/promises'
import { dropAsides } from './asides.ts'
import { dropLeadIn, splitRequests, splitSentences } from './clauses.ts'
import { interpret } from '../reading/interpret.ts'
import { readMessage } from './read-message.ts'
import { readSmallTalk } from './small-talk.ts'
import { splitKinds } from '../entity-model/split-kinds.ts'
import type { UnderstandOptions } from '../understanding.ts'

/**
 * The requests of a message. Sentences that mention nothing of any service (greetings, reasons) are left out, but not those
 * that ask for something or restrict what was asked: what they say has to be understood.
 */
export async function findRequests(text: string, options: UnderstandOptions): Promise<string[]> {
  const sentences = splitSentences(dropAsides(text))
  const about: string[] = []
  for (const sentence of sentences) {
    if (sentences.length === 1 || mentionsSomething(sentence, options) || claimsSomething(sentence))
      about.push(sentence)
    // Others get their turn between the sentences of a long text.
    await nextTurn()
  }
  return (about.length ? about : sentences.slice(-1))
    .flatMap(splitRequests)
    .map(dropLeadIn)
    .flatMap(request => splitKinds(request, options))
}

/** How a sentence begins that asks for something or restricts what was asked for before (closed class). */
const CLAIMS =
  /^\W*(?:and\s+|but\s+|please\s+)*(?:how (?:many|much)|which|list|count|only|except|excluding|exclude|ignore|ignoring|omit|skip|without|leave out|leaving out|limit|restrict|filter|not (?:those|the)|no (?!problem|worries|rush|hurry|need)\p{L}+s\b)\b/iu

const claimsSomething = (sentence: string): boolean => CLAIMS.test(sentence) && !readSmallTalk(sentence)

function mentionsSomething(sentence: string, { knowledge, apps, now, previous }: UnderstandOptions): boolean {
  const message = readMessage(sentence, now)
  return knowledge.apps(apps).some(app => {
    const { chunks } = interpret(message, app)
    return chunks.some(
      c =>
        c.entities.length ||
        c.fields.some(f => f.quality >= 0.8) ||
        c.values.length ||
        (previous && c.operator && ['pronoun', 'count', 'sort'].includes(c.operator.type)),
    )
  })
}
