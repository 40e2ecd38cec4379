import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isBroken, isFree, neighbour, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { isFigure, mayBeEmpty } from '../entity-model/field-roles.ts'
import { hopsOf, leadsDown, pointsTo } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isDerived, isPlural, splitIdentifier, stem, wordsOf } from '../language/words.ts'
import { isThingOfNamed } from './doubt-values.ts'
import { labelOf, pickField } from './shared.ts'
import { isBelow, negatedNode } from './value-nodes.ts'

/** "without a phone number", "missing an e-mail", "whose phone is empty", "that have no website", "who have an emergency contact". */
export function readMissing(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    readUnknown(draft, at)
    if (chunk.operator?.type === 'missing' && readLackingRole(draft, at)) return
    if (chunk.operator?.type === 'missing' && isFree(chunk) && !lacksSome(draft, at) && !lacksValue(draft, at))
      readLacking(draft, at, chunk.operator.after === true)
    if (
      chunk.operator?.type === 'missing' &&
      isFree(chunk) &&
      (deniesValue(draft, at) || lacksSome(draft, at) || lacksValue(draft, at))
    )
      chunk.operator = { type: 'negation' }
    if (chunk.operator?.type === 'negation') {
      negateRelated(draft, at)
      if (isFree(chunk)) readLack(draft, at)
    }
    if (isFree(chunk) && chunk.fields.length) readPossession(draft, at)
    const isAdjective = chunk.kind === 'filler' && draft.nodes.some(n => n.at === at + 1)
    if (isFree(chunk) && (chunk.kind === 'unknown' || isAdjective || /^died$/i.test(chunk.text))) {
      readLife(draft, at)
    }
  })
}

/** "without status Open", "no diesel cars": a value behind it is denied, but in "without pets in Bath" those are what is lacking. */
function deniesValue({ chunks }: Draft, at: number): boolean {
  const behind = chunks.slice(at + 1, at + 4)
  const value = behind.findIndex(c => c.values.length > 0 && !c.fields.length)
  const isLacked = (c: Chunk) => isFree(c) && !c.values.length && bestField(c.fields)?.role === 'boolean'
  const isBehindPlace = /^(?:in|at|from|on|near)$/i.test(behind[value - 1]?.text ?? '')
  return value >= 0 && !(isBehindPlace && behind.slice(0, value).some(isLacked))
}

/** "have no open orders", "without a main address" of a flag: the noun behind an adjective is what is lacking, some of its kind. */
function lacksSome({ chunks, nodes }: Draft, at: number): boolean {
  const adjective = chunks[at + 1]
  const lacking = nodes.find(n => n.at === at + 2 && n !== nodes[0] && !n.implicit && !n.previous)
  if (!lacking || !isFree(adjective) || adjective.operator) return false
  const isFlag = adjective.fields.some(f => f.field.role === 'boolean' && f.entity === lacking.entity)
  return isFlag || adjective.values.length > 0 || isPlural(chunks[at + 2]!.text)
}

/** Words between a field and its value that say no more than that it has it. */
const HAS_VALUE = /^(?:of|is|being|as|equal to|set to|=|:)$/i

/** "without the status Open", "do not have the brand Acme": behind the field stands a value of it, and others may be there. */
function lacksValue(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const next = neighbour(draft, at, 1, 3)
  const field = chunks[next]
  if (!isFree(field) || !field.fields.length || draft.nodes.some(n => n.at === next)) return false
  const value = chunks[HAS_VALUE.test(chunks[next + 1]?.text ?? '') ? next + 2 : next + 1]
  if (!isFree(value)) return false
  return value.values.some(v => field.fields.some(f => f.columns.join() === v.columns.join() && f.entity === v.entity))
}

