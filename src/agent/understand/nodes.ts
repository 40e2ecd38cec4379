import type { Chunk } from './chunk.ts'
import type { Entity } from './catalogue-model.ts'
import { type Draft, addNode, use } from './draft.ts'
import type { Selection } from './query.ts'
import { stem } from './words.ts'

/** Nouns of the message, and words that point back to what was answered before. */
export function findNodes(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (chunk.operator?.type === 'pronoun') return findPronoun(draft, chunk, at)
    nameOwner(draft, chunk, at)
    if (
      !chunk.entities.length ||
      chunk.values.some(v => v.quality === 1 && /^[A-Z]/.test(chunk.text) && chunk.text.includes(' '))
    )
      return
    const best = [...chunk.entities].sort((a, b) => usable(b.entity) - usable(a.entity) || b.quality - a.quality)[0]!
    // A value of the data beats a mere synonym of a noun ("prospecting").
    const asked = /^(how many|which|what|number of|the|of)$/i.test(chunks[at - 1]?.text ?? '')
    // "people" is a noun even where a department is called People.
    const isWord = (v: { values: string[] }) => /^[a-z]/.test(chunk.text) && !/^[A-Z]/.test(v.values[0] ?? '')
    if (
      best.quality < 0.9 &&
      !asked &&
      chunk.values.some(v => v.quality >= 0.95 && (isWord(v) || /^[A-Z]/.test(chunk.text)))
    )
      return
    // A word that is both a noun and a field of another noun is the field where that noun is there too.
    const asField = chunk.fields.filter(f => f.entity !== best.entity || !usable(best.entity))
    const others = chunks.some(
      (c, i) =>
        i !== at &&
        (c.entities.some(e => asField.some(f => f.entity === e.entity)) ||
          (c.operator?.type === 'pronoun' && asField.some(f => f.entity.key === draft.previous?.root.entity))),
    )
    if (asField.length && (!usable(best.entity) || best.quality < 0.9) && (others || !usable(best.entity))) return
    if (!usable(best.entity)) return
    const known = draft.nodes.find(node => node.entity === best.entity && !node.previous)
    const back = draft.nodes.find(node => node.entity === best.entity && node.previous && node.at === at - 1)
    if (back) back.at = at
    else if (!known) addNode(draft, best.entity, at)
    use(chunk, 'entity')
  })
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
