import { type Draft, isFree } from '../reading/draft.ts'

/** Words for all there are (universal quantifiers; Huddleston and Pullum, 2002, 5.5), which "but" takes one out of. */
const UNIVERSAL =
  /^(?:any|every|all|each|whichever|whatever|everything|anything|everyone|everybody|anyone|anybody|no|none)$/i
/** So many words stand at most between the quantifier and "but". */
const REACH = 4

/** "any genre but poetry", "every town but Oslo", "all orders but the cancelled ones": what stands behind is left out. */
export function readButValue(draft: Draft): void {
  const { chunks } = draft
  for (const [at, chunk] of chunks.entries()) {
    if (!isFree(chunk) || chunk.kind !== 'filler' || !/^but$/i.test(chunk.text)) continue
    const article = /^(?:the|for|in|an?)$/i.test(chunks[at + 1]?.text ?? '') ? at + 1 : at
    const value = chunks[article + 1]
    const isAll = chunks.slice(Math.max(0, at - REACH), at).some(c => UNIVERSAL.test(c.text))
    if (!isAll || !isFree(value) || !value.values.length || value.literal?.kind === 'number') continue
    Object.assign(chunk, { kind: 'operator', operator: { type: 'comparator', op: '!=' } })
  }
}
readButValue.needs = /^but$/
