import type { Chunk } from '../chunks/chunk.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isKeyWord } from '../entity-model/key-words.ts'
import { arePeople, isOwnPerson, isPersonNoun } from '../entity-model/people.ts'
import { isByWhom } from '../entity-model/references.ts'
import { SERVED } from '../entity-model/served.ts'
import { findPath } from '../entity-model/relations.ts'
import { isParticle } from '../language/particles.ts'
import { rootOf } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { IN_CHARGE, RESPONSIBLE, isOfCharge } from '../reading/keys-of-verbs.ts'
import { isNear, isOfOthers, isOtherRole, isRoleOf } from '../reading/roles-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { DOING } from './who-worked.ts'

/** How sure it is at most whom a verb speaks of that no role is called after. */
const BY_VERB = 0.6
/** How near a verb has to be to the noun for somebody, and to the noun for the records (likeness of WordNet). */
const NEAR = 0.35
const ABOUT = 0.5

/** Verbs of being at the head of something. */
const LEADS = new Set('head lead direct chair run manage oversee supervise'.split(' ').map(rootOf))

/** Verbs of sending and carrying, which is done for those who are served and not by them (Levin, 1993, 11.1 and 11.4), by their roots. */
const BRINGS = new RegExp(
  `^(?:${'deliver ship carry transport bring send dispatch pack'.split(' ').map(rootOf).join('|')})$`,
)

/** Somebody whom a record names: in a text, or by the way to a record of people. */
interface Somebody {
  field?: Field
  entity?: Entity
  nouns: string[]
}

/**
 * "who runs the Quay branch?", "who sails Tern?": of one record that is named the one person that it has, where the verb is near to what
 * that person is called, or is what is done with such records. Only where a message was not understood otherwise.
 */
export function readWhoByVerb(draft: Draft): void {
  if (!draft.tags) return
  const { chunks, nodes } = draft
  const at = chunks.findIndex(chunk => chunk.operator?.type === 'who')
  const isVerbAt = (chunk: Chunk, i: number) =>
    isFree(chunk) && (chunk.kind === 'unknown' || isWorkingOn(chunks, at + 1 + i) || isDoing(draft, at + 1 + i))
  const verb = chunks.slice(at + 1).find(isVerbAt)
  const node = nodes.find(one => one.previous || isKeyed(one))
  if (at < 0 || at > 1 || !verb || !node || nodes.length > 1 || draft.measures.length) return
  if (!/^\p{Ll}{3,}$/u.test(verb.text) || isParticle(verb.text) || arePeople(node.entity)) return
  if (chunks.filter(chunk => isFree(chunk) && chunk.kind === 'unknown').length > 1) return
  // Somebody may be shown with the record already; what the verb says is told then.
  const shown = draft.project.map(({ columns }) => columns.join())
  if (!isFree(chunks[at]) && !shown.length) return
  const isWork = DOING.has(rootOf(verb.text)) || isTaking(draft, chunks.indexOf(verb))
  const isDone = isWork || isDoing(draft, chunks.indexOf(verb)) || BRINGS.test(rootOf(verb.text))
  const all = somebodyOf(draft, node.entity).filter(
    ({ field, entity }) => (!shown.length || shown.join() === field?.column) && !(isDone && entity && isServed(entity)),
  )
  const verbs = basesOf(verb.text)
  const root = rootOf(verb.text)
  const isResponsible = RESPONSIBLE.has(root) || verb.kind === 'filler'
  const leads = LEADS.has(root) || isResponsible
  const inCharge = leads
    ? all.filter(one => one.nouns.some(noun => IN_CHARGE.test(noun) || isOfCharge(rootOf(noun))))
    : []
  const fitting = leads ? all : all.filter(one => !isOther(verbs, one))
  const near = inCharge.length ? inCharge : fitting.filter(one => one.nouns.some(noun => isNear(verbs, noun, NEAR) || isRoleOf(verbs, noun))) // oxfmt-ignore
  const isOfRecords = isNear(verbs, node.entity.words.at(-1)!, ABOUT) || isResponsible || isWork
  const [found, ...others] = near.length ? near : isOfRecords ? fitting : []
  if (!found || others.length) return
  draft.sureness = Math.min(draft.sureness, BY_VERB)
  const told = found.field?.words.join(' ') ?? found.entity!.noun
  draft.notes.push(`took ${isResponsible ? 'who is responsible' : `who “${verb.text}”`} as the ${told}`)
  use(verb, 'related')
  if (shown.length) return
  if (found.field) {
    draft.project.push({ columns: [found.field.column], entity: node.entity, at })
    return use(chunks[at]!, 'project')
  }
  addNode(draft, found.entity!, at)
  use(chunks[at]!, 'entity')
}

