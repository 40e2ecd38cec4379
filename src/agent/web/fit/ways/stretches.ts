import { parse } from 'chrono-node'
import { isoDate, readTime } from '../../goals/widgets/read-dates.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import { isSameWord, type Named } from '../page-names.ts'
import type { Fit, Piece, Said } from '../pieces.ts'
import { isFilling, isFrame, isTicking, numberIn } from '../words.ts'
import { dateFields, setDate } from './dates.ts'
import { boundOf, isOfMoney, MONEY } from './limits.ts'
import { JOINS } from './values.ts'

const TO = /^(?:to|until|till|and|through|-|–)$/
/** What is done with money within limits. */
const SPENDING = /^(?:spend\w*|pay\w*|costs?|costing|prices?|budget)$/

/**
 * "from 8 February to 12 February", "quiet time from 21:30 to 6:45", "between 20 and 50 euros": the two fields of the page
 * that take a beginning and an end of that kind, where what is said before is said beside them as well.
 */
export function stretches(fitter: Fitter, at: number, said: Said): Fit[] {
  let from = at
  while (from < Math.min(at + 5, fitter.tokens.length) && !/^(?:from|between)$/.test(fitter.word(from))) {
    if (fitter.isBoundary(from)) return []
    from++
  }
  if (!/^(?:from|between)$/.test(fitter.word(from))) return []
  const lead = fitter.tokens.slice(at, from).map(({ text }) => text.toLowerCase())
  const subject = lead.filter(word => !isFrame(word) && !isFilling(word) && !isTicking(word))
  const next: Said = { ...said, verb: undefined, tick: undefined }
  const days =
    subject.length === 0 || isAround(fitter, dateFields(fitter, said), subject) ? dates(fitter, from, said) : undefined
  if (days) return fitter.goOn(days.end, next, 0.1, ...pressesFor(fitter, subject), ...days.pieces)
  const two = twoValues(fitter, from)
  const pair = two && pairFor(fitter, two, said)
  if (!two || !pair) return []
  const isSpent = pair.some(isOfPrice(fitter)) && subject.every(word => SPENDING.test(word) || MONEY.test(word))
  if (subject.length && !isSpent && !isAround(fitter, pair, subject)) return []
  const pieces = pair.map((of, place) => ({
    ...setDate(of, two.values[place]!),
    ...(two.kind === 'number' && { applies: true }),
  }))
  return fitter.goOn(two.end, next, 0.12, ...pieces)
}

/** "ill from 24 to 26 November": what is said before the dates and is the whole name of one button is pressed as well. */
function pressesFor({ names: { named } }: Fitter, subject: readonly string[]): Piece[] {
  return subject.flatMap(word => {
    const [of, ...more] = named.filter(
      ({ kind, names }) => kind === 'button' && names.some(name => name.trim().toLowerCase() === word),
    )
    return of && !more.length ? [{ kind: 'press' as const, of, called: word }] : []
  })
}

/** Two days into the two fields for dates. */
function dates(fitter: Fitter, from: number, said: Said) {
  const [first, last, ...more] = dateFields(fitter, said)
  if (!first || !last || more.length) return undefined
  for (let end = Math.min(from + 11, fitter.tokens.length); end > from + 3; end--) {
    if (fitter.isStop(end - 1) || !(fitter.isBoundary(end) || fitter.isStop(end) || JOINS.test(fitter.word(end))))
      continue
    const text = restore(fitter.text(from + 1, end), fitter.source)
    const [found] = parse(text.replace(/ (?:until|till|and|through) /i, ' to '))
    if (!found?.end?.isCertain('day') || !found.start.isCertain('day') || found.text.length < text.length * 0.8)
      continue
    const day = (of: typeof found.start) =>
      isoDate({ year: of.get('year')!, month: of.get('month')!, day: of.get('day')! })
    return { end, pieces: [setDate(first, day(found.start)), setDate(last, day(found.end))] }
  }
  return undefined
}

interface Two {
  kind: 'time' | 'number'
  values: [string, string]
  end: number
}

/** "21:30 to 6:45", "20 and 50 euros". */
function twoValues(fitter: Fitter, from: number): Two | undefined {
  const [one, other] = [fitter.word(from + 1), fitter.word(from + 3)]
  if (!TO.test(fitter.word(from + 2))) return undefined
  let end = from + 4
  if (readTime(one) && readTime(other)) return { kind: 'time', values: [one, other], end }
  const [low, high] = [numberIn(one), numberIn(other)]
  if (low === undefined || high === undefined || fitter.tokens[from + 1]!.kind !== 'word') return undefined
  if (MONEY.test(fitter.word(end))) end++
  return { kind: 'number', values: [low.replaceAll(',', ''), high.replaceAll(',', '')], end }
}

/** The only two fields for times of day, or a least and a most of one thing. */
function pairFor({ names }: Fitter, { kind }: Two, { scope }: Said): [Named, Named] | undefined {
  const fields = names.named.filter(one => one.kind === 'field' && (scope === undefined || one.within.has(scope)))
  if (kind === 'time') {
    const [first, last, ...more] = fields.filter(({ node }) => node.type === 'time')
    return first && last && !more.length ? [first, last] : undefined
  }
  const limits = (bound: 'least' | 'most') =>
    fields.filter(({ names: own }) => own.some(name => boundOf(name) === bound))
  const [low, ...lows] = limits('least')
  const [high, ...highs] = limits('most')
  return low && high && !lows.length && !highs.length ? [low, high] : undefined
}

/** Limits that say so, or stand under a heading of money, are of money. */
const isOfPrice =
  ({ names: { page } }: Fitter) =>
  (named: Named): boolean =>
    isOfMoney(named) ||
    page
      .ancestors(named.node)
      .slice(0, 3)
      .some(above => isOfMoney({ ...named, names: [page.text(above).slice(0, 60)] }))

/** Whether words are said around two fields, in the smallest part of the page that has both, or right beside it. */
function isAround({ names: { page } }: Fitter, fields: readonly Named[], words: readonly string[]): boolean {
  const [first, second] = fields
  if (!first || !second || fields.length !== 2) return false
  const inside = page.ancestors(first.node)
  const common = inside.findIndex(above => page.ancestors(second.node).includes(above))
  const around = common === -1 ? [] : inside.slice(common, common + 2).filter(above => page.text(above).length < 300)
  const own = [
    ...fields.flatMap(({ names }) => names),
    ...around.map(above => `${above.name} ${page.text(above)}`),
  ].flatMap(wordsIn)
  return words.every(word => own.some(one => isSameWord(word, one)))
}
