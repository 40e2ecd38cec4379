import { isPossessed } from '../assemble/beside.ts'
import { isOrdered } from '../asks/event-verbs.ts'
import { isBare, isDoneForm } from './attach.ts'
import { arePeople, isOwnPerson, isPersonEntity as isPerson, isPersonNoun } from '../entity-model/people.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addNode, isGenitive, use } from './draft.ts'
import { headFrom, inOrderOfHeads } from './heads.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { pointsToShown } from './pointers.ts'
import { SERVED } from '../entity-model/served.ts'
import { findPath, hopsOf, pointsTo, isByMembership, type Hop } from '../entity-model/relations.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { isPlural, singular } from '../language/words.ts'

/** How sure a reading is at most that takes "who" for one of several kinds of people. */
const EITHER_KIND = 0.5

/** The records asked for: what is counted or measured, else the first noun, else what has the field or value named. */
export function chooseRoot(draft: Draft): Node | undefined {
  if (draft.head) return headOfCompound(draft, headFrom(draft, draft.head))
  const ranked = rankedOfEach(draft)
  if (ranked) return ranked
  if (draft.measured) return draft.measured
  const latest = latestDone(draft)
  if (latest) return latest
  // "no-show rate per driver": the records that are in that state or not, by the drivers.
  const { rate } = draft
  const rated = draft.group && rate !== undefined && draft.nodes.find(n => n.selection.where.some(c => c.at === rate))
  if (rated) return rated
  const mentioned = inOrderOfHeads(
    draft,
    draft.nodes.filter(n => !n.implicit),
  )
  const who = draft.chunks.findIndex(c => c.operator?.type === 'who')
  if (who >= 0) use(draft.chunks[who]!, 'who')
  // "product categories": of two nouns side by side the first only tells which kind.
  const compound = isCompound(draft, mentioned[0], mentioned[1]) ? mentioned.shift() : undefined
  if (compound) draft.nodes.splice(draft.nodes.indexOf(compound), 1)
  const owned = ownedPerson(draft)
  if (owned) return owned
  const fresh = mentioned.filter(n => !n.previous)
  // "who sent a late form? i need the clerks": the last sentence names what is wanted.
  const last = fresh.at(-1)
  if (last && fresh.length > 1 && isOrdered(draft, last.entity)) return last
  const behind = who < 0 ? askedBehind(draft, fresh) : undefined
  if (behind) return behind
  // "anyone with no skills": those whose list it is.
  const [lacking] = mentioned
  const holder = lacking?.negated && mentioned.length === 1 && lacking.entity.inside
  const whose = holder && draft.app.entities.find(e => e.key === holder.entity)
  if (whose) return addNode(draft, whose, -1, true)
  const written = mentioned.length ? undefined : holderOfMaker(draft)
  if (written) return addNode(draft, written, -1, true)
  const tagged = mentioned.length === 1 ? holderOfMarked(draft, mentioned[0]!) : undefined
  if (tagged) return addNode(draft, tagged, -1, true)
  const compares = draft.chunks.some(c => c.operator?.type === 'superlative' && c.operator.comparative)
  const doers =
    who >= 0 && !compares && !fresh.some(n => isPerson(n.entity)) && !draft.project.length ? doersOf(draft, who) : []
  if (doers.length > 1) draft.ignored.push('who')
  if (doers.length === 1) return addNode(draft, doers[0]!, who, true)
  const did = who >= 0 && !compares && !draft.project.length ? whoDid(draft, who, fresh) : undefined
  if (did) return addNode(draft, did, who, true)
  const isOf = who >= 0 && (isLinked(draft, who, mentioned[0]) || isHolder(draft, who))
  if (isOf && !compares && !fresh.some(n => isPerson(n.entity))) {
    const base = mentioned[0] ?? draft.nodes[0]
    const people =
      base &&
      draft.app.entities.filter(
        e => arePeople(e) && canBeListed(e) && e !== base.entity && isNextTo(findPath(e, base.entity, draft.app)),
      )
    // Firms may have an address, too: somebody is rather one of the people.
    const persons = workingOn(draft, people?.filter(e => !isFirm(e)) ?? [])
    const person = persons.find(isPerson) ?? people?.find(isPerson)
    // "who has an appointment tomorrow": of two kinds of people nothing says which.
    if (persons.length > 1) draft.sureness = Math.min(draft.sureness, EITHER_KIND)
    if (base && !isPerson(base.entity) && person && !draft.project.length) return addNode(draft, person, who, true)
  }
  const inRole = holderOfRole(draft)
  if (inRole) return addNode(draft, inRole, Math.max(who, 0), true)
  const part = draft.share && !draft.group && mentioned.length === 1 ? partOfOne(draft, mentioned[0]!) : undefined
  if (part) return part
  // "the CEOs at third-party accounts": a value stands for the records that have it when a preposition follows.
  const valued = draft.nodes.find(n => n.implicit && n.selection.where.some(c => c.at === n.at) && isPerson(n.entity))
  if (
    valued &&
    fresh[0] &&
    valued.at < fresh[0].at &&
    isLinked(draft, valued.at, fresh[0]) &&
    !draft.chunks.slice(0, valued.at).some(c => c.kind === 'mention' && c.used)
  )
    return valued
  // A field that is asked for belongs to the records asked for.
  // "employees who lead a project": a key that names the other kind only connects them.
  const asked = draft.project.find(
    p => !mentioned.some(n => p.entity.fields.some(f => f.column === p.columns[0] && f.target === n.entity.key)),
  )
  const owner = asked && draft.nodes.find(n => n.entity === asked.entity)
  // "in which team does the keeper of … work": the noun of the question word is what is answered.
  const [first] = fresh
  const isQuestioned =
    first && asked && first.at < asked.at && /^(which|what)$/i.test(draft.chunks[first.at - 1]?.text ?? '')
  if (
    owner &&
    !isQuestioned &&
    // "each order with the name of its customer": shown beside the orders.
    !(mentioned[0] !== owner && asked.at > (mentioned[0]?.at ?? Infinity) && isPossessed(draft, owner.at)) &&
    (asked.at < (mentioned[0]?.at ?? Infinity) ||
      mentioned.every(n => n.previous) ||
      (owner.implicit === false && mentioned[0] !== owner && asked.at < owner.at))
  ) {
    // "fuel of the trips": a field that only others have, whom nothing names, may not be what is meant.
    if (owner.implicit && fresh.length) draft.sureness = Math.min(draft.sureness, UNNAMED_OWNER)
    return owner
  }
  const before = mentioned.find(n => n.previous)
  // "which of them have no contacts": those before are asked for, the new noun restricts them.
  if (before && before.at < (fresh[0]?.at ?? Infinity) && pointsToShown(draft.message.text)) return before
  const stood = before && !fresh.length ? valueAsked(draft, before) : undefined
  if (stood) return stood
  // "are they available?" of things that are lent: that there is no loan is said of the things.
  if (before && fresh[0]?.isVerb && fresh[0].negated) return before
  // "and which contacts do they have": the new noun is asked for, the old one restricts it.
  if (fresh.length && before) return fresh[0]
  return mentioned[0] ?? rankedOf(draft) ?? holderOf(draft, draft.nodes[0])
}

