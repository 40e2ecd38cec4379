import { unitOf } from '../conditions/field-units.ts'
import { stem } from '../language/words.ts'
import type { AppModel, Entity, Field } from './catalogue-model.ts'
import { arePeople, namesSomebody } from './people.ts'
import { isByWhom } from './references.ts'
import { keysToPeople } from './relations.ts'

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

/** The only kind of record that tells who spent how much time on a day, be it a line inside another one, and the figure that tells it. */
export function timeRecords(entities: readonly Entity[]): { entity: Entity; spent: Field } | undefined {
  const people = new Set(entities.filter(arePeople).map(({ key }) => key))
  // `booked_by` is somebody, also where only the data tell whose key it is.
  const isPerson = (field: Field) =>
    (field.target !== undefined && people.has(field.target)) || namesSomebody(field) || isByWhom(field.words)
  const found = entities.flatMap(entity => {
    const { hidden, inside, fields } = entity
    const [spent, ...others] = hidden ? [] : fields.filter(isSpent)
    if (!spent || others.length) return []
    // Of the lines of a weekly sheet the sheet may tell whose they are.
    const told = [...fields, ...(entities.find(({ key }) => key === inside?.entity)?.fields ?? [])]
    return told.some(isPerson) && told.some(isDay) ? [{ entity, spent }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Whose records of time are: by their own key, or by that of the record that they stand in. */
export function peopleOf(entity: Entity, app: AppModel): Entity[] {
  const holder = app.entities.find(({ key }) => key === entity.inside?.entity)
  const own = keysToPeople(entity, app)
  return [...new Set((own.length || !holder ? own : keysToPeople(holder, app)).map(hop => hop.to))]
}

const keyOf = (words: readonly string[]) => words.map(stem).join(' ')
const isDay = ({ role, nested }: Field) => role === 'date' && !nested
/** Hours or minutes alone or of what was done, as nothing but the unit and words for it say. */
const isSpent = (field: Field): boolean =>
  !field.nested &&
  field.words.length <= 3 &&
  field.words.every(word => UNIT.test(word) || SPENT.test(word)) &&
  (unitOf(field)?.quantity === 'time' || (field.words.length === 1 && UNIT.test(field.words[0]!)))
const UNIT = /^(?:hours?|minutes?|mins?|hrs?|seconds?|secs?)$/
const SPENT = /^(?:spent|worked|logged|booked|tracked|recorded|time|duration)$/
