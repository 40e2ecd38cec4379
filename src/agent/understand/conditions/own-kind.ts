import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, use } from '../reading/draft.ts'
import { SUPERIOR } from '../dictionary/add-entities.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { keysToWhole, WHOLE } from '../entity-model/relations.ts'

/** Verbs for being someone's subordinate, beside those that the key's own name gives ("managed by"). */
const BELOW = /^(?:direct reports?|subordinates?)$/i

const SUBORDINATE = /^((?:direct )?reports?|reporting|under|subordinates?|works?)$/

/** Records of the same kind that one by its name leads to: those whose key names it (`up`), or the one that its own key names. */
function relateSelf(node: Node, { columns, values }: ValueMatch, { column }: Field, direction: 'up' | 'down'): void {
  const op = values.length > 1 ? ('in' as const) : ('=' as const)
  const where = [{ columns, op, values, text: true, label: `name ${values[0]}` }]
  const selection = { entity: node.entity.key, sources: [], args: {}, where, related: [] }
  node.selection.related.push({ selection, exists: true, via: column, direction })
}

/** How parts of a whole are spoken of: "units that belong to Optics", "areas within the park". */
const PART_OF = /^(?:belong(?:s|ing)?|parts?|under|below|within|inside|in|children|child|sub\w*)$/i

/** "who reports to Ann", "employees managed by Ann", "units that belong to Optics": the name is that of another record of the same kind. */
export function relateToSelf(draft: Draft, at: number, node: Node, match: ValueMatch, chunk: Chunk): boolean {
  if (!node.entity.nameFields.includes(match.field)) return false
  const before = draft.chunks.slice(Math.max(0, at - 4), at)
  // "Ann's direct reports", "how many subordinates does Ann have": the noun says it.
  const below = draft.chunks.find(c => BELOW.test(c.text) && c.used === 'entity')
  if (!below && !/(?:^| )(?:to|by|under|for|of|in|within|below|inside)$/i.test(before.at(-1)?.text ?? '')) return false
  const own = node.entity.fields.filter(f => f.target === node.entity.key)
  // "who works for Ann" is a verb, "works by Ann" and "the works of Ann" are what Ann made.
  const isNoun = (c: Chunk) => /^works?$/i.test(c.text) && /^(by|of|to)$/i.test(before.at(-1)!.text)
  const told = (field: Field) =>
    (below && field.words.some(word => SUPERIOR.test(word)) ? below : undefined) ??
    before.find(c =>
      field.words.some(
        w =>
          w !== 'id' &&
          ((/^reports?$/.test(w) && /^report(?:s|ing)?(?: to)?$/i.test(c.text)) ||
            (SUPERIOR.test(w) && SUBORDINATE.test(c.text.toLowerCase()) && !isNoun(c)) ||
            (WHOLE.test(w) && PART_OF.test(c.text) && !node.implicit) ||
            (c.text.length > 4 && /ed$/i.test(c.text) && c.text.slice(0, 4).toLowerCase() === w.slice(0, 4))),
      ),
    )
  const field = own.find(told)
  if (!field) return false
  relateSelf(node, match, field, 'up')
  use(chunk, 'value')
  use(told(field)!, 'condition')
  return true
}

const HAS_PARTS = /^(?:have|has|contain|include|comprise|hold|consist)$/i

/**
 * "which units does Optics have", "which unit does Optics belong to": records of a kind that are asked of one of the same kind are its parts, or
 * the whole that it is a part of, and never that one itself.
 */
export function relateToWhole(draft: Draft, at: number, node: Node, match: ValueMatch): boolean {
  const { chunks } = draft
  const isAsked = /^(?:do|does|did|is)$/i.test(chunks[at - 1]?.text ?? '') && node.at === at - 2 && !node.implicit
  if (
    !isAsked ||
    !/^(?:which|what|how many)$/i.test(chunks[node.at - 1]?.text ?? '') ||
    !node.entity.nameFields.includes(match.field)
  )
    return false
  const verb = chunks.slice(at + 1).find(c => HAS_PARTS.test(c.text) || PART_OF.test(c.text))
  const [key, ...others] = keysToWhole(node.entity)
  if (!verb || !key || others.length) {
    if (verb || !chunks[at + 1]) draft.ignored.push(chunks[at]!.text)
    return false
  }
  relateSelf(node, match, key, HAS_PARTS.test(verb.text) ? 'up' : 'down')
  use(chunks[at]!, 'value')
  use(verb, 'related')
  return true
}
