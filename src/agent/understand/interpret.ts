import { annotate, type Chunk } from './annotate.ts'
import {
  readAggregates,
  readCounts,
  readGrouping,
  readProjection,
  readSize,
  readSorting,
  readSuperlatives,
} from './asks.ts'
import { isPersonEntity as isPerson } from './build-model.ts'
import type { AppModel, Entity } from './catalogue-model.ts'
import {
  readAlternatives,
  readDateConditions,
  readFlagConditions,
  readKeyConditions,
  readLiteralNouns,
  readNumberConditions,
  readScopes,
  readTextConditions,
  readValueConditions,
} from './conditions.ts'
import { addNode, use, type Draft, type Node } from './draft.ts'
import { continueQuery } from './follow-up.ts'
import type { Dictionary } from './mentions.ts'
import type { Message } from './read-message.ts'
import type { Query, Selection } from './query.ts'
import { findPath, hopsOf, type Hop } from './relations.ts'
import type { Vocabulary } from './vocabulary.ts'
import { stem } from './words.ts'

/** What one application makes of a message. */
export interface Interpretation {
  app: string
  query?: Query
  /** Higher explains more of the message. */
  score: number
  /** Words that nothing explains. */
  unknown: string[]
  notes: string[]
  /** Lowest certainty of a corrected spelling or a near name. */
  certainty: number
  chunks: Chunk[]
}

/** An application with what is known of its words and data. */
export interface AppKnowledge {
  model: AppModel
  dictionary: Dictionary
  vocabularies: Vocabulary[]
}

/** Reads a message against one application. Pure: the same message and knowledge give the same reading. */
export function interpret(message: Message, knowledge: AppKnowledge, previous?: Query): Interpretation {
  const { model, dictionary, vocabularies } = knowledge
  const chunks = annotate(message, dictionary, vocabularies)
  const draft: Draft = {
    message,
    app: model,
    chunks,
    nodes: [],
    ask: 'list',
    measures: [],
    project: [],
    ignored: [],
    notes: [],
    ...(previous?.app === model.name && { previous }),
  }
  findNodes(draft)
  readShare(draft)
  readScopes(draft)
  readNumberConditions(draft)
  readDateConditions(draft)
  readTextConditions(draft)
  readLiteralNouns(draft)
  readKeyConditions(draft)
  readGroupingEarly(draft)
  readValueConditions(draft)
  readFlagConditions(draft)
  readAlternatives(draft)
  readGrouping(draft)
  readCounts(draft)
  readSorting(draft)
  readSuperlatives(draft)
  readAggregates(draft)
  readPlainLimit(draft)
  readSize(draft)
  readProjection(draft)
  const query = continueQuery(draft) ?? assemble(draft)
  return { app: model.name, ...(query && { query }), ...judge(draft, Boolean(query)), notes: draft.notes, chunks }
}

/** Nouns of the message, and words that point back to what was answered before. */
function findNodes(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (chunk.operator?.type === 'pronoun') return findPronoun(draft, chunk, at)
    nameOwner(draft, chunk, at)
    if (
      !chunk.entities.length ||
      chunk.values.some(v => v.quality === 1 && /^[A-Z]/.test(chunk.text) && chunk.text.includes(' '))
    )
      return
    const best = [...chunk.entities].sort((a, b) => usable(b.entity) - usable(a.entity) || b.quality - a.quality)[0]!
    // A value of the data beats a mere synonym of a noun ("prospecting").
    const asked = /^(how many|which|what|number of|the|of)$/i.test(chunks[at - 1]?.text ?? '')
    // "people" is a noun even where a department is called People.
    const isWord = (v: { values: string[] }) => /^[a-z]/.test(chunk.text) && !/^[A-Z]/.test(v.values[0] ?? '')
    if (
      best.quality < 0.9 &&
      !asked &&
      chunk.values.some(v => v.quality >= 0.95 && (isWord(v) || /^[A-Z]/.test(chunk.text)))
    )
      return
    // A word that is both a noun and a field of another noun is the field where that noun is there too.
    const asField = chunk.fields.filter(f => f.entity !== best.entity || !usable(best.entity))
    const others = chunks.some(
      (c, i) =>
        i !== at &&
        (c.entities.some(e => asField.some(f => f.entity === e.entity)) ||
          (c.operator?.type === 'pronoun' && asField.some(f => f.entity.key === draft.previous?.root.entity))),
    )
    if (asField.length && (!usable(best.entity) || best.quality < 0.9) && (others || !usable(best.entity))) return
    if (!usable(best.entity)) return
    const known = draft.nodes.find(node => node.entity === best.entity && !node.previous)
    const back = draft.nodes.find(node => node.entity === best.entity && node.previous && node.at === at - 1)
    if (back) back.at = at
    else if (!known) addNode(draft, best.entity, at)
    use(chunk, 'entity')
  })
}

