import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { plural } from '../language/words.ts'
import type { Draft, Node } from '../reading/draft.ts'

/** How sure it is at most which records are meant where several kinds have such a field. */
const ONE_OF_SEVERAL = 0.5

/**
 * "which job title is the most common" of a service whose leads and contacts both have one: no word says whose it is, so the answer
 * says of which it is, and that the others have it too.
 */
export function doubtUnsaidKind(draft: Draft): void {
  const { chunks, nodes, app, previous } = draft
  const [node] = nodes
  // What was spoken of before tells it.
  if (!node || previous?.root.entity === node.entity.key || nodes.length > 1 || !node.implicit || node.previous) return
  const isOfTexts = node.selection.where.every(({ op }) => OF_TEXTS.test(op))
  const named = chunks.filter(c => c.used && c.fields.some(f => f.entity === node.entity))
  const others = app.entities.filter(
    other =>
      isOwnKind(other, node.entity) &&
      (isOfTexts
        ? named.length > 0 && named.every(chunk => hasAsWell(chunk, node.entity, other))
        : isDoneWithOthers(draft, node, other)),
  )
  if (!others.length) return
  draft.sureness = Math.min(draft.sureness, ONE_OF_SEVERAL)
  const names = others.map(({ noun }) => plural(noun)).join(' and ')
  draft.notes.push(`took it as that of ${plural(node.entity.noun)}; ${names} have one too`)
}

/** "which industry do we win most often in" of leads and of deals that are won: the verb names a state that another kind has as well. */
function isDoneWithOthers({ chunks }: Draft, { selection, entity }: Node, other: Entity): boolean {
  const verb = chunks.find(
    ({ text, values }, at) =>
      /^(?:we|i|you|they)$/i.test(chunks[at - 1]?.text ?? '') &&
      /^\p{Ll}+$/u.test(text) &&
      values.some(v => v.entity === entity && selection.where.some(c => c.columns[0] === v.columns[0])),
  )
  const best = (one: Entity) => Math.max(0, ...(verb?.values ?? []).map(v => (v.entity === one ? v.quality : 0)))
  return verb !== undefined && best(other) > 0 && best(other) >= best(entity)
}

/** "phone numbers that begin with +44": what is said of a text may be said of that of another kind. */
const OF_TEXTS = /^(?:starts|ends|contains|not contains)$/

/** Records of another kind, that are listed by themselves: neither parts of others nor a view of the same ones ("regional orders"). */
const isOwnKind = (other: Entity, { key, words }: Entity): boolean =>
  other.key !== key && !other.inside && !other.hidden && other.words.at(-1) !== words.at(-1)

/** The words name a field of the other kind as well as that of the one that was taken. */
function hasAsWell({ fields }: Chunk, taken: Entity, other: Entity): boolean {
  const best = (entity: Entity) =>
    Math.max(...fields.filter(f => f.entity === entity && !f.field.nested).map(f => f.quality))
  return best(other) >= Math.max(0.8, best(taken))
}
