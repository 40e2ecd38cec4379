import { NUMBER_WORDS } from './lexicon.ts'
import { readDates } from './read-dates.ts'
import { fold, stem } from './words.ts'

/** One word of a message; offsets are into the original text. */
export interface Token {
  text: string
  norm: string
  stem: string
  start: number
  end: number
}

/** A value that the message itself spells out. Token indexes, end exclusive. */
export type Literal = { from: number; to: number; text: string } & (
  | { kind: 'number'; value: number; unit: 'money' | 'percent' | 'plain'; word?: boolean }
  | { kind: 'date'; first: string; last: string; grain: string; impliedYear?: boolean }
  | { kind: 'quoted' | 'email' | 'url' | 'phone' | 'code'; value: string }
)

/** A message split into words, with the values it spells out. */
export interface Message {
  text: string
  tokens: Token[]
  literals: Literal[]
}

const TOKEN =
  /[^\s@,;:()"“”<>]+@[^\s@,;:()"“”<>]+\.[a-z]{2,}|https?:\/\/[^\s"“”<>]+|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+|\p{N}+(?:[.,]\p{N}+)*|[\p{L}]+\p{N}+|\p{L}+(?:['’]\p{L}+)*/giu
const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
}
const NUMBER =
  /(?<![\w.,-])(?:([$€£¥])\s?|(usd|eur|gbp)\s?)?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s?(thousand|grand|millions?|mil|billions?|mm|mn|bn|k|m|b)?(?![\w])\s?(%|percent(?:age points?)?(?!\w)|pct(?!\w)|dollars?(?!\w)|usd(?!\w)|euros?(?!\w)|eur(?!\w)|bucks(?!\w)|pounds?(?!\w))?/gi

/** Everyday short writings in full; what is inside quotes stays as it is. */
const normalise = (text: string): string =>
  text
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, at) =>
      at % 2
        ? part
        : part
            .replace(/\be-mail/gi, match => (match[0] === 'E' ? 'Email' : 'email'))
            .replace(/\bw\/o\b/gi, 'without')
            .replace(/\bw\/(?=\s|\w)/gi, 'with ')
            .replace(/(?<![\w$])#\s?(?=\d)/g, 'number ')
            .replace(/(^|\s)%(?=\s)/g, '$1percent')
            .replace(/\btop(?=\d)/gi, 'top ')
            .replace(/(\d)\+(?!\d)/g, '$1 or more')
            .replace(
              /\b(1st|2nd|3rd)\b/gi,
              ordinal => ({ '1st': 'first', '2nd': 'second', '3rd': 'third' })[ordinal.toLowerCase()]!,
            ),
    )
    .join('')

/** Reads a message: words, numbers with their scale and unit, dates, quoted text, e-mail addresses, links, phone numbers and codes. */
export function readMessage(original: string, now: Date): Message {
  const text = normalise(original)
  const tokens = [...text.matchAll(TOKEN)].map(match => {
    const norm = fold(match[0]).replace(/'s$/, '')
    return { text: match[0], norm, stem: stem(norm), start: match.index, end: match.index + match[0].length }
  })
  const literals: Literal[] = []
  const taken: [number, number][] = []
  const add = (start: number, end: number, literal: Record<string, unknown>) => {
    if (taken.some(([a, b]) => start < b && end > a)) return
    const from = tokens.findIndex(t => t.end > start)
    const to = tokens.findIndex(t => t.start >= end)
    // Quotes around no word name nothing.
    if (from < 0 || to === from) return
    taken.push([start, end])
    literals.push({ from, to: to < 0 ? tokens.length : to, text: text.slice(start, end).trim(), ...literal } as Literal)
  }
  for (const m of text.matchAll(/["“]([^"“”]{1,300})["”]|(?<![\p{L}\p{N}])['‘]([^'‘’]{1,300})['’](?![\p{L}\p{N}])/gu))
    add(m.index, m.index + m[0].length, { kind: 'quoted', value: (m[1] ?? m[2])!.trim() })
  for (const m of text.matchAll(/https?:\/\/[^\s"“”<>]+/gi))
    add(m.index, m.index + m[0].length, { kind: 'url', value: m[0].replace(/[.,;?!]+$/, '') })
  for (const m of text.matchAll(/[^\s@,;:()"“”<>]+@[^\s@,;:()"“”<>]+\.[a-z]{2,}/gi))
    add(m.index, m.index + m[0].length, { kind: 'email', value: m[0] })
  for (const m of text.matchAll(/(?<![\w.])\+\d[\d\s().-]{6,}\d|(?<![\w.-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\w)/g))
    add(m.index, m.index + m[0].length, { kind: 'phone', value: m[0].trim() })
  for (const m of text.matchAll(/(?<![\w@.])(?=[\w-]*\d)(?=[\w-]*[a-z_])[a-z\d]+(?:[_-][a-z\d]+)+(?![\w@])/gi))
    if (!/^\d{4}-q\d$/i.test(m[0])) add(m.index, m.index + m[0].length, { kind: 'code', value: m[0] })
  for (const d of readDates(text, now))
    add(d.start, d.end, {
      kind: 'date',
      first: d.from,
      last: d.to,
      grain: d.grain,
      ...(d.impliedYear && { impliedYear: true }),
    })
  for (const m of text.matchAll(NUMBER)) {
    const scale = SCALES[m[4]?.toLowerCase() ?? ''] ?? 1
    const suffix = m[5]?.toLowerCase() ?? ''
    const unit =
      /^(%|p)/.test(suffix) && !/^pound/.test(suffix) ? 'percent' : m[1] || m[2] || suffix ? 'money' : 'plain'
    const value = Number(m[3]!.replaceAll(',', '')) * scale
    add(m.index, m.index + m[0].trimEnd().length, { kind: 'number', value: Number(value.toPrecision(15)), unit })
  }
  tokens.forEach((token, at) => {
    const value = NUMBER_WORDS[token.norm]
    if (value === undefined || taken.some(([a, b]) => token.start < b && token.end > a)) return
    const next = tokens[at + 1]
    const scale = SCALES[next?.norm ?? ''] && next!.norm.length > 2 ? SCALES[next!.norm]! : 1
    literals.push({
      from: at,
      to: at + (scale > 1 ? 2 : 1),
      text: token.text,
      kind: 'number',
      value: value * scale,
      unit: 'plain',
      word: true,
    })
  })
  return { text, tokens, literals: literals.sort((a, b) => a.from - b.from) }
}
