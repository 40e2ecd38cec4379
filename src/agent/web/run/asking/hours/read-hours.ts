/** Days of the week, Monday first, as ISO 8601 counts them, by the letters that tell them apart. */
const STARTS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const DAY = '(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?\\b\\.?'
const JOIN = '\\s*(?:-|–|—|to|until|till|through|thru)\\s*'
/** "Monday to Thursday", "Mon–Wed, Fri", "Sat & Sun", "daily", "weekdays". */
const DAYS = `(?:${DAY}(?:(?:${JOIN}|\\s*(?:,|and|&|\\+|/)\\s*)${DAY})*|(?:daily|every day|weekdays|weekends?)\\b)`
const TIME = '(?:\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?m\\.?|h|o.clock)?|noon|midnight)'
const SPAN = `(?:(?:from\\s+)?${TIME}${JOIN}${TIME})`
const HOURS = `(?:${SPAN}(?:\\s*(?:,|and|&)\\s*${SPAN})*|closed|shut)`

/** Minutes of a day, from and to. */
export type Span = [number, number]

/** What a page says of some days: when it is open on them; without spans it is closed. */
export interface Hours {
  days: Set<number>
  spans: Span[]
  text: string
}

/** The day of the week that a word names, 0 for Monday; undefined: it names none. */
export function readDay(word: string): number | undefined {
  if (!new RegExp(`^${DAY}$`, 'i').test(word)) return undefined
  return STARTS.indexOf(word.slice(0, 2).toLowerCase())
}

/** The days that a stretch of words names: "Mon–Wed, Fri" are four. */
export function readDays(text: string): Set<number> {
  const out = new Set<number>()
  if (/\b(?:daily|every day)\b/i.test(text)) return new Set(STARTS.keys())
  if (/\bweekdays\b/i.test(text)) for (let day = 0; day < 5; day++) out.add(day)
  if (/\bweekends?\b/i.test(text)) out.add(5).add(6)
  const words = [...text.matchAll(new RegExp(DAY, 'gi'))]
  for (const [at, match] of words.entries()) {
    const day = readDay(match[0])
    if (day === undefined) continue
    out.add(day)
    const next = words[at + 1]
    const between = next && text.slice(match.index + match[0].length, next.index)
    const last = between !== undefined && new RegExp(`^${JOIN}$`, 'i').test(between) ? readDay(next![0]) : undefined
    if (last !== undefined) for (let on = day; on !== last; on = (on + 1) % 7) out.add(on)
  }
  return out
}

/** A time of day in minutes; undefined where the text is none. `after`: a bare hour that comes before it is one of the afternoon. */
export function readMinutes(text: string, after?: number): number | undefined {
  if (/^noon$/i.test(text.trim())) return 12 * 60
  if (/^midnight$/i.test(text.trim())) return 24 * 60
  const match = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?|h|o.clock)?\s*$/i.exec(text)
  if (!match || Number(match[1]) > 24 || Number(match[2] ?? 0) > 59) return undefined
  const half = match[3]?.toLowerCase()
  const hour = (Number(match[1]) % (half ? 12 : 25)) + (half === 'p' ? 12 : 0)
  const minutes = hour * 60 + Number(match[2] ?? 0)
  return !half && after !== undefined && minutes <= after && hour < 12 ? minutes + 12 * 60 : minutes
}

/** The spans of time in a text: "8:00–12:00, 14–18", "9 am to 5 pm", "9–5"; none where it is closed. Undefined: it says neither. */
export function readSpans(text: string): Span[] | undefined {
  if (/^\s*(?:closed|shut|—|–|-)\s*$/i.test(text)) return []
  const spans = [...text.matchAll(new RegExp(`(${TIME})${JOIN}(${TIME})`, 'gi'))].flatMap(([, one, other]) => {
    const from = readMinutes(/[ap]\.?m/i.test(one!) || !/a\.?m/i.test(other!) ? one! : `${one} am`)
    const to = from === undefined ? undefined : readMinutes(other!, from)
    return from === undefined || to === undefined || to <= from ? [] : [[from, to] as Span]
  })
  return spans.length ? spans : undefined
}

/** All that a text says of hours: "Monday to Thursday 9 to 16, Friday 9 to 13." */
export function readHours(text: string): Hours[] {
  return [...text.matchAll(new RegExp(`(${DAYS})[\\s:,]*(?:from\\s+)?(${HOURS})`, 'gi'))].flatMap(
    ([said, days, hours]) => {
      const spans = readSpans(hours!)
      return spans ? [{ days: readDays(days!), spans, text: said.trim() }] : []
    },
  )
}
