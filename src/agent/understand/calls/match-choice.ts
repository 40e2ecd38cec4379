import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { fold, isAbbreviation, splitIdentifier, stem } from '../language/words.ts'
import { areComparators, matchComparator } from './match-comparator.ts'
import type { Word } from './tag-words.ts'
import { findUnit } from './units.ts'

/** Where a text says an allowed value, and how: 1 is word for word. */
export interface ChoiceMatch {
  start: number
  end: number
  score: number
}

const DISPLAY = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  currency: new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }),
}

/** What a code stands for, by the code registers that the runtime has: "fr" is French, "JPY" Japanese Yen. */
export function namesOfCode(
  code: string,
  types: (keyof typeof DISPLAY)[] = ['language', 'region', 'currency'],
): string[] {
  if (!/^[A-Za-z]{2,3}([-_][A-Za-z]{2,4})?$/.test(code)) return []
  return types.flatMap(type => {
    try {
      const name = DISPLAY[type].of(code.replace('_', '-'))
      const plain = type === 'language' ? DISPLAY.language.of(code.split(/[-_]/)[0]!) : undefined
      return [name, plain].filter(n => n !== undefined)
    } catch {
      return []
    }
  })
}

/** Words for what lies between low and high, of which lists of allowed values have one. */
const MIDDLE = new Set(['mid', 'middle', 'medium', 'moderate', 'intermediate'])

/** Values whose words are kept: the same ones are looked for in every message and in every part of it. */
const MOST_KEPT = 5000
const kept = new Map<string, string[]>()

/** Words of a value as they are compared: stems without "of", "the", with numbers in digits. */
function keysOf(text: string): string[] {
  const known = kept.get(text)
  if (known) return known
  const made = splitIdentifier(text)
    .filter(w => !/^(the|a|an|of|and|or|in|to)$/.test(w))
    .map(w => stem(w))
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, made)
  return made
}

/** The best place in the words where an allowed value is said; undefined when it is nowhere. */
export function matchChoice(
  choice: unknown,
  words: readonly Word[],
  others: readonly unknown[],
): ChoiceMatch | undefined {
  if (typeof choice !== 'string') return undefined
  if (areComparators(others)) {
    const said = matchComparator(choice, words)
    if (said) return said
  }
  const whole = fold(choice)
  const keys = keysOf(choice)
  let best: ChoiceMatch | undefined
  const offer = (from: number, to: number, score: number) => {
    if (words[from] && words[to - 1] && score > (best?.score ?? 0))
      best = { start: words[from].start, end: words[to - 1]!.end, score }
  }
  const said = stemsOf(words)
  const isSaid = (names: readonly string[]) => names.every(name => said.has(name))
  words.forEach((word, at) => {
    if (isPreposition(words, at)) return
    // A value of one letter is said as it is written: "a" is an article.
    if (choice.length === 1 ? word.text === choice : word.norm === whole) offer(at, at + 1, 1)
    if (keys.length && choice.length > 1 && said.has(keys[0]!) && matchRun(keys, words, at))
      offer(at, at + keys.length, keys.length > 1 || keys[0]!.length > 1 ? 0.95 : 0.6)
  })
  if (best) return best
  const codes = namesOfCode(choice).map(keysOf)
  for (const name of codes)
    if (name.length && isSaid(name))
      words.forEach((_, at) => matchRun(name, words, at) && offer(at, at + name.length, 0.9))
  if (best) return best
  // "Feet" says ft; "in" and "a" are words of English.
  const unit = keys.length < 2 ? findUnit(choice) : undefined
  if (unit)
    words.forEach(({ norm, pos }, at) => {
      if (norm.length > 1 && pos !== 'ADP' && findUnit(norm)?.name === unit.name) offer(at, at + 1, 0.9)
    })
  if (best) return best
  // A figure with the first letter of its unit: "24 hours" says 24h.
  const [, figure, letter] = /^(\d+)([a-z])$/.exec(whole) ?? []
  if (letter !== undefined)
    words.forEach(
      ({ norm }, at) => norm === figure && words[at + 1]?.norm.startsWith(letter) && offer(at, at + 2, 0.85),
    )
  words.forEach(
    (_, at) => (matchPrefixes(keys, words, at) || matchRoots(keys, words, at)) && offer(at, at + keys.length, 0.85),
  )
  const times = TIMES.findIndex(names => names.includes(whole))
  if (times > 0)
    words.forEach(({ norm }, at) => (norm === String(times) || norm === SPELT[times]) && offer(at, at + 1, 0.85))
  if (best) return best
  const spread = isSaid(keys) ? matchSpread(keys, words) : undefined
  if (spread) offer(spread[0], spread[1], 0.85)
  if (best || keys.length === 0) return best
  words.forEach((word, at) => {
    // "gravelly" says gravel.
    if (whole.length >= 6 && word.norm.startsWith(whole) && word.norm.length <= whole.length + 3)
      offer(at, at + 1, 0.85)
    else if (
      word.norm.length >= 3 &&
      keys.length === 1 &&
      (isAbbreviation(word.norm, whole) || isAbbreviation(whole, word.norm))
    )
      offer(at, at + 1, 0.7)
    else if (keys.length === 1 && MIDDLE.has(word.norm) && MIDDLE.has(whole)) offer(at, at + 1, 0.85)
    else if (keys.length === 1 && (sharesRoot(word.stem, keys[0]!) || isNounOf(whole, word.norm)))
      offer(at, at + 1, 0.6)
    const same =
      keys.length === 1 && word.norm.length > 2 ? wordKnowledge().synonyms(keys[0]!).get(word.stem) : undefined
    if (same) offer(at, at + 1, 0.3 + 0.25 * same)
  })
  if (!best && keys.length === 1)
    for (const [at, word] of words.entries()) {
      const like = /^(NOUN|ADJ|VERB|PROPN)$/.test(word.pos) ? wordKnowledge().likeness(keys[0]!, word.stem) : 0
      // Less than words that mean the same.
      if (like > 0.6) offer(at, at + 1, 0.4 * like - 0.1)
    }
  if (best || keys.length < 2) return best
  // Some words of a value of several, where no other value has them.
  const elsewhere = new Set(others.filter(o => o !== choice).flatMap(o => keysOf(String(o))))
  const own = keys.filter(key => !elsewhere.has(key) && key.length > 2)
  const heard = own.filter(key => said.has(key)).length
  for (const key of own)
    words.forEach((word, at) => word.stem === key && offer(at, at + 1, 0.3 + (0.4 * heard) / own.length))
  return best
}

