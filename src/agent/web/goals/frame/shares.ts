import type { Page } from '../../ground/page-tree.ts'
import { measure } from '../values/measure.ts'
import { lookUp } from '../values/read-shown.ts'
import type { Told, Value } from './told.ts'

/** "5 percent of the total": so much of the figure that the page has under that name. */
export const ofTheWhole = (page: Page, told: Told): Told => ({
  ...told,
  values: told.values.map(value => shareOf(page, value) ?? value),
})

function shareOf(page: Page, value: Value): Value | undefined {
  const [of, the, noun] = value.behind[1] === 'the' ? value.behind : [value.behind[0], 'the', value.behind[1]]
  if (value.unit?.kind !== 'percent' || of !== 'of' || the !== 'the' || noun === undefined) return undefined
  const whole = measure(lookUp(page, noun)?.text ?? '', 'number')
  if (whole === undefined) return undefined
  const { unit: _, ...rest } = value
  return { ...rest, text: String(Number(((whole * Number(value.text)) / 100).toFixed(2))) }
}
