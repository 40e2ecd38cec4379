import { wordList } from '../../../../lib/patterns.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'

/** A table of a page. */
export interface PageTable {
  /** Its caption, or the heading above it. */
  name?: string | undefined
  columns: string[]
  rows: Record<string, unknown>[]
}

export interface TableAnswer {
  result: unknown
  text: string
  confidence: number
}

/** Little words, question words and verbs without a content of their own (closed classes of English). */
export const LITTLE: ReadonlySet<string> = new Set(
  wordList`
    a an the of in on at to for from by with and or is are was were be been do does did has have had it its this
    that these those there i you we they he she what which who whom whose when where why how much many tell me
    show give get find please as per than not no any all each every one ones they them their my your our can could
    will would should about into over under here now still also get got row column table list page after before up
    down out off
  `,
)
/** What question words ask for, as headings say it or cells look. */
export const ASKED: readonly [RegExp, RegExp, RegExp][] = [
  [
    /\bwho\b|\bwhom\b/i,
    /name|person|member|author|employee|customer|contact|by/i,
    /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)+$/u,
  ],
  [
    /\bwhen\b|\bwhat time\b|\bwhat date\b/i,
    /date|time|when|hours?|day|since|until|start|due|year/i,
    /\d{1,2}[:.]\d{2}|\d{4}|\d{1,2} \p{L}{3}/u,
  ],
  [/\bwhere\b/i, /place|where|location|city|town|room|floor|building|venue|street|address|country/i, /^$/],
  [/\bhow much\b|\bcosts?\b|\bprice\b/i, /price|cost|amount|total|sum|fee|value/i, /[$€£]|\d/],
  [/\bhow many\b/i, /number|count|quantity|stock|amount/i, /^\d[\d.,]*$/],
]
/** Superlatives of English that ask for the least or the most of a figure. */
const LEAST = /\b(?:cheapest|lowest|least|smallest|fewest|shortest|youngest|earliest|oldest date|minimum|min)\b/i
const MOST =
  /\b(?:most expensive|dearest|highest|most|largest|biggest|longest|greatest|latest|newest|maximum|max|top|best)\b/i
/** Whether a word is a superlative of a figure. */
export const isExtreme = (word: string): boolean => LEAST.test(word) || MOST.test(word)
/** An answer that leaves more of the question unexplained is none. */
const LEAST_SHARE = 0.75

/**
 * Answers a question from a table of the page: the words that stand in cells choose the rows, a heading that is named or the
 * question word the column. Undefined where too much of the question stands nowhere.
 */