/** "opportunity value", "lead source": a field named with its noun mentions the noun too, just before itself. */
function nameOwner(draft: Draft, chunk: Chunk, at: number): void {
  const owner = chunk.fields.find(f => f.quality === 1)?.entity
  const words = chunk.text.toLowerCase().split(/\W+/)
  if (
    !owner ||
    chunk.entities.length ||
    !usable(owner) ||
    words.length <= owner.words.length ||
    stem(words[0]!) !== stem(owner.words[0]!)
  )
    return
  if (
    !owner.fields.some(f => f.words.length === words.length && f.words[0] === words[0]) &&
    !draft.nodes.some(n => n.entity === owner)
  )
    addNode(draft, owner, at - 0.5)
}

const usable = (entity: Entity) => Number(entity.sources.some(source => source.complete))

function findPronoun(draft: Draft, chunk: Chunk, at: number): void {
  const word = chunk.text.toLowerCase()
  const beside = [draft.chunks[at - 1]?.text, draft.chunks[at + 1]?.text].map(t => t?.toLowerCase() ?? '')
  const isExpletive = word === 'there' && beside.some(t => /^(is|are|was|were|exist)$/.test(t))
  const before = draft.chunks[at - 1]
  const isRelative =
    word === 'that' &&
    Boolean(before) &&
    (before!.kind !== 'filler' || /^(so|sure|ones?|all|those)$/i.test(before!.text)) &&
    before!.operator?.type !== 'breakdown'
  const isFiller = word === 'it' && /^(is|was|possible)$/.test(beside[1]!) && at === 0
  if (!draft.previous || isExpletive || isRelative || isFiller) return use(chunk, 'filler')
  if (draft.nodes.some(node => node.previous)) return use(chunk, 'entity')
  // "which accounts … and who runs them": a noun of this message comes before the one of the last.
  if (/^(it|its|their|they|them)$/.test(word) && draft.nodes.some(node => !node.implicit)) return use(chunk, 'filler')
  const entity = draft.app.entities.find(e => e.key === draft.previous!.root.entity)
  if (!entity) return
  const node = addNode(draft, entity, at)
  node.previous = true
  node.selection = narrow(draft.previous.root)
  use(chunk, 'entity')
}

/** A selection that further conditions narrow: a copy, or a new one inside it where the old one is cut to a number. */
export function narrow(previous: Selection): Selection {
  const cut = previous.limit !== undefined || previous.offset !== undefined
  if (!cut) return structuredClone(previous)
  return {
    entity: previous.entity,
    sources: [...previous.sources],
    args: structuredClone(previous.args),
    where: [],
    related: [],
    within: structuredClone(previous),
  }
}

/** "what percentage of …": conditions named after the noun are the part, those before it the whole. */
function readShare(draft: Draft): void {
  const chunk = draft.chunks.find(c => c.operator?.type === 'share')
  if (!chunk) return
  draft.share = true
  use(chunk, 'share')
}

/** A field right after "by" or "per" is spoken for before values are read ("by status" must not look for a status). */
function readGroupingEarly(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.operator?.type === 'group' ? chunk.operator.word : ''
    const next = draft.chunks[at + 1]
    if (/^(by|per)$/.test(word) && next?.fields.length && next.values.length) next.values = []
  })
}

/** "show 5 accounts", "any three leads": so many and no more, in no order. */
function readPlainLimit(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const node = draft.nodes.find(n => n.at === at + 1)
    if (
      chunk.used ||
      chunk.literal?.kind !== 'number' ||
      chunk.literal.unit !== 'plain' ||
      !Number.isInteger(chunk.literal.value) ||
      !node
    )
      return
    node.selection.limit ??= chunk.literal.value
    use(chunk, 'limit')
  })
}

