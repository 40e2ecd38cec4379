import type { AppModel, Entity, Field, Link } from './catalogue-model.ts'
import { stem } from './words.ts'

/** One step over a foreign key: `up` from the record that holds it to the record it names, `down` the other way. */
export interface Hop {
  direction: 'up' | 'down'
  /** The field that holds the key. */
  field: Field
  to: Entity
  /** Column of the entity that the step starts from, and the column of `to` that has the same value. */
  own: string
  theirs: string
}

const namesEntity = (field: Field, entity: Entity) =>
  field.words.some(word => stem(word) === stem(entity.words.at(-1)!))

/** Relations by entity; made once for each application and thrown away when its relations change. */
const known = new WeakMap<AppModel, Map<string, Hop[]>>()

/** To be called when fields, targets or links of an application have changed. */
export const forgetRelations = (app: AppModel): void => void known.delete(app)

/** Every relation of an application: targets of fields, then its further links. */
function linksOf(app: AppModel): Link[] {
  const byKey = new Map(app.entities.map(entity => [entity.key, entity]))
  const own = app.entities.flatMap(entity =>
    entity.fields.flatMap(field => {
      const to = field.target ? byKey.get(field.target) : undefined
      const toColumn = field.targetColumn ?? to?.idField?.column
      return to && toColumn ? [{ from: entity.key, column: field.column, to: to.key, toColumn }] : []
    }),
  )
  return [...own, ...(app.links ?? [])]
}

function relationsOf(app: AppModel): Map<string, Hop[]> {
  const byKey = new Map(app.entities.map(entity => [entity.key, entity]))
  const hops = new Map<string, Hop[]>(app.entities.map(entity => [entity.key, []]))
  const links = linksOf(app)
  for (const direction of ['up', 'down'] as const)
    for (const { from, column, to, toColumn } of links) {
      const [holder, target] = [byKey.get(from), byKey.get(to)]
      const field = holder?.fields.find(f => f.column === column)
      if (!holder || !target || !field) continue
      if (direction === 'up') hops.get(from)!.push({ direction, field, to: target, own: column, theirs: toColumn })
      else hops.get(to)!.push({ direction, field, to: holder, own: toColumn, theirs: column })
    }
  // A key named after the entity itself says more than one named after a role.
  for (const [key, list] of hops) {
    const entity = byKey.get(key)!
    const isRole = (hop: Hop) => Number(!namesEntity(hop.field, hop.direction === 'up' ? hop.to : entity))
    list.sort((a, b) => isRole(a) - isRole(b))
  }
  return hops
}

/** Direct relations of an entity inside its application. */
export function hopsOf(entity: Entity, app: AppModel): Hop[] {
  let hops = known.get(app)
  if (!hops) known.set(app, (hops = relationsOf(app)))
  return hops.get(entity.key) ?? []
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