/** "teams without a deputy leader", of a key that is called so: nobody is named by it, whatever else the kind is related by. */
function readLackingRole(draft: Draft, at: number): boolean {
  const { chunks, nodes, app } = draft
  const [role, noun] = chunks.slice(at + 1, at + 3)
  const named = nodes.find(n => n.at === at + 2 && !n.implicit && !n.previous)
  if (!named || !noun || role?.kind !== 'unknown' || !(isFree(role) || role.used === 'related')) return false
  const word = role.text.toLowerCase()
  for (const node of nodes.filter(n => n !== named && !n.implicit)) {
    const keys = hopsOf(node.entity, app).filter(h => h.direction === 'up' && h.to === named.entity)
    const [key, ...others] = keys.filter(h => h.field.words.includes(word))
    if (!key || others.length) continue
    const label = `without ${word} ${named.entity.noun}`
    addCondition(node, { columns: [key.field.column], op: 'empty', values: [], label, at })
    nodes.splice(nodes.indexOf(named), 1)
    for (const chunk of [chunks[at]!, role, noun]) Object.assign(chunk, { used: 'condition' })
    return true
  }
  return false
}

/** "paintings by unknown painters": they point to nobody. */
function readUnknown(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  if (!/^(?:unknown|unidentified|unspecified|undetermined|unnamed)$/i.test(chunk.text)) return
  const node = draft.nodes.find(n => n.at === at + 1 && !n.implicit && !n.previous)
  if (!node) return
  const others = draft.nodes.filter(n => n !== node && !n.implicit)
  const points = others.some(n => pointsTo(n.entity, node.entity, draft.app))
  if (!points) return
  node.negated = true
  use(chunk, 'related')
}

const DEATH = /^(?:death|died|deceased|dead)$/

/** "still alive", "living artists": there is no date or year of death; "dead": there is one. */
function readLife(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const isAlive = /^(?:alive|living)$/i.test(chunk.text)
  // "who has died": when, nobody asks.
  const isPlain =
    /^died$/i.test(chunk.text) && !draft.message.literals.length && !/^\W*when\b/i.test(draft.message.text)
  if (!isAlive && !isPlain && !/^(?:dead|deceased)$/i.test(chunk.text)) return
  const node = [...draft.nodes].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]
  const field = node?.entity.fields.find(
    f => ['date', 'number'].includes(f.role) && f.words.some(word => DEATH.test(word)),
  )
  if (!node || !field) return
  const isNegated = draft.chunks.slice(Math.max(0, at - 2), at).find(c => isFree(c) && c.operator?.type === 'negation')
  const isEmpty = isAlive !== Boolean(isNegated)
  addCondition(node, {
    columns: [field.column],
    op: isEmpty ? 'empty' : 'filled',
    values: [],
    label: chunk.text.toLowerCase(),
    at,
  })
  use(chunk, 'condition')
  if (isNegated) use(isNegated, 'condition')
}

function readLacking(draft: Draft, at: number, after: boolean): void {
  const chunk = draft.chunks[at]!
  const next = after ? -1 : neighbour(draft, at, 1, 2)
  // A noun that is also part of a field's name ("without books", `book_id`) is the noun.
  // "without the cats" of animals: a value stands for those that are such, and nothing belongs to anything.
  const related = draft.nodes.find(n => n.at === next && !n.stands)
  const behind =
    next >= 0 && isFree(draft.chunks[next]) && draft.chunks[next]!.fields.length > 0 && !isBroken(draft, at, next)
  // "per channel without the web": a value behind it is what is left out, whatever field stands before.
  if (!after && !behind && !related && isFree(draft.chunks[next]) && draft.chunks[next]!.values.length) return
  const place = behind || related ? next : neighbour(draft, at, -1, 3)
  const field = place >= 0 ? draft.chunks[place] : undefined
  // A yes/no field that is lacking is one that does not hold.
  if (field && isFree(field) && bestField(field.fields)?.role === 'boolean') return
  // "which stores are empty?": things of that kind, and no records that name none.
  if (after && field && isPlural(field.text) && field.entities.some(e => e.quality >= 0.9)) return
  const picked =
    field && isFree(field) && !draft.nodes.some(n => n.at === place) ? pickField(draft, place, field.fields) : undefined
  if (!picked && !related && lacksDeed(draft, at, next)) return
  if (picked) {
    addEmptiness(draft, place, picked, 'empty')
    use(chunk, 'condition')
    if (behind) readLackingToo(draft, place)
    useRecording(draft, place)
  } else if (related) {
    related.negated = true
    use(chunk, 'condition')
  }
}

