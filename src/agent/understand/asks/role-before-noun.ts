import { isKeyWord } from '../entity-model/key-words.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/**
 * "the parent category of Red wine": before the noun of the records a word of their key to others of the same kind is that key, which
 * asks for the record that it names. Before nouns are looked for.
 */
export function readRoleBeforeNoun(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    const noun = chunks[at + 1]
    const word = chunk.text.toLowerCase()
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !isFree(noun)) return
    if (!/^(?:of|for)$/i.test(chunks[at + 2]?.text ?? '')) return
    for (const { entity } of noun.entities) {
      const [field, ...others] = entity.fields.filter(
        f => f.target === entity.key && f.words.includes(word) && !isKeyWord(word),
      )
      if (!field || others.length) continue
      nameField(chunk, { entity, field, columns: [field.column], quality: 1 })
      return use(Object.assign(noun, { entities: [] }), 'filler')
    }
  })
}
readRoleBeforeNoun.needs = /^(?:of|for)$/
