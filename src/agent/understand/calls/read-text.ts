import { runAtOnce, runInSlices } from '../../../lib/in-slices.ts'
import { readLiterals, type Literal } from './read-literals.ts'
import { readNumbers, type NumberSpan } from './read-numbers.ts'
import { readHyphenated, readNames, readNounPhrases, type PhraseSpan } from './read-phrases.ts'
import { readWordLists } from './read-word-lists.ts'
import type { Unit } from './units.ts'
import { loadTagger, wordsIn, type Tagger, type Word } from './tag-words.ts'

/** Something that a text says and that may become an argument. Readings may overlap: "5 days" is a number and a phrase. */
export type TextValue =
  | Literal
  | (NumberSpan & { kind: 'number' })
  | PhraseSpan
  /** "a, b and c": items of like kind. */
  | { kind: 'list'; start: number; end: number; items: Exclude<TextValue, { kind: 'list' }>[] }

/** A message, or the part of it from `start` to `end`, with its words and values; all offsets are into `message`. */
export interface ReadText {
  message: string
  start: number
  end: number
  words: Word[]
  values: TextValue[]
  /** The message that it is a part of. */
  whole?: ReadText
  /** Values of the message that are none for the tool at hand. */
  dropped?: readonly TextValue[]
}

/** Reads a message. */
export type TextReader = (message: string, now: Date) => ReadText

/** The reader of messages; its tagger is loaded on first need, see `loadTagger`. */
export async function openReader(): Promise<TextReader> {
  const tag = await loadTagger()
  return (message, now) => runAtOnce(readSteps(tag, message, now))
}

/** Reads a message in slices: others get their turn in between. */
export const readText = async (message: string, now: Date): Promise<ReadText> =>
  await runInSlices(readSteps(await loadTagger(), message, now))

