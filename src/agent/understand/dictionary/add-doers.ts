import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { baseOf, isParticiple } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import type { Add } from './dictionary.ts'

/** What the one who does it, and the one to whom it is done, are called behind a verb's root. */
const ENDINGS: Record<string, readonly string[]> = { by: ['er', 'or'], to: ['ee'] }

/** "creator" of a `created_by`, "assignee" of an `assigned_to`: who did something, or to whom it was done, by the noun for that. */
export function addDoers({ words, role }: Field, add: Add): void {
  const [verb, preposition] = words.slice(-2)
  const endings = words.length > 1 && role !== 'boolean' ? ENDINGS[preposition!] : undefined
  if (!endings || !isParticiple(verb!)) return
  const root = (baseOf(verb!) ?? verb!).replace(/(?:ed|e)$/, '')
  const isNoun = (noun: string) => isPersonNoun(noun) || wordKnowledge().find(stem(noun)) !== undefined
  for (const noun of endings.map(ending => `${root}${ending}`)) if (isNoun(noun)) add([noun], 0.9)
}
