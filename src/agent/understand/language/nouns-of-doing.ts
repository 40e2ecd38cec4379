import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { nounsOfVerb, rootOf } from './verb-forms.ts'
import { stem } from './words.ts'

/** Nouns of English for what a participle says: "publication" of "published", "acquisition" of "acquired", "arrival" of "arrived". */
export function nounsOfDoing(participle: string): string[] {
  const root = rootOf(participle)
  const irregular = [root.replace(/ish$/, 'ication'), root.replace(/ir$/, 'isition'), root.replace(/iv$/, 'ival')]
  return [...new Set([...nounsOfVerb(root), ...irregular])].filter(
    noun => noun !== root && wordKnowledge().find(stem(noun)) !== undefined,
  )
}
