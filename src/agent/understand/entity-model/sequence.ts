import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from './catalogue-model.ts'

/** What the place of a record among those beside it is called. */
const SEQUENCE = pattern('u')`
  ^(?:(?:\p{L}+ )?(?:sequence|position|ordinal)(?: (?:number|no|index))?|seq|pos
  |(?:sort|display|running|stop|step|track|leg) (?:order|number|no|index)|order|step)$
`

/** The whole number that tells in which place a record stands: `sequence`, `position`, `step_number`. */
export function sequenceOf({ fields }: Entity): Field | undefined {
  const [field, ...others] = fields.filter(f => f.type === 'integer' && !f.nested && !f.target && SEQUENCE.test(f.words.join(' '))) // oxfmt-ignore
  return others.length ? undefined : field
}
