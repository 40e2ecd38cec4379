import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { CUSTOMERS } from '../../../lib/synonyms.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { arePeople, isOwnPerson, isParty } from '../entity-model/people.ts'
import { isByWhom } from '../entity-model/references.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isToldBy } from '../reading/keys-of-verbs.ts'
import { pattern } from '../../../lib/patterns.ts'
import { takesPart, waysTo } from './members-in.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { lasts } from '../entity-model/begin-and-end.ts'
import { hopsOf, keysToPeople, kindsBelow } from '../entity-model/relations.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'

/**
 * "who had a late visit", "who is interested?" of visits with a `visitor_name`: the records are no people, so whom each of them names
 * is shown with it.
 */
export function readWhoOfRecords(draft: Draft): void {
  const { chunks, nodes, measures, group, project } = draft
  const at = chunks.findIndex(c => c.operator?.type === 'who')
  const node = nodes.find(n => !n.implicit) ?? nodes[0]
  const who = chunks[at]
  if (!who || at > 1 || !node || measures.length || group || project.length || !isFree(who)) return
  if (arePeople(node.entity) || nodes.some(n => n !== node && arePeople(n.entity))) return
  // "who is coming to the talk": those who take part in it, and not whoever gives it.
  if (takesPart(chunks, at) && waysTo(draft.app, node.entity).length === 1) return
  if (asksForParty(draft, at, node)) return use(who, 'who')
  if (readWhoWorksAt(draft, at, node)) return
  const [field, ...others] = node.entity.fields.filter(isOwnPerson)
  if (!field || others.length || isAmong(draft, at, node)) return
  // "whose site is Birch House" of its client and a `key_holder`: it belongs to those whom it points to.
  const isOwned = /\bbelongs? to\W*$/i.test(draft.message.text) && !OWNS.test(field.words.at(0)!)
  if (isOwned && hopsOf(node.entity, draft.app).some(hop => hop.direction === 'up' && isParty(hop.to)))
    return void draft.ignored.push('who')
  // "who handled it" of an applicant and a `handled_by_id`: the key that is called so tells it, or nothing does.
  const done = chunks.slice(at + 1).find(c => isParticiple(c.text.toLowerCase()))
  const isByOther = (one: Field) =>
    one !== field &&
    isByWhom(one.words.filter(word => word !== 'id')) &&
    one.words.some(word => rootOf(word) === rootOf(done!.text.toLowerCase()))
  if (done && node.entity.fields.some(isByOther)) return void draft.ignored.push('who')
  if (takesPart(chunks, at) && field.words.some(word => GIVES.test(word))) return void draft.ignored.push('who')
  const makes = chunks[at + 1]
  // "who had the novel last" of its author: whoever made it is not who has it.
  const hasMade = field.words.some(word => MAKER.test(word) || MAY_MAKE.test(word))
  if (makes && HAS.test(makes.text) && hasMade) return void draft.ignored.push('who')
  // "who makes the tent" of its owner: somebody who made it is called so.
  if (makes && MAKES.test(makes.text) && !field.words.some(word => MAKER.test(word))) {
    if (!field.words.some(word => MAY_MAKE.test(word))) return void draft.ignored.push(makes.text)
    draft.sureness = Math.min(draft.sureness, BY_DATE)
    draft.notes.push(`took who “${makes.text}” as the ${field.words.join(' ')}`)
  }
  // "who is delivering it": somebody who does it, and nobody to whom it is done.
  const isDone = !testIn(draft.message.text, WITHOUT_OBJECT)
  if (field.words.some(word => RECEIVES.test(word)) && isDone && asksForDoer(draft))
    return readDoerOf(draft, at, node.entity)
  const verb = chunks.slice(at + 1).find(c => c.kind !== 'filler')
  if (verb && isOnlyDated(verb) && !isToldBy(field, rootOf(verb.text.toLowerCase()))) {
    draft.sureness = Math.min(draft.sureness, BY_DATE)
    draft.notes.push(`took who “${verb.text}” as the ${field.words.join(' ')}`)
  }
  // "who was it lost to" of its owner: at the other end of what was done is somebody else.
  const state = stateOfOtherEnd(draft)
  if (state && !field.words.some(word => RECEIVES.test(word) || rootOf(word) === rootOf(state)))
    return void draft.ignored.push('who')
  draft.project.push({ columns: [field.column], entity: node.entity, at })
  use(who, 'project')
}

const OWNS = /^(?:owner|proprietor|landlord)$/

/** "lost to", "won from": the state before a preposition that stands without its complement (Quirk et al., 1985, 9.6). */
function stateOfOtherEnd({ chunks }: Draft): string | undefined {
  if (!/^(?:to|from|against|with|for)$/i.test(chunks.at(-1)?.text ?? '')) return undefined
  return chunks
    .slice(-3)
    .find(c => c.used === 'value' && isParticiple(c.text.toLowerCase()))
    ?.text.toLowerCase()
}

/** "who is our biggest client": what is ranked is itself spoken of as somebody, and nobody beside it is asked for. */
const asksForParty = ({ chunks }: Draft, who: number, { at, entity }: Node): boolean =>
  isParty(entity) &&
  /^(?:is|are|was|were)$/i.test(chunks[who + 1]?.text ?? '') &&
  chunks.slice(who + 2, at).some(c => c.operator?.type === 'superlative' || c.used === 'superlative') &&
  chunks
    .slice(who + 2, at)
    .every(c => c.operator?.type === 'superlative' || DETERMINES.test(c.text) || c.literal?.kind === 'number')