/** "letters without an answer" of an `answered_on`: the day or the flag of what is to be done, by the noun of doing it. */
function lacksDeed({ chunks, nodes }: Draft, at: number, next: number): boolean {
  const noun = chunks[next]
  if (!isFree(noun) || noun.kind !== 'unknown' || !/^\p{Ll}{4,}$/u.test(noun.text)) return false
  const isDone = ({ role, nested, words }: Field) =>
    (role === 'date' || role === 'boolean') &&
    !nested &&
    isParticiple(words[0]!) &&
    (rootOf(words[0]!) === rootOf(noun.text) || isDerived(words[0]!, noun.text))
  for (const node of nodes.filter(n => !n.implicit && n.at < at)) {
    const [field, ...others] = node.entity.fields.filter(isDone)
    if (!field || others.length) continue
    const how = field.role === 'boolean' ? { op: '=' as const, values: [false] } : { op: 'empty' as const, values: [] }
    addCondition(node, { columns: [field.column], ...how, label: `not ${labelOf(field)}`, at })
    for (const chunk of [chunks[at]!, noun]) use(chunk, 'condition')
    return true
  }
  return false
}

/** "without a phone or an e-mail address": neither of them. */
function readLackingToo(draft: Draft, first: number): void {
  let at = first + 1
  if (!/^(?:or|nor|and)$/i.test(draft.chunks[at]?.text ?? '')) return
  while (/^(?:or|nor|and|an?|any|the|without)$/i.test(draft.chunks[at]?.text ?? '')) at++
  const chunk = draft.chunks[at]
  if (!isFree(chunk) || chunk.values.length || isBroken(draft, first, at) || draft.nodes.some(n => n.at === at)) return
  const fields = chunk.fields.filter(f => f.quality >= 0.8 && f.field.role !== 'boolean')
  // "without a phone and their names": what is asked for, not what is lacking.
  if (/^(?:and)$/i.test(draft.chunks[first + 1]!.text) && isPlural(chunk.text)) return
  const picked = pickField(draft, at, fields)
  if (!picked) return
  addEmptiness(draft, at, picked, 'empty')
  // No choice between the two.
  for (let i = first + 1; i < at; i++) use(Object.assign(draft.chunks[i]!, { operator: undefined }), 'condition')
  readLackingToo(draft, at)
}

const bestField = (mentions: FieldMention[]): Field | undefined =>
  [...mentions].sort((a, b) => b.quality - a.quality)[0]?.field

function addEmptiness(
  draft: Draft,
  place: number,
  picked: NonNullable<ReturnType<typeof pickField>>,
  asked: 'empty' | 'filled',
  isUnknown = false,
): void {
  const chunk = draft.chunks[place]!
  // "with an unfixed defect": the word itself denies what the field tells of.
  const op = chunk.negated && asked === 'filled' ? 'empty' : asked
  // "without an unfixed defect": denied twice, of which nothing is made here.
  if (chunk.negated && asked === 'empty') draft.ignored.push(chunk.text)
  const label = op === 'empty' ? `without ${labelOf(picked.field)}` : `that have ${labelOf(picked.field)}`
  const { columns } = picked.mention
  // "no badge" of a `badge` that may be `none`.
  const none = op === 'empty' ? picked.field.choices.filter(choice => NONE_AT_ALL.test(choice)) : []
  if (none.length === 1) {
    addCondition(picked.node, { columns, op: '=', values: none, text: true, label, at: place })
    return use(chunk, 'condition')
  }
  const isNone = op === 'empty' && !isUnknown && isNumberOf(picked.field, chunk.text)
  // "ships that use no tugs" of their calls: those of whose calls none has any.
  if (isNone && isBelow(draft, picked.node))
    addCondition(negatedNode(draft, picked.node, place), { columns, op: '>', values: [0], label: `${labelOf(picked.field)} over 0`, at: place }) // oxfmt-ignore
  else if (isNone) addCondition(picked.node, { columns, op: '<=', values: [0], label, at: place })
  // "guides without a cancellation" of a `cancelled_on` of their tours: those of whose tours none has one.
  else if (asked === 'empty' && isBelow(draft, picked.node))
    addCondition(negatedNode(draft, picked.node, place), { columns, op: 'filled', values: [], label: labelOf(picked.field), at: place }) // oxfmt-ignore
  else addCondition(picked.node, { columns, op, values: [], label, at: place })
  use(chunk, 'condition')
}