/** The "in" of "in Rome" says no inches; that of "5 in" may. */
const isPreposition = (words: readonly Word[], at: number): boolean =>
  words[at]!.norm === 'in' && words[at]!.pos === 'ADP' && words[at - 1]?.pos !== 'NUM'

const stems = new WeakMap<readonly Word[], ReadonlySet<string>>()

/** The words of a text as they are and by their stems. */
function stemsOf(words: readonly Word[]): ReadonlySet<string> {
  const known = stems.get(words) ?? new Set(words.flatMap(({ stem: word, norm }) => [word, norm]))
  stems.set(words, known)
  return known
}

const matchRun = (keys: readonly string[], words: readonly Word[], at: number) =>
  keys.every((key, i) => words[at + i]?.stem === key || words[at + i]?.norm === key)

/** Words that a value of several words abbreviates: "science fiction" says sci-fi. */
const matchPrefixes = (keys: string[], words: readonly Word[], at: number) =>
  keys.length > 1 &&
  keys.every((key, i) => {
    const word = words[at + i]?.norm ?? ''
    if (key.length === 1) return false
    return word.startsWith(key) && (word === key || word.length > key.length + 1)
  })

/** A value of several words in other forms of them: "marriage counseling" says Marriage Counselor. */
const matchRoots = (keys: readonly string[], words: readonly Word[], at: number) =>
  keys.length > 1 &&
  keys.every((key, i) => {
    const word = words[at + i]
    return word !== undefined && (word.stem === key || word.norm === key || sharesRoot(word.stem, key))
  })

/** Allowed values that say how many of something there are, by the number that says the same: "one CPU" is a single one. */
const TIMES = [[], ['single'], ['double', 'dual', 'twin'], ['triple'], ['quad', 'quadruple']]
const SPELT = ['', 'one', 'two', 'three', 'four']

/** All words of a value in any order within a few words: "temperature in degrees Celsius" says celsius_temperature. */
function matchSpread(keys: string[], words: readonly Word[]): [number, number] | undefined {
  if (keys.length < 2) return undefined
  for (let from = 0; from < words.length; from++) {
    if (!keys.includes(words[from]!.stem)) continue
    const window = words.slice(from, from + keys.length + 2)
    const last = window.findLastIndex(w => keys.includes(w.stem))
    if (keys.every(key => window.some(w => w.stem === key))) return [from, from + last + 1]
  }
  return undefined
}

/** "Ill" says illness: the noun that an ending of English makes of a word. */
const isNounOf = (noun: string, word: string): boolean =>
  word.length > 2 &&
  noun.startsWith(word.replace(/y$/, 'i')) &&
  /^(?:ness|ship|ment|ity|hood)$/.test(noun.slice(word.length))

/** "detail" and "detailed", "therapy" and "therapist": five letters and most of the shorter word in common. */
function sharesRoot(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same >= 5 && same >= Math.min(a.length, b.length) - 1
}
