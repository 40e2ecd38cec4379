import { type Draft, isFree, use } from '../reading/draft.ts'

const KIND = /^(?:types?|kinds?|sorts?|categor(?:y|ies))$/i

/**
 * "bookings per type of vehicle" of a field `vehicle` whose values are types of them: the general noun says no more than the field. A
 * noun of records behind it has a type of its own. Before groups are read.
 */
export function readKindsOfField({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const [of, named] = chunks.slice(at + 1, at + 3)
    if (!isFree(chunk) || !KIND.test(chunk.text) || !/^of$/i.test(of?.text ?? '') || !isFree(named)) return
    if (named.entities.some(e => e.quality >= 0.8) || chunk.entities.length + chunk.values.length > 0) return
    const isCategory = named.fields.some(f => f.quality >= 0.9 && f.field.role === 'category')
    if (!isCategory) return
    Object.assign(chunk, { kind: 'filler', fields: [] })
    use(chunk, 'filler')
  })
}
readKindsOfField.needs = (word: string) => KIND.test(word)
