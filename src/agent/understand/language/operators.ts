import { comparativeOf, type Gradable, positiveOf, superlativeOf, gradableNouns } from './gradables.ts'
import type { Free, Place } from '../chunks/annotate.ts'
import type { Operator } from '../chunks/chunk.ts'
import { AGGREGATES, COMPARATORS, GROUPERS, NEGATIONS, ORDINALS, PRONOUNS, TRAILING_BOUNDS } from './lexicon.ts'
import { isPlural } from './words.ts'
import type { Message, Token } from '../requests/read-message.ts'
import { rememberByWord } from '../../../lib/remember-by-word.ts'
import { pattern } from '../../../lib/patterns.ts'

const OPERATOR_PHRASES: [RegExp, Operator][] = [
  [/^(?:how many|number of|no\. of|count of|total number of|total count of|quantity of)(?!\w)/, { type: 'count' }],
  [/^(?:counts?|tally)(?!\w)/, { type: 'count' }],
  [/^(?:what|which) (?:percentage|percent|share|proportion|portion|fraction|part) of(?!\w)/, { type: 'share' }],
  [/^(?:what|which|how many) (?:percentage|percent|share|proportion)(?!\w)/, { type: 'share' }],
  [/^(?:percentage|percent|share|proportion|portion|fraction) of(?!\w)/, { type: 'share' }],
  [/^(?:break ?down|breakdown|split|distribution|distributed|group|grouped|histogram)(?!\w)/, { type: 'breakdown' }],
  [/^(?:divided|spread)(?: up| out)?(?= (?:over|across|among|amongst|between|into|by) )/, { type: 'breakdown' }],
  [/^how much(?: money| business)?(?!\w)/, { type: 'aggregate', fn: 'sum' }],
  [
    /^(?:add(?:ed)? up|sum up|in all|in sum|in total(?! (?:headcount|number|count|amount|value|volume)\b))(?!\w)/,
    { type: 'aggregate', fn: 'sum' },
  ],
  [/^on average(?!\w)/, { type: 'aggregate', fn: 'avg' }],
  // "revenue totals by state": the noun behind its figure, one for each.
  [/^(?:totals|sums)(?= (?:by|per|for each|for every|across) )/, { type: 'aggregate', fn: 'sum' }],
  [/^averages(?= (?:by|per|for each|for every|across) )/, { type: 'aggregate', fn: 'avg' }],
  [/^medians(?= (?:by|per|for each|for every|across) )/, { type: 'aggregate', fn: 'median' }],
  [
    pattern()`
      ^(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arrange[d]?)(?: (?:them|these|those|it))?
      (?= (?:by|on|from|alphabetically|according|in (?:[a-z]+ )?(?:order|sequence|ascending|descending|reverse)))(?!\w)
    `,
    { type: 'sort' },
  ],
  [/^(?:sort|rank)(?!\w)/, { type: 'sort' }],
  [/^(?:descending|desc)(?!\w)/, { type: 'order', direction: 'desc' }],
  [/^(?:ascending|asc)(?!\w)/, { type: 'order', direction: 'asc' }],
  [/^(?:in )?(?:alphabetical(?:ly| order)?|a to z|a-z)(?!\w)/, { type: 'order', direction: 'asc', byName: true }],
  [/^(?:compare|comparison|versus|vs)(?!\w)/, { type: 'compare' }],
  [/^(?:difference|gap|differ)(?!\w)/, { type: 'difference' }],
  [/^(?:different|distinct|unique|various)(?!\w)/, { type: 'distinct' }],
  [
    /^(?:most (?:common(?:ly)?|frequent(?:ly)?|often|popular|typical|active)|busiest)(?!\w)/,
    { type: 'superlative', direction: 'desc', nouns: [], word: 'most common' },
  ],
  [
    /^(?:least (?:common(?:ly)?|frequent(?:ly)?|often|popular|active)|rarest|scarcest)(?!\w)/,
    { type: 'superlative', direction: 'asc', nouns: [], word: 'most common' },
  ],
  [/^break(?:s|ing)?(?= .*\bdown\b)/, { type: 'breakdown' }],
  [
    /^(?:have|has|with|contain(?:s|ing)?|includ(?:e|es|ing)) (?:the )?(?:word|term|text|string)(?!\w)/,
    { type: 'contains', how: 'contains' },
  ],
  [/^all but(?!\w)/, { type: 'negation' }],
  [/^(?:out of|no longer|not in|not yet)(?= )(?!\w)/, { type: 'negation' }],
  [
    /^(?:start(?:s|ing)?|begin(?:s|ning)?) (?:with|in)(?: the)?(?: (?:letters?|words?|digits?))?(?!\w)/,
    { type: 'contains', how: 'starts' },
  ],
  // "the card ending 4417"; a year is a date.
  [/^ending(?= (?!(?:19|20)\d\d(?!\d))\d{2,}(?![\d./:-]))/, { type: 'contains', how: 'ends' }],
  [/^end(?:s|ing)? (?:with|in)(?: the)?(?: (?:letters?|words?|digits?))?(?!\w)/, { type: 'contains', how: 'ends' }],
  [
    /^(?:contain(?:s|ing)?|mention(?:s|ing|ed)?|refer(?:s|ring|red)? to|talk(?:s|ing)? about)(?: the (?:word|term|text|phrase))?(?!\w)/,
    { type: 'contains', how: 'contains' },
  ],
  [
    pattern()`
      ^(?:
        without(?: an?| any)?|missing(?: an?| their| its| the| any)?|lack(?:ing|s)?(?: an?| any)?|(?:have|has|having|with)(?: got)? no
      )(?! (?:more|less|fewer|greater|higher|lower|later|earlier) than)(?!\w)
    `,
    { type: 'missing', empty: true },
  ],
  [
    /^(?:(?:not |un)(?:set|filled(?: in)?|specified|provided|recorded)|empty|blank|null|unknown)(?!\w)/,
    { type: 'missing', empty: true, after: true },
  ],
  [/^(?:who|whom|everybody|everyone|anybody|anyone|somebody|someone)(?!\w)/, { type: 'who' }],
]

