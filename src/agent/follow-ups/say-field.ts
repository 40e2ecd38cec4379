import { fieldWords, unitWord } from '../answer/field-words.ts'
import type { Field } from '../understand/entity-model/catalogue-model.ts'

/** A field in an offered question: `size_in_cm` is "size in cm", not "size in". */
export const sayField = (field: Field): string =>
  unitWord(field) && field.words.at(-2) === 'in' ? field.words.join(' ') : fieldWords(field)

/**
 * Values that can stand in a sentence as they are: no long keys that nobody would say, and no sentences, since what is offered
 * is asked in the person's name.
 */
export const isPlain = (value: string): boolean =>
  !(/\d/.test(value) && /^\S{13,}$/.test(value)) &&
  /^[\p{L}\p{N}][\p{L}\p{N} .&'/+-]*$/u.test(value) &&
  value.length <= 40 &&
  value.split(/\s+/).length <= 4
