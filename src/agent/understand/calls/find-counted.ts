import type { ReadText, TextValue } from './read-text.ts'

/** Things with how many of each: "two apples, a loaf of bread and 3 pears", or with their figures: "Ann 12, Bo 7". */
export interface Counted {
  start: number
  end: number
  items: string[]
  counts: number[]
}

const GAP = /^\s*(?:,|;|\band\b|&|\bplus\b|,\s*and\b)\s*$/i
/** What stands behind "of" is measured out by the noun before: "a loaf of bread", "3 bottles of water". */
const OF = /^\s+of\s+(?:the\s+)?$/i

/** The rows of counted things in a text, the longest first; one alone counts too. */
export function findCounted(read: ReadText): Counted[] {
  const { values, message } = read
  const entries = values.flatMap(number => {
    const isCount = number.kind === 'number' && !number.ordinal && (!number.unit || number.unit.kind === 'measure')
    return isCount ? readEntry(number, number.value, values, message) : []
  })
  // "Two coffees and a tea": beside what is counted, "a" is one.
  const articles = values.flatMap(value =>
    value.kind === 'phrase' || value.kind === 'name' ? readArticle(value, values, message) : [],
  )
  const counted = rowsOf(
    [...entries, ...articles].toSorted((a, b) => a.start - b.start),
    message,
  )
  const rows = counted.filter(row => entries.some(({ start, end }) => start >= row.start && end <= row.end))
  const labelled = rowsOf(readLabelled(read), message).filter(({ items }) => items.length > 1)
  return [...rows, ...labelled].toSorted((a, b) => b.items.length - a.items.length)
}

/** A thing with its figure. */
interface Entry {
  start: number
  end: number
  item: string
  count: number
}

/** Entries that only commas and "and" separate. */
function rowsOf(entries: readonly Entry[], message: string): Counted[] {
  const rows: Counted[] = []
  for (let at = 0; at < entries.length;) {
    let last = at
    while (entries[last + 1] && GAP.test(message.slice(entries[last]!.end, entries[last + 1]!.start))) last++
    const run = entries.slice(at, last + 1)
    rows.push({
      start: run[0]!.start,
      end: run.at(-1)!.end,
      items: run.map(e => e.item),
      counts: run.map(e => e.count),
    })
    at = last + 1
  }
  return rows
}

/** A word and its figure behind it. */
const LABELLED =
  /(?<![\p{L}\d])(\p{L}[\p{L}'’-]*)(?:\s*[:=]\s*|\s+)(-?\d+(?:\.\d+)?)(?=\s*(?:[,;?!]|\.(?!\d)|&|$|\s(?:and|plus)\s))/gu

/** "Ann 12, Bo 7 and Cy 5": figures behind what they are of. */
const readLabelled = ({ message, start, end }: ReadText): Entry[] =>
  [...message.slice(start, end).matchAll(LABELLED)].map(match => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    item: match[1]!,
    count: Number(match[2]),
  }))

const ARTICLE = /(?<![\p{L}\d])an?\s+$/iu

/** "a tea", "a bag of rice": one of what stands behind the article. */
function readArticle({ start }: TextValue, values: readonly TextValue[], message: string): Entry[] {
  const from = ARTICLE.exec(message.slice(0, start))?.index
  if (from === undefined || values.some(v => v.kind === 'number' && v.start === from)) return []
  return readEntry({ start: from, end: start }, 1, values, message)
}

function readEntry(
  number: { start: number; end: number },
  count: number,
  values: readonly TextValue[],
  message: string,
): Entry[] {
  const behind = values
    .filter(
      v =>
        /^(?:quoted|name|phrase)$/.test(v.kind) &&
        v.start >= number.end &&
        /^\s*$/.test(message.slice(number.end, v.start)),
    )
    .toSorted((a, b) => b.end - a.end)[0]
  if (!behind) return []
  const text = (value: TextValue) =>
    'value' in value && typeof value.value === 'string' ? value.value : message.slice(value.start, value.end)
  const content = values.find(
    v => /^(?:quoted|name|phrase)$/.test(v.kind) && v.start > behind.end && OF.test(message.slice(behind.end, v.start)),
  )
  return [{ start: number.start, end: (content ?? behind).end, item: text(content ?? behind), count }]
}
