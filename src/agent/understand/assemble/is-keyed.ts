import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Node } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'

/** Whether the records are named by id, name or e-mail address: not finding them is an answer of its own. */
export function isKeyed({ entity, selection }: Pick<Node, 'entity' | 'selection'>): boolean {
  const keys = [
    entity.idField?.column,
    entity.nameFields.map(f => f.column).join(),
    ...entity.fields.filter(f => f.role === 'email').map(f => f.column),
  ]
  const isCode = (c: Condition) =>
    c.values.every(v => /^(?=.*\d)(?=.*[\p{L}/])\S+$/u.test(String(v))) &&
    entity.fields.some(f => f.column === c.columns[0] && f.words.some(w => CODES.test(w)) && !isOfOther(f, entity))
  // "MAYDAY" of a discount code: what is called just so.
  const isWord = (c: Condition) =>
    c.values.length === 1 &&
    /^[A-Z]{3,}$/.test(String(c.values[0])) &&
    entity.fields.some(
      f => f.column === c.columns[0] && f.words.length === 1 && CODES.test(f.words[0]!) && !f.choices.length,
    )
  return selection.where.some(c => c.op === '=' && (keys.includes(c.columns.join()) || isCode(c) || isWord(c)))
}

/** `issue.key` beside `issue.id`, `order_number` beside `order_id`: the code of another record, which many may share. */
function isOfOther({ words, column }: Field, { fields }: Entity): boolean {
  const whose = words.slice(0, -1).join(' ')
  return (
    whose !== '' &&
    fields.some(f => f.target !== undefined && f.column !== column && f.words.slice(0, -1).join(' ') === whose)
  )
}

/** What fields are called whose values name one record each. */
const CODES = /^(key|code|number|no|reference|ref|plate|sku|serial|isbn|identifier)$/

/** A text with digits in it tells one record from others, whatever its field is called: a tag, a plate, a number. */
export const saysCode = ({ op, columns, values }: Condition): boolean =>
  op === '=' && columns.length === 1 && typeof values[0] === 'string' && /\d/.test(values[0])
