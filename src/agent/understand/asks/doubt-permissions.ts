import { pattern } from '../../../lib/patterns.ts'
import type { Draft } from '../reading/draft.ts'

/** "who may borrow", "what may we not lend" (Quirk et al., 1985, 4.53), and not the month. */
const MAY = pattern('u')`
  (?<!\b(?:in|of|since|until|till|from|to|for|by|before|after|during|this|last|next|and|or|early|late|mid)[ -])\bmay (?:not |never )?
  (?:we|you|they|he|she|people|anybody|anyone|everybody|everyone|(?!and\b|or\b|to\b|i\b|be\b)\p{Ll}{3,})\b
`

/** How sure it is at most that what was done is what may be. */
const DONE = 0.5

/** "which members may borrow": that some did, or never have, tells nothing of whether they may; a yes/no field of the records does. */
export function doubtPermissions(draft: Draft): void {
  if (!MAY.test(draft.message.text)) return
  const isTold = draft.nodes.some(({ entity, selection }) =>
    selection.where.some(c => entity.fields.some(f => f.role === 'boolean' && f.column === c.columns[0])),
  )
  if (!isTold) draft.sureness = Math.min(draft.sureness, DONE)
}
doubtPermissions.needs = /^may$/
