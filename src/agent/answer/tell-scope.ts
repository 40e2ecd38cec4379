import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Query, Selection } from '../understand/reading/query.ts'
import { IN_ROLE } from './describe-related.ts'
import { describeParts, describeSelection } from './describe-selection.ts'
import { isAllOf, stillOne } from '../understand/reading/still-one.ts'
import { among, capitalise, lowerFirst } from './phrases.ts'

/** Words that begin a sentence and are no names. */
const OPENING = /^(?:The|It|There|You|Your|Both|More|Fewer|At)\b/

/**
 * The one place that sees to it that an answer tells what it was worked out over. A sentence that names one record, group or
 * figure (a superlative, a field, a comparison) need not repeat the conditions: what of them it leaves out is said before
 * it, "Of your accounts in TX, the account with the highest revenue is …". What a record is called is told by its name.
 */
export function tellScope(text: string, query: Query, model: CatalogueModel): string {
  const records = recordsOf(query, model)
  // The record that was spoken of is told by its name.
  if (isAllOf(records) || stillOne(records)) return text
  const said = text.toLowerCase()
  const [many, one] = [false, true].map(single => piecesOf(records, model, single))
  const { noun } = model.entities.get(records.entity)!
  const isTold = many!.every((piece, at) => [piece, one![at]!].some(words => said.includes(words.toLowerCase())))
  if (isTold) return text
  const told = OPENING.test(text) || text.startsWith(`${capitalise(noun)} `) ? lowerFirst(text) : text
  // "The manager of employee Ann: the phone of Bea is …": one record, of which the role tells all.
  const [role, ...others] = one!
  if (role?.startsWith(IN_ROLE) && !others.length) return `${capitalise(role.slice(IN_ROLE.length))}: ${told}`
  const scope = among(describeSelection(records, model))
  const yesOrNo = /^(Yes|No), /.exec(text)
  if (yesOrNo) return `${yesOrNo[0]}of ${scope}, ${text.slice(yesOrNo[0].length)}`
  return `Of ${scope}, ${told}`
}

/** The records that the conditions left, however they are ranked then, and whatever names those that the answer names. */
function recordsOf({ root, ask, whole, group, compares }: Query, model: CatalogueModel): Selection {
  const { order: _order, limit: _limit, offset: _offset, each: _each, ...records } = ask === 'share' ? whole! : root
  const names = (of: Selection) => {
    const { nameFields, idField } = model.entities.get(of.entity)!
    const compared = compares && group?.entity === of.entity ? group.columns : []
    const naming = new Set([...nameFields.map(f => f.column), ...(idField ? [idField.column] : []), ...compared])
    return (c: Condition) => (c.op === '=' || c.op === 'in') && c.columns.every(column => naming.has(column))
  }
  const without = <T extends Selection>(of: T): T => ({ ...of, where: of.where.filter(c => !names(of)(c)) })
  if (!compares) return without(records)
  const related = records.related.filter(
    ({ selection }) => selection.entity !== group?.entity || !isAllOf(without(selection)),
  )
  return { ...without(records), related }
}

/** Everything that a sentence has to say of the records; "You have 3 accounts" says whose they are. */
const piecesOf = (records: Selection, model: CatalogueModel, one: boolean): string[] => {
  const { qualifier, clauses, attributes, related } = describeParts(records, model, one)
  return [...(qualifier ? [qualifier.replace(/^your$/, 'you')] : []), ...clauses, ...attributes, ...related]
}
