import { isBehindOwnField } from '../reading/behind-own-field.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Lending } from '../entity-model/lending.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'

/** Chunks from and up to a place, and what they say together. */
export interface Span {
  from: number
  to: number
  text: string
}

/** So many words say that something is out: "gone out on loan". */
const LONGEST = 4

/** The longest stretches of chunks that say one of the patterns, in their order. */
export function spansOf({ chunks }: Pick<Draft, 'chunks'>, patterns: readonly RegExp[]): Span[] {
  const spans: Span[] = []
  for (let from = 0; from < chunks.length; from++) {
    for (let to = Math.min(chunks.length, from + LONGEST); to > from; to--) {
      const part = chunks.slice(from, to)
      const text = part.map(c => c.text).join(' ')
      if (part.some(c => c.used && c.used !== 'filler') || !patterns.some(pattern => pattern.test(text))) continue
      if (isSideOfCounts(chunks, from, to) || isBehindOwnField(chunks, from)) continue
      spans.push({ from, to, text })
      from = to - 1
      break
    }
  }
  return spans
}

/** "more available than reserved copies": states that tell apart what is counted on either side. */
const isSideOfCounts = (chunks: readonly Chunk[], from: number, to: number): boolean => {
  const [before, behind] = [chunks[from - 1]?.text ?? '', chunks[to]?.text ?? '']
  return MORE.test(before)
    ? /^than$/i.test(behind)
    : /^than$/i.test(before) && chunks.slice(0, from).some(c => MORE.test(c.text))
}
const MORE = /^(?:more|fewer|less)$/i

const isIn = (at: number, { from, to }: Span): boolean => at >= from && at < to

/** The chunk of the noun of the loans themselves, "on loan" being none; -1 where they are not spoken of. */
export const loansSpokenOf = ({ chunks }: Pick<Draft, 'chunks'>, { loan }: Lending, span: Span): number =>
  chunks.findIndex(
    (c, at) =>
      !isIn(at, span) &&
      isFree(c) &&
      c.entities.some(e => e.entity === loan && e.quality >= 0.8) &&
      !isParticiple(c.text) &&
      !(isEventOf(c.text, loan) && /^(?:lends?|borrows?)$/i.test(c.text)) &&
      !/^on$/i.test(chunks[at - 1]?.text ?? ''),
  )

/** A noun of theirs stands before a place. */
export const isSpokenOf = ({ chunks }: Pick<Draft, 'chunks'>, entity: Entity, until: number): boolean =>
  chunks
    .slice(0, until)
    .some(c => c.entities.some(e => e.entity === entity && e.quality >= 0.8) && !isParticiple(c.text))

/** Whether a value is the name of somebody who borrows, which other records may keep beside the key. */
export const namesBorrower = ({ entity, field }: Chunk['values'][number], { people }: Lending): boolean =>
  (entity === people && people.nameFields.includes(field)) || (field.target === people.key && field.targetColumn !== undefined) // oxfmt-ignore

/** Whoever borrows is named, meant by a noun or asked for. */
export const personsSpokenOf = ({ chunks }: Pick<Draft, 'chunks'>, lending: Lending, span: Span): boolean =>
  chunks.some(
    (c, at) =>
      !isIn(at, span) &&
      (c.values.some(v => namesBorrower(v, lending)) ||
        (c.entities.some(e => e.entity === lending.people && e.quality >= 0.8) && !isParticiple(c.text)) ||
        PEOPLE.test(c.text) ||
        c.operator?.type === 'who'),
  )

/** Those who borrow, where no noun says it. */
const PEOPLE = /^(?:people|persons|ppl|somebody|someone|anybody|anyone)$/i

/** "how many people are waiting": whoever borrows. */
export function namePeople({ chunks }: Pick<Draft, 'chunks'>, { people }: Lending): void {
  for (const chunk of chunks)
    if (/^(?:people|persons|ppl)$/i.test(chunk.text) && !chunk.entities.length && !chunk.values.length)
      nameKind(chunk, people, 0.9)
}

const GENERIC = /^(?:items?|things?|books?|stuff|articles?)$/i
const isGeneric = (c: Chunk): boolean => GENERIC.test(c.text) && !c.entities.length && !c.values.length

/** Nouns and names of the things, and words for any of them. */
export const thingsSpokenOf = (
  { chunks, previous }: Pick<Draft, 'chunks' | 'previous'>,
  { things }: Lending,
  span: Span,
): Chunk[] =>
  chunks.filter(
    (c, at) =>
      !isIn(at, span) &&
      (isGeneric(c) ||
        // "how often has it been borrowed?" after a book.
        (c.operator?.type === 'pronoun' && things.some(({ key }) => key === previous?.root.entity)) ||
        c.entities.some(e => things.includes(e.entity) && e.quality >= 0.65) ||
        c.fields.some(f => things.includes(f.entity) && isTitle(f)) ||
        c.values.some(v => things.includes(v.entity) && v.quality >= 0.8)),
  )

/** "which title": what has it. */
const isTitle = ({ entity, field, quality }: Chunk['fields'][number]): boolean =>
  quality >= 0.9 && field.words.at(-1) === 'title' && entity.nameFields.includes(field)

/** A state of the things that is called so. */
export const ownState = (chunk: Chunk, { things }: Lending): boolean =>
  chunk.values.some(v => things.includes(v.entity) && v.quality >= 0.8)

const DENIAL = /^(?:not|never|no|nobody|n['’]t|without)$|n['’]t$/i
export const isDenied = ({ chunks }: Pick<Draft, 'chunks'>, { from }: Span): boolean =>
  chunks.slice(Math.max(0, from - 4), from).some(c => c.operator?.type === 'negation' || DENIAL.test(c.text))

const HOW_MANY = pattern('i')`
  (?:
    how\ many|number\ of|most|fewest|least|more|fewer|more\ than\ \S+|fewer\ than\ \S+|less\ than\ \S+|at\ least\ \S+
    |over\ \S+|\d+\ or\ more
  )
  (?:\ (?:overdue|late|other|open))?$
`
const SOME = /(?:^| )(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: (?:overdue|late|open))?$/i

const wordsBefore = (chunks: readonly Chunk[], at: number): string =>
  chunks
    .slice(Math.max(0, at - 5), at)
    .map(c => c.text)
    .join(' ')

/** How many of it are asked for, or the most of it. */
export const isCounted = (chunks: readonly Chunk[], at: number): boolean => HOW_MANY.test(wordsBefore(chunks, at))

/**
 * The noun of things that are counted or ranked by their number: each time that somebody has one is a loan. Different things, and
 * things that something was done to so many times, are counted themselves.
 */
export function countedThing(draft: Draft, lending: Lending, span: Span): number | undefined {
  const { chunks, message } = draft
  if (/\b(?:different|distinct|unique|times|twice|once)\b/i.test(message.text)) return undefined
  const things = thingsSpokenOf(draft, lending, span)
  const at = chunks.findIndex(c => things.includes(c) && !c.values.length)
  if (at < 0) return undefined
  if (isCounted(chunks, at)) return at
  return SOME.test(wordsBefore(chunks, at)) && personsSpokenOf({ chunks: chunks.slice(0, at) }, lending, span)
    ? at
    : undefined
}
