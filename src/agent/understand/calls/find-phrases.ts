import type { Found } from './candidate.ts'
import { isRegion, placeKind } from './write-places.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { IDENTIFIER } from './read-phrases.ts'
import { wordsIn, type Word } from './tag-words.ts'

const LONGEST = 6
const isHead = (word: Word) => /^(NOUN|PROPN|X|ADJ|NUM|VERB)$/.test(word.pos)

/** A phrase of several words ends in a noun; an adjective stands alone. */
const isEnd = (word: Word, length: number) =>
  (length > 1 ? /^(NOUN|PROPN|X|NUM)$/ : /^(NOUN|PROPN|X|NUM|ADJ|VERB)$/).test(word.pos)

/** Names and noun phrases, whole and in every part of them that could stand alone: "jazz music" and "jazz". */
export function splitPhrases({ values, words, message }: ReadText): Found[] {
  const found: Found[] = []
  const seen = new Set<string>()
  const names = values.filter(value => value.kind === 'name')
  const cutsName = ({ start, end }: { start: number; end: number }) =>
    names.some(name => (start > name.start && start < name.end) || (end > name.start && end < name.end))
  for (const value of values) {
    if (value.kind !== 'name' && value.kind !== 'phrase') continue
    const first = words.findIndex(word => word.start >= value.start)
    const own = wordsIn(words, value.start, value.end)
    if (first < 0 || !own.length) continue
    for (let from = 0; from < own.length; from++)
      for (let to = from + 1; to <= own.length; to++) {
        const isWhole = from === 0 && to === own.length
        // "ID" is what a value is called, and "respective" says whose it is.
        if (to - from === 1 && IDENTIFIER.test(own[from]!.text)) continue
        if (own.slice(from, to).some(({ norm }) => norm === 'respective')) continue
        if (
          !isWhole &&
          (to - from > LONGEST || !isEnd(own[to - 1]!, to - from) || !isHead(own[from]!) || own.length > 8)
        )
          continue
        const start = own[from]!.start
        // "events" is no part of "raw-events".
        if (isWithinWord(message, start, own[to - 1]!.end)) continue
        const end = to === own.length ? value.end : own[to - 1]!.end
        const key = `${start} ${end} ${value.kind}`
        // "Glass open" of "the Museum of Glass open" begins within a name and goes on behind it.
        const isTorn = value.kind === 'phrase' && names.some(n => n.start < start && n.end > start && n.end < end)
        if (seen.has(key) || isTorn) continue
        seen.add(key)
        const raw = message.slice(start, end)
        const text = raw.replace(/['’]s$/, '')
        // "McDonald's" is a name; in "Ann's book" it is Ann's.
        if (text !== raw)
          found.push({ value: raw, start, end, kind: value.kind, source: value, features: { possessive: 1 } })
        // "from McDonald's.": with nothing behind that it might own, it is the name.
        if (text !== raw && value.kind === 'name' && ownsNothing(message, end)) continue
        found.push({
          value: text,
          start,
          end,
          kind: value.kind,
          source: value,
          features: {
            ...edgesOf(words, first + from, first + to, [first, first + own.length], text),
            ...(cutsName({ start, end }) && { splitsName: 1 }),
          },
        })
      }
  }
  return found
}

/** Whether a name ends a part of a sentence, or goes on with a word that begins another part. */
const ownsNothing = (message: string, end: number): boolean =>
  /^\s*(?:$|[.,;:!?)]|(?:and|or|on|in|at|for|to|from|with|by|near|via|please)\b)/i.test(message.slice(end))

/** Whether a hyphen joins a stretch to the letters beside it. */
const isWithinWord = (message: string, start: number, end: number): boolean =>
  (message[start - 1] === '-' && /[\p{Ll}\d]/u.test(message[start - 2] ?? '')) ||
  (message[end] === '-' && /[\p{Ll}\d]/u.test(message[end + 1] ?? ''))

/** Whether nouns go on before or behind a stretch, and what register of places its text is in. */
function edgesOf(
  words: readonly Word[],
  from: number,
  to: number,
  [first, last]: [number, number],
  text: string,
): Record<string, number> {
  const isWhole = from === first && to === last
  const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text)
  const splits =
    (from > first && isCapital(words[from - 1]) && isCapital(words[from])) ||
    (to < last && isCapital(words[to]) && isCapital(words[to - 1]))
  const before = words[from - 1]
  const after = words[to]
  const isPart = (word: Word | undefined, beside: number | undefined) =>
    word && beside !== undefined && /^(NOUN|PROPN|ADJ|NUM)$/.test(word.pos)
  const place = /^\p{Lu}/u.test(text) ? placeKind(text) : undefined
  return {
    ...(isWhole ? { whole: 1 } : { part: 1 }),
    ...(splits && { splitsName: 1 }),
    ...(/^[a-z\d]+(?:-[a-z\d]+)+$/.test(text) && { hyphenated: 1 }),
    ...(words.slice(from, to).some(w => w.pos === 'NUM') && { holdsNumber: 1 }),
    ...(isCapital(words[from]) ? { capital: 1 } : {}),
    ...(isPart(before, before?.end) && before!.end + 1 >= words[from]!.start && { cutFront: 1 }),
    ...(isPart(after, after?.start) && after!.start - 1 <= words[to - 1]!.end && { cutBack: 1 }),
    ...(place && { isPlace: 1, [`is:${place}`]: 1 }),
  }
}

