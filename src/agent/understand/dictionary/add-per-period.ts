import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { singular, splitIdentifier } from '../language/words.ts'
import type { Add } from './dictionary.ts'

/** "tuition" of `tuition_per_year`, "salary" and "monthly salary" of a nested `salaryPerMonth`, "weekly hours" of `hours_per_week`. */
export function addPerPeriod(field: Field, add: Add): void {
  for (const words of [field.words, splitIdentifier(field.column.split('.').at(-1)!)]) {
    const per = words.indexOf('per')
    const [period, ...others] = words.slice(per + 1)
    if (per < 1 || !period) continue
    const figure = words.slice(0, per)
    add(figure, 0.9)
    if (others.length || !isFigure(field)) continue
    for (const [adjective, noun] of PERIOD_ADJECTIVES) if (noun === singular(period)) add([adjective, ...figure], 0.95)
  }
}