/** Puts the pieces together: which records are asked for, how the others restrict them, and what is wanted of them. */
export function assemble(draft: Draft): Query | undefined {
  const root = chooseRoot(draft)
  if (!root) return undefined
  for (const node of draft.nodes) if (node !== root) attachNode(draft, root, node)
  const selection = root.selection
  const project = draft.project.filter(p => p.entity === root.entity).map(p => p.columns)
  // A field of other records than those asked for would be left out without a word.
  draft.ignored.push(...draft.project.filter(p => p.entity !== root.entity).map(p => draft.chunks[p.at]!.text))
  const date = dateAsked(draft, root)
  if (date) project.push(date)
  const behind = personBehind(draft, root, selection)
  if (behind) return behind
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
  }
  return askFor(draft, root, followReference(draft, root, query) ?? query)
}

/** "the head of the Legal department": a key that is asked for by its role means the record that it names. */
function followReference(draft: Draft, root: Node, query: Query): Query | undefined {
  const [wanted] = draft.project
  const field =
    wanted && draft.project.length === 1 ? root.entity.fields.find(f => f.column === wanted.columns[0]) : undefined
  if (!field?.target || draft.measures.length || draft.group || /\bid\b/i.test(draft.chunks[wanted!.at]!.text))
    return undefined
  const related = [{ selection: root.selection, exists: true, via: field.column, direction: 'down' as const }]
  return { ...query, root: { entity: field.target, sources: [], args: {}, where: [], related }, project: [] }
}

/** Gives a query its kind: share, groups, existence, figures, values of a field, or the records themselves. */
function askFor(draft: Draft, root: Node, query: Query): Query {
  const { measures, having } = draft
  const selection = root.selection
  const whole = (kept: Partial<Query>) => {
    if (!kept.project)
      draft.ignored.push(
        ...draft.project
          .filter(p => p.entity === root.entity && !measures.some(m => m.column === p.columns[0]))
          .map(p => draft.chunks[p.at]!.text),
      )
    return { ...query, ...kept, project: kept.project ?? [], single: false, lookup: false }
  }
  for (const m of measures)
    if (m.column && !root.entity.fields.some(f => f.column === m.column))
      draft.ignored.push(m.column.replace(/_/g, ' '))
  if (contradicts(selection)) draft.ignored.push('these conditions together')
  if (draft.share) {
    const whole_ = {
      ...structuredClone(selection),
      where: selection.where.filter(
        c =>
          c.at !== undefined &&
          c.at <
            Math.max(
              root.at,
              draft.chunks.findIndex(x => x.operator?.type === 'share'),
            ),
      ),
    }
    return whole({ ask: 'share', measures: [{ fn: 'share' }], whole: whole_ })
  }
  // "… and what are they worth on average?": the groups of the request before.
  if (
    !draft.group &&
    root.previous &&
    measures.length &&
    draft.previous?.ask === 'group' &&
    !draft.previous.groupOrder?.limit
  )
    draft.group = draft.previous.group
  if (draft.group)
    return whole({
      ask: 'group',
      group: draft.group,
      groupOrder: draft.groupOrder,
      having,
      measures: measures.length ? measures : defaultMeasures(draft, root),
    })
  if (!having && /^\W*(any|(is|are) there any|do (we|i|you) have any)\b/i.test(draft.message.text) && !measures.length)
    return { ...query, existence: true }
  if (isYesNo(draft) && !measures.length && !query.project.length)
    return { ...query, ask: 'exists', having, measures: [{ fn: 'count' }] }
  if (having) draft.ignored.push('that number')
  const listed = selection.where.find(c => c.op === 'in' && c.values.length > 1)
  const compared = draft.chunks.filter(c => c.operator?.type === 'compare')
  if (compared.length && listed) {
    compared.forEach(c => use(c, 'compare'))
    return whole({
      ask: 'group',
      group: { entity: root.entity.key, columns: listed.columns },
      measures: measures.length ? measures : [{ fn: 'count' }],
    })
  }
  if (measures.length) return whole({ ask: 'measure' })
  // "how many employees do the accounts in Texas have": a stored figure of many records is added up.
  const figure = draft.project.find(p => p.counted && p.entity === root.entity)
  if (figure && !query.single)
    return whole({ ask: 'measure', measures: [{ fn: 'sum', column: figure.columns[0]! }], project: [] })
  if (draft.wantsValues && query.project.length === 1 && !query.single)
    return { ...query, ask: 'values', single: false }
  return query
}

/** Both "is one of" and "is none of" on one column: read apart they were two questions. */
const contradicts = (selection: Selection) =>
  selection.where.some(
    c =>
      (c.op === '!=' || c.op === 'not in') &&
      selection.where.some(o => (o.op === '=' || o.op === 'in') && o.columns.join() === c.columns.join()),
  )

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
  if (!hop || (people.length > 1 && named.length !== 1)) {
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
  return selection.where.some(c => c.op === '=' && keys.includes(c.columns.join()))
}

