import { setImmediate as nextTurn } from 'node:timers/promises'
import { loadNounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { loadWordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { loadDates } from '../dates/load-dates.ts'

let loaded: Promise<void> | undefined

/** What nearly every message needs, in turns of its own: others get theirs in between. Once for a process. */
export const loadLanguage = (): Promise<void> => (loaded ??= load())

async function load(): Promise<void> {
  await loadDates()
  await loadWordKnowledge()
  await nextTurn()
  await loadNounTaxonomy()
  await nextTurn()
}
