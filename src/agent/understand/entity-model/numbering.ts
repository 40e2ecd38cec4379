import type { Entity, Field } from './catalogue-model.ts'
import { nounsOf } from './schema-nouns.ts'
import { splitIdentifier, stem } from '../language/words.ts'

/** `number`, `ticket_no`: what people call a record by that has another key. */
export const isNumbering = ({ words, role, target, nested, type }: Field): boolean =>
  role !== 'id' &&
  target === undefined &&
  !nested &&
  /^(?:integer|string)$/.test(type) &&
  /^(?:number|no|nr|num)$/.test(words.at(-1)!)

/** Codes by which people know records: the plate of a van, the reference of a repair. */
export const isOwnCode = ({ type, role, words, target }: Field): boolean =>
  type === 'string' && role !== 'id' && target === undefined && CODES.test(words.at(-1)!)
const CODES = /^(?:number|no|nr|code|reference|ref|sku|isbn|plate|barcode|serial|slug)$/

/** `/issues/{issue_number}`, `/issues/{number}`: the number of such records beside their key, where an address takes that. */
export function numberAddressed(entity: Entity, parameter: string): Field | undefined {
  const words = splitIdentifier(parameter)
  const last = words.at(-1)!
  const before = words.slice(0, -1).map(stem).join()
  const isOwn = !before || nounsOf(entity).some(noun => noun.map(stem).join().endsWith(before))
  return isOwn ? entity.fields.find(f => isNumbering(f) && f.words.length === 1 && f.words[0] === last) : undefined
}

/** The number by which the service itself addresses the records, which is what people call them by. */
export const numberOfAddress = (entity: Entity): Field | undefined =>
  entity.operations.flatMap(({ idParameter }) => (idParameter && numberAddressed(entity, idParameter)) || [])[0]
