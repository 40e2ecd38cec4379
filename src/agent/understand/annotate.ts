import {
  AGGREGATES,
  COMPARATORS,
  FILLERS,
  GROUPERS,
  LIGHT_VERBS,
  NEGATIONS,
  ORDINALS,
  PRONOUNS,
  SUPERLATIVES,
  TRAILING_BOUNDS,
  type Comparison,
} from './lexicon.ts'
import type { ArgumentMention, Dictionary, EntityMention, FieldMention, ScopeMention } from './mentions.ts'
import type { Literal, Message, Token } from './read-message.ts'
import { correctSpelling } from './spelling.ts'
import type { ValueMatch, Vocabulary } from './vocabulary.ts'
import { similarity, singular, wordsOf } from './words.ts'

/** What an operator word asks for. */
export type Operator =
  | { type: 'count' }
  | { type: 'aggregate'; fn: 'sum' | 'avg' | 'median' | 'min' | 'max' }
  | { type: 'superlative'; direction: 'asc' | 'desc'; of?: 'date' | 'number'; comparative?: boolean; word: string }
  | { type: 'ordinal'; value: number }
  | { type: 'comparator'; op: Comparison }
  | { type: 'bound'; op: Comparison }
  | { type: 'group'; word: string }
  | { type: 'breakdown' }
  | { type: 'negation' }
  | { type: 'share' }
  | { type: 'distinct' }
  | { type: 'sort' }
  | { type: 'order'; direction: 'asc' | 'desc' }
  | { type: 'compare' }
  | { type: 'difference' }
  | { type: 'pronoun' }
  | { type: 'or' }
  | { type: 'contains'; how: 'contains' | 'starts' }
  | { type: 'missing'; empty: boolean }
  | { type: 'who' }
  | { type: 'size' }

/** A stretch of a message with everything it may mean in one application. */
export interface Chunk {
  from: number
  to: number
  text: string
  kind: 'mention' | 'literal' | 'operator' | 'filler' | 'unknown' | 'app'
  entities: EntityMention[]
  fields: FieldMention[]
  values: ValueMatch[]
  scopes: ScopeMention[]
  arguments: ArgumentMention[]
  literal?: Literal
  operator?: Operator
  /** Below 1 when the spelling was corrected or a name matched only nearly. */
  certainty: number
  /** Set once the interpreter knows what the chunk is for. */
  used?: string
}

const LONGEST = 8

