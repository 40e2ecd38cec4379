import { asksForAmounts } from './amounts-done.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, isBroken, isFree, neighbour, use } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural, plural, stem, wordsOf } from '../language/words.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import { nodeAt } from './fields.ts'
import { onHand } from './left-over.ts'
import { doubtOtherPrice, howMuchOf } from './how-much-of.ts'
import { unitOf } from '../conditions/field-units.ts'
import { gradesTime } from './durations.ts'
import { movePeriod } from './period-of-measured.ts'
import { isSupply } from '../conditions/supply.ts'
import { gradedField } from './graded-field.ts'

/**
 * "how much dogs do we have": "much" before a plural that is counted is "many", as those say whose language has one word for both;
 * of records that are sums themselves ("how much payments") nobody knows which is meant.
 */
export function readMuchAsMany(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'aggregate' || !/^how much$/i.test(chunk.text)) return
    const next = draft.chunks[at + 1]
    const node = draft.nodes.find(n => n.at === at + 1 && !n.implicit)
    if (!next || !node || !isPlural(next.text.toLowerCase()) || next.fields.some(isNumeric)) return
    if (!node.entity.fields.some(isSum) && !onHand(node.entity).length) chunk.operator = { type: 'count' }
  })
}

/** A figure that says how much the record itself is, and not what it costs. */
const isSum = ({ role, words }: Field): boolean =>
  role === 'money' && words.some(word => /^(?:amount|total|subtotal|sum|value|net|gross|paid)$/.test(word))

/** `chapter_number`: which of them it is, and not how many there are. */
const isOrdinal = ({ words }: Field): boolean => words.length > 1 && /^(?:number|no|nr|index)$/.test(words.at(-1)!)

/** "how many", "number of", with what is counted: records, or the different values of a field. */
export function readCounts(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'count') return
    // "the median number of hours": of a figure that is told, nothing is counted.
    if (draft.chunks[at - 1]?.operator?.type === 'aggregate' && isBeforeFigure(draft, at)) return use(chunk, 'filler')
    // "books whose number of pages is smaller than 200": the figure of each is bounded, and what follows is not counted.
    if (/^(?:whose|a)$/i.test(draft.chunks[at - 1]?.text ?? '') && draft.chunks[at + 1]?.used === 'condition')
      return use(chunk, 'filler')
    use(chunk, 'count')
    const next = neighbour(draft, at, 1, 6)
    const distinct = next >= 0 && draft.chunks[next]!.operator?.type === 'distinct' ? next : -1
    // "count and total of the orders": two figures of what follows.
    const isListed = /^(?:and|plus)$/i.test(draft.chunks[at + 1]?.text ?? '')
    const target = isListed ? -1 : distinct >= 0 ? neighbour(draft, distinct, 1, 2) : next
    const field = target >= 0 ? draft.chunks[target] : undefined
    if (distinct >= 0) use(draft.chunks[distinct]!, 'count')
    if (field?.fields.length && isFree(field) && !nodeAt(draft, target)) {
      const figures = field.fields.filter(f => isNumeric(f) && !isOrdinal(f.field))
      // "how many ratings" of a `rating_count`, and no average of them.
      const counts = figures.filter(f => f.field.words.includes('count'))
      const numeric = pickField(draft, target, counts.length > 0 ? counts : figures)
      const category = pickField(
        draft,
        target,
        field.fields.filter(f => !isNumeric(f) && f.field.role !== 'boolean'),
      )
      if (numeric && distinct < 0 && (!category || numeric.mention.quality >= category.mention.quality)) {
        // "how many employees does Apex have": a figure that is stored, not counted; "… does each firm have": that of each.
        use(field, 'project')
        const isOfEach = draft.chunks.some(c => c.used === 'filler' && /^(?:each|every)$/i.test(c.text))
        draft.project.push({ columns: numeric.mention.columns, entity: numeric.node.entity, at: target, counted: !isOfEach }) // oxfmt-ignore
        if (draft.group) movePeriod(draft, draft.group.entity, numeric.node)
        return
      }
      // "how many genre values are there": those that the records have.
      const areValues = /^(?:values|options)$/i.test(draft.chunks[target + 1]?.text ?? '')
      if (category && (distinct >= 0 || areValues || isPlural(field.text))) {
        use(field, 'count')
        draft.measures.push({ fn: 'distinct', column: category.field.column })
        draft.measured = category.node
        return
      }
    }
    if (readStored(draft, target)) return
    // "loan count in Texas": the noun right before it is counted.
    const own = /^(?:count|counts|tally)$/i.test(chunk.text) && at > 0 ? nodeAt(draft, at - 1) : undefined
    if (own && !isBroken(draft, at - 1, at) && !draft.nodes.some(n => !n.implicit && n.at < own.at)) draft.head ??= own
    const [first, second] = draft.nodes.filter(n => !n.implicit && n.at > at).sort((a, b) => a.at - b.at)
    // "how many of its tasks are done": what stands behind the possessive is counted.
    const isOwner = first?.previous && /^(?:its|their|his|her)$/i.test(draft.chunks[first.at]?.text ?? '')
    const owned = isOwner && second?.at === first.at + 1 ? second : undefined
    const counted = owned ?? first
    if (counted && target >= 0 && (counted === owned || counted.at === target || isPremodified(draft, at, counted.at)))
      draft.head ??= counted
    if (!draft.measures.some(m => m.fn === 'count')) draft.measures.push({ fn: 'count' })
  })
}

