import { isFigure } from '../entity-model/field-roles.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** Verbs of asking, getting and giving money, beside the unit that it is for. */
const VERB = /^(?:charg|cost|earn|get|mak|tak|ask|pay|bill|paid|made)(?:e|es|s|ing|ed)?$/i
const PER = /^(?:per|an?|each|every)$/i
const PERIODS: readonly [unit: RegExp, words: RegExp][] = [
  [/^hours?$/i, /^(?:hour|hourly)$/],
  [/^days?$/i, /^(?:day|daily)$/],
  [/^weeks?$/i, /^(?:week|weekly)$/],
  [/^months?$/i, /^(?:month|monthly)$/],
  [/^years?$/i, /^(?:year|yearly|annual)$/],
]
const RATE = /^(?:rate|fee|price|pay|cost|wage|charge|salary|rent|amount|tariff)s?$/

/** How sure the figure of a verb is. */
const QUALITY = 0.9

/**
 * "who charges the most per hour?", "what does Ann earn a day?": the verb with the unit behind it is the figure that is called after the
 * unit (`hourly_rate`, `day_rate`, `monthly_fee`).
 */
export function readRatesByVerb(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex(
    chunk => isFree(chunk) && VERB.test(chunk.text) && !chunk.entities.some(e => e.quality >= 0.9),
  )
  if (at < 0) return
  for (let i = at + 1; i < chunks.length - 1; i++) {
    const [per, unit] = [chunks[i]!, chunks[i + 1]!]
    const words = PER.test(per.text) ? PERIODS.find(([name]) => name.test(unit.text))?.[1] : undefined
    if (!words) continue
    const isOfUnit = (field: Field) =>
      isFigure(field) && field.words.some(word => words.test(word)) && field.words.some(word => RATE.test(word))
    const fields = app.entities.flatMap(entity =>
      entity.fields.filter(isOfUnit).map(field => ({ entity, field, columns: [field.column], quality: QUALITY })),
    )
    if (!fields.length) return
    Object.assign(chunks[at]!, { kind: 'mention', fields, values: [], entities: [], certainty: 1 })
    for (const chunk of [per, unit]) {
      Object.assign(chunk, { kind: 'filler', fields: [], values: [], entities: [], certainty: 1 })
      delete chunk.operator
      use(chunk, 'aggregate')
    }
    return
  }
}
