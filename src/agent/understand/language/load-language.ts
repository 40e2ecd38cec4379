import { setImmediate as nextTurn } from 'node:timers/promises'
import { loadNounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { loadWordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { compileFor } from '../dates/chrono.ts'

let loaded: Promise<void> | undefined

/** What a message needs, in turns of its own: others get theirs in between. But for dates once for a process. */
export async function loadLanguage(message: string): Promise<void> {
  await compileFor(message)
  await (loaded ??= load())
}

async function load(): Promise<void> {
  await loadWordKnowledge()
  await nextTurn()
  await loadNounTaxonomy()
  await nextTurn()
}
