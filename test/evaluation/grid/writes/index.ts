import type { Facts } from '../../facts.ts'
import type { Question } from '../../question.ts'
import { ALL_SERVICES } from '../../services/start-services.ts'
import { spread, type Slot, type Wording } from '../phrasings/spread.ts'
import * as slots from './write-slots.ts'
import { writeToolsOf } from './write-tools.ts'
import * as wordings from './write-wordings.ts'

export const SERVICES_OF_WRITES = ALL_SERVICES.filter(service => writeToolsOf(service).length > 0)

const spreadWrites = <S extends Slot>(all: readonly Wording<S>[], own: readonly S[]) => spread(all, own, 'writes')

/** Records created, changed and deleted, with what is said before and after, each wording over a few services that can do it. */
export function askWritesOfAll(facts: Facts): Question[] {
  const written = SERVICES_OF_WRITES.flatMap(service => slots.writtenOf(facts, service))
  return [
    ...spreadWrites(wordings.CHOICES, written.flatMap(slots.choiceSettingsOf)),
    ...spreadWrites(wordings.STATES, written.flatMap(slots.stateSettingsOf)),
    ...spreadWrites(wordings.FIGURES, written.flatMap(slots.figureSettingsOf)),
    ...spreadWrites(wordings.TEXTS, written.flatMap(slots.textSettingsOf)),
    ...spreadWrites(wordings.DAYS, written.flatMap(slots.daySettingsOf)),
    ...spreadWrites(wordings.FLAGS, written.flatMap(slots.flagSettingsOf)),
    ...spreadWrites(wordings.LINKS, written.flatMap(slots.linkSettingsOf)),
    ...spreadWrites(wordings.TWO, written.flatMap(slots.twoSettingsOf)),
    ...spreadWrites(wordings.REMOVALS, written.flatMap(slots.removablesOf)),
    ...spreadWrites(wordings.MAKINGS, written.flatMap(slots.makingsOf)),
  ]
}
