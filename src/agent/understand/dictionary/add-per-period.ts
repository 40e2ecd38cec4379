import { otherNamesOfUnit } from '../calls/units.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { singular, splitIdentifier } from '../language/words.ts'
import type { Add } from './dictionary.ts'

/**
 * "tuition" of `tuition_per_year`, "price per kilo" of a `price_per_kg`, "salary" and "monthly salary" of a nested `salaryPerMonth`, "weekly hours" of
 * `hours_per_week`.
 */
export function addPerPeriod(field: Field, add: Add): void {
  for (const words of [field.words, splitIdentifier(field.column.split('.').at(-1)!)]) {
    const per = words.indexOf('per')
    const [period, ...others] = words.slice(per + 1)
    if (per < 1 || !period) continue
    const figure = words.slice(0, per)
    add(figure, 0.9)
    if (others.length || !isFigure(field)) continue
    for (const unit of otherNamesOfUnit(period)) add([...figure, 'per', unit], 0.95)
    if (HEADS.includes(singular(period))) addPerHead(figure, period, add)
    for (const [adjective, noun] of PERIOD_ADJECTIVES) if (noun === singular(period)) add([adjective, ...figure], 0.95)
  }
}

/** Whom something is counted for one by one, whatever they are called beside it: "price per head" of a `cost_per_person`. */
const HEADS: readonly string[] = ['person', 'head', 'participant', 'attendee', 'guest', 'visitor', 'capita']
/** Nouns for what has to be paid. */
const PRICES: readonly string[] = ['cost', 'price', 'fee', 'charge', 'rate']

function addPerHead(figure: readonly string[], said: string, add: Add): void {
  const isPrice = figure.length === 1 && PRICES.includes(figure[0]!)
  for (const head of HEADS.filter(one => one !== singular(said))) {
    // Records may be called participants or guests, and be what is grouped by.
    if (head === 'head' || head === 'capita') add(['per', head], 0.8)
    for (const name of isPrice ? PRICES.map(one => [one]) : [figure]) add([...name, 'per', head], 0.9)
  }
}
