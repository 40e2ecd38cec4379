import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import { stem } from '../../../../lib/words.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Fitter } from '../fitter.ts'
import type { Named } from '../page-names.ts'
import type { Fit, Piece, Said } from '../pieces.ts'
import { numberIn } from '../words.ts'

type Bound = 'most' | 'least'

/** How limits are said before a number. */
const LEAST = pattern('i')`
  ^(?:
    (?:nothing|none|not|no)(?: (?:that|which) (?:is|are|costs?))?
      \ (?:under|below|less than|fewer than|(?:cheaper|lower|shorter|smaller|worse) than)
    |at (?:the )?least|min(?:imum)?(?: of)?|from|over|above|more than|better than|starting at
  )\b
`
const MOST = pattern('iu')`
  ^(?:
    (?:nothing|none|not|no|never)(?: (?:that|which) (?:is|are|costs?))?
      \ (?:over|above|beyond|past|more(?: \p{L}+)? than|\p{L}+er than)
    |at (?:the )?most|max(?:imum)?(?: of)?|up to|under|below|less than|fewer than|within
    |(?:cheaper|lower|shorter|smaller) than
  )\b
`
/** How they are said behind one. */
const MORE_BEHIND = /^(?:or (?:more|better|higher|above|over)|and (?:up|more|above|over)|minimum|plus)\b/i
const LESS_BEHIND = /^(?:or (?:less|fewer|cheaper|lower|under|below)|tops|maximum|max)\b/i
/** How the fields and choices of pages say that they are limits. */
const LEAST_NAME =
  /\b(?:min(?:imum)?|lowest|at least|from|over|above|more than)\b|≥|>|\+|\b(?:and|&|or) (?:up|more|better|above)\b|& up/i
const MOST_NAME =
  /\b(?:max(?:imum)?|highest|up to|under|below|budget|limit|at most|(?:no|not) more than|less than)\b|≤|<|(?:^|\s)to:?$|\bor less\b/i

/** Currencies, as people say them (ISO 4217 names of the usual ones). */
export const MONEY =
  /^(?:euros?|eur|dollars?|usd|pounds?|gbp|quid|bucks|francs?|chf|kron(?:er|or|a|e)|yen|rupees?|\p{Sc})$/iu
const SMALL =
  /^(?:we|to|do|going|would|like|only|just|any|anything|things?|ones?|me|please|with|that|are|is|costs?|costing|for|have|has|i|want|keep)$/i
