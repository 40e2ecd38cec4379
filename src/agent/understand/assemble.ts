import { absorbNamed, attachNode, isBare, sameRoot } from './attach.ts'
import { isPersonEntity as isPerson, namesSomebody } from './people.ts'
import { isVerb } from './asks/role-names.ts'
import { isAdditive, listedOn } from './asks/group-head.ts'
import { unitOf } from './conditions/field-units.ts'
import { isNumeric } from './conditions/shared.ts'
import { type Draft, type Node, use } from './draft.ts'
import type { Condition, Query, Selection } from './query.ts'
import { findPath, hopsOf } from './relations.ts'
import { isPlaceField } from './places.ts'
import { chooseRoot } from './root.ts'
import { isParticiple } from './verb-forms.ts'
import { isPlural } from './words.ts'

/** Puts the pieces together: which records are asked for, how the others restrict them, and what is wanted of them. */
export function assemble(draft: Draft): Query | undefined {
  const root = chooseRoot(draft)
  if (!root) return undefined
  const { ratio } = draft
  for (const node of draft.nodes)
    if (node !== root && !(node === ratio && isBare(node.selection))) attachNode(draft, root, node)
  for (const { entity, derived } of draft.derived)
    for (const node of draft.nodes)
      if (node.entity === entity && !node.selection.derived?.some(d => d.column === derived.column))
        node.selection.derived = [...(node.selection.derived ?? []), derived]
  const selection = root.selection
  const project = draft.project.filter(p => p.entity === root.entity).map(p => p.columns)
  for (let i = project.length - 1; i > 0; i--)
    if (project.slice(0, i).some(p => p.join() === project[i]!.join())) project.splice(i, 1)
  absorbNamed(draft, root)
  // "which people manage a team": a verb says what they do, no column is asked for.
  for (const p of draft.project) {
    const roles = p.entity.fields
      .filter(f => f.target !== undefined && p.columns.includes(f.column))
      .map(field => ({ field }))
    const isBehind = draft.chunks.slice(0, p.at).some(c => c.entities.some(e => e.quality === 1))
    if (roles.length && isBehind && isVerb(draft.chunks[p.at]!, roles)) draft.ignored.push(draft.chunks[p.at]!.text)
  }
  // A field of other records than those asked for would be left out without a word.
  draft.ignored.push(
    ...draft.project
      .filter(p => p.entity !== root.entity && !isOnTheWay(draft, root, p))
      .map(p => draft.chunks[p.at]!.text),
  )
  // "names and departments of …": fields of two kinds of record at once.
  const beside = draft.nodes.find(
    n => !n.implicit && draft.project.some(p => n.at === p.at + 2 && /^and$/i.test(draft.chunks[p.at + 1]?.text ?? '')),
  )
  const isOfOther = beside && /^of$/i.test(draft.chunks[beside.at + 1]?.text ?? '')
  if (isOfOther && !beside.entity.inside && draft.nodes.some(n => n.at > beside.at && n.entity !== beside.entity))
    draft.ignored.push(draft.chunks[beside.at]!.text)
  const date = dateAsked(draft, root)
  if (date) project.push(date)
  const behind = personBehind(draft, root, selection)
  if (behind) return behind
  // "who is on task 7": no person was found that it asks for.
  const asksWho = /^\W*(and )?who\b/i.test(draft.message.text) && draft.chunks[0]?.operator?.type === 'who'
  const isRead = draft.chunks.every(c => c.used || c.kind !== 'unknown')
  if (
    asksWho &&
    isRead &&
    (root.previous || (root.implicit && isKeyed(root))) &&
    !isPerson(root.entity) &&
    !draft.group &&
    !draft.measures.length &&
    !draft.project.some(p => p.entity.fields.some(f => f.column === p.columns[0] && namesSomebody(f)))
  )
    draft.ignored.push('who')
  const lookup = isKeyed(root)
  const single = lookup || selection.limit === 1
  const query: Query = {
    kind: 'query',
    app: draft.app.name,
    root: selection,
    ask: 'list',
    measures: draft.measures,
    project,
    ...(lookup && { lookup }),
    ...(single && { single }),
    ...(draft.compares && { compares: draft.compares }),
  }
  return askFor(draft, root, followReference(draft, root, query) ?? query)
}

