import type { Facts } from '../facts.ts'
import type { Question, Service } from '../question.ts'
import type { Tables } from '../services/records.ts'
import { askChoices } from './ask-choices.ts'
import { askFigures } from './ask-figures.ts'
import { askLinks } from './ask-links.ts'
import { askRecords } from './ask-records.ts'
import { askTalk } from './ask-talk.ts'
import { createAsker } from './asker.ts'
import { readSchema } from './schema.ts'

/**
 * Plain questions of every shape over every service, in the service's own names: what each kind has of fields, links and
 * enumerations is read from its rows, and a few records stand for all. Misses are gaps of the mechanism, not of its words.
 */
export const askGrid = (facts: Facts, services: readonly Service[]): Question[] =>
  services.flatMap(service => {
    const kinds = readSchema(service, (facts as unknown as Record<string, Tables>)[service] ?? {})
    const asker = createAsker(service)
    for (const kind of kinds)
      for (const ask of [askRecords, askChoices, askFigures, askLinks, askTalk]) ask(asker, kind)
    return asker.questions
  })