/** A value that says that there is none. */
const NONE_AT_ALL = /^(?:none|nothing|no|n\/?a|nil|unset|not[ _-]?set|not[ _-]?applicable)$/i

/** What is left of something may be none of it. */
const REST = /^(?:left|remaining|available|balance|stock)$/
/** Whether a field says what is left of something. */
export const tellsRest = ({ words }: Field): boolean => words.some(word => REST.test(word))

/** "without children", "no leave left" of a figure that is always there: none of what it counts, by a plural noun, or of what it is the rest of. */
const isNumberOf = (field: Field, text: string): boolean =>
  field.role === 'number' &&
  !field.nullable &&
  ((field.type === 'integer' && isPlural(text.split(' ').at(-1)!)) || tellsRest(field))

/** "customers who showed no ID": the key that every record has is never lacking, the number or kind of a document is. */
const ownIds = (mentions: readonly FieldMention[]): FieldMention[] =>
  [...new Set(mentions.map(({ entity }) => entity))].flatMap(entity =>
    entity.fields
      .filter(f => f !== entity.idField && f.role !== 'reference' && f.nullable === true && f.words.includes('id'))
      .map(field => ({ entity, field, columns: [field.column], quality: 0.8 })),
  )

/** Verbs of giving somebody what is to be written down (Levin, 1993, 13.1 and 37.1): "did not leave an e-mail address". */
const PROVIDING =
  /^(?:give|gave|given|show|showed|shown|leave|left|provide|provided|state|stated|supply|supplied|tell|told|share|shared|enter|entered|specify|specified)$/i

/** "accounts that don't have a phone number", "a phone but no email": the field is empty. */
function readLack(draft: Draft, at: number): void {
  const first = neighbour(draft, at, 1, 3)
  const isProviding = PROVIDING.test(draft.chunks[first]?.text ?? '') && isFree(draft.chunks[first])
  const near = isProviding ? neighbour(draft, first, 1, 3) : first
  // "do not know the number of pages": the figure, of which nothing is counted.
  const isOfFigure =
    draft.chunks[near]?.operator?.type === 'count' &&
    draft.chunks[near + 1]?.fields.some(f => isFigure(f.field)) === true
  const next = isOfFigure ? near + 1 : near
  const between = draft.chunks.slice(at + 1, next).map(c => c.text.toLowerCase())
  const field = next >= 0 ? draft.chunks[next] : undefined
  if (isFree(field) && /^ids?$/i.test(field.text)) field.fields = ownIds(field.fields)
  const says =
    isProviding ||
    between.some(t => PROVIDING.test(t) || /^(have|has|had|having|a|an|any|got|know|known)$/.test(t)) ||
    /^(no|neither|nor)$/i.test(draft.chunks[at]!.text)
  if (!isFree(field) || !says || field.values.length || draft.nodes.some(n => n.at === next)) return
  if (lacksValue(draft, at)) return
  const picked = pickField(
    draft,
    next,
    field.fields.filter(f => f.field.role !== 'boolean' && (f.quality >= 0.8 || namesObject(f.field, field.text))),
  )
  if (!picked) return
  if (isOfFigure) use(draft.chunks[near]!, 'condition')
  addEmptiness(
    draft,
    next,
    picked,
    'empty',
    between.some(t => /^knows?$/.test(t)),
  )
  use(draft.chunks[at]!, 'condition')
  if (isProviding) use(draft.chunks[first]!, 'condition')
  useRecording(draft, next)
}

