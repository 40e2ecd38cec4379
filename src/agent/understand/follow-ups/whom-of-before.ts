import { fragment, pattern, wordList } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isEventOf } from '../asks/event-verbs.ts'
import type { AppModel, CatalogueModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople, isOwnPerson, isParty } from '../entity-model/people.ts'
import { isByWhom } from '../entity-model/references.ts'
import { hopsOf, type Hop } from '../entity-model/relations.ts'
import { SERVED } from '../entity-model/served.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { singular, wordsOf } from '../language/words.ts'
import { emptySelection } from '../reading/draft.ts'
import { isAgentOf, onceEach } from '../reading/keys-of-verbs.ts'
import { namedBy } from '../reading/named-by.ts'
import type { Query, Selection } from '../reading/query.ts'
import { ofBefore, type Understanding } from '../understanding.ts'
import { onlyToldBy } from './one-told-by.ts'

const LEAD = fragment`^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*`
const HOW = fragment`(?<how>by|to|for|from|with|about)`
const THEY = fragment`(?:it|they|them|this|that|these|those)`
const BE = fragment`(?:is|are|was|were|has|have|had)`

/** "to whom?", "who by?", "sold to whom?": what of the records before is asked for is all that is said. */
const ALONE = pattern('i')`${LEAD}(?:(?<verb>[a-z]+)\ )?(?:${HOW}\ whom?|whom?\ (?<last>by|to|for|from|with|about))\W*$`
/** "who was it sold to?", "by whom were they reported?" */
const PASSIVE = pattern('i')`
  ${LEAD}(?:
    ${HOW}\ whom?\ ${BE}\ ${THEY}(?:\ been)?\ (?<verb>[a-z]+)
    |whom?\ ${BE}\ ${THEY}(?:\ been)?(?:\ (?<done>[a-z]+))?\ (?<last>by|to|for|from|with|about)
  )\W*$
`
/** "who reported them?" */
const ACTIVE = pattern('i')`${LEAD}who\ (?:has\ |had\ |actually\ )?(?<verb>[a-z]{3,})\ ${THEY}\W*$`

/** Whether a message asks for nothing but whom, of what was spoken of. */
export const asksWhomAlone = (message: string): boolean => testIn(message, ALONE)

interface Asks {
  how: string
  /** The verb that the message has itself. */
  verb?: string
  /** It has no words of its own by which it could be read otherwise. */
  isAlone?: true
}

function asksWhom(message: string): Asks | undefined {
  const alone = execIn(message, ALONE)?.groups
  if (alone) return { ...asksOf(alone), isAlone: true }
  const passive = execIn(message, PASSIVE)?.groups
  if (passive) return asksOf(passive)
  const active = execIn(message, ACTIVE)?.groups?.['verb']
  return active && !NO_DEED.test(active) ? { how: 'by', verb: active.toLowerCase() } : undefined
}
/** "who are they?", "who has those?" */
const NO_DEED = /^(?:is|are|was|were|has|have|had|gets?|got|needs?|wants?|does|owns?)$/i

const asksOf = ({ how, last, verb, done }: Record<string, string | undefined>): Asks => {
  const said = (verb ?? done)?.toLowerCase()
  return { how: (how ?? last)!.toLowerCase(), ...(said && { verb: said }) }
}

/** Somebody whom records name: by a key, which may be that of a record that they belong to, or in a text of their own. */
interface Way {
  field: Field
  words: string[]
  hops: Hop[]
}

/**
 * "which lots were sold last month?" – "to whom?": whoever the records before name that way, by the key that is called after the verb, or by
 * the side of the deed that the preposition asks for. Undefined where several are named so, or nobody.
 */