/** "who is working on task 3": with its preposition it says who is responsible. */
const isWorkingOn = (chunks: readonly Chunk[], at: number): boolean =>
  /^(?:works?|working|worked)$/i.test(chunks[at]!.text) && /^(?:on|at)$/i.test(chunks[at + 1]?.text ?? '')

/** "who did job 12": the verb of doing right before the record, where no other one says what was done. */
const isDoing = (draft: Draft, at: number): boolean =>
  isRightBefore(draft, at) &&
  (/^(?:do|does|did|done|doing)$/i.test(draft.chunks[at]?.text ?? '') || isTaking(draft, at))

const isRightBefore = ({ chunks, nodes }: Draft, at: number): boolean =>
  nodes.some(node => node.at > at && chunks.slice(at + 1, node.at).every(({ text }) => /^(?:the|our)$/i.test(text)))

/** "who's taking the sale V-3", "who covers the class": a light verb says no more than that somebody does it, but of what is learnt. */
const isTaking = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^(?:tak(?:es?|ing)|took|cover(?:s|ed|ing)?)$/i.test(chunks[at]?.text ?? '') &&
  !nodes.some(({ entity }) => LEARNT.test(entity.words.at(-1)!))
const LEARNT =
  /^(?:course|exam|examination|test|module|subject|programme|program|qualification|medicine|drug|loan|product|item)$/

/** For whom a record is made, who did not do it. */
const isServed = ({ words }: Entity): boolean => SERVED.test(words.at(-1)!)

/** Somebody in a text who does something else than the verb says; people of any kind where only others do that. */
const isOther = (verbs: readonly string[], { field, nouns }: Somebody): boolean =>
  (field !== undefined || isOfOthers(verbs)) && isOtherRole(verbs, nouns)

/** Texts that name somebody, and the kinds of people that the record leads to in one step. */
function somebodyOf({ app }: Draft, entity: Entity): Somebody[] {
  const texts = entity.fields
    .filter(
      field =>
        (!field.nested && (isOwnPerson(field) || isTextByWhom(field) || rolesTold(field).length > 0)) ||
        isRoleInObject(field),
    )
    .map(field => ({ field, nouns: [...nounsOf(field.words), ...rolesTold(field)] }))
  const kinds = app.entities.flatMap(other => {
    const way = arePeople(other) && !other.hidden && other !== entity ? findPath(entity, other, app) : undefined
    const isOneStep = way !== undefined && (way.length === 1 || (way.length === 2 && way[0]!.to.hidden === true))
    const leadsUp = isOneStep && way.at(-1)!.direction === 'up'
    return leadsUp ? [{ entity: other, nouns: nounsOf([...other.words, ...way.flatMap(hop => hop.field.words)]) }] : []
  })
  return [...texts, ...kinds]
}

/** `managed_by`: a text that is called after what somebody does. */
const isTextByWhom = ({ type, target, words }: Field): boolean =>
  type === 'string' && target === undefined && isByWhom(words)

/** `shipment.carrier`, `author.name`: a text in an object that is called by a noun for somebody, or the name in one that is. */
const isRoleInObject = ({ nested, type, target, words }: Field): boolean =>
  nested === true && type === 'string' && target === undefined && isPersonNoun(words.filter(word => word !== 'name').at(-1) ?? '') // oxfmt-ignore

/** "Director, artist, studio or author" of a `creator`: a description that is nothing but nouns for who it may be. */
function rolesTold({ type, role, target, description }: Field): string[] {
  if (type !== 'string' || target !== undefined || !/^(?:text|name|category)$/.test(role)) return []
  const words = wordsOf(description).filter(word => !/^(?:or|and|the|an?)$/.test(word))
  const people = words.filter(isPersonNoun)
  return words.length <= MOST_ROLES && people.length * 2 > words.length ? people : []
}
const MOST_ROLES = 6

const nounsOf = (words: readonly string[]): string[] => words.filter(word => !isKeyWord(word) && word !== 'name')
