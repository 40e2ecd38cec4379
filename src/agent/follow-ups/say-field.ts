import { fieldWords, unitWord } from '../answer/field-words.ts'
import type { Field } from '../understand/catalogue-model.ts'

/** A field in an offered question: `size_in_cm` is "size in cm", not "size in". */
export const sayField = (field: Field): string =>
  unitWord(field) && field.words.at(-2) === 'in' ? field.words.join(' ') : fieldWords(field)
