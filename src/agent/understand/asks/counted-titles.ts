import type { Chunk } from '../chunks/chunk.ts'
import { kindsNamed } from '../conditions/shared.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { lendingOf } from '../entity-model/lending.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'
import { isCounted } from './lent-words.ts'

const TITLES = /^titles?$/i

/**
 * "authors with at least four titles", "how many titles are there?", "the five most expensive titles", "titles with no copy" of records whose name is
 * a `title`: titles that are counted or ranked, or that have records of their own, are the records that are called so, of several such kinds the one
 * that belongs with what else is spoken of. Before nouns are looked for.
 */
export function nameCountedTitles(draft: Draft): void {
  const { chunks, app } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !TITLES.test(chunk.text)) return
    if (!areRecords(chunks, at) && !areDescribed(chunks, at)) return
    if (chunk.entities.some(e => e.quality >= 0.8)) return
    const kinds = kindsWithTitle(chunk)
    const rest = chunks.filter(one => one !== chunk)
    const named = [...kindsNamed(rest)]
    const isBeside = (kind: Entity) => named.some(one => one !== kind && areLinked(one, kind, app)) || rest.some(one => tellsOf(one, kind)) // oxfmt-ignore
    const beside = kinds.filter(isBeside)
    const lent = kinds.filter(kind => lendingOf(app)?.things.includes(kind))
    const [kind, ...others] = beside.length ? beside : lent.length ? lent : kinds
    if (kind && !others.length) nameKind(chunk, kind, 0.9)
  })
}
nameCountedTitles.needs = TITLES

/** Counted, ranked, or with or without other records. */
const areRecords = (chunks: readonly Chunk[], at: number): boolean => {
  const before = chunks[at - 1]
  // "the longest title" is one of many letters.
  const isRanked = before?.operator?.type === 'superlative' && !before.operator.comparative && !LENGTH.test(before.text)
  if (!isPlural(chunks[at]!.text.toLowerCase())) return isRanked
  const isWith = /^(?:with|without|with no)$/i.test(chunks[at + 1]?.text ?? '')
  const has = isWith && chunks.slice(at + 2, at + 5).some(c => c.entities.some(e => e.quality >= 0.8))
  return isCounted(chunks, at) || isRanked || has
}
const LENGTH = /long|short/i

/** "crime titles": what stands before them is said of records that have a title, and of no name. */
const areDescribed = (chunks: readonly Chunk[], at: number): boolean => {
  const kinds = kindsWithTitle(chunks[at]!)
  return (
    isPlural(chunks[at]!.text.toLowerCase()) &&
    chunks[at - 1]?.values.some(v => v.field.role === 'category' && v.quality >= 0.8 && kinds.includes(v.entity)) ===
      true
  )
}

const kindsWithTitle = ({ fields }: Chunk): Entity[] => [
  ...new Set(
    fields.filter(f => f.quality >= 0.9 && !f.field.nested && f.entity.nameFields.includes(f.field)).map(f => f.entity),
  ),
]

/** A field or a value of theirs. */
const tellsOf = ({ fields, values }: Chunk, kind: Entity): boolean =>
  [...fields, ...values].some(one => one.entity === kind && one.quality >= 0.8)

const areLinked = (one: Entity, other: Entity, app: AppModel): boolean => hopsOf(one, app).some(hop => hop.to === other)
