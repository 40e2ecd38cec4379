import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { kindsAbove } from '../entity-model/relations.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import { beginsOn, endsOn, lastsUntil } from '../entity-model/begin-and-end.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'

const SINCE = /^(?:since|from)$/i
const UNTIL = /^(?:until|till)$/i
/** Words for being so that the dates of a beginning and an end are of. */
const BEING =
  /^(?:valid|been|open|running|active|on|in|under|with|here|there|work(?:ing|ed)?|go(?:ing|ne)?|last(?:ed|ing)?)$/i

/** How sure it is at most that the beginning of what connects two records is meant. */
const BETWEEN = 0.75

/**
 * "until when is the permit valid", "since when has Ann been on the board": the end or the beginning of the one record that is named, or of
 * the one that connects two.
 */
export function readSinceWhen(draft: Draft): void {
  const { chunks } = draft
  const [word, when] = chunks
  const isUntil = asksUntilWhen(draft)
  if (!when || !/^when$/i.test(when.text) || !(isUntil || SINCE.test(word!.text)) || draft.project.length) return
  const ofDate = isUntil ? endsOn : beginsOn
  const asked = saidDate(draft, isUntil) ?? ownDate(draft, ofDate) ?? dateBetween(draft, ofDate)
  if (!asked) return
  const { node, field } = asked
  draft.project.push({ columns: [field.column], entity: node.entity, at: 0 })
  for (const chunk of [word!, when]) use(chunk, 'project')
  for (const chunk of chunks) if (isFree(chunk) && isSaid(chunk, field)) use(chunk, 'project')
}
readSinceWhen.needs = /^when$/

/** "until when is it under warranty": the day is asked for, so that nothing holds today. */
export const asksUntilWhen = ({ chunks: [word, when] }: Pick<Draft, 'chunks'>): boolean =>
  UNTIL.test(word?.text ?? '') && /^when$/i.test(when?.text ?? '')

type DateOf = (entity: Entity) => Field | undefined

/** Says no more than that it is so: a verb of being, a part of the date's name. */
const isSaid = ({ text, fields }: Chunk, field: Field): boolean =>
  BEING.test(text) || fields.some(f => f.field === field || f.field.role === 'date')

/** "under warranty" of a `warranty_until`: of several dates of an end the one that the message names. */
function saidDate({ nodes, chunks }: Draft, isUntil: boolean): { node: Node; field: Field } | undefined {
  const [node, ...others] = nodes.filter(isKeyed)
  if (!node || others.length || !isUntil) return undefined
  const said = chunks.flatMap(c => (isFree(c) ? c.fields : []))
  const ends = said.filter(f => f.entity === node.entity && f.quality >= 0.7 && lastsUntil(f.field)).map(f => f.field)
  const [field, ...more] = new Set(ends)
  return field && !more.length ? { node, field } : undefined
}

/** The date of the one record that is named. */
function ownDate({ nodes }: Draft, ofDate: DateOf): { node: Node; field: Field } | undefined {
  const [node, ...others] = nodes.filter(isKeyed)
  const field = node && !others.length ? ofDate(node.entity) : undefined
  return node && field && { node, field }
}

/** The date of the records that connect two that are named: the membership of Ann in the board. */
function dateBetween(draft: Draft, ofDate: DateOf): { node: Node; field: Field } | undefined {
  const { app, nodes } = draft
  const named = nodes.filter(isKeyed)
  if (named.length !== 2) return undefined
  const links = app.entities.filter(entity => {
    const ends = kindsAbove(entity, app)
    return (
      canBeListed(entity) &&
      !entity.hidden &&
      named.every(one => ends.includes(one.entity)) &&
      ofDate(entity) !== undefined
    )
  })
  const [link, ...others] = links
  if (!link || others.length) return undefined
  draft.sureness = Math.min(draft.sureness, BETWEEN)
  const node = nodes.find(n => n.entity === link) ?? addNode(draft, link, 0)
  draft.head = node
  return { node, field: ofDate(link)! }
}