export function whomOfBefore(
  message: string,
  last: Query | undefined,
  said: string | undefined,
  model: CatalogueModel,
): Understanding | undefined {
  if (!last || last.group || !/^(?:list|measure)$/.test(last.ask)) return undefined
  const asks = asksWhom(message)
  const app = asks && model.apps.find(({ name }) => name === last.app)
  const spoken = asks && spokenOf(last.root, model)
  const records = spoken && model.entities.get(spoken.entity)
  if (!app || !records) return undefined
  const verbs = asks.verb && isParticiple(asks.verb) ? [asks.verb] : saidVerbs(last, said)
  const event = verbs.length ? eventOf(records, verbs, app) : undefined
  const [asked, root] = event ? [event.to, below(event, spoken)] : [records, structuredClone(spoken)]
  const found = wayOf(asks, verbs, asked, waysFrom(asked, app, records))
  if (!found) return undefined
  const { way, isGuess } = found
  const plain = { kind: 'query' as const, app: last.app, ask: 'list' as const, measures: [], project: [] }
  const meaning: Query = way.hops.length
    ? {
        ...plain,
        root: way.hops.reduce((one, { field, to }) => namedBy(one, { column: field.column, target: to.key }), root),
      }
    : { ...plain, ...(spoken === last.root && oneOf(last)), root, project: [[way.field.column]] }
  const named = way.hops.length ? way.hops.at(-1)!.to.noun : way.field.words.join(' ')
  return { ...ofBefore(meaning), ...(isGuess && { notes: [`took “${message.replace(/\W+$/, '')}” as the ${named}`] }) }
}

const oneOf = ({ single, lookup, root }: Query) => ({
  ...((single ?? (root.limit === 1 && root.order !== undefined)) && { single: true }),
  ...(lookup && { lookup }),
})

/** "who bought it?" – "and who sold it?": the records, whoever of them was told last. */
function spokenOf(root: Selection, model: CatalogueModel): Selection {
  const those = root.where.length || root.anyOf?.length || root.within ? undefined : onlyToldBy(root)
  const entity = model.entities.get(root.entity)
  return those && entity && isParty(entity) ? spokenOf(those, model) : root
}

/** "which products were returned?": the returns of those, as far as the request restricted them. */
function below({ to, field }: Hop, root: Selection): Selection {
  const { related, ...rest } = structuredClone(root)
  const own = related.find(({ selection, exists, count }) => exists && !count && selection.entity === to.key)
  const owner: Selection = { ...rest, related: related.filter(one => one !== own) }
  const selection = own?.selection ?? emptySelection(to)
  return { ...selection, related: [...selection.related, { selection: owner, exists: true, via: field.column, direction: 'up' }] } // oxfmt-ignore
}

/** What was said to be done: by the message before, or by the states and dates that the records were told by. */
function saidVerbs({ root }: Query, said: string | undefined): string[] {
  const told = [...root.where.flatMap(({ columns, values }) => [...columns, ...values.map(String)]), ...(root.order?.columns ?? [])] // oxfmt-ignore
  return [...(said ? [said] : told)].flatMap(wordsOf).map(word => word.toLowerCase()).filter(isParticiple) // oxfmt-ignore
}

/** The one kind of records below that tell of it: the sales of cars that were sold. */
function eventOf(records: Entity, verbs: readonly string[], app: AppModel): Hop | undefined {
  if (verbs.some(verb => isEventOf(verb, records))) return undefined
  const [event, ...others] = hopsOf(records, app).filter(
    ({ direction, to }) => direction === 'down' && to !== records && verbs.some(verb => isEventOf(verb, to)),
  )
  return others.length ? undefined : event
}

function waysFrom(entity: Entity, app: AppModel, owner: Entity): Way[] {
  const ups = hopsOf(entity, app).filter(({ direction, to }) => direction === 'up' && to !== owner)
  const toWay = (hops: Hop[]): Way => {
    const { field, to } = hops.at(-1)!
    return { field, hops, words: [...field.words, ...to.words.map(singular)] }
  }
  const keys = onceEach(ups.filter(({ to }) => isParty(to))).map(hop => toWay([hop]))
  const isKeyed = (field: Field) => keys.some(one => one.field.words[0] === field.words[0])
  const isBy = ({ words, type }: Field) =>
    type === 'string' && isByWhom(words.filter(word => !/^(?:name|id)$/.test(word)))
  const texts = entity.fields.filter(field => (isOwnPerson(field) || isBy(field)) && !isKeyed(field))
  const own = [...keys, ...texts.map(field => ({ field, hops: [], words: field.words }))]
  if (own.length) return own
  // "returned by whom?": of the orders that the returns are of.
  return ups.flatMap(
    hop =>
    onceEach(hopsOf(hop.to, app).filter(next => next.direction === 'up' && arePeople(next.to))).map(next => toWay([hop, next])), // oxfmt-ignore
  )
}

