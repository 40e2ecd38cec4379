import { pattern } from '../../../../lib/patterns.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import { isSameWord, type Choice, type Named } from '../page-names.ts'
import { setTo, type Fit, type Piece, type Said } from '../pieces.ts'
import { choiceOf } from './values.ts'

/** How old somebody is. */
const AGE = /^(?:i am|i'm|i’m|we are|my age is) (\d{1,3})(?: years old| years of age)?$/i
const ASKS_AGE = /\bhow old\b|\bage\b/i
/** How often something is done (adverbs and phrases of frequency). */
const OFTEN = [
  'never',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'rarely',
  'seldom',
  'hardly ever',
  'sometimes',
  'always',
  '(?:about |at least |more than |less than )?(?:once|twice|\\d+ times|three times|several times) (?:a|per|every) (?:day|week|month|year)',
  '(?:nearly |almost )?every (?:other )?(?:day|week|month|year)',
  'less often',
  'most days',
].join('|')
const FREQUENCY = new RegExp(`\\b(?:${OFTEN})\\b`, 'i')
const ASKS_FREQUENCY = /\bhow (?:often|frequently)\b|\bfrequency\b/i
/** How far away something is. */
const DISTANCE = pattern('i')`
  ^(?:i|we)(?: live|'m|'re| am| are)? (?:about )?(\d+(?:\.\d+)?) (km|kilomet(?:er|re)s?|miles?|m|met(?:er|re)s?)
  (?: (?:away|off|from (?:here|there|you|it)))?$
`
const ASKS_DISTANCE = /\bhow far\b|\bdistance\b/i
/** What a statement says beside how often: somebody, one verb, and a place that is spoken of. */
const DOES = /^(?:i|we)(?: \p{L}+)?(?: (?:there|here|it|this|them|you|in|by|to))*$/iu

/** "I'm 42", "I never go there", "I live 12 km away": the answer to a question of the form (how old, how often, how far). */
export function answered(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!fitter.isStart(at) || fitter.isStop(at) || said.tick === false) return []
  const end = fitter.clauseEnd(at)
  const text = end > at ? restore(fitter.text(at, end), fitter.source).trim() : ''
  const piece = text === '' ? undefined : (age(fitter, text) ?? frequency(fitter, text) ?? distance(fitter, text))
  return piece ? fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, 0.1, piece) : []
}

/** The one field or list that asks so. */
function asked(fitter: Fitter, pattern: RegExp): Named | undefined {
  const [of, ...more] = fitter.names.named.filter(
    ({ kind, names }) => (kind === 'field' || kind === 'choice') && names.some(name => pattern.test(name)),
  )
  return more.length === 0 ? of : undefined
}

function age(fitter: Fitter, text: string): Piece | undefined {
  const years = AGE.exec(text)?.[1]
  const of = years === undefined ? undefined : asked(fitter, ASKS_AGE)
  if (!of || years === undefined) return undefined
  if (of.kind === 'field') return setTo(of, years)
  const choices = (of.choices ?? []).filter(choice => spans(choice, Number(years)))
  return choices.length === 1 ? { kind: 'choose', of, called: of.names[0] ?? '', choices } : undefined
}

/** Whether a choice is a range that has the number: "35 to 49", "under 18", "65 or over", "80+". */
function spans({ label }: Choice, number: number): boolean {
  const [low, high] = (label.match(/\d+/g) ?? []).map(Number)
  if (low === undefined) return false
  if (high !== undefined) return number >= low && number <= high
  if (/\b(?:under|below|less than|younger|up to|or (?:less|under|younger))\b|</i.test(label))
    return /\bup to\b|\bor (?:less|under|younger)\b/i.test(label) ? number <= low : number < low
  return /\+|\b(?:over|above|older|or (?:more|over|older)|and (?:over|above|older))\b|>/i.test(label) && number >= low
}

function frequency(fitter: Fitter, text: string): Piece | undefined {
  const often = FREQUENCY.exec(text)?.[0]
  const of = often === undefined ? undefined : asked(fitter, ASKS_FREQUENCY)
  if (!of || often === undefined) return undefined
  const rest = text.replace(often, ' ').replace(/\s+/g, ' ').trim()
  const own = of.names.flatMap(wordsIn)
  const isSaid = DOES.test(
    wordsIn(rest)
      .filter(word => !own.some(one => word.length > 3 && isSameWord(word, one)))
      .join(' ') || 'i',
  )
  const choice = isSaid ? choiceOf(of, often) : undefined
  return choice && { kind: 'choose', of, called: of.names[0] ?? '', choices: [choice] }
}

function distance(fitter: Fitter, text: string): Piece | undefined {
  const [, number, unit] = DISTANCE.exec(text) ?? []
  const of = number === undefined ? undefined : asked(fitter, ASKS_DISTANCE)
  if (!of || number === undefined || unit === undefined || of.kind !== 'field') return undefined
  const { page } = fitter.names
  const beside = [
    of.node.name,
    ...page
      .ancestors(of.node)
      .slice(0, 2)
      .map(above => page.text(above).slice(0, 200)),
  ].flatMap(wordsIn)
  const isUnit = beside.some(word => word === unit.toLowerCase() || (word.length > 3 && isSameWord(word, unit)))
  return isUnit ? setTo(of, number) : undefined
}
