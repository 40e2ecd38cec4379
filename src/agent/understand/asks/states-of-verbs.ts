import { type Draft, addCondition } from '../reading/draft.ts'
import { VERBS_OF_MEASURE } from '../language/lexicon.ts'
import { participleOf } from '../language/verb-forms.ts'
import { fold } from '../language/words.ts'

/**
 * "what did Ann pay in total" of payments that may be paid, failed or refunded: what was done is that whose state says so. What somebody
 * pays in general ("how much does a member pay") has no state.
 */
export function readStatesOfVerbs(draft: Draft): void {
  const { measured, chunks } = draft
  const verb = chunks.find(chunk => chunk.used === 'aggregate' && VERBS_OF_MEASURE.has(chunk.text.toLowerCase()))
  const isPast = chunks.some(chunk => /^(?:did|has|have|had)$/i.test(chunk.text))
  if (!measured || !verb || !isPast) return
  const said = verb.text.toLowerCase()
  const done = [participleOf(said) ?? said, `${said.replace(/e$/, '')}ed`]
  for (const field of measured.entity.fields) {
    const state = field.choices.find(choice => done.includes(fold(choice)))
    if (!state || measured.selection.where.some(condition => condition.columns[0] === field.column)) continue
    const label = `${field.words.join(' ')} ${state}`
    return addCondition(measured, { columns: [field.column], op: '=', values: [state], text: true, label })
  }
}
readStatesOfVerbs.needs = /^(?:did|has|have|had)$/
