import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { arePeople } from '../entity-model/people.ts'
import { singular } from '../language/words.ts'
import { labelOf } from './shared.ts'

const IS = /^(?:is|are|was|were)$/i
const BETWEEN = /^(?:a|an|actually|also)$/i
const NOT = /^(?:not|no|n't|non)$/i
const CORPORATE = /^corporate$/i

/** Those who are there for themselves. */
const PRIVATE = /^(?:private|private (?:individual|person)|individual)s?$/i

/**
 * "customers who are companies", "how many business customers": of people who may have the name of a company, those that have one;
 * "… who are not companies", "private customers": those that have none.
 */
export function readAreOrganisations(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    const isPrivate = PRIVATE.test(word) && isFree(chunk)
    if (chunk.values.length || !(isPrivate || ORGANISATIONS.includes(singular(word)) || CORPORATE.test(word))) return
    const node = subjectOf(draft, at)
    const field = node && nameOfOrganisation(node.entity)
    if (!field || chunk.entities.some(e => e.quality === 1 && e.entity !== node.entity)) return
    const negation = chunks.slice(Math.max(0, at - 2), at).find(c => NOT.test(c.text) && isFree(c))
    chunk.used = undefined
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    const isEmpty = (negation !== undefined) !== isPrivate
    const label = isEmpty ? `without ${labelOf(field)}` : `that have ${labelOf(field)}`
    addCondition(node, { columns: [field.column], op: isEmpty ? 'empty' : 'filled', values: [], at, label })
  })
}

/** Whom it is said of: those whose noun stands right behind it, or before it and a form of "be". */
function subjectOf(draft: Draft, at: number): Node | undefined {
  const behind = draft.chunks[at + 1]?.entities.find(e => e.quality >= 0.9)?.entity
  const said = draft.nodes.filter(n => !n.previous && !n.implicit)
  return said.find(n => n.entity === behind) ?? said.find(n => n.at < at && isPredicate(draft, n.at, at))
}

/** The name of a company, as people who need not have one have it. */
function nameOfOrganisation(entity: Entity): Field | undefined {
  if (!arePeople(entity)) return undefined
  const [field, ...others] = entity.fields.filter(
    f =>
      ['text', 'name', 'category'].includes(f.role) &&
      f.words.every(word => ORGANISATIONS.includes(word) || word === 'name') &&
      f.words.some(word => ORGANISATIONS.includes(word)) &&
      (f.nullable || f.hasGaps),
  )
  return others.length ? undefined : field
}

/** Behind a form of "be" that is said of the noun: "who are not companies". */
function isPredicate({ chunks }: Draft, noun: number, at: number): boolean {
  const verb = chunks.slice(noun + 1, at).findLastIndex(c => IS.test(c.text)) + noun + 1
  if (verb <= noun) return IS.test(chunks[noun - 1]?.text ?? '') && at === noun + 1
  return chunks.slice(verb + 1, at).every(c => BETWEEN.test(c.text) || NOT.test(c.text))
}
