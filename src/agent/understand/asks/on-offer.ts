import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { findPath } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { stem, wordsOf } from '../language/words.ts'

/** What things are there for: nouns and verbs of letting others have them (Levin, English Verb Classes and Alternations, 1993, 13.1 and 13.5). */
const LETTING = /^(?:rent|hire|lease|let|loan|sale|sell)$/i

/** What is paid for having them. */
const PAID_FOR = /^(?:rate|price|rent|fee|charge)$/

/** How sure a reading is that passed the purpose over. */
const PASSED = 0.75

/**
 * "boots for rent", "instruments to hire": what things are there for restricts none of those that can be let at all; it is no
 * record of a rental, and no figure of the rent. A yes/no field or a value that is called so says it itself.
 */
export function readOnOffer(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const link = draft.chunks[at - 1]
    const thing = draft.chunks.slice(0, Math.max(0, at - 1)).findLast(c => c.kind !== 'filler' && c.operator?.type !== 'count') // oxfmt-ignore
    if (!isFree(chunk) || !LETTING.test(chunk.text) || !/^(?:for|to)$/i.test(link?.text ?? '')) return
    if (chunk.values.length || chunk.fields.some(f => f.field.role === 'boolean') || !canBeLet(draft, thing, chunk))
      return
    if (isAskedOfOne(draft, thing)) return readFree(draft, chunk, thing!)
    use(chunk, 'filler')
    draft.sureness = Math.min(draft.sureness, PASSED)
    draft.notes.push(`passed over “${link!.text} ${chunk.text}”`)
  })
}
readOnOffer.needs = (word: string) => LETTING.test(word)

/** "is BX-12 still for sale?": of one that is named this is what is asked. */
const isAskedOfOne = ({ message }: Draft, thing: Chunk | undefined): boolean =>
  /^\W*(?:(?:and|so|but) )?(?:is|are)\b/i.test(message.text) && thing !== undefined && thing.values.length > 0

/** The state that says that something can be had; where there is none, the question has no answer. */
function readFree({ ignored }: Draft, chunk: Chunk, { values }: Chunk): void {
  const states = values.flatMap(({ entity }) =>
    entity.fields.flatMap(field => {
      const value = field.choices.find(choice =>
        /^(?:available|for.?(?:sale|rent|hire)|on.?(?:sale|market)|listed)$/i.test(choice),
      )
      return value === undefined ? [] : [{ entity, field, columns: [field.column], values: [value], quality: 0.8 }]
    }),
  )
  const [state, ...others] = states
  if (!state || others.length) return void ignored.push(chunk.text)
  Object.assign(chunk, { kind: 'mention', values: [state], entities: [], fields: [] })
}

/** Things right before it of which there are such records, or such a field. */
function canBeLet({ app }: Draft, thing: Chunk | undefined, { entities, text }: Chunk): boolean {
  if (!thing) return false
  const things = [...thing.entities.map(m => m.entity), ...thing.values.map(v => v.entity)]
  const root = rootOf(text.toLowerCase())
  const isOfLetting = ({ words }: { words: readonly string[] }) => words.some(word => rootOf(word) === root || stem(word) === stem(text)) // oxfmt-ignore
  const isLet = (entity: Entity) =>
    !arePeople(entity) &&
    (entity.fields.some(field => isOfLetting(field) || (isFigure(field) && PAID_FOR.test(field.words.at(-1)!))) ||
      entities.some(m => m.entity !== entity && findPath(entity, m.entity, app)?.length === 1) ||
      isOfLetting({ words: wordsOf(entity.noun) }))
  return things.some(isLet)
}