export function answerFromTables(question: string, tables: readonly PageTable[]): TableAnswer | undefined {
  // "who works in …": the verb right behind "who" says no more than that.
  // "which classes does Ann teach": so does the one behind a name.
  const plain = question
    .replace(/^(\s*who) (?:do|does|did|can|could) (?:i|we|you) \p{L}+ (?=(?:at|from|in|for|of|with) \S)/iu, '$1 ')
    .replace(/^(\s*who)\s+(?!is\b|are\b|has\b|have\b)\p{L}+/iu, '$1')
    .replace(
      /^(\s*(?:which|what) \p{L}+) (?!is\b|are\b|was\b|has\b|have\b)\p{L}{2,}s? (?=(?:at|in|on|from|with|under|by|to) \S)/iu,
      '$1 ',
    )
    .replace(/^(\s*(?:which|what) .+? (?:does|do|did) (?:\p{Lu}[\p{L}'’.-]* ?)+)\s\p{Ll}+(?= *\??\s*$)/u, '$1')
  const words = wordsIn(plain).filter(word => !LITTLE.has(word) && !LEAST.test(word) && !MOST.test(word))
  if (!words.length) return undefined
  const answers = tables.flatMap(table => {
    const answer = answerFrom(question, words, table)
    return answer ? [answer] : []
  })
  return answers.sort((a, b) => b.confidence - a.confidence)[0]
}

function answerFrom(question: string, said: string[], { name, columns, rows }: PageTable): TableAnswer | undefined {
  // What the heading over the table calls its rows says nothing more.
  const things = wordsIn(name ?? '').filter(word => !LITTLE.has(word))
  const isThing = (word: string) => things.some(thing => matchWord(word, thing) >= 0.9)
  const inCells = (word: string) =>
    [columns, ...rows.map(row => columns.map(column => text(row[column])))]
      .flat()
      .some(cell => wordsIn(cell).includes(word))
  const words = said.filter(word => !isThing(word) || inCells(word))
  if (!words.length || !rows.length || columns.length < 2) return undefined
  const heads = columns.map(column => ({ column, words: wordsIn(column) }))
  const inHead = new Map(words.map(word => [word, headsOf(word, heads)]))
  const cellsOf = (row: Record<string, unknown>) =>
    columns.map(column => ({ column, words: wordsOfCell(text(row[column])) }))
  const reckoned = reckon(question, words, inHead, rows)
  if (reckoned) return reckoned
  const scored = rows.map(row => {
    const cells = cellsOf(row)
    const hits = words.flatMap(word => {
      const cell = cells.find(({ words: own }) => own.some(one => one === word || matchWord(word, one) >= 0.95))
      return cell ? [{ word, column: cell.column }] : []
    })
    return { row, hits }
  })
  const named = new Set(words.filter(word => inHead.get(word)!.length > 0))
  const most = Math.max(...scored.map(({ hits }) => hits.filter(({ word }) => !named.has(word)).length))
  const extreme = LEAST.test(question) ? 'least' : MOST.test(question) ? 'most' : undefined
  if (most === 0 && !extreme) return undefined
  let chosen = scored.filter(({ hits }) => hits.filter(({ word }) => !named.has(word)).length === most)
  const filters = new Set(chosen.flatMap(({ hits }) => hits.map(({ column }) => column)))
  const explained = new Set([...named, ...chosen[0]!.hits.map(({ word }) => word)])
  const share = words.filter(word => explained.has(word)).length / words.length
  const isYesNo = /^(?:is|are|does|do|did|has|have|was|were)\b/i.test(question.trim())
  if (isYesNo && most > 0) {
    if (/\bnot\b|n't\b/i.test(question)) return undefined
    const [first] = columns
    const meant = chosen.find(({ hits }) => hits.some(({ column }) => column === first)) ?? chosen[0]!
    const has = new Set([...named, ...meant.hits.map(({ word }) => word)])
    // A no takes another row that has what this one lacks: a word that no row says may be one for what this one says.
    const lacks = words.filter(word => !has.has(word))
    const isElsewhere = lacks.every(word => scored.some(({ hits }) => hits.some(hit => hit.word === word)))
    if (!isElsewhere || lacks.length > words.length / 2) return undefined
    const isAll = lacks.length === 0
    return { result: isAll, text: `${isAll ? 'Yes' : 'No'}: ${line(meant.row, columns)}.`, confidence: 0.7 }
  }
  if (share < LEAST_SHARE && !(extreme && share >= 0.5)) return undefined
  const headed = [...new Set([...named].flatMap(word => inHead.get(word)!))]
  const unfiltered = headed.filter(column => !filters.has(column))
  // "how many kcal per portion": the word is the unit of the very cell that is asked for.
  const isUnit = !unfiltered.length && headed.length === 1 && /\d/.test(text(chosen[0]!.row[headed[0]!]))
  const namedColumns = isUnit ? headed : unfiltered
  if (extreme) {
    const isFigure = (column: string) => chosen.every(({ row }) => !Number.isNaN(numberOf(row[column])))
    const figures = figuresOf(
      columns.filter(isFigure),
      chosen.map(({ row }) => row),
    )
    const figure = namedColumns.find(column => figures.includes(column)) ?? onlyFigure(question, figures, rows)
    if (figure === undefined) return undefined
    const numbers = chosen.map(({ row }) => numberOf(row[figure]))
    const best = extreme === 'least' ? Math.min(...numbers) : Math.max(...numbers)
    chosen = chosen.filter((_, at) => numbers[at] === best)
    return {
      result: chosen.length === 1 ? chosen[0]!.row : chosen.map(({ row }) => row),
      text: chosen.map(({ row }) => line(row, columns)).join('\n'),
      confidence: 0.65,
    }
  }
  const asked = namedColumns.length
    ? namedColumns
    : askedColumns(
        question,
        columns,
        chosen.map(({ row }) => row),
        filters,
      )
  // "which request is open?": the rows themselves, where the table is named after them.
  if (!asked.length && /^which\b/i.test(question.trim()) && share === 1 && said.length > words.length)
    return {
      result: chosen.length === 1 ? chosen[0]!.row : chosen.map(({ row }) => row),
      text: chosen.map(({ row }) => line(row, columns)).join('\n'),
      confidence: 0.7,
    }
  if (!asked.length) return undefined
  const values = chosen.map(({ row }) =>
    asked.length === 1 ? row[asked[0]!] : Object.fromEntries(asked.map(column => [column, row[column]])),
  )
  const shown = values.map(value =>
    typeof value === 'object' && value !== null ? Object.values(value).map(text).join(', ') : text(value),
  )
  return {
    result: values.length === 1 ? values[0] : values,
    text: shown.join(', '),
    confidence: share === 1 ? 0.75 : 0.6,
  }
}

/** Columns that a word names: by the very word, else the only one by a near one ("usage" for "Used"). */
function headsOf(word: string, heads: readonly { column: string; words: string[] }[]): string[] {
  const atLeast = (least: number) =>
    heads.filter(head => head.words.some(one => matchWord(word, one) >= least)).map(({ column }) => column)
  const [same, near] = [atLeast(0.8), atLeast(0.75)]
  return same.length || near.length > 1 ? same : near
}

/** The sum or the average of a column that is named, where nothing else is said. */
function reckon(
  question: string,
  words: readonly string[],
  inHead: ReadonlyMap<string, string[]>,
  rows: readonly Record<string, unknown>[],
): TableAnswer | undefined {
  const kind = SUM.test(question) ? 'Total' : MEAN.test(question) ? 'Average' : undefined
  const left = words.filter(word => !SUM.test(word) && !MEAN.test(word))
  const named = new Set(left.flatMap(word => inHead.get(word) ?? []))
  const [column] = named
  if (!kind || column === undefined || named.size > 1 || left.some(word => !inHead.get(word)?.length)) return undefined
  const numbers = rows.map(row => numberOf(row[column])).filter(number => !Number.isNaN(number))
  if (numbers.length < rows.length || DATE.test(text(rows[0]![column]))) return undefined
  const sum = numbers.reduce((one, other) => one + other, 0)
  const result = Math.round((kind === 'Total' ? sum : sum / numbers.length) * 100) / 100
  return { result, text: `${kind} of ${column}: ${result} (${rows.length} rows).`, confidence: 0.75 }
}
const SUM = /\b(?:total|sum|altogether)\b/i
const MEAN = /\b(?:average|mean)\b/i

/** Words of a cell; a date of ISO 8601 has the name of its month as well. */
function wordsOfCell(cell: string): string[] {
  const month = /^\d{4}-(\d{2})(?:-\d{2})?$/.exec(cell.trim())?.[1]
  const words = wordsIn(cell)
  // "2 Oct" is in October.
  const short = /\d/.test(cell)
    ? MONTHS.filter(name => words.includes(name.slice(0, 3)) || words.includes(name.slice(0, 4)))
    : []
  return [...words, ...short, ...(month === undefined ? [] : [MONTHS[Number(month) - 1] ?? ''])]
}
export const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** Columns that measure something. A first column that differs in every row numbers the rows, and dates are no figures. */
const figuresOf = (columns: string[], rows: Record<string, unknown>[]): string[] =>
  columns.filter(column => {
    const values = rows.map(row => text(row[column]))
    const isKey =
      column === Object.keys(rows[0]!)[0] &&
      new Set(values).size === values.length &&
      values.every(value => /^\W*\d+\W*$/.test(value))
    return !isKey && !values.some(value => DATE.test(value))
  })
const DATE = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}:\d{2}|\d \p{L}{3}/u

/** What a superlative is about where it is not named: money for what is cheap or dear; else the only figures there are. */
function onlyFigure(question: string, figures: string[], rows: Record<string, unknown>[]): string | undefined {
  const isMoney = (column: string) => /price|cost/i.test(column) || rows.every(row => /\p{Sc}/u.test(text(row[column])))
  const left = /\b(?:cheapest|dearest|expensive)\b/i.test(question) ? figures.filter(isMoney) : figures
  return left.length === 1 ? left[0] : undefined
}

/** The column that the question word asks for; without one the first that was not a condition. */
function askedColumns(
  question: string,
  columns: string[],
  rows: Record<string, unknown>[],
  filters: ReadonlySet<string>,
): string[] {
  const free = columns.filter(column => !filters.has(column))
  for (const [word, heading, cell] of ASKED) {
    if (!word.test(question)) continue
    const byHeading = free.filter(column => heading.test(column))
    const found = byHeading.length ? byHeading : free.filter(column => rows.every(row => cell.test(text(row[column]))))
    if (found.length) return [found[0]!]
  }
  return free.length === 1 ? free : []
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value as string))
const numberOf = (value: unknown): number => {
  const digits = /-?\d[\d,]*(?:\.\d+)?/.exec(text(value))?.[0]
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''))
}
const line = (row: Record<string, unknown>, columns: string[]): string =>
  columns
    .map(column => text(row[column]))
    .filter(Boolean)
    .join(', ')
