import { pattern, wordList } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { sameRoot } from '../language/same-root.ts'
import {
  arePeople,
  isParty,
  isPersonEntity as isPerson,
  isPersonNoun,
  isPartOfPerson,
  namesSomebody,
} from '../entity-model/people.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { isPlaceField } from '../language/places.ts'
import { isPlaceNoun } from '../language/place-nouns.ts'
import { namedBy } from '../reading/named-by.ts'
import type { Query, Selection } from '../reading/query.ts'
import { SERVED } from '../entity-model/served.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { isKeyed } from './is-keyed.ts'
import { onceEach } from '../reading/keys-of-verbs.ts'

/** "the head of the Legal department": a key that is asked for by its role means the record that it names. */
export function followReference(
  draft: Draft,
  root: Pick<Node, 'entity' | 'selection'>,
  query: Query,
): Query | undefined {
  const [wanted] = draft.project
  const isOne = draft.project.every(p => p.columns.join() === wanted!.columns.join())
  const field = wanted && isOne ? root.entity.fields.find(f => f.column === wanted.columns[0]) : undefined
  // "the lead of the lead of Ann": said once for each step, among records of one kind.
  if (draft.project.length > 1 && field?.target !== root.entity.key) return undefined
  // An address that also names another record is what is asked for itself.
  if (
    !field?.target ||
    field.role === 'email' ||
    draft.measures.length ||
    draft.group ||
    /\bid\b/i.test(draft.chunks[wanted!.at]!.text)
  )
    return undefined
  const named = draft.project.reduce(selection => namedBy(selection, field), root.selection)
  return { ...query, root: named, project: [] }
}

/** "who is task 88 assigned to", "who placed order 7": the person that the record names, by the role that the words tell. */
export function personBehind(draft: Draft, root: Node, selection: Selection): Query | undefined {
  if (
    !draft.chunks.some(c => c.operator?.type === 'who') ||
    isPerson(root.entity) ||
    !isKeyed(root) ||
    draft.measures.length ||
    draft.project.length ||
    draft.group
  )
    return undefined
  const people = likelyDoers(
    draft,
    hopsOf(root.entity, draft.app).filter(h => h.direction === 'up' && isPerson(h.to)),
    root,
  )
  const words = draft.message.tokens.map(t => t.norm).filter(w => w.length > 3)
  const named = people.filter(h => h.field.words.some(word => word !== 'id' && words.some(w => sameRoot(w, word))))
  const [hop] = named.length ? named : people
  // The key and the e-mail address of one object name the same person.
  const roles = new Set((named.length ? named : people).map(h => h.field.words[0]))
  if (!hop || roles.size !== 1) {
    if (people.length) draft.ignored.push('who')
    return undefined
  }
  const related = [{ selection, exists: true, via: hop.field.column, direction: 'down' as const }]
  return {
    kind: 'query',
    app: draft.app.name,
    root: { entity: hop.to.key, sources: [], args: {}, where: [], related },
    ask: 'list',
    measures: [],
    project: [],
  }
}

