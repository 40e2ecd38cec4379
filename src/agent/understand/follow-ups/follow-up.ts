import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { askOfReference } from '../assemble/of-reference.ts'
import { followReference } from '../assemble/references.ts'
import { isBare } from '../reading/attach.ts'
import { belongingTo } from '../reading/belonging-to.ts'
import { isFree, use, type Draft, type Node, kindBefore } from '../reading/draft.ts'
import { changeBriefly, CORRECTS } from './follow-briefly.ts'
import { rankBefore } from './rank-groups.ts'
import { doneWithRecord, fieldOfOwner, othersOfRecord } from './follow-record.ts'
import { narrow } from '../reading/among-those.ts'
import type { Condition, Grouping, Query } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { changeSelection, takesPlaceOf } from './change-selection.ts'
import { replaceEnd } from './ended-or-valid.ts'
import { changeAsk, keepDerived } from './change-ask.ts'
import { switchEntity, switchRecord } from './switch-topic.ts'
import {
  ONLY,
  NOTHING_BUT,
  isFigure,
  isSeveral,
  restrictedTo,
  fewer,
  isSuch,
  onlySuch,
  onlyOfNamed,
} from './only-such.ts'
import { restrictWhole } from './follow-share.ts'
import { replaceInside } from './told-inside.ts'
import { namesRecord, takesPlace, asksNothing, CONTINUES, passOverSame, SAYS_SAME } from './said-of-nodes.ts'

const STARTS_ELLIPSIS = pattern('i')`
  ^\W*(
    and|or|what about|how about|now|only|just|but|then|instead|same|also|the same|no|ok|okay|so|except|without
    |excluding|in|for|by|sort|sorted|order|with|how many|how much|which ones|top|per|break
  )\b
`
/** A whole question: with a noun in it, it is about nothing said before. */
const ASKS_ANEW = /^\W*(how (many|much)|which|what(?! about)|who|list|show|give|find|count|(is|are|do|does) )/i
const ASKS_WHOLE = /^\W*(?:and |so |but )?(?:how|what|who|when|where|which|is|are|was|does|did|has)\b(?! about)/i
/** "who is the planner?": a question by itself, whoever was spoken of. */
const ASKS_FOR_ONE =
  /^\W*(?:and |so |but )?who(?:['’]s| is| was) (?:the|our) (?!one\b|other\b|first\b|last\b|second\b|next\b)/i
/** "by member": what it is grouped by, not what it is about. "how many members by town" is about members. */
const isGroupOnly = ({ group, subgroup, chunks, message }: Draft, { at, entity, selection }: Node) =>
  (group?.entity === entity.key || subgroup?.entity === entity.key) &&
  isBare(selection) &&
  !(testIn(message.text, ASKS_ANEW) && chunks.slice(at + 1).some(({ operator }) => operator?.type === 'group'))
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
  if (!same && testIn(message.text, ASKS_FOR_ONE) && draft.nodes.some(n => n.selection.where.length > 0))
    return undefined
  const briefly = rankBefore(draft, own) ?? changeBriefly(draft)
  if (briefly) return briefly
  const pointsBack = own.some(node => node.previous)
  // "only the open ones" after a figure or groups: the same of fewer records.
  const narrowed = own.length === 1 && isFigure(previous) && testIn(message.text, ONLY) && asksNothing(draft)
  if (narrowed && pointsBack) return fewer(draft, own[0]!)
  if (narrowed && isSuch(previous, own[0]!)) return onlySuch(previous, own[0]!)
  const isOfList = own.length === 1 && isSeveral(previous) && testIn(message.text, NOTHING_BUT) && asksNothing(draft)
  if (isOfList && !pointsBack && isSuch(previous, own[0]!)) return onlySuch(previous, own[0]!)
  const ofNamed = onlyOfNamed(draft, own)
  if (ofNamed) return ofNamed
  const regrouped = pointsBack ? groupAnew(draft, previous, own) : undefined
  if (regrouped) return regrouped
  const some = same ? undefined : restrictedTo(draft, previous, own)
  if (some) return some
  if (pointsBack && !same) return undefined
  const other =
    fieldOfOwner(draft, own) ??
    doneWithRecord(draft, own) ??
    othersOfRecord(draft, own) ??
    switchRecord(draft, own) ??
    switchEntity(draft, own)
  if (other) return other
  if (!same && isOtherTopic(draft, previous)) return undefined
  const replacesScope = own.length === 1 && own[0]!.entity.key === previous.root.entity && same
  const restricting = own.length === 1 && restrictsBefore(draft, own[0]!)
  if (own.length && !replacesScope && !restricting) return undefined
  const isLong = !testIn(message.text, STARTS_ELLIPSIS) && message.tokens.length > 6 && !isBareFigure(draft)
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
  (CORRECTS.test(draft.message.text) || AND_OF.test(draft.message.text) || AND_SUCH.test(draft.message.text)) &&
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

/** "the average yearly rent of each town": a figure and no question, which names no records, is of those before. */
const isBareFigure = ({ chunks, measures }: Draft): boolean =>
  measures.length > 0 && chunks.find(({ text }) => !ARTICLE.test(text))?.operator?.type === 'aggregate'
const ARTICLE = /^(?:the|their|its|an?)$/i

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

/** "and a won deal?": others of the kind and nothing that is asked of them. */
const AND_SUCH =
  /^\W*(?:and|what about|how about|and what about|and how about) (?!(?:which|what|who|whose|how|when|where|why|list|show|give|find|all)\b)[^,;]{3,60}\?\W*$/i

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
    replaceEnd(query.root, node.selection, draft.message.today)
    changeSelection(query.root, node.selection)
  }
  // "only the tents" of goods in departments: a name that stands for such goods restricts those before.
  const isSort = ({ at }: Node) => onRoot.some(node => node.stands === true && Math.floor(node.at) === Math.floor(at))
  for (const node of added) {
    const related = belongingTo(query.root, node.entity.key)
    if (related) changeSelection(related, node.selection)
    else if (
      !replaceInside(query.root, node, draft.app) &&
      (!(
        restricting ||
        isSort(node) ||
        narrowsFigure(draft, previous, node) ||
        narrowsByOwner(draft, previous, node)
      ) ||
        !relateTo(draft.app, query.root, node.selection))
    )
      return undefined
  }
  return { ...restrictWhole(query, previous), isRest: undefined }
}

