import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { followReference } from '../assemble/references.ts'
import { isKeyed, saysCode } from '../assemble/is-keyed.ts'
import { isBare } from '../reading/attach.ts'
import { isFree, use, type Draft, type Node } from '../reading/draft.ts'
import { changeBriefly, CORRECTS } from './follow-briefly.ts'
import { withoutGroup } from './most-of-counted.ts'
import { rankBefore } from './rank-groups.ts'
import { pinShown } from '../reading/group-keys.ts'
import { fieldOfOwner, othersOfRecord } from './follow-record.ts'
import { narrow } from '../reading/among-those.ts'
import type { Condition, Grouping, Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { leadsUp } from '../entity-model/relations.ts'

const STARTS_ELLIPSIS = pattern('i')`
  ^\W*(
    and|or|what about|how about|now|only|just|but|then|instead|same|also|the same|no|ok|okay|so|except|without
    |excluding|in|for|by|sort|sorted|order|with|how many|how much|which ones|top|per|break
  )\b
`
/** A whole question: with a noun in it, it is about nothing said before. */
const ASKS_ANEW = /^\W*(how (many|much)|which|what(?! about)|who|list|show|give|find|count|(is|are|do|does) )/i
const ASKS_WHOLE = /^\W*(?:and |so |but )?(?:how|what|who|when|where|which|is|are|was|does|did|has)\b(?! about)/i
/** "how old is Ann Lee?": a record by its name is a question of its own, whatever was asked before. */
const namesRecord = ({ nodes }: Pick<Draft, 'nodes'>) =>
  nodes.some(
    ({ entity, selection }) =>
      selection.where.length === 1 &&
      selection.where[0]!.op === '=' &&
      selection.where[0]!.columns.some(c => entity.nameFields.some(f => f.column === c)),
  )
/** "by member": what it is grouped by, not what it is about. "how many members by town" is about members. */
const isGroupOnly = ({ group, subgroup, chunks, message }: Draft, { at, entity, selection }: Node) =>
  (group?.entity === entity.key || subgroup?.entity === entity.key) &&
  isBare(selection) &&
  !(testIn(message.text, ASKS_ANEW) && chunks.slice(at + 1).some(({ operator }) => operator?.type === 'group'))
const SAYS_SAME = /\b(same|likewise|again)\b/i

/**
 * Reads a message as a change to the previous request, when it names no records of its own: "and in Texas?", "how many?",
 * "the same for third-party accounts". Undefined when the message stands on its own.
 */
export function continueQuery(draft: Draft): Query | undefined {
  const { previous, message } = draft
  // "who has the same role as Ann?": a question by itself.
  if (!previous || draft.nodes.some(({ selection }) => selection.where.some(isOfSame))) return undefined
  const own = draft.nodes.filter(node => isOwnTopic(draft, previous, node))
  if (wantsAllAgain(draft, previous, own)) return undefined
  const same = SAYS_SAME.test(message.text) || goesOnFigure(draft, previous, own)
  const briefly = rankBefore(draft, own) ?? changeBriefly(draft)
  if (briefly) return briefly
  const pointsBack = own.some(node => node.previous)
  // "only the open ones" after a figure or groups: the same of fewer records.
  const narrowed = own.length === 1 && isFigure(previous) && testIn(message.text, ONLY) && asksNothing(draft)
  if (narrowed && pointsBack) return fewer(draft, own[0]!)
  if (narrowed && isSuch(previous, own[0]!)) return onlySuch(previous, own[0]!)
  const isOfList = own.length === 1 && isSeveral(previous) && testIn(message.text, NOTHING_BUT) && asksNothing(draft)
  if (isOfList && !pointsBack && isSuch(previous, own[0]!)) return onlySuch(previous, own[0]!)
  const regrouped = pointsBack ? groupAnew(draft, previous, own) : undefined
  if (regrouped) return regrouped
  const some = pointsBack && !same ? restrictedTo(draft, previous, own) : undefined
  if (some) return some
  if (pointsBack && !same) return undefined
  const other =
    fieldOfOwner(draft, own) ?? othersOfRecord(draft, own) ?? switchRecord(draft, own) ?? switchEntity(draft, own)
  if (other) return other
  if (!same && isOtherTopic(draft, previous)) return undefined
  const replacesScope = own.length === 1 && own[0]!.entity.key === previous.root.entity && same
  const restricting = own.length === 1 && restrictsBefore(draft, own[0]!)
  if (own.length && !replacesScope && !restricting) return undefined
  const isLong = !testIn(message.text, STARTS_ELLIPSIS) && message.tokens.length > 6
  if (!same && isLong && !swapsFigure(draft, previous)) return undefined
  // "median revenue per industry" after opportunities, which have none: a question about those that have it.
  const before = draft.app.entities.find(e => e.key === previous.root.entity)
  const isForeign = ({ column }: Query['measures'][number]) =>
    column !== undefined && !before?.fields.some(field => field.column === column)
  if (draft.measures.some(isForeign)) return undefined
  const query = changedSelections(draft, previous, { same, ...(restricting && { restricting: own[0]! }) })
  if (!query || (query.ask === 'exists' && !testIn(message.text, ASKS_YES))) return undefined
  keepDerived(draft, query)
  changeAsk(draft, query)
  passOverSame(draft)
  const inRole = before && namedInRole(draft, query, before)
  if (inRole) return inRole
  // What only other records have is nothing of these.
  const isKnown = (column: string) =>
    [...(before?.fields ?? []), ...draft.derived.map(d => d.derived)].some(one => one.column === column) ||
    !draft.project.some(p => p.columns.includes(column))
  return !before || query.project.flat().every(isKnown) ? query : undefined
}

/** "total price of the sunk boats?" – "sorry, I meant my boats", "and of the new boats?": the figure that was asked for, of others of the kind. */
const goesOnFigure = (draft: Draft, previous: Query, [node, ...others]: Node[]): boolean =>
  node !== undefined &&
  !others.length &&
  (CORRECTS.test(draft.message.text) || AND_OF.test(draft.message.text)) &&
  isFigure(previous) &&
  node.entity.key === previous.root.entity &&
  !node.previous &&
  !isBare(node.selection) &&
  asksNothing(draft)

/**
 * "total weight by kind" – "which is the smallest?" – "now group them by town": the figure of all that it was of, by something else.
 * "list the red boats" – "group them by harbour": those boats, and not their harbours.
 */
function groupAnew({ group, measures, project, groupOrder }: Draft, previous: Query, own: Node[]): Query | undefined {
  const isOnly = own.every(node => node.previous || (node.entity.key === group?.entity && isBare(node.selection)))
  if (!group || measures.length || project.length || !isOnly) return undefined
  const order = groupOrder && { groupOrder }
  if (previous.ask === 'group') {
    const { groupOrder: _order, subgroup: _subgroup, having: _having, ...query } = structuredClone(previous)
    return { ...query, group, ...order, winner: undefined, shown: undefined }
  }
  if (!/^(?:list|measure|exists)$/.test(previous.ask) || own.some(node => !isOfBefore(node, previous, group)))
    return undefined
  const figures = previous.ask === 'measure' ? previous.measures : []
  return {
    kind: 'query',
    app: previous.app,
    root: narrow(previous.root),
    ask: 'group',
    group,
    ...order,
    measures: figures.length ? figures : [{ fn: 'count' }],
    project: [],
  }
}

const isOfBefore = ({ entity, previous }: Node, { root }: Query, group: Grouping): boolean =>
  previous ? entity.key === root.entity : entity.key === group.entity

/** "show me the total price per town instead" after a number per town: another figure of the same records, whoever they are. */
const swapsFigure = ({ message, group, measures }: Draft, { ask }: Query): boolean =>
  CORRECTS.test(message.text) && /^(?:group|measure)$/.test(ask) && (group !== undefined || measures.length > 0)

/** "only the paid ones" – "now all of Ann's orders again": without what narrowed them. */
function wantsAllAgain({ message, chunks }: Draft, { root }: Query, [node, ...others]: Node[]): boolean {
  if (!node || others.length || node.entity.key !== root.entity || node.previous || !ALL_AGAIN.test(message.text))
    return false
  for (const chunk of chunks)
    if (isFree(chunk) && chunk.kind === 'unknown' && SAYS_SAME.test(chunk.text)) use(chunk, 'follow-up')
  return true
}
const ALL_AGAIN = /\b(?:all|every)\b.*\bagain\W*$|\bagain all\b/i

const AND_OF = /^\W*(?:and|what about|how about|and what about|and how about) (?:that |those )?(?:of|for|among)\b/i

/** Records that a message names on its own account: not by what they are grouped by, nor in the place of those before. */
const isOwnTopic = (draft: Draft, previous: Query, node: Node): boolean =>
  !node.implicit &&
  !isFieldOfBefore(draft, previous, node) &&
  !(STARTS_ELLIPSIS.test(draft.message.text) && isGroupOnly(draft, node)) &&
  !(node.stands && node.entity.key === previous.root.entity && !ASKS_ANEW.test(draft.message.text))

/** "not with score good" of ratings before: their own field, though they themselves might be called so as well. */
function isFieldOfBefore({ chunks }: Draft, { root }: Query, { entity, at }: Node): boolean {
  const { entities = [], fields = [] } = chunks[at] ?? {}
  const isSynonym = entities.every(mention => mention.entity !== entity || mention.quality < 0.8)
  return entity.key === root.entity && isSynonym && fields.some(f => f.entity === entity && f.quality >= 0.9)
}

/** Another kind of record by its own noun is another topic, unless the message corrects or goes on; so is one record by its name. */
function isOtherTopic(draft: Draft, previous: Query): boolean {
  const { text } = draft.message
  const isOtherNoun = draft.chunks.some(
    c =>
      c.used !== 'entity' &&
      c.entities.some(e => e.quality >= 0.9 && e.entity.key !== previous.root.entity && e.entity.sources.length > 0),
  )
  if (isOtherNoun && !draft.nodes.some(n => isGroupOnly(draft, n)) && !testIn(text, CONTINUES) && !CORRECTS.test(text))
    return true
  return namesRecord(draft) && testIn(text, ASKS_WHOLE)
}

/** The previous request with the conditions of the message; undefined where the message says nothing of it. */
function changedSelections(
  draft: Draft,
  previous: Query,
  { same, restricting }: { same: boolean; restricting?: Node },
): Query | undefined {
  const isRoot = ({ entity }: Node) => entity.key === previous.root.entity
  const onRoot = draft.nodes.filter(isRoot)
  const added = draft.nodes.filter(
    node => (node.implicit || node === restricting) && !isRoot(node) && !isGroupOnly(draft, node),
  )
  const asksAnew =
    draft.measures.length > 0 || draft.group || draft.project.length > 0 || draft.nodes.some(n => n.selection.order)
  if (!onRoot.length && !added.length && !asksAnew && !same) return undefined
  const query: Query = structuredClone(previous)
  for (const node of onRoot) {
    const { within } = query.root
    if (within && node.selection.where.some(c => takesPlaceOf(c, within)))
      draft.sureness = Math.min(draft.sureness, AMONG_ANEW)
    changeSelection(query.root, node.selection)
  }
  for (const node of added) {
    const related = query.root.related.find(r => r.selection.entity === node.entity.key)
    if (related) changeSelection(related.selection, node.selection)
    else if (
      !(restricting || narrowsFigure(draft, previous, node) || narrowsByName(draft, previous, node)) ||
      !relateTo(draft.app, query.root, node.selection)
    )
      return undefined
  }
  return query
}

/** "average dues by berth" – "only the East Quay": what those that are in the figure belong to is such. */
function narrowsFigure(draft: Draft, previous: Query, { entity }: Node): boolean {
  const root = draft.app.entities.find(e => e.key === previous.root.entity)
  return isFigure(previous) && ONLY.test(draft.message.text) && asksNothing(draft) && Boolean(root && leadsUp(root, entity, draft.app)) // oxfmt-ignore
}

/** How sure it is that the same is asked among others, and not that those others are asked for. */
const AMONG_ANEW = 0.7

/** Which of several records of a kind are those of what is named, where each may have others. */
const AMONG_OTHERS = 0.6

/**
 * "how many bookings were cancelled?" – "and at Casa Verde?": the same of those that belong to what is named behind a preposition; less
 * surely where they do not belong to one alone.
 */
function narrowsByName(draft: Draft, previous: Query, node: Node): boolean {
  const root = draft.app.entities.find(e => e.key === previous.root.entity)
  const { text, tokens } = draft.message
  const isSaid = testIn(text, RESTRICTS) && tokens.length <= 8 && asksNothing(draft) && !previous.lookup
  if (!isSaid || !root || !namesRecord({ ...draft, nodes: [node] })) return false
  if (!leadsUp(root, node.entity, draft.app)) draft.sureness = Math.min(draft.sureness, AMONG_OTHERS)
  return true
}

/** How a question for a yes goes on; one for something else does not continue it. */
const ASKS_YES = /^\W*(and |so |but |what about |how about )?(is|are|do|does|did|has|have|any|in|from|with)?\b/i

/** "which was the longest?": what lies between two dates of theirs is a column of its own. */
function keepDerived({ derived }: Draft, { root }: Query): void {
  const isNew = ({ entity, derived: one }: Draft['derived'][number]) =>
    entity.key === root.entity && !root.derived?.some(({ column }) => column === one.column)
  const own = derived.filter(isNew).map(one => one.derived)
  if (own.length) root.derived = [...(root.derived ?? []), ...own]
}

/** What is asked of the records: figures, groups, values, or the records themselves. */
function changeAsk(draft: Draft, query: Query): void {
  const isOrdered = draft.nodes.some(n => n.selection.order)
  // "open orders by town" – "which are late?": records, and no groups of them.
  if (query.ask === 'group' && asksNothing(draft) && query.measures.every(m => m.fn === 'count') && testIn(draft.message.text, WHICH_ARE))
    Object.assign(query, { ask: 'list', measures: [], group: undefined, groupOrder: undefined, subgroup: undefined, having: undefined, shown: undefined }) // oxfmt-ignore
  if (query.ask === 'exists' && (isOrdered || /\b(which|who|what|list|show)\b/i.test(draft.message.text)))
    Object.assign(query, { ask: 'list', measures: [], having: undefined })
  if (draft.measures.length) changeMeasures(draft, query)
  if (draft.group) {
    // "average price of the red ones" – "which colour has the highest?": what was said of one of the groups does not hold for the others.
    if (draft.nodes.every(({ selection }) => isBare(selection))) query.root = withoutGroup(query.root, draft.group)
    Object.assign(query, {
      ask: 'group',
      group: draft.group,
      groupOrder: draft.groupOrder,
      measures: query.measures.length ? query.measures : [{ fn: 'count' }],
      project: [],
      single: false,
    })
  } else if (draft.project.length && !draft.measures.length)
    Object.assign(query, {
      ask: draft.wantsValues && !query.single ? 'values' : 'list',
      project: draft.project.map(p => p.columns),
      measures: [],
    })
  if (!draft.measures.length && !draft.group && isOrdered && query.ask === 'measure')
    Object.assign(query, { ask: 'list', measures: [] })
  // "the largest one": of a list the one that comes first.
  const saysOne = draft.nodes.some(n => n.entity.key === query.root.entity && n.selection.limit === 1)
  if (query.ask === 'list' && query.root.limit === 1 && saysOne) query.single = true
  // "what do they earn?" – "who earns most?": one of them, not what was shown of each.
  if (query.single && saysOne && !draft.project.length && ASKS_FOR_ONE.test(draft.message.text)) query.project = []
}

const WHICH_ARE = /^\W*(?:(?:and|so|but|ok|okay)\W+)*which(?: ones)? (?:are|were|have|had|need)\b/i
const ASKS_FOR_ONE = /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:who|which)\b/i

