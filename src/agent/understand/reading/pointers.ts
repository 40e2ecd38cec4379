import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { AppModel } from '../entity-model/catalogue-model.ts'
import type { Draft } from './draft.ts'
import { isJoined } from '../choice/join-apps.ts'
import type { Query } from './query.ts'
import { isPlural, singular, stem, wordsOf } from '../language/words.ts'

/** What was asked before was of this application, or of one of those that are taken together. */
export const isAbout = (model: AppModel, { app, root }: Query) =>
  app === model.name || (isJoined(model.name) && model.entities.some(entity => entity.key === root.entity))

/** "which of those are …", "how many of them have …": of what was shown, where no noun of this message comes before. */
const PARTITIVE = pattern('i')`
  ^\W*(?:(?:and|so|but|then|ok|okay|now) )*(?:
    (?:
      which|how many|how much|what|who|show|list|are|is|do|does|did|have|has|any|all|most|some|none|one|each
      |only|number|count|me|the
    )(?: |$)
  )*of (?:these|those|them)\b
`
/** … as a whole question about them: "which ones …", "do any of those …". */
const SUBJECT = pattern('i')`
  ^\W*(?:(?:and|so|but|then|ok|okay|now) )*(?:(?:do|does|did|is|are|was|were|has|have) )?
  (?:which|who|how many|any|all|most|some|none|one|each) (?:ones\b|one\b|of (?:these|those|them)\b)
`
/** Whether a question asks of some of the records that were shown: they are what is answered with, whatever noun follows. */
export const pointsToShown = (text: string): boolean => testIn(text, SUBJECT)

const PERSON = /\b(?:this|that|these|those|the same) (?:person|people|man|woman|colleague|individual)s?\b/i

/** "sort them by name", "sorted by price": what was shown is put in order, where no records are named. */
const ordersShown = ({ chunks, nodes }: Draft): Draft['chunks'][number] | undefined => {
  const first = chunks.find(({ kind }) => kind !== 'filler')
  return first?.operator?.type === 'sort' && nodes.every(({ implicit }) => implicit) ? first : undefined
}

/**
 * A message that points to what was answered before, read in another application: what it points to is not among the
 * records here, so the reading leaves it out and says so.
 */
export function ignorePointers(draft: Draft): void {
  const pointer = PERSON.exec(draft.message.text) ?? PARTITIVE.exec(draft.message.text)
  if (pointer) draft.ignored.push(pointer[0].split(/\s+/).slice(-2).join(' '))
  const ordered = ordersShown(draft)
  if (ordered) draft.ignored.push(ordered.text)
}

/**
 * "how many pairs of it", "the budget of that project" with nothing before it: what a pronoun or a demonstrative points to is in no such
 * message, so that a figure of all records is no answer to it.
 */
export function ignoreUnboundPointers({ chunks, nodes, ignored }: Draft): void {
  const isBoundBefore = (at: number) =>
    nodes.some(n => n.at < at && !n.implicit) || chunks.slice(0, at).some(c => c.used === 'value')
  chunks.forEach((chunk, at) => {
    const [before, noun] = [chunks[at - 1], chunks[at + 1]]
    const isIt = /^(?:it|them)$/i.test(chunk.text) && /(?:^|\s)of$/i.test(before?.text ?? '')
    const isThat =
      /^(?:that|this)$/i.test(chunk.text) &&
      /(?:^|\s)of$/i.test(before?.text ?? '') &&
      nodes.some(n => n.at === at + 1 && !n.implicit && n.selection.where.length === 0) &&
      !isPlural(noun!.text.toLowerCase())
    if ((isIt || isThat) && !isBoundBefore(at)) ignored.push(chunk.text)
  })
}

/** The name of another application is no part of a value of this one ("desk" of a Help Desk Street), unless it is written as one. */
export function ignoreOtherApps(draft: Draft, names: ReadonlySet<string> = new Set()): void {
  for (const { text, weak, used } of draft.chunks)
    if (weak !== undefined && used === 'value' && !/^\p{Lu}/u.test(text) && names.has(stem(text)))
      draft.ignored.push(text)
}

/** "customers" of another application are no part of a job title here, "Head of Customer Support", whose last word they are not. */
export function ignoreOtherKinds(draft: Draft, kinds: ReadonlySet<string> = new Set()): void {
  for (const { text, weak, used, values } of draft.chunks) {
    const word = text.toLowerCase()
    const isHead = values.some(v => v.values.some(value => singular(wordsOf(value).at(-1) ?? '') === singular(word)))
    if (
      weak !== undefined &&
      used === 'value' &&
      text === word &&
      isPlural(word) &&
      kinds.has(singular(word)) &&
      !isHead
    )
      draft.ignored.push(text)
  }
}

/** "my accounts" with a noun of this application. */
export const saysMine = (draft: Draft) =>
  draft.chunks.some(
    (chunk, at) =>
      /^(my|mine)$/i.test(chunk.text) &&
      draft.chunks.slice(at + 1, at + 4).some(c => c.entities.length > 0 || c.fields.some(f => f.quality >= 0.8)),
  )

/** "which of these are mine?": that they are somebody's own is a condition, which must not be left out where no collection is so. */
export const saysTheyAreMine = ({ chunks, message }: Draft): boolean =>
  testIn(message.text, ARE_MINE) &&
  chunks.some(({ text, used }) => /^mine$/i.test(text) && !/^(?:scope|argument|condition|value)$/.test(used ?? ''))
const ARE_MINE = /\b(?:is|are|was|were|only|just) (?:also |all |really )?mine\b/i
