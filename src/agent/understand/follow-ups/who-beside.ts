import { besideOf, namesOf, roleOf } from '../assemble/beside.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { type Query, type Selection, plainly } from '../reading/query.ts'

/**
 * "Which tickets are open, and who is working on them?": the people are those whom a key of the records names that were asked for right before, so
 * that they are shown beside each of these, and not in a list of their own that tells nobody's ticket. The one request for the two.
 */
export function whoBeside(parts: readonly Query[], model: CatalogueModel): Query | undefined {
  const [first, second, ...more] = parts
  if (!first || !second || more.length || !isPlainList(first) || !isPlainList(second)) return undefined
  const relation = onlyRelation(second)
  const [records, people] = [first.root.entity, second.root.entity].map(key => model.entities.get(key))
  if (!records || !people || !relation || !arePeople(people) || !people.nameFields.length) return undefined
  if (relation.selection.entity !== records.key || !isSame(relation.selection, first.root)) return undefined
  const hop = keyOf(records, people, relation.via, model)
  return hop && { ...first, beside: [besideOf(records, hop, namesOf(people), roleOf(hop))] }
}

const isPlainList = ({ kind, ask, root, project, beside, group, single }: Query): boolean =>
  kind === 'query' && ask === 'list' && !group && !single && !project.length && !beside && root.limit === undefined

/** People of whom nothing is said but what records they have. */
function onlyRelation({ root }: Query): Selection['related'][number] | undefined {
  const [relation, ...others] = root.related
  const isBare = !root.where.length && !root.anyOf?.length && !root.within && !root.except
  return relation?.exists && !relation.count && !others.length && isBare ? relation : undefined
}

function keyOf(records: Entity, people: Entity, via: string | undefined, model: CatalogueModel): Hop | undefined {
  const app = model.apps.find(({ name }) => name === records.app)
  const hops = app ? hopsOf(records, app).filter(hop => hop.direction === 'up' && hop.to === people) : []
  const [hop, ...others] = via === undefined ? hops : hops.filter(({ field }) => field.column === via)
  return others.length ? undefined : hop
}

/** Said at different places, the same of the same records. */
const isSame = (one: Selection, other: Selection): boolean => plain(one) === plain(other)
const plain = (selection: Selection): string => plainly(selection, 'at', 'label', 'within', 'ofSame')
