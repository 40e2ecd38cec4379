import { parse, type ParsedComponents } from 'chrono-node'
import { isoDate, readDate, type PlainDate } from '../../goals/widgets/read-dates.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import { isSameWord, type Named } from '../page-names.ts'
import { setTo, type Fit, type Piece, type Said } from '../pieces.ts'
import { isFilling, isFrame, isTicking } from '../words.ts'
import { JOINS } from './values.ts'

/** Verbs of the beginning and of the end of a stay, a journey or a loan. */
const BEGINS = /^(?:arriv\w*|check(?:ing)?-?in|start\w*|begin\w*|com(?:e|ing)|outbound)$/
const ENDS = /^(?:check(?:ing)?-?out|end\w*|return\w*|back|finish\w*|until|till)$/
/** What begins a journey and ends a stay. */
const GOES = /^(?:leav\w*|depart\w*)$/
/** Motion that ends where it began. */
const COMING_BACK = /\b(?:com|go|get|fly|travel|driv|head|sail)(?:e|es|ing|s)? (?:back|home)(?: again)?\b/g
const COMES_BACK = /\b(?:return\w*|com(?:e|ing) back|back)\b/i

/** The fields for dates, in the order of the page. */
export const dateFields = (fitter: Fitter, { scope }: Said): Named[] =>
  fitter.names.named
    .filter(
      ({ kind, node, within, isDate }) =>
        kind === 'field' && (node.type === 'date' || isDate === true) && (scope === undefined || within.has(scope)),
    )
    .sort((a, b) => fitter.names.page.order(a.node) - fitter.names.page.order(b.node))

export const setDate = (of: Named, value: string): Piece => setTo(of, value, { called: of.names[0] ?? 'date' })

/** "on 12 May", "for tomorrow": a date, where the page has one field for dates. */
export function dated(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!/^(?:on|for)$/.test(fitter.word(at))) return []
  const fields = dateFields(fitter, said)
  const of = fields.length > 1 ? departure(fitter, fields, said) : fields[0]
  if (!of) return []
  for (let end = Math.min(at + 6, fitter.tokens.length); end > at + 1; end--) {
    if (fitter.isStop(end - 1)) continue
    if (!(fitter.isBoundary(end) || JOINS.test(fitter.word(end)))) continue
    const value = restore(fitter.text(at + 1, end), fitter.source)
    if (/\d/.test(value) && readDate(value)) return fitter.goOn(end, said, 0.1, setDate(of, value))
  }
  return []
}

/** Of a departure and a return the first, where a journey and nothing of coming back is said. */
function departure({ source }: Fitter, fields: readonly Named[], { any }: Said): Named | undefined {
  const [first, second, ...more] = fields
  const isCalled = (named: Named | undefined, pattern: RegExp) =>
    named?.names.some(name => wordsIn(name).some(word => pattern.test(word))) === true
  const isJourney = any === true && isCalled(first, GOES) && isCalled(second, ENDS)
  return isJourney && !more.length && parse(restore(source.text, source)).length < 2 && !COMES_BACK.test(source.text)
    ? first
    : undefined
}

/**
 * "the lease should begin on 1 March 2027", "we arrive on the 12th": a clause with one date, and the field for dates that
 * all else in it speaks of; of two fields the first is the beginning and the second the end.
 */
export function datedClause(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!fitter.isStart(at) || fitter.isStop(at)) return []
  const last = fitter.clauseEnd(at)
  for (let end = last; end > at; end--) {
    if (end < last && !JOINS.test(fitter.word(end))) continue
    const piece = dateIn(fitter, at, end, said)
    if (piece) return fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, 0.05, piece)
  }
  return []
}

/** The one date of a clause, for the field that the rest of the clause speaks of. */
function dateIn(fitter: Fitter, at: number, end: number, state: Said): Piece | undefined {
  const text = restore(fitter.text(at, end), fitter.source)
  const [said, ...more] = /\d/.test(text) ? parse(text) : []
  if (more.length || said?.end || said?.start.isCertain('day') === false) return undefined
  const found = said ?? /(?:\bthe )?\b(?<day>\d{1,2})(?:st|nd|rd|th)\b/i.exec(text)
  if (!found) return undefined
  const matched = 'start' in found ? found.text : found[0]
  const date = dateOf(
    'start' in found ? found.start : Number(found.groups!['day']),
    restore(fitter.source.text.slice(0, fitter.tokens[at]!.start), fitter.source),
  )
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + matched.length)}`
    .toLowerCase()
    .replace(/\bcheck(ing)? (in|out)\b/g, 'check$1-$2')
    .replace(COMING_BACK, 'return')
    .split(/\s+/)
    .filter(word => word !== '' && !isFrame(word) && !isFilling(word) && !isTicking(word) && word !== 'until')
  const of = date && fieldFor(fitter, rest, dateFields(fitter, state), text)
  return of && setDate(of, isoDate(date))
}

/** A day alone is one of the month that was spoken of before; undefined where none was. */
function dateOf(start: ParsedComponents | number, before: string): PlainDate | undefined {
  const day = typeof start === 'number' ? start : start.get('day')!
  const last = parse(before).findLast(({ start: one }) => one.isCertain('month') && one.isCertain('day'))?.start
  if (typeof start !== 'number' && start.isCertain('month'))
    return {
      day,
      month: start.get('month')!,
      year: start.isCertain('year') ? start.get('year')! : (last?.get('year') ?? start.get('year')!),
    }
  if (!last) return undefined
  const [month, year] = [last.get('month')!, last.get('year')!]
  if (day >= last.get('day')!) return { day, month, year }
  return month === 12 ? { day, month: 1, year: year + 1 } : { day, month: month + 1, year }
}

function fieldFor(
  fitter: Fitter,
  words: readonly string[],
  fields: readonly Named[],
  clause: string,
): Named | undefined {
  const isVerb = (word: string) => BEGINS.test(word) || ENDS.test(word)
  const named = fields.filter(({ names }) => {
    const own = names.flatMap(wordsIn)
    const isOwn = (word: string) => wordsIn(word).every(part => own.some(one => isSameWord(part, one)))
    return words.some(isOwn) && words.every(word => isOwn(word) || isVerb(word))
  })
  if (named.length === 1) return named[0]
  const [first, second, ...more] = fields
  if (more.length || !first) return undefined
  if (!second) return words.every(word => BEGINS.test(word)) ? first : undefined
  const isReturn = COMES_BACK.test(fitter.source.text.replace(clause, ''))
  const isEach = (pattern: RegExp) => words.length > 0 && words.every(word => pattern.test(word))
  if (isEach(BEGINS) || (isEach(GOES) && isReturn)) return first
  return isEach(ENDS) || isEach(GOES) || (words.length === 0 && /\buntil\b|\btill\b/i.test(clause)) ? second : undefined
}