/** "how many Blue Fountain do we have left", "how many of SK-4 are reserved": behind the verb stands the figure of what is named. */
function readStored(draft: Draft, named: number): boolean {
  const { chunks } = draft
  const isName = chunks[named]?.values.some(namesRecord)
  const verb = chunks.findIndex((c, i) => i > named && /^(?:have|has|got|are|is)$/i.test(c.text))
  const at = chunks.findIndex((c, i) => i > verb && c.kind !== 'filler')
  const figure = chunks[at]
  if (!isName || verb < 0 || !isFree(figure) || nodeAt(draft, at) || isBroken(draft, named, at)) return false
  const picked = pickField(
    draft,
    at,
    figure.fields.filter(f => isNumeric(f) && f.quality >= 0.8 && isAdditive(f.field)),
  )
  if (!picked) return false
  use(figure, 'project')
  draft.project.push({ columns: picked.mention.columns, entity: picked.node.entity, at, counted: true })
  return true
}

/** A figure by its name, no noun of records, stands right behind. */
const isBeforeFigure = (draft: Draft, at: number): boolean =>
  Boolean(draft.chunks[at + 1]?.fields.some(isNumeric)) && !nodeAt(draft, at + 1)

/** Only adjectives, values and scopes stand between "how many" and its noun. */
const isPremodified = (draft: Draft, from: number, to: number) =>
  draft.chunks
    .slice(from + 1, to)
    .every(
      (c, i) =>
        (c.values.length ||
          c.scopes.length ||
          c.fields.length ||
          c.arguments.length ||
          c.kind === 'filler' ||
          c.kind === 'app' ||
          c.used) &&
        !isBroken(draft, from, from + 1 + i),
    )

/** "the average rent" is the figure, though something in the data is called so as well: a value has no average. */
export function keepFigures(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const { operator } = draft.chunks[at - 1] ?? {}
    const next = draft.chunks[at + 1]
    if (operator?.type !== 'aggregate' || !isFree(chunk) || !chunk.values.length || nodeAt(draft, at)) return
    const isHead = !next || (!next.entities.length && !next.fields.some(isNumeric))
    if (isHead && chunk.fields.some(f => isNumeric(f) && f.quality >= 0.8)) chunk.values = []
  })
}

