import { wordList } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Comparison } from '../language/lexicon.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { addCondition, addNode, type Draft, isFree, type Node, use, kindBefore } from '../reading/draft.ts'
import { type Bound, comparisonAround, labelOf, markUsed, MIRRORED, type NumberLiteral } from './shared.ts'

/** What a number is called that says in which year something came about. */
const YEARS = new Set(['year', 'vintage'])
const OF_ORIGIN = new Set(
  wordList`
    model publication published publishing release released made make built construction production produced manufacture
    manufactured manufacturing edition issue issued harvest vintage printing recorded recording creation created founding founded
    establishment established imprint copyright of
  `, // oxfmt-ignore
)
const SIGNS: Record<Comparison, string> = {
  '>': 'after', '>=': 'since', '<': 'before', '<=': 'until', '=': 'of', '!=': 'not of', between: 'between',
} // oxfmt-ignore

/**
 * "books from 2015", "wines of 2019", "cars from before 2010": of things that are told with the year in which they came about, a bare
 * year right behind their noun is that one, and no day on which something happened to them ("books added in 2015").
 */
export function readYearsMade(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !isYear(chunk)) return
    const bound = comparisonAround(draft, at)
    const first = bound?.first ?? at
    const node = nounBefore(draft, first)
    const field = node && yearOf(node.entity)
    if (!node || !field) return
    const years = [at, ...(bound?.second === undefined ? [] : [bound.second])].map(i => draft.chunks[i]!)
    if (!years.every(isYear)) return
    const texts = years.map(one => one.literal!.text)
    const said = draft.chunks[first]!.text.toLowerCase()
    // "older than 2018" is before it: age runs against the calendar.
    const op = !bound ? '=' : /\b(?:older|younger)\b/.test(said) ? MIRRORED[bound.op] : bound.op
    const label = `${labelOf(field)} ${SIGNS[op]} ${texts.join(' and ')}`
    addCondition(node, { columns: [field.column], op, values: texts.map(Number), at, label })
    markUsed(draft, first, bound?.last ?? at)
    use(chunk, 'condition')
  })
}
readYearsMade.needs = /^(?:1\d|20)\d\d$/

/** The oldest that anything is told to be in years, and no year of the calendar. */
const OLDEST = 500

/** "ships older than 20 years", "cars up to 3 years old": as many years back from this one, where only a year tells when they came about. */
export function readYearsOld(draft: Draft, at: number, bound: Bound, { value, measure }: NumberLiteral): boolean {
  const { chunks, message } = draft
  const isAge =
    /\b(?:older|younger|newer)\b/i.test(chunks[bound.first]!.text) || /^old$/i.test(chunks[bound.last + 1]?.text ?? '')
  if (!isAge || value > OLDEST || bound.second !== undefined || (measure && measure.name !== 'year')) return false
  const before = kindBefore(draft)
  const isOne = (entity: Entity) => yearOf(entity) !== undefined && !entity.fields.some(f => f.words.includes('age'))
  const node =
    draft.nodes.find(n => isOne(n.entity)) ??
    (before && !draft.nodes.length && isOne(before) ? addNode(draft, before, at, true) : undefined)
  if (!node) return false
  const field = yearOf(node.entity)!
  const year = Number(message.today.slice(0, 4)) - value
  const op = MIRRORED[/\bnewer\b/i.test(chunks[bound.first]!.text) ? MIRRORED[bound.op] : bound.op]
  addCondition(node, {
    columns: [field.column],
    op,
    values: [year],
    at,
    label: `${labelOf(field)} ${SIGNS[op]} ${year}`,
  })
  markUsed(draft, bound.first, bound.last)
  if (/^old$/i.test(chunks[bound.last + 1]?.text ?? '')) use(chunks[bound.last + 1]!, 'condition')
  return true
}

const isYear = ({ literal }: Chunk): boolean =>
  literal !== undefined &&
  /^(?:1[0-9]|20)\d\d$/.test(literal.text) &&
  (literal.kind === 'date' || (literal.kind === 'number' && literal.unit === 'plain'))

/** Words between a noun and the year that its records are from. */
const FROM = /^(?:from|of|dating|back|to|the|year|years)$/i

/**
 * The records that are from a year: their noun stands right before it and its preposition, or further before where nothing between
 * them tells a date or what was done ("books in Spanish from 2015", "how many do we have from 2015").
 */
function nounBefore({ chunks, nodes }: Draft, first: number): Node | undefined {
  let at = first - 1
  while (FROM.test(chunks[at]?.text ?? '')) at--
  const made = madeBefore(chunks, first)
  if (made !== undefined) return nodes.filter(node => node.at < made && !node.implicit).at(-1)
  const isFrom = at < first - 1
  const verb = /^in$/i.test(chunks[at]?.text ?? '') ? at - 1 : at
  const isMade = isReleased(chunks[verb])
  if (!isFrom && !isMade && chunks[first]?.operator?.type !== 'comparator') return undefined
  const nouns = nodes.filter(node => node.at <= at && !node.implicit)
  const noun = nouns.toSorted((one, other) => other.at - one.at)[0]
  const between = noun ? chunks.slice(noun.at + 1, at + 1).filter(({ kind }) => kind !== 'filler') : []
  const isFar = between.some(
    ({ kind, fields, text, used }) =>
      (kind === 'unknown' && !used) || fields.some(f => f.field.role === 'date') || isParticiple(text.toLowerCase()),
  )
  if (!noun || !isMade || between.length > 1) return between.length > 0 && (!isFrom || isFar) ? undefined : noun
  use(Object.assign(chunks[verb]!, { fields: [] }), 'condition')
  return noun
}

/**
 * "films that came out after 2015" (`rephrase.ts`: "released"): it says no more than that they came about then, unless a date is called so;
 * their publisher is nobody's business here.
 */
const isReleased = (verb: Chunk | undefined): boolean =>
  isFree(verb) &&
  !verb.values.length &&
  !verb.entities.length &&
  verb.fields.every(f => f.quality < 0.8 || (f.field.role !== 'date' && !isFigure(f.field))) &&
  /^(?:released|published|issued)$/i.test(verb.text)

/** "books published by Kestrel in 2020": when they came about, whoever did it; a date that is called so tells it itself. */
function madeBefore(chunks: readonly Chunk[], first: number): number | undefined {
  const before = chunks.slice(0, first)
  const by = before.findLastIndex(({ text }) => /^by$/i.test(text))
  const verb = chunks[by - 1]
  const isMade = verb && isParticiple(verb.text.toLowerCase()) && OF_ORIGIN.has(verb.text.toLowerCase())
  const isDated = verb?.fields.some(f => f.field.role === 'date')
  const isNamed = before.slice(by + 1).every(({ kind, values }) => kind === 'filler' || values.length > 0)
  return isMade && !isDated && isNamed && by + 1 < before.length ? by - 1 : undefined
}

/** The only number of a kind of record that says in which year one came about. */
function yearOf({ fields }: Entity): Field | undefined {
  const [field, ...others] = fields.filter(
    one =>
      isFigure(one) &&
      one.words.some(word => YEARS.has(word)) &&
      one.words.every(word => YEARS.has(word) || OF_ORIGIN.has(word)),
  )
  return others.length > 0 ? undefined : field
}