/**
 * "who is Goole Depot's Payroll Officer?", "the depot's payroll officers": behind whose they are, a value stands for the people who have it.
 */
const ownedPerson = (draft: Draft): Node | undefined =>
  draft.nodes.find(
    ({ implicit, entity, at, selection }) =>
      implicit &&
      isPerson(entity) &&
      selection.where.some(c => c.at === at) &&
      isGenitive(draft, at - 1) &&
      draft.nodes.some(n => n.at === at - 1 && n.entity !== entity) &&
      draft.chunks.slice(at + 1).every(c => c.kind === 'filler'),
  )

/** "which laptop does she use?", "how many vans do they have?": a value stands for the records that have it, and those before only for whose they are. */
const valueAsked = ({ chunks, nodes }: Draft, before: Node): Node | undefined =>
  nodes.find(
    ({ implicit, entity, at, selection }) =>
      implicit &&
      entity !== before.entity &&
      at < before.at &&
      selection.where.some(c => c.at === at) &&
      /^(?:which|what|how many)$/i.test(chunks[at - 1]?.text ?? '') &&
      HAVING.test(chunks[at + 1]?.text ?? ''),
  )
const HAVING = /^(?:do|does|did|has|have|had)$/i

/** "the price of the most expensive guitar" of products in a category: where no kind is named, the one that is ranked is asked for. */
const rankedOf = ({ nodes }: Draft): Node | undefined => {
  const ranked = nodes.filter(
    ({ selection, previous }) => selection.order && selection.limit !== undefined && !previous,
  )
  return ranked.length === 1 ? ranked[0] : undefined
}

