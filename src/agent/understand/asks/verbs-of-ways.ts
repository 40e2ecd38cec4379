import { PARTING } from '../language/parting.ts'
import { isVerb } from '../choice/pass-over.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { plural, singular } from '../language/words.ts'
import { type Draft, type Node, addNode, isFree, use, nameKind } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { RESPONSIBLE } from '../reading/keys-of-verbs.ts'
import { isOtherRole } from '../reading/roles-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { CLEARLY, type VerbWay, wayOfVerb } from '../reading/ways-of-verbs.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isKeyOf } from './told-verbs.ts'
import { SERVED } from '../entity-model/served.ts'

/** How sure a reading is at most that takes a verb for a way: nothing on it is called alike, and what one that is adds to that. */
const BY_WAY = 0.35
const BY_NEARNESS = 0.3

const namesRecordOrCode = ({ entity, field }: ValueMatch): boolean => isKeyOf(entity, field)

/** One of those between which a verb stands: a kind of record, or a record by its name, which several kinds may have. */
interface Party {
  at: number
  entities: Entity[]
  node?: Node
}

/**
 * A verb between two kinds of record, or records that are named, says how they go together: "horses that Ann has ridden", "who restored
 * Dawn?". Where exactly one way of the fewest relations connects them it is that way, whatever the verb; of several it is the one that is
 * called like the verb. What is said beside the verb (a date, a denial, "so far") is said of the records of what was done, at the lowest
 * point of the way. A verb that nothing on the way is called after is read so only where a message was not understood otherwise.
 */
export function readVerbsOfWays(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !isVerbAt(draft, at) || isParting(draft, at)) return
    const parties = partiesOf(draft)
    const pair = pairAround(draft, parties, at) ?? askedWho(draft, parties, at)
    if (!pair || (!draft.tags && pair.way.nearness < CALLED_SO)) return
    // "sailors who grumble at the quay": what records merely have may be something else than what they do there.
    if ((!isBetween(pair.way) && pair.way.nearness < NEAR) || isState(draft, at)) return
    // "who translated it?" of an author.
    const isAsked = pair.who !== undefined && !isBetween(pair.way)
    if (isAsked && isOtherRole(basesOf(chunk.text.toLowerCase()), pair.way.from.words.map(singular))) return
    if (pair.who !== undefined) {
      addNode(draft, pair.way.from, pair.who)
      use(draft.chunks[pair.who]!, 'entity')
    }
    takeWay(draft, at, pair.way, pair.object)
  })
}

/** A way that is called after the verb, and how near the verb of a single key has to be at least to what that is called. */
const CALLED_SO = 1
const NEAR = 0.44

/** Records of what was done stand between the two sides. */
const isBetween = ({ from, to, lowest }: VerbWay): boolean => lowest !== from && lowest !== to

interface Pair {
  way: VerbWay
  object: Party
  /** The place of a "who" that asks for the people at the beginning of the way. */
  who?: number
}

