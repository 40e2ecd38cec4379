import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { isSameUnit } from '../calls/units.ts'
import type { Comparison } from '../language/lexicon.ts'
import { fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { onHand } from '../asks/left-over.ts'
import { isFigure, mayBeEmpty } from '../entity-model/field-roles.ts'
import { onlyOne } from '../../../lib/only-one.ts'
import { pointsTo } from '../entity-model/relations.ts'
import { stem } from '../language/words.ts'
import { attributesOf, isMeasuredBy, unitOf } from './field-units.ts'
import { isNumeric, labelOf, MIRRORED } from './shared.ts'

/** Chunks that may stand between a comparison and the field it is with: articles, pronouns, a verb of being. */
const BETWEEN =
  /^(?:the|a|an|its|their|his|her|our|own|they|it|that|is|are|was|were|be|been|had|has|of|for|than|to|as)$/i

const LEAST_QUALITY = 0.6

interface Compared {
  op: Comparison
  first: number
  /** The first chunk behind the comparison. */
  behind: number
  /** The chunk that names the first field, where it stands inside: "more hours than". */
  inner?: number
}

/**
 * Two fields of a record against each other: "wider than they are high", "stock below the reorder level", "arrived later than
 * their eta", "took more hours than estimated". Both are figures of one kind, or both dates, and of the same record.
 */
export function readFieldComparisons(draft: Draft): void {
  for (let at = 0; at < draft.chunks.length; at++) {
    const compared = comparisonAt(draft, at) ?? boundAt(draft, at)
    const second = compared && fieldBehind(draft, compared.behind)
    if (!compared || second === undefined) continue
    const pair = pairOf(draft, compared, second)
    if (!pair) continue
    const { node, left, right, chunks } = pair
    const op = right.role === 'date' && isOlder(draft, at) ? MIRRORED[compared.op] : compared.op
    addCondition(node, {
      columns: [left.column],
      op,
      values: [],
      than: right.column,
      ...(right.role === 'date' && { asDay: true }),
      at,
      label: `${labelOf(left)} ${op} ${labelOf(right)}`,
    })
    for (const i of [...chunks, second]) use(draft.chunks[i]!, 'condition')
    for (let i = compared.first; i < second; i++) use(draft.chunks[i]!, 'condition')
  }
}

/** "lamps under their reorder level": a preposition before a bound, which may be no comparison by itself. */
const boundAt = ({ chunks }: Draft, at: number): Compared | undefined =>
  isFree(chunks[at]) && /^(?:under|beneath|over|beyond)$/i.test(chunks[at]!.text)
    ? orAt(chunks, { op: /^(?:under|beneath)$/i.test(chunks[at]!.text) ? '<' : '>', first: at, behind: at + 1 })
    : undefined

const isOlder = ({ chunks }: Draft, at: number) => /^(?:older|younger)\b/i.test(chunks[at]!.text)

/** "at or below their minimum": the bound itself, too. */
function orAt(chunks: Draft['chunks'], compared: Compared): Compared {
  const { op, first } = compared
  const before = [first - 2, first - 1].map(i => chunks[i]?.text.toLowerCase() ?? '')
  const length = /^(?:at|on|equal to) or$/.test(before[1]!)
    ? 1
    : /^(?:at|on|equal to) or$/.test(before.join(' '))
      ? 2
      : 0
  const isStrict = op === '<' || op === '>'
  return length && isStrict ? { ...compared, op: `${op}=`, first: first - length } : compared
}

/** A comparison with nothing behind it but a field: no number, date or figure that is asked for. */
function comparisonAt({ chunks }: Draft, at: number): Compared | undefined {
  const chunk = chunks[at]!
  if (!isFree(chunk)) return undefined
  const { operator } = chunk
  if (operator?.type === 'comparator' && /^(?:[<>]=?|=)$/.test(operator.op))
    return orAt(chunks, { op: operator.op, first: at, behind: at + 1 })
  // "more hours than estimated", "a larger width than height".
  if (operator?.type !== 'superlative' || !operator.comparative) return undefined
  const than = chunks.findIndex((c, i) => i > at && /^than$/i.test(c.text))
  if (than < at + 2 || than > at + 3 || !chunks[than - 1]!.fields.length) return undefined
  return { op: operator.direction === 'desc' ? '>' : '<', first: at, behind: than + 1, inner: than - 1 }
}

/** The chunk that may name the second field; none where a number, a date or a name stands there. */
function fieldBehind({ chunks }: Draft, behind: number): number | undefined {
  let at = behind
  while (chunks[at] && BETWEEN.test(chunks[at]!.text)) at++
  const chunk = chunks[at]
  if (!chunk || !isFree(chunk) || chunk.literal || chunk.values.length || at > behind + 3) return undefined
  if (!chunk.fields.length && !attributesOf(chunk.text) && !isParticiple(chunk.text)) return undefined
  let next = at + 1
  while (chunks[next] && /^(?:of|is|are|was|equals|at)$/i.test(chunks[next]!.text)) next++
  return chunks[next]?.literal && chunks[next]!.literal!.kind !== 'quoted' ? undefined : at
}

interface Pair {
  node: Node
  left: Field
  right: Field
  /** Chunks that name the first field. */
  chunks: number[]
}

/** The two fields: of the nouns mentioned the first one that has both, and no more than one of each. */
function pairOf(draft: Draft, compared: Compared, second: number): Pair | undefined {
  for (const node of [...draft.nodes].sort((a, b) => Number(a.implicit) - Number(b.implicit))) {
    const right = sideMeant(
      node.entity,
      namedFields(draft, second, node.entity, true),
      draft.chunks[second]!.text,
      compared.op,
    )
    for (const one of right) {
      const left = leftField(draft, compared, node.entity, one)
      if (left) return { node, left: left.field, right: one, chunks: left.chunks }
      const bounded = compared.inner === undefined && isRightBefore(draft, node, compared.first) ? boundedBy(node.entity, one) : undefined // oxfmt-ignore
      if (bounded) return { node, left: bounded, right: one, chunks: [] }
    }
  }
  return pairOfNone(draft, compared, second) ?? pairBelow(draft, compared, second)
}

/** "which paintings sold for less than their reserve price": where no noun is, the one kind of record that the second field is of. */
function pairOfNone(draft: Draft, compared: Compared, second: number): Pair | undefined {
  if (draft.nodes.length || compared.inner !== undefined) return undefined
  const owner = onlyOne([...new Set(draft.chunks[second]!.fields.filter(m => m.quality >= LEAST_QUALITY).map(m => m.entity))]) // oxfmt-ignore
  const right = owner && sideMeant(owner, namedFields(draft, second, owner, true), draft.chunks[second]!.text, compared.op)[0] // oxfmt-ignore
  const left = right && leftField(draft, compared, owner, right)
  return left && { node: addNode(draft, owner, second, true), left: left.field, right, chunks: left.chunks }
}

/** "over the estimate" of a `low` and a `high` one: over both is over the high one, under both under the low one. */
function sideMeant({ fields: all }: Entity, fields: Field[], text: string, op: Comparison): Field[] {
  const [first] = fields
  const isOn = (at: number, words: readonly string[]) => words.some(word => SIDES[at]!.test(word))
  const meant = op.startsWith('>') ? 1 : op.startsWith('<') ? 0 : undefined
  if (!first || meant === undefined || isOn(0, text.split(' ')) || isOn(1, text.split(' '))) return fields
  const aboutOf = ({ words }: Field) => words.filter(word => !SIDES.some(side => side.test(word))).join(' ')
  const isOther = (f: Field) => f !== first && f.role === first.role && aboutOf(f) === aboutOf(first) && isOn(meant, f.words) // oxfmt-ignore
  const other = isOn(1 - meant, first.words) ? onlyOne(all.filter(isOther)) : undefined
  return other ? [other] : fields
}
const SIDES = [/^(?:low|lower|lowest|min|minimum)$/i, /^(?:high|higher|upper|highest|max|maximum)$/i]

/** "articles below their reorder point" of the stock levels that each article has: the bound and what it bounds stand in those. */
function pairBelow(draft: Draft, compared: Compared, second: number): Pair | undefined {
  const noun = draft.nodes.findLast(n => n.at < compared.first && isRightBefore(draft, n, compared.first))
  if (!noun || compared.inner !== undefined) return undefined
  const owners = new Set(draft.chunks[second]!.fields.filter(m => m.quality >= LEAST_QUALITY).map(m => m.entity))
  const pairs = [...owners].flatMap(entity =>
    pointsTo(entity, noun.entity, draft.app)
      ? namedFields(draft, second, entity, true).flatMap(right => {
          const left = boundedBy(entity, right)
          return left ? [{ entity, left, right }] : []
        })
      : [],
  )
  const [pair, ...others] = pairs
  if (!pair || others.length) return undefined
  const node = draft.nodes.find(n => n.entity === pair.entity) ?? addNode(draft, pair.entity, second, true)
  return { node, left: pair.left, right: pair.right, chunks: [] }
}

/** Only verbs of being and of reaching a state stand between the noun and the comparison, or the noun is asked about behind it. */
const isRightBefore = ({ chunks }: Draft, { at, implicit }: Node, first: number): boolean =>
  !implicit && at < first && chunks.slice(at + 1, first).every(c => c.kind === 'filler' || c.used !== undefined || c.values.length > 0) // oxfmt-ignore

/** "below their minimum stock", "over their weight limit": the one figure that a bound is set for, as its own words tell. */
function boundedBy(entity: Entity, bound: Field): Field | undefined {
  if (!bound.words.some(word => BOUND.test(word))) return undefined
  const about = bound.words.filter(word => !BOUND.test(word) && !/^(?:level|quantity|qty|count|number|amount|of|in|on)$/.test(word)).map(stem) // oxfmt-ignore
  const figures = entity.fields.filter(f => isFigure(f) && isOfOneKind(f, bound) && !f.words.some(word => BOUND.test(word))) // oxfmt-ignore
  const alike = figures.filter(f => f.words.some(word => about.includes(stem(word))))
  const isHeld = bound.role === 'money' && bound.words.includes('limit')
  const isOfStock = bound.words.some(word => /^(?:reorder|restock|replenish|replenishment|safety)$/.test(word))
  const held = isHeld || isOfStock || !about.length ? onHand(entity) : onHand(entity).filter(f => alike.includes(f))
  // Figures of one object are all called after it (`stock.on_hand`, `stock.damaged`).
  const found = alike.length === 1 || !held.length ? alike : held
  return found.length === 1 ? found[0] : undefined
}

/** Words of a figure that bounds another one. */
const BOUND =
  /^(?:min(?:imum)?|max(?:imum)?|least|most|limit|threshold|reorder|restock|replenish(?:ment)?|safety|target|ceiling|floor|quota)$/

/** Fields of an entity that a chunk names, the likeliest first; an adjective of measure names what it measures. */
function namedFields({ chunks }: Draft, at: number, entity: Entity, isBehind = false): Field[] {
  const chunk = chunks[at]!
  const called = chunk.fields
    .filter(m => m.entity === entity && m.quality >= LEAST_QUALITY && isComparable(m.field))
    .sort((a, b) => b.quality - a.quality)
    .map(m => m.field)
  if (called.length || (isBehind && !/^\p{L}+$/u.test(chunk.text))) return called
  const measured = attributesOf(chunk.text)
  const fields = measured ? entity.fields.filter(f => isNumeric({ field: f }) && isMeasuredBy(f, measured)) : []
  return fields.length === 1 ? fields : []
}

const isComparable = (field: Field) => field.role === 'date' || isNumeric({ field })

/** Whether the figures of two fields may be set against each other. */
export function isOfOneKind(left: Field, right: Field): boolean {
  if (left === right || left.role !== right.role) return false
  const [a, b] = [unitOf(left), unitOf(right)]
  return !a || !b || isSameUnit(a, b)
}

/** What is on hand and the least there should be of it, where the records have one of each. */
export function leastOf(entity: Entity): { left: Field; right: Field } | undefined {
  const isLeast = ({ words }: Field) => words.some(word => /^(?:min|minimum|reorder|restock|safety|par)$/.test(word))
  const bounds = entity.fields.filter(f => isNumeric({ field: f }) && isLeast(f))
  const [right, ...others] = bounds.filter(({ words }) => !words.includes('quantity') || bounds.length === 1)
  const left = right && !others.length ? boundedBy(entity, right) : undefined
  return left && right && onHand(entity).includes(left) ? { left, right } : undefined
}

/** Verbs by which something comes to its price (Levin, English Verb Classes and Alternations, 1993, 13.5 and 54.2). */
const WENT_FOR =
  /^(?:went|go|goes|gone|sold|sell|sells|fetch|fetched|fetches|brought(?: in)?|made|realised|realized|achieved)(?: for| at)?$/i
/** A price that is only there when something was sold. */
const COME = /^(?:hammer|sale|sales|sold|selling|final|realised|realized|achieved|closing|winning)$/

const priceCome = ({ fields }: Entity, right: Field): Field | undefined =>
  onlyOne(fields.filter(f => isOfOneKind(f, right) && mayBeEmpty(f) && f.words.some(word => COME.test(word))))

/** The first field: inside the comparison, what its adjective measures, or what is named or done right before it. */
function leftField(
  draft: Draft,
  { first, inner }: Compared,
  entity: Entity,
  right: Field,
): { field: Field; chunks: number[] } | undefined {
  const { chunks } = draft
  const fits = (at: number) => namedFields(draft, at, entity).filter(f => isOfOneKind(f, right))
  if (inner !== undefined) {
    const [field] = fits(inner)
    return field && { field, chunks: [inner] }
  }
  const measured = attributesOf(chunks[first]!.text)
  const graded = measured
    ? entity.fields.filter(f => isNumeric({ field: f }) && isMeasuredBy(f, measured) && isOfOneKind(f, right))
    : []
  if (graded.length === 1) return { field: graded[0]!, chunks: [] }
  for (let at = first - 1; at >= Math.max(0, first - 4); at--) {
    const chunk = chunks[at]!
    if (draft.nodes.some(n => n.at === at && !n.implicit)) return undefined
    // "went under their low estimate", "sold for less than the asking price": what something went for is the price that came of it.
    const came = right.role === 'money' && WENT_FOR.test(chunk.text) ? priceCome(entity, right) : undefined
    if (came) return { field: came, chunks: [at] }
    if (chunk.kind === 'filler' || BETWEEN.test(chunk.text)) continue
    const [named] = isFree(chunk) ? fits(at) : []
    if (named) return { field: named, chunks: [at] }
    if (!isFree(chunk)) return undefined
    // "arrived later than their eta": what was done is the other date.
    const dates = entity.fields.filter(f => f.role === 'date' && isOfOneKind(f, right)).map(field => ({ field }))
    const done =
      chunk.kind === 'unknown' && right.role === 'date'
        ? fieldOfVerb(verbsOf(chunk.text, undefined), dates, isParticiple(chunk.text))
        : undefined
    return done && { field: done.field, chunks: [at] }
  }
  return undefined
}
