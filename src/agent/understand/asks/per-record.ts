import type { Entity } from '../entity-model/catalogue-model.ts'
import { hopsOf, leadsUp } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'
import { type Draft, type Node, isFree, neighbour, use } from '../reading/draft.ts'
import { isNumeric } from '../conditions/shared.ts'
import { tellingColumns } from './fields.ts'
import { isAdditive } from './additive.ts'
import type { Derived, Grouping, Measure, Query } from '../reading/query.ts'

/** How sure it is at most that the average amount "per shop by town" is what those of a shop come to. */
const OF_WHOLE = 0.6

/**
 * "orders per shop by town", "which town has the most orders per shop": where the groups are of the shops, every group has so many for each of its
 * shops. Of what only the orders tell ("orders per shop by status") there are groups inside the groups.
 */
export function readFiguresPerRecord(draft: Draft): void {
  const { chunks, nodes, app, group, subgroup, measures, share } = draft
  // "which town has the highest average number of orders per shop": it is their number that ranks the towns.
  if (group && draft.ratio && chunks.some(c => c.operator?.type === 'count')) draft.measures = [{ fn: 'count' }]
  if (!group || share || draft.ratio) return
  const per = chunks.findIndex(c => c.operator?.type === 'group' && /^per$/i.test(c.operator.word))
  const owner =
    per < 0 ? undefined : nodes.find(n => !n.implicit && !n.previous && n.at === neighbour(draft, per, 1, 2))
  const counted = owner && (draft.measured ?? nodes.find(n => n !== owner && leadsUp(n.entity, owner.entity, app)))
  const isOfEach = owner && subgroup && isOfRecords(group, owner)
  if (isOfEach && (!counted || counted === owner)) return readFigureOfOne(draft, per, owner)
  if (!owner || !counted || counted.entity === owner.entity) return
  const by = isOfEach ? subgroup : group
  if (by === group && subgroup) return
  const [measure, ...more] = measures
  if (more.length || !isOfOwner(draft, by, owner, counted) || !/^(?:count|sum|avg)$/.test(measure?.fn ?? 'count'))
    return
  if (by === subgroup && !saysAgain(draft, per)) return
  if (measure?.fn === 'avg') {
    draft.sureness = Math.min(draft.sureness, OF_WHOLE)
    draft.measures = [{ ...measure, fn: 'sum' }]
  } else if (!measure) draft.measures = [amountBefore(draft, per, counted.entity) ?? { fn: 'count' }]
  draft.ratio = owner
  draft.head = counted
  draft.group = by
  delete draft.subgroup
}

/** "cost per repair by kind": of the repairs of a kind, what one costs on average. */
function readFigureOfOne(draft: Draft, per: number, { entity }: Node): void {
  const [measure = amountBefore(draft, per, entity), ...more] = draft.measures
  if (more.length || measure?.column === undefined || !/^(?:sum|avg)$/.test(measure.fn) || !saysAgain(draft, per))
    return
  draft.measures = [{ ...measure, fn: 'avg' }]
  draft.group = draft.subgroup!
  delete draft.subgroup
}

/** "order value per shop": the amount right before. */
function amountBefore({ chunks }: Draft, per: number, entity: Entity): Measure | undefined {
  const at = chunks.findLastIndex((c, i) => i < per && c.kind !== 'filler')
  const chunk = chunks[at]
  const [field, ...others] =
    chunk && isFree(chunk) ? chunk.fields.filter(f => f.entity === entity && isNumeric(f) && isAdditive(f.field)) : []
  if (!chunk || !field || others.length) return undefined
  use(chunk, 'aggregate')
  return { fn: 'sum', column: field.field.column }
}

/** Groups of the records themselves, by their names. */
const isOfRecords = ({ entity: key, columns, period }: Grouping, { entity }: Node): boolean =>
  key === entity.key && !period && [tellingColumns(entity).join(), entity.idField?.column].includes(columns.join())

/** Groups that the owners make, and not what is counted. */
function isOfOwner({ app }: Draft, by: Grouping, owner: Node, counted: Node): boolean {
  const of = app.entities.find(one => one.key === by.entity)
  return of !== undefined && of !== counted.entity && !isOfRecords(by, owner) && leadsUp(owner.entity, of, app)
}

/** "per shop by town": the second group has a word of its own, and is not joined to the first one ("per shop and town"). */
const saysAgain = ({ chunks }: Draft, per: number): boolean =>
  chunks.some((c, i) => i > per && c.operator?.type === 'group') && !chunks.slice(per).some(c => /^and$/i.test(c.text))

/**
 * The average of how many there are of each, or of what they come to, in groups of those that they are of: records without any count, too.
 * Undefined where no key leads straight from the ones to the others.
 */
export function perRecordOfGroups(
  { app, group, groupOrder, having, ratio, measures }: Draft,
  root: Node,
): Partial<Query> | undefined {
  const [measure = { fn: 'count' } as Measure] = measures
  const owner = ratio!.entity
  const [hop, ...others] = hopsOf(owner, app).filter(({ direction, to }) => direction === 'down' && to === root.entity)
  const of = app.entities.find(one => one.key === group!.entity)
  const isReached = of !== undefined && group!.via === undefined && leadsUp(owner, of, app)
  if (!hop || others.length || !isReached || !/^(?:count|sum)$/.test(measure.fn)) return undefined
  const derived = figureBelow(root, hop.field.column, measure)
  return {
    ask: 'group',
    group: group!,
    groupOrder,
    having,
    measures: [{ fn: 'avg', column: derived.column }],
    root: { ...ratio!.selection, derived: [...(ratio!.selection.derived ?? []), derived] },
  }
}

function figureBelow({ entity, selection }: Node, via: string, { column }: Measure): Derived {
  const words = (one: Entity, name: string) => one.fields.find(f => f.column === name)?.words.join(' ') ?? name
  const noun = plural(entity.noun)
  return column === undefined
    ? { column: `number of ${noun}`, operator: 'count', left: '', right: '', of: { selection, via } }
    : {
        column: `total ${words(entity, column)} of ${noun}`,
        operator: 'total',
        left: column,
        right: '',
        of: { selection, via },
      }
}