/** A word that counts, compares, orders or divides: it is spelt right. */
export const isOperatorWord = rememberByWord((word: string): boolean =>
  OPERATOR_PHRASES.some(([pattern]) => pattern.exec(word)?.[0] === word),
)

/** "windiest", "how windy" where a figure is called after the wind: an adjective that is made of its noun grades it. */
function derivedOperator(
  words: readonly string[],
  at: number,
  isFigure: (word: string) => boolean,
): { operator: Operator; words: number } | undefined {
  const isSize = words[at] === 'how'
  const word = words[at + Number(isSize)] ?? ''
  const nouns = gradableNouns(word, isSize).filter(isFigure)
  if (!nouns.length) return undefined
  const graded = { direction: 'desc', of: 'number', nouns } as const
  if (isSize) return { operator: { type: 'size', ...graded }, words: 2 }
  const comparative = /ier$/.test(word) && { comparative: true as const }
  return { operator: { type: 'superlative', ...graded, ...comparative, word }, words: 1 }
}

/** "break down", "number of": a word of a phrase that counts, orders or divides is spelt right, whatever is spelt like it here. */
export function isInOperator(words: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at - 2); from <= at; from++) {
    const rest = words.slice(from, from + LONGEST_OPERATOR).join(' ')
    const reach = at - from + 1
    if (OPERATOR_PHRASES.some(([phrase]) => isLong(phrase.exec(rest)?.[0], Math.max(2, reach)))) return true
  }
  return false
}
const isLong = (said: string | undefined, words: number): boolean =>
  said !== undefined && said.split(' ').length >= words

