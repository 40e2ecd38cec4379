import { singular } from '../language/words.ts'
import { beginOf } from './begin-and-end.ts'
import type { AppModel, Entity } from './catalogue-model.ts'
import { arePeople } from './people.ts'
import { kindsBelow } from './relations.ts'

/** Nouns for one time at which something is held. Source: by hand, from WordNet's narrower nouns of "event" and "session". */
const TIMES =
  /^(?:session|run|departure|performance|screening|showing|sitting|intake|occurrence|edition|class|lesson|slot|tour|event|round)$/
/** Where it is held, and for how many. */
const HELD = /^(?:capacity|places|seats|room|venue|location|site|hall)$/
const CALLED_BY_NUMBER = /^(?:code|number|reference|no)$/
const KEPT = /^(?:created|updated|modified|added|published)$/

/** Sessions of courses, departures of tours: nothing tells one of them apart but when it begins, and where. */
export function takesPlace(entity: Entity): boolean {
  const begin = beginOf(entity)
  const isHeld =
    TIMES.test(singular(entity.words.at(-1)!)) || entity.fields.some(({ words }) => words.some(word => HELD.test(word)))
  const isCalled = entity.nameFields.some(({ words }) => !CALLED_BY_NUMBER.test(words.at(-1)!))
  return begin !== undefined && !begin.nested && isHeld && !isCalled && !arePeople(entity)
}

const PLACE = /^(?:address|street|city|town|postcode|capacity|seats|latitude|longitude)$/
const PLACES = /^(?:room|venue|location|stage|hall|site|studio)$/

/** What is held has no day of its own, and nobody and no place is held. */
export const isUndated = (entity: Entity): boolean =>
  !arePeople(entity) &&
  entity.nameFields.length > 0 &&
  !PLACES.test(singular(entity.words.at(-1)!)) &&
  !entity.fields.some(({ words }) => words.some(word => PLACE.test(word))) &&
  !entity.fields.some(({ role, words }) => role === 'date' && !KEPT.test(words[0]!))

/** The one kind of record below something without a day of its own that is called as it is and by a word for a time: the market days of a market. */
export function dayOf(entity: Entity, app: AppModel): Entity | undefined {
  if (arePeople(entity) || entity.fields.some(({ role, words }) => role === 'date' && !KEPT.test(words[0]!)))
    return undefined
  const [last] = entity.words.slice(-1)
  const isItsDay = ({ words }: Entity) =>
    words.length > 1 && singular(words.at(-2)!) === singular(last!) && DAY.test(singular(words.at(-1)!))
  const [day, ...others] = new Set(kindsBelow(entity, app).filter(one => !one.hidden && isItsDay(one) && beginOf(one)))
  return others.length ? undefined : day
}
const DAY = new RegExp(`${TIMES.source}|^(?:day|date|night|evening|meeting)$`)

/** The one kind of record that tells when something is held that has no day of its own: the sessions of a course. */
export function timesOf(entity: Entity, app: AppModel): Entity | undefined {
  if (!isUndated(entity)) return undefined
  const [times, ...others] = new Set(kindsBelow(entity, app).filter(one => !one.hidden && takesPlace(one)))
  return others.length ? undefined : times
}
