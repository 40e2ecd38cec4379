import { stem } from '../language/words.ts'
import { type Draft, isFree, use, makeFiller } from '../reading/draft.ts'

/**
 * "the contact person at the client" of a `contact_name`, "our support person": a noun before "person" is the role in which the records name
 * somebody, so that the person is that name (a compound of apposition; Quirk et al., 1985, § 17.104). Before nouns are looked for.
 */
export function readNamedPersons({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1]
    if (!isFree(chunk) || !isFree(before) || !/^(?:person|people|man|woman)$/i.test(chunk.text)) return
    const role = stem(before.text)
    const named = before.fields.filter(
      ({ field }) =>
        field.type === 'string' && field.words.at(-1) === 'name' && field.words.some(word => stem(word) === role),
    )
    if (!named.length || chunk.fields.some(f => f.quality >= 0.9)) return
    Object.assign(before, { kind: 'mention', fields: named.map(f => ({ ...f, quality: Math.max(f.quality, 0.9) })), values: [], entities: [] }) // oxfmt-ignore
    makeFiller(chunk)
    use(chunk, 'related')
  })
}
readNamedPersons.needs = /^(?:person|people|man|woman)$/