const OPERATOR_PHRASES: [RegExp, Operator][] = [
  [/^(?:how many|number of|no\. of|count of|total number of|total count of|quantity of)(?!\w)/, { type: 'count' }],
  [/^(?:counts?|tally)(?!\w)/, { type: 'count' }],
  [/^(?:what|which) (?:percentage|percent|share|proportion|fraction|part) of(?!\w)/, { type: 'share' }],
  [/^(?:what|which|how many) (?:percentage|percent|share|proportion)(?!\w)/, { type: 'share' }],
  [/^(?:percentage|percent|share|proportion|fraction) of(?!\w)/, { type: 'share' }],
  [/^(?:break ?down|breakdown|split|distribution|distributed|group|grouped|histogram)(?!\w)/, { type: 'breakdown' }],
  [/^how (?:big|large|valuable|rich|expensive)(?!\w)/, { type: 'size' }],
  [
    /^most (?:valuable|expensive|costly|lucrative|profitable)(?!\w)/,
    { type: 'superlative', direction: 'desc', of: 'number', word: 'most valuable' },
  ],
  [
    /^least (?:valuable|expensive|costly|lucrative|profitable)(?!\w)/,
    { type: 'superlative', direction: 'asc', of: 'number', word: 'least valuable' },
  ],
  [/^(?:how much)(?!\w)/, { type: 'aggregate', fn: 'sum' }],
  [/^(?:add(?:ed)? up|sum up|in total|in all|in sum)(?!\w)/, { type: 'aggregate', fn: 'sum' }],
  [/^on average(?!\w)/, { type: 'aggregate', fn: 'avg' }],
  [
    /^(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arrange[d]?)(?: (?:them|these|those|it))?(?= (?:by|on|in|from|alphabetically|according))(?!\w)/,
    { type: 'sort' },
  ],
  [/^(?:sort|rank)(?!\w)/, { type: 'sort' }],
  [
    /^(?:descending|desc|(?:highest|largest|biggest|most|newest|latest) (?:ones? )?first|from (?:highest|largest|high) to (?:lowest|smallest|low))(?!\w)/,
    { type: 'order', direction: 'desc' },
  ],
  [
    /^(?:ascending|asc|alphabetically|(?:lowest|smallest|least|oldest|earliest) (?:ones? )?first|from (?:lowest|smallest|low) to (?:highest|largest|high))(?!\w)/,
    { type: 'order', direction: 'asc' },
  ],
  [/^(?:compare|comparison|versus|vs)(?!\w)/, { type: 'compare' }],
  [/^(?:difference|gap|differ)(?!\w)/, { type: 'difference' }],
  [/^(?:different|distinct|unique|various)(?!\w)/, { type: 'distinct' }],
  [/^most (?:common|frequent|popular|typical)(?!\w)/, { type: 'superlative', direction: 'desc', word: 'most common' }],
  [/^least (?:common|frequent|popular)(?!\w)/, { type: 'superlative', direction: 'asc', word: 'most common' }],
  [/^break(?:s|ing)?(?= .*\bdown\b)/, { type: 'breakdown' }],
  [
    /^(?:have|has|with|contain(?:s|ing)?|includ(?:e|es|ing)) (?:the )?(?:word|term|text|string)(?!\w)/,
    { type: 'contains', how: 'contains' },
  ],
  [/^(?:out of|no longer|not in|not yet)(?= )(?!\w)/, { type: 'negation' }],
  [/^(?:start(?:s|ing)? with|begin(?:s|ning)? with)(?!\w)/, { type: 'contains', how: 'starts' }],
  [
    /^(?:contain(?:s|ing)?|containing the word|with .{0,12}? in (?:its|the|their) name)(?!\w)/,
    { type: 'contains', how: 'contains' },
  ],
  [
    /^(?:without(?: an?| any)?|missing(?: an?)?|lacking|have no|has no|with no)(?!\w)/,
    { type: 'missing', empty: true },
  ],
  [/^(?:who|whom|everybody|everyone|anybody|anyone|somebody|someone)(?!\w)/, { type: 'who' }],
]
const COMPARATIVES: Record<string, 'asc' | 'desc'> = {
  more: 'desc',
  higher: 'desc',
  bigger: 'desc',
  larger: 'desc',
  greater: 'desc',
  better: 'desc',
  less: 'asc',
  fewer: 'asc',
  lower: 'asc',
  smaller: 'asc',
  worse: 'asc',
  cheaper: 'asc',
  later: 'desc',
  earlier: 'asc',
  newer: 'desc',
  older: 'asc',
}

/** Reads a message against one application: what each of its words may mean there. */
export function annotate(message: Message, dictionary: Dictionary, vocabularies: Vocabulary[]): Chunk[] {
  const known = (token: Token) => isKnown(token, dictionary, vocabularies)
  const tokens = message.tokens.map(token =>
    known(token) || inLiteral(message, token)
      ? { ...token, certainty: 1 }
      : correctSpelling(token, dictionary, vocabularies),
  )
  const chunks: (Chunk | undefined)[] = new Array(tokens.length).fill(undefined)
  const place = (from: number, to: number, part: Partial<Chunk>) => {
    const chunk: Chunk = {
      from, to, text: message.text.slice(tokens[from]!.start, tokens[to - 1]!.end), kind: 'mention', entities: [], fields: [], values: [], scopes: [], arguments: [],
      certainty: Math.min(...tokens.slice(from, to).map(t => t.certainty)), ...part,
    } // prettier-ignore
    for (let at = from; at < to; at++) chunks[at] = chunk
    return chunk
  }
  const free = (from: number, to: number) => chunks.slice(from, to).every(chunk => chunk === undefined)
  placeLiterals(message, place, vocabularies)
  placeApp(tokens, dictionary, place, free)
  placeMentions(message.text, tokens, dictionary, vocabularies, place, free, 3)
  placeOperators(message, tokens, place, free)
  placeMentions(message.text, tokens, dictionary, vocabularies, place, free, 1)
  placeNumberWords(message, tokens, place, free)
  placeNearNames(tokens, chunks, vocabularies, place)
  placePartialNames(tokens, chunks, vocabularies, place)
  for (let at = 0; at < tokens.length; at++)
    if (!chunks[at])
      place(at, at + 1, {
        kind:
          !isCountry(tokens[at]!, message.text) && (FILLERS.has(tokens[at]!.norm) || LIGHT_VERBS.has(tokens[at]!.stem))
            ? 'filler'
            : 'unknown',
      })
  return [...new Set(chunks)] as Chunk[]
}

