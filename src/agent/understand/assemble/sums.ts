import type { Chunk } from '../chunks/chunk.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from '../asks/additive.ts'
import { unitOf } from '../conditions/field-units.ts'
import type { Query } from '../reading/query.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** The column of many records that is added up though no word asks for a sum. */
export function columnToAdd(draft: Draft, root: Node, query: Query): string | undefined {
  const [wanted] = draft.project
  const isOneColumn = query.project.length === 1 && !query.single && !query.lookup
  if (wanted && isOneColumn && (isAmountOfDoing(draft, wanted.at, root) || isWorth(draft, root)))
    return wanted.columns[0]
  // "what is their total amount": of many records, a field that is called a total is added up.
  const isTotal =
    wanted &&
    draft.project.length === 1 &&
    /\btotal\b/i.test(draft.chunks[wanted.at]!.text) &&
    /^\W*(and |so )?(what(?: is| was|'s)|how much)\b/i.test(draft.message.text) &&
    root.entity.fields.some(f => f.column === wanted.columns[0] && f.role === 'money')
  if (isTotal && !query.single) return wanted.columns[0]
  // "how many employees do the accounts in Texas have": a stored figure of many records is added up.
  const figure = draft.project.find(p => p.counted && p.entity === root.entity)
  // "how many days does everyone have left": one for each of them.
  const everybody = /\b(?:everyone|everybody)\b/i.exec(draft.message.text)?.[0]
  if (everybody && !arePeople(root.entity)) draft.ignored.push(everybody)
  if (everybody) return undefined
  return query.single ? undefined : figure?.columns[0]
}

/**
 * "hours spent on tasks of team A", "km driven last month": an amount in a unit that stands first, with what was done, is
 * added up over the records.
 */
function isAmountOfDoing(draft: Draft, at: number, root: Node): boolean {
  const chunk = draft.chunks[at]!
  const field = root.entity.fields.find(f => draft.project[0]!.columns[0] === f.column)
  const isFirst = draft.chunks
    .slice(0, at)
    .every(c => (c.kind === 'filler' || isNamed(c)) && !/^(show|list|give|get|find)$/i.test(c.text))
  const [, ...rest] = chunk.text.split(' ')
  const doing = rest.at(-1) ?? draft.chunks[at + 1]?.text ?? ''
  return isFirst && field?.role === 'number' && unitOf(field) !== undefined && isAdditive(field) && isParticiple(doing)
}

/** "A-7 hours logged", "Ann Lee hours worked": by whom or on what it was done. */
const isNamed = ({ used, text }: Chunk): boolean => used === 'value' && /^[\p{Lu}\d]/u.test(text)

/** "what are the boats worth (at their purchase prices)": what many are worth is added up. */
function isWorth(draft: Draft, root: Node): boolean {
  const field = root.entity.fields.find(f => draft.project[0]!.columns[0] === f.column)
  const asked = /^\W*(?:what|how much)\b.*\b(worth|(?:do|did) (?:we|you|they|i) (?:spend|pay|make|earn|owe))\b/i.exec(
    draft.message.text,
  )?.[1]
  // What was spent on lamps or made of them is not what they cost, each.
  return field?.role === 'money' && asked !== undefined && (asked.toLowerCase() === 'worth' || !isPriceOfOne(field))
}
