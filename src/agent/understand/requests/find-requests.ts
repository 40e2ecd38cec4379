import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { pauseIfDue, runInSlices } from '../../../lib/in-slices.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { tellsOfRecords } from '../chunks/tells-of-records.ts'
import { leavesNounOut, POINTS_BACK, withoutBeside } from './beside-the-request.ts'
import { dropFrames, type Mention } from './frames/drop-frames.ts'
import { findLeadIn } from './frames/lead-in.ts'
import { findOccasion } from './frames/occasions.ts'
import { withPlaces } from './frames/there.ts'
import { isOnlyTold } from './frames/spoken-of.ts'
import { splitRequests, splitSentences } from './clauses.ts'
import { interpret } from '../reading/interpret.ts'
import { readMessage } from './read-message.ts'
import { sayByItself, sayFollowing } from './say-as-asked.ts'
import { sayWished } from './turns-of-leaving-out.ts'
import { readSmallTalk } from './small-talk.ts'
import { splitKinds } from '../entity-model/split-kinds.ts'
import type { UnderstandOptions } from '../understanding.ts'

interface FoundRequests {
  requests: string[]
  /** Phrases that were passed over though they might say more. */
  passed: string[]
  /** The same without the sentences that only tell of the speaker, where there are such and what is left is complete in itself. */
  plainly?: () => Promise<FoundRequests>
}

/**
 * The requests of a message. Sentences that mention nothing of any service (greetings, reasons) are left out, but not those
 * that ask for something or restrict what was asked: what they say has to be understood.
 */
export async function findRequests(text: string, options: UnderstandOptions): Promise<FoundRequests> {
  const { text: request, told: beside } = withoutBeside(sayWished(text))
  const asked = await (options.previous ? sayFollowing : sayByItself)(request, options.now)
  await pauseIfDue()
  const sentences = splitSentences(asked)
  const about: string[] = []
  const left: string[] = []
  for (const sentence of sentences) {
    const isAbout =
      sentences.length === 1 ||
      mentionsSomething(sentence, options) ||
      claimsSomething(sentence) ||
      asksOfSoMuch(sentence, options)
    ;(isAbout ? about : left).push(sentence)
    await pauseIfDue()
  }
  if (about.length === 1) about[0] = withTimeOf(left, about[0]!, options.now)
  const said = about.length ? about : sentences.slice(-1)
  const parted = said.map(withoutTelling)
  const asking = parted.flatMap(({ asked }) => (!isOnlyTold(asked) || claimsSomething(asked) ? [asked] : []))
  const untold = parted.flatMap(({ asked, told }) => [
    ...(told ? [told] : []),
    ...(asking.includes(asked) ? [] : [asked]),
  ])
  const isComplete = asking.length > 0 && untold.length > 0 && !asking.some(one => POINTS_BACK.test(one))
  const told = isComplete ? untold : []
  const taken = await takeRequests(said, options)
  const isOpen = leavesNounOut(request)
  const named = beside.filter(one => namesRecords(one, options) || (isOpen && mentionsSomething(one, options)))
  const unread = about.length ? left.filter(asksMore) : []
  const found = { ...taken, passed: [...named, ...unread, ...taken.passed] }
  return isComplete
    ? {
        ...found,
        plainly: async () => {
          const plain = await takeRequests(asking, options)
          return { ...plain, passed: [...plain.passed, ...told] }
        },
      }
    : found
}

/** "I'm planning the fair, so how many boats do we have?": what is told of the speaker in a clause of its own, and what is asked. */
const TELLING = pattern('iu')`
  ^(?<told>\W*(?:(?:hi|hello|ok|okay|well|so)\W+)*(?:i|we)(?:['’](?:m|re|ve|ll)| am| are| have| was| were| will)\b[^?;:.,\d]{3,80}?)
  (?:,? so|,? and|\s*[,;:–—]|\s-)
  \ (?=(?:please |can you |could you )*(?:how|which|what|who|whose|where|when|is|are|do|does|did|has|have|list|show|give|tell|count|find)\b)
`
function withoutTelling(sentence: string): { asked: string; told?: string } {
  const [all, told] = execIn(sentence, TELLING) ?? []
  return told && !/[^\P{Lu}I]/u.test(told.slice(1)) ? { asked: sentence.slice(all!.length), told } : { asked: sentence }
}

async function takeRequests(sentences: readonly string[], options: UnderstandOptions): Promise<FoundRequests> {
  const framed = await options.knowledge.whileUnchanged(() => runInSlices(takeEach(sentences, options)))
  const led = framed.flatMap(({ text }) => splitRequests(text)).map(request => withoutLeadIn(request, options))
  return {
    requests: withPlaces(led.flatMap(({ text }) => splitKinds(text, options))),
    passed: [...framed, ...led].flatMap(({ passed }) => passed),
  }
}

/** A request without who asks it; what it is asked of stays, and what else was named before is passed over and told. */
function withoutLeadIn(request: string, options: UnderstandOptions): TakenRequest {
  const lead = findLeadIn(request)
  if (!lead) return { text: request, passed: [] }
  const { topic, place } = lead
  const mention = topic ? mentionOf(topic, options) : undefined
  // Names that no record is known to have yet may be those of some.
  const isNamed = /(?!^)\p{Lu}\p{Ll}|\d/u.test(topic)
  if (place === 'adverbial' || (place === 'set off' && (mention || isNamed)))
    return { text: `${topic}, ${lead.request}`, passed: [] }
  return { text: lead.request, passed: mention === 'records' ? [topic] : [] }
}

