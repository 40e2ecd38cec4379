import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric } from '../conditions/shared.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { namesSomebody } from '../entity-model/people.ts'
import { type FieldTarget } from './order-target.ts'

/** Two numbers of each are set against each other, which is no order. */
export const setsTwoFigures = (draft: Draft, at: number): boolean =>
  setsTwoAgainst(draft, at) || isAgainstAnother(draft, at)

/** A field that says nothing of what the superlative asks for. */
export const isNoOrder = (draft: Draft, at: number, target: FieldTarget): boolean =>
  isAgeOfSomebody(draft, at, target) ||
  isExtentOfDay(draft, at, target) ||
  isTimeOfOthers(draft, at, target) ||
  isNearestTo(draft, at, target)

/** "the slowest to respond", "who pays the fastest": no day and no amount is slow. */
export const isOfSpeed = ({ text }: Chunk, { mention }: FieldTarget): boolean =>
  /^(?:date|money)$/.test(mention.field.role) && /^(?:fast|slow|quick|speedi)(?:er|est)$/i.test(text)

/** "more lost than won deals": "than" between two values of one field, before the noun that has them, where nobody asks whether it is so. */
function setsTwoAgainst({ chunks, message }: Draft, at: number): boolean {
  const than = chunks.findIndex((c, i) => i > at && i <= at + 4 && /^than$/i.test(c.text))
  const isAsked = /^\W*(?:is|are|was|were|do|does|did|has|have)\b/i.test(message.text)
  if (than < 0 || isAsked || !/^(?:more|fewer|less)$/i.test(chunks[at]!.text)) return false
  const columns = (i: number) => new Set(chunks[i]?.values.map(v => v.columns.join()) ?? [])
  const [left, right] = [columns(than - 1), columns(than + 1)]
  return than - 1 > at && [...left].some(column => right.has(column))
}

/** "which case took the longest to solve": how long something is, tells nothing of the time that others took. */
const isTimeOfOthers = ({ chunks, nodes }: Draft, at: number, { node }: FieldTarget): boolean =>
  /^(?:longest|shortest)$/i.test(chunks[at]!.text) &&
  chunks.slice(Math.max(0, at - 2), at).some(c => /^(?:took|takes?|taken)$/i.test(c.text)) &&
  nodes.some(n => !n.implicit && n.at < at && n !== node)

/** "closest to the limit": the difference of two figures, and no order by either. */
const isNearestTo = ({ chunks }: Draft, at: number, { mention }: FieldTarget): boolean =>
  /^(?:closest|nearest)$/i.test(chunks[at]!.text) &&
  /^to$/i.test(chunks[at + 1]?.text ?? '') &&
  !mention.field.words.includes('distance')

/** "more visitors than the stage capacity", as yet unread: each is held against a figure of another, so that there is no order. */
function isAgainstAnother({ chunks }: Draft, at: number): boolean {
  const than = chunks.findIndex((c, i) => i > at && i <= at + 4 && /^than$/i.test(c.text))
  const [owner, figure] = /^(?:the|its|their|his|her)$/i.test(chunks[than + 1]?.text ?? '') ? chunks.slice(than + 2, than + 4) : [] // oxfmt-ignore
  const isFigure = (chunk: Chunk | undefined) => isFree(chunk) && chunk.fields.some(isNumeric)
  return than > 0 && (isFigure(owner) || (Boolean(owner?.entities.length) && isFigure(figure)))
}

/** "was last updated in 2021", "last inspected before June": right before the doing of it, that a date bounds; "the last updated one" is one of them. */
export function isTimeOfDoing({ chunks }: Draft, at: number): boolean {
  const [before, done] = [chunks[at - 1], chunks[at + 1]]
  return (
    /^last$/i.test(chunks[at]!.text) &&
    done?.used === 'condition' &&
    done.fields.some(({ field }) => field.role === 'date') &&
    (/^(?:is|are|was|were|been|has|have|had|their|its|his|her)$/i.test(before?.text ?? '') || before?.used === 'entity')
  )
}

/** "the club with the oldest coach": the age of whom a text names, right behind the adjective, nothing tells. */
function isAgeOfSomebody({ chunks }: Draft, at: number, { mention }: FieldTarget): boolean {
  const { operator } = chunks[at]!
  const next = chunks[at + 1]
  if (operator?.type !== 'superlative' || !operator.flips || !next || next.entities.length) return false
  return next.fields.some(f => f.entity === mention.entity && namesSomebody(f.field))
}

const EXTENTS = /^(?:long|short|larg|bigg|small|heavi|light|wid|broad|tall|deep|steep|thick)(?:er|est)$/i

/** "our longest move" of a `move_date`: no day is long or heavy. */
const isExtentOfDay = ({ chunks }: Draft, at: number, { mention, isSince }: FieldTarget): boolean =>
  !isSince && mention.field.role === 'date' && EXTENTS.test(chunks[at]!.text)