/** What makes the noun behind it the one that is asked for (closed class). */
const ASKED = /^(?:which|what|every|each|all|any|lists?|overview|show|give|see|need|want|find|get|name)$/i
/** What may stand between that and the noun, beside values. */
const BETWEEN = /^(?:of|its|their|his|her|the|our|my|those|these|single|me|us)$/i
/** So many words stand between them at most. */
const MOST_BETWEEN = 3
const FRONTED = /^(?:from|at|on|in|of|for|with|by|under|within)$/i

/**
 * "plot 4, which of its defects are open?", "from the Mobile board I need every card that is blocked": one record is named first, as a
 * topic or as the place, and the noun behind a word that asks is what is asked for.
 */
function askedBehind(draft: Draft, fresh: readonly Node[]): Node | undefined {
  const [first, ...later] = fresh.toSorted((a, b) => a.at - b.at)
  if (!first || !later.length || isBare(first.selection) || isAskedFor(draft, first)) return undefined
  const [asked, ...others] = later.filter(node => !node.isVerb && isAskedFor(draft, node))
  if (!asked || others.length || asked.entity === first.entity) return undefined
  const { tokens, text } = draft.message
  const [before, after] = [first, asked].map(({ at }) => draft.chunks[Math.floor(at)]!)
  const isTopic = /[,:;–—]|\s-\s/u.test(text.slice(tokens[before!.to - 1]!.end, tokens[after!.from]!.start))
  const opening = draft.chunks.slice(0, Math.floor(first.at)).filter(c => c.kind !== 'filler' || FRONTED.test(c.text))
  return isTopic || FRONTED.test(opening[0]?.text ?? '') ? asked : undefined
}

function isAskedFor({ chunks }: Draft, { at }: Node): boolean {
  const before = chunks.slice(Math.max(0, Math.floor(at) - MOST_BETWEEN - 1), Math.floor(at)).toReversed()
  const end = before.findIndex(c => !BETWEEN.test(c.text) && !(c.values.length && !c.entities.length))
  const [asking, there] = end < 0 ? [] : before.slice(end)
  return (
    ASKED.test(asking?.text ?? '') || (/^(?:is|are)$/i.test(asking?.text ?? '') && /^there$/i.test(there?.text ?? ''))
  )
}

/** "when was the meter last read?" of readings with a `read_on`: the last one of what was done to it, and no date of the meter. */
function latestDone({ message, nodes }: Draft): Node | undefined {
  if (!/^\W*(?:and |so )?when\b/i.test(message.text)) return undefined
  const isDated = ({ entity, selection: { order, limit } }: Node) =>
    limit === 1 && entity.fields.some(f => f.role === 'date' && f.column === order?.columns[0])
  const [node, ...others] = nodes.filter(one => one.implicit && isDated(one))
  return others.length ? undefined : node
}

/**
 * "who is the treasurer?", "soloists" of memberships with a role: of records that only link somebody to something, and that are in a state
 * called by a noun for people, those who they are of are meant.
 */
function holderOfRole(draft: Draft): Entity | undefined {
  const { nodes, chunks, app, group, measures, project } = draft
  const isValue = ({ at, entity }: Node) =>
    chunks[Math.floor(at)]?.entities.length === 0 && chunks[Math.floor(at)]!.values.some(v => v.entity === entity)
  const node = nodes.find(n => isValue(n))
  if (!node || nodes.some(n => !n.implicit && !isValue(n)) || group || measures.length || project.length)
    return undefined
  if (node.entity.nameFields.length || node.entity.inside || isPerson(node.entity)) return undefined
  const said = singular(chunks[Math.floor(node.at)]!.text.toLowerCase().split(' ').at(-1)!)
  if (!isPersonNoun(said)) return undefined
  const people = hopsOf(node.entity, app).filter(hop => hop.direction === 'up' && isPerson(hop.to))
  return people.length === 1 && canBeListed(people[0]!.to) ? people[0]!.to : undefined
}

/** "everything tagged urgent": what is marked so, whose list the marks are in. */
/** "what do we have by Ann Lee?" of a list of authors in each book: the books, and not the author. */
function holderOfMaker({ app, chunks, nodes }: Draft): Entity | undefined {
  const [node, ...others] = nodes
  const at = node ? Math.floor(node.at) : 0
  const isMade = /^by$/i.test(chunks[at - 1]?.text ?? '') && /^(?:what|which)$/i.test(chunks[0]?.text ?? '')
  return isMade && !others.length ? app.entities.find(e => e.key === node?.entity.inside?.entity) : undefined
}