/** "the same", "compared": words that only say that it goes on. */
function passOverSame({ chunks }: Draft): void {
  for (const chunk of chunks) {
    // What a value or a name happens to be called, too.
    const saysSame = (chunk.kind === 'unknown' && SAYS_SAME.test(chunk.text)) || /^same$/i.test(chunk.text)
    if (isFree(chunk) && (saysSame || chunk.operator?.type === 'compare')) use(chunk, 'follow-up')
  }
}

/** "and the boss?": whom the one record names in that role. */
function namedInRole(draft: Draft, query: Query, before: Entity): Query | undefined {
  const isOne = query.single === true || query.lookup === true
  if (!isOne || draft.project.length !== 1) return undefined
  const named = followReference(draft, { entity: before, selection: query.root }, query)
  return named && { ...named, single: false, lookup: false }
}

/** "and in the Sales department?": what the records before belong to, by its name, and nothing else is asked. */
function restrictsBefore(draft: Draft, node: Node): boolean {
  const { previous, message, app, measures, project, group } = draft
  const from = app.entities.find(e => e.key === previous!.root.entity)
  if (!from || node.entity === from || isBare(node.selection) || node.selection.order || measures.length) return false
  const isSaid = testIn(message.text, RESTRICTS) || takesPlace(draft, node)
  if (project.length || group || !isSaid || message.tokens.length > LONGEST_RESTRICTION) return false
  const isKnown = previous!.root.related.some(r => r.selection.entity === node.entity.key)
  return isKnown || leadsUp(from, node.entity, app)
}

