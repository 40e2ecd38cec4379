import type { JsonObject } from '../../lib/json.ts'
import { wordsFor } from '../answer/describe-selection.ts'
import { appOf, type Entity, type Field } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Query } from '../understand/reading/query.ts'
import { hopsOf } from '../understand/entity-model/relations.ts'
import { arePeople } from '../understand/entity-model/people.ts'
import type { ColumnProfile } from '../understand/entity-model/profile.ts'
import { plural } from '../understand/language/words.ts'
import { recordsOf, type Basis, type Idea } from './basis.ts'
import { isSameSelection, narrows } from './same-records.ts'
import { figureFields, kindFields, type Spread } from './telling-fields.ts'
import { isPlain, sayField } from './say-field.ts'

/** Ranked are so many; fewer records than twice that need no ranking. */
const TOP = 5
/** Fewer records than these are looked at, not broken down. */
const FEW = 4
/** More records than these are not listed, nor are their relatives. */
const MOST_LISTED = 60
/** Records whose relatives are asked for one by one. */
const MOST_ASKED = 10

const is = (column: string, value: string | number): Condition => ({
  columns: [column],
  op: '=',
  values: [value],
  label: '',
})
const isOne = ({ single, lookup }: Query) => Boolean(single || lookup)
const measureKey = ({ measures }: Query) => JSON.stringify(measures)
const isCount = ({ measures }: Query) => measures.length === 1 && measures[0]!.fn === 'count' && !measures[0]!.column

/** Fields by which the answer may be broken down: none that it is grouped by, or held to one value of. */
function openKinds(basis: Basis): Spread[] {
  const records = recordsOf(basis) ?? basis.read.get(basis.entity.key)
  const { root, group } = basis.query
  const taken = new Set([...root.where.flatMap(c => c.columns), ...(group?.columns ?? [])])
  return records ? kindFields(basis.entity, records).filter(({ field }) => !taken.has(field.column)) : []
}

/** Figures that the records may differ in: none that they are held to one value of, or to having none. */
function openFigures(basis: Basis, least: number): Field[] {
  const { entity, query, read } = basis
  const held = query.root.where.filter(({ op }) => op === '=' || op === 'empty').flatMap(({ columns }) => columns)
  const fields = figureFields(entity, recordsOf(basis) ?? read.get(entity.key), least)
  return fields.filter(({ column }) => !held.includes(column))
}

/** How many records an answer is about, as far as it says. */
const countOf = ({ query, rows }: Basis): number =>
  query.ask === 'list'
    ? rows.length
    : query.ask === 'measure' && isCount(query)
      ? Number(Object.values(rows[0] ?? {})[0])
      : Infinity

/** "by state": the same broken down. */
export function breakdowns(basis: Basis): Idea[] {
  const { query, entity } = basis
  if (
    isOne(query) ||
    Math.min(countOf(basis), recordsOf(basis)?.length ?? Infinity) < FEW ||
    query.subgroup ||
    (query.root.limit !== undefined && query.root.limit <= TOP)
  )
    return []
  const measures =
    query.ask === 'group' || query.ask === 'measure' ? measureKey(query) : JSON.stringify([{ fn: 'count' }])
  return openKinds(basis)
    .slice(0, 3)
    .map(({ field }) => ({
      kind: 'breakdown',
      wordings: [`by ${sayField(field)}`],
      isMeant: ({ ask, group, subgroup, root, measures: own }) =>
        ask === 'group' &&
        group?.entity === entity.key &&
        group.columns.join() === field.column &&
        !subgroup &&
        JSON.stringify(own) === measures &&
        narrows(root, query.root),
    }))
}

/** "only those with status open": the largest part of what was listed. */
export function narrowings(basis: Basis): Idea[] {
  const { query } = basis
  const records = query.ask === 'list' ? recordsOf(basis) : undefined
  if (!records || isOne(query) || records.length < 4) return []
  return openKinds(basis).flatMap(({ field, counts }) => {
    const [value] = counts[0]!
    return isPlain(value)
      ? [
          {
            kind: 'narrowing',
            wordings: [`only those with ${sayField(field)} ${value}`],
            isMeant: (now: Query) =>
              now.ask === 'list' && narrows(now.root, query.root, { added: [is(field.column, value)] }),
          },
        ]
      : []
  })
}

