import { tellingColumns, isGrouping } from '../asks/fields.ts'
import { rankGroups } from '../asks/cut-of-groups.ts'
import { countBefore, countBeside, SEVERAL } from '../asks/how-many-ranked.ts'
import { movePeriod } from '../asks/period-of-measured.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPersonEntity } from '../entity-model/people.ts'
import { findPath, hopsOf } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { isDoneForm } from '../reading/attach.ts'
import { onceEachWay } from '../reading/keys-of-verbs.ts'
import { type Draft, type Node, isFree, nounsAfter, nounsBefore, use } from '../reading/draft.ts'
import type { Grouping } from '../reading/query.ts'
import { isFloating, piecesOf, place, type Piece } from './pieces.ts'

const COUNTING = /^(?:the )?(?:most|fewest|least)(?: often)?$/i

/** What is ranked, and the places of the words for it. */
interface Ranked {
  group: Grouping
  at: number
}

/**
 * "most" or "fewest" that no rule has placed, beside two kinds of record: those of the one are ranked by how many of the other they have,
 * with all that is said of these. Where one kind only is named, or no one way leads from the counted to the ranked, it stays what it is.
 */
export function floatSuperlatives(draft: Draft): void {
  if (!isFloating(draft) || draft.group || draft.measures.length || draft.share) return
  const [piece, ...others] = piecesOf(draft, 'superlative')
  if (!piece || others.length || piece.operator.comparative || !COUNTING.test(piece.chunk.text)) return
  if (draft.nodes.some(({ selection, count }) => selection.order || count)) return
  const counted = countedOf(draft, piece.at)
  const ranked = counted && rankedBy(draft, piece.at, counted)
  if (ranked) rank(draft, piece, counted, ranked)
}

/** The noun behind the superlative; where none is, the verb of what was done ("who borrows the most", "has been repaired the most"). */
const countedOf = (draft: Draft, at: number): Node | undefined =>
  nounsAfter(draft, at)[0] ?? nounsBefore(draft, at).find(node => node.isVerb || isDoneForm(draft.chunks, node))

/** What is ranked by how many records it has: a noun, a field that tells a kind of them, or whoever "who" stands for. */
function rankedBy(draft: Draft, at: number, counted: Node): Ranked | undefined {
  const { app, chunks, nodes } = draft
  const nouns = nodes.filter(n => !n.implicit && !n.previous && n !== counted && n.entity !== counted.entity)
  const [noun, ...more] = nouns.filter(n => isOneWay(draft, counted.entity, n.entity))
  if (more.length) return undefined
  if (noun) return { group: { entity: noun.entity.key, columns: tellingColumns(noun.entity) }, at: noun.at }
  if (nouns.length) return undefined
  const fields = chunks.flatMap((chunk, i) =>
    i < at && (isFree(chunk) || chunk.used === 'project')
      ? chunk.fields.filter(f => isGrouping(f) && f.field.role !== 'date' && isOneWay(draft, counted.entity, f.entity)).map(f => ({ f, i })) // oxfmt-ignore
      : [],
  )
  const best = Math.max(0, ...fields.map(({ f }) => f.quality))
  const [field, ...rest] = fields.filter(({ f }) => f.quality === best)
  if (field && !rest.length) return { group: { entity: field.f.entity.key, columns: field.f.columns }, at: field.i }
  const who = chunks.findIndex((c, i) => i < at && c.operator?.type === 'who')
  const people = who < 0 ? [] : app.entities.filter(e => isPersonEntity(e) && isOneWay(draft, counted.entity, e))
  return people.length === 1 && people[0] !== counted.entity
    ? { group: { entity: people[0]!.key, columns: tellingColumns(people[0]!) }, at: who }
    : undefined
}

/** Whether each of the one kind of record belongs to at most one of the other, over one relation. */
function isOneWay({ app }: Draft, from: Entity, to: Entity): boolean {
  if (from === to) return true
  const path = findPath(from, to, app)
  if (!path?.length || !path.every(hop => hop.direction === 'up' || hop.to.inside !== undefined)) return false
  return path.length > 1 || onceEachWay(hopsOf(from, app).filter(hop => hop.to === to)).length === 1
}

function rank(draft: Draft, { at, chunk, operator }: Piece<'superlative'>, counted: Node, ranked: Ranked): void {
  const { direction } = operator
  const noun = draft.chunks[ranked.at]!
  const count = countBeside(draft, at) ?? countBefore(draft, Math.min(at, ranked.at))
  const limit = count?.value ?? (isPlural(noun.text.toLowerCase()) ? SEVERAL : 1)
  draft.project = draft.project.filter(one => one.at !== ranked.at)
  draft.group = { ...ranked.group, ...(direction === 'asc' && ranked.group.entity !== counted.entity.key && { all: true }) } // oxfmt-ignore
  draft.measures = [{ fn: 'count' }]
  draft.measured = counted
  draft.head = counted
  movePeriod(draft, draft.group.entity, counted)
  rankGroups(draft, false, { direction, limit })
  noun.used = 'group'
  if (count) use(count.chunk, 'superlative')
  place(draft, chunk, 'superlative')
}
