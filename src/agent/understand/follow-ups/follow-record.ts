import { saysCode } from '../assemble/is-keyed.ts'
import { stillOne } from '../reading/still-one.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isBare } from '../reading/attach.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { ofWinner } from '../reading/of-winner.ts'
import type { Condition, Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { findPath, leadsUp, stepsBetween } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { onlyToldBy } from './one-told-by.ts'

/**
 * The one record that a request was about, or whose others it asked for; of both ("Ann of Alder Quay") the one that those of a
 * kind asked for now belong to.
 */
export function recordOf(query: Query, app: Draft['app'], kind: Entity | undefined): Selection | undefined {
  const { lookup, single, root, winner } = query
  // "which customer has the most orders?": the one that came first.
  if (winner && winner.entity !== root.entity && tellsOne(app, winner.entity, winner.condition)) return ofWinner(query)
  const of = onlyToldBy(root)
  const isRanked = of !== undefined && (stillOne(of) !== undefined || (of.order !== undefined && of.limit === 1))
  const isTold = isRanked || (of?.where.length && of.where.every(c => c.op === '=' && tellsOne(app, of.entity, c)))
  const whose = isTold ? of : undefined
  // "the largest deal" is one, too, and goes on being it.
  const still = stillOne(root)
  if (!lookup && !single && !still) return whose
  const own = still ?? ((root.limit ?? 1) === 1 ? root : undefined)
  const has = (one: Selection | undefined) => {
    const entity = app.entities.find(e => e.key === one?.entity)
    return entity && kind && findPath(entity, kind, app)?.length === 1
  }
  return whose && has(whose) && !has(own) ? whose : own
}

/** Whether a condition is on what tells records of a kind from each other. */
function tellsOne(app: Draft['app'], kind: string, { columns }: Condition): boolean {
  const entity = app.entities.find(e => e.key === kind)
  const telling = [entity?.idField, ...(entity?.nameFields ?? [])].map(field => field?.column)
  return columns.every(column => telling.includes(column))
}

/** "and which invoices?": a list of others by their bare noun. */
const asksForOthers = ({ measures, message, nodes }: Draft) =>
  !measures.length &&
  /^\W*(?:and|but|so) (?:which|what)\b/i.test(message.text) &&
  !nodes.some(n => n.selection.order || n.selection.limit !== undefined)

/** "who is the landlord?", "and its landlord?": the one that the record points to. */
const ASKS_FOR_ONE = pattern('iu')`
  ^\W*(?:(?:and|so|but) )*
  (?:(?:who|what|which)(?:['’]s| is| was|['’]re) |(?:and|show(?: me)?|tell me|what about|how about) )
  (?:the|its|their|his|her) [\p{L} -]+\W*$
  |^\W*(?:(?:and|so|but) )*(?:at|in|on|by|with|from|for|of|to|under) (?:which|what) [\p{L} -]+\W*$
`
/** "to which customer?": no list of all of them, whatever was asked before. */
const ASKS_WHICH_OF = pattern('iu')`
  ^\W*(?:(?:and|so|but) )*(?:at|in|on|by|with|from|for|of|to|under) (?:which|what) [\p{L} -]+\W*$
`

/** "who are the contacts?", "show me the orders", "the invoices": all that belong to the record. */
const ASKS_FOR_ALL = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|now|then|please) )*
  (?:(?:who|what|which)(?: are|['’]re| were) |(?:show|list|give|tell|get|see)(?: me| us)? |(?:what|how) about )?
  (?:all )?(?:of )?(?:the|its|their|his|her) [\p{L} -]+\W*$
`

/** A kind that is named with nothing else, one step from the record: up to what it points to, or down to what belongs to it. */
function isBeside({ app, measures }: Draft, node: Draft['nodes'][number], owner: Entity, direction: 'up' | 'down') {
  const path = findPath(owner, node.entity, app)
  return !measures.length && !node.negated && path?.length === 1 && path[0]!.direction === direction
}

const asksForAll = (draft: Draft, node: Draft['nodes'][number], owner: Entity): boolean =>
  ASKS_FOR_ALL.test(draft.message.text) &&
  node.selection.order === undefined &&
  node.selection.limit === undefined &&
  isBeside(draft, node, owner, 'down')

const asksForIts = (draft: Draft, node: Draft['nodes'][number], owner: Entity): boolean =>
  ASKS_FOR_ONE.test(draft.message.text) &&
  !isPlural(draft.chunks[node.at]?.text ?? '') &&
  isBeside(draft, node, owner, 'up')

/** "any open orders?", "open orders?", "how many invoices?": no sentence, and nothing but some of a kind. */
const BRIEFLY = pattern('iu')`
  ^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:
    any(?!\ of\b)(?:\ [\p{L}-]+){1,3}\W*
    |(?:how\ many\ )?(?!(?:all|the|our|my|which|what|who|show|list|only|just|not|no|every)\b)(?:[\p{L}-]+\ ){0,2}[\p{L}-]+\ *\?\W*
  )$
`
const asksBriefly = (draft: Draft, { selection, at, entity }: Draft['nodes'][number], owner: Entity): boolean =>
  BRIEFLY.test(draft.message.text) &&
  isPlural(draft.chunks[at]?.text ?? '') &&
  !selection.related.length &&
  !selection.sources.length &&
  selection.order === undefined &&
  draft.chunks.every(c => c.kind !== 'unknown') &&
  draft.nodes.length === 1 &&
  findPath(owner, entity, draft.app)
    ?.map(hop => hop.direction)
    .join() === 'down'

/** "a manager's phone" is anybody's, and "all", "which" ask of all there are. */
const OF_ANY = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:all|every|each|any|an?|which|how many|list|whose)\b/i

/** "the primary contact's phone?", "who is the main contact?": of the one that the record has, where no name tells another. */
const asksOfIts = (draft: Draft, { selection, at, entity }: Draft['nodes'][number], owner: Entity): boolean =>
  (draft.project.length ? draft.project.every(one => one.entity === entity) : asksForSuch(draft, selection)) &&
  !OF_ANY.test(draft.message.text) &&
  !isPlural(draft.chunks[Math.ceil(at)]?.text.replace(/['’].*$/, '').trim() ?? '') &&
  selection.where.every(({ columns }) => columns.every(column => isFlag(entity, column))) &&
  !selection.related.length &&
  !selection.sources.length &&
  selection.order === undefined &&
  draft.nodes.length === 1 &&
  isBeside(draft, draft.nodes[0]!, owner, 'down')

const asksForSuch = ({ message }: Draft, { where }: Selection): boolean =>
  where.length > 0 && ASKS_FOR_ONE.test(message.text)

const isFlag = ({ fields }: Entity, column: string): boolean =>
  fields.some(field => field.column === column && (field.role === 'boolean' || field.role === 'category'))

/** Who or what they are is asked of those before; to be shown "the orders" after a list may mean all there are. */
const ASKS_WHO_THEY_ARE =
  /^\W*(?:(?:and|so|but|ok|okay|now|then) )*(?:who|what|which)(?: are|['’]re| were) (?:the|their) /i

/** "who are the clients?" after a list of orders: the ones that those belong to, or that belong to them. */
const asksForTheirs = (draft: Draft, node: Draft['nodes'][number], owner: Entity): boolean =>
  ASKS_FOR_ALL.test(draft.message.text) &&
  ASKS_WHO_THEY_ARE.test(draft.message.text) &&
  isPlural(draft.chunks[node.at]?.text ?? '') &&
  (isBeside(draft, node, owner, 'up') || isBeside(draft, node, owner, 'down'))

/** How sure it is that those of the ones before are meant, and not all there are. */
const OF_THOSE = 0.6
/** "and the inspections?": with no verb it goes on from the list before (ellipsis; Quirk et al., 1985, 12.31). */
const AND_THE = /^\W*and (?:what about |how about )?(?:the|their) [\p{L}-]+(?: [\p{L}-]+)?\W*$/iu

/** "show the plots under notice" – "and the inspections?", "and the tenants?": those that belong to the ones before, or that these belong to. */
const goesOnToTheirs = (draft: Draft, node: Draft['nodes'][number], owner: Entity): boolean =>
  AND_THE.test(draft.message.text) &&
  isPlural(draft.chunks[node.at]?.text ?? '') &&
  draft.chunks.every(c => c.kind === 'filler' || c === draft.chunks[node.at]) &&
  (isBeside(draft, node, owner, 'down') || isBeside(draft, node, owner, 'up'))

/** "how many visits were missed?" – "which clients?", "and whose patients?": nothing but the noun of those whose they are is said. */
const ASKS_WHICH_ONES =
  /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:for |of |by |from |at )?(?:which|what|whose) [\p{L}-]+(?: [\p{L}-]+)?\W*$/iu
const asksWhichOnes = (draft: Draft, node: Draft['nodes'][number], owner: Entity): boolean =>
  ASKS_WHICH_ONES.test(draft.message.text) &&
  isPlural(draft.chunks[node.at]?.text ?? '') &&
  (isBeside(draft, node, owner, 'up') || isBeside(draft, node, owner, 'down'))

/** The records that a list was of, or that were counted. */
function listOf({ ask, root, group, existence, measures }: Query): Selection | undefined {
  const isCount = ask === 'measure' && measures.every(({ fn, part }) => fn === 'count' && !part)
  return (ask === 'list' || isCount) && !group && !existence && (root.limit ?? 2) > 1 && !isBare(root)
    ? root
    : undefined
}

/**
 * "which department does Ann work in" – "and how many hours a week?": what only the record has whose others were asked for is asked of it,
 * where nothing else is named.
 */
export function fieldOfOwner(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, app, message, measures, group, project, nodes } = draft
  const [asked, ...more] = project
  const of = previous && onlyToldBy(previous.root)
  if (!previous || !asked || more.length || !of?.where.length) return undefined
  if (own.length || measures.length || group || !/^\W*(?:and|but|so)\b/i.test(message.text)) return undefined
  const isPlain = nodes.every(({ selection }) => isBare(selection))
  const isOne = of.where.every(c => c.op === '=' && tellsOne(app, of.entity, c))
  if (!isPlain || !isOne || asked.entity.key !== of.entity || of.entity === previous.root.entity) return undefined
  return {
    ...structuredClone(previous),
    ask: 'list',
    root: structuredClone(of),
    measures: [],
    project: [asked.columns],
    lookup: true,
    single: false,
  }
}

/** "show order 7" – "from which depot?" – "to which customer?": that of the order still, where the depot has none. */
function ownerBefore(
  { previous, app, message }: Draft,
  node: Draft['nodes'][number] | undefined,
): Selection | undefined {
  const [owner, ...others] = previous?.root.related ?? []
  if (!node || !owner?.exists || others.length || !previous?.single || !testIn(message.text, ASKS_WHICH_OF))
    return undefined
  const leads = (key: string) =>
    findPath(
      app.entities.find(e => e.key === key)!,
      node.entity,
      app,
    )
      ?.map(h => h.direction)
      .join()
  return leads(previous.root.entity) !== 'up' && leads(owner.selection.entity) === 'up' ? owner.selection : undefined
}

/** "which member has loan L-7?": the one that is told by its code, and whose the answer is. */
function ownerByCode({ root }: Query): Selection | undefined {
  const owner = onlyToldBy(root)
  return owner?.where.some(saysCode) ? owner : undefined
}

/** "what boat was hired?": one that something was done to, and no more is said of it. */
const WAS_DONE = pattern('iu')`
  ^\W*(?:(?:and|so|but|also|then)\W+)*(?:(?:i|we)\ (?:also\ )?(?:need|want|have)\ to\ know\ )?(?:what|which)\ [\p{L}-]+(?:\ [\p{L}-]+)?
  \ (?:was|has\ been)\ (?<done>\p{L}+)\W*$
`

/** "who has loan 7?" – "I also need to know what game was borrowed": the one of that loan, and not all that ever were. */
export function doneWithRecord(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, app, message, measures, group, project } = draft
  const { done } = execIn(message.text, WAS_DONE)?.groups ?? {}
  if (!previous || !done || !isParticiple(done.toLowerCase()) || measures.length || group || project.length)
    return undefined
  const node = own.filter(n => !isPlural(draft.chunks[n.at]?.text ?? '')).sort((a, b) => a.at - b.at)[0]
  const record = node && (ownerByCode(previous) ?? recordOf(previous, app, node.entity))
  const owner = record && app.entities.find(e => e.key === record.entity)
  if (!node || !owner || owner === node.entity || !isBare(node.selection)) return undefined
  const isOnlyDone = own.every(n => n === node || (n.entity === owner && isBare(n.selection)))
  // Those that have to do with any of its kind are no answer about the one.
  if (!isOnlyDone || !leadsUp(owner, node.entity, app))
    return void (draft.sureness = Math.min(draft.sureness, OF_THOSE))
  const root = structuredClone(node.selection)
  if (!relateTo(app, root, structuredClone(record))) return undefined
  return {
    ...structuredClone(previous),
    ask: 'list',
    root,
    measures: [],
    project: [],
    single: true,
    lookup: false,
    existence: false,
  }
}

/** "and how many orders?", "and which orders?" after one record was shown: those of that record. */
export function othersOfRecord(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, app, message, measures, group, project } = draft
  const [node, ...others] = own
  const found = previous && (ownerBefore(draft, node) ?? recordOf(previous, app, node?.entity))
  // "the plots at Mill Lane" – "and the inspections?": of the plots, which have them, and not of the site.
  const isFar =
    found && node && found.entity !== previous.root.entity && stepsBetween(found.entity, node.entity.key, app) > 1
  const one =
    isFar && listOf(previous) && stepsBetween(previous.root.entity, node.entity.key, app) === 1 ? undefined : found
  const record = one ?? (previous && listOf(previous))
  const isCount = measures.length === 1 && measures[0]!.fn === 'count' && !measures[0]!.column
  const isOfNone = previous && !record && testIn(message.text, ASKS_WHICH_OF) && node && isBare(node.selection)
  if (isOfNone) draft.ignored.push(message.tokens[0]!.text)
  if (!previous || !record || !node || others.length || group || node.previous) return undefined
  const owner = app.entities.find(e => e.key === record.entity)
  const isOfIts = one !== undefined && owner !== undefined && asksOfIts(draft, node, owner)
  if (project.length && !isOfIts) return undefined
  const isBrief =
    one !== undefined && owner !== undefined && (isCount || !measures.length) && asksBriefly(draft, node, owner)
  if (!isBare(node.selection) && !isBrief && !isOfIts) return undefined
  const isIts = one !== undefined && owner !== undefined && asksForIts(draft, node, owner)
  const isTheirs =
    owner !== undefined &&
    (asksWhichOnes(draft, node, owner) ||
      (one === undefined && (asksForTheirs(draft, node, owner) || goesOnToTheirs(draft, node, owner))))
  if (one === undefined && !isTheirs) return undefined
  const isAsked = isIts || isBrief || isTheirs || isOfIts || (owner !== undefined && asksForAll(draft, node, owner))
  if (!isAsked && !((isCount || asksForOthers(draft)) && /^\W*(?:and|but|so)\b/i.test(message.text))) return undefined
  if (!owner || owner === node.entity || findPath(node.entity, owner, app)?.length !== 1) return undefined
  const root = structuredClone(node.selection)
  if (!relateTo(app, root, structuredClone(record))) return undefined
  const { app: name } = previous
  if (one === undefined && AND_THE.test(message.text)) draft.sureness = Math.min(draft.sureness, OF_THOSE)
  // As much is understood as where the question stands by itself.
  for (const chunk of draft.chunks) if (isFree(chunk) && chunk.operator?.type === 'who') use(chunk, 'who')
  return {
    ...structuredClone(previous),
    app: name,
    ask: isCount ? 'measure' : 'list',
    root,
    measures,
    project: isOfIts ? project.map(({ columns }) => columns) : [],
    // What a key points to is one record, of which more may be asked.
    single: isIts,
    lookup: false,
    existence: isBrief && !isCount && /^\W*(?:\w+\W+)?any\b/i.test(message.text),
  }
}