export function placeOperators(
  message: Message,
  tokens: (Token & { certainty: number })[],
  place: Place,
  free: Free,
  isNoun: (word: string) => boolean = () => false,
  isFigure: (word: string) => boolean = () => false,
): void {
  const lower = tokens.map(t => t.norm)
  for (let at = 0; at < tokens.length; at++) {
    if (!free(at, at + 1)) continue
    // "quantity of" counts, but not where a field is called so.
    if (lower[at] === 'quantity' && isNoun('quantity')) continue
    if (isNoun(lower[at]!) && (!isOrder(lower, at) || isNamedSo(lower, at, tokens[at - 1]?.isOwner))) continue
    // "the restaurants of the group": with an article at the end of a phrase the noun asks for no groups.
    if (/^group$/.test(lower[at]!) && /^(?:the|our|your|my)$/.test(lower[at - 1] ?? '') && endsPhrase(lower, at))
      continue
    if (isCode(tokens[at]!, message.text)) continue
    const derived = derivedOperator(lower, at, isFigure)
    if (derived && free(at, at + derived.words)) {
      place(at, at + derived.words, { kind: 'operator', operator: derived.operator })
      continue
    }
    let end = at + 1
    while (end < tokens.length && end < at + LONGEST_OPERATOR && free(end, end + 1)) end++
    // Words that mean something else already end an operator: "not" before "in service".
    const isAll = end === tokens.length || end === at + LONGEST_OPERATOR
    for (const until of isAll ? [end] : [at + LONGEST_OPERATOR, end]) {
      // "the longest first reply time": what lies behind the end is a name, no part of the operator.
      const said = until === end ? lower.slice(0, end) : lower
      const length = countsActive(lower, at) ? 1 : until - at
      // "not recorded" of recordings that a yes/no field tells: no field is empty.
      const isFlag = lower[at] === 'not' && isNoun(lower[at + 1] ?? '')
      const operator = matchOperator(lower.slice(at, at + (isFlag ? 1 : length)).join(' '), said, at, message)
      const to = at + Math.max(1, operator?.words ?? 1)
      if (!operator || to > end) continue
      place(at, to, { kind: 'operator', operator: operator.operator })
      break
    }
  }
}

/** "which club has the most active members?": the most members that are active, where something has them; no activity is compared. */
const countsActive = (lower: readonly string[], at: number): boolean =>
  lower[at] === 'most' &&
  lower[at + 1] === 'active' &&
  isPlural(lower[at + 2] ?? '') &&
  HAVING.test(lower.slice(Math.max(0, at - 2), at).join(' '))
const HAVING = /\b(?:has|have|had|having|with|gets?|got|holds?)(?: the)?$/

const LONGEST_OPERATOR = 8

/** "contacts in IT": in capitals, unless the whole message has them, it is an abbreviation and no pronoun. */
export const isCode = ({ text, norm }: Pick<Token, 'text' | 'norm'>, message: string): boolean =>
  /^[A-Z]{2}$/.test(text) && PRONOUNS.has(norm) && /\p{Ll}/u.test(message)

/** A message without such abbreviations, to look for pronouns in. */
export const withoutCodes = (message: string): string =>
  message.replace(/\b[A-Z]{2}\b/g, text => (isCode({ text, norm: text.toLowerCase() }, message) ? '-' : text))

/** Nouns that ask for groups, and that records and fields are called by as well: "the Hardware group", "splits of a payment". */
const NOUNS_OF_GROUPS = /^(?:group|split|distribution|histogram)$/

/** Nothing follows, or what is said of it next. */
const endsPhrase = (words: readonly string[], at: number): boolean =>
  at > 1 && /^(?:|have|has|are|is|do|does|that|which|and|in|with)$/.test(words[at + 1] ?? '')

/** Bounds that may stand behind their figure as well. */
const TRAILING = /^at (?:the )?(?:most|least)$/

/** "group the tickets by status": a verb at the beginning of what is asked. Elsewhere the noun is that of the records. */
const isOrder = (words: string[], at: number): boolean =>
  !NOUNS_OF_GROUPS.test(words[at]!) ||
  (words.includes('by', at) &&
    words.slice(0, at).every(word => /^(?:please|pls|and|now|then|can|could|you)$/.test(word)))

/** "crew by rank", "those with rank captain": behind such a word what orders or counts elsewhere is the noun of a field. */
const isNamedSo = (words: readonly string[], at: number, isOwned = false): boolean =>
  /^(?:sort|rank|order|count|tally|difference|gap)$/.test(words[at]!) &&
  (isOwned ||
    /^(?:by|per|of|with|each|every|whose|their|its|his|her|my|our|the|an?|and|or|without|which|what|same|other)$/.test(
      words[at - 1] ?? '',
    ))