/** Sums, averages, medians, smallest and largest values of a field. */
export function readAggregates(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (isFree(chunk) && isTotalOfMany(draft, at)) return addTotal(draft, at)
    if (!isFree(chunk) || chunk.operator?.type !== 'aggregate') return
    const { fn } = chunk.operator
    // "how much do they cost on average": one figure, which the other words name.
    const isOther = (c: Chunk) => c !== chunk && c.operator?.type === 'aggregate' && c.operator.fn !== 'sum'
    if (/^how much(?: money| business)?$/i.test(chunk.text) && draft.chunks.some(isOther)) return use(chunk, 'filler')
    if (readBoundField(draft, at, fn)) return
    const target = aggregated(draft, at)
    if (!target) {
      // "and the median?": the column is that of the figure before.
      if (!draft.nodes.length && draft.previous?.measures.some(m => m.column) && !draft.measures.length) {
        draft.measures.push({ fn })
        use(chunk, 'aggregate')
        return
      }
      // "in total" beside a count says nothing more; "on average" would.
      if (
        fn === 'sum' &&
        (draft.measures.length || draft.share || draft.chunks.some(c => c.operator?.type === 'count'))
      )
        use(chunk, 'filler')
      return
    }
    doubtOtherPrice(draft, at, fieldOf(target))
    if (isHowMuch(chunk) && isPriceOfOne(fieldOf(target)) && !isSold(target) && !isSpent(draft, target))
      return showPrice(draft, at, target)
    use(chunk, 'aggregate')
    if (target.chunk) use(target.chunk, 'aggregate')
    // "how many lamps are in stock in total": the pieces that there are, and not how many kinds of them.
    if (/^(?:in total|altogether|overall|in all)$/i.test(chunk.text) && fieldOf(target).words.some(isSupply))
      draft.measures = draft.measures.filter(m => m.fn !== 'count')
    const isTwice = draft.measures.some(m => m.fn === fn && m.column === target.column)
    if (!isTwice) draft.measures.push({ fn, column: target.column })
    // "the average X and the average price", both read of the price: one of the two is not what was asked.
    else if (fn !== 'sum' && isSaidTwice(draft, at, fn)) draft.sureness = Math.min(draft.sureness, SAME_FIGURE)
    draft.measured ??= target.node
    // "how much did the guides cost us this year": when they did what is measured, not when they came to be.
    for (const { entity, implicit } of draft.nodes) if (!implicit) movePeriod(draft, entity.key, target.node)
  })
}

/** How sure it is that the same figure was asked for two times. */
const SAME_FIGURE = 0.5
const isSaidTwice = ({ chunks }: Draft, at: number, fn: string): boolean =>
  chunks.slice(0, at).some(c => c.operator?.type === 'aggregate' && c.operator.fn === fn && !/^on /i.test(c.text))

const isHowMuch = ({ text }: Chunk): boolean => /^how much(?: money)?$/i.test(text)

/** "how much did we spend on the looms we bought in May": what was bought at some time has cost its price. */
const isSpent = ({ chunks }: Draft, { node }: Aggregated): boolean =>
  chunks.some(
    (c, i) =>
      /^(?:spend|spent|paid|pay)$/i.test(c.text) &&
      chunks.slice(0, i).some(b => /^(?:did|have|has|had)$/i.test(b.text)),
  ) && node.entity.fields.some(({ role, words }) => role === 'date' && words.some(word => ACQUIRED.test(word)))

const ACQUIRED = /^(?:acquired|acquisition|purchased|purchase|bought|procured)$/

/** Passes that are paid, or not yet: each was sold at its price. */
const isSold = ({ node }: Aggregated): boolean =>
  node.entity.fields.some(({ words, choices }) =>
    [...words, ...choices].some(word => /^(?:paid|unpaid|sold)$/i.test(word)),
  )

/** "how much do the lamps cost": the price of each; nobody asks what they come to together. What was made of them it does not tell. */
function showPrice(draft: Draft, at: number, { node, column, chunk }: Aggregated): void {
  use(draft.chunks[at]!, 'project')
  if (chunk && /^(?:earn|spend|make)s?$/i.test(chunk.text)) return void draft.ignored.push(chunk.text)
  if (chunk) use(chunk, 'project')
  draft.project.push({ columns: [column], entity: node.entity, at })
}

/**
 * "the total price of all pending orders", whose field is called so (`total_price`): one figure of them all, as the phrase asks for
 * it, and not that of each. "Total price of order 12" and "list the total price of the orders" are of each.
 */
function isTotalOfMany({ chunks, message, measures, group }: Draft, at: number): boolean {
  const isTotal = /^(?:grand )?total \p{L}/iu.test(chunks[at]!.text) && chunks[at]!.fields.some(isNumeric)
  if (!isTotal || measures.length || group || /^\W*list\b/i.test(message.text)) return false
  const isFirst = chunks.slice(0, at).every(c => c.kind === 'filler')
  const noun = chunks.findIndex((c, i) => i > at && c.used === 'entity')
  const between = chunks.slice(at + 1, noun)
  const isOf = /^(?:of|for|from|across|over)$/i.test(between[0]?.text ?? '')
  return isFirst && noun > 0 && isOf && isPlural(chunks[noun]!.text) && !between.some(c => c.operator?.type === 'group')
}

