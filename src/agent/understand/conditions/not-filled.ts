import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { type Draft, addCondition, isFree, nounsBefore, use } from '../reading/draft.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

const BETWEEN = /^(?:been|yet|already|so|far|still|being|properly|it|them)$/i

/** What a participle may tell of that a record need not have: no day or flag, which other rules read. */
const mayLack = (field: Field): boolean =>
  mayBeEmpty(field) && field.target === undefined && !['date', 'boolean', 'id'].includes(field.role)

/** "applicants who have not been rated" of a `rating` that some have not: nothing of it. */
export function readNotFilled(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || !isParticiple(chunk.text.toLowerCase())) return
    const node = nounsBefore(draft, at).at(-1)
    const negation = negationBefore(draft, at)
    if (!node || !negation || !chunks.slice(at + 1).every(c => c.kind === 'filler' || BETWEEN.test(c.text))) return
    const own = chunk.fields.filter(f => f.entity === node.entity && f.quality >= 0.6)
    const [mention, ...others] = own
    if (!mention || others.length || !mayLack(mention.field)) return
    addCondition(node, {
      columns: mention.columns,
      op: 'empty',
      values: [],
      at,
      label: `without ${labelOf(mention.field)}`,
    })
    use(chunk, 'condition')
    use(negation, 'condition')
  })
}
readNotFilled.needs = (word: string) => isParticiple(word)
