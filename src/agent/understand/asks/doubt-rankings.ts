import type { Chunk } from '../chunks/chunk.ts'
import { gradesBadness, gradesQuality } from '../language/gradables.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { isPriceOfOne } from './additive.ts'
import { splitIdentifier } from '../language/words.ts'

/** How sure a reading is at most that chose by itself what is best. */
const CHOSEN = 0.5
/** What is granted to somebody, or owed by them, tells hardly how good they are: it is only offered. */
const FAVOUR = /^(?:discount|rebate|reduction|limit|allowance|balance|debt|owed|fee|fine|penalty|deposit)s?$/
/** What something is worth, which the best of its kind have most of. */
const WORTH =
  /^(?:value|revenue|sales|total|amount|turnover|profit|income|points|price|spend|spent|paid|volume|wins?|worth)$/

/** "our best customers" by a credit limit: no rating and nothing that they are worth, so nobody said what makes them the best. */
export function doubtBest(draft: Draft): void {
  if (!/\b(?:best|worst|finest)\b/i.test(draft.message.text) || draft.chunks.some(c => /^by$/i.test(c.text))) return
  const isWorst = /\bworst\b/i.test(draft.message.text)
  for (const { entity, selection } of draft.nodes) {
    const column = selection.order?.columns[0]
    const field = entity.fields.find(f => f.column === column)
    const isNamed = draft.chunks.some(c => c.fields.some(f => f.field === field && f.quality >= 0.8))
    // The worst losses are the largest: which end of an amount is bad, nobody said.
    const isGraded = field && (gradesQuality(field) || gradesBadness(field))
    if (field && !isNamed && isWorst && !isGraded) draft.sureness = Math.min(draft.sureness, CHOSEN)
    if (field && !isNamed && field.words.some(w => FAVOUR.test(w))) draft.ignored.push(isWorst ? 'worst' : 'best')
    // A trip is no better for its hotel.
    if (field && !isNamed && isOfPart(field)) draft.ignored.push(isWorst ? 'worst' : 'best')
    // The latest is not the best.
    if (field && !isNamed && field.role === 'date') draft.ignored.push(isWorst ? 'worst' : 'best')
    if (field && !isNamed && field.role !== 'date' && !isGraded && !field.words.some(w => WORTH.test(w)))
      draft.sureness = Math.min(draft.sureness, CHOSEN)
  }
}
/** What an object is called that only groups figures of the record itself: `rating.average`. */
const OWN_FIGURES =
  /^(?:ratings?|rated|reviews?|scores?|stars|grades?|quality|stats|statistics|metrics|summary|feedback|details?|info|totals?|averages?)$/
/** Told of something else inside the record: `hotel.stars` of a trip. */
const isOfPart = ({ nested, column }: Field): boolean =>
  nested === true &&
  !column
    .split('.')
    .slice(0, -1)
    .flatMap(splitIdentifier)
    .every(word => OWN_FIGURES.test(word))

doubtBest.needs = /^(?:best|worst|finest)$/

/** "which league got the most money" by what each of its matches costs to enter: a price of one comes to nothing that anybody got. */
export function doubtFees(draft: Draft): void {
  const { measures, measured, chunks } = draft
  for (const { fn, column } of measures) {
    const field = measured?.entity.fields.find(f => f.column === column)
    const isNamed = chunks.some(
      c => !/^(?:money|cash)$/i.test(c.text) && c.fields.some(f => f.field === field && f.quality >= 0.8),
    )
    if (fn !== 'sum' || !field || isNamed || !isFee(field)) continue
    draft.sureness = Math.min(draft.sureness, CHOSEN)
    draft.notes.push(`went by the ${field.words.join(' ')}`)
  }
}

const isFee = (field: Field): boolean =>
  isPriceOfOne(field) || (field.role === 'money' && field.words.length > 1 && /^fees?$/.test(field.words.at(-1)!))

/** How many are taken where nobody says how many: "the oldest students". */
const SEVERAL = 10

/** "which teacher has the oldest students?": by those few of them all that are the oldest, or by how old theirs are, nobody said. */
export function doubtSeveralBelow(draft: Draft): void {
  const { chunks, nodes, group } = draft
  const isSaid = chunks.some(c => c.literal?.kind === 'number')
  for (const node of nodes) {
    const owner = nodes.find(n => !n.implicit && n.at < node.at && n.entity !== node.entity)
    const isHad = owner && chunks.slice(owner.at + 1, node.at).some(c => /^(?:has|have|had|with)$/i.test(c.text))
    if (!group && !isSaid && isHad && node.selection.limit === SEVERAL)
      draft.sureness = Math.min(draft.sureness, CHOSEN)
  }
}

/** What somebody may owe or spend, or is to reach: no size of theirs. */
const ALLOWED = /^(?:limit|budget|balance|deposit|target|allowance|discount)$/

/** "our biggest customers" by a credit limit: how much they may owe says nothing of how much they bought. */
export function doubtBiggest(draft: Draft): void {
  if (!/\b(?:biggest|largest|greatest|smallest|top)\b/i.test(draft.message.text)) return
  for (const { entity, selection } of draft.nodes) {
    const ranked = entity.fields.find(field => field.column === selection.order?.columns[0])
    const isNamed = draft.chunks.some(c => c.fields.some(f => f.field === ranked && f.quality >= 0.5))
    if (!ranked || isNamed || !ranked.words.some(word => ALLOWED.test(word))) continue
    draft.sureness = Math.min(draft.sureness, CHOSEN)
    draft.notes.push(`went by the ${ranked.words.join(' ')}`)
  }
}
doubtBiggest.needs = /^(?:biggest|largest|greatest|smallest|top)$/

/** "customers by total spend", "orders of the customer who spent the most": a list that one figure of all, or one name, would not be. */
export function doubtLists(draft: Draft): void {
  const { chunks, measures, group, groupOrder, nodes } = draft
  const isBy = (c: Chunk, at: number) =>
    isFree(c) && /^by$/i.test(c.text) && chunks[at + 1]?.operator?.type === 'aggregate'
  const by = chunks.find(isBy)
  const isCompared = chunks.some(c => c.operator?.type === 'compare')
  if (by && !group && !isCompared && measures.some(({ fn }) => fn === 'sum' || fn === 'avg'))
    draft.ignored.push(by.text)
  const [first, second] = nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)
  const isListed =
    first && second && /^of$/i.test(chunks[first.at + 1]?.text ?? '') && group?.entity === second.entity.key
  const isAsked = /^\W*(?:show|list|give|get|display|see)\b/i.test(draft.message.text) || first?.at === 0
  const isClause = chunks.some((c, at) => at > (second?.at ?? Infinity) && /^(?:who|that|which)$/i.test(c.text))
  if (isListed && isAsked && isClause && groupOrder?.limit === 1) draft.ignored.push(chunks[first.at]!.text)
}

/** How sure an answer is at most that tells one of two things asked for. */
const ONE_OF_TWO = 0.5

/** "who captains which club": both are asked for, which of them goes with which; a list of the one is half of it. */
export function doubtPairs(draft: Draft): void {
  if (draft.group || draft.project.length > 1) return
  const isPair = /^\W*(?:and |so )?who\b(?:(?! and | or |,)[^?])*\b(?:which|what) \p{L}/iu.test(draft.message.text)
  if (isPair) draft.sureness = Math.min(draft.sureness, ONE_OF_TWO)
}
doubtPairs.needs = /^who$/
