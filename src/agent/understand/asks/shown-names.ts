import type { Entity } from '../entity-model/catalogue-model.ts'
import { objectOf } from '../entity-model/object-of.ts'
import { sameRoot } from '../language/same-root.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { isAgentOf } from '../reading/keys-of-verbs.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** So near a name the word for a role stands. */
const NEAR = 4

/**
 * "issues assigned to Ann" of issues with an `author` and `assignees`, objects that show a user each: her name in one of them is that of the
 * user, and the words around say in which role. The list that they name is meant, else the user, whom the keys of the objects lead to.
 */
export function readShownNames(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length < 2) return
    const copies = chunk.values.filter(v => showsOther(draft, v, chunk.values))
    if (!copies.length) return
    const listed = copies.filter(v => v.entity.inside && v.quality >= 0.9 && isRoleSaid(draft, at, v))
    chunk.values = listed.length ? listed : chunk.values.filter(v => !copies.includes(v))
  })
}

/** A value in one of several objects and lists of a record that show records of another kind, which have it as well. */
function showsOther({ app }: Draft, { entity, field }: ValueMatch, values: readonly ValueMatch[]): boolean {
  const object = objectOf(field.column)
  const target = (object || entity.inside) && entity.fields.find(f => f.target && f.column === (object ? `${object}.id` : 'id'))?.target // oxfmt-ignore
  if (!target || !values.some(v => v.entity.key === target && v.quality >= 0.9)) return false
  const holder = entity.inside?.entity ?? entity.key
  return app.entities.filter(one => (one.inside?.entity ?? one.key) === holder).flatMap(one => shownIn(one, target)).length > 1 // oxfmt-ignore
}

/** The keys in the objects of records that lead to a kind. */
const shownIn = ({ fields, inside }: Entity, target: string) =>
  fields.filter(f => f.target === target && (f.nested ? f.column.endsWith('.id') : inside?.same === f.column))

/** Whether a word near the name is of the noun for the items of a list: "assigned" of assignees. */
const isRoleSaid = ({ chunks }: Draft, at: number, { entity }: ValueMatch): boolean =>
  chunks.some(({ text }, i) => i !== at && Math.abs(i - at) <= NEAR && text.split(/\W+/).some(word => isOfNoun(word, entity))) // oxfmt-ignore

function isOfNoun(said: string, { words }: Entity): boolean {
  const [word, noun] = [said.toLowerCase(), words.at(-1)!]
  return word.length > 3 && (sameRoot(word, noun) || isAgentOf(noun, rootOf(word)))
}
