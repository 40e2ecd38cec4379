import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Query } from '../reading/query.ts'
import { tellsRest } from '../conditions/missing.ts'
import { isPlural } from '../language/words.ts'

/** A question that is answered with yes or no. */
export const isYesNo = (draft: Draft) =>
  !isInName(draft) &&
  (/^(?:\W|and |so |but )*(is|are|was|were|do(?! not)|does|did|has|have|any)\b/i.test(draft.message.text.trim()) ||
    asksIfPossible(draft)) &&
  !/\b(how (many|much)|list|show)\b|\b(know|tell|say|see|idea|me|us|sure) (which|what|who)\b/i.test(draft.message.text)

/** "can you park at Eastcove?": whether a yes/no field holds. */
const asksIfPossible = ({ message, chunks }: Draft): boolean =>
  /^(?:\W|and |so |but )*(?:can|could|may)\b/i.test(message.text.trim()) &&
  chunks.some(c => c.used === 'condition' && c.fields.some(f => f.field.role === 'boolean'))

/** "do-not-disturb rooms": the verb is a part of what a field is called. */
const isInName = ({ chunks: [first] }: Draft): boolean =>
  first !== undefined && first.to - first.from > 1 && first.fields.length + first.values.length > 0

/** A question whether something holds of all records. */
export const asksOfAll = ({ message }: Draft): boolean =>
  /^\W*(is|are|do|does|did|have|has|were|was)\s+(all|every|each|everyone|everybody)\b/i.test(message.text)

/** How many there have to be, and whether as well: that is asked, and not which. */
const MEASURED = fragment`(?:more|fewer|less|enough|as|so|too|over|under|at|only|just|exactly|two|three|both|all|no|always|still)`

/** Any that there are, with or without "any" where what they are like stands behind: "are there rooms that nobody has booked?" */
const ANY = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:
    any(?:one|body)?
    |(?:is|are|was|were|do|does|did|has|have|can)\ any(?:one|body)?\ of\ (?:them|those|these|the|our)
    |(?:is|are)\ there\ (?:any(?:one|body)?|some(?:one|body))
    |are\ there\ (?!${MEASURED}\b)(?:[a-z]+\ ){0,2}?[a-z]{2,}s\ (?:(?:that|which|who|whose|without|with)\b|(?:we|i|you|they|nobody|no\ one)\b)
    |(?:do|have)\ (?:we|i|you)(?:\ (?:have|know|got|there|here))*\ (?:any(?:one|body)?|some(?:one|body))
  )\b
