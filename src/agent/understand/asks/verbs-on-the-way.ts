import { isFullName } from '../vocabulary/vocabulary.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { findPath } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** Behind what a verb stands: its auxiliary or its relative pronoun. */
const LEADS = /^(?:is|are|was|were|has|have|had|been|being|currently|now|still|who|that|which|also)$/i
const DOES = /^(?:do|does|did)$/i

/**
 * "which unit does Ann rent?", "tenants who are renting a unit at Mill Lane" of contracts with a `monthly_rent` between tenants and units: the
 * word is called after a field of the records on the way, where the verb says no more than that these are there.
 */
export function readVerbsOnTheWay(draft: Draft): void {
  const { chunks, app } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || chunk.entities.length || !isVerbAt(draft, at)) return
    const kinds = kindsBeside(draft, at)
    if (kinds.length < 2) return
    // "people who passed the course" of a flag `passed`: that restricts.
    if (chunk.fields.some(f => f.field.role === 'boolean' && f.quality >= 0.9)) return
    const fields = chunk.fields.filter(f => f.quality >= 0.5)
    const ways = kinds.flatMap((from, i) => kinds.slice(i + 1).map(to => findPath(from, to, app) ?? []))
    const between = new Set(ways.flatMap(path => path.map(hop => hop.to)).filter(one => !kinds.includes(one)))
    if (!fields.length || !fields.every(f => between.has(f.entity))) return
    // "damages that the customer was charged for" of a flag `charged_to_customer`: told of the damages themselves.
    if (kinds.some(kind => isCalledOf(kind, chunk.text))) return
    use(makeFiller(chunk), 'related')
  })
}

/** A field of these records is called after the verb. */
function isCalledOf({ fields }: Entity, text: string): boolean {
  const root = rootOf(text.toLowerCase())
  return fields.some(field => field.words.some(word => rootOf(word) === root))
}

/** A word in the place of a verb: behind "who", "are" and the like, or at the end of a question with "do". */
function isVerbAt({ chunks }: Draft, at: number): boolean {
  const { text } = chunks[at]!
  if (!/^\p{Ll}{3,}$/u.test(text)) return false
  const isLast = chunks.slice(at + 1).every(c => c.kind === 'filler' || c.literal?.kind === 'date')
  return LEADS.test(chunks[at - 1]?.text ?? '') || (isLast && chunks.slice(0, at).some(c => DOES.test(c.text)))
}

/** The kinds of record that the message names, by their nouns or by what one of them is called. */
function kindsBeside({ chunks, nodes }: Draft, at: number): Entity[] {
  const isNamed = ({ values }: Chunk, i: number) => (i === at ? [] : values.filter(isFullName).map(v => v.entity))
  const said = nodes.filter(n => !n.implicit).map(n => n.entity)
  const named = chunks.flatMap(isNamed)
  return [...new Set([...said, ...(named.length === 1 || new Set(named).size === 1 ? named : [])])]
}
