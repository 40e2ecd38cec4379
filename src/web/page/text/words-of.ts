/** The words of a column's or argument's name in lower case: "unit_priceEUR" → unit, price, eur. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