/** A group without a figure counts, unless a figure's field was named beside it. */
function defaultMeasures(draft: Draft, root: Node): Query['measures'] {
  const numeric = draft.project.find(
    p =>
      p.entity === root.entity &&
      root.entity.fields.some(f => f.column === p.columns[0] && ['money', 'number', 'percent'].includes(f.role)),
  )
  return numeric ? [{ fn: 'sum', column: numeric.columns[0]! }] : [{ fn: 'count' }]
}

const isYesNo = (draft: Draft) =>
  /^(?:\W|and |so |but )*(is|are|was|were|do|does|did|has|have|any)\b/i.test(draft.message.text.trim()) &&
  !/\b(which|what|who|how (many|much)|list|show)\b/i.test(draft.message.text)

/** The records asked for: what is counted or measured, else the first noun, else what has the field or value named. */
function chooseRoot(draft: Draft): Node | undefined {
  if (draft.head) return draft.head
  if (draft.measured) return draft.measured
  const mentioned = draft.nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)
  const who = draft.chunks.findIndex(c => c.operator?.type === 'who')
  if (who >= 0) use(draft.chunks[who]!, 'who')
  // "product categories": of two nouns side by side the first only tells which kind.
  const compound =
    mentioned.length > 1 &&
    mentioned[1]!.at === mentioned[0]!.at + 1 &&
    isBare(mentioned[0]!.selection) &&
    !mentioned[0]!.previous
      ? mentioned.shift()
      : undefined
  if (compound) draft.nodes.splice(draft.nodes.indexOf(compound), 1)
  const fresh = mentioned.filter(n => !n.previous)
  const compares = draft.chunks.some(c => c.operator?.type === 'superlative' && c.operator.comparative)
  if (who >= 0 && !compares && !fresh.some(n => isPerson(n.entity)) && isLinked(draft, who, mentioned[0])) {
    const base = mentioned[0] ?? draft.nodes[0]
    const people =
      base &&
      draft.app.entities.filter(
        e => isPerson(e) && usable(e) && e !== base.entity && findPath(e, base.entity, draft.app)?.length === 1,
      )
    if (base && !isPerson(base.entity) && people?.length && !draft.project.length)
      return addNode(draft, people[0]!, who, true)
  }
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
  const asked = draft.project[0]
  const owner = asked && draft.nodes.find(n => n.entity === asked.entity)
  if (
    owner &&
    (asked.at < (mentioned[0]?.at ?? Infinity) ||
      mentioned.every(n => n.previous) ||
      (owner.implicit === false && mentioned[0] !== owner && asked.at < owner.at))
  )
    return owner
  // "and which contacts do they have": the new noun is asked for, the old one restricts it.
  if (fresh.length && mentioned.some(n => n.previous)) return fresh[0]
  return mentioned[0] ?? draft.nodes[0]
}

/** "who works at my accounts", but not "who is my biggest account": a preposition or verb stands between. */
function isLinked(draft: Draft, who: number, node: Node | undefined): boolean {
  const until = node ? node.at : draft.chunks.findIndex(c => c.values.length)
  if (node?.previous) return true
  const words = draft.chunks.slice(who + 1, until < 0 ? undefined : until).map(c => c.text.toLowerCase())
  if (/\b(bigger|larger|richer|better|older|younger|higher|smaller)\b/.test(words.join(' '))) return false
  return words.some(word => /^(at|of|for|from|in|with|by|to|there|works?|working)$/.test(word))
}

/** Hangs a node into the tree of selections by the shortest way over foreign keys. */
function attachNode(draft: Draft, root: Node, node: Node): void {
  if (node.entity === root.entity) return mergeInto(root, node)
  if (draft.group?.entity === node.entity.key && isBare(node.selection)) return
  const anchors = [root, ...draft.nodes.filter(n => n !== root && n !== node && attached.has(n))]
  const ways = anchors
    .map(anchor => ({ anchor, path: findPath(anchor.entity, node.entity, draft.app) }))
    .filter(way => way.path?.length)
    .sort((a, b) => a.path!.length - b.path!.length)
  const way = ways[0]
  if (!way) {
    draft.ignored.push(`${root.entity.noun} and ${node.entity.noun} together`)
    unrelated.add(draft)
    return
  }
  let at = way.anchor.selection
  for (const [i, hop] of way.path!.entries()) {
    const last = i === way.path!.length - 1
    const existing = at.related.find(r => r.selection.entity === hop.to.key && r.exists && !r.count)
    const next =
      last && !existing
        ? node.selection
        : (existing?.selection ?? { entity: hop.to.key, sources: [], args: {}, where: [], related: [] })
    if (existing && last) mergeSelection(existing.selection, node.selection)
    const via = roleVia(draft, node.at, i === 0 ? way.anchor.entity : way.path![i - 1]!.to, hop)
    if (!existing)
      at.related.push({
        ...(via && { via }),
        selection: next,
        exists: !(last && node.negated),
        ...(last && node.count && { count: node.count as never }),
      })
    at = next
  }
  node.selection = at
  attached.add(node)
}