/** "no start date set": that it was not written down says the same. */
function useRecording(draft: Draft, field: number): void {
  const verb = draft.chunks.slice(field + 1).find(c => c.kind !== 'filler')
  if (isFree(verb) && verb.kind === 'unknown' && RECORDING.test(verb.text)) use(verb, 'condition')
}

/** "pilot" of `pilot.name`: without any of its fields there is no such object. */
function namesObject({ column, nested }: Field, text: string): boolean {
  const object = nested ? column.split('.').at(-2) : undefined
  return object !== undefined && splitIdentifier(object).map(stem).join(' ') === wordsOf(text).map(stem).join(' ')
}

/** "had a reserve" of a `reserve_price` that not all have: its first word. */
const isFirstOf = ({ field, quality }: FieldMention, text: string): boolean =>
  mayBeEmpty(field) && quality >= 0.5 && stem(field.words[0]!) === stem(text)

/** Participles of writing something down. */
const RECORDING =
  /^(?:set|noted|recorded|given|entered|specified|stated|known|provided|defined|documented|stored|saved)$/i

/** "who have an emergency contact", "with a website": there is one, unless a value or figure follows. */
function readPossession(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const [article, verb] = [draft.chunks[at - 1], draft.chunks[at - 2]].map(c => c?.text.toLowerCase() ?? '')
  // "bookings include a dog": the verb of containing says as much.
  const includes = /^(?:include|includes|including|included|bring|brings|bringing)$/
  const says =
    (/^(a|an|any)$/.test(article!) && (/^(have|has|having|had|with|got)$/.test(verb!) || includes.test(verb!))) ||
    // "dogs on a special diet", "customers who are in a club", "orders that used a discount code" of what most of them lack.
    (/^(a|an)$/.test(article!) &&
      /^(?:on|in|uses?|used|using)$/.test(verb!) &&
      chunk.fields.some(f => f.field.nullable && f.quality >= 0.9)) ||
    (/^(have|has|having)$/.test(article!) && /^(that|which|who)$/.test(verb!)) ||
    // "which boats have no mast but an engine": what they have beside what they lack.
    (/^(a|an)$/.test(article!) &&
      verb === 'but' &&
      draft.chunks[at - 3]?.used === 'condition' &&
      /\b(?:no|without)$/i.test(draft.chunks[at - 4]?.text ?? ''))
  // "bookings with special requests", "that have children": a plural needs no article.
  const bare =
    (/^(with|have|has|having)$/.test(article!) || includes.test(article!)) &&
    isPlural(chunk.text.split(' ').at(-1)!) &&
    draft.nodes.some(n => n.at === at - 2 || /^(that|which|who|and|but|or)$/.test(verb!))
  // "which Cubs have allergies": those of a group that goes by its name.
  const isOfGroup =
    /^(?:have|has)$/.test(article!) &&
    /^(?:which|what)$/i.test(draft.chunks[at - 3]?.text ?? '') &&
    (draft.chunks[at - 2]?.values.length ?? 0) > 0 &&
    isPlural(chunk.text.split(' ').at(-1)!)
  // "who owes us the most": a figure that is ranked, and not whether there is one.
  const isRanked = draft.chunks.slice(at + 1, at + 5).some(c => c.operator?.type === 'superlative')
  const owes = /^(owe|owes|owing)\b/i.test(chunk.text) && /^(that|which|who)$/.test(article!) && !isRanked
  const asks = /^\W*(do|does|did|has|have)\b/i.test(draft.message.text)
  const after = draft.chunks[at + 1]
  const measured =
    after &&
    (after.literal ||
      after.values.length ||
      (after.operator && !['negation', 'or', 'missing', 'pronoun'].includes(after.operator.type)) ||
      /^(of|is|equal)$/i.test(after.text) ||
      (/^in$/i.test(after.text) && !isPlace(draft, at + 2)))
  if (
    !(says || bare || owes || isOfGroup) ||
    asks ||
    measured ||
    (chunk.values.length && !isThingOfNamed(draft, at)) ||
    draft.nodes.some(n => n.at === at)
  )
    return
  const fits = chunk.fields.filter(
    f =>
      (owes || f.quality >= 0.8 || namesObject(f.field, chunk.text) || (says && isFirstOf(f, chunk.text))) &&
      !['boolean', 'id'].includes(f.field.role) &&
      f.field.column !== f.entity.idField?.column &&
      (says || owes || f.field.nullable || f.field.type === 'integer' || (f.quality < 1 && isThingOfNamed(draft, at))),
  )
  // "patients in Bath" – "with an allergy": those of them that have what may be lacking.
  const isOfBefore = ({ entity, field }: FieldMention) =>
    says && entity.key === severalBefore(draft) && mayBeEmpty(field)
  const isKnown = (f: FieldMention) =>
    draft.nodes.some(n => n.entity === f.entity) ||
    (isOfGroup && f.field.nullable === true) ||
    // "which applicants have an unpaid fee" of their applications: what was not done to it restricts, and is nothing to be shown.
    (chunk.negated === true && draft.nodes.some(n => !n.implicit && leadsDown(n.entity, f.entity, draft.app)))
  const own = fits.filter(f => (draft.nodes.length || isOfGroup ? isKnown(f) : isOfBefore(f)))
  const picked = own.length ? pickField(draft, at, own) : undefined
  if (!picked) return
  const { field } = picked
  // "orders with a discount": one of nothing is none; of what is not always there any figure is one.
  const isSome = isFigure(field) && (!says || !field.nullable || field.role !== 'number')
  if (!isSome) return addEmptiness(draft, at, picked, 'filled')
  // A number of things that are had is at least one, what is owed is something.
  addCondition(picked.node, {
    columns: picked.mention.columns,
    op: '>',
    values: [0],
    label: `that have ${labelOf(picked.field)}`,
    at,
  })
  use(chunk, 'condition')
  const rest = draft.chunks[at + 1]
  if (owes && rest && isFree(rest) && picked.field.words.includes(rest.text.toLowerCase())) use(rest, 'condition')
}

