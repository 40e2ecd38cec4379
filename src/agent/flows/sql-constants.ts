import { splitIdentifier } from '../../lib/words.ts'

/** A constant that a query compares something with, or by which it is cut. */
export interface SqlConstant {
  /** Where it stands, for lists from the bracket to the bracket. */
  start: number
  end: number
  values: (string | number)[]
  /** How it is used; `in` has several values in a list. */
  role: '=' | '!=' | '>' | '>=' | '<' | '<=' | 'from' | 'to' | 'like' | 'in' | 'limit'
  /** The column that it is compared with, without its table; undefined for a limit. */
  column?: string
}

interface Token {
  kind: 'word' | 'name' | 'string' | 'number' | 'sign'
  text: string
  value?: string | number
  start: number
  end: number
}

/** Lexical elements of SQLite (sqlite.org/lang_expr.html, § 3): comments and blobs do not occur in plans and stop it. */
const TOKEN =
  /\s+|"((?:[^"]|"")*)"|'((?:[^']|'')*)'|(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z_][\w$]*)|(<>|!=|>=|<=|\|\||==|[-+*/%(),.<>=:?;])/giy

function tokenize(sql: string): Token[] {
  const out: Token[] = []
  TOKEN.lastIndex = 0
  for (;;) {
    const start = TOKEN.lastIndex
    const match = TOKEN.exec(sql)
    if (!match) return start === sql.length ? out : []
    const [text, name, string, number, word, sign] = match
    const place = { start, end: TOKEN.lastIndex, text }
    if (name !== undefined) out.push({ ...place, kind: 'name', text: name.replaceAll('""', '"') })
    else if (string !== undefined) out.push({ ...place, kind: 'string', value: string.replaceAll("''", "'") })
    else if (number !== undefined) out.push({ ...place, kind: 'number', value: Number(number) })
    else if (word !== undefined) out.push({ ...place, kind: 'word' })
    else if (sign !== undefined) out.push({ ...place, kind: 'sign' })
    if (TOKEN.lastIndex === sql.length) return out
  }
}

const COMPARISONS: Record<string, SqlConstant['role']> = {
  '=': '=',
  '==': '=',
  '<>': '!=',
  '!=': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
}

/**
 * The constants of a query that stand where a question's values stand: beside a comparison, in BETWEEN, IN and LIKE, and
 * after LIMIT. Constants inside computations (formats, paths, factors) are no such values. Empty for a query that cannot
 * be read.
 */
export function findConstants(sql: string): SqlConstant[] {
  const tokens = tokenize(sql)
  const is = (at: number, word: string) => tokens[at]?.kind === 'word' && tokens[at]!.text.toUpperCase() === word
  const isConstant = (at: number) => tokens[at]?.kind === 'string' || tokens[at]?.kind === 'number'
  const out: SqlConstant[] = []
  const add = (at: number, role: SqlConstant['role'], before: number) => {
    const column = role === 'limit' ? undefined : columnBefore(tokens, before)
    if (role !== 'limit' && column === undefined) return
    const { start, end, value } = tokens[at]!
    out.push({ start, end, values: [value!], role, ...(column !== undefined && { column }) })
  }
  tokens.forEach((token, at) => {
    const role = token.kind === 'sign' ? COMPARISONS[token.text] : undefined
    if (role && isConstant(at + 1) && isAlone(tokens, at + 1)) add(at + 1, role, at - 1)
    if (is(at, 'LIKE') && isConstant(at + 1)) add(at + 1, 'like', is(at - 1, 'NOT') ? at - 2 : at - 1)
    if (is(at, 'LIMIT') && isConstant(at + 1)) add(at + 1, 'limit', at)
    if (is(at, 'BETWEEN')) {
      const before = is(at - 1, 'NOT') ? at - 2 : at - 1
      if (isConstant(at + 1) && is(at + 2, 'AND')) add(at + 1, 'from', before)
      if (is(at + 2, 'AND') && isConstant(at + 3) && isAlone(tokens, at + 3)) add(at + 3, 'to', before)
    }
    if (is(at, 'IN') && tokens[at + 1]?.text === '(' && isConstant(at + 2)) {
      const list = listFrom(tokens, at + 1)
      const column = columnBefore(tokens, is(at - 1, 'NOT') ? at - 2 : at - 1)
      if (list && column !== undefined) out.push({ ...list, role: 'in', column })
    }
  })
  return out.toSorted((left, right) => left.start - right.start)
}

/** A constant that is no part of a computation. */
const isAlone = (tokens: Token[], at: number) =>
  !['+', '-', '*', '/', '%', '||', '.'].includes(tokens[at + 1]?.text ?? '')

/** The column that an expression ending here is about: the name itself, or the only name inside a function's brackets. */
function columnBefore(tokens: Token[], end: number): string | undefined {
  let at = end
  // A collation says how it is compared, not what.
  if (tokens[at - 1]?.text.toUpperCase() === 'COLLATE') at -= 2
  const last = tokens[at]
  if (!last) return undefined
  if (last.kind === 'name' || last.kind === 'word') return last.text
  if (last.text !== ')') return undefined
  let depth = 0
  const names: string[] = []
  for (; at >= 0; at--) {
    const { kind, text } = tokens[at]!
    if (text === ')') depth++
    else if (text === '(' && --depth === 0) break
    else if ((kind === 'name' || kind === 'word') && tokens[at + 1]?.text !== '(' && tokens[at + 1]?.text !== '.')
      names.push(text)
  }
  const called = tokens[at - 1]
  const distinct = [...new Set(names)].filter(name => !/^(?:as|distinct|integer|real|text)$/i.test(name))
  if (distinct.length) return sharedName(distinct)
  return called?.text.toLowerCase()
}

/** A name in parts (`first_name`, `last_name`) by the word that they end with; other computations have no name. */
function sharedName(names: readonly string[]): string | undefined {
  if (names.length === 1) return names[0]
  const last = new Set(names.map(name => splitIdentifier(name).at(-1)))
  return last.size === 1 ? [...last][0] : undefined
}

function listFrom(tokens: Token[], open: number): Pick<SqlConstant, 'start' | 'end' | 'values'> | undefined {
  const values: (string | number)[] = []
  for (let at = open + 1; at < tokens.length; at += 2) {
    const { kind, value } = tokens[at]!
    if (kind !== 'string' && kind !== 'number') return undefined
    values.push(value!)
    const next = tokens[at + 1]?.text
    if (next === ')') return { start: tokens[open]!.start, end: tokens[at + 1]!.end, values }
    if (next !== ',') return undefined
  }
  return undefined
}
