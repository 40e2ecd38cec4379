import { findLanguageCodes } from './find-languages.ts'
import { findCurrencies, findUnits } from './find-unit-names.ts'
import { textOf, type ReadText } from './read-text.ts'
import { findUnit } from './units.ts'

/** Operators of arithmetic between two figures, in words and in signs, and the verb for what they do (a closed class). */
const OPERATORS: [RegExp, string][] = [
  [/^(?:plus|\+|added to)$/i, 'add'],
  [/^(?:minus|[-−–](?= )|subtracted from)$/i, 'subtract'],
  [/^(?:times|multiplied by|[*×·])$/i, 'multiply'],
  [/^(?:divided by|÷)$/i, 'divide'],
]

/** A question for what a word means. */
const MEANS = /\bwhat (?:does|do|did|is meant by)\b.{1,60}?\bmean\b|\bmeaning of (?:the (?:word|term) )?["'“‘]/i

/**
 * What a question orders without a verb: "5 miles in km", "how many feet are in 3 miles" and "20 euros in yen" to convert,
 * "3 plus 4" to add, "what does 'aloof' mean?" to define, "'bread' in Polish?" to translate.
 */
export function implyVerb(read: ReadText): string | undefined {
  return (
    findOperator(read) ??
    (namesOtherUnit(read) || namesOtherCurrency(read) ? 'convert' : undefined) ??
    (MEANS.test(textOf(read)) ? 'define' : undefined) ??
    (saysInLanguage(read) ? 'translate' : undefined)
  )
}

/** "How do you say 'bread' in Polish", "'bread' in Polish": a quotation, and the language that it is wanted in. */
const saysInLanguage = (read: ReadText): boolean =>
  read.values.some(value => value.kind === 'quoted') &&
  findLanguageCodes(read).some(({ start }) => /\b(?:in|into|to)\s+$/i.test(read.message.slice(0, start)))

function findOperator({ values, message }: ReadText): string | undefined {
  const numbers = values.filter(value => value.kind === 'number')
  for (const [at, number] of numbers.entries()) {
    const next = numbers[at + 1]
    const between = next && message.slice(number.unit?.end ?? number.end, next.start).trim()
    const verb = between && OPERATORS.find(([sign]) => sign.test(between))?.[1]
    if (verb) return verb
  }
  return undefined
}

/** A measure, and a unit of the same quantity that belongs to no measure. */
function namesOtherUnit(read: ReadText): boolean {
  const measures = read.values.flatMap(value =>
    value.kind === 'number' && value.unit?.kind === 'measure' ? (findUnit(value.unit.name) ?? []) : [],
  )
  if (!measures.length) return false
  return findUnits(read).some(({ value, features }) => {
    const unit = features.unitAlone ? findUnit(String(value)) : undefined
    return unit && measures.some(measure => measure.quantity === unit.quantity && measure.name !== unit.name)
  })
}

/** An amount of money, and a currency that belongs to none. */
function namesOtherCurrency(read: ReadText): boolean {
  const amounts = read.values.filter(value => value.kind === 'number' && value.unit?.kind === 'currency')
  if (!amounts.length) return false
  return findCurrencies(read).some(
    ({ value, start, end }) =>
      !amounts.some(
        amount => amount.kind === 'number' && start < (amount.unit?.end ?? amount.end) && end > amount.start,
      ) && !amounts.some(amount => amount.kind === 'number' && amount.unit?.name === value),
  )
}
