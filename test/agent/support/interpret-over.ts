import type { AppModel } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import { buildDictionary } from '../../../src/agent/understand/dictionary/build-dictionary.ts'
import { interpret } from '../../../src/agent/understand/reading/interpret.ts'
import { readMessage } from '../../../src/agent/understand/requests/read-message.ts'
import { buildVocabulary } from '../../../src/agent/understand/vocabulary/build-vocabulary.ts'
import { buildWriteIndex } from '../../../src/agent/understand/writes/write-index.ts'

/** Reads messages over one application of which no data was read, on the first day of 2026. */
export function interpretOver(model: AppModel) {
  const knowledge = {
    model,
    dictionary: buildDictionary(model),
    vocabularies: model.entities.map(entity => buildVocabulary(entity, [], 0)),
    writes: buildWriteIndex(model),
    revision: 0,
  }
  return (message: string) => interpret(readMessage(message, new Date(2026, 0, 1)), knowledge)
}