function addTotal(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const picked = pickField(draft, at, chunk.fields.filter(isNumeric))
  if (!picked) return
  use(chunk, 'aggregate')
  draft.measures.push({ fn: 'sum', column: picked.field.column })
  draft.measured ??= picked.node
}

/** "opening 3: max salary": the field of the noun that is itself called so (`salary_max`), not the largest of others. */
export function boundField({ chunks, nodes }: Draft, at: number, fn: string): { node: Node; field: Field } | undefined {
  const next = chunks[at + 1]
  if (!/^(min|max)$/.test(fn) || !next || !isFree(next) || nodes.some(n => n.at === at + 1 && !n.implicit))
    return undefined
  const said = [...wordsOf(next.text), fn].map(stem).sort().join(' ')
  const isSaid = (words: string[]) => words.map(w => stem(w.replace(/imum$/, ''))).sort().join(' ') === said // oxfmt-ignore
  for (const node of nodes) {
    const field = node.implicit ? undefined : node.entity.fields.find(f => isNumeric({ field: f }) && isSaid(f.words))
    if (field) return { node, field }
  }
  return undefined
}

function readBoundField(draft: Draft, at: number, fn: string): boolean {
  const { node, field } = boundField(draft, at, fn) ?? {}
  if (!node || !field) return false
  use(draft.chunks[at]!, 'project')
  use(draft.chunks[at + 1]!, 'project')
  draft.project.push({ columns: [field.column], entity: node.entity, at })
  return true
}

/** The column that a figure is of, and the word that named it. */
interface Aggregated {
  node: Node
  column: string
  chunk?: Chunk
}

const fieldOf = ({ node, column }: Aggregated): Field => node.entity.fields.find(f => f.column === column)!

function aggregated(draft: Draft, at: number): Aggregated | undefined {
  const { chunks } = draft
  // "the total of all orders": the figure itself is called so.
  const own = pickField(draft, at, chunks[at]!.fields.filter(isNumeric))
  if (own) return { node: own.node, column: own.field.column }
  const said = ofSubject(draft)
  if (said) return said
  for (let i = at + 1; i < Math.min(chunks.length, at + 8); i++) {
    const chunk = chunks[i]!
    // "the average, lowest and highest number of pages": all speak of the field behind the last.
    if (chunk.operator && !['aggregate', 'superlative', 'count', 'pronoun'].includes(chunk.operator.type)) break
    if (i > at + 3 && nodeAt(draft, i)) break
    const picked =
      chunk.used && !/^(?:aggregate|superlative)$/.test(chunk.used)
        ? undefined
        : pickField(draft, i, chunk.fields.filter(isNumeric))
    // "the average ordered" of an `ordered_kg` of orders: a participle right behind is no noun of records.
    const isDone = i === at + 1 && isParticiple(chunk.text.toLowerCase()) && chunk.fields.some(f => f.quality >= 0.9)
    if (picked && !(nodeAt(draft, i) && !isDone && !chunk.fields.some(f => f.quality === 1)))
      return { node: picked.node, column: picked.field.column, chunk }
  }
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const chunk = chunks[i]!
    const picked =
      isFree(chunk) || chunk.used === 'aggregate' ? pickField(draft, i, chunk.fields.filter(isNumeric)) : undefined
    if (picked) return { node: picked.node, column: picked.field.column, chunk }
  }
  const bare = totalOf(draft, at) ?? totalOfSums(draft, at)
  if (bare) return bare
  const part = partOf(draft, at)
  if (part) return part
  const verb = chunks.find(isMoneyVerb)
  const money = isHowMuch(chunks[at]!)
    ? draft.nodes
        .filter(
          n =>
            (n.selection.where.length > 0 || asksForAmounts(draft, n.at, n.entity)) &&
            n.entity.fields.some(f => f.role === 'money'),
        )
        .sort((a, b) => a.at - b.at)[0]
    : undefined
  const node = money ?? draft.nodes[0]
  const mass = node && !verb ? howMuchOf(draft, at, node) : undefined
  if (mass) return mass
  const named = verb?.fields.find(f => f.entity === node?.entity && f.quality === 1 && isNumeric(f))?.field
  const field = node && (verb || money) ? (named ?? primaryMeasure(node.entity)) : undefined
  return field && node ? { node, column: field.column, ...(verb && { chunk: verb }) } : undefined
}

