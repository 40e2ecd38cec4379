import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'

/** General verbs of doing what a noun says: an offer that was made (light verbs; Quirk et al., 1985, 17.3). */
const DONE = /^(?:made|sent|given|issued|extended|done)$/
/** What somebody is offered, which such a state does not tell again. */
const OBJECT = /^(?:jobs?|positions?|posts?|roles?|places?|contracts?|it|one)$/i

/**
 * "candidates who have been offered a job" of a stage `OfferMade`: the state is called after the noun of the verb. Before anything is made of the
 * verb.
 */
export function namePerformedStates({ chunks, app }: Draft): void {
  chunks.forEach((chunk, at) => {
    const verb = chunk.text.toLowerCase()
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !isParticiple(verb)) return
    const isOf = (value: string) => {
      const [noun, done, ...rest] = valueWords(value)
      return noun !== undefined && !rest.length && DONE.test(done ?? '') && rootOf(noun) === rootOf(verb)
    }
    const found = app.entities.flatMap(entity =>
      entity.fields.flatMap(field =>
        field.choices
          .filter(isOf)
          .map(value => ({ entity, field, columns: [field.column], values: [value], quality: 1 })),
      ),
    )
    const [state, ...others] = found
    if (!state || others.length) return
    Object.assign(chunk, { kind: 'mention' as const, values: [state], fields: [], entities: [], certainty: 1 })
    const object = chunks.slice(at + 1, at + 3).find(c => !/^(?:an?|the|any)$/i.test(c.text))
    if (isFree(object) && OBJECT.test(object.text) && !object.entities.some(e => e.quality >= 0.9)) use(makeFiller(object), 'condition') // oxfmt-ignore
  })
}