/** Who does something with a record at present, or did it. */
const DOES = /^\W*(?:and |so |but )?who(?:['’]?s| is| was| will be| did)\b/i
/** What those do who are served. */
const OF_SERVED =
  /^(?:rent|hir|borrow|book|order|buy|stay|us|own|pay|wait|gett?|receiv|collect|attend|tak|visit|learn|study|join|com|hav)ing$/i

/**
 * "who is shooting the wedding", "who did job 12" of clients and photographers: of those who serve and those who are served the former, whichever
 * of them look more like people by their fields.
 */
function likelyDoers({ app, message, chunks }: Draft, persons: Hop[], { entity }: Node): Hop[] {
  const verb = chunks.find(c => /^\p{L}{3,}ing$/iu.test(c.text))?.text
  const isActive = (verb !== undefined && !OF_SERVED.test(verb)) || /\bwho did\b/i.test(message.text)
  if (!DOES.test(message.text) || !isActive) return persons
  const isWorker = (hop: Hop) => hop.direction === 'up' && arePeople(hop.to) && !SERVED.test(hop.to.words.at(-1)!)
  const workers = hopsOf(entity, app).filter(isWorker)
  // Where nothing but those who are served is told, nobody knows who did it.
  return workers.length ? workers : persons.filter(hop => !SERVED.test(hop.to.words.at(-1)!))
}

export const WHERE = /^\W*(?:and |so |but )?where(?:['’]?s)?\b/i
/** What a field is called that says where something is, beside those of addresses. */
const PLACES =
  /^(?:city|town|address|street|district|region|area|location|place|position|room|floor|shelf|aisle|bin|rack|site|venue|whereabouts)$/

const WORKS = /\b(?:works?|worked|working|employed)\b/i
/** What a field is called that says where somebody works, the nearest to it first. */
const WORKPLACES = [
  new Set(['workplace', 'employer', ...ORGANISATIONS]),
  new Set(
    wordList`office branch site department team location store shop clinic hotel hospital practice school depot warehouse plant factory workshop ward`,
  ),
]

/** Where somebody works is told by an employer or a place of work, not by where they live; undefined where nothing says it. */
const workplaceOf = ({ fields }: Entity, app: AppModel): Field | undefined => {
  const kindOf = ({ target }: Field) => app.entities.find(one => one.key === target)
  const named = WORKPLACES.map(names =>
    fields.find(field => {
      const kind = kindOf(field)
      return (field.type === 'string' || kind) && [...field.words, ...(kind?.words ?? [])].some(word => names.has(word))
    }),
  )
  // The account that a contact belongs to is a firm by its own fields, whatever it is called.
  const [firm, ...others] = fields.filter(field => {
    const kind = kindOf(field)
    return kind !== undefined && isParty(kind) && !arePeople(kind)
  })
  return named[0] ?? (others.length ? undefined : firm) ?? named[1]
}

/** "where did we get Ann from?", "where does the train go to?": what says that, and no place where it is now. */
const WAYS: readonly { asked: RegExp; words: ReadonlySet<string> }[] = [
  {
    asked: /\bfrom\W*$/i,
    words: new Set(['source', 'origin', 'provenance', 'channel', 'referrer', 'referral', 'departure']),
  },
  {
    asked: /\b(?:to|bound|headed|heading|going)\W*$/i,
    words: new Set(['destination', 'dest', 'arrival', 'recipient', 'receiver']),
  },
]

const placesIn = ({ fields }: Entity): Field[] =>
  fields.filter(f => f.type === 'string' && f.target === undefined && !isOfOther(f) && saysWhere(f))

/** Whether a record itself says where it is. */
export const tellsWhere = (entity: Entity): boolean => placesIn(entity).length > 0

/**
 * "where is the pony?": the fields of the record that say so, else the one record that is no person and that it points to. Where
 * there is neither, the question has no answer.
 */
export function whereabouts(draft: Draft, root: Node, query: Query): Query | undefined {
  const { entity, selection } = root
  if (!WHERE.test(draft.message.text) || draft.measures.length || draft.group || query.project.length) return undefined
  // The place itself is asked for.
  if (/^where\b/i.test(draft.chunks[root.at]?.text ?? '')) return undefined
  const own = placesIn(entity)
  const way = WAYS.find(({ asked }) => asked.test(draft.message.text))
  const end = way && endOf(entity, way.words)
  if (end && end.target === undefined) return { ...query, project: [[end.column]] }
  const workplace = WORKS.test(draft.message.text) && arePeople(entity) ? workplaceOf(entity, draft.app) : undefined
  if (workplace?.target === undefined && workplace) return { ...query, project: [[workplace.column]] }
  if (own.length && !workplace) return { ...query, project: own.slice(0, 2).map(f => [f.column]) }
  const hops = onceEach(
    hopsOf(entity, draft.app).filter(
      h => h.direction === 'up' && (!arePeople(h.to) || isPlace(h.to)) && h.to !== entity,
    ),
  )
  const [hop, ...others] = workplace || end ? hops.filter(h => h.field === (end ?? workplace)) : placesAmong(hops)
  // "where is Tern moored" of moorings: the verb names the place itself.
  if (!hop && isNamedByVerb(draft, root)) return undefined
  if (!hop || others.length) return void draft.ignored.push('where')
  const related = [{ selection, exists: true, via: hop.field.column, direction: 'down' as const }]
  const { lookup: _lookup, single: _single, ...rest } = query
  const reached = { entity: hop.to.key, sources: [], args: {}, where: [], related }
  if (!way || end) return { ...rest, root: reached, project: [] }
  // "where does the parcel go to": where the train goes that it is on.
  const further = endOf(hop.to, way.words)
  if (!further) return void draft.ignored.push('where')
  if (further.target === undefined) return { ...rest, root: reached, project: [[further.column]] }
  const holder = { selection: reached, exists: true, via: further.column, direction: 'down' as const }
  return { ...rest, root: { entity: further.target, sources: [], args: {}, where: [], related: [holder] }, project: [] }
}

const isNamedByVerb = ({ chunks, nodes }: Draft, root: Node): boolean =>
  !isKeyed(root) &&
  /(?:ed|ing)$/i.test(chunks[root.at]?.text ?? '') &&
  chunks[root.at]?.entities.some(e => e.entity === root.entity) === true &&
  nodes.some(node => node !== root && isKeyed(node))

/** Where somebody comes from is no place of theirs. */
const OF_PERSON = /^(?:home|birth|native|origin)$/

/** `band.country` of a show: what is told of another one that is written in the record. */
const isOfOther = ({ nested, words }: Field): boolean =>
  Boolean(nested) && words.length > 1 && isPersonOrGroup(words[0]!)
const isPersonOrGroup = (noun: string): boolean =>
  isPersonNoun(noun) || ORGANISATIONS.includes(noun) || /^(?:band|team|group|ensemble|crew)$/.test(noun)

/** A venue, though it has a name and an address to write to. */
export const isPlace = ({ words, fields }: Entity): boolean =>
  !isPersonNoun(words.at(-1)!) &&
  (isPlaceNoun(words.at(-1)!) ||
    fields.some(
      f =>
        (isPlaceField(f.words) || PLACES.test(f.words.at(-1)!)) && f.type === 'string' && !OF_PERSON.test(f.words[0]!),
    ))

/** Of several keys the one that tells where, or that leads to a place: the venue of a show, not its promoter. */
function placesAmong(hops: Hop[]): Hop[] {
  const told = hops.filter(({ field }) => /^where\b/i.test(field.description))
  const places = hops.filter(({ to }) => isPlace(to))
  return hops.length > 1 ? ([told, places].find(found => found.length === 1) ?? hops) : hops
}

/** The field that says where something comes from or goes to. */
function endOf({ fields }: Entity, words: ReadonlySet<string>): Field | undefined {
  const ends = fields.filter(field => field.words.some(word => words.has(word)) && !isFigure(field))
  // Of the recipient's name and town it is the town.
  return ends.find(saysWhere) ?? ends[0]
}

/** A field called after a place; a state that something is in is none. */
const saysWhere = ({ words, choices }: Field): boolean =>
  PLACES.test(words.at(-1)!) || (isPlaceField(words) && !(choices.length > 0 && words.at(-1) === 'state'))

const WHAT_DONE = pattern('iu')`
  ^\W*(?:and |so |but )?what(?:['’]s)?
  \ (?:(?:does|do|did|has|have|had|was|were|is|are|will|can)\b|\p{L}{3,}s (?:in|on|at|inside|under)\b)
`
/** Words behind a name that ask for nothing further. */
const NOTHING_MORE =
  /^(?:about|like|called|named|again|now|today|then|exactly|please|here|there|is|are|it|us|me|this|that)$/i

/** "what has Tern been given?", "what does Ann say?": what was done is asked, so that the record itself is no answer. */
export function asksWhatWasDone(draft: Draft, root: Node): boolean {
  const { chunks, message } = draft
  if (
    !testIn(message.text, WHAT_DONE) ||
    !root.implicit ||
    !isKeyed(root) ||
    draft.project.length ||
    draft.measures.length
  )
    return false
  const name = chunks.findIndex(chunk => chunk.used === 'value')
  if (name < 0 || draft.group || draft.nodes.length > 1) return false
  const behind = chunks
    .slice(name + 1)
    .filter(chunk => !NOTHING_MORE.test(chunk.text) && /^\p{L}{3,}/u.test(chunk.text))
  const before = chunks.slice(1, name).some(chunk => /^(?:in|on|at|inside|under)$/i.test(chunk.text))
  return before || behind.some(chunk => chunk.used !== 'app')
}

/** "who are the colleagues of Ann" where they are only counted: a figure is nobody. */
export const isNoPerson = ({ message, project }: Draft): boolean =>
  /^\W*(?:and |so )?who(?:'s|’s| is| are| was| were)\b/i.test(message.text) &&
  project.length > 0 &&
  project.every(({ entity, columns }) => entity.fields.some(f => f.column === columns[0] && isFigure(f)))

/** "who is on task 7": no person was found that it asks for. */
export function asksForNobody(draft: Draft, root: Node): boolean {
  const asksWho =
    /^\W*(and )?who\b/i.test(draft.message.text) &&
    draft.chunks[0]?.operator?.type === 'who' &&
    draft.chunks[0].used !== 'project'
  const isRead = draft.chunks.every(c => c.used || c.kind !== 'unknown')
  return (
    asksWho &&
    isRead &&
    (root.previous || (root.implicit && isKeyed(root))) &&
    !isPerson(root.entity) &&
    !draft.group &&
    !draft.measures.length &&
    !draft.project.some(p =>
      p.entity.fields.some(
        f => f.column === p.columns[0] && (namesSomebody(f) || isPartOfPerson(f) || isOfPerson(f, draft.app)),
      ),
    )
  )
}

/** "who is its director?" of a key to people. */
const isOfPerson = ({ target }: Field, { entities }: AppModel): boolean =>
  target !== undefined && entities.some(entity => entity.key === target && isPerson(entity))
