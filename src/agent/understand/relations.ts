import type { AppModel, Entity, Field } from './catalogue-model.ts'
import { stem } from './words.ts'

/** One step over a foreign key: `up` from the record that holds it to the record it names, `down` the other way. */
export interface Hop {
  direction: 'up' | 'down'
  /** The field that holds the key. */
  field: Field
  to: Entity
}

const namesEntity = (field: Field, entity: Entity) =>
  field.words.some(word => stem(word) === stem(entity.words.at(-1)!))

/** Direct relations of an entity inside its application. */
export function hopsOf(entity: Entity, app: AppModel): Hop[] {
  const up = entity.fields.flatMap(field => {
    const to = field.target ? app.entities.find(e => e.key === field.target) : undefined
    return to ? [{ direction: 'up' as const, field, to }] : []
  })
  const down = app.entities.flatMap(other =>
    other.fields
      .filter(field => field.target === entity.key)
      .map(field => ({ direction: 'down' as const, field, to: other })),
  )
  // A key named after the entity itself says more than one named after a role.
  const isRole = (hop: Hop) => Number(!namesEntity(hop.field, hop.direction === 'up' ? hop.to : entity))
  return [...up, ...down].sort((a, b) => isRole(a) - isRole(b))
}

/** The shortest way between two entities over foreign keys, at most three hops; undefined when there is none. */
export function findPath(from: Entity, to: Entity, app: AppModel): Hop[] | undefined {
  if (from === to) return []
  let frontier: { at: Entity; path: Hop[] }[] = [{ at: from, path: [] }]
  const seen = new Set([from])
  for (let depth = 0; depth < 3; depth++) {
    const next: { at: Entity; path: Hop[] }[] = []
    for (const { at, path } of frontier) {
      for (const hop of hopsOf(at, app)) {
        if (seen.has(hop.to)) continue
        if (hop.to === to) return [...path, hop]
        seen.add(hop.to)
        next.push({ at: hop.to, path: [...path, hop] })
      }
    }
    frontier = next
  }
  return undefined
}

/** The field that speaks for the size of a record when none is named: money first, then other numbers. */
export function primaryMeasure(entity: Entity): Field | undefined {
  const numbers = entity.fields.filter(f => ['money', 'number', 'percent'].includes(f.role))
  return numbers.find(f => f.role === 'money') ?? numbers.find(f => f.role === 'number') ?? numbers[0]
}

const BOOKKEEPING = /creat|updat|modif|insert|delet|sync/

/** The date that a record is about: not when it was stored, unless nothing else is there. */
export function primaryDate(entity: Entity): Field | undefined {
  const dates = entity.fields.filter(f => f.role === 'date')
  return dates.find(f => !BOOKKEEPING.test(f.words.join(' '))) ?? dates[0]
}