/**
 * Where records are linked in several ways (assignee, reviewer), the words around tell which: "assigned to Ann",
 * "led by Ann". Undefined when there is only one way or no word for one.
 */
function roleVia(draft: Draft, at: number, from: Entity, hop: Hop): string | undefined {
  const ways = hopsOf(from, draft.app).filter(h => h.to === hop.to)
  if (ways.length < 2) return undefined
  const near = draft.chunks.filter((_, i) => Math.abs(i - at) <= 4).flatMap(c => c.text.toLowerCase().split(/\W+/))
  return ways.find(h => h.field.words.some(word => word !== 'id' && near.some(n => n.length > 2 && sameRoot(n, word))))
    ?.field.column
}

/** "assigned" and "assignee", "managed" and "manager": the same first letters, all but the ending. */
const sameRoot = (a: string, b: string) => {
  const length = Math.max(3, Math.min(a.length, b.length) - 3)
  return a.slice(0, length) === b.slice(0, length)
}

const attached = new WeakSet<Node>()
const unrelated = new WeakSet<Draft>()

const isBare = (s: Selection) =>
  !s.where.length && !s.related.length && !s.order && s.limit === undefined && !s.sources.length && !s.within

function mergeInto(root: Node, node: Node): void {
  mergeSelection(root.selection, node.selection)
}

function mergeSelection(into: Selection, from: Selection): void {
  into.where.push(...from.where)
  into.related.push(...from.related)
  into.sources.push(...from.sources.filter(s => !into.sources.includes(s)))
  Object.assign(into.args, from.args)
  into.order ??= from.order
  into.limit ??= from.limit
  into.offset ??= from.offset
  into.within ??= from.within
}

/** How much of the message the reading explains, and which words it leaves over. */
function judge(draft: Draft, understood: boolean): Pick<Interpretation, 'score' | 'unknown' | 'certainty'> {
  let score = understood ? 1 : 0
  let certainty = 1
  const unknown: string[] = [...draft.ignored]
  score -= 1.2 * draft.ignored.length
  for (const chunk of draft.chunks) {
    const words = chunk.to - chunk.from
    const isContent = chunk.kind === 'mention' || chunk.kind === 'unknown' || chunk.kind === 'literal'
    if (chunk.kind === 'app') score += 1.5
    else if (chunk.used && chunk.used !== 'filler') {
      score += words * chunk.certainty * quality(chunk)
      if (chunk.kind === 'mention') certainty = Math.min(certainty, chunk.certainty)
    } else if (chunk.used !== 'filler' && (isContent || isLeftOperator(chunk)) && !isLooseOver(draft, chunk)) {
      unknown.push(chunk.text)
      score -= 1.2 * words
    }
  }
  if (unrelated.has(draft)) {
    score -= 3
    certainty = Math.min(certainty, 0.3)
  }
  return { score, unknown, certainty }
}

/** "over all opportunities", "over the accounts": no comparison. */
const isLooseOver = (draft: Draft, chunk: Chunk) =>
  chunk.operator?.type === 'comparator' &&
  /^over$/i.test(chunk.text) &&
  /^(all|the|our|my|every|those|these)$/i.test(draft.message.tokens[chunk.to]?.text ?? '')

const isLeftOperator = (chunk: Chunk) =>
  chunk.kind === 'operator' &&
  !['or', 'pronoun', 'who', 'sort', 'distinct', 'group', 'order'].includes(chunk.operator!.type)

const quality = (chunk: Chunk) => {
  const best = (list: { quality: number }[]) => list.reduce((top, m) => Math.max(top, m.quality), 0)
  if (chunk.used === 'entity') return best(chunk.entities) || 0.8
  if (chunk.used === 'value') return best(chunk.values) || 1
  return best(chunk.fields) || 1
}