/** "with allergies in the Owls room": where the records are, and nothing of what they have. */
const isPlace = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^(?:the|our|my)$/i.test(chunks[at]?.text ?? '') &&
  (nodes.some(n => n.at > at && n.at <= at + 2) || (chunks[at + 1]?.values.length ?? 0) > 0)

/** The kind of the records before, where they are several. */
const severalBefore = ({ previous }: Draft): string | undefined =>
  previous && !previous.single && !previous.lookup ? previous.root.entity : undefined

/** "which pupils are not members": behind the verb stands what they are not. */
const saysWhatTheyAre = ({ chunks }: Draft, at: number): boolean =>
  /^(?:is|are|was|were)n['’]?t$/i.test(chunks[at]!.text) ||
  (/^not$/i.test(chunks[at]!.text) && /^(?:is|are|was|were)$/i.test(chunks[at - 1]?.text ?? ''))

/** "that do not have any deal in negotiation", "with no contacts": none of the related records. */
function negateRelated(draft: Draft, at: number): void {
  const between: string[] = []
  for (let i = at + 1; i < Math.min(draft.chunks.length, at + 6); i++) {
    const chunk = draft.chunks[i]!
    const node = draft.nodes.find(n => n.at === i)
    if (
      node &&
      node !== draft.nodes[0] &&
      !node.previous &&
      (between.some(t => /^(have|has|had|any|a|an|single)$/.test(t)) ||
        /\b(?:no|without|lack(?:s|ing)?|missing)\b/i.test(draft.chunks[at]!.text) ||
        (between.length === 0 && saysWhatTheyAre(draft, at)))
    ) {
      node.negated = true
      return use(draft.chunks[at]!, 'related')
    }
    if (chunk.kind !== 'filler' && !chunk.values.length && !chunk.fields.length) return
    between.push(chunk.text.toLowerCase())
  }
}