const rootsOf = (verbs: string[]): ReadonlySet<string> => new Set(verbs.map(rootOf))
/** Deeds of those who are served, and what records of them are called. */
const BY_SERVED = rootsOf(wordList`
  order place book buy purchase return rent hire borrow request reserve review rate pay bid donate like enrol join submit apply application loan
`)
const LIGHT = rootsOf(wordList`make do place perform`)
/** Verbs of giving and of a future having, and what is told to somebody (Levin, 1993, 13.1 to 13.5 and 37.1). */
const GIVES = rootsOf(wordList`
  sell rent lease let lend loan hire give hand send ship deliver issue award grant assign allocate offer pay refund invoice bill report show go pass
  post address
`)
/** What either side may have done. */
const EITHER = rootsOf(wordList`cancel postpone reschedule confirm miss change approve reject`)
/** Verbs by which it is known on which side somebody is. */
const OF_DEALS = rootsOf(wordList`buy sell order rent book borrow purchase hire`)
const TO = /^(?:to|recipient|receiver|addressee|payee|assignee|borrower|renter)$/
const FOR = /^(?:for|about|beneficiary|subject)$/
const FROM = /^(?:from|sender|source|seller|supplier|vendor|consignor|donor|lender|requester|applicant|manufacturer)$/

/** Somebody whose records there are before those of whom there is only a name. */
function keysFirst(ways: Way[]): Way[] {
  const keys = ways.filter(({ hops }) => hops.length > 0)
  return keys.length ? keys : ways
}

/** The one who is asked for: called after the verb or after the deed that the records are, else on the side of the preposition. */
function wayOf(
  { how, verb, isAlone }: Asks,
  verbs: readonly string[],
  records: Entity,
  ways: Way[],
): { way: Way; isGuess?: true } | undefined {
  const roots = verbs.map(rootOf)
  const fits = ways.filter(way => !isOpposite(how, way, roots))
  const [called, ...more] = fits.filter(({ field }) => isCalledAfter(field.words, roots))
  if (called && !more.length) return { way: called }
  const isOfSides =
    isAlone || how !== 'by' || verb === undefined || LIGHT.has(rootOf(verb)) || OF_DEALS.has(rootOf(verb))
  const isGiven = how !== 'to' || !roots.length || roots.some(root => GIVES.has(root))
  const isEither = how === 'by' && roots.some(root => EITHER.has(root))
  if (!isOfSides || !isGiven || isEither || arePeople(records)) return undefined
  const deeds = roots.length ? roots : records.words.slice(-1).map(word => rootOf(singular(word)))
  const doers = how === 'by' ? fits.filter(({ words }) => isCalledAfter(words, deeds)) : []
  const sided = doers.length ? doers : fits.filter(way => isOnSide(how, way, deeds))
  const [way, ...others] = keysFirst(sided.length || !isAlone || how === 'to' || roots.length ? sided : fits)
  return way && !others.length ? { way, isGuess: true } : undefined
}

const isCalledAfter = (words: readonly string[], roots: readonly string[]): boolean =>
  words.some(word => word.length > 3 && roots.some(root => isAgentOf(word, root)))

/** No firm and no place that only has an address: deeds are done by people, or by those who are served. */
const isPerson = ({ hops, words }: Way): boolean => !hops.length || arePeople(hops.at(-1)!.to) || has(words, SERVED)

const has = (words: readonly string[], form: RegExp): boolean => words.some(word => form.test(word))

/** Whoever is named as the other end, or as who did something else: "to whom?" of a `reported_by`, "completed by whom?" of one. */
function isOpposite(how: string, { field: { words } }: Way, roots: readonly string[]): boolean {
  const isBy = has(words, /^(?:by|from)$/)
  if (how !== 'by') return isBy && how !== 'from'
  const isOther = isBy && roots.length > 0 && !words.some(word => roots.includes(rootOf(word)))
  return isOther || (has(words, /^(?:to|for|about)$/) && !has(words, /^assigned$/))
}

function isOnSide(how: string, way: Way, deeds: readonly string[]): boolean {
  const { words } = way
  const isServed = has(words, SERVED)
  if (how === 'from') return has(words, FROM) || (isServed && deeds.some(deed => BY_SERVED.has(deed)))
  if (how === 'by') return isPerson(way) && isServed === deeds.some(deed => BY_SERVED.has(deed))
  return how === 'with' || has(words, how === 'to' ? TO : FOR) || isServed
}
