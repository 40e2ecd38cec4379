import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { editDistance } from '../../../lib/edit-distance.ts'
import { stem } from '../language/words.ts'
import { VERBS } from './verbs.ts'

/**
 * The verb that the first word of a message is a slip of: one letter swapped, dropped or doubled in a word that English
 * does not have ("udpate", "delte"). Undefined where several verbs are as near.
 */
export function misspeltVerb(word: string): string | undefined {
  if (word.length < 4 || Object.hasOwn(VERBS, word) || wordKnowledge().find(stem(word)) !== undefined) return undefined
  const letters = (text: string) => [...text].toSorted().join('')
  const near = Object.keys(VERBS).filter(
    verb =>
      verb.length > 3 &&
      stem(verb) !== stem(word) &&
      editDistance(verb, word) === 1 &&
      (verb.length !== word.length || letters(verb) === letters(word)),
  )
  return near.length === 1 ? near[0] : undefined
}
