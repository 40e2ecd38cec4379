import { unitOf } from '../conditions/field-units.ts'
import { stem } from '../language/words.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { arePeople } from './people.ts'

/** What records of the time that people spent are called, whatever a service calls its own (the terms of time tracking). */
const NAMES = ['time entry', 'time record', 'timesheet entry', 'timesheet'].map(name => name.split(' '))

/**
 * One kind of record tells who spent how much time on a day: it has a length of time, a date and the key of a person. Where it is the
 * only one and nothing else is called so, people say "time entries".
 */
export function nameTimeEntries(entities: Entity[]): void {
  const entry = timeRecords(entities)?.entity
  if (!entry) return
  const taken = new Set(entities.flatMap(({ words, alsoCalled = [] }) => [words, ...alsoCalled].map(keyOf)))
  const free = NAMES.filter(name => !taken.has(keyOf(name)))
  entry.alsoCalled = [...(entry.alsoCalled ?? []), ...free]
}

/** The only kind of record that tells who spent how much time on a day, and the figure that tells it. */
export function timeRecords(entities: readonly Entity[]): { entity: Entity; spent: Field } | undefined {
  const people = new Set(entities.filter(arePeople).map(({ key }) => key))
  const isPerson = ({ target }: Field) => target !== undefined && people.has(target)
  const found = entities.flatMap(entity => {
    const { hidden, inside, fields } = entity
    const [spent, ...others] = hidden || inside ? [] : fields.filter(isSpent)
    return spent && !others.length && fields.some(isPerson) && fields.some(isDay) ? [{ entity, spent }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

const keyOf = (words: readonly string[]) => words.map(stem).join(' ')
const isDay = ({ role, nested }: Field) => role === 'date' && !nested
/** Hours or minutes alone or of what was done: no more than one word says so beside the unit. */
const isSpent = (field: Field): boolean =>
  !field.nested &&
  field.words.length <= 2 &&
  field.words.every(word => UNIT.test(word) || SPENT.test(word)) &&
  (unitOf(field)?.quantity === 'time' || (field.words.length === 1 && UNIT.test(field.words[0]!)))
const UNIT = /^(?:hours?|minutes?|mins?|hrs?|seconds?|secs?)$/
const SPENT = /^(?:spent|worked|logged|booked|tracked|recorded|time|duration)$/
