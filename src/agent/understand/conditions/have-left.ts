import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { dateOf, endsOn } from '../entity-model/begin-and-end.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { employmentsOf } from '../entity-model/employments.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, addCondition, addNode, isFree, nameField, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'
import { LEAVES } from './upcoming.ts'

/** That somebody belongs there no more: the verb, with nothing behind it or the body as a whole; when they did so is told behind that. */
const LEFT = pattern('i')`
  \b(?<subject>who|that|people|[a-z]+s|[a-z]+ff)\ (?:(?:have|has|had|['’]ve)\ )?(?:(?:already|since|ever|now)\ )?
  (?<verb>left|quit|resigned|departed|gone)
  (?:\ (?:us|(?:the|our)\ (?:company|firm|business|organi[sz]ation|charity|team|club|school|practice|hospital|hotel|agency|house)))?
  (?=\W*$|\ (?:in|since|during|between|before|after|this|last|on|so\ far|within|over)\b)
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
  if (!verb || !(isFree(verb) || verb.kind === 'filler') || verb.values.length || verb.fields.length) return
  const who = chunks.find((c, i) => i < at && c.operator?.type === 'who' && isFree(c))
  const node = draft.nodes.find(n => arePeople(n.entity) && n.at < at) ?? (who && nobodyElse(draft, app.entities, chunks.indexOf(who))) // oxfmt-ignore
  const { entity, left } = (node && dayOfLeaving(node.entity, app)) ?? {}
  if (!node || !entity || !left || !mayBeEmpty(left)) return
  if (who) use(who, 'entity')
  const date = chunks.find((c, i) => i > at && isFree(c) && c.literal?.kind === 'date')
  if (date) {
    // The date is read as any is that stands behind its field.
    nameField(verb, { entity, field: left, columns: [left.column], quality: 1 })
  } else {
    const over = { op: '<=' as const, values: [message.today], asDay: true, at }
    const owner = entity === node.entity ? node : addNode(draft, entity, at, true)
    addCondition(owner, { columns: [left.column], ...over, label: `${labelOf(left)} not after today` })
    use(Object.assign(verb, { kind: 'mention' }), 'condition')
  }
  for (const chunk of chunks.slice(at + 1))
    if (isFree(chunk) && message.tokens[chunk.to - 1]!.end <= end && chunk.kind !== 'filler') use(chunk, 'whole')
}
readHaveLeft.needs = /^(?:left|quit|resigned|departed|gone)$/

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
