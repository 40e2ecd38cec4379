import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

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
