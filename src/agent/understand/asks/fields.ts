import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isNumeric } from '../conditions/shared.ts'
import type { Draft, Node } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'

/** Fields that can rank records: figures and dates. */
export const isOrdered = (mention: { field: Field }) => isNumeric(mention) || mention.field.role === 'date'

export const isGrouping = (mention: FieldMention) =>
  ['category', 'boolean', 'reference', 'name', 'text', 'date', 'id'].includes(mention.field.role) ||
  // A figure of a few sizes, or one whose numbers are codes.
  mention.field.choices.length > 0 ||
  Object.keys(mention.field.meanings ?? {}).length > 2

/** A figure whose ends are told ("1 = harmless … 5 = disaster") is a scale: records are grouped by it, not ordered. */
export const isScale = ({ field }: FieldMention) =>
  field.type === 'integer' && Object.keys(field.meanings ?? {}).length > 1

export const nodeAt = (draft: Draft, at: number): Node | undefined =>
  draft.nodes.find(node => node.at === at && !node.implicit)

/** Whether a chunk before a noun is read as what tells which of them: a value, a state, whose they are. */
export const tellsWhich = (chunk: Chunk | undefined): boolean => /^(?:value|scope|condition)$/.test(chunk?.used ?? '')

/** What tells one record of a kind from another: its name, else the code that people know it by, else its make and model, else its id. */
export function tellingColumns({ nameFields, fields, words, idField }: Entity): string[] {
  if (nameFields.length) return nameFields.map(f => f.column)
  const rest = (field: Field) => field.words.filter(word => !words.includes(word))
  const isCode = (words: string[]) =>
    CODE.test(words.at(-1) ?? '') && (words.length === 1 || (words.length === 2 && REGISTERED.test(words[0]!)))
  const code = fields.find(f => f.type === 'string' && !f.nested && isCode(rest(f)))
  const made = code || !idField ? [] : makeAndModel(fields)
  const own = code ?? idField
  return made.length ? made : own ? [own.column] : []
}

/** "Finch & Co Harbour" of frames with a brand and a model: what people call things that have no name, though several may be called so. */
function makeAndModel(fields: readonly Field[]): string[] {
  const called = (words: RegExp) => fields.find(f => f.type === 'string' && !f.nested && !f.target && words.test(f.words.join(' '))) // oxfmt-ignore
  const [make, model] = [called(/^(?:brand|make|maker|manufacturer)$/), called(/^model$/)]
  return make && model ? [make.column, model.column] : []
}

/** What a number or plate is called by which one thing is known. */
const REGISTERED = /^(?:licen[cs]e|registration|reg|serial|inventory|asset|tracking|catalog(?:ue)?)$/

const CODE = /^(key|code|number|no|reference|ref|plate|sku|serial|isbn)$/

/** The date by which the records are narrowed: "decided in 2025 per month". */
export const narrowedBy = ({ entity, selection }: Node): Field | undefined => {
  const [column, ...others] = new Set(selection.where.flatMap(c => (c.asDay ? c.columns : [])))
  return others.length ? undefined : entity.fields.find(f => f.column === column && f.role === 'date')
}