/** "average dues by berth" – "only the Outer Quay": what those that are in the figure belong to is such. */
function narrowsFigure(draft: Draft, previous: Query, { entity }: Node): boolean {
  const root = draft.app.entities.find(e => e.key === previous.root.entity)
  return isFigure(previous) && ONLY.test(draft.message.text) && asksNothing(draft) && Boolean(root && leadsUp(root, entity, draft.app)) // oxfmt-ignore
}

/** How sure it is that the same is asked among others, and not that those others are asked for. */
const AMONG_ANEW = 0.7

/** Which of several records of a kind are those of what is named, where each may have others. */
const AMONG_OTHERS = 0.6

/**
 * "how many bookings were cancelled?" – "and at Casa Lume?": the same of those that belong to what is named behind a preposition; less
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

/** "how many bookings were cancelled?" – "and in Oslo?": what only those have to whom each of the records belongs restricts the records; or it names one. */
function narrowsByOwner(draft: Draft, previous: Query, node: Node): boolean {
  if (narrowsByName(draft, previous, node)) return true
  const { message, app } = draft
  const root = kindBefore({ app, previous })
  const isSaid = testIn(message.text, RESTRICTS) && message.tokens.length <= 8 && asksNothing(draft)
  const isOfOne = previous.lookup === true || previous.single === true
  return isSaid && !isOfOne && node.implicit && root !== undefined && leadsUp(root, node.entity, app)
}

/** How a question for a yes goes on; one for something else does not continue it. */
const ASKS_YES = /^\W*(and |so |but |what about |how about )?(is|are|do|does|did|has|have|any|in|from|with)?\b/i

/** "and the boss?": whom the one record names in that role; "who are the tenants?": whom those of a list name. */
function namedInRole(draft: Draft, query: Query, before: Entity): Query | undefined {
  const isOne = query.single === true || query.lookup === true
  const one = { entity: before, selection: query.root }
  const asked = isOne ? askOfReference(draft, one, query) : undefined
  if (asked) return { ...asked, ask: 'list' }
  const areAsked = /^(?:list|values)$/.test(query.ask) && WHO_ARE.test(draft.message.text)
  if (!(isOne || areAsked) || draft.project.length !== 1) return undefined
  const named = followReference(draft, one, query)
  return named && { ...named, ask: 'list', single: false, lookup: false }
}

const WHO_ARE = /^\W*(?:(?:and|so|but|ok|okay)\W+)*who(?:['’]re| are| were) (?:the|their)\b/i

/** "and in the Sales department?": what the records before belong to, by its name, and nothing else is asked. */
function restrictsBefore(draft: Draft, node: Node): boolean {
  const { previous, message, app, measures, project, group } = draft
  const from = app.entities.find(e => e.key === previous!.root.entity)
  if (!from || node.entity === from || isBare(node.selection) || node.selection.order || measures.length) return false
  const isSaid = testIn(message.text, RESTRICTS) || takesPlace(draft, node)
  if (project.length || group || !isSaid || message.tokens.length > LONGEST_RESTRICTION) return false
  return belongingTo(previous!.root, node.entity.key) !== undefined || leadsUp(from, node.entity, app)
}

/** Longer messages are requests of their own. */
const LONGEST_RESTRICTION = 10

const RESTRICTS = pattern('i')`
  ^\W*(?:(?:no|nope|sorry|actually|wait|rather|i meant?)\W+)*(?:and |or |but |so |now |only |just |then |what about |how about |what |the same )*
    (?:those |these |them |the ones |ones |that )?(?:in|for|at|of|from|by|with|under|within)\b
  |^\W*(?:and |or )*(?:what|how) about\b
`

const isOfSame = ({ against, at }: Condition): boolean => against !== undefined && 'same' in against && at !== undefined