`

/** A question whether there are any, or anybody: those that there are are told. */
export const asksForAny = ({ message }: Draft): boolean => testIn(message.text, ANY)

/** The columns by which a record is named, as a condition has them: its key, or all of its name. */
const keysOf = ({ idField, nameFields }: Entity): (string | undefined)[] => [
  idField?.column,
  nameFields.map(f => f.column).join(),
]

/** "Ann Lee remote?", "task 3 blocked?": what a question says of a record that it names first, without any verb. */
export function isVerbless({ message, chunks }: Draft, { selection, entity }: Node): boolean {
  if (
    !/\?\s*$/.test(message.text) ||
    /^\W*(?:and|or|what about|how about|which|what|who|any|all)\b/i.test(message.text)
  )
    return false
  const keys = keysOf(entity)
  const named = selection.where.find(c => c.op === '=' && keys.includes(c.columns.join()))
  const said = selection.where.filter(c => c !== named)
  return (
    named?.at !== undefined &&
    said.length > 0 &&
    said.every(c => c.at !== undefined && c.at > named.at!) &&
    chunks.every((c, at) => at >= named.at! || c.kind !== 'operator')
  )
}

const DO_WE_HAVE = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:do|have|did|has) (?:we|you|i|they|anyone|anybody)\b/i

/**
 * "do you have the phone number of Ann", "have you got the course's fee": what is definite is there (Quirk et al., 1985, § 5.27), so that the
 * one who is asked shall tell it; "do you have a phone number" may ask whether there is any.
 */
const asksToBeTold = ({ chunks, message }: Draft, at: number): boolean =>
  testIn(message.text, DO_WE_HAVE) &&
  (/^(?:the|his|her|its|their)$/i.test(chunks[at - 1]?.text ?? '') ||
    // The noun of the record may stand in one stretch with its field: "the course's fee".
    message.tokens.slice(Math.max(0, chunks[at]!.from - 1), chunks[at]!.to - 1).some(({ isOwner }) => isOwner))

const HAS = /^\W*(?:do|does|did|has|have)\b/i

/** "are there any places left in Pilates?" of a `places_left`: whether there is more than none of it. */
export const asksOfRest = ({ message, project }: Draft, { entity }: Node): boolean =>
  /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:is|are|was|were) there\b/i.test(message.text) &&
  entity.fields.some(field => field.column === project[0]?.columns[0] && field.role === 'number' && tellsRest(field))

/** "does Apex have a website": not the value is asked for, but whether there is one. */
export function readHaving(draft: Draft, root: Node, query: Query): void {
  const [asked] = draft.project
  if (
    !asked ||
    draft.project.length > 1 ||
    asked.entity !== root.entity ||
    draft.measures.length ||
    !(HAS.test(draft.message.text) || asksOfRest(draft, root)) ||
    asksToBeTold(draft, asked.at)
  )
    return
  const isCounted = root.entity.fields.some(
    f =>
      f.column === asked.columns[0] && f.role === 'number' && (isPlural(draft.chunks[asked.at]!.text) || tellsRest(f)),
  )
  const words = draft.chunks[asked.at]!.text
  root.selection.where.push({
    columns: asked.columns,
    // So many of what is counted are at least one, and what is left of something is some of it.
    ...(isCounted ? { op: '>' as const, values: [0] } : { op: 'filled' as const, values: [] }),
    label: `that have ${words}`,
    at: asked.at,
  })
  draft.project.splice(0)
  Object.assign(query, { project: [], lookup: false, single: false })
}

/** "is the status of order 7 paid": the one field that is named and the value behind it say what is asked to be so. */
export function askIfSo(draft: Draft, root: Node, query: Query): void {
  const [asked, ...others] = query.project
  const place = draft.project[0]?.at
  if (!asked || others.length || place === undefined || draft.measures.length || !IS_IT_SO.test(draft.message.text))
    return
  const isSaid = root.selection.where.some(
    ({ columns, op, at }) => columns.join() === asked.join() && op !== 'filled' && op !== 'empty' && (at ?? -1) > place,
  )
  if (!isSaid) return
  draft.project.splice(0)
  Object.assign(query, { project: [], lookup: false, single: false })
}
const IS_IT_SO = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:is|are|was|were)\b/i

/**
 * "is Ann Lee a gold or a silver member?": of the one that is named it is asked which, and none of what is offered may be so (an alternative
 * question; Quirk et al., 1985, § 11.20). The field of the values offered, which bound nothing then.
 */
export function takeOffered({ message }: Draft, { selection, entity }: Node): string[] | undefined {
  if (!testIn(message.text, OFFERS)) return undefined
  const keys = keysOf(entity)
  const isNamed = selection.where.some(({ op, columns }) => op === '=' && keys.includes(columns.join()))
  const [offered, ...others] = selection.where.filter(({ op, values }) => op === 'in' && values.length > 1)
  if (!isNamed || !offered || others.length || selection.where.length > 2 || keys.includes(offered.columns.join()))
    return undefined
  selection.where = selection.where.filter(one => one !== offered)
  return offered.columns
}
const OFFERS = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:is|are|was|were)\b.*\bor\b/i

/** "have you got the head of Birch Mill": whom or what one record names in a role is to be told, too. */
export const asksForTheOne = ({ message }: Draft, { root }: Query): boolean =>
  DO_WE_HAVE.test(message.text) &&
  /^\W*(?:\S+\s+){2}(?:have |got |know )?(?:the|his|her|its|their)\b/i.test(message.text) &&
  !root.where.length &&
  root.related.length === 1 &&
  root.related[0]!.exists &&
  root.related[0]!.selection.where.some(({ op }) => op === '=')
