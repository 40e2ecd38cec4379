import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { plural } from '../language/words.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/** Nouns for organisations in the plural, and what they are called before the noun for those who are some (closed classes). */
const ORGANISED: ReadonlySet<string> = new Set([
  ...ORGANISATIONS.map(plural),
  'corporations',
  'institutions',
  'corporate',
])
const CORPORATE = /^(?:business|corporate|company|commercial|trade)$/i
/** The same of those who are none. */
const PERSONS = /^(?:individuals|private|consumers|private (?:individuals|persons|people|customers))$/i
const PRIVATE = /^(?:private|individual|non-business)$/i
/** What stands between a noun and what its records are said to be. */
const BEING = /^(?:who|that|which|is|are|was|were|not|n['’]t|all|only|the|actually)$/i

/**
 * "which of our tenants are companies?", "business customers", "private clients" of a `company_name` that only some have: those that have
 * one, or none. Where no value of theirs says so.
 */
export function readOrganisationsAmong(draft: Draft): void {
  for (const node of draft.nodes.filter(one => !one.implicit && !one.previous)) {
    const field = nameOfFirm(node.entity)
    if (field) readAmong(draft, node, field)
  }
}

function readAmong(draft: Draft, node: Node, field: Field): void {
  const { chunks } = draft
  // A noun in the words of a field stands half a place before them.
  if (!Number.isInteger(node.at)) return
  // "business customers": the word may mean about the same as the noun, and then stands for its records.
  const place = chunks[node.at + 1]?.entities.some(e => e.entity === node.entity && e.quality === 1)
    ? node.at
    : node.at - 1
  const before = chunks[place]
  if (before && isOpen(before, node, field) && (CORPORATE.test(before.text) || PRIVATE.test(before.text)))
    return restrict(draft, node, field, place, CORPORATE.test(before.text))
  let at = node.at + 1
  while (at < chunks.length && BEING.test(chunks[at]!.text)) at++
  const isSaid = chunks.slice(node.at + 1, at).some(({ text }) => /^(?:is|are|was|were)$/i.test(text))
  const what = chunks[at]
  if (!isSaid || !what || !isOpen(what, node, field)) return
  const isFirm = ORGANISED.has(what.text.toLowerCase())
  if (!isFirm && !PERSONS.test(what.text)) return
  restrict(draft, node, field, at, isFirm)
  // "private individuals".
  const noun = chunks[at + 1]
  if (isFree(noun) && /^(?:individuals|persons|people|customers)$/i.test(noun.text)) use(noun, 'condition')
}

function restrict(draft: Draft, node: Node, field: Field, at: number, isFirm: boolean): void {
  const negation = negationBefore(draft, at)
  const has = isFirm !== Boolean(negation)
  const label = `${has ? 'with' : 'without'} ${labelOf(field)}`
  addCondition(node, { columns: [field.column], op: has ? 'filled' : 'empty', values: [], at, label })
  draft.chunks[at]!.used = 'condition'
  if (negation) use(negation, 'condition')
}

/** It was taken for a word that means about the same as the noun of the records. */
const isAlike = ({ used, entities }: Chunk, entity: Entity): boolean =>
  used === 'entity' && entities.some(e => e.entity === entity && e.quality < 0.9)

/** Nothing else is said by the word. */
const isOpen = (chunk: Chunk, { entity }: Node, field: Field): boolean =>
  (isFree(chunk) || isAlike(chunk, entity)) &&
  !chunk.literal &&
  !chunk.values.some(v => v.entity === entity) &&
  chunk.fields.every(f => f.entity !== entity || f.field === field)

/** The name of the firm that only those have who are one: `company_name`, `organisation`. */
function nameOfFirm({ fields }: Entity): Field | undefined {
  const [field, ...others] = fields.filter(
    one =>
      one.type === 'string' &&
      mayBeEmpty(one) &&
      !one.choices.length &&
      ORGANISATIONS.includes(one.words[0]!) &&
      one.words.slice(1).every(word => word === 'name'),
  )
  return others.length ? undefined : field
}
