import { linesOf } from '../entity-model/holder-of.ts'
import { type Draft, addNode, isFree, makeFiller, use } from '../reading/draft.ts'

const SOLD_ON = /^(?:sold|ordered|bought|purchased|shipped|delivered|invoiced|billed)(?: (?:on|in|with|under))?$/i

/**
 * "what was sold on INV-2502?" of sales with a `sold_on`: behind "what" stands a record that is named, and no day is asked for: its lines.
 * Before fields are read.
 */
export function readWhatWasOn(draft: Draft): void {
  const { chunks, app } = draft
  const [what, be, verb] = chunks
  if (!/^what$/i.test(what?.text ?? '') || !/^(?:was|were|is|got)$/i.test(be?.text ?? '')) return
  if (!isFree(verb) || !SOLD_ON.test(verb.text)) return
  const isLinked = / (?:on|in|with|under)$/i.test(verb.text) || /^(?:on|in|with|under)$/i.test(chunks[3]?.text ?? '')
  const named = chunks.slice(3).find(c => c.values.some(v => v.quality >= 0.9))
  const [holder, ...others] = new Set(named?.values.filter(v => v.quality >= 0.9).map(v => v.entity))
  if (!isLinked || !holder || others.length || chunks.some(c => c.literal?.kind === 'date')) return
  const [line, ...more] = linesOf(holder, app).filter(one => one.inside?.value === undefined)
  if (!line || more.length) return
  use(makeFiller(verb), 'entity')
  draft.head = addNode(draft, line, 2, true)
}
readWhatWasOn.needs = /^(?:sold|ordered|bought|purchased|shipped|delivered|invoiced|billed)$/