/** "the boats of Ann" – "and the owner Bo?", "sorry, the owner Bo": another one of those to whom the records before belong. */
const takesPlace = ({ previous, message, nodes }: Draft, node: Node): boolean =>
  (CORRECTS.test(message.text) || testIn(message.text, CONTINUES)) &&
  namesRecord({ nodes: [node] }) &&
  previous!.root.related.some(
    ({ selection, exists, count }) =>
      exists && !count && selection.entity === node.entity.key && namesRecord({ nodes: [{ ...node, selection }] }),
  ) &&
  nodes.every(other => other === node || other.implicit)

/** Longer messages are requests of their own. */
const LONGEST_RESTRICTION = 10

const RESTRICTS = pattern('i')`
  ^\W*(?:and |or |but |so |now |only |just |then |what about |how about |what |the same )*
    (?:those |these |them |the ones |ones |that )?(?:in|for|at|of|from|by|with|under|within)\b
  |^\W*(?:and |or )*(?:what|how) about\b
`

const ONLY =
  /^\W*(?:(?:and|but|now|ok|okay|so|then|what about|how about)\W+)*(?:only|just|without|not|excluding|except)\b/i
const isFigure = ({ ask, root }: Query) => /^(?:group|measure|share)$/.test(ask) && root.limit === undefined

