/** A text that is nothing but an amount of money with its sign. */
export const MONEY = /^(?:\p{Sc}\s?-?\d[\d.,]*|-?\d[\d.,]*\s?\p{Sc})$/u

/** What a row is called that adds up others. */
const TOTAL =
  /^\W*(?:(?:grand|order|sub)[ -]?)?(?:totals?|sum)(?:\s*[:(].*|\s+(?:amount|cost|price|due|to pay|incl|excl|including|excluding|of|for)\b.*)?\W*$/iu

/** Whether a text is what a total, a subtotal or a sum is called by. */
export const isTotal = (text: string): boolean => TOTAL.test(text)

/**
 * Amounts of money of one currency as numbers: the last separator is that of decimals where both stand in one of them,
 * or other than three digits follow it, and that holds for all of them. Undefined where two currencies or two ways of writing are mixed,
 * or nothing tells what a point before three digits is.
 */
export function readAmounts(texts: readonly string[]): number[] | undefined {
  const signs = new Set(texts.map(text => /\p{Sc}/u.exec(text)?.[0]))
  const digits = texts.map(text => text.replace(/[^\d.,-]/g, '').replace(/[.,]+$/, ''))
  const points = new Set(digits.flatMap(text => decimalOf(text) ?? []))
  if (signs.size > 1 || points.size > 1) return undefined
  const [point] = points
  // What "1.234" is no other amount tells where a point stands before decimals, or none has any.
  if (digits.some(text => decimalOf(text) === undefined && text.includes(point ?? '.'))) return undefined
  const numbers = digits.map(text => toNumber(text, point ?? '.'))
  return numbers.every(number => number !== undefined) ? numbers : undefined
}

/** The separator of decimals of an amount, where it tells: "1.234,00" and "12,5" a comma, "1.234.000" a comma, "1,234" none. */
function decimalOf(text: string): '.' | ',' | undefined {
  const marks = [...text.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return undefined
  const mark = last[0] as '.' | ','
  const same = marks.filter(([one]) => one === mark).length
  if (same > 1) return mark === '.' ? ',' : '.'
  return marks.length > 1 || text.length - last.index !== 4 ? mark : undefined
}

function toNumber(text: string, point: '.' | ','): number | undefined {
  const [whole = '', part, ...more] = text.split(point)
  const isGrouped = point === '.' ? /^-?\d{1,3}(?:,\d{3})+$/ : /^-?\d{1,3}(?:\.\d{3})+$/
  if (more.length || !(/^-?\d+$/.test(whole) || isGrouped.test(whole)) || !/^\d*$/.test(part ?? '')) return undefined
  return Number(`${whole.replace(/[.,]/g, '')}.${part ?? '0'}`)
}
