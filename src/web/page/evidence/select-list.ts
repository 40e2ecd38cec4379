import { tokeniseSql } from './tokenise-sql.ts'

/** What a query gives for a column. */
export interface Selected {
  /** How it is worked out; undefined for a column that is taken as it is. */
  expression?: string
  /** The column that it is taken from, when it is taken as it is. */
  column?: string
  /** The table it is taken from, as the query calls it. */
  table?: string
}

const bare = (name: string) => name.replace(/^["`[]|["`\]]$/g, '')

/**
 * Where a column of a query's result comes from, as its select list says; undefined where that cannot be told. `s.*` over
 * `(SELECT …) AS s` is looked for inside.
 */
export function findSelected(sql: string, column: string): Selected | undefined {
  const words = tokeniseSql(sql).filter(({ kind }) => kind !== 'space' && kind !== 'comment')
  let from = words.findIndex(({ text }) => /^SELECT$/i.test(text))
  // The names of WITH are not followed.
  if (from !== 0) return undefined
  if (/^DISTINCT$/i.test(words[1]?.text ?? '')) from++
  const items: string[][] = [[]]
  let depth = 0
  let at = from + 1
  for (; at < words.length; at++) {
    const { text } = words[at]!
    if (depth === 0 && /^(?:FROM|UNION|EXCEPT|INTERSECT)$/i.test(text)) break
    if (text === '(') depth++
    if (text === ')') depth--
    if (depth === 0 && text === ',') items.push([])
    else items.at(-1)!.push(text)
  }
  const wanted = column.toLowerCase()
  for (const item of items) {
    const isNamed = /^AS$/i.test(item.at(-2) ?? '')
    const name = bare(item.at(-1) ?? '')
    if (name.toLowerCase() !== wanted) continue
    const body = isNamed ? item.slice(0, -2) : item
    if (body.length === 1) return { column: bare(body[0]!) }
    if (body.length === 3 && body[1] === '.') return { table: bare(body[0]!), column: bare(body[2]!) }
    return { expression: joinWords(body) }
  }
  if (!items.some(item => item.at(-1) === '*')) return undefined
  // Everything is taken over: from a query inside, or from a table.
  if (words[at + 1]?.text === '(' && /^SELECT$/i.test(words[at + 2]?.text ?? '')) {
    let inner = 0
    const start = at + 2
    for (at++; at < words.length; at++) {
      if (words[at]!.text === '(') inner++
      if (words[at]!.text === ')' && --inner === 0) break
    }
    return findSelected(
      words
        .slice(start, at)
        .map(({ text }) => text)
        .join(' '),
      column,
    )
  }
  return { column }
}

/** Words of SQL as people write them. */
const joinWords = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/ ?\. ?/g, '.')
    .replace(/ ,/g, ',')
    .replace(/(\w) \(/g, '$1(')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
