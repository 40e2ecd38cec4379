import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

/** Verbs of wanting and letting: what somebody wants to be done is no state of it. */
const WANTED =
  /\b(?:wants?|wanted|likes?|wish(?:es)?|prefers?|agreed?|asks?|asked|happy|able|allowed|likely|supposed|said|known) to be$/
const YET = /\b(?:to|must|should) be$/

/** "still need to be approved", "must be approved", of a participle: what is to be done is not done yet. */
export function isYetToBe({ chunks }: { chunks: readonly Chunk[] }, at: number): boolean {
  const before = chunks.slice(Math.max(0, at - 4), at).map(c => c.text.toLowerCase()).join(' ') // oxfmt-ignore
  return YET.test(before) && !WANTED.test(before) && isParticiple(chunks[at]!.text.toLowerCase())
}

/** "which orders still have to be paid?" of a `paid_on` that some lack: it has no day yet. Where a state is called so, that tells it. */
export function readYetToBe(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.some(v => v.quality >= 0.9) || !isYetToBe(draft, at)) return
    const before = draft.chunks.slice(Math.max(0, at - 5), at).map(c => c.text.toLowerCase())
    if (!before.some(word => /^(?:still|have|has|need|needs|yet|must)$/.test(word))) return
    const root = rootOf(chunk.text.toLowerCase())
    for (const node of draft.nodes.filter(n => !n.implicit)) {
      const fields = node.entity.fields.filter(
        f => f.role === 'date' && mayBeEmpty(f) && !f.nested && rootOf(f.words[0]!) === root,
      )
      const [field, ...others] = fields
      if (!field || others.length || node.entity.fields.some(f => f.role === 'boolean' && f.words.some(w => rootOf(w) === root))) continue // oxfmt-ignore
      addCondition(node, { columns: [field.column], op: 'empty', values: [], label: `not ${labelOf(field)}`, at })
      return use(chunk, 'condition')
    }
  })
}
readYetToBe.needs = /^be$/
