import { isToldBy } from '../reading/keys-of-verbs.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { kindsNamed } from './shared.ts'

/** "set to" is said as "expected to" by then. */
const SET = /^(?:set|expected)$/i
const AUTOMATIC = /^(?:auto|automatic|automatically)$/

/**
 * "contracts that are set to renew", "aren't set to renew" of an `auto_renew`: what something is set to do it does by itself, as the one yes/no field of
 * the records says that is called after the verb. Before nouns are looked for.
 */
export function readSetTo({ chunks }: Draft): void {
  const set = chunks.findIndex(c => SET.test(c.text))
  const [to, verb] = [chunks[set + 1], chunks[set + 2]]
  if (set < 1 || !/^to$/i.test(to?.text ?? '') || !isFree(verb) || verb.values.length || verb.entities.length) return
  const root = rootOf(verb.text.toLowerCase())
  const found = [...kindsNamed(chunks)].flatMap(entity =>
    entity.fields
      .filter(f => f.role === 'boolean' && !f.nested && f.words.some(word => AUTOMATIC.test(word)) && isToldBy(f, root))
      .map(field => ({ entity, field, columns: [field.column], quality: 1 })),
  )
  const [mention, ...others] = found
  if (!mention || others.length) return
  nameField(verb, mention)
  for (const chunk of [chunks[set]!, to!]) use(makeFiller(chunk), 'filler')
}
readSetTo.needs = SET