interface TakenRequest {
  text: string
  passed: string[]
}

function* takeEach(sentences: readonly string[], options: UnderstandOptions): Generator<void, TakenRequest[]> {
  const taken: TakenRequest[] = []
  for (const sentence of sentences) taken.push(yield* takeRequest(sentence, options))
  return taken
}

/** The request of a sentence, without the clauses around it that mean nothing to a service. */
function* takeRequest(sentence: string, options: UnderstandOptions): Generator<void, TakenRequest> {
  const mentions = (words: string) => mentionOf(words, options)
  const text = yield* dropFrames(sentence, mentions)
  yield
  const occasion = findOccasion(text, mentions)
  return occasion
    ? { text: yield* dropFrames(occasion.rest, mentions), passed: [occasion.words] }
    : { text, passed: [] }
}

/** How a sentence begins that asks for something or restricts what was asked for before (closed class). */
const CLAIMS = pattern('iu')`
  ^\W*(?:and\s+|but\s+|please\s+)*(?:
    how (?:many|much)|which|list|count|only|except|excluding|exclude|ignore|ignoring|omit|skip|without|leave out
    |leaving out|limit|restrict|filter|not (?:those|the)
    |(?:take|use) the (?:median|mean|average|total|sum|maximum|minimum)
    |no (?!problem|worries|rush|hurry|need)\p{L}+s\b
  )\b
`

const claimsSomething = (sentence: string): boolean => testIn(sentence, CLAIMS) && !readSmallTalk(sentence)

/** "Who has more than 15 to pay?": a bound of what is asked for restricts it, whatever the other words mean. */
const asksOfSoMuch = (sentence: string, options: UnderstandOptions): boolean =>
  /\d.*\?\W*$/.test(sentence) &&
  testIn(sentence, ASKS_MORE) &&
  hasChunk(sentence, options, ({ operator }) => operator?.type === 'comparator' || operator?.type === 'bound')

/** A question of its own that nobody understood: it may say more of what is asked for beside it. */
const ASKS_MORE = pattern('iu')`
  ^\W*(?:(?:and|but|so)\W+)*(?:who|whose|whom|which|what|how\ (?:many|much|often|long)|(?:is|are|was|were)\ there|(?:do|have|has|did)\ (?:we|any\p{L}*))\b
  (?:\W+\S+){3,}\?\W*$
`
const asksMore = (sentence: string): boolean => testIn(sentence, ASKS_MORE) && !readSmallTalk(sentence)

/** "What is on tomorrow? Show me the visits.": the time of a question of which nothing else is known is that of the request beside it. */
function withTimeOf(left: readonly string[], request: string, now: Date): string {
  const timesIn = (sentence: string): string[] => {
    const { text, tokens, literals } = readMessage(sentence, now)
    return literals.flatMap(({ kind, from, to }) => {
      if (kind !== 'date') return []
      const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
      const before = /\b(?:over|in|within|during|for|on|by|until|before|after|since|from)(?: the)? $/iu.exec(
        text.slice(0, start),
      )
      return [text.slice(before?.index ?? start, end)]
    })
  }
  const [time, ...others] = left.filter(one => one.endsWith('?') && !readSmallTalk(one)).flatMap(timesIn)
  if (!time || others.length || timesIn(request).length) return request
  return request.replace(/[\s.?!]*$/, end => ` ${time}${end.trim()}`)
}

/** Whether one of the applications has a chunk of the sentence that is such. */
function hasChunk(
  sentence: string,
  { knowledge, apps, now }: UnderstandOptions,
  isSuch: (chunk: Chunk) => boolean,
): boolean {
  const message = readMessage(sentence, now)
  return knowledge.apps(apps).some(app => interpret(message, app).chunks.some(isSuch))
}

/** "We had a word about the carts.": what is told names a kind of record by its own noun. */
const namesRecords = (sentence: string, options: UnderstandOptions): boolean =>
  hasChunk(sentence, options, c => c.entities.some(e => e.quality >= 0.8 && !e.isEveryday))

const mentionsSomething = (sentence: string, options: UnderstandOptions): boolean =>
  hasChunk(
    sentence,
    options,
    c =>
      c.entities.length > 0 ||
      c.fields.some(f => f.quality >= 0.8) ||
      c.values.length > 0 ||
      (options.previous !== undefined && /^(?:pronoun|count|sort)$/.test(c.operator?.type ?? '')),
  )

/** Whether words mean anything of its records to a service. */
export const saysSomethingOfRecords = (words: string, options: UnderstandOptions): boolean =>
  mentionOf(words, options) === 'records'

/** What words of a clause mean to a service: a kind of record, a value or a number, or at least a day. */
function mentionOf(words: string, { knowledge, apps, now }: UnderstandOptions): Mention {
  const message = readMessage(words, now)
  const chunks = knowledge.apps(apps).flatMap(app => interpret(message, app).chunks)
  if (chunks.some(tellsOfRecords)) return 'records'
  return chunks.some(chunk => chunk.literal?.kind === 'date') ? 'day' : undefined
}
