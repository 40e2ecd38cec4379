import type { Facts } from '../../facts.ts'
import type { Question, Service } from '../../question.ts'
import type { Tables } from '../../services/records.ts'
import { readSchema, type GridKind } from '../schema.ts'
import { askFigures } from './figures.ts'
import { askLinks } from './links-ask.ts'
import { askLookups } from './lookups-ask.ts'
import { askRecords } from './records.ts'
import { askTalks } from './talk-ask.ts'

/** Each writes wordings over the kinds of all services; categories are the wordings. */
const WRITERS: ((kinds: readonly GridKind[], facts: Facts) => Question[])[] = [
  askRecords,
  askFigures,
  askLookups,
  askLinks,
  askTalks,
]

/** The requests of the grid in the many ways in which people put them, each over a few services. */
export function askPhrasings(facts: Facts, services: readonly Service[]): Question[] {
  const kinds = services.flatMap(service =>
    readSchema(service, (facts as unknown as Record<string, Tables>)[service] ?? {}),
  )
  return WRITERS.flatMap(write => write(kinds, facts))
}
