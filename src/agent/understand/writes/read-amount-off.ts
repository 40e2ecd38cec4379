import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { free, take, type NewRecord } from './new-record.ts'
import type { Slot } from './slots.ts'

/** "15 percent off", "€5 off", "10 % discount". */
const OFF = pattern('iu')`
  (?<sign>\p{Sc}\s?)?(?<![\d.,])(?<figure>\d+(?:\.\d+)?)(?:\s?(?:(?<percent>%|percent|per\ cent)|(?<money>\p{Sc}|euros?|eur|dollars?|usd|pounds?|gbp)))?
  \s+(?:off|discount|reduction)\b
`
const FIGURE = /^(?:value|amount|discount|reduction|off|rate)$/
/** What a kind is called by which a figure is a part of the price, and one by which it is so much money. */
const OF_PERCENT = /^percent(?:age)?(?:[ _-]?(?:off|discount))?$/i
const OF_MONEY = /^(?:fixed|flat|absolute|amount|money|value)(?:[ _-]?(?:off|amount|discount|value|price|sum))?$/i

/**
 * "a voucher with 15 percent off" of a `type` that is `percentage` or `fixed_amount` and a `value`: the unit of what is taken off says of which
 * kind it is. Where more than one place would do for either, nothing is given. Before figures are placed.
 */
export function readAmountOff(record: NewRecord): void {
  const { message, span, values } = record
  const said = execIn(message.text.slice(span.start, span.end), OFF)
  const { sign, figure, percent, money } = said?.groups ?? {}
  if (!said || figure === undefined || !(sign ?? percent ?? money)) return
  const open = free(record)
  const kinds = open.flatMap(slot => kindOf(slot, percent !== undefined))
  const figures = open.filter(isFigure)
  const [[kind, ...others], [place, ...more]] = [kinds, figures]
  if (!kind || !place || others.length || more.length) return
  values[kind.slot.name] = kind.choice
  values[place.name] = Number(figure)
  const start = span.start + said.index
  take(record, { start, end: start + said[0].length })
}

const isFigure = ({ type, words, path }: Slot): boolean =>
  /^(?:number|integer)$/.test(type) && path.length < 2 && FIGURE.test(words.at(-1) ?? '')

/** A place for the kind, and the one of its values that is of percent or of money; it has to have both. */
function kindOf(slot: Slot, isPercent: boolean): { slot: Slot; choice: string }[] {
  const [percent, money] = [OF_PERCENT, OF_MONEY].map(own => slot.choices.filter(choice => own.test(choice)))
  const [choice, ...others] = (isPercent ? percent : money)!
  return percent!.length && money!.length && choice !== undefined && !others.length ? [{ slot, choice }] : []
}