/** "a higher turnover than", "more power than": behind a comparative a noun in -er is no other one. */
const isComparedNoun = (words: string[], at: number, said: string): boolean =>
  /^\p{L}+er than$/u.test(said) &&
  comparativeOf(words[at]!) === undefined &&
  words.slice(Math.max(0, at - 3), at).some(word => /^(?:more|less|fewer)$/.test(word) || comparativeOf(word))

/** "who is on the till on Saturday?": where one pays, and no end of a time. */
const isTill = (words: readonly string[], at: number): boolean =>
  words[at] === 'till' && /^(?:the|an?|our|your|which|each|every|per)$/.test(words[at - 1] ?? '')

/** "what has Ann ordered from us": what somebody did. */
const hasOrdered = (words: readonly string[], at: number): boolean =>
  words[at] === 'ordered' &&
  words.slice(Math.max(0, at - 4), at).some(word => /^(?:has|have|had)$/.test(word)) &&
  words[at + 1] !== 'by'

/** "how long does a booking last on average": a verb. */
const isVerbOfTime = (words: readonly string[], at: number): boolean =>
  !/^(?:the|our|my|your|his|her|its|their|we|you|they|i)$/.test(words[at - 1] ?? '') &&
  words.slice(0, at).some(word => /^(?:do|does|did)$/.test(word)) &&
  /^(?:|on|for|longer|more|less|over|usually|normally|altogether)$/.test(words[at + 1] ?? '')

function matchOperator(
  rest: string,
  words: string[],
  at: number,
  message: Message,
): { operator: Operator; words: number } | undefined {
  const lengthOf = (text: string) => text.trim().split(/\s+/).length
  for (const [pattern, comparison] of COMPARATORS) {
    const match = pattern.exec(rest)
    // "a share of 30% at most": behind its figure, with nothing to follow.
    const isBehind = match && TRAILING.test(match[0]) && isAfterValue(message, at) && !leadsToValue(message, at + lengthOf(match[0])) // oxfmt-ignore
    if (match && !isBehind && !isComparedNoun(words, at, match[0]) && !isTill(words, at))
      return { operator: { type: 'comparator', op: comparison }, words: lengthOf(match[0]) }
  }
  for (const [pattern, comparison] of TRAILING_BOUNDS) {
    const match = pattern.exec(rest)
    if (match && isAfterValue(message, at) && !leadsToValue(message, at + lengthOf(match[0])))
      return { operator: { type: 'bound', op: comparison }, words: lengthOf(match[0]) }
  }
  // "the largest order by total": a noun, no request to order anything.
  const isNoun =
    at > 0 &&
    (/^(the|an?|which|what|each|every|per|our|my|this|that)$/.test(words[at - 1]!) || superlativeOf(words[at - 1]!))
  for (const [pattern, operator] of OPERATOR_PHRASES) {
    const match = operator.type === 'sort' && isNoun ? null : pattern.exec(rest)
    // "starting in the next 60 days" is no text that starts so.
    if (match && operator.type === 'contains' && isBeforeDate(message, at, lengthOf(match[0]))) continue
    // "projects ordered in 2026" were: their order is no date.
    if (match && operator.type === 'sort' && isBeforeDate(message, at + 1, lengthOf(match[0]))) continue
    if (match && operator.type === 'sort' && hasOrdered(words, at)) continue
    if (match) return { operator, words: lengthOf(match[0]) }
  }
  const word = words[at]!
  const pair = words.slice(at, at + 2).join(' ')
  const graded = (text: string, length: number): { operator: Operator; words: number } | undefined => {
    const superlative = text === 'leading' && isVerbAt(words, at) ? undefined : superlativeOf(text)
    if (superlative) return { operator: { type: 'superlative', ...superlative, word: text }, words: length }
    const comparative = comparativeOf(text)
    return (
      comparative && { operator: { type: 'superlative', ...comparative, comparative: true, word: text }, words: length }
    )
  }
  const first = orderedFirst(words, at)
  if (first) return first
  const found = (pair.includes(' ') ? graded(pair, 2) : undefined) ?? graded(word, 1)
  if (found) return found
  const size = word === 'how' ? positiveOf(words[at + 1] ?? '') : undefined
  if (size) return { operator: { type: 'size', ...size }, words: 2 }
  if (word === 'last' && !isVerbOfTime(words, at))
    return { operator: { type: 'superlative', direction: 'desc', of: 'date', nouns: [], word }, words: 1 }
  const fn = AGGREGATES[word]
  if (fn) return { operator: { type: 'aggregate', fn }, words: 1 }
  if (ORDINALS[word] ?? /^\d+(st|nd|rd|th)$/.test(word))
    return { operator: { type: 'ordinal', value: ORDINALS[word] ?? parseInt(word, 10) }, words: 1 }
  if (GROUPERS.has(word)) return { operator: { type: 'group', word }, words: 1 }
  // "can we eat outside at the Mill?": an adverb, which leaves nothing out.
  if (word === 'outside' && /^(?:at|in|on|there|here|during|)$/.test(words[at + 1] ?? '')) return undefined
  if (NEGATIONS.has(word)) return { operator: { type: 'negation' }, words: 1 }
  if (word === 'or') return { operator: { type: 'or' }, words: 1 }
  if (
    PRONOUNS.has(word) ||
    (word === 'one' && /^(which|the|that)$/.test(words[at - 1] ?? '') && !/^stars?$/.test(words[at + 1] ?? ''))
  )
    return { operator: { type: 'pronoun' }, words: 1 }
  return undefined
}