/** "total of all unpaid invoices": of records that are each so much, what that comes to. */
function totalOf({ chunks, nodes }: Draft, at: number): Aggregated | undefined {
  const isBare =
    /^(?:grand total|total|sum)$/i.test(chunks[at]!.text) &&
    /^(?:of|for|over|across)$/i.test(chunks[at + 1]?.text ?? '')
  const node = isBare ? nodes.filter(n => !n.implicit && n.at > at).sort((a, b) => a.at - b.at)[0] : undefined
  const sums = node?.entity.fields.filter(isSum) ?? []
  return node && sums.length === 1 ? { node, column: sums[0]!.column } : undefined
}

/** Nouns for sums that somebody owes, pays or gets: a total of them is one of money (accounting terms). */
const SUMS_OF_MONEY =
  /(?:^|\s)(?:invoices|bills|fines|fees|payments|expenses|refunds|donations|debts|charges|receipts)$/i
/** How sure it is that what those come to is asked for, and not how many there are. */
const IN_MONEY = 0.6

/** "total unpaid fines per branch": of records that are sums of money themselves, what they come to, which the answer tells. */
function totalOfSums(draft: Draft, at: number): Aggregated | undefined {
  const { chunks, nodes } = draft
  const node = nodes.filter(n => !n.implicit && n.at > at).sort((a, b) => a.at - b.at)[0]
  if (!node || !/^(?:grand total|total)$/i.test(chunks[at]!.text) || !SUMS_OF_MONEY.test(chunks[node.at]?.text ?? ''))
    return undefined
  const sums = node.entity.fields.filter(isSum)
  const isBetween = chunks.slice(at + 1, node.at).every(c => !isFree(c) || c.values.length > 0 || c.kind === 'filler')
  if (sums.length !== 1 || !isBetween) return undefined
  draft.sureness = Math.min(draft.sureness, IN_MONEY)
  draft.notes.push(`added up the ${sums[0]!.words.join(' ')} of the ${plural(node.entity.noun)}`)
  return { node, column: sums[0]!.column }
}

/** "the total of all unpaid fines" of a `fine_amount` beside a `fine_status`: what is in that state is the amount that is called so. */
function partOf({ chunks, nodes }: Draft, at: number): Aggregated | undefined {
  if (!/^(?:grand total|total|sum)$/i.test(chunks[at]!.text)) return undefined
  for (let i = at + 1; i < chunks.length; i++) {
    const part = chunks[i]!
    const state = chunks[i - 1]!
    if (part.used !== 'condition' || part.values.length || state.used !== 'value') continue
    const found = part.fields.filter(
      f =>
        f.field.role === 'money' &&
        f.quality >= 0.8 &&
        state.values.some(v => v.entity === f.entity && v.field.words.some(word => f.field.words.includes(word))),
    )
    const node = found.length === 1 ? nodes.find(n => n.entity === found[0]!.entity) : undefined
    if (node) return { node, column: found[0]!.field.column }
  }
  return undefined
}

/**
 * "how much do the repairs of red bikes cost": the repairs, the head of the subject, of which the verb is said though the bikes
 * stand nearer. `end` is where the subject ends.
 */
function subjectOf({ chunks, nodes }: Draft): { head: Node; end: number } | undefined {
  const auxiliary = chunks.findIndex(c => /^(?:do|does|did)$/i.test(c.text))
  const [head, of] = nodes.filter(n => !n.implicit && n.at > auxiliary).sort((a, b) => a.at - b.at)
  const isOf = head && /^of$/i.test(chunks[Math.floor(head.at) + 1]?.text ?? '')
  return auxiliary >= 0 && of && isOf ? { head, end: Math.floor(of.at) } : undefined
}