/** "us" is a pronoun, "US" is not. */
const isCountry = (token: Token, text: string) => token.text === 'US' && /\p{Ll}/u.test(text)

const inLiteral = (message: Message, token: Token) =>
  message.literals.some(
    l => l.kind !== 'number' && message.tokens.indexOf(token) >= l.from && message.tokens.indexOf(token) < l.to,
  )

function isKnown(token: Token, dictionary: Dictionary, vocabularies: Vocabulary[]): boolean {
  const { norm, stem } = token
  if (
    norm.length < 3 ||
    /\d/.test(norm) ||
    FILLERS.has(norm) ||
    norm in AGGREGATES ||
    norm in SUPERLATIVES ||
    norm in ORDINALS ||
    norm in COMPARATIVES ||
    PRONOUNS.has(norm) ||
    GROUPERS.has(norm) ||
    NEGATIONS.has(norm)
  )
    return true
  if (
    dictionary.words.has(norm) ||
    dictionary.entities.has(stem) ||
    dictionary.fields.has(stem) ||
    dictionary.scopes.has(stem) ||
    dictionary.app.has(stem)
  )
    return true
  return vocabularies.some(v => v.words.has(norm) || v.exact.has(norm))
}

type Place = (from: number, to: number, part: Partial<Chunk>) => Chunk
type Free = (from: number, to: number) => boolean

function placeLiterals(message: Message, place: Place, vocabularies: Vocabulary[]): void {
  for (const literal of message.literals) {
    if (literal.kind === 'number' && literal.word) continue
    const texts = 'value' in literal && typeof literal.value === 'string' ? [wordsOf(literal.value).join(' ')] : []
    const values =
      literal.kind === 'number' || literal.kind === 'date'
        ? []
        : texts.flatMap(key => vocabularies.flatMap(v => v.exact.get(key) ?? []))
    // A code such as "closed-won" or "third-party" that has no digits is a word to look up, not a literal.
    if (literal.kind === 'code' && !values.length && !/\d/.test(literal.value)) continue
    place(literal.from, literal.to, { kind: 'literal', literal, values })
  }
}

/** Longest first: a longer stretch that means something beats the shorter ones inside it. */
function placeMentions(
  text: string,
  tokens: (Token & { certainty: number })[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
  shortest: number,
): void {
  for (let length = LONGEST; length >= 1; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const to = from + length
      if (!free(from, to)) continue
      const part = tokens.slice(from, to)
      const stems = part.map(t => t.stem).join(' ')
      const words = part
        .flatMap(t => (/^[A-Z]{2,5}s$/.test(t.text) ? [t.norm.slice(0, -1)] : wordsOf(t.norm)))
        .join(' ')
      if (length < shortest && !(length === 2 && /\w/.test(stems))) continue
      const scopes = scopesFor(dictionary, tokens, from, to, stems)
      const isUpper = length === 1 && /^[A-Z]{2,3}$/.test(part[0]!.text)
      if (part.every(t => FILLERS.has(t.norm)) && !isUpper && !dictionary.fields.has(stems) && !scopes.length) continue
      if (length === 1 && FILLERS.has(part[0]!.norm) && !isUpper && !dictionary.fields.has(stems) && !scopes.length)
        continue
      // A name may hold a comma; a noun and its field do not.
      const broken = part.some((t, i) => i > 0 && /[,:;.!?]/.test(text.slice(part[i - 1]!.end, t.start)))
      const entities = (!broken && dictionary.entities.get(stems)) || []
      const fields = (!broken && dictionary.fields.get(stems)) || []
      const args = dictionary.arguments.get(words) ?? []
      const isShortWord = length === 1 && words.length <= 2 && !isUpper
      // A message in capitals throughout says nothing with them.
      const code = isUpper && words.length === 2 && /\p{Ll}/u.test(text) ? part[0]!.text : undefined
      const named = isShortWord ? [] : valuesFor(vocabularies, words)
      const values = named.length || !code ? named : valuesFor(vocabularies, code)
      if (entities.length + fields.length + scopes.length + args.length + values.length === 0) continue
      // Single operator words stay operators unless they are a whole value of the data.
      const single =
        length === 1 &&
        (part[0]!.norm in AGGREGATES ||
          part[0]!.norm in SUPERLATIVES ||
          GROUPERS.has(part[0]!.norm) ||
          NEGATIONS.has(part[0]!.norm))
      if (single && !values.some(v => v.quality === 1)) continue
      place(from, to, { entities, fields, scopes, arguments: args, values })
    }
  }
}

