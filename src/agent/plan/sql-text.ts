import type { Condition, Derived, Reach, Scalar } from '../understand/reading/query.ts'

/** Words that SQLite does not take for a name unless quoted (sqlite.org/lang_keywords.html). */
const KEYWORDS = new Set(
  `abort action add after all alter always analyze and as asc attach autoincrement before begin between by cascade case
  cast check collate column commit conflict constraint create cross current current_date current_time current_timestamp
  database default deferrable deferred delete desc detach distinct do drop each else end escape except exclude exclusive
  exists explain fail filter first following for foreign from full generated glob group groups having if ignore immediate
  in index indexed initially inner insert instead intersect into is isnull join key last left like limit match
  materialized natural no not nothing notnull null nulls of offset on or order others outer over partition plan pragma
  preceding primary query raise range recursive references regexp reindex release rename replace restrict returning
  right rollback row rows savepoint select set table temp temporary then ties to transaction trigger unbounded union
  unique update using vacuum values view virtual when where window with without`.split(/\s+/),
)

/** A name in quotation marks, whatever it is. */
export const quoteAlways = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A column name as SQL. */
export const quoteName = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/i.test(name) && !KEYWORDS.has(name.toLowerCase()) ? name : quoteAlways(name)

/** A value as an SQL literal. */
export function literal(value: Scalar): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  return `'${value.replaceAll("'", "''")}'`
}

/** A figure held against what it has to come to. */
export const reachSql = (figure: string, { op, value, to }: Reach): string =>
  to === undefined ? `${figure} ${op === '!=' ? '<>' : op} ${value}` : `${figure} BETWEEN ${value} AND ${to}`

/** One or several columns as one expression; a name in parts is joined by spaces. */
export const expression = (columns: string[], table: string): string => {
  const parts = columns.map(column => `${table}.${quoteName(column)}`)
  return parts.length === 1 ? parts[0]! : `trim(${parts.map(p => `coalesce(${p}, '')`).join(" || ' ' || ")})`
}

/** The part of a moment that a condition is on. "9:15" is 09:15; a day without a time has none. */
const PARTS = {
  time: (moment: string) =>
    `CASE WHEN ${moment} LIKE '____-__-__%' THEN nullif(substr(${moment}, 12, 5), ` +
    `'') WHEN ${moment} LIKE '_:%' THEN '0' || substr(${moment}, 1, 4) ELSE substr(${moment}, 1, 5) END`,
  weekday: (moment: string) => `CAST(strftime('%w', substr(${moment}, 1, 10)) AS INTEGER)`,
  anniversary: (moment: string) => `substr(${moment}, 6, 5)`,
}

/** A condition as SQL over the table. */
export function conditionSql({ orEmpty, ...condition }: Condition, table: string): string {
  if (orEmpty) return `(${conditionSql(condition, table)} OR ${expression(condition.columns, table)} IS NULL)`
  const whole = expression(condition.columns, table)
  const column = condition.asDay ? `substr(${whole}, 1, 10)` : condition.as ? PARTS[condition.as](whole) : whole
  const collate = condition.text ? ' COLLATE NOCASE' : ''
  if (condition.than !== undefined) {
    const other = expression([condition.than], table)
    const compare = (left: string, right: string) => `${left} ${condition.op} ${right}`
    // Two moments as such; where one is a day, the day of the other.
    return condition.asDay
      ? `iif(min(length(${whole}), length(${other})) = 10, ${compare(column, `substr(${other}, 1, 10)`)}, ` +
          `${compare(`julianday(${whole})`, `julianday(${other})`)})`
      : compare(whole, other)
  }
  const list = condition.values.map(literal)
  switch (condition.op) {
    case 'in':
      return `${column}${collate} IN (${list.join(', ')})`
    case 'not in':
      return `(${column}${collate} NOT IN (${list.join(', ')}) OR ${column} IS NULL)`
    case 'between':
      return `${column} BETWEEN ${list[0]} AND ${list[1]}`
    case '!=':
      return `(${column} <> ${list[0]}${collate} OR ${column} IS NULL)`
    case 'contains':
      return `${column} LIKE ${literal(`%${likeText(condition.values[0])}%`)} ESCAPE '\\'`
    case 'not contains':
      return `(${column} NOT LIKE ${literal(`%${likeText(condition.values[0])}%`)} ESCAPE '\\' OR ${column} IS NULL)`
    case 'ends':
      return `${column} LIKE ${literal(`%${likeText(condition.values[0])}`)} ESCAPE '\\'`
    case 'starts':
      return `${column} LIKE ${literal(`${likeText(condition.values[0])}%`)} ESCAPE '\\'`
    case 'empty':
      return `(${column} IS NULL OR ${column} = '')`
    case 'filled':
      return `(${column} IS NOT NULL AND ${column} <> '')`
    default:
      return `${column} ${condition.op} ${list[0]}${collate}`
  }
}

