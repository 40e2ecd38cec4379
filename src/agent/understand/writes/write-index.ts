import type { AppModel } from '../catalogue-model.ts'
import { stem, wordsOf } from '../words.ts'
import { readWriteOperations, type WriteOperation } from './operations.ts'

/** What of an application can be changed, and the verbs that ask for it. */
export interface WriteIndex {
  operations: WriteOperation[]
  /** Stems of the verbs of actions, and words of states: "return", "shipped". */
  verbs: ReadonlySet<string>
}

/** Built once for each revision of an application's tools. */
export function buildWriteIndex(app: AppModel): WriteIndex {
  const operations = readWriteOperations(app)
  const verbs = new Set<string>()
  for (const { kind, verb, slots } of operations) {
    if (kind === 'action') verbs.add(stem(verb[0]!))
    if (kind !== 'update') continue
    for (const slot of slots) {
      if (slot.type === 'boolean') for (const word of slot.words) verbs.add(word)
      for (const choice of slot.choices) for (const word of wordsOf(choice)) verbs.add(word)
    }
  }
  return { operations, verbs }
}
