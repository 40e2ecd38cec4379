import type { Chunk } from './chunk.ts'
import type { Entity } from './catalogue-model.ts'
import { type Draft, addNode, use } from './draft.ts'
import type { Selection } from './query.ts'
import type { EntityMention } from './mentions.ts'
import { decide } from './search-readings.ts'
import { isPlural, stem } from './words.ts'

/** Nouns of the message, and words that point back to what was answered before. */
export function findNodes(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (chunk.operator?.type === 'pronoun') return findPronoun(draft, chunk, at)
    nameOwner(draft, chunk, at)
    if (!chunk.entities.length) return standFor(draft, chunk, at)
    const best = [...chunk.entities].sort((a, b) => usable(b.entity) - usable(a.entity) || b.quality - a.quality)[0]!
    if (!usable(best.entity)) return
    const likely = isNoun(draft, chunk, at, best)
    const otherwise = chunk.fields.length > 0 || chunk.values.length > 0
    if (!decide(draft, `noun ${at}`, otherwise ? [likely, !likely] : [likely])) return
    const known = draft.nodes.find(node => node.entity === best.entity && !node.previous)
    const back = draft.nodes.find(node => node.entity === best.entity && node.previous && node.at === at - 1)
    if (back) back.at = at
    else if (!known) addNode(draft, best.entity, at)
    use(chunk, 'entity')
  })
}

/** Whether a word that may be a noun is one, rather than a field or a value that is spelt alike. */
function isNoun(draft: Draft, chunk: Chunk, at: number, best: EntityMention): boolean {
  const { chunks } = draft
  if (chunk.values.some(v => v.quality === 1 && /^[A-Z]/.test(chunk.text) && chunk.text.includes(' '))) return false
  // A value of the data beats a mere synonym of a noun ("prospecting").
  const asked = /^(how many|which|what|number of|the|of)$/i.test(chunks[at - 1]?.text ?? '')
  // "people" is a noun even where a department is called People.
  const isWord = (v: { values: string[] }) => /^[a-z]/.test(chunk.text) && !/^[A-Z]/.test(v.values[0] ?? '')
  if (
    best.quality < 0.9 &&
    !asked &&
    chunk.values.some(v => v.quality >= 0.95 && (isWord(v) || /^[A-Z]/.test(chunk.text)))
  )
    return false
  // A word that is both a noun and a field of another noun is the field where that noun is there too.
  const asField = chunk.fields.filter(f => f.entity !== best.entity)
  const others = chunks.some(
    (c, i) =>
      i !== at &&
      (c.entities.some(e => asField.some(f => f.entity === e.entity)) ||
        (c.operator?.type === 'pronoun' && asField.some(f => f.entity.key === draft.previous?.root.entity))),
  )
  return !(asField.length && best.quality < 0.9 && others)
}

/**
 * "how many novels", "all comics": the plural of a kind stands for the records of that kind, unless their own noun
 * follows ("the novel books"). Its condition is read with the other values.
 */
function standFor(draft: Draft, chunk: Chunk, at: number): void {
  const kinds = chunk.values.filter(v => v.field.role === 'category' && v.quality >= 0.7 && usable(v.entity))
  const [kind] = kinds
  if (!kind || !/[a-z]s$/.test(chunk.text) || !isPlural(chunk.text) || kinds.some(k => k.entity !== kind.entity)) return
  const after = draft.chunks.slice(at + 1, at + 3)
  if (
    chunk.fields.length ||
    after[0]?.entities.length ||
    draft.chunks.some(c => c.entities.some(e => e.entity === kind.entity))
  )
    return
  if (kind.values.some(value => value.toLowerCase() === chunk.text.toLowerCase())) return
  if (!draft.nodes.some(node => node.entity === kind.entity)) addNode(draft, kind.entity, at).stands = true
}

/** "opportunity value", "lead source": a field named with its noun mentions the noun too, just before itself. */
function nameOwner(draft: Draft, chunk: Chunk, at: number): void {
  const owner = chunk.fields.find(f => f.quality === 1)?.entity
  const words = chunk.text.toLowerCase().split(/\W+/)
  if (
    !owner ||
    chunk.entities.length ||
    !usable(owner) ||
    words.length <= owner.words.length ||
    stem(words[0]!) !== stem(owner.words[0]!)
  )
    return
  if (
    !owner.fields.some(f => f.words.length === words.length && f.words[0] === words[0]) &&
    !draft.nodes.some(n => n.entity === owner)
  )
    addNode(draft, owner, at - 0.5)
}

export const usable = (entity: Entity) => Number(entity.sources.some(source => source.complete))

function findPronoun(draft: Draft, chunk: Chunk, at: number): void {
  const word = chunk.text.toLowerCase()
  const beside = [draft.chunks[at - 1]?.text, draft.chunks[at + 1]?.text].map(t => t?.toLowerCase() ?? '')
  const isExpletive = word === 'there' && beside.some(t => /^(is|are|was|were|exist)$/.test(t))
  const before = draft.chunks[at - 1]
  const isRelative =
    word === 'that' &&
    Boolean(before) &&
    (before!.kind !== 'filler' || /^(so|sure|ones?|all|those)$/i.test(before!.text)) &&
    before!.operator?.type !== 'breakdown'
  const isFiller = word === 'it' && /^(is|was|possible)$/.test(beside[1]!) && at === 0
  if (!draft.previous || isExpletive || isRelative || isFiller) return use(chunk, 'filler')
  if (draft.nodes.some(node => node.previous)) return use(chunk, 'entity')
  // "which accounts … and who runs them": a noun of this message comes before the one of the last.
  if (/^(it|its|their|they|them)$/.test(word) && draft.nodes.some(node => !node.implicit)) return use(chunk, 'filler')
  const entity = draft.app.entities.find(e => e.key === draft.previous!.root.entity)
  if (!entity) return
  const node = addNode(draft, entity, at)
  node.previous = true
  node.selection = narrow(draft.previous.root)
  use(chunk, 'entity')
}

/** A selection that further conditions narrow: a copy, or a new one inside it where the old one is cut to a number. */
export function narrow(previous: Selection): Selection {
  const cut = previous.limit !== undefined || previous.offset !== undefined
  if (!cut) return structuredClone(previous)
  return {
    entity: previous.entity,
    sources: [...previous.sources],
    args: structuredClone(previous.args),
    where: [],
    related: [],
    within: structuredClone(previous),
  }
}
