import type { FieldMention } from '../dictionary/dictionary.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/** What records are known by beside a name: "voucher SPRING15". */
const CODE = /^(?:code|number|no|reference|ref|sku|isbn|slug)$/
/** What of a name only says that something is counted. */
const COUNTS = /^(?:count|number|num|no|times?|total|of|views?)$/
/** How sure a value of a record has to be to stand for it. */
const NAMED = 0.9

/**
 * "how often was Low Sun played", "how many times has it been renewed" of `plays`, `times_renewed`: of one record that is named the count that is
 * called after what was done with it. Before the verb is taken for something else.
 */
export function readNumberOfTimes(draft: Draft): void {
  const { chunks, app, previous } = draft
  const often = chunks.findIndex(c => /^how often$/i.test(c.text))
  const many = often < 0 ? chunks.findIndex((c, i) => /^how many$/i.test(c.text) && /^times$/i.test(chunks[i + 1]?.text ?? '')) : -1 // oxfmt-ignore
  const at = Math.max(often, many)
  const verb = chunks.findLast(c => isFree(c) && isParticiple(c.text.toLowerCase()))
  if (at < 0 || !verb || chunks.indexOf(verb) < at) return
  const root = rootOf(verb.text.toLowerCase())
  const named = chunks.flatMap(c => [
    ...c.values.filter(v => v.quality >= NAMED && (namesRecord(v) || CODE.test(v.field.words.at(-1)!))).map(v => v.entity), // oxfmt-ignore
    ...(c.operator?.type === 'pronoun' ? app.entities.filter(e => e.key === previous?.root.entity) : []),
  ])
  const found = [...new Set(named)].flatMap(entity =>
    entity.fields
      .filter(field => isFigure(field) && !field.nested && isCountOf(field.words, root))
      .map((field): FieldMention => ({ entity, field, columns: [field.column], quality: 1 })),
  )
  const [mention, ...others] = found
  if (!mention || others.length) return
  nameField(verb, mention)
  Object.assign(chunks[at]!, { kind: 'filler', operator: undefined })
  use(chunks[at]!, 'project')
  if (many >= 0) use(Object.assign(chunks[at + 1]!, { kind: 'filler' }), 'project')
}
readNumberOfTimes.needs = /^(?:often|times)$/

/** `plays`, `play_count`, `times_renewed`. */
function isCountOf(words: readonly string[], root: string): boolean {
  const rest = words.filter(word => !COUNTS.test(word) || rootOf(word) === root)
  return rest.length === 1 && rootOf(rest[0]!) === root
}