/** A value against a figure over all records (`all`), or over those alike in a column. */
export function againstSql(
  { columns, op }: Condition,
  { fn, among }: { fn: string; among?: string },
  table: string,
  all: string,
): string {
  const column = quoteName(columns[0]!)
  const alike = among === undefined ? '' : ` WHERE o.${quoteName(among)} = ${table}.${quoteName(among)}`
  return `${table}.${column} ${op} (SELECT ${fn}(o.${column}) FROM ${all} AS o${alike})`
}

/** A value against one of the record that a key leads to. */
export function againstOtherSql(
  { columns, op, asDay }: Condition,
  { own, theirs, column, collate }: { own: string; theirs: string; column: string; collate: string },
  table: string,
  all: string,
): string {
  const day = (name: string) => (asDay ? `substr(${name}, 1, 10)` : name)
  const other = `SELECT ${day(`o.${quoteName(column)}`)} FROM ${all} AS o WHERE o.${quoteName(theirs)} = ${table}.${quoteName(own)}${collate}`
  return `${day(`${table}.${quoteName(columns[0]!)}`)} ${op} (${other})`
}

/** What other records have the same of as those that meet conditions (`those`), or more, or less: they are not among them. */
export function sameSql(
  { columns, op }: Condition,
  { table, all, those }: { table: string; all: string; those: (table: string) => string },
): string {
  const column = quoteName(columns[0]!)
  const same = `SELECT o.${column} FROM ${all} AS o WHERE ${those('o')}`
  if (op === '>' || op === '<') {
    const extreme = `SELECT ${op === '>' ? 'max' : 'min'}(o.${column}) FROM ${all} AS o WHERE ${those('o')}`
    return `(${table}.${column} ${op} (${extreme}) AND NOT coalesce(${those(table)}, 0))`
  }
  return `(${table}.${column} ${op === '!=' ? 'NOT IN' : 'IN'} (${same}) AND NOT coalesce(${those(table)}, 0))`
}

const likeText = (value: Scalar | undefined) => String(value).replace(/[\\%_]/g, char => `\\${char}`)

/** Arithmetic over columns as SQL; days are whole and broken ones, an age is in whole years. */
export function derivedSql({ operator, left, right, until, orZero }: Omit<Derived, 'of'>, table: string): string {
  const column = (name: string) => `${table}.${quoteName(name)}`
  const end = until === undefined ? column(right) : `coalesce(${column(right)}, ${literal(until)})`
  if (operator === 'days') return `abs(julianday(${end}) - julianday(${column(left)}))`
  // Times of the day: what ends before it begins goes on past midnight.
  if (operator === 'minutes')
    return `(1440 + CAST(round(1440 * (julianday(${end}) - julianday(${column(left)}))) AS INTEGER)) % 1440`
  if (operator === 'hours') return `round(24 * abs(julianday(${end}) - julianday(${column(left)})), 4)`
  if (operator === 'age') {
    const [born, today] = [column(left), literal(right)]
    return `CAST(strftime('%Y', ${today}) AS INTEGER) - CAST(strftime('%Y', ${born}) AS INTEGER) - (strftime('%m-%d', ${today}) < strftime('%m-%d', ${born}))`
  }
  if (operator === 'years')
    return `CAST(strftime('%Y', ${literal(right)}) AS INTEGER) - CAST(${column(left)} AS INTEGER)`
  if (operator === 'percent') return `${column(left)} * ${column(right)} / 100.0`
  if (operator === 'share') return `1.0 * coalesce(${column(left)}, 0) / NULLIF(${column(right)}, 0)`
  if (operator === '/') return `1.0 * ${column(left)} / NULLIF(${column(right)}, 0)`
  const other = orZero ? `coalesce(${column(right)}, 0)` : column(right)
  return `${column(left)} ${operator} ${other}`
}