const DETERMINES = /^(?:the|our|my|your|their|single)$/i

/** How sure it is that those work somewhere whom records connect with it. */
const BY_LINK = 0.85

/**
 * "who is working at the Old Mill" of assignments of people to sites: those whom the one kind of records that last for some time connects with it, and
 * neither the client whom it is for nor whoever manages it.
 */
function readWhoWorksAt(draft: Draft, who: number, node: Node): boolean {
  const { app, chunks, nodes } = draft
  const place = Math.floor(node.at)
  const verb = chunks.findIndex((c, i) => i > who && i < place && /^work(?:s|ing)?$/i.test(c.text))
  const isAt = verb > 0 && chunks.slice(verb + 1, place).some(c => /^(?:at|in|on|for)$/i.test(c.text))
  if (!isAt || nodes.length > 1 || node.previous || chunks.slice(who + 1, place).some(c => c.kind !== 'filler'))
    return false
  const below = kindsBelow(node.entity, app)
  const [link, ...links] = new Set(below.filter(to => lasts(to) && keysToPeople(to, app).length > 0))
  const [people, ...others] = new Set(link && keysToPeople(link, app).map(hop => hop.to))
  if (!link || links.length || !people || others.length || below.some(to => arePeople(to))) return false
  addNode(draft, people, who)
  addNode(draft, link, verb).isVerb = true
  use(chunks[who]!, 'entity')
  use(chunks[verb]!, 'related')
  draft.sureness = Math.min(draft.sureness, BY_LINK)
  return true
}

/** Whoever holds what others come to. */
const GIVES =
  /^(?:hosts?|hosted|organi[sz]ers?|leaders?|led|instructors?|teachers?|tutors?|speakers?|presenters?|trainers?|coach|guides?|facilitators?|chair)$/
const HAS = /^(?:has|have|had|holds?|held)$/i
const MAKES = /^(?:makes?|made)$/i
const MAKER = /^(?:maker|manufacturer|producer|creator|builder)$/
/** Whoever makes things of some kind. */
const MAY_MAKE = /^(?:designer|author|artist|director|architect|baker|chef|cook|brewer|carpenter|developer)$/

/** How sure it is that whom a record names did what only its date tells: "who installed it" of an `installed_on` and an `operator`. */
const BY_DATE = 0.6

const isOnlyDated = ({ text, fields, values, entities }: Chunk): boolean =>
  isParticiple(text.toLowerCase()) &&
  fields.length > 0 &&
  fields.every(({ field }) => field.role === 'date') &&
  !values.length &&
  !entities.length

/** "who is with the bank's Quay branch?": those who belong to it, where people do, and not the one whom its record names. */
const isAmong = ({ chunks, app }: Draft, who: number, { entity, at }: Draft['nodes'][number]): boolean =>
  chunks.some(
    c => c.from > chunks[who]!.from && c.to <= chunks[Math.floor(at)]!.from && /^(?:with|at|in|from)$/i.test(c.text),
  ) && hopsOf(entity, app).some(hop => hop.direction === 'down' && arePeople(hop.to) && !hop.to.hidden)

/** Nouns for those to whom something is done (thematic roles of patient and recipient; Quirk et al., 1985, § 10.18–10.22). */
const RECEIVES =
  /^(?:recipient|receiver|addressee|consignee|beneficiary|payee|customer|client|buyer|guest|\p{L}{3,}ee)$/u
/** A verb in the active voice right behind "who". */
const ACTIVE =
  /^\W*(?:and |so |but )?who(?: is|'s| was| will be| has been| will)? (?:\p{L}+ing|\p{L}+[^s\W]s|\p{L}+ed)\b(?! (?:by|to|for)\b)/iu
/** "who arrives in June", "who is leaving today?": nothing that it is done to stands behind the verb, so it is what the guest does. */
const WITHOUT_OBJECT = pattern('iu')`
  ^\W*(?:and |so |but )?who(?: is| was|'s| will)? (?:arriv|depart|leav|com|stay|return|check)\p{L}*
  (?:\ (?:in|on|at|out|today|tomorrow|tonight|this|next|last|before|after|between|until)\b|\W*$)
`
const LINKS =
  /^\W*(?:and |so |but )?who(?: is|'s| was)? (?:getting|receiving|gets|receives|received|has|does|was(?! \p{L}+ing))\b/iu

const asksForDoer = ({ message: { text } }: Draft): boolean => testIn(text, ACTIVE) && !testIn(text, LINKS)

/** How sure it is that the one kind of people whom the records point to does what they are about. */
const BY_KEY = 0.75

/** The one kind of people whom the records point to; where there are none or several, the question stays open. */
function readDoerOf(draft: Draft, at: number, entity: Draft['nodes'][number]['entity']): void {
  // Those who are served do nothing of it.
  const people = keysToPeople(entity, draft.app).filter(hop => !hop.to.hidden && !isOneOf(hop.to, CUSTOMERS))
  const [hop, ...more] = people
  if (!hop || more.length) return
  draft.sureness = Math.min(draft.sureness, BY_KEY)
  addNode(draft, hop.to, at)
  use(draft.chunks[at]!, 'entity')
}
