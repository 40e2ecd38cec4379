/** What a piece of SQL is. */
export type SqlKind = 'keyword' | 'name' | 'string' | 'number' | 'comment' | 'value' | 'other' | 'space'

/** A piece of SQL; the texts of all pieces together are the SQL. */
export interface SqlToken {
  kind: SqlKind
  text: string
}

const KEYWORDS = new Set(
  'ALL AND AS ASC BETWEEN BY CASE CAST COLLATE CROSS DESC DISTINCT ELSE END ESCAPE EXCEPT EXISTS FILTER FROM FULL GLOB GROUP HAVING IN INNER INTERSECT IS ISNULL JOIN LEFT LIKE LIMIT NATURAL NOCASE NOT NOTNULL NULL NULLS FIRST LAST OFFSET ON OR ORDER OUTER OVER PARTITION RECURSIVE REGEXP RIGHT ROW ROWS SELECT THEN UNION UNIQUE USING VALUES WHEN WHERE WINDOW WITH TRUE FALSE'.split(
    ' ',
  ),
)

/** One piece after the other, in SQLite's writing. Every part has one way to match, so the time grows with the length alone. */
const TOKEN =
  /(\s+)|(--[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?)|('(?:[^']|'')*'?)|("(?:[^"]|"")*"?|`[^`]*`?|\[[^\]]*\]?)|([:@$][\p{L}_][\p{L}\p{N}_]*|\?\d*)|((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|([\p{L}_][\p{L}\p{N}_$]*)|([^])/giuy

const KINDS: readonly SqlKind[] = ['space', 'comment', 'string', 'name', 'value', 'number', 'keyword', 'other']

/** The pieces of SQL, for colours. */
export function tokeniseSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = []
  for (const match of sql.matchAll(TOKEN)) {
    const [text, ...groups] = match
    const kind = KINDS[groups.findIndex(group => group !== undefined)]!
    const isName = kind === 'keyword' && !KEYWORDS.has(text.toUpperCase())
    tokens.push({ kind: isName ? 'name' : kind, text })
  }
  return tokens
}

/** Keywords that begin a line, where the SQL is written in one. */
const LINE = /^(?:FROM|WHERE|GROUP|HAVING|ORDER|LIMIT|UNION|EXCEPT|INTERSECT|SELECT|LEFT|RIGHT|CROSS|INNER|JOIN)$/i
/** What such a keyword may follow in its line. */
const BEFORE_JOIN = /^(?:LEFT|RIGHT|CROSS|INNER|OUTER|NATURAL|FULL)$/i
const SHORT = 70

/** The same SQL with a line for each part, where it came in one; only spaces change. */
export function layOutSql(sql: string): string {
  if (sql.includes('\n') || sql.length <= SHORT) return sql
  let out = ''
  let previous = ''
  /** Of each open bracket, whether a query stands in it. */
  const open: boolean[] = []
  const tokens = tokeniseSql(sql)
  const wordAfter = (at: number) => tokens.slice(at + 1).find(({ kind }) => kind !== 'space')?.text ?? ''
  for (const [at, { kind, text }] of tokens.entries()) {
    if (
      kind === 'keyword' &&
      LINE.test(text) &&
      out &&
      !(/^JOIN$/i.test(text) && BEFORE_JOIN.test(previous)) &&
      (open.at(-1) ?? true)
    )
      out = `${out.trimEnd()}\n${'  '.repeat(open.filter(Boolean).length)}`
    if (text === '(') open.push(/^SELECT$/i.test(wordAfter(at)))
    if (text === ')' && open.pop()) out = `${out.trimEnd()}\n${'  '.repeat(open.filter(Boolean).length)}`
    out += kind === 'space' && out.endsWith('\n') ? '' : text
    if (kind !== 'space') previous = text
  }
  return out
}