/** Values by their words; a plural stands for its singular ("referrals"). */
function valuesFor(vocabularies: Vocabulary[], words: string): ValueMatch[] {
  const found = vocabularies.flatMap(v => v.exact.get(words) ?? [])
  if (found.length || !/[a-z]{3}s$/.test(words)) return found
  const one = singular(words)
  return one === words
    ? []
    : vocabularies.flatMap(v => v.exact.get(one) ?? []).map(v => ({ ...v, quality: v.quality * 0.9 }))
}

const OWNING = /^(have|own|cover|manage|handle|got|serve|hold)$/

/** Qualifiers of collections; "mine" and "the accounts I have" say the same as "my accounts". */
function scopesFor(dictionary: Dictionary, tokens: Token[], from: number, to: number, stems: string): ScopeMention[] {
  const own = dictionary.scopes.get('my') ?? []
  if (to - from === 1 && own.length) {
    const around = [tokens[from + 1], tokens[from - 1]].map(t => t?.norm ?? '')
    if (
      stems === 'mine' ||
      (stems === 'i' && (OWNING.test(around[0]!) || (around[1] === 'do' && OWNING.test(around[0]!))))
    )
      return own
  }
  return dictionary.scopes.get(stems) ?? []
}

function placeOperators(message: Message, tokens: (Token & { certainty: number })[], place: Place, free: Free): void {
  const lower = tokens.map(t => t.norm)
  for (let at = 0; at < tokens.length; at++) {
    if (!free(at, at + 1)) continue
    const rest = restFrom(lower, at)
    const operator = matchOperator(rest, lower, at, message)
    if (!operator) continue
    const length = Math.max(1, operator.words)
    if (!free(at, at + 1)) continue
    let to = at + 1
    while (to < at + length && to < tokens.length && free(to, to + 1)) to++
    if (to === at + length) place(at, to, { kind: 'operator', operator: operator.operator })
  }
}

const restFrom = (words: string[], at: number) => words.slice(at, at + 8).join(' ')

function matchOperator(
  rest: string,
  words: string[],
  at: number,
  message: Message,
): { operator: Operator; words: number } | undefined {
  const lengthOf = (text: string) => text.trim().split(/\s+/).length
  for (const [pattern, comparison] of COMPARATORS) {
    const match = pattern.exec(rest)
    if (match) return { operator: { type: 'comparator', op: comparison }, words: lengthOf(match[0]) }
  }
  for (const [pattern, comparison] of TRAILING_BOUNDS) {
    const match = pattern.exec(rest)
    if (match && isAfterValue(message, at))
      return { operator: { type: 'bound', op: comparison }, words: lengthOf(match[0]) }
  }
  for (const [pattern, operator] of OPERATOR_PHRASES) {
    const match = pattern.exec(rest)
    if (match) return { operator, words: lengthOf(match[0]) }
  }
  const word = words[at]!
  const superlative = SUPERLATIVES[word]
  if (superlative) return { operator: { type: 'superlative', ...superlative, word }, words: 1 }
  const comparative = COMPARATIVES[word]
  if (comparative)
    return { operator: { type: 'superlative', direction: comparative, comparative: true, word }, words: 1 }
  const fn = AGGREGATES[word]
  if (fn) return { operator: { type: 'aggregate', fn }, words: 1 }
  if (ORDINALS[word] ?? /^\d+(st|nd|rd|th)$/.test(word))
    return { operator: { type: 'ordinal', value: ORDINALS[word] ?? parseInt(word, 10) }, words: 1 }
  if (GROUPERS.has(word)) return { operator: { type: 'group', word }, words: 1 }
  if (NEGATIONS.has(word)) return { operator: { type: 'negation' }, words: 1 }
  if (word === 'or') return { operator: { type: 'or' }, words: 1 }
  if (PRONOUNS.has(word) || (word === 'one' && /^(which|the|that)$/.test(words[at - 1] ?? '')))
    return { operator: { type: 'pronoun' }, words: 1 }
  return undefined
}

