import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { sameRoot } from '../language/same-root.ts'
import { type Draft, isBroken, isFree, use } from '../reading/draft.ts'
import { singular } from '../language/words.ts'

/**
 * A name beside a role is the name of the record in that role: "plans reviewed by Ann", "with reviewer Ann", "which plans did
 * Ann review". Another field of the same record that holds such names (`author.name`) is not meant.
 */
export function readRoleNames(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const roles = chunk.fields.filter(f => f.field.target !== undefined && f.quality >= 0.5)
    if (!isFree(chunk) || !roles.length || draft.nodes.some(n => n.at === at)) return
    const name = nameBeside(draft, at, isVerb(chunk, roles))
    if (!name || name.values.some(v => chunk.fields.some(f => isSame(f, v)))) return
    const named = name.values.filter(
      v => v.entity.nameFields.includes(v.field) && roles.some(f => f.field.target === v.entity.key),
    )
    const isElsewhere = name.values.some(v => !named.includes(v) && roles.some(f => f.entity === v.entity))
    if (!named.length || !isElsewhere) return
    name.values = named
    use(chunk, 'related')
  })
}

const isSame = (a: { entity: unknown; columns: string[] }, b: { entity: unknown; columns: string[] }) =>
  a.entity === b.entity && a.columns.join() === b.columns.join()

/** Whether a word is a verb made of a role, not the noun itself: "manage" beside a manager. */
export function isVerb(chunk: Chunk, roles: readonly { field: Field }[]): boolean {
  const said = chunk.text.toLowerCase().split(/\W+/)
  const words = roles.flatMap(({ field }) => field.words.map(singular)).filter(word => word !== 'id')
  const isNoun = said.some(word => words.includes(singular(word)))
  return !isNoun && said.some(one => one.length > 3 && words.some(word => sameRoot(one, word)))
}

const BETWEEN = /^(by|to|is|are|was|were|the|been|being)$/

/** The name right behind a role, past "by", "to" and "is"; of a verb also right before it ("did Ann review"). */
function nameBeside(draft: Draft, at: number, verb: boolean): Chunk | undefined {
  let next = at + 1
  while (next < at + 4 && BETWEEN.test(draft.chunks[next]?.text.toLowerCase() ?? '')) next++
  return [next, ...(verb ? [at - 1] : [])]
    .filter(near => draft.chunks[near] && !isBroken(draft, at, near))
    .map(near => draft.chunks[near]!)
    .find(chunk => isFree(chunk) && chunk.values.length > 0 && !chunk.fields.length)
}