const DO = /^(?:do|does|did)(?:n['’]t)?$/i
const BEFORE_PARTICIPLE = /^(?:has|have|had|is|are|was|were|been|being|gets?|got|who|never|not|ever|already)$|n['’]t$/i

/** A verb by its tag, by its form behind an auxiliary, or at the end of a question with "do". */
function isVerbAt(draft: Draft, at: number): boolean {
  const { chunks, tags } = draft
  const { text, from } = chunks[at]!
  if (!/^[a-z]{3,}$/.test(text)) return false
  if (tags && isVerb(draft, at)) return true
  const before = chunks[at - 1]
  const isBehind = BEFORE_PARTICIPLE.test(before?.text ?? '')
  const isSubject = before !== undefined && (before.used === 'entity' || before.values.some(namesRecordOrCode))
  if (isParticiple(text) && (isBehind || isSubject)) return true
  const isAsked = isSubject && chunks.slice(0, at - 1).some(chunk => DO.test(chunk.text))
  return isAsked || (isBehind && tags?.[from] === 'VERB') || before?.operator?.type === 'who'
}

/** Prepositions of what is spoken of, or of what is not there: "complained about", "voted against". */
const OF_MATTER = /^(?:about|against|regarding|concerning|over|without|despite|off)$/i

/** The verb says something that a relation does not: a parting, or what was spoken of. */
const isParting = ({ chunks }: Draft, at: number): boolean =>
  PARTING.has(rootOf(chunks[at]!.text.toLowerCase())) || OF_MATTER.test(chunks[at + 1]?.text ?? '')

/** The verb is that of a state which records may be in. */
function isState({ app, chunks }: Draft, at: number): boolean {
  const root = rootOf(chunks[at]!.text.toLowerCase())
  const isCalledSo = (value: string) => rootOf(value.toLowerCase()) === root
  return app.entities.some(({ fields }) =>
    fields.some(({ choices, shown }) => choices.some(isCalledSo) || shown?.some(isCalledSo)),
  )
}

/** Kinds that nouns name and records that are named, in their order; a noun right beside its record's name is one with it. */
function partiesOf({ chunks, nodes }: Draft): Party[] {
  const kinds = nodes
    .filter(n => !n.implicit && !n.isVerb)
    .map(node => ({ at: Math.floor(node.at), entities: [node.entity], node }))
  const named = chunks.flatMap((chunk, at) => {
    const values = chunk.values.filter(v => v.quality >= 0.8 && namesRecordOrCode(v) && canBeListed(v.entity))
    const isOpen = (isFree(chunk) || chunk.used === 'value') && !kinds.some(kind => kind.at === at)
    const isBeside = kinds.some(kind => Math.abs(kind.at - at) === 1 && values.some(v => v.entity === kind.entities[0]))
    return isOpen && values.length && !isBeside ? [{ at, entities: [...new Set(values.map(v => v.entity))] }] : []
  })
  return [...kinds, ...named].sort((a, b) => a.at - b.at)
}

const AUXILIARY = /^(?:do|does|did|has|have|had|is|are|was|were)$|n['’]t$/i

/** What stands before and behind the verb, or both before it in "which horses has Ann ridden". */
function pairAround(draft: Draft, parties: readonly Party[], at: number): Pair | undefined {
  const before = parties.filter(party => party.at < at)
  const behind = parties.find(party => party.at > at)
  const [last, fronted] = [before.at(-1), before.at(-2)]
  const isInverted = fronted && draft.chunks.slice(fronted.at, last!.at).some(chunk => AUXILIARY.test(chunk.text))
  const [one, other] = isInverted ? [fronted, last] : [last, behind]
  if (!one || !other) return undefined
  const way = wayBetween(draft, at, one.entities, other.entities)
  return way && { way, object: other }
}

/** The one way between some of the kinds that a name may be of; the shortest where it may be several. */
function wayBetween(
  { app, chunks }: Draft,
  at: number,
  some: readonly Entity[],
  others: readonly Entity[],
): VerbWay | undefined {
  const verb = chunks[at]!.text.toLowerCase()
  const isThen = chunks.some(
    c => c.literal?.kind === 'date' || /^(?:did|didn['’]?t|has|have|had|was|were)$/i.test(c.text),
  )
  const isHabit = !isThen && (!isParticiple(verb) || chunks.some(c => DO.test(c.text)))
  const ways = some.flatMap(from => others.flatMap(to => wayOfVerb(verb, from, to, app, isHabit) ?? []))
  const least = Math.min(...ways.map(way => way.path.length))
  const [way, ...more] = ways.filter(({ path }) => path.length === least)
  return more.length ? undefined : way
}

/** Verbs of working somewhere. */
const WORKS = /^(?:work|serv)$/

/**
 * "who restored Dawn?": the people that the one way leads to from what is named. Those for whom others work are only asked for by a verb
 * that is about the way, and who is responsible is told by other rules.
 */
function askedWho(draft: Draft, parties: readonly Party[], at: number): Pair | undefined {
  const { chunks } = draft
  const who = chunks.findIndex(chunk => isFree(chunk) && chunk.operator?.type === 'who')
  const [object, ...others] = parties
  if (who < 0 || who > at || !object || others.length || object.entities.some(arePeople)) return undefined
  if (RESPONSIBLE.has(rootOf(chunks[at]!.text.toLowerCase()))) return undefined
  const shortest = waysToPeople(draft, at, object)
  const [first, second] = shortest.sort((a, b) => b.nearness - a.nearness)
  if (!first || (second && first.nearness - second.nearness < CLEARLY)) return undefined
  const isServed = SERVED.test(first.from.words.at(-1)!)
  return isServed && first.nearness < NEAR ? undefined : { way: first, object, who }
}

/** The shortest ways from people to what is named; who works somewhere is none of those for whom they work. */
function waysToPeople(draft: Draft, at: number, object: Party): VerbWay[] {
  const isWork = WORKS.test(rootOf(draft.chunks[at]!.text.toLowerCase()))
  const people = draft.app.entities.filter(
    e => arePeople(e) && canBeListed(e) && !(isWork && SERVED.test(e.words.at(-1)!)),
  )
  const ways = people.flatMap(person => wayBetween(draft, at, [person], object.entities) ?? [])
  const least = Math.min(...ways.map(way => way.path.length))
  return ways.filter(way => way.path.length === least)
}

/** Takes the verb for the way: its lowest records are those of what was done, where they are none of the two sides. */
function takeWay(draft: Draft, at: number, way: VerbWay, object: Party): void {
  const { chunks, nodes } = draft
  const chunk = chunks[at]!
  const { lowest, path, nearness } = way
  const hasRecords = isBetween(way) && !lowest.hidden
  const negation = denialBefore(draft, at)
  draft.sureness = Math.min(draft.sureness, BY_WAY + BY_NEARNESS * nearness)
  draft.keys = [...(draft.keys ?? []), ...path.map(hop => hop.field)]
  draft.happened = datedOn(way)
  if (hasRecords) {
    const node = nodes.find(n => n.entity === lowest) ?? addNode(draft, lowest, at)
    node.isVerb = true
    nameKind(chunk, lowest, 0.8)
    if (nearness < CALLED_SO) draft.notes.push(`took “${chunk.text}” as ${plural(lowest.noun)}`)
    if (negation) node.negated = true
    use(chunk, 'entity')
  } else {
    chunk.kind = 'filler'
    if (nearness < CALLED_SO) draft.notes.push(`passed over “${chunk.text}”`)
    if (negation && object.node) object.node.negated = true
    use(chunk, 'related')
  }
  if (negation && (hasRecords || object.node)) use(negation, 'related')
}

/** The denial of the verb: "haven't ridden", "has Ann never ridden". */
function denialBefore({ chunks }: Draft, at: number) {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const chunk = chunks[i]!
    if (isFree(chunk) && chunk.operator?.type === 'negation') return chunk
    if (chunk.kind !== 'filler' && !chunk.values.length) return undefined
  }
  return undefined
}

/** The records on a way whose date says when it was done: the lowest, else one between the two sides. */
function datedOn({ from, to, path, lowest }: VerbWay): Entity | undefined {
  const between = path.map(hop => hop.to).filter(entity => entity !== from && entity !== to)
  return [lowest, ...between].find(entity => !entity.hidden && primaryDate(entity))
}