/** "top 5 by revenue": those with most of the main figure. */
export function rankings(basis: Basis): Idea[] {
  const { query } = basis
  const { root, ask } = query
  const records = recordsOf(basis)
  if (isOne(query) || root.order || root.limit !== undefined || (ask !== 'list' && ask !== 'measure')) return []
  if (countOf(basis) < 2 * TOP || (records?.length ?? Infinity) < 2 * TOP) return []
  return openFigures(basis, 3)
    .slice(0, 2)
    .map(field => ({
      kind: 'ranking',
      wordings: [`top ${TOP} by ${sayField(field)}`],
      isMeant: now =>
        now.ask === 'list' &&
        now.root.order?.columns.join() === field.column &&
        now.root.order.direction === 'desc' &&
        now.root.limit === TOP &&
        narrows(now.root, root, { anyOrder: true }),
    }))
}

/** "what is their average price?": of what was counted, listed or grouped. */
export function figures(basis: Basis): Idea[] {
  const { query } = basis
  const { ask, root } = query
  const fits = ask === 'group' ? isCount(query) : ask === 'measure' ? isCount(query) : ask === 'list'
  if (!fits || isOne(query) || query.subgroup || (ask === 'list' && basis.rows.length < 2)) return []
  const ranked = root.order?.columns.join()
  const group = ask === 'group' ? JSON.stringify(query.group) : undefined
  return openFigures(basis, 1)
    .toSorted((a, b) => Number(b.column === ranked) - Number(a.column === ranked))
    .slice(0, 2)
    .map(field => ({
      kind: 'figure',
      wordings: [`what is their average ${sayField(field)}?`],
      isMeant: now =>
        now.ask === (group ? 'group' : 'measure') &&
        isAverage(now, field) &&
        JSON.stringify(now.group) === group &&
        narrows(now.root, root),
    }))
}

const isAverage = ({ measures }: Query, { column }: Field) =>
  measures.length === 1 && measures[0]!.fn === 'avg' && measures[0]!.column === column

/** "their contacts": records one relation away from a few. */
export function relatives(basis: Basis): Idea[] {
  const { query, entity, model, rows, profileOf } = basis
  if (query.ask !== 'list' || query.compares || !rows.length || rows.length > MOST_LISTED) return []
  const hops = hopsOf(entity, appOf(model, query.app)).filter(
    ({ to, direction, own, theirs }) =>
      to !== entity &&
      !to.hidden &&
      to.sources.some(source => source.complete && (!source.parent || rows.length <= MOST_ASKED)) &&
      // Whoever points somewhere has what is pointed to; who points here is known where their data was read.
      (direction === 'down'
        ? mayPointTo(rows, own, profileOf(to)?.columns.get(theirs))
        : rows.some(row => hasValue(row[own]))),
  )
  const distinct = hops.filter(
    ({ to }, at) => hops.findIndex(hop => hop.to === to) === at && hops.filter(hop => hop.to === to).length === 1,
  )
  return distinct.slice(0, 3).map(({ to, direction }) => ({
    kind: 'relatives',
    wordings:
      isOne(query) && !arePeople(entity)
        ? [`its ${direction === 'up' ? to.noun : plural(to.noun)}`, `their ${plural(to.noun)}`]
        : [`their ${plural(to.noun)}`],
    isMeant: now => now.ask === 'list' && now.root.entity === to.key && isOnly(now, query),
  }))
}

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== ''

const mayPointTo = (rows: readonly JsonObject[], own: string, seen: ColumnProfile | undefined): boolean =>
  !seen || rows.some(row => hasValue(row[own]) && seen.values.has(String(row[own]).toLowerCase()))

