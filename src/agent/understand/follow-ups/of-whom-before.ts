import { arePeople } from '../entity-model/people.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Condition, Selection } from '../reading/query.ts'
import { type Draft, isFree } from '../reading/draft.ts'

const OF_ONE = /^(?:his|her|him|he|she)$/i

/**
 * "which books does Ann have?" – "what's her e-mail address?": a pronoun for one person after an answer about something else stands for the
 * one who was named there, as though the name were said again. Before anything else is made of the pronoun.
 */
export function readOfWhomBefore(draft: Draft): void {
  const { previous, chunks, app } = draft
  const pronoun = chunks.find(chunk => isFree(chunk) && OF_ONE.test(chunk.text))
  const find = (key: string) => app.entities.find(entity => entity.key === key)
  const asked = previous && find(previous.root.entity)
  if (!pronoun || !asked || arePeople(asked)) return
  const [named, ...others] = namedIn(previous.root, find)
  if (!named || others.length) return
  const { entity, condition } = named
  const field = entity.nameFields.find(f => condition.columns.includes(f.column)) ?? entity.nameFields[0]!
  const values = condition.values.map(String)
  Object.assign(pronoun, {
    text: values[0],
    kind: 'mention',
    entities: [],
    fields: [],
    values: [{ entity, columns: condition.columns, field, values, quality: 1 }],
    operator: undefined,
  })
}
readOfWhomBefore.needs = OF_ONE

/** People of whom one is named in a selection, or in what is related to it. */
function namedIn(
  { entity: key, where, related }: Selection,
  find: (key: string) => Entity | undefined,
): { entity: Entity; condition: Condition }[] {
  const entity = find(key)
  const isName = ({ columns, op, values }: Condition) =>
    /^(?:=|in)$/.test(op) && values.length === 1 && entity?.nameFields.some(f => columns.includes(f.column)) === true
  const condition = entity && arePeople(entity) ? where.find(isName) : undefined
  return [...(condition ? [{ entity: entity!, condition }] : []), ...related.flatMap(({ selection }) => namedIn(selection, find))] // oxfmt-ignore
}
