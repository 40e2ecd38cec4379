import { isFigure } from '../entity-model/field-roles.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** Where a thing shows how much of it there was: its meter. */
const ON_METER = /\bon (?:it|the (?:clock|meter|odometer|engine|dial|counter)|its (?:clock|meter|odometer))\W*$/i

/** What a thing is called by: its name, number or model, and no state of several. */
const isCalled = ({ field, quality }: ValueMatch): boolean => quality >= 0.9 && field.choices.length === 0 && field.role !== 'reference' // oxfmt-ignore

/**
 * "how many hours has the Forst ST8 run" of an `hours_run` of the thing itself beside the hours that jobs with it took: the figure of what is
 * named, which its verb or the meter tells. Before figures of other records are looked for.
 */
export function readUnitOfNamed(draft: Draft): void {
  const { chunks, message } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const unit = chunks[count + 1]
  if (count < 0 || !isFree(unit) || unit.entities.length || chunks.some(c => c.literal?.kind === 'date')) return
  if (!/^(?:has|have|had|does|did|is|are)$/i.test(chunks[count + 2]?.text ?? '')) return
  const at = chunks.findIndex((c, i) => i > count + 2 && c.values.some(isCalled))
  const kinds = new Set(chunks[at]?.values.filter(isCalled).map(v => v.entity))
  const [entity, ...others] = kinds
  if (!entity || others.length) return
  const behind = chunks.slice(at + 1).map(c => c.text.toLowerCase())
  const isTold = ({ words }: Field) => behind.some(verb => words.slice(1).some(word => verb.length > 2 && rootOf(word) === rootOf(verb))) // oxfmt-ignore
  const isInUnit = ({ words }: Field) => words.some(word => singular(word) === singular(unit.text.toLowerCase()))
  const own = entity.fields.filter(f => isFigure(f) && !f.nested && isInUnit(f))
  const told = own.filter(isTold)
  const [figure, ...more] = told.length || !ON_METER.test(message.text) ? told : own
  if (!figure || more.length) return
  draft.project.push({ columns: [figure.column], entity, at: count, counted: true })
  use(chunks[count]!, 'count')
  use(unit, 'project')
  for (const chunk of chunks.slice(at + 1)) if (isFree(chunk) && chunk.kind === 'unknown') use(chunk, 'related')
}
readUnitOfNamed.needs = /^many$/