/** Records of another kind that belong to those before, and no other condition. */
const isOnly = ({ root }: Query, before: Query): boolean => {
  const [one, ...others] = root.related
  if (!one || others.length || !one.exists || one.count || root.where.length || root.limit !== undefined) return false
  return (
    isSameSelection(one.selection, before.root) ||
    (one.selection.within !== undefined &&
      isSameSelection(one.selection.within, before.root) &&
      !one.selection.where.length)
  )
}

/** "show them": what was counted, while it is not too much to look at. */
export function listings(basis: Basis): Idea[] {
  const { query, rows } = basis
  const count = query.ask === 'measure' && isCount(query) ? Object.values(rows[0] ?? {})[0] : undefined
  if (typeof count !== 'number' || count < 1 || count > MOST_LISTED) return []
  return [
    {
      kind: 'listing',
      wordings: ['show them', 'list them', 'which ones?'],
      isMeant: now => now.ask === 'list' && !now.project.length && narrows(now.root, query.root),
    },
  ]
}

/** "show the books with genre novel": the records of the largest group. */
export function groupRecords(basis: Basis): Idea[] {
  const { query, rows, entity, model } = basis
  const { group } = query
  if (query.ask !== 'group' || !group || group.period || query.subgroup || query.compares || group.all) return []
  const [value, figure] = Object.values(rows[0] ?? {})
  if (typeof value !== 'string' || !isPlain(value) || (isCount(query) && !Number(figure))) return []
  const owner = model.entities.get(group.entity)
  const noun = plural(entity.noun)
  const isOwn = group.entity === entity.key
  const isMeant = (now: Query) =>
    now.ask === 'list' &&
    (isOwn
      ? narrows(now.root, query.root, { added: [is(group.columns[0]!, value)] })
      : owner !== undefined && isOfGroup(now, query, owner, value))
  // The one group that came first is what is spoken of.
  if (query.groupOrder?.limit === 1)
    return [{ kind: 'records', wordings: [`show those ${noun}`, 'show them'], isMeant }]
  if (!owner || (isOwn && group.columns.length > 1)) return []
  return [
    {
      kind: 'records',
      wordings: isOwn
        ? [`show the ${noun} with ${wordsFor(entity, group.columns[0]!)} ${value}`]
        : [`show the ${noun} of ${value}`, `show the ${noun} with ${owner.noun} ${value}`],
      isMeant,
    },
  ]
}

/** The records before that belong to the one record of another kind with that name. */
function isOfGroup({ root }: Query, before: Query, owner: Entity, name: string): boolean {
  const added = root.related.filter(({ selection }) => selection.entity === owner.key)
  const rest = { ...root, related: root.related.filter(one => !added.includes(one)) }
  const [one, ...others] = added
  const [condition, ...more] = one?.selection.where ?? []
  const isNamed = condition?.values.length === 1 && String(condition.values[0]).toLowerCase() === name.toLowerCase()
  return !others.length && !more.length && isNamed && Boolean(one!.exists) && narrows(rest, before.root)
}

/** "as percentages", "only the top 5": the same groups, told otherwise. */
export function groupViews({ query, rows }: Basis): Idea[] {
  const { group, groupOrder } = query
  if (query.ask !== 'group' || !group || query.subgroup || query.compares || groupOrder?.limit !== undefined) return []
  const same = (now: Query) =>
    now.ask === 'group' && JSON.stringify(now.group) === JSON.stringify(group) && narrows(now.root, query.root)
  const top: Idea = {
    kind: 'view',
    wordings: [`only the top ${TOP}`],
    isMeant: now =>
      same(now) &&
      now.groupOrder?.limit === TOP &&
      now.groupOrder.direction === 'desc' &&
      measureKey(now) === measureKey(query),
  }
  const shares: Idea = {
    kind: 'view',
    wordings: ['as percentages'],
    isMeant: now => same(now) && now.measures.length === 1 && now.measures[0]!.fn === 'share' && !now.groupOrder?.limit,
  }
  if (rows.length > 2 * TOP && !group.period) return [top]
  return isCount(query) && rows.length > 2 ? [shares] : []
}