/** The figure of the subject's head that the verb behind names or, of a verb of money, the main one. */
function ofSubject(draft: Draft): { node: Node; column: string; chunk: Chunk } | undefined {
  const { head, end = Infinity } = subjectOf(draft) ?? {}
  if (!head) return undefined
  for (const chunk of draft.chunks.slice(end + 1)) {
    const named = chunk.used === undefined || chunk.used === 'aggregate' ? chunk.fields.filter(isNumeric) : []
    const [own] = named.filter(f => f.entity === head.entity).sort((x, y) => y.quality - x.quality)
    const isOwn = isMoneyVerb(chunk) && head.entity.fields.some(f => f.role === 'money')
    const field = own?.field ?? (isOwn ? primaryMeasure(head.entity) : undefined)
    if (field) return { node: head, column: field.column, chunk }
  }
  return undefined
}

const isMoneyVerb = ({ text }: Chunk) => /^(worth|earn|cost|spend|make)s?$/i.test(text)

/** "how long is the runway in Cork" of a `runway_m`: the figure itself is named right behind, and is what is asked for. */
function asksNamedFigure({ chunks }: Draft, at: number): boolean {
  const next = chunks.findIndex((c, i) => i > at && c.kind !== 'filler')
  const isDefinite = /^(?:the|its|their|his|her)$/i.test(chunks[next - 1]?.text ?? '')
  const isNamed = ({ field, quality }: FieldMention) =>
    isFigure(field) && quality >= (isDefinite ? 0.6 : 0.9) && unitOf(field) !== undefined
  const { used, entities, fields } = chunks[next] ?? {}
  return Boolean((!used || used === 'project') && !entities?.length && fields?.some(isNamed))
}

/** Times that are none that something takes. */
const OTHER_TIMES =
  /^(?:late|delay|left|remaining|notice|lead|wait|waiting|break|rest|warranty|period|every|between|headway|age|old|until|since|ago|vacation|holiday)$/

/** "how long did it take" of `block_minutes`: the one figure of the records in a unit of time, where no date tells it. */
function timeTaken({ message }: Draft, { fields }: Entity): Field | undefined {
  if (!/\b(?:take|takes|took|taken|last|lasts|lasted)\W*$/i.test(message.text)) return undefined
  const times = fields.filter(f => isFigure(f) && !f.nested && unitOf(f)?.quantity === 'time')
  const [field, ...others] = times.filter(f => !f.words.some(word => OTHER_TIMES.test(word)))
  return others.length ? undefined : field
}

/** "how high is the mast?": how far up it reaches or lies, before any figure that may be high. */
const heightAsked = ({ chunks }: Draft, at: number, { fields }: Entity): Field | undefined =>
  /^how (?:high|tall)$/i.test(chunks[at]!.text)
    ? fields.find(field => isFigure(field) && field.words.some(word => /^(?:height|altitude|elevation)$/.test(word)))
    : undefined

/** "how big is Apex", "how expensive is …": the figure of the record that the adjective grades. */
export function readSize(draft: Draft): void {
  const at = draft.chunks.findIndex(c => isFree(c) && c.operator?.type === 'size')
  if (at >= 0 && asksNamedFigure(draft, at)) return use(draft.chunks[at]!, 'project')
  const node = at >= 0 ? draft.nodes[0] : undefined
  const operator = draft.chunks[at]?.operator
  const graded = node && operator?.type === 'size' ? (heightAsked(draft, at, node.entity) ?? gradedField(node.entity, operator)) : undefined // oxfmt-ignore
  const field =
    graded ?? (node && operator?.type === 'size' && gradesTime(operator) ? timeTaken(draft, node.entity) : undefined)
  // How old somebody is, is no date.
  if (!node || !field || field.role === 'date') return
  use(draft.chunks[at]!, 'project')
  const average = draft.chunks.find(c => isFree(c) && c.operator?.type === 'aggregate' && c.operator.fn === 'avg')
  const isOne = node.selection.where.some(
    c => node.entity.nameFields.some(f => f.column === c.columns[0]) || c.columns[0] === node.entity.idField?.column,
  )
  if (average || (!isOne && !node.previous && draft.message.tokens.some(t => t.norm === 'are'))) {
    // Of many records, how big they are is an average.
    if (average) use(average, 'aggregate')
    draft.measures.push({ fn: 'avg', column: field.column })
    draft.measured = node
    return
  }
  draft.project.push({ columns: [field.column], entity: node.entity, at })
}