/** Several records that were listed. */
const isSeveral = ({ ask, single, lookup, existence }: Query) => ask === 'list' && !single && !lookup && !existence
/** "only technology companies" after a list of companies: some of them. */
const NOTHING_BUT = /^\W*(?:(?:and|but|now|ok|okay|so|then)\W+)*(?:only|just)\b/i

/** "only the ones for bakeries" after a list of orders: those of them whose customers are such, and not the bakeries. */
function restrictedTo(draft: Draft, previous: Query, own: readonly Node[]): Query | undefined {
  const ones = own.find(node => node.previous)
  const [other, ...others] = own.filter(node => node !== ones)
  if (!ones || !other || others.length || previous.ask !== 'list' || !asksNothing(draft)) return undefined
  if (!ONLY.test(draft.message.text) || !OF_THEM.test(draft.message.text)) return undefined
  const isUp = leadsUp(ones.entity, other.entity, draft.app)
  return isUp && ones.entity.key === previous.root.entity ? fewer(draft, ones) : undefined
}
/** What the ones before are to be of, behind a preposition. */
const OF_THEM =
  /\b(?:ones|those|them|these)\W+(?:(?:that|which) (?:are|were|go|went) )?(?:for|of|from|by|with|in|at|to)\b/i

function fewer(draft: Draft, ones: Node): Query | undefined {
  const root = structuredClone(ones.selection)
  for (const { selection } of draft.nodes.filter(n => n !== ones))
    if (!relateTo(draft.app, root, selection)) return undefined
  return { ...structuredClone(draft.previous!), root, winner: undefined, shown: undefined }
}