function* readSteps(tag: Tagger, message: string, now: Date): Generator<void, ReadText> {
  const words = tag(message)
  yield
  const literals = readLiterals(message, now)
  yield
  const covered = (span: { start: number; end: number }, isCover: (literal: Literal) => boolean) =>
    literals.some(l => span.start < l.end && span.end > l.start && isCover(l))
  const numbers = readNumbers(message, words)
    .filter(span => !covered(span, l => isWhole(l) || (l.kind === 'code' && !/^\d+(?:x|\s?[-–]\s?)\d+$/.test(l.value))))
    .map(span => ({ ...span, kind: 'number' as const }))
  yield
  // The K of "300 K" is no name, nor is the C of "4 °C" at the end of a sentence.
  const isUnit = ({ start, end }: { start: number; end: number }) =>
    numbers.some(({ end: from, unit }) => {
      const stop = message[end - 1] === '.' ? end - 1 : end
      return unit?.kind === 'measure' && start >= from && stop <= unit.end
    })
  const names = readNames(message, words).filter(name => !isUnit(name))
  const phrases = withHyphenated(readNounPhrases(message, words), readHyphenated(message, words))
    .map(phrase => behindUnit(phrase, numbers, words, message))
    .filter(p => !isUnit(p) || p.value.length > 2)
    .filter(p => !names.some(n => n.start === p.start && n.end === p.end))
  yield
  const atoms = [
    ...literals,
    ...numbers,
    ...[...names, ...phrases].filter(
      span =>
        !covered(span, l => isWhole(l) && l.kind !== 'path') &&
        !covered(span, l => l.kind === 'code' && l.end - l.start > span.end - span.start),
    ),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
  return {
    message,
    start: 0,
    end: message.length,
    words,
    values: [
      ...atoms,
      ...readLists(message, atoms, words),
      ...readWordLists(message, words).filter(list => !covered(list, l => l.kind === 'json' || l.kind === 'quoted')),
    ],
  }
}

/** Phrases, and words with hyphens that are none or only the end of one ("the bucket raw-events"). */
const withHyphenated = (phrases: PhraseSpan[], hyphenated: PhraseSpan[]): PhraseSpan[] => [
  ...phrases,
  ...hyphenated.filter(
    ({ start, end }) =>
      !phrases.some(one => one.start <= start && one.end > end) &&
      !phrases.some(one => one.start === start && one.end === end),
  ),
]

/** "180 g salmon" is of salmon: the unit of a figure is no part of the phrase behind it. */
function behindUnit(
  phrase: PhraseSpan,
  numbers: readonly NumberSpan[],
  words: readonly Word[],
  message: string,
): PhraseSpan {
  const begins = ({ start, end }: Unit) => start <= phrase.start && end > phrase.start && end < phrase.end
  const unit = numbers.find(({ unit }) => unit?.kind === 'measure' && begins(unit))?.unit
  const from = unit ? words.findIndex(word => word.start >= unit.end) : -1
  if (from < 0 || from >= phrase.to || /^\p{P}/u.test(words[from]!.text)) return phrase
  const { start } = words[from]!
  return { ...phrase, from, start, value: message.slice(start, phrase.end) }
}

/** Whether the parts of a literal mean nothing alone; "last six months" still says six, and a code may be a name. */
const isWhole = (literal: Literal): boolean =>
  literal.kind === 'date' ? !literal.moment.relative : literal.kind !== 'code'

/** The part of a text from `start` to `end`: its words, and the values that lie within it. */
export const partOf = (read: ReadText, start: number, end: number): ReadText => ({
  message: read.message,
  start,
  end,
  words: wordsIn(read.words, start, end),
  values: read.values.filter(value => value.start >= start && value.end <= end),
  whole: read.whole ?? read,
})

/** The text of a part as the message writes it. */
export const textOf = (read: ReadText): string => read.message.slice(read.start, read.end)

/** Whether an auxiliary follows: what stands before it is the subject of a sentence. */
const isSubject = ({ end }: Atom, words: readonly Word[]): boolean =>
  words.find(word => word.start >= end)?.pos === 'AUX'

/** A written-out number right before a word. */
const isCounter = (atom: Atom, message: string): boolean =>
  atom.kind === 'number' && atom.spelt === true && !atom.ordinal && /^\s\p{L}/u.test(message.slice(atom.end))

type Atom = Exclude<TextValue, { kind: 'list' }>

/** Where a value stands with its unit: "$40", "5 cm". */
const withUnit = (atom: Atom): { start: number; end: number } =>
  atom.kind === 'number' && atom.unit
    ? { start: Math.min(atom.start, atom.unit.start), end: Math.max(atom.end, atom.unit.end) }
    : atom
const COMMA = /^\s*[,;]\s*(?:the\s+|an?\s+|my\s+)?$/i
const LAST = /^\s*(?:[,;]\s*)?(?:and|or|&|\+|as well as|plus)\s+(?:also\s+)?(?:the\s+|an?\s+|my\s+)?$/i

/** Items of like kind that only commas and "and" separate. */
function readLists(message: string, atoms: readonly Atom[], words: readonly Word[]): TextValue[] {
  const lists: TextValue[] = []
  const kinds: Atom['kind'][][] = [
    ['number'],
    ['quoted'],
    ['name'],
    ['phrase', 'name'],
    ['name', 'number', 'code', 'quoted'],
    ['code'],
    ['date'],
    ['email'],
    ['json'],
    ['expression'],
    ['url'],
    ['path'],
  ]
  for (const kind of kinds) {
    const same = atoms.filter(atom => kind.includes(atom.kind))
    for (let at = 0; at < same.length;) {
      const items = [same[at]!]
      let isEnded = false
      for (let next = at + 1; next < same.length; next++) {
        const last = items.at(-1)!
        if (same[next]!.start < last.end) continue
        const gap = message.slice(withUnit(last).end, withUnit(same[next]!).start)
        if (!COMMA.test(gap) && !LAST.test(gap)) break
        // "3 and 4, 6 and 8": an "and" ends a list.
        if (isEnded && !LAST.test(gap)) break
        isEnded = LAST.test(gap)
        // "two Blue Melts and one Red Melt": a number that counts what follows is no item.
        if (kind.length > 1 && isCounter(same[next]!, message)) break
        // "…, lettuce, and the dishes should be cheap": a sentence begins with what is no item.
        if (LAST.test(gap) && /\s(?:the|an?|my)\s+$/i.test(gap) && isSubject(same[next]!, words)) break
        items.push(same[next]!)
      }
      const { start } = items[0]!
      const { end } = items.at(-1)!
      if (items.length > 1 && !lists.some(l => l.start === start && l.end === end))
        lists.push({ kind: 'list', start, end, items })
      at = Math.max(
        at + 1,
        same.findIndex(atom => atom.start >= end),
      )
      if (items.length > 1 && !same.some(atom => atom.start >= end)) break
    }
  }
  return lists
}
