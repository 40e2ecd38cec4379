import type { CallReading } from '../understand/calls/read-calls.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import { plural } from '../understand/language/words.ts'
import { keysUnlike } from '../understand/vocabulary/numbered-keys.ts'

/**
 * What to say of a change that would be sent with a key that no record can have: "cancel class 5" where the keys are `CLS-700` and
 * so on. Undefined where nothing is known against the key.
 */
export function tellForeignKey({ calls }: CallReading, { apps }: Knowledge): string | undefined {
  for (const { tool, args } of calls)
    for (const { writes, vocabularies } of apps([tool.app])) {
      const operation = writes.operations.find(({ tool: name }) => name === tool.name)
      const key = operation?.idParameter === undefined ? undefined : args[operation.idParameter]
      const vocabulary = vocabularies.find(({ entity }) => entity === operation?.entity)
      if (key === undefined || !operation || !vocabulary) continue
      const example = keysUnlike(String(key), vocabulary)
      const { noun } = operation.entity
      if (example !== undefined)
        return `There is no ${noun} ${String(key)}, so nothing was changed: the keys of ${plural(noun)} look like ${example}.`
    }
  return undefined
}