const isAfterValue = (message: Message, at: number) => message.literals.some(l => l.to === at || l.to === at - 1)

/** The application's own name comes before any value that is spelt like it. */
function placeApp(tokens: (Token & { certainty: number })[], dictionary: Dictionary, place: Place, free: Free): void {
  tokens.forEach((token, at) => {
    if (!free(at, at + 1)) return
    const isNoun =
      dictionary.entities.has(token.stem) || dictionary.fields.has(token.stem) || dictionary.scopes.has(token.stem)
    if (dictionary.app.has(token.stem) && !isNoun) place(at, at + 1, { kind: 'app' })
  })
}

/** Number words that nothing else explains; "one" counts only after a comparison or an order. */
function placeNumberWords(message: Message, tokens: Token[], place: Place, free: Free): void {
  for (const literal of message.literals) {
    if (literal.kind !== 'number' || !literal.word || !free(literal.from, literal.to)) continue
    const before = tokens[literal.from - 1]?.norm ?? ''
    if (tokens[literal.from]!.norm === 'one' && !/^(than|least|most|exactly|top|only)$/.test(before)) continue
    place(literal.from, literal.to, { kind: 'literal', literal })
  }
}

const NEAR = 0.84

/** A misspelt name: windows around words that mean nothing, compared with the names of the data. */
function placeNearNames(
  tokens: (Token & { certainty: number })[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  for (let at = 0; at < tokens.length; at++) {
    if (chunks[at] || FILLERS.has(tokens[at]!.norm)) continue
    let best: { from: number; to: number; score: number; matches: ValueMatch[] } | undefined
    for (let from = Math.max(0, at - 3); from <= at; from++) {
      for (let to = at + 1; to <= Math.min(tokens.length, from + 5); to++) {
        if (chunks.slice(from, to).some(c => c && (c.kind === 'literal' || c.kind === 'operator'))) continue
        const key = tokens
          .slice(from, to)
          .flatMap(t => wordsOf(t.text))
          .join(' ')
        if (key.length < 5) continue
        const near = vocabularies.flatMap(v => nearest(v, key))
        const score = Math.max(0, ...near.map(n => n.score))
        if (score >= NEAR && (!best || score > best.score))
          best = {
            from,
            to,
            score,
            matches: near.filter(n => n.score === score).map(n => ({ ...n.match, quality: n.score * 0.9 })),
          }
      }
    }
    if (best) place(best.from, best.to, { values: best.matches, certainty: best.score })
  }
}

function nearest(vocabulary: Vocabulary, key: string): { score: number; match: ValueMatch }[] {
  const out: { score: number; match: ValueMatch }[] = []
  for (const name of vocabulary.names) {
    if (Math.abs(name.key.length - key.length) > 3 || (name.key[0] !== key[0] && name.key[1] !== key[1])) continue
    const score = similarity(name.key, key)
    if (score >= NEAR) out.push({ score, match: name.match })
  }
  return out
}

/** A part of a name that nothing else explains: "Apex" for Apex Industries, a last name alone. */
function placePartialNames(
  tokens: (Token & { certainty: number })[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  for (let length = 3; length >= 1; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const part = tokens.slice(from, from + length)
      if (chunks.slice(from, from + length).some(Boolean) || part.some(t => FILLERS.has(t.norm))) continue
      const matches = vocabularies.flatMap(v => v.firstWords.get(part.flatMap(t => wordsOf(t.text)).join(' ')) ?? [])
      if (matches.length) place(from, from + length, { values: mergePartial(matches), certainty: 0.8 })
    }
  }
}

/** All names that share the part, one match a column. */
function mergePartial(matches: ValueMatch[]): ValueMatch[] {
  const merged = new Map<string, ValueMatch>()
  for (const match of matches) {
    const key = `${match.entity.key} ${match.columns.join()}`
    const known = merged.get(key)
    if (known) known.values = [...new Set([...known.values, ...match.values])]
    else merged.set(key, { ...match, values: [...match.values] })
  }
  return [...merged.values()]
}
