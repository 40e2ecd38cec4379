import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { noneOrSome } from './shared.ts'

/** Any of it at all, and none of it (closed classes). */
const ANY = /^(?:anything|something|any of it|a (?:penny|cent)|at all)$/i
const NONE = /^nothing$/i
const LITTLE = /^(?:have|has|had|having|been|yet|so|far|still|already|ever)$/i

/**
 * "enrolments that have not paid anything yet", "bookings that paid nothing" of a figure `amount_paid`: none of it. Where a state, a day or
 * a flag is called so, it tells that.
 */
export function readPaidNothing(draft: Draft): void {
  const { chunks, nodes } = draft
  const at = chunks.findIndex(
    (chunk, i) => isFree(chunk) && isParticiple(chunk.text.toLowerCase()) && isSome(draft, i + 1),
  )
  const verb = chunks[at]
  if (!verb) return
  const named = nodes.filter(node => !node.implicit && !node.previous)
  const found = named.flatMap(node => figuresDone(node, verb.text).map(field => ({ node, field })))
  const [one, ...others] = found
  if (!one || others.length || verb.values.some(v => named.some(node => node.entity === v.entity))) return
  const some = chunks[at + 1]!
  let lead = at - 1
  while (lead > 0 && LITTLE.test(chunks[lead]!.text)) lead--
  const denial = isFree(chunks[lead]) && chunks[lead]!.operator?.type === 'negation' ? chunks[lead] : undefined
  if (!denial && !NONE.test(some.text) && !/^something$/i.test(some.text)) return
  const isNone = denial !== undefined || NONE.test(some.text)
  addCondition(one.node, { ...noneOrSome(one.field, isNone), ...(isNone && { orEmpty: true }), at })
  for (const chunk of [verb, some, ...(denial ? [denial] : [])]) use(chunk, 'condition')
  // "at all" is two words.
  const behind = chunks[at + 2]
  if (isFree(behind) && /^all$/i.test(behind.text)) use(behind, 'condition')
}

readPaidNothing.needs = /^(?:anything|something|nothing|any|all|penny|cent)$/

/** Something, anything or nothing stands here, and no more of it behind ("anything for lunch"). */
function isSome({ chunks }: Draft, at: number): boolean {
  const text = chunks[at]?.text ?? ''
  const isAtAll = /^at$/i.test(text) && /^all$/i.test(chunks[at + 1]?.text ?? '')
  return isAtAll || ANY.test(text) || NONE.test(text)
}

/** The figures that are called after the verb, where nothing else of the records is. */
function figuresDone({ entity }: Node, verb: string): Field[] {
  const isCalled = ({ words }: Field) => words.some(word => rootOf(word) === rootOf(verb.toLowerCase()))
  const called = entity.fields.filter(field => !field.nested && isCalled(field))
  return called.every(isFigure) ? called : []
}
