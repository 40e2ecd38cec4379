import type { Field } from './catalogue-model.ts'

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