/** "now only the qualified leads" after groups or a figure of leads: the message names its records itself. */
const isSuch = ({ root }: Query, { entity, selection }: Node): boolean =>
  entity.key === root.entity && !isBare(selection)

function onlySuch(previous: Query, { selection }: Node): Query {
  const query: Query = {
    ...structuredClone(previous),
    root: narrow(previous.root),
    winner: undefined,
    shown: undefined,
  }
  changeSelection(query.root, selection)
  return query
}

const asksNothing = ({ measures, group, project, nodes }: Draft) =>
  !measures.length && !group && !project.length && !nodes.some(n => n.selection.order)

const CONTINUES = /^\W*(?:and|what about|how about|and what about|now|same for|the same for|now the same for|or)\b/i

/** "no, I meant leads", "and opportunities?": the same request about other records, where its conditions hold for them too. */
function switchEntity(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, message } = draft
  const [node] = own
  const text = message.text
  if (!previous || own.length !== 1 || !node || node.previous || node.entity.key === previous.root.entity)
    return undefined
  if (!CORRECTS.test(text) && !(testIn(text, CONTINUES) && message.tokens.length <= 6)) return undefined
  if (takesPlace(draft, node)) return undefined
  if (
    draft.measures.length ||
    draft.group ||
    draft.project.length ||
    node.selection.order ||
    draft.chunks.some(c => c.operator?.type === 'who')
  )
    return undefined
  const has = (column: string) => node.entity.fields.some(f => f.column === column)
  const kept = previous.root.where.filter(c => c.columns.every(has))
  const wanted = [
    ...previous.measures.flatMap(m => m.column ?? []),
    ...(previous.group?.columns ?? []),
    ...previous.project.flat(),
    ...(previous.root.order?.columns ?? []),
  ]
  if (!wanted.every(has) || (kept.length < previous.root.where.length && !CORRECTS.test(text))) return undefined
  const { order, limit, offset } = previous.root
  const root: Selection = {
    ...node.selection,
    where: [...kept, ...node.selection.where],
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
  }
  for (const chunk of draft.chunks)
    if (isFree(chunk) && /^(no|nope|not|sorry|meant?|mean|rather|wait|same)$/i.test(chunk.text)) use(chunk, 'follow-up')
  return {
    ...structuredClone(previous),
    root,
    ...(previous.group && { group: { ...previous.group, entity: node.entity.key } }),
    lookup: false,
  }
}