/** Whether a region in small letters is that of the town before it. */
export const isTownIn = (town: string, region: string): boolean =>
  region.length > 3 && placeKind(town) === 'city' && isRegion(region)

/** Phrases that belong together: "Seattle, Washington", "bag of rice", "impact of sleep on productivity". */
export function joinPhrases({ values, message }: ReadText): Found[] {
  const parts = values.filter(v => v.kind === 'name' || v.kind === 'phrase' || v.kind === 'number')
  const found: Found[] = []
  const add = (first: TextValue, last: TextValue, features: Record<string, number>, kind = first.kind) =>
    found.push({
      value: message.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      kind,
      source: first,
      features,
    })
  parts.forEach((first, i) => {
    for (const second of parts.slice(i + 1, i + 6)) {
      const gap = message.slice(first.end, second.start)
      if (first.kind === 'number') {
        if (gap === ' ' && second.kind !== 'number') add(first, second, { numberLed: 1 }, 'phrase')
        continue
      }
      if (/^,\s*$/.test(gap) && first.kind === 'name' && second.kind === 'name')
        add(first, second, { commaJoined: 1, ...(placeKind(second.value) && { isPlace: 1 }) })
      // "Phoenix, arizona"
      if (
        /^,\s*$/.test(gap) &&
        first.kind === 'name' &&
        second.kind === 'phrase' &&
        isTownIn(first.value, second.value)
      )
        add(first, second, { commaJoined: 1, isPlace: 1 })
      if (/^ $/.test(gap) && second.kind === 'number') add(first, second, { numberJoined: 1 })
      if (second.kind === 'number') continue
      if (/^\s+of\s+(?:the\s+|a\s+|an\s+)?$/.test(gap)) add(first, second, { ofJoined: 1 })
      if (/^\s+(?:in|for|on|and|with|to|by|at|from)\s+(?:the\s+|a\s+|an\s+|my\s+)?$/.test(gap))
        add(first, second, { prepJoined: 1 })
    }
    const article = /\b[Tt]he $/.exec(message.slice(0, first.start))
    if (article && first.kind === 'name')
      found.push({
        value: message.slice(article.index, first.end),
        start: article.index,
        end: first.end,
        kind: 'name',
        source: first,
        features: { withArticle: 1 },
      })
  })
  return found
}