function holderOfMarked({ app, chunks }: Draft, { entity, at, selection }: Node): Entity | undefined {
  const isMarked = /[^aeiou]ed$/i.test(chunks[Math.floor(at)]?.text ?? '') && selection.where.length > 0
  return isMarked ? app.entities.find(e => e.key === entity.inside?.entity) : undefined
}

/** Whether two nouns stand side by side, of which the first only tells which kind of the second. */
function isCompound(draft: Draft, first: Node | undefined, second: Node | undefined): boolean {
  // "desk bookings start": the noun of a field's words stands half a place before them.
  // "returned boots": what was done with them is no kind of them.
  if (first && isDoneForm(draft.chunks, first)) return false
  const isBeside = first && second && (second.at === first.at + 1 || second.at === first.at + 0.5)
  // "tasks they have": a pronoun is no kind of them. "unassigned cards": of whom there are none stands behind the noun, though its adjective does not.
  if (!isBeside || first.previous || second.previous || second.isVerb || second.negated) return false
  // "products tagged", "customers ordered": what a participle says of the records before it.
  const said = draft.chunks[Math.floor(second.at)]?.text ?? ''
  const isParticiple = /[^aeiou]ed$/i.test(said)
  // "lines stop", "customers order": behind a plural the word in its base form is a verb.
  const before = draft.chunks[Math.floor(first.at)]?.text.toLowerCase() ?? ''
  // "whose pet is Rex?": the question word stands for whoever it belongs to.
  if (before === 'whose') return false
  const isVerb = isPlural(before) && !isPlural(said.toLowerCase()) && !isPlural(first.entity.words.at(-1)!)
  return isBare(first.selection) && !isParticiple && !isVerb && !isAdjectiveBehind(draft, first, second)
}

/** "residents diabetic …", "patients allergic to nuts" of allergies: behind a plural another form than the noun itself says how they are. */
function isAdjectiveBehind({ chunks }: Draft, first: Node, second: Node): boolean {
  const [before, behind] = [first, second].map(({ at }) => chunks[Math.floor(at)]?.text.toLowerCase() ?? '')
  const isForm = second.entity.words.some(word => singular(word) === singular(behind!.split(' ').at(-1)!))
  return isPlural(before!) && /(?:ic|ical|ous|ive|able|ible|al)$/.test(behind!) && !isForm
}

/** "how many hotel guests": the last noun of a compound is its head (Quirk et al., 1985, I.57); a verb is none. */
function headOfCompound(draft: Draft, head: Node): Node {
  const last = draft.nodes.find(n => !n.implicit && n.at === head.at + 1)
  if (
    !last ||
    head.implicit ||
    head.isVerb ||
    isPlural(draft.chunks[head.at]?.text ?? '') ||
    !isCompound(draft, head, last)
  )
    return head
  draft.nodes.splice(draft.nodes.indexOf(head), 1)
  return last
}

/** "for each depot the truck with the highest mileage": what is ranked, where the noun before only says of whom each. */
function rankedOfEach({ group, nodes, measures }: Draft): Node | undefined {
  const [first] = nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)
  if (!group || measures.length || group.entity !== first?.entity.key || !isBare(first.selection)) return undefined
  return nodes.find(
    n => n !== first && !n.implicit && n.selection.order !== undefined && n.selection.limit !== undefined,
  )
}

/** "any marble sculpture": of a value in a list of records and one of these records themselves, the records are meant. */
const holderOf = ({ nodes }: Draft, first: Node | undefined): Node | undefined =>
  nodes.find(n => n.entity.key === first?.entity.inside?.entity) ?? first

/** "who borrowed …": the people that the records name to which the verb belongs. */
function doersOf(draft: Draft, who: number): Entity[] {
  const next = draft.chunks.slice(who + 1, who + 4).find(c => c.kind !== 'filler')
  const done =
    next?.values.length || next?.entities.length
      ? []
      : (next?.fields.filter(f => f.field.role === 'date' && !isPerson(f.entity)) ?? [])
  const named = [
    ...new Set(done.flatMap(f => hopsOf(f.entity, draft.app).filter(hop => hop.direction === 'up')).map(hop => hop.to)),
  ]
  const people = named.filter(e => isPerson(e) && canBeListed(e))
  // Where none of them is a person by its fields, who did it is whom the message does not name.
  // Records that name somebody themselves need nobody else for it.
  if (done.some(f => f.entity.fields.some(isOwnPerson))) return people
  const others = named.filter(e => canBeListed(e) && e.nameFields.length > 0 && !draft.nodes.some(n => n.entity === e))
  return people.length ? people : others
}