const DENIES = /^(?:don['’]?t|do not|not|never|won['’]?t|can['’]?t|cannot|wouldn['’]?t|shouldn['’]?t)$/
const PAYS = /^(?:pay|paying|spend|spending)$/
const OTHER_BOUND: Readonly<Record<Bound, Bound>> = { most: 'least', least: 'most' }
/** From this on a word is about the same as "price". */
const LIKE_PRICE = 0.6

/** "nothing over 100 euros", "at least three rooms": the field or choice of the page that is that limit, and no other. */
export function limited(fitter: Fitter, at: number, said: Said): Fit[] {
  const isStart = at === 0 || fitter.isStop(at - 1) || /^(?:and|but|with|only|just)$/.test(fitter.word(at - 1))
  if (!isStart || fitter.isStop(at) || said.tick === false) return []
  const before: string[] = []
  let isDenied = false
  let from = at
  for (; from < Math.min(at + 6, fitter.tokens.length) && !boundAt(fitter, from) && !fitter.isStop(from); from++) {
    const word = fitter.word(from)
    if (numberIn(word) !== undefined) break
    if (DENIES.test(word)) {
      isDenied = true
      continue
    }
    if (SMALL.test(word) || /^(?:a|an|the)$/.test(word)) continue
    if (!fitter.isThing(word)) before.push(word)
  }
  const read = readLimit(fitter, from)
  if (!read) return []
  const { number, end } = read
  // "I don't want to pay more than 150": what is denied to be more is less.
  const bound = isDenied ? OTHER_BOUND[read.bound] : read.bound
  const isMoney = read.isMoney || before.some(word => isPrice(word) || PAYS.test(word))
  const subject = [...before.filter(word => !isPrice(word) && !PAYS.test(word)), ...read.unit]
  const found = fitter.names.named.flatMap(named => {
    const piece = pieceFor(named, bound, number)
    if (!piece) return []
    if (isMoney && !isOfMoney(named)) return []
    const own = [...named.names, ...(named.choices ?? []).map(({ label }) => label)].flatMap(wordsIn)
    const open = subject.filter(word => !own.some(one => matchWord(word, one) >= 0.75))
    return open.every(word => fitter.isThing(word)) ? [{ piece, isNamed: open.length < subject.length }] : []
  })
  const named = found.filter(({ isNamed }) => isNamed)
  const [first, ...more] = named.length ? named : found
  return first && !more.length ? fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, 0.12, first.piece) : []
}

interface Limit {
  bound: Bound
  number: string
  isMoney: boolean
  /** What the number counts, where that is no money. */
  unit: string[]
  end: number
}

const boundAt = (fitter: Fitter, at: number): { bound: Bound; length: number } | undefined => {
  const rest = fitter.source.text.slice(fitter.tokens[at]!.start)
  const least = LEAST.exec(rest)
  const match = least ?? MOST.exec(rest)
  return match ? { bound: least ? 'least' : 'most', length: match[0].length } : undefined
}

function readLimit(fitter: Fitter, at: number): Limit | undefined {
  const { tokens } = fitter
  if (at >= tokens.length) return undefined
  const said = boundAt(fitter, at)
  let next = at
  if (said) {
    const end = tokens[at]!.start + said.length
    while (next < tokens.length && tokens[next]!.start < end) next++
  }
  const word = fitter.word(next)
  const number = numberIn(word)
  if (number === undefined) return undefined
  let isMoney = /\p{Sc}/u.test(word)
  const unit: string[] = []
  let end = next + 1
  let behind: Bound | undefined
  for (; end < tokens.length && !fitter.isStop(end) && end < next + 8;) {
    const rest = fitter.source.text.slice(tokens[end]!.start)
    const [less, more] = [LESS_BEHIND.exec(rest), MORE_BEHIND.exec(rest)]
    if (!said && !behind && (less ?? more)) {
      behind = less ? 'most' : 'least'
      const stop = tokens[end]!.start + (less ?? more)![0].length
      while (end < tokens.length && tokens[end]!.start < stop) end++
      continue
    }
    const own = fitter.word(end)
    if (/^(?:and|but|with|then|please|thanks)$/.test(own)) break
    // "a night", "per month": what it is a limit for each of.
    if (/^(?:a|an|per|each|every)$/.test(own) && end + 1 < tokens.length) {
      end += 2
      continue
    }
    if (MONEY.test(own)) isMoney = true
    else if (!/^(?:for|in|of|the|total|all|each)$/.test(own)) unit.push(own)
    end++
  }
  const bound = said?.bound ?? behind
  return bound && { bound, number: number.replaceAll(',', ''), isMoney, unit, end }
}

/** Bringing a field or a list to that limit; undefined where it is none, or has no such value. */
function pieceFor(named: Named, bound: Bound, number: string): Piece | undefined {
  const called = named.names[0] ?? ''
  // "Amount (max. 500)" says what it takes, it is no limit to be set.
  const own = /\d/.test(called) ? undefined : boundOf(called)
  if (named.kind === 'field') {
    const { min, max, role, type } = named.node
    const isNumeric = /^(?:spinbutton|slider)$/.test(role) || /^(?:number|range)$/.test(type ?? '')
    // A price slider that stands at one end of its range lets all through: it is the limit at that end.
    const { value } = named.node
    const end =
      role === 'slider' && value !== undefined && min !== max
        ? value === max
          ? 'most'
          : value === min
            ? 'least'
            : undefined
        : undefined
    const isPlain = isNumeric || ((type === undefined || type === 'text') && own !== undefined)
    const fits = !(min && Number(number) < Number(min)) && !(max && Number(number) > Number(max))
    return (own ?? end) === bound && isPlain && fits
      ? { kind: 'set', of: named, called, value: number, quoted: false, secret: false, applies: true }
      : undefined
  }
  if (named.kind !== 'choice') return undefined
  const fitting = (named.choices ?? []).filter(({ label, isEmpty }) => {
    const numbers = [...label.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([one]) => Number(one.replaceAll(',', '')))
    return !isEmpty && numbers.length === 1 && numbers[0] === Number(number) && (boundOf(label) ?? own) === bound
  })
  return fitting.length === 1 ? { kind: 'choose', of: named, called, choices: fitting, applies: true } : undefined
}

export const boundOf = (text: string): Bound | undefined => {
  const [least, most] = [LEAST_NAME.test(text), MOST_NAME.test(text)]
  return least === most ? undefined : least ? 'least' : 'most'
}

const isPrice = (word: string): boolean => wordKnowledge().likeness(stem(word), stem('price')) >= LIKE_PRICE

/** A field or list for amounts of money: it says so, or has a sign of one. */
export const isOfMoney = ({ names, choices = [] }: Named): boolean =>
  [...names, ...choices.map(({ label }) => label)].some(
    text =>
      /\p{Sc}|\b(?:EUR|USD|GBP|CHF)\b/u.test(text) || wordsIn(text).some(word => word === 'budget' || isPrice(word)),
  )
