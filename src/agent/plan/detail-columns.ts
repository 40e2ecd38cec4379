import type { Entity, Operation } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Query, Selection } from '../understand/reading/query.ts'
import { figuresIn } from './measure-sql.ts'

/** The columns that a condition reads. */
const columnsOf = ({ columns, than, against }: Condition): string[] =>
  [...columns, than, ...(against ? columnsAgainst(against) : [])].filter(column => column !== undefined)

function columnsAgainst(against: NonNullable<Condition['against']>): (string | undefined)[] {
  if ('fn' in against) return [against.among]
  return 'via' in against ? [against.via] : against.same.flatMap(columnsOf)
}

/** The columns that a query uses, by entity. */
export function columnsOfQuery(query: Query): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  const use = (entity: string, columns: readonly (string | undefined)[]) => {
    const known = used.get(entity) ?? new Set()
    for (const column of columns) if (column !== undefined) known.add(column)
    used.set(entity, known)
  }
  const useOver = ({ column, selection }: { column: string; selection: Selection }): void => {
    visit(selection)
    use(selection.entity, [column])
  }
  const visit = (selection: Selection): void => {
    const conditions = [...selection.where, ...(selection.anyOf ?? []).flat()]
    use(selection.entity, [...conditions.flatMap(columnsOf), ...(selection.order?.columns ?? [])])
    for (const { against } of conditions) {
      if (against && 'via' in against) use(against.entity, [against.column])
      if (against && 'same' in against && against.of) visit(against.of)
      if (against && 'fn' in against && against.over) useOver(against.over)
    }
    for (const { counts } of conditions)
      for (const side of counts ? [counts.left, counts.right] : [])
        if ('selection' in side) visit(side.selection)
        else use(selection.entity, [side.column])
    for (const { selection: other, count } of selection.related) {
      visit(other)
      use(other.entity, [count?.sum])
    }
    for (const other of [selection.within, selection.except]) if (other) visit(other)
    for (const { left, right, of } of selection.derived ?? []) {
      if (of) visit(of.selection)
      use(of?.selection.entity ?? selection.entity, of ? [left] : [left, right])
    }
    if (selection.each) use(selection.each.entity, selection.each.columns)
  }
  visit(query.root)
  if (query.whole) visit(query.whole)
  if (query.having?.against) useOver(query.having.against)
  const read = query.measures
    .flatMap(figuresIn)
    .flatMap(({ column, part = [] }) => [column, ...part.flatMap(columnsOf)])
  use(query.root.entity, [...query.project.flat(), ...read])
  for (const { path, columns } of query.beside ?? []) use(path.at(-1)!.entity, columns)
  if (query.group) use(query.group.entity, query.group.columns)
  return used
}

/** The operation that reads one record, where a used column is in no list but in that. */
export function detailOperation(entity: Entity, used: ReadonlySet<string> | undefined): Operation | undefined {
  const isNeeded = entity.fields.some(field => field.onlyInDetail && used?.has(field.column))
  return isNeeded ? entity.operations.find(o => o.action === 'read' && o.idParameter !== undefined) : undefined
}

/** The selection with the conditions only that a list can answer; undefined for the others. */
export function inList(entity: Entity, selection: Selection): Selection {
  const hidden = new Set(entity.fields.filter(f => f.onlyInDetail).map(f => f.column))
  const { order: _order, limit: _limit, offset: _offset, ...rest } = selection
  return {
    ...rest,
    where: selection.where.filter(c => !columnsOf(c).some(column => hidden.has(column))),
    anyOf: (selection.anyOf ?? []).filter(group => !group.some(c => columnsOf(c).some(column => hidden.has(column)))),
  }
}
