import { namesRecord } from '../vocabulary/vocabulary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode, isFree, makeFiller, use } from '../reading/draft.ts'

const HOW = /^how$/i
const PAY = /^(?:pay|paid)$/i
const AUXILIARY = /^(?:do|does|did|was|were|is|are|has|have|had|been)$/i
const OF_PAYMENT = /^(?:payment|pay|paid|paying)$/
const MEANS = /^(?:method|type|means|mode|kind|way|by|with|via|option|channel|instrument)$/
/** How sure it is that the means is asked for, and not whether or when it was paid. */
const MEANT = 0.9

/**
 * "how was order 2003 paid?", "how did Ann pay for it?": of one that is named the means of payment, not whether it was paid, nor a means that
 * begins like the verb. Before values and nouns are looked for.
 */
export function readHowPaid(draft: Draft): void {
  const { chunks, app, previous } = draft
  const how = chunks.findIndex(c => HOW.test(c.text))
  const at = chunks.findLastIndex(c => isFree(c) && PAY.test(c.text))
  if (how < 0 || how > 1 || at < how + 2 || !AUXILIARY.test(chunks[how + 1]!.text)) return
  const named = chunks.flatMap(c => [
    ...c.values.filter(v => v.quality >= 0.9 && !c.entities.length).map(v => v.entity),
    ...(c.entities.some(e => e.quality >= 0.9) && chunks[chunks.indexOf(c) + 1]?.literal ? c.entities.map(e => e.entity) : []), // oxfmt-ignore
    ...(c.operator?.type === 'pronoun' ? app.entities.filter(e => e.key === previous?.root.entity) : []),
  ])
  const found = [...new Set(named)].flatMap(entity => meansOf(entity).map(field => ({ entity, field })))
  const [one, ...others] = found
  if (!one || others.length || isOfMany(draft, one.entity)) return
  use(makeFiller(chunks[at]!), 'project')
  draft.project.push({ columns: [one.field.column], entity: one.entity, at })
  if (!draft.nodes.some(n => n.entity === one.entity)) addNode(draft, one.entity, at, true)
  draft.sureness = Math.min(draft.sureness, MEANT)
}
readHowPaid.needs = PAY

/** The one field that tells by what a record is paid. */
const meansOf = ({ fields }: Entity): Field[] =>
  fields.filter(
    ({ role, words }) =>
      /^(?:category|text|name)$/.test(role) &&
      words.some(word => OF_PAYMENT.test(word)) &&
      words.some(word => MEANS.test(word)),
  )

/** "how do gold customers pay?": of many, by what they have in common. */
const isOfMany = ({ chunks }: Draft, entity: Entity): boolean =>
  !chunks.some(
    c =>
      c.literal?.kind === 'code' ||
      c.operator?.type === 'pronoun' ||
      c.values.some(v => v.entity === entity && (namesRecord(v) || /^(?:number|no|code|reference|ref)$/.test(v.field.words.at(-1)!))), // oxfmt-ignore
  )
