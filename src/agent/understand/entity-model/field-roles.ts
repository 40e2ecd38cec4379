import type { Entity, Field } from './catalogue-model.ts'

const FIGURES: ReadonlySet<Field['role']> = new Set(['money', 'number', 'percent'])

/** Whether a field holds a figure: something to add up, to rank by and to hold a number against, which a key to other records is not. */
export const isFigure = ({ role, target }: Field): boolean => FIGURES.has(role) && target === undefined

/** Whether a figure says how much of something is still to be had: a `leave_days_left`, a `remaining_credit`. */
export const tellsWhatIsLeft = (field: Field): boolean => isFigure(field) && field.words.some(isLeftWord)
export const isLeftWord = (word: string): boolean =>
  /^(?:remaining|left|available|balance|open|unused|outstanding)$/.test(word)

/** A `cost_center`, a `zip_code`: a number that says which one, and never how much. */
export const isCodeNumber = (words: readonly string[]): boolean => CODE_NUMBER.test(words.at(-1) ?? '')
const CODE_NUMBER = /^(?:center|centre|code|zip|postcode)$/

/** Whether a figure is what was agreed on, and nothing that a record has much of: `payment_terms_days`. */
export const isAgreedTerm = ({ words }: Pick<Field, 'words'>): boolean => words.some(word => TERM.test(word))
const TERM = /^(?:terms?|notice|grace)$/

/** Whether a record need not have a value there: the schema says so, or some of those that were read have none. */
export const mayBeEmpty = ({ nullable, hasGaps }: Field): boolean => nullable === true || hasGaps === true

/** Whether a record stands for so many pieces. */
export const standsForPieces = ({ fields }: Entity): boolean => fields.some(f => PIECES.test(f.words.join(' ')))
const PIECES = /^(?:quantity|qty)$/

/** Whether records have a day or moment of their own: orders and visits, not what only has a price or a name. */
export const isDated = ({ fields }: Entity): boolean => fields.some(f => f.role === 'date' && !f.nested)

/** What is only meant to come about. */
export const PLANNED =
  /^(?:estimated?|planned|expected|target|budget(?:ed)?|forecast(?:ed)?|projected|scheduled|quoted|proposed|default)$/
/** Whether a figure or a day is one that is only meant: an estimate, a budget, what is due. */
export const isPlanned = ({ words }: Pick<Field, 'words'>): boolean => words.some(word => PLANNED.test(word))

/** The values that a field has: those that the schema lists, else those that the records show. */
export const valuesOf = ({ choices, shown = [] }: Field): string[] => (choices.length ? choices : shown)
