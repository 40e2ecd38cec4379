import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { singular, stem } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'

/**
 * "which bills are paid by direct debit" of an `is_direct_debit`: behind a participle the preposition tells the way in which it is done, and
 * groups nothing (Quirk et al., 1985, 9.49). Before anything is grouped.
 */
export function readByFlag({ chunks }: Draft): void {
  chunks.forEach((by, at) => {
    const [verb, flag] = [chunks[at - 1], chunks[at + 1]]
    if (!isFree(by) || by.text.toLowerCase() !== 'by' || !verb || !flag || !isFree(flag)) return
    const isFlag = flag.fields.length > 0 && flag.fields.every(f => f.field.role === 'boolean' && f.quality >= 0.8)
    const isBehindBe = /^(?:is|are|was|were|be|been|get|gets|got|not)$/i.test(chunks[at - 2]?.text ?? '')
    if (!isFlag || flag.values.length || !isBehindBe || !isParticiple(verb.text.toLowerCase())) return
    Object.assign(by, { kind: 'filler', operator: undefined })
    use(by, 'related')
    if (isFree(verb)) use(Object.assign(verb, { fields: [], values: [] }), 'related')
  })
}
readByFlag.needs = /^by$/

/**
 * "shifts that were covered by an agency" of an `agency_cover`: the flag is called after the verb and after who did it. Before nouns are read.
 */
export function nameDoneByFlag({ chunks, app }: Draft): void {
  chunks.forEach((by, at) => {
    const verb = chunks[at - 1]
    const doer = chunks.slice(at + 1, at + 3).find(c => !/^(?:an?|the|our)$/i.test(c.text))
    if (!isFree(by) || by.text.toLowerCase() !== 'by' || !isFree(verb) || !isFree(doer) || doer.entities.length) return
    if (!isParticiple(verb.text.toLowerCase()) || doer.kind !== 'unknown') return
    const [root, noun] = [rootOf(verb.text.toLowerCase()), stem(singular(doer.text.toLowerCase()))]
    const isCalledSo = (words: readonly string[]) =>
      words.length < 4 && words.some(word => rootOf(word) === root) && words.some(word => stem(word) === noun)
    const found = app.entities.flatMap(entity =>
      entity.fields.filter(f => f.role === 'boolean' && isCalledSo(f.words)).map(field => ({ entity, field })),
    )
    const [flag, ...others] = found
    if (!flag || others.length) return
    nameField(verb, { ...flag, columns: [flag.field.column], quality: 1 })
    const rest = chunks.slice(at, chunks.indexOf(doer) + 1)
    const behind = chunks[chunks.indexOf(doer) + 1]
    const isStaff = isFree(behind) && /^(?:staff|workers?|people|personnel)$/i.test(behind.text)
    for (const chunk of isStaff ? [...rest, behind] : rest)
      use(Object.assign(makeFiller(chunk), { operator: undefined }), 'related')
  })
}
nameDoneByFlag.needs = /^by$/
