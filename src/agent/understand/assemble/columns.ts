import type { Draft, Node } from '../reading/draft.ts'
import { isVerb } from '../asks/role-names.ts'
import { sameRoot } from '../language/same-root.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import { objectOf } from '../entity-model/object-of.ts'
import { fieldDone } from '../reading/verb-fields.ts'
import { findPath } from '../entity-model/relations.ts'

/** The columns that are asked for of the records themselves, each once. */
export function columnsAsked(draft: Draft, root: Node): string[][] {
  const names = root.entity.nameFields.map(f => f.column).join()
  const project = draft.project
    .filter(p => p.entity === root.entity)
    .map(({ columns, at }) => wholeName(root.entity, columns, draft.chunks[at]!.text) ?? columns)
    // The parts of a name are one column, the ends of a range are two.
    .flatMap(columns => (columns.join() === names || isNameOfObject(root.entity, columns) ? [columns] : columns.map(column => [column]))) // oxfmt-ignore
  for (let i = project.length - 1; i > 0; i--)
    if (project.slice(0, i).some(p => p.join() === project[i]!.join())) project.splice(i, 1)
  return project
}

/** "who is the contact" of a `contact.first_name` and a `contact.last_name`: both, where nothing asks for the one. */
function wholeName({ fields }: Entity, [column, ...others]: string[], text: string): string[] | undefined {
  const object = objectOf(column ?? '')
  const parts = fields.filter(
    f => object && objectOf(f.column) === object && NAME_PART.test(f.words.slice(-2).join(' ')),
  )
  const isPart = parts.length > 1 && parts.some(f => f.column === column)
  return isPart && !others.length && !/\b(?:first|last|given|family|sur|fore)/i.test(text) ? parts.map(f => f.column) : undefined // oxfmt-ignore
}
const NAME_PART = /^(?:first|last|given|family) name$/
const isNameOfObject = ({ fields }: Entity, columns: string[]): boolean =>
  columns.length > 1 &&
  columns.every(column =>
    fields.some(f => f.column === column && f.nested && NAME_PART.test(f.words.slice(-2).join(' '))),
  )

/** Fields that were named and that the query does not give: saying nothing of them would ignore them. */
export function noteColumnsLeft(draft: Draft, root: Node): void {
  // "which people manage a team": a verb says what they do, no column is asked for.
  for (const p of draft.project) {
    const roles = p.entity.fields
      .filter(f => f.target !== undefined && p.columns.includes(f.column))
      .map(field => ({ field }))
    const isBehind = draft.chunks.slice(0, p.at).some(c => c.entities.some(e => e.quality === 1))
    if (roles.length && isBehind && isVerb(draft.chunks[p.at]!, roles)) draft.ignored.push(draft.chunks[p.at]!.text)
  }
  // A field of other records than those asked for would be left out without a word.
  draft.ignored.push(
    ...draft.project
      .filter(p => p.entity !== root.entity && !isOnTheWay(draft, root, p))
      .map(p => draft.chunks[p.at]!.text),
  )
  // "names and departments of …": fields of two kinds of record at once.
  const beside = draft.nodes.find(
    n => !n.implicit && draft.project.some(p => n.at === p.at + 2 && /^and$/i.test(draft.chunks[p.at + 1]?.text ?? '')),
  )
  const isOfOther = beside && /^of$/i.test(draft.chunks[beside.at + 1]?.text ?? '')
  if (isOfOther && !beside.entity.inside && draft.nodes.some(n => n.at > beside.at && n.entity !== beside.entity))
    draft.ignored.push(draft.chunks[beside.at]!.text)
}

/** "in which team is the keeper of the boat": a key that leads from the one to the other is no column that is asked for. */
function isOnTheWay(draft: Draft, root: Node, { entity, columns, at }: Draft['project'][number]): boolean {
  const key = entity.fields.find(f => f.column === columns[0] && f.target !== undefined)
  const isOf = /^of$/i.test(draft.chunks[at + 1]?.text ?? '')
  const way = key && isOf ? findPath(root.entity, entity, draft.app) : undefined
  return way?.some(hop => hop.field.words[0] === key!.words[0]) ?? false
}

/** The dates that the words around name; of what was done when it was done, of what is to be done when that is. */
function datesNamed(draft: Draft, { entity, selection }: Node, dates: Field[]): Field[] {
  // "when was the order delivered": the noun of the records names none of their dates.
  const isOwnNoun = (c: Chunk) => c.used === 'entity' && !isParticiple(c.text.toLowerCase())
  const said = draft.chunks.filter(c => !isOwnNoun(c))
  const words = said.flatMap(c => wordsOf(c.text))
  const like = dates.filter(f =>
    f.words.some(word => word.length > 3 && words.some(w => w.length > 3 && sameRoot(w, word))),
  )
  const verbs = said.filter(c => doneOn(entity, c.text.toLowerCase()))
  // The state that is called so may have passed by now, or not come yet.
  selection.where = selection.where.filter(c => c.at === undefined || !verbs.includes(draft.chunks[c.at]!))
  const isToBe = words.includes('be')
  if (!isToBe && verbs.length === 1) return [doneOn(entity, verbs[0]!.text.toLowerCase())!]
  const planned = isToBe ? like.filter(f => !f.words.some(isParticiple)) : []
  return planned.length === 1 ? planned : like
}

/** The date that says when something was done, for a participle. */
const doneOn = (entity: Entity, word: string): Field | undefined =>
  isParticiple(word) ? fieldDone(entity, word) : undefined

/** "when was the order shipped" of orders in the state `SHIPPED` that were `ordered_at`: no date tells of that. */
export const tellsState = ({ chunks }: Draft, entity: Entity): boolean =>
  chunks.some(
    ({ used, text, values }) =>
      used === 'value' &&
      isParticiple(text.toLowerCase()) &&
      values.some(v => v.entity === entity && !entity.nameFields.includes(v.field)),
  )

/** "when did …": the date that the words around name, else the only one there is. */
export function dateAsked(draft: Draft, root: Node): string[] | undefined {
  if (!/^\W*(and |so )?when\b/i.test(draft.message.text) || draft.project.length || draft.measures.length)
    return undefined
  const dates = root.entity.fields.filter(f => f.role === 'date')
  const named = datesNamed(draft, root, dates)
  // "when was the first one": the date by which it is the first.
  const { order, limit } = root.selection
  const ordered = limit === 1 && dates.find(f => f.column === order?.columns[0])
  if (ordered && !named.length) return [ordered.column]
  const [field] = named.length ? named : tellsState(draft, root.entity) ? [] : dates
  if (!field || named.length > 1 || (!named.length && dates.length > 1)) draft.ignored.push('when')
  return field && [field.column]
}
