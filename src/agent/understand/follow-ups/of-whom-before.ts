import { arePeople } from '../entity-model/people.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Condition, Selection } from '../reading/query.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { namingValues } from '../vocabulary/vocabulary.ts'

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
  const [named, ...others] = namedIn(previous.root, find, arePeople)
  if (named && !others.length) standFor(pronoun, named)
}
readOfWhomBefore.needs = OF_ONE

const THE = /^(?:the|that|this)$/i
/** What may restrict the noun, and tells itself which is meant. */
const TELLS_WHICH =
  /^(?:with|without|that|which|who|whose|where|of|called|named|in|at|from|on|by|due|before|after|next|most|least)$/i

/**
 * "who's the customer on job J-7?" – "which crew did the job?": a noun with the definite article stands for the one record of its kind that was
 * named before, though something else was asked of it.
 */
export function readTheOneNamed({ previous, chunks, app }: Draft): void {
  if (!previous) return
  const find = (key: string) => app.entities.find(entity => entity.key === key)
  // "which grooms are at the yard?" after grooms of one yard: what was asked of the one is not asked again.
  const isRoot = (c: Chunk) => c.entities.some(e => e.quality >= 0.8 && e.entity.key === previous.root.entity)
  const isAskedAgain = chunks.some(c => isPlural(c.text.toLowerCase()) && isRoot(c))
  if (isAskedAgain) return
  chunks.forEach((chunk, at) => {
    const article = chunks[at - 1]
    const behind = chunks[at + 1]
    const kind = chunk.entities.find(e => e.quality >= 0.8)?.entity
    if (!kind || !isFree(chunk) || isPlural(chunk.text.toLowerCase()) || !THE.test(article?.text ?? '')) return
    if (behind && ((TELLS_WHICH.test(behind.text) && at + 2 < chunks.length) || namingValues(behind).length)) return
    if (chunks.some(c => c !== chunk && namingValues(c).some(v => v.entity === kind))) return
    const [named, ...others] = namedIn(previous.root, find, entity => entity === kind)
    if (named && !others.length) standFor(article!, named)
  })
}

/** The chunk is read as though the name were said again. */
function standFor(chunk: Chunk, { entity, condition }: { entity: Entity; condition: Condition }): void {
  const values = condition.values.map(String)
  const field = naming(entity, values[0]!).find(f => condition.columns.includes(f.column)) ?? entity.nameFields[0]!
  Object.assign(chunk, {
    text: values[0],
    kind: 'mention',
    entities: [],
    fields: [],
    values: [{ entity, columns: condition.columns, field, values, quality: 1 }],
    operator: undefined,
  })
}

/** Those of some kind of whom one is named in a selection, or in what is related to it. */
function namedIn(
  { entity: key, where, related }: Selection,
  find: (key: string) => Entity | undefined,
  isMeant: (entity: Entity) => boolean,
): { entity: Entity; condition: Condition }[] {
  const entity = find(key)
  const isName = ({ columns, op, values }: Condition) =>
    /^(?:=|in)$/.test(op) && values.length === 1 && naming(entity!, String(values[0])).some(f => columns.includes(f.column)) // oxfmt-ignore
  const condition = entity && isMeant(entity) ? where.find(isName) : undefined
  return [...(condition ? [{ entity: entity!, condition }] : []), ...related.flatMap(({ selection }) => namedIn(selection, find, isMeant))] // oxfmt-ignore
}

/** The fields by which a record is called so: its names and numbers, and of a code whatever field holds it. */
const naming = ({ fields, nameFields, idField }: Entity, value: string): Field[] =>
  /\p{L}.*\d{2}/u.test(value)
    ? fields.filter(f => !f.choices.length)
    : fields.filter(f => nameFields.includes(f) || f === idField || NUMBER.test(f.words.at(-1) ?? ''))
const NUMBER = /^(?:number|no|code|reference|ref|barcode)$/
