import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, addNode, emptySelection, isFree, use } from '../reading/draft.ts'
import { IN_CHARGE, isOfCharge, onceEach } from '../reading/keys-of-verbs.ts'

/** What stands between the group and whoever is in it, and says no more than that. */
const IS_IN = /^(?:works?|working|belongs?|sits?|serves?|is|in|to|for|of|that|which|where|the)$/i

/**
 * "who leads the team that Ann works in?", "who is the head of Ann's department?" of departments with a `manager_id` and people with a
 * `department_id`: whoever is in charge of the one that she is in, and not of the one that she is in charge of. Behind nouns.
 */
export function readLeadOfTheirs(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who' && isFree(c))
  const lead = chunks.findIndex((c, i) => i > who && i <= who + 3 && isOfLead(c))
  const at = chunks.findIndex((c, i) => i > lead && c.values.some(v => v.quality >= 0.9 && isPersonsName(v)))
  const value = chunks[at]?.values.find(isPersonsName)
  const group = nodes.find(n => n.at > lead && !n.implicit && !arePeople(n.entity))
  if (who < 0 || lead < 0 || !value || !isFree(chunks[at]) || !group || nodes.some(n => n !== group && !n.implicit))
    return
  const [above, within] = keysBetween(group.entity, value.entity, app)
  const [first, last] = [Math.min(group.at, at), Math.max(group.at, at)]
  const between = chunks.slice(first + 1, last).filter(c => c.kind !== 'filler')
  if (!above || !within || !between.every(c => IS_IN.test(c.text))) return
  const named = { columns: value.columns, op: '=' as const, values: value.values, text: true, label: `called “${value.values.join(' ')}”` } // oxfmt-ignore
  group.selection.related.push({
    selection: { ...emptySelection(value.entity), where: [named] },
    exists: true,
    via: within.field.column,
    direction: within.direction,
  })
  addNode(draft, value.entity, who)
  draft.keys = [...(draft.keys ?? []), above.field]
  for (const chunk of between) if (isFree(chunk)) use(chunk, 'related')
  for (const chunk of chunks.slice(last + 1)) if (isFree(chunk) && IS_IN.test(chunk.text)) use(chunk, 'related')
  Object.assign(chunks[lead]!, { entities: [], fields: [], values: [] })
  // Nothing else is hers: the genitive is read.
  chunks[at]!.values = []
  use(chunks[lead]!, 'related')
  use(chunks[at]!, 'value')
  chunks[who]!.entities = [{ entity: value.entity, quality: 1 }]
  use(chunks[who]!, 'entity')
}
readLeadOfTheirs.needs = (word: string) => isOfCharge(rootOf(word)) || IN_CHARGE.test(word)

const isOfLead = (chunk: Chunk): boolean =>
  isFree(chunk) && (isOfCharge(rootOf(chunk.text.toLowerCase())) || IN_CHARGE.test(chunk.text.toLowerCase()))

const isPersonsName = ({ entity, field }: Chunk['values'][number]): boolean =>
  arePeople(entity) && entity.nameFields.includes(field)

/** The one key by which somebody is in charge of the group, and the one by which people are in it. */
function keysBetween(group: Entity, person: Entity, app: Draft['app']): [Hop | undefined, Hop | undefined] {
  const hops = hopsOf(group, app).filter(({ to }) => to === person)
  const isAbove = ({ direction, field }: Hop) => direction === 'up' && field.words.some(word => IN_CHARGE.test(word))
  const [above, ...more] = onceEach(hops.filter(isAbove))
  const [within, ...others] = onceEach(hops.filter(hop => hop.direction === 'down' && hop.field !== above?.field))
  return more.length || others.length ? [undefined, undefined] : [above, within]
}
