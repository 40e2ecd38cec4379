import { type Draft, isGenitive, type Node } from '../reading/draft.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { namedBy } from '../reading/named-by.ts'
import type { Query } from '../reading/query.ts'

type Asked = Draft['project'][number]

/**
 * "the phone of Ann's manager", "Ann's manager's phone", "when was Ann's manager hired?": what is asked of whom a key names by its role is theirs
 * and not Ann's, though she has the same field where the key names one of her kind.
 */
export function askOfReference(
  draft: Draft,
  root: Pick<Node, 'entity' | 'selection'>,
  query: Query,
): Query | undefined {
  const { project, measures, group, chunks } = draft
  const roles = project.filter(one => fieldOf(root, one)?.target !== undefined)
  const [role, ...further] = roles
  const key = role && fieldOf(root, role)
  if (!role || !key || key.role === 'email' || measures.length || group) return undefined
  // "the manager of the manager": a step for each, among records of one kind.
  const isOfKind = key.target === root.entity.key
  if (further.length && !(isOfKind && further.every(one => fieldOf(root, one) === key))) return undefined
  const asked = project.filter(one => !roles.includes(one))
  const columns = asked.map(({ at, entity, columns: own }) =>
    entity.key === key.target ? own : chunks[at]!.fields.find(f => f.entity.key === key.target)?.columns,
  )
  // The date that "when" asks for is in no words of its own.
  const dates = isOfKind ? query.project.filter(one => !project.some(other => other.columns.join() === one.join())) : []
  const isTheirs = asked.length ? areOf(draft, asked, roles) : dates.length > 0 && isOfNamed(draft, role)
  if (!isTheirs || columns.includes(undefined)) return undefined
  const named = roles.reduce(selection => namedBy(selection, key), root.selection)
  return { ...query, root: named, project: [...(columns as string[][]), ...dates], lookup: false, single: true }
}

const fieldOf = ({ entity }: Pick<Node, 'entity'>, { columns, entity: owner }: Asked): Field | undefined =>
  owner === entity ? entity.fields.find(({ column }) => column === columns[0]) : undefined

/** "Ann's manager" */
const isOfNamed = (draft: Draft, { at }: Asked): boolean =>
  isGenitive(draft, at - 1) && draft.chunks[at - 1]!.used === 'value'

/**
 * Whether all of that is asked of the role: told before it with "of", behind its genitive or behind the name whose role it is, or of that name
 * ("reach Ann's manager").
 */
function areOf(draft: Draft, asked: readonly Asked[], roles: readonly Asked[]): boolean {
  const [first, last] = [roles[0]!, roles.at(-1)!]
  const textsBetween = (from: number, to: number) => draft.chunks.slice(from + 1, to).map(c => c.text.toLowerCase())
  const isJoined = (texts: string[]) => texts.some(text => /^(?:and|or|plus|,)$/.test(text))
  const [before, behind] = [asked.filter(one => one.at < first.at), asked.filter(one => one.at > last.at)]
  const nearest = Math.max(...before.map(one => one.at))
  const texts = before.length ? textsBetween(nearest, first.at) : []
  const isTold = texts.includes('of') && !isJoined(texts)
  const isOfOwner = before.every(({ at }) => at === nearest) && isGenitive(draft, nearest) && first.at === nearest + 1
  const isSubject = isOfNamed(draft, last) && behind.every(({ at }) => !isJoined(textsBetween(last.at, at)))
  return (!before.length || isTold || isOfOwner) && (!behind.length || isGenitive(draft, last.at) || isSubject)
}
