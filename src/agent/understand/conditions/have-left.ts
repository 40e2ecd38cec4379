import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { dateOf, endsOn } from '../entity-model/begin-and-end.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { employmentsOf } from '../entity-model/employments.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, type Node, addCondition, addNode, isFree, nameField, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'
import { LEAVES } from './upcoming.ts'

/** That somebody belongs there no more: the verb, with nothing behind it or the body as a whole; when they did so is told behind that. */
const LEFT = pattern('i')`
  \b(?<subject>who|that|people|many|[a-z]+s|[a-z]+ff)\ (?:(?:have|has|had|['’]ve)\ )?(?:(?:already|since|ever|now)\ )?
  (?:(?:is|are|['’]s|['’]re)\ (?:soon\ )?(?=leaving\b))?(?<verb>left|quit|resigned|departed|gone|leaving)
  (?:\ (?:us|(?:the|our)\ (?<body>[a-z]+)))?(?:\ soon)?
  (?=\W*$|\ (?:are|is)\ there\b|\ (?:in|since|during|between|before|after|this|last|next|on|so\ far|within|over)\b)
`

/**
 * "who has left the company?", "how many people have left this year?" of people with a day on which they left (`terminated_on`): those who have
 * one that is over. What is said of when is said of that day. Nothing where a state is called so.
 */
export function readHaveLeft(draft: Draft): void {
  const { chunks, message, app } = draft
  const match = execIn(message.text, LEFT)
  if (!match) return
  const end = match.index + match[0].length
  const start = match.index + match[0].toLowerCase().lastIndexOf(match.groups!.verb!.toLowerCase())
  const at = chunks.findIndex(c => message.tokens[c.from]!.start === start)
  const verb = chunks[at]
  if (!verb || !(isFree(verb) || verb.kind === 'filler') || verb.values.length) return
  if (match.groups!.body && !isBody(draft, at + 2)) return
  const isLeaving = /^leaving$/i.test(verb.text)
  const who = chunks.find((c, i) => i < at && (c.operator?.type === 'who' || c.operator?.type === 'count') && isFree(c))
  const place = who ? chunks.indexOf(who) + (who.operator!.type === 'count' ? 1 : 0) : -1
  const node =
    draft.nodes.find(n => arePeople(n.entity) && n.at < at) ?? (who && nobodyElse(draft, app.entities, place))
  const { entity, left } = (node && dayOfLeaving(node.entity, app)) ?? {}
  if (!node || verb.fields.some(f => f.quality >= 0.8 && f.field !== left)) return
  if (node && !left && flagThoseLeft(draft, node, at)) return
  // The end of a contract that was agreed for a time is no leave that anybody takes.
  if (!entity || !left || !mayBeEmpty(left) || (isLeaving && entity !== node.entity))
    return void Object.assign(verb, { kind: 'unknown', fields: [] })
  verb.fields = []
  if (who?.operator?.type === 'who') use(who, 'entity')
  const date = chunks.find((c, i) => i > at && isFree(c) && c.literal?.kind === 'date')
  if (date) {
    // The date is read as any is that stands behind its field.
    nameField(verb, { entity, field: left, columns: [left.column], quality: 1 })
    const isOpenEnded = chunks.slice(at, chunks.indexOf(date)).some(c => /^(?:since|after|from)$/i.test(c.text))
    if (isOpenEnded && !isLeaving && entity === node.entity) boundByToday(draft, node, left, at, false)
  } else {
    boundByToday(draft, entity === node.entity ? node : addNode(draft, entity, at, true), left, at, isLeaving)
    use(Object.assign(verb, { kind: 'mention' }), 'condition')
  }
  for (const chunk of chunks.slice(at + 1))
    if (isFree(chunk) && message.tokens[chunk.to - 1]!.end <= end && chunk.kind !== 'filler') use(chunk, 'whole')
}
readHaveLeft.needs = /^(?:left|quit|resigned|departed|gone|leaving)$/

/** "left the studio", "quit our firm": the whole that they belong to, and no record that a word of the service names. */
const isBody = ({ chunks }: Draft, at: number): boolean => {
  const { entities = [], fields = [], values = [], literal } = chunks[at] ?? {}
  return !literal && [...entities, ...fields, ...values].every(({ quality }) => quality < NAMED)
}
/** So well a word names something that a service tells of. */
const NAMED = 0.8

const TOLD_LEFT = /\bfalse (?:once|when|if|after)\b[^.;]*\b(?:left|leaves?|gone|quit|resigned)\b/i

/** "how many patients have left the practice" of an `is_active` that is "False once they have left": those who are not, where no time is told. */
function flagThoseLeft(draft: Draft, { entity, selection }: Node, at: number): boolean {
  const { chunks } = draft
  const flags = entity.fields.filter(f => f.role === 'boolean' && !f.nested && TOLD_LEFT.test(f.description))
  const [flag] = flags
  if (!flag || flags.length > 1 || chunks.some(c => c.literal) || /leaving/i.test(chunks[at]!.text)) return false
  const label = `not ${labelOf(flag)}`
  selection.where.push({ columns: [flag.column], op: '=', values: [false], at, label })
  use(Object.assign(chunks[at]!, { kind: 'mention', fields: [] }), 'condition')
  return true
}

/** The day has come by today, or is still to come. */
function boundByToday({ message }: Draft, owner: Node, left: Field, at: number, isAhead: boolean): void {
  const label = `${labelOf(left)} ${isAhead ? 'after' : 'not after'} today`
  addCondition(owner, {
    columns: [left.column],
    op: isAhead ? '>' : '<=',
    values: [message.today],
    asDay: true,
    at,
    label,
  })
}

/** The day on which they left, or on which that by which they are employed ended. */
function dayOfLeaving(person: Entity, app: AppModel): { entity: Entity; left: Field } | undefined {
  const own = dateOf(person, LEAVES)
  if (own) return { entity: person, left: own }
  const [contract, ...others] = employmentsOf(person, app)
  const left = contract && !others.length ? endsOn(contract) : undefined
  return contract && left && { entity: contract, left }
}

/** The one kind of people with such a day, where "who" stands for them and nothing else is spoken of. */
function nobodyElse(draft: Draft, entities: readonly Entity[], at: number) {
  if (draft.nodes.some(n => !n.implicit)) return undefined
  const people = entities.filter(
    e => !e.hidden && !e.inside && arePeople(e) && dayOfLeaving(e, draft.app) !== undefined,
  )
  return people.length === 1 ? addNode(draft, people[0]!, at) : undefined
}