const isOfSame = ({ against, at }: Condition): boolean => against !== undefined && 'same' in against && at !== undefined

/** "the fee of order 7?" – "and for order 9?", "sorry, order 9": the same that was asked of one record, of another one of its kind. */
function switchRecord(draft: Draft, own: Draft['nodes']): Query | undefined {
  const { previous, message } = draft
  const [node, ...others] = own
  if (!previous || !node || others.length || node.previous || node.entity.key !== previous.root.entity) return undefined
  if (!CORRECTS.test(message.text) && !testIn(message.text, CONTINUES)) return undefined
  if (previous.ask !== 'list' || !previous.project.length || !asksNothing(draft)) return undefined
  const isKey = (one: Condition) => isKeyed({ ...node, selection: { ...node.selection, where: [one] } }) || saysCode(one) // oxfmt-ignore
  const { where, related } = node.selection
  if (!where.length || related.length || !where.every(isKey) || !previous.root.where.some(isKey)) return undefined
  const root = structuredClone(previous.root)
  root.where = [...root.where.filter(condition => !isKey(condition)), ...where]
  passOverSame(draft)
  return { ...structuredClone(previous), root, winner: undefined, shown: undefined }
}

/** New conditions take the place of old ones on the same columns; the rest stays. */
function changeSelection(selection: Selection, change: Selection): void {
  if (change.sources.length) Object.assign(selection, { sources: change.sources, args: change.args })
  // "the second of the red ones" – "what about the blue ones?": what they are among is told anew.
  const among = selection.within
  if (among && change.where.length && change.where.every(c => takesPlaceOf(c, among))) {
    changeSelection(among, { ...change, related: [], order: undefined, limit: undefined })
    change = { ...change, where: [] }
  }
  const columns = new Set(change.where.map(key))
  if (change.where.length) selection.where = [...selection.where.filter(c => !columns.has(key(c))), ...change.where]
  selection.related.push(...change.related)
  if (change.order)
    Object.assign(selection, { order: change.order, limit: change.limit ?? selection.limit, offset: change.offset })
  else if (change.limit !== undefined) selection.limit = change.limit
}

const key = (condition: Condition) => condition.columns.join()

/** Another value where a selection, or what it is among, has one already: no record has both. */
const takesPlaceOf = (condition: Condition, { where, within }: Selection): boolean =>
  condition.op === '=' &&
  (where.some(c => c.op === '=' && key(c) === key(condition) && c.values.join() !== condition.values.join()) ||
    (within !== undefined && takesPlaceOf(condition, within)))

/** "and the median?" keeps the column of the last figure; "how many?" counts what was listed. */
function changeMeasures(draft: Draft, query: Query): void {
  const column = query.measures.find(m => m.column)?.column
  const measures = draft.measures.map(m => (m.column || m.fn === 'count' ? m : { ...m, ...(column && { column }) }))
  if (query.ask === 'group') pinShown(query, draft.app)
  const keepsGroup = query.ask === 'group' && Boolean(query.group) && !measures.some(m => m.fn === 'count')
  Object.assign(query, { ask: keepsGroup ? 'group' : 'measure', measures, project: [], single: false, lookup: false })
}
