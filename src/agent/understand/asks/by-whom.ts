import { type Draft, type Node } from '../reading/draft.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { nodeAt } from './fields.ts'
import { isRanking } from './is-ranking.ts'

/** "books by Ada Moreno", "by authors from Spain", "hours worked by people from A": whose they are, not how they are grouped. */
export function saysWhose(draft: Draft, by: number, at: number, isBreakdown: boolean): boolean {
  const named = nodeAt(draft, at)
  if (draft.chunks[at]!.used === 'value') return true
  if (!named) return false
  // "orders placed by them": a pronoun makes no groups.
  if (named.previous && draft.chunks[at]!.operator?.type === 'pronoun') return !isBreakdown
  return (
    isAnyOne(draft, by, at) ||
    isNamedBehind(draft, at, named) ||
    isRestricted(draft, by, at, named) ||
    (!isBreakdown && isAgent(draft, by, at))
  )
}

/** "people from Sales": whose own relative is named right behind. */
const isFrom = ({ chunks }: Draft, at: number) =>
  /^(?:from|in|at)$/i.test(chunks[at + 1]?.text ?? '') &&
  chunks.slice(at + 2, at + 4).find(c => c.kind !== 'filler')?.used === 'value'

/** "by the author Ada Moreno", "by author Ada Moreno": the one whose name stands right behind the noun. */
const isNamedBehind = ({ chunks }: Draft, at: number, { selection, entity }: Node) =>
  !isPlural(chunks[at]!.text) &&
  chunks[at + 1]?.used === 'value' &&
  chunks[at + 1]!.values.some(v => v.entity === entity && v.quality === 1) &&
  selection.where.some(c => c.at === at + 1 && c.op === '=')

/** "by an author": one of them, whichever; groups are named without an article ("by author"). */
const isAnyOne = ({ chunks }: Draft, by: number, at: number) =>
  chunks.slice(by + 1, at).some(c => /^(?:an?|some|any)$/i.test(c.text))

/**
 * "books by authors from Spain": some of them, so whose the records are; ranked or not, where the records point to them. In "top
 * authors by books from 2020" they are what is counted.
 */
function isRestricted(draft: Draft, by: number, at: number, named: Node): boolean {
  const { chunks, nodes, app } = draft
  if (!(named.selection.where.length || isFrom(draft, at)) || !isPlural(chunks[at]!.text)) return false
  const rank = chunks.findIndex(isRanking)
  if (rank < 0) return true
  const ranked = nodes.find(n => n.at > rank && n.at < by && !n.implicit)
  return Boolean(ranked && leadsUp(ranked.entity, named.entity, app))
}

/** "hours worked by people from A": who did it, where a participle stands before and the noun is restricted. */
function isAgent({ chunks, nodes }: Draft, by: number, at: number): boolean {
  const [link, value] = chunks.slice(at + 1, at + 3)
  const isRestricted = /^(from|in|at|of|with|based|stationed)$/i.test(link?.text ?? '') && Boolean(value?.values.length)
  const isDone = chunks
    .slice(0, by)
    .some(
      c =>
        isParticiple(c.text.split(' ').at(-1)!) && !nodes.some(n => n.at === chunks.indexOf(c) && !/ed$/.test(c.text)),
    )
  return isRestricted && isDone && isPlural(chunks[at]!.text)
}