/** "in which team is the keeper of the boat": a key that leads from the one to the other is no column that is asked for. */
function isOnTheWay(draft: Draft, root: Node, { entity, columns, at }: Draft['project'][number]): boolean {
  const key = entity.fields.find(f => f.column === columns[0] && f.target !== undefined)
  const isOf = /^of$/i.test(draft.chunks[at + 1]?.text ?? '')
  const way = key && isOf ? findPath(root.entity, entity, draft.app) : undefined
  return way?.some(hop => hop.field.words[0] === key!.words[0]) ?? false
}

/** "does Apex have a website": not the value is asked for, but whether there is one. */
function readHaving(draft: Draft, root: Node, query: Query): void {
  const [asked] = draft.project
  if (
    !asked ||
    draft.project.length > 1 ||
    asked.entity !== root.entity ||
    draft.measures.length ||
    !/^\W*(do|does|did|has|have)\b/i.test(draft.message.text)
  )
    return
  const isCounted = root.entity.fields.some(
    f => f.column === asked.columns[0] && f.role === 'number' && isPlural(draft.chunks[asked.at]!.text),
  )
  const words = draft.chunks[asked.at]!.text
  root.selection.where.push({
    columns: asked.columns,
    // So many of what is counted are at least one.
    ...(isCounted ? { op: '>' as const, values: [0] } : { op: 'filled' as const, values: [] }),
    label: `that have ${words}`,
    at: asked.at,
  })
  draft.project.splice(0)
  Object.assign(query, { project: [], lookup: false, single: false })
}

/** "the head of the Legal department": a key that is asked for by its role means the record that it names. */
function followReference(draft: Draft, root: Node, query: Query): Query | undefined {
  const [wanted] = draft.project
  const field =
    wanted && draft.project.length === 1 ? root.entity.fields.find(f => f.column === wanted.columns[0]) : undefined
  // An address that also names another record is what is asked for itself.
  if (
    !field?.target ||
    field.role === 'email' ||
    draft.measures.length ||
    draft.group ||
    /\bid\b/i.test(draft.chunks[wanted!.at]!.text)
  )
    return undefined
  const related = [{ selection: root.selection, exists: true, via: field.column, direction: 'down' as const }]
  return { ...query, root: { entity: field.target, sources: [], args: {}, where: [], related }, project: [] }
}

const isDerived = (draft: Draft, root: Node, column: string) =>
  draft.derived.some(d => d.entity === root.entity && d.derived.column === column)