/** "newest first", "the most expensive ones first", "best to worst", "from high to low": an order by what the adjective grades. */
function orderedFirst(words: string[], at: number): { operator: Operator; words: number } | undefined {
  const from = words[at] === 'from' ? 1 : 0
  const article = from && words[at + from] === 'the' ? 1 : 0
  const start = from + article
  for (const length of [2, 1]) {
    const said = phraseAt(words, at + start, length)
    const gradable = superlativeOf(said)
    const after = words.slice(at + length, at + length + 2)
    const rest = after[0] === 'first' ? 1 : after[0] === 'ones' && after[1] === 'first' ? 2 : 0
    if (gradable && rest && !from) return { operator: { type: 'order', ...gradable }, words: length + rest }
    const end = words[at + start + length] === 'to' ? otherEnd(words, at + start + length + 1, said) : undefined
    if (end) return { operator: { type: 'order', ...end.gradable }, words: start + length + 1 + end.words }
  }
  return undefined
}

/** So many words from there; empty where the message ends before. */
const phraseAt = (words: string[], at: number, length: number) =>
  at + length <= words.length ? words.slice(at, at + length).join(' ') : ''

/** "from the cheapest to the most expensive", "low to high": what the first end grades, where the other is its contrary in the same form. */
function otherEnd(words: string[], at: number, first: string): { gradable: Gradable; words: number } | undefined {
  const article = words[at] === 'the' ? 1 : 0
  for (const formOf of [superlativeOf, positiveOf])
    for (const length of [2, 1]) {
      const gradable = formOf(first)
      const other = formOf(phraseAt(words, at + article, length))
      if (gradable && other && gradable.direction !== other.direction) return { gradable, words: article + length }
    }
  return undefined
}

/** A date stands right behind so many words, or behind the last of them. */
const isBeforeDate = (message: Message, at: number, words: number) =>
  message.literals.some(l => l.kind === 'date' && l.from >= at + words - 1 && l.from <= at + words)

/** "over 50 percent and under 20 days", "… and less than 20 days": a value of its own follows. */
const leadsToValue = ({ literals, tokens }: Message, at: number): boolean =>
  tokens[at]?.norm === 'than' || literals.some(({ from }) => from === at)

const isAfterValue = ({ literals, text, tokens }: Message, at: number) =>
  literals.some(
    l => (l.to === at || l.to === at - 1) && !/[:;?]/.test(text.slice(tokens[l.to - 1]!.end, tokens[at]!.start)),
  )

/** "is leading 3 projects", "who is leading it", "lawyers leading more than 8 matters": the verb, and nothing that ranks the noun behind it. */
const isVerbAt = (words: readonly string[], at: number): boolean =>
  !/^(?:the|our|your|their|its|my|a|an|which|what|whose|are|were)?$/.test(words[at - 1] ?? '') ||
  /^(?:\d.*|more|fewer|less|at|over|the|an?|it|them|this|that|these|those|any|which)$/.test(words[at + 1] ?? '')
