import { loadTagger } from '../calls/tag-words.ts'
import { isBare } from '../reading/attach.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { interpretKnown, type ReadingOptions } from '../reading/interpret.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import { tagTokens } from './pass-over.ts'
import type { Query } from '../reading/query.ts'
import type { Message } from '../requests/read-message.ts'

/**
 * Reads a message that left words over once more, with their parts of speech: words that restrict nothing are passed over
 * (`pass-over.ts`). Only readings that explain all the rest count. One that passes over a verb which may say more is offered,
 * not answered, and only where it says something itself.
 */
export async function readTolerantly(
  message: Message,
  knowledge: Knowledge,
  apps: string[],
  options: Omit<ReadingOptions, 'tags'>,
): Promise<Interpretation[]> {
  const tags = tagTokens(message, await loadTagger())
  const readings = await interpretKnown(message, knowledge, apps, { ...options, tags })
  return readings.filter(
    ({ query, unknown, doubts }) => query && !unknown.length && (!doubts.length || saysSomething(query)),
  )
}

/** More than all records of a kind. */
const saysSomething = ({ root, measures, group }: Query): boolean =>
  !isBare(root) || measures.some(m => m.column) || Boolean(group)
