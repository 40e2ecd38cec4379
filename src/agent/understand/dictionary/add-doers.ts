import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { baseOf, isParticiple } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import type { Add } from './dictionary.ts'

/** What the one who does it, and the one to whom it is done, are called behind a verb's root. */
const ENDINGS: Record<string, readonly string[]> = { by: ['er', 'or'], to: ['ee'] }

/**
 * "creator" of a `created_by`, "assignee" of an `assigned_to` or an `assignedTo.name`: who did something, or to whom it was done, by the noun for
 * that. The name in an object takes no noun of the verb's own stem: who "reported" it is whoever the object leads to.
 */
export function addDoers({ words, role }: Field, add: Add): void {
  const isName = words.at(-1) === 'name'
  const [verb, preposition] = (isName ? words.slice(0, -1) : words).slice(-2)
  const endings = preposition !== undefined && role !== 'boolean' ? ENDINGS[preposition] : undefined
  if (!endings || !isParticiple(verb!)) return
  const root = (baseOf(verb!) ?? verb!).replace(/(?:ed|e)$/, '')
  const isNoun = (noun: string) => isPersonNoun(noun) || wordKnowledge().find(stem(noun)) !== undefined
  for (const noun of endings.map(ending => `${root}${ending}`))
    if (isNoun(noun) && !(isName && stem(noun) === stem(verb!))) add([noun], 0.9)
}