/** Gives a query its kind: share, groups, existence, figures, values of a field, or the records themselves. */
function askFor(draft: Draft, root: Node, query: Query): Query {
  const { measures, having } = draft
  const selection = root.selection
  const whole = (kept: Partial<Query>) => {
    if (!kept.project)
      draft.ignored.push(
        ...draft.project
          .filter(p => p.entity === root.entity && !(kept.measures ?? measures).some(m => m.column === p.columns[0]))
          .map(p => draft.chunks[p.at]!.text),
      )
    return { ...query, ...kept, project: kept.project ?? [], single: false, lookup: false }
  }
  for (const m of measures)
    if (m.column && !root.entity.fields.some(f => f.column === m.column) && !isDerived(draft, root, m.column))
      draft.ignored.push(m.column.replace(/_/g, ' '))
  if (contradicts(selection)) draft.ignored.push('these conditions together')
  if (draft.ratio) return whole({ ask: 'ratio', measures: [{ fn: 'count' }], whole: draft.ratio.selection })
  if (draft.share) readShareOfFilled(draft, root)
  if (draft.share) return whole(shareOf(draft, root, query))
  // "… and what are they worth on average?": the groups of the request before.
  if (
    !draft.group &&
    root.previous &&
    measures.length &&
    draft.previous?.ask === 'group' &&
    !draft.previous.groupOrder?.limit
  )
    draft.group = draft.previous.group
  if (draft.group) nameGroups(draft, root)
  if (draft.group) checkGroup(draft, root)
  if (draft.group)
    return whole({
      ask: 'group',
      group: draft.group,
      groupOrder: draft.groupOrder,
      ...(draft.subgroup && { subgroup: draft.subgroup }),
      ...(draft.compares && { compares: draft.compares }),
      having,
      measures: measures.length ? measures : defaultMeasures(draft, root),
    })
  if (!having && /^\W*(any|(is|are) there any|do (we|i|you) have any)\b/i.test(draft.message.text) && !measures.length)
    return { ...query, existence: true }
  readHaving(draft, root, query)
  if (
    isYesNo(draft) &&
    !measures.length &&
    !query.project.length &&
    /^\W*(is|are|do|does|did|have|has|were|was)\s+(all|every|each|everyone|everybody)\b/i.test(draft.message.text)
  ) {
    // What is said of all of them stands last: "are all tasks of project X done".
    const places = placesOf(selection)
    const last = Math.max(...places)
    // "all members in Ohio": where they are restricts them, as what stands before the noun does.
    const isWhere = (at: number) => at < last && IN.test(draft.chunks[at - 1]?.text ?? '')
    const before = (c: Condition) =>
      c.at !== undefined && ((root.stands ? c.at <= root.at : c.at < root.at) || isWhere(c.at))
    const isRest = (c: Condition) =>
      before(c) || (c.at !== undefined && c.at < last && isRelatedBefore(selection, last))
    return whole({
      ask: 'share',
      universal: true,
      measures: [{ fn: 'share' }],
      whole: isRelatedBefore(selection, last)
        ? { ...wholeOf(structuredClone(selection), isRest), anyOf: undefined }
        : { ...structuredClone(selection), where: selection.where.filter(before), related: [], anyOf: undefined },
    })
  }
  if ((isYesNo(draft) || isVerbless(draft, root)) && !measures.length && !query.project.length)
    return { ...query, ask: 'exists', having, measures: [{ fn: 'count' }] }
  if (having && draft.checks && measures.length === 1) return whole({ ask: 'exists', having })
  if (having) draft.ignored.push('that number')
  const compared = draft.chunks.filter(c => c.operator?.type === 'compare')
  const listed = compared.length ? listedOn(draft, root) : undefined
  if (listed) {
    compared.forEach(c => use(c, 'compare'))
    const isNames =
      listed.entity === root.entity.key && listed.columns.every(c => root.entity.nameFields.some(f => f.column === c))
    if (isNames && !measures.length) return query
    return whole({
      ask: 'group',
      group: listed,
      measures: measures.length ? measures : defaultMeasures(draft, root),
    })
  }
  const each = !draft.checks && listsStates(draft, root)
  if (each) return whole({ ask: 'group', group: each, measures })
  if (measures.length) return whole({ ask: 'measure' })
  // "what is their total amount": of many records, a field that is called a total is added up.
  const [wanted] = draft.project
  const isOneColumn = query.project.length === 1 && !query.single && !query.lookup
  if (wanted && isOneColumn && (isAmountOfDoing(draft, wanted.at, root) || isWorth(draft, root)))
    return whole({ ask: 'measure', measures: [{ fn: 'sum', column: wanted.columns[0]! }], project: [] })
  const isTotal =
    wanted &&
    draft.project.length === 1 &&
    /\btotal\b/i.test(draft.chunks[wanted.at]!.text) &&
    /^\W*(and |so )?(what(?: is| was|'s)|how much)\b/i.test(draft.message.text) &&
    root.entity.fields.some(f => f.column === wanted.columns[0] && f.role === 'money')
  if (isTotal && !query.single)
    return whole({ ask: 'measure', measures: [{ fn: 'sum', column: wanted.columns[0]! }], project: [] })
  // "how many employees do the accounts in Texas have": a stored figure of many records is added up.
  const figure = draft.project.find(p => p.counted && p.entity === root.entity)
  if (figure && !query.single)
    return whole({ ask: 'measure', measures: [{ fn: 'sum', column: figure.columns[0]! }], project: [] })
  if (draft.wantsValues && query.project.length === 1 && !query.single)
    return { ...query, ask: 'values', single: false }
  return query
}

/** So many states of which no record has two are counted one by one; of two the sum may be meant. */
const MANY_STATES = 3

/** "how many open, waiting and closed tickets": so many of each, unless they are meant together. */
function listsStates({ measures, message, app }: Draft, { entity, selection }: Node): Query['group'] {
  if (measures.length !== 1 || measures[0]!.fn !== 'count' || selection.limit !== undefined) return undefined
  if (/\b(?:or|either|any|total|altogether|together|combined|overall|sum|in all)\b/i.test(message.text))
    return undefined
  const isEach = /\b(?:each|respectively|separately|individually)\b/i.test(message.text)
  const listed = selection.where.filter(c => c.op === 'in' && c.values.length >= (isEach ? 2 : MANY_STATES))
  const field = listed.length === 1 ? entity.fields.find(f => f.column === listed[0]!.columns.join()) : undefined
  const isState = field?.role === 'category' && !isPlaceField(field.words) && !app.isPartial
  return isState ? { entity: entity.key, columns: [field.column] } : undefined
}

/**
 * "hours spent on tasks of team A", "km driven last month": an amount in a unit that stands first, with what was done, is
 * added up over the records.
 */
function isAmountOfDoing(draft: Draft, at: number, root: Node): boolean {
  const chunk = draft.chunks[at]!
  const field = root.entity.fields.find(f => draft.project[0]!.columns[0] === f.column)
  const isFirst = draft.chunks
    .slice(0, at)
    .every(c => c.kind === 'filler' && !/^(show|list|give|get|find)$/i.test(c.text))
  const [, ...rest] = chunk.text.split(' ')
  const doing = rest.at(-1) ?? draft.chunks[at + 1]?.text ?? ''
  return isFirst && field?.role === 'number' && unitOf(field) !== undefined && isAdditive(field) && isParticiple(doing)
}

/** "what are the boats worth (at their purchase prices)": what many are worth is added up. */
function isWorth(draft: Draft, root: Node): boolean {
  const field = root.entity.fields.find(f => draft.project[0]!.columns[0] === f.column)
  return (
    field?.role === 'money' &&
    /^\W*(?:what|how much)\b.*\b(?:worth|(?:do|did) (?:we|you|they|i) (?:spend|pay|make|earn|owe))\b/i.test(
      draft.message.text,
    )
  )
}

/** "what percentage of orders used a coupon": those that have a value there. */
function readShareOfFilled(draft: Draft, root: Node): void {
  const [asked] = draft.project
  if (!asked || draft.project.length > 1 || asked.entity !== root.entity || asked.at < root.at) return
  const verb = draft.chunks
    .slice(root.at, asked.at)
    .some(c => /^(has|have|had|use|used|uses|with|got|contain|contains)$/i.test(c.text))
  if (!verb || root.selection.where.some(c => (c.at ?? 0) > root.at)) return
  draft.project.splice(0)
  const words = draft.chunks[asked.at]!.text
  root.selection.where.push({
    columns: asked.columns,
    op: 'filled',
    values: [],
    label: `that have ${words}`,
    at: asked.at,
  })
}

/** "what share of … is": conditions before the verb restrict the whole, those after it the part. */
function shareOf(draft: Draft, root: Node, query: Query): Partial<Query> {
  const selection = root.selection
  const at = (c: Condition) => c.at ?? Infinity
  const share = draft.chunks.findIndex(x => x.operator?.type === 'share')
  const column = draft.measures.find(m => m.fn === 'sum')?.column
  const from = column === undefined ? Math.max(root.at, share) : share
  const verb = draft.chunks.findIndex((c, i) => i > from && VERB.test(c.text))
  // "the interns that …": the kind stands for its records and is no part of what is asked of them.
  const cut = verb < 0 ? (root.stands ? from + 1 : from) : verb
  if (draft.group) {
    // Every group is a whole of its own.
    const { rate } = draft
    const part = selection.where.filter(c => (rate === undefined ? verb < 0 || at(c) > cut : c.at === rate))
    if (selection.anyOf?.length) draft.ignored.push('a share by group')
    if (!part.length) return { ask: 'group', group: draft.group, measures: [{ fn: 'share' }] }
    const where = selection.where.filter(c => !part.includes(c))
    return { ask: 'group', group: draft.group, measures: [{ fn: 'share', part }], root: { ...selection, where } }
  }
  const { rate } = draft
  // "the share of contractors in all staff": what stands before "in" is the part.
  const inside = draft.chunks.findIndex(
    (c, i) => i > share + 1 && i < root.at && /^(in|among|amongst|within)$/i.test(c.text),
  )
  const restricts = (c: Condition) =>
    rate !== undefined ? c.at !== rate : c.at !== undefined && (share >= 0 && inside > 0 ? c.at > inside : c.at < cut)
  const isAll = (other: Selection) => JSON.stringify(other) === JSON.stringify(selection)
  const rest = wholeOf(structuredClone(selection), restricts)
  // "the share of cancelled orders" is that of all orders; a part that is all of it was read wrongly.
  const whole = isAll(rest)
    ? wholeOf(structuredClone(selection), c => c.at !== undefined && (c.at < share || c.at > root.at))
    : rest
  if (isAll(whole)) draft.ignored.push(draft.chunks[share]?.text ?? 'share')
  return {
    ...(query.root === selection && { root: selection }),
    ask: 'share',
    measures: [{ fn: 'share', ...(column !== undefined && { column }) }],
    whole,
  }
}

/** The selection with those conditions only, also on related records; relations without conditions stay. */
function wholeOf(selection: Selection, restricts: (c: Condition) => boolean): Selection {
  const related = selection.related
    .filter(r => !isOnlyPart(r.selection, restricts))
    .map(r => ({ ...r, selection: wholeOf(r.selection, restricts) }))
  return { ...selection, where: selection.where.filter(restricts), related }
}

const IN = /^(?:in|from|at|of|with|for|by|under)$/i

/** Where in the message the conditions of a selection and its relatives stand. */
const placesOf = ({ where, related }: Selection): number[] => [
  ...where.map(c => c.at ?? -1),
  ...related.flatMap(r => placesOf(r.selection)),
]

/** The last condition is of the records themselves, and what they belong to is named before it. */
const isRelatedBefore = ({ where, related }: Selection, last: number): boolean =>
  where.some(c => c.at === last) && related.some(r => placesOf(r.selection).some(at => at >= 0 && at < last))

const isOnlyPart = ({ where, related }: Selection, restricts: (c: Condition) => boolean): boolean =>
  where.length + related.length > 0 &&
  where.every(c => c.at !== undefined && !restricts(c)) &&
  related.every(r => isOnlyPart(r.selection, restricts))

const VERB =
  /^(is|are|was|were|has|have|had|do|does|did|go|goes|went|come|comes|came|make|makes|made|use|uses|used|belong|belongs|got)$/i

/** Groups by the key of other records are told by their names. */
function nameGroups(draft: Draft, root: Node): void {
  const { group } = draft
  const field =
    group?.entity === root.entity.key && group.columns.length === 1
      ? root.entity.fields.find(f => f.column === group.columns[0])
      : undefined
  const target = field?.target === undefined ? undefined : draft.app.entities.find(e => e.key === field.target)
  if (!field || !target?.nameFields.length || !target.sources.some(s => s.complete)) return
  draft.group = { ...group!, entity: target.key, columns: target.nameFields.map(f => f.column), via: field.column }
}

/** Groups that SQL cannot give rightly are not answered: by unrelated records, or sums over several records of each. */
function checkGroup(draft: Draft, root: Node): void {
  const owner = draft.app.entities.find(e => e.key === draft.group!.entity)!
  const path = findPath(root.entity, owner, draft.app)
  if (!path) draft.ignored.push(`${root.entity.noun} by ${owner.noun}`)
  else if (path.some(hop => hop.direction === 'down') && draft.measures.some(m => m.fn !== 'count'))
    draft.ignored.push(`figures of ${root.entity.noun} by ${owner.noun}`)
  if (root.selection.limit !== undefined && !root.previous) draft.ignored.push('so many in each group')
}

/** Both "is one of" and "is none of" on one column, or two periods without a common day: read apart they were two questions. */
const contradicts = (selection: Selection) =>
  selection.where.some(c =>
    selection.where.some(o => o !== c && o.columns.join() === c.columns.join() && (isOpposed(c, o) || isApart(c, o))),
  )

const isOpposed = (c: Condition, o: Condition) =>
  (c.op === '!=' || c.op === 'not in') && (o.op === '=' || o.op === 'in')
const isApart = (c: Condition, o: Condition) =>
  c.op === 'between' && o.op === 'between' && c.asDay && o.asDay && String(c.values[1]) < String(o.values[0])

/** "who is task 88 assigned to", "who placed order 7": the person that the record names, by the role that the words tell. */
function personBehind(draft: Draft, root: Node, selection: Selection): Query | undefined {
  if (
    !draft.chunks.some(c => c.operator?.type === 'who') ||
    isPerson(root.entity) ||
    !isKeyed(root) ||
    draft.measures.length ||
    draft.project.length ||
    draft.group
  )
    return undefined
  const people = hopsOf(root.entity, draft.app).filter(h => h.direction === 'up' && isPerson(h.to))
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

/** "when did …": the date that the words around name, else the only one there is. */
function dateAsked(draft: Draft, root: Node): string[] | undefined {
  if (!/^\W*(and |so )?when\b/i.test(draft.message.text) || draft.project.length || draft.measures.length)
    return undefined
  const dates = root.entity.fields.filter(f => f.role === 'date')
  const words = draft.message.tokens.map(t => t.norm)
  const named = dates.filter(f =>
    f.words.some(word => word.length > 3 && words.some(w => w.length > 3 && sameRoot(w, word))),
  )
  const [field] = named.length ? named : dates
  if (!field || named.length > 1 || (!named.length && dates.length > 1)) draft.ignored.push('when')
  return field && [field.column]
}

/** Whether the records are named by id, name or e-mail address: not finding them is an answer of its own. */
function isKeyed({ entity, selection }: Node): boolean {
  const keys = [
    entity.idField?.column,
    entity.nameFields.map(f => f.column).join(),
    ...entity.fields.filter(f => f.role === 'email').map(f => f.column),
  ]
  const isCode = (c: Condition) =>
    c.values.every(v => /^(?=.*\d)(?=.*\p{L})\S+$/u.test(String(v))) &&
    entity.fields.some(f => f.column === c.columns[0] && f.words.some(w => CODES.test(w)))
  return selection.where.some(c => c.op === '=' && (keys.includes(c.columns.join()) || isCode(c)))
}

/** What fields are called whose values name one record each. */
const CODES = /^(key|code|number|no|reference|ref|plate|sku|serial|isbn|identifier)$/

/** A group without a figure counts, unless a figure's field was named beside it: amounts are added up, ratings averaged. */
function defaultMeasures(draft: Draft, root: Node): Query['measures'] {
  for (const { entity, columns } of draft.project) {
    const field = entity === root.entity ? entity.fields.find(f => f.column === columns[0]) : undefined
    if (field && isNumeric({ field })) return [{ fn: isAdditive(field) ? 'sum' : 'avg', column: field.column }]
  }
  return [{ fn: 'count' }]
}

/** "Ann Lee remote?", "task 3 blocked?": what a question says of a record that it names first, without any verb. */
function isVerbless({ message, chunks }: Draft, { selection, entity }: Node): boolean {
  if (
    !/\?\s*$/.test(message.text) ||
    /^\W*(?:and|or|what about|how about|which|what|who|any|all)\b/i.test(message.text)
  )
    return false
  const keys = [entity.idField?.column, entity.nameFields.map(f => f.column).join()]
  const named = selection.where.find(c => c.op === '=' && keys.includes(c.columns.join()))
  const said = selection.where.filter(c => c !== named)
  return (
    named?.at !== undefined &&
    said.length > 0 &&
    said.every(c => c.at !== undefined && c.at > named.at!) &&
    chunks.every((c, at) => at >= named.at! || c.kind !== 'operator')
  )
}

const isYesNo = (draft: Draft) =>
  /^(?:\W|and |so |but )*(is|are|was|were|do(?! not)|does|did|has|have|any)\b/i.test(draft.message.text.trim()) &&
  !/\b(how (many|much)|list|show)\b|\b(know|tell|say|see|idea|me|us|sure) (which|what|who)\b/i.test(draft.message.text)
