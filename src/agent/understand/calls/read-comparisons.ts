import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { findComparisons } from './match-comparator.ts'
import type { Argument, Span } from './planned-call.ts'
import type { ReadText } from './read-text.ts'

/** What a parameter is called that takes what is compared with. */
const COMPARED_WITH = /^(?:value|values|val|operand|argument|threshold|right|rhs)$/

/** The parameters of a condition: what is compared, how, and with what. */
interface Parts {
  field: ToolParameter
  sign: ToolParameter
  value: ToolParameter
}

function partsOf({ parameters }: ToolCard, signs: (parameter: ToolParameter) => boolean): Parts | undefined {
  const sign = parameters.find(signs)
  const others = parameters.filter(parameter => parameter !== sign)
  const value = others.find(({ words }) => words.some(word => COMPARED_WITH.test(word)))
  const field = others.find(parameter => parameter !== value && parameter.type === 'string')
  return sign && field && value && others.length === 2 ? { field, sign, value } : undefined
}

/** Verbs and articles between a field and how it compares. */
const LINKS = /^(?:is|are|was|were|be|has|have|the|that|which)$/

/**
 * "Where age is greater than 25 and city is Lyon": conditions for a list of objects with a field, a comparison and a value each.
 * Undefined unless every comparison of the text has both.
 */
export function readComparisons(
  { words, values, message }: ReadText,
  card: ToolCard,
  signs: (parameter: ToolParameter) => boolean,
): Record<string, Argument>[] | undefined {
  const parts = partsOf(card, signs)
  if (!parts) return undefined
  const where = words.findIndex(({ norm }) => /^(?:where|whose|with|having|when|if)$/.test(norm))
  if (where < 0) return undefined
  const found = findComparisons(words.slice(where), parts.sign.choices)
  const records = found.map(({ choice, from, to }) => {
    let at = where + from - 1
    while (at > where && LINKS.test(words[at]!.norm)) at--
    const field = words[at]
    const next = words[where + to]
    if (!field || at <= where || !next || !/^[\p{L}_][\w.]*$/u.test(field.text)) return undefined
    const value = valueAt(next, values, message)
    const given = (one: unknown, { start, end }: Span): Argument => ({
      value: one,
      span: { start, end },
      certainty: SURE,
    })
    return {
      [parts.field.name]: given(field.text, field),
      [parts.sign.name]: given(choice, { start: words[where + from]!.start, end: words[where + to - 1]!.end }),
      [parts.value.name]: given(/^(?:integer|number)$/.test(parts.value.type) ? Number(value.text) : value.text, value),
    }
  })
  return records.length && records.every(record => record !== undefined) ? records : undefined
}

const SURE = 0.8

/** What stands at a word: a quotation without its marks, a name or a figure as it is written, else the word. */
function valueAt(word: Span, values: ReadText['values'], message: string): Span & { text: string } {
  const found = values
    .filter(({ kind, start, end }) => kind !== 'list' && start <= word.start && end > word.start)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
  if (found?.kind === 'quoted') return { text: found.value, start: found.start, end: found.end }
  const { start, end } = found ?? word
  return { text: message.slice(start, end), start, end }
}
