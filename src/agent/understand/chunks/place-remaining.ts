import { findUnit } from '../calls/units.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isLeftWord, tellsWhatIsLeft } from '../entity-model/field-roles.ts'
import type { Token } from '../requests/read-message.ts'
import { stem, wordsOf } from '../language/words.ts'
import type { Places } from './stretch.ts'

/** So many words may tell what is left. */
const LONGEST = 6
const JOINT = /^(?:of|the|their|his|her|its|our|my)$/
/** What may stand before "left" where whose it is stands between: "how many days of leave does Ann have left". */
const HAS = /^(?:has|have|had|still|got|is|are|there)$/
const ASKS = /^(?:does|do|did|has|have|is|are)$/
const HOW_MUCH = /^(?:many|much)$/

/**
 * "20 days of annual leave left", "how many days of leave does Ann have left" of a `leave_days_left`, whose description may say the rest:
 * the words name the figure of what is left, though "left" be a state and "leave" a kind of record elsewhere.
 */
export function placeRemaining(tokens: readonly Token[], entities: readonly Entity[], places: Places): void {
  const at = tokens.findIndex(({ norm }) => /^(?:left|remaining)$/.test(norm))
  if (at < 1) return
  const figures = entities.filter(entity => !entity.hidden).flatMap(figuresLeft)
  if (!figures.length) return
  if (placeHeadLeft(tokens, figures, at, places)) return
  const isApart = HAS.test(tokens[at - 1]!.norm)
  const to = isApart ? tokens.findIndex(({ norm }, i) => i < at && ASKS.test(norm)) : at
  const [first, end] = [isApart ? behindHowMuch(tokens, to) : Math.max(0, at - LONGEST), isApart ? to : at + 1]
  if (first === undefined) return
  for (let from = first; from < (isApart ? first + 1 : at); from++) {
    const said = tokens.slice(from, to).filter(({ norm }) => !JOINT.test(norm))
    const fields = figures.filter(({ field }) => isCalled(field, said))
    if (!fields.length || JOINT.test(tokens[from]!.norm) || !places.free(from, end)) continue
    return void places.place(from, end, { fields })
  }
  // "how many wheels of Old Tom are left": of what stands behind the figure.
  const of = isApart ? tokens.findIndex(({ norm }, i) => i > first && i < at && norm === 'of') : -1
  const fields = of < 0 ? [] : figures.filter(({ field }) => isCalled(field, tokens.slice(first, of)))
  if (fields.length && places.free(first, of)) places.place(first, of, { fields })
}

/** What may stand between a figure and "left" behind whoever has it. */
const OF_OURS = /^(?:that|which|we|you|they|i|still|have|has|got|are|is|currently)$/
/** "the wheels we have left", "seats that are still left": one piece, as nothing but who has them stands between. */
function placeHeadLeft(
  tokens: readonly Token[],
  figures: readonly FieldMention[],
  at: number,
  places: Places,
): boolean {
  let end = at
  while (end > 0 && OF_OURS.test(tokens[end - 1]!.norm)) end--
  if (end === at || end === 0 || !/^(?:that|which|we|you|they|i)$/.test(tokens[end]!.norm)) return false
  for (let from = Math.max(0, end - LONGEST); from < end; from++) {
    const fields = figures.filter(({ field }) => isCalled(field, tokens.slice(from, end)))
    if (!fields.length || JOINT.test(tokens[from]!.norm) || !places.free(from, at + 1)) continue
    places.place(from, at + 1, { fields })
    return true
  }
  return false
}

/** Where what is asked for begins: right behind "how many". */
function behindHowMuch(tokens: readonly Token[], to: number): number | undefined {
  const from = tokens.findIndex(({ norm }) => HOW_MUCH.test(norm)) + 1
  return from > 0 && from < to ? from : undefined
}

const figuresLeft = (entity: Entity): FieldMention[] =>
  entity.fields.filter(tellsWhatIsLeft).map(field => ({ entity, field, columns: [field.column], quality: 1 }))

/** All that the figure's name says but its unit was said, and nothing that neither its name nor its description says. */
function isCalled({ words, description }: Field, said: readonly Token[]): boolean {
  const told = words.filter(word => !isLeftWord(word))
  const [own, stuff] = [told, told.filter(word => !findUnit(word))].map(one => one.map(stem)) as [string[], string[]]
  const known = new Set([...own, ...wordsOf(description).map(stem)])
  const stems = new Set(said.map(token => token.stem))
  return (
    own.length > 0 &&
    stems.size > 0 &&
    (stuff.length ? stuff : own).every(word => stems.has(word)) &&
    [...stems].every(word => known.has(word))
  )
}