/** "who has returned boots?" of returns: whom the records of what was done lead to, however far, where no other people are as near. */
function whoDid(draft: Draft, who: number, fresh: readonly Node[]): Entity | undefined {
  const { app, chunks, nodes } = draft
  const isBehind = (node: Node) =>
    chunks.slice(who + 1, node.at).every(c => /^(?:has|have|had|already|ever)$/i.test(c.text))
  const done = fresh.find(node => node.at > who && isBehind(node) && isDoneForm(chunks, node) && !isPerson(node.entity))
  // "who returned a kite? give me the returns": those are wanted.
  if (!done || isOrdered(draft, done.entity)) return undefined
  if (nodes.some(n => n.previous) || fresh.some(n => isPerson(n.entity))) return undefined
  const ways = app.entities
    .filter(e => isPerson(e) && canBeListed(e))
    .flatMap(entity => {
      const path = findPath(done.entity, entity, app)
      return path?.length && path.every(hop => hop.direction === 'up') ? [{ entity, length: path.length }] : []
    })
    .toSorted((a, b) => a.length - b.length)
  // Of those as near as each other it is whom the others serve.
  const near = ways.filter(({ length }) => length === ways[0]!.length).map(({ entity }) => entity)
  const served = near.filter(({ words }) => SERVED.test(words.at(-1)!))
  const [only, ...others] = near.length > 1 ? served : near
  return others.length ? undefined : only
}

const FIRM_WORDS: ReadonlySet<string> = new Set([...ORGANISATIONS, 'brand', 'trading'])

/** One step away, or over what people belong by. */
const isNextTo = (path: readonly Hop[] = []): boolean =>
  path.filter(hop => !hop.to.hidden).length === 1 || isByMembership(path)

/** Records that are called by the name of a firm: `company_name`. */
const isFirm = ({ nameFields }: Entity): boolean =>
  nameFields.some(({ words }) => words.some(word => FIRM_WORDS.has(word)))

const UNNAMED_OWNER = 0.6

/** "who has the largest unpaid fine": whoever the record belongs to. */
const isHolder = ({ chunks }: Draft, who: number): boolean =>
  /^(?:has|have|had|got)$/i.test(chunks[who + 1]?.text ?? '')

/** "who is working on order 7": of those who serve and those who are served the former. */
function workingOn({ chunks }: Draft, people: readonly Entity[]): readonly Entity[] {
  if (!chunks.some((c, at) => /^(?:works?|working|worked)$/i.test(c.text) && /^on$/i.test(chunks[at + 1]?.text ?? '')))
    return people
  const workers = people.filter(e => !SERVED.test(e.words.at(-1)!))
  return workers.length ? workers : people
}

/** "who works at my accounts", but not "who is my biggest account": a preposition or verb stands between. */
function isLinked(draft: Draft, who: number, node: Node | undefined): boolean {
  const until = node ? node.at : draft.chunks.findIndex(c => c.values.length)
  if (node?.previous) return true
  const words = draft.chunks.slice(who + 1, until < 0 ? undefined : until).map(c => c.text.toLowerCase())
  if (/\b(bigger|larger|richer|better|older|younger|higher|smaller)\b/.test(words.join(' '))) return false
  return words.some(word => /^(at|of|for|from|in|on|with|by|to|there|works?|working)$/.test(word))
}

/** "what share of the Rome branch works part-time": a part of one record by its name is a part of those that belong to it. */
function partOfOne(draft: Draft, whole: Node): Node | undefined {
  const names = whole.entity.nameFields.map(f => f.column)
  const isOne = whole.selection.where.some(c => c.op === '=' && c.columns.every(column => names.includes(column)))
  if (!isOne) return undefined
  return draft.nodes.find(
    n =>
      n.implicit &&
      n.at > whole.at &&
      n.selection.where.some(c => c.at === n.at && typeof c.values[0] === 'boolean') &&
      pointsTo(n.entity, whole.entity, draft.app),
  )
}
