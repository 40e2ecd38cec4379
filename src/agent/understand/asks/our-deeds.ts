import type { Chunk } from '../chunks/chunk.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { unitOf } from '../conditions/field-units.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'
import { isDeed } from '../requests/turns-of-obligation.ts'

/** How sure it is that what we do with something restricts nothing of it. */
const PURPOSE = 0.7

const HOW_MUCH = /\bhow (?:many|much)\b.*\bdo we (?:(?:have|need|got) to )?\p{L}+/iu
const LINK = /^(?:do|we|have|need|got|to)$/i

/**
 * "how many square metres of lawn do we have to mow in each town?" of a `lawn_sqm`: behind a figure that is named whole by its noun and its unit, a
 * verb of ours that no record is called after only says what it is for. What was done ("did we mow") may be something else each time, and what has to
 * be settled is not all there is.
 */
export function passOurDeeds(draft: Draft): void {
  const { chunks, message } = draft
  if (!HOW_MUCH.test(message.text)) return
  const at = chunks.findIndex((c, i) => isVerbOfOurs(chunks, c, i))
  const lead = chunks.slice(0, at).findLastIndex(c => !LINK.test(c.text))
  if (at < 0 || !/^do$/i.test(chunks[lead + 1]?.text ?? '') || !isMeasured(chunks[lead]!)) return
  const verb = chunks[at]!
  draft.notes.push(`passed over “${verb.text}”`)
  draft.sureness = Math.min(draft.sureness, PURPOSE)
  use(makeFiller(verb), 'filler')
}
passOurDeeds.needs = /^we$/

const isVerbOfOurs = (chunks: readonly Chunk[], chunk: Chunk, at: number): boolean =>
  chunk.kind === 'unknown' &&
  isFree(chunk) &&
  /^\p{Ll}{3,}$/u.test(chunk.text) &&
  !isDeed(chunk.text) &&
  /^(?:we|to)$/i.test(chunks[at - 1]?.text ?? '')

/** A figure that has a unit and is called so. */
const isMeasured = ({ fields }: Chunk): boolean =>
  fields.some(({ field, quality }) => quality >= 0.8 && isFigure(field) && unitOf(field) !== undefined)
