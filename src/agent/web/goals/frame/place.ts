import { pattern } from '../../../../lib/patterns.ts'
import { positiveOf } from '../../../understand/language/gradables.ts'
import { readUnit } from '../../../understand/calls/units.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Assignment } from './assignment.ts'
import type { Slot } from './slots.ts'
import { inUnit, type Told, type Value } from './told.ts'

/** This near a word of a name has to mean what one around a value does. */
const MEANS = 0.75
/** What less speaks for is a guess. */
const LEAST = 0.5

const PERSON =
  /\bname\b|\bwho\b|\b(?:guest|recipient|addressee|passenger|contact|attendee|owner|holder|customer|patient)\b/i
const PLACE = /\b(?:town|city|place|location|destination|where|station|airport|village|country|from|to|residence)\b/i
const STREET = /\bstreet\b|^address\b|\b(?:delivery|postal|home|street) address\b/i
const MAIL = /\be-?mail\b/i
const AMOUNT = pattern('i')`
  \b(?:number|amount|quantity|qty|how many|how much|count|weight|length|height|width|depth|size|age|price|cost|distance|tip|budget
  |guests|people|persons|nights|years|days|hours|minutes|percent|no\.?)(?:\b|$)
`
const WHEN = /\b(?:date|day|when|arrival|departure|check-?(?:in|out)|from|until)\b/i
const HOUR = /\b(?:time|hour|when|at)\b/i
/** What is meant by a place, and by a person, stands behind such words. */
const AT_PLACE = /^(?:in|at|to|from|near)$/
const OF_PERSON = /^(?:for|to|by|of|with|is|named|called|name|am|i'm|mr|mrs|ms)$/

/** "Add a guest, press Enter": a field that takes one after the other. */
const TAKES_SEVERAL = /\badd\b.*\b(?:enter|return)\b/i

export function place(slots: readonly Slot[], values: readonly Value[], told: Told): Assignment[] {
  const pairs = slots
    .flatMap(slot => values.map(by => ({ slot, by, score: scoreOf(slot, by) })))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.by.at - b.by.at)
  const out: Assignment[] = []
  const taken = new Set<Slot | Value>()
  const series = slots.find(slot => TAKES_SEVERAL.test(slot.name))
  if (series && slots.length === 1)
    return values
      .filter(({ kind }) => kind === 'name' || kind === 'quoted')
      .map(by => ({ slot: series, kind: 'text', text: by.text, by }))
  for (const { slot, by } of pairs) {
    if (taken.has(slot) || (taken.has(by) && !partOfName(slot, by))) continue
    const text = textFor(slot, by)
    if (text === undefined) continue
    out.push({ slot, kind: 'text', text, by })
    taken.add(slot).add(by)
  }
  return takesOnly(slots, values, out, told)
}

/** One value that is left, and one place that could take it. */
function takesOnly(slots: readonly Slot[], values: readonly Value[], out: Assignment[], told: Told): Assignment[] {
  const open = slots.filter(slot => !out.some(one => one.slot === slot) && (slot.node.value ?? '') === '')
  const left = values.filter(value => !out.some(one => one.kind === 'text' && one.by === value))
  const [slot, by] = [open[0], left[0]]
  if (
    !slot ||
    !by ||
    open.length > 1 ||
    left.length > 1 ||
    told.values.length === 0 ||
    !takes(slot, by) ||
    !isOfKind(slot, by)
  )
    return out
  const text = textFor(slot, by)
  return text === undefined ? out : [...out, { slot, kind: 'text', text, by }]
}

/** Whether a place is called as those are that take values of a kind. */
function isOfKind(slot: Slot, { kind }: Value): boolean {
  if (kind === 'name') return PERSON.test(slot.name) || PLACE.test(slot.name)
  return kind === 'number' ? isFigure(slot) || AMOUNT.test(slot.name) : kind === 'quoted' || kind === 'street'
}

const nameOfPart = (slot: Slot): 'first' | 'last' | undefined =>
  /\b(?:first|given|fore) ?name\b/i.test(slot.name)
    ? 'first'
    : /\b(?:last|family|sur) ?name\b/i.test(slot.name)
      ? 'last'
      : undefined
/** A whole name goes into two places. */
const partOfName = (slot: Slot, { kind, text }: Value): boolean =>
  kind === 'name' && text.includes(' ') && nameOfPart(slot) !== undefined

const isFigure = (slot: Slot): boolean => slot.node.type === 'number' || /^(?:spinbutton|slider)$/.test(slot.node.role)

/** Whether a place is made for what a value is. */
function takes(slot: Slot, { kind }: Value): boolean {
  const { name, node } = slot
  if (node.type === 'email' || MAIL.test(name)) return kind === 'address'
  if (node.type === 'date' || node.type === 'time') return kind === node.type
  if (isFigure(slot)) return kind === 'number'
  switch (kind) {
    case 'number':
      return !PERSON.test(name) || AMOUNT.test(name)
    case 'name':
      return unitOf(slot) === undefined && !STREET.test(name)
    case 'street':
      return STREET.test(name)
    case 'address':
      return false
    default:
      return unitOf(slot) === undefined
  }
}

/** What the ends of a stretch are called, and which of them a number is by the words right around it. */
const LOW = /^(?:from|min(?:imum|\.)?|low(?:est|er)?|at least|start)\b/i
const HIGH = /^(?:to|up to|max(?:imum|\.)?|high(?:est|er)?|upper|at most|end)\b/i
const FROM = /\b(?:from|between|over|above|least) ?#|# (?:to|and|up to|or more|upwards)\b/
const UP_TO = /(?:^|\b)(?:to|and|up to|under|below|most) ?#|# (?:at most|or less)\b/
const bound = ({ before, behind }: Value): string =>
  `${before.slice(0, 2).toReversed().join(' ')} # ${behind.slice(0, 2).join(' ')}`.trim()

/** How much speaks for a place to be the one of a value. */
function scoreOf(slot: Slot, value: Value): number {
  if (!takes(slot, value)) return 0
  const { name, node } = slot
  const unit = unitOf(slot)
  let score = wordsFor(slot, value)
  if (value.unit && unit) {
    if (textFor(slot, value) === undefined) return 0
    score += 1
  } else if (value.unit?.kind === 'measure' && !unit && !AMOUNT.test(name)) score -= 0.5
  const [before] = value.before
  if (value.kind === 'name' && PLACE.test(name) && AT_PLACE.test(before ?? '')) score += 0.8
  if (value.kind === 'name' && PERSON.test(name) && OF_PERSON.test(before ?? '')) score += 0.8
  // "from Rome to Oslo".
  if (before !== undefined && wordsIn(name)[0] === before && /^(?:from|to)$/.test(before)) score += 1.5
  if (value.kind === 'number' && LOW.test(name) && FROM.test(bound(value))) score += 0.9
  if (value.kind === 'number' && HIGH.test(name) && UP_TO.test(bound(value))) score += 0.9
  if (value.kind === 'quoted' && node.tag === 'textarea') score += 0.6
  if (value.kind === 'street' || value.kind === 'address') score += 1
  if (value.kind === 'date' && (node.type === 'date' || WHEN.test(name))) score += 0.8
  if (value.kind === 'time' && (node.type === 'time' || HOUR.test(name))) score += 0.8
  return score
}

/** Words of the place's name that stand around the value; the nearer, the more they say. */
function wordsFor(slot: Slot, { before, behind }: Value): number {
  const names = wordsIn(slot.name).filter(
    word => word.length > 2 && !/^(?:the|your|and|for|number|please|enter)$/.test(word),
  )
  const number = wordsIn(slot.name).includes('number') ? ['number'] : []
  const near = (words: readonly string[], far: number) =>
    Math.max(
      0,
      ...words.slice(0, 6).map((word, at) => {
        const best = Math.max(0, ...[...names, ...number].map(one => alike(word, one)))
        return best >= MEANS ? best * (1 - at * far) : 0
      }),
    )
  return near(before, 0.08) + near(behind, 0.12)
}

/** The same word, a form of it, or a quality and the noun for what it is a value of ("long" of a length). */
function alike(said: string, word: string): number {
  if (positiveOf(said)?.nouns.includes(word)) return 0.85
  return matchWord(said, word)
}

/** What a place wants its amount in: "Length in cm", "Tip (€)". */
function unitOf({ name }: Slot): { kind: string; name: string } | undefined {
  const found = /(?:\bin|\(|,|\bof|\s)\s*([\p{L}%€$£°]+)\)?\s*$/u.exec(name)?.[1]
  const unit =
    found && !/^(?:in|a|c|f|k|s|h|t|v|w|j|n|mo|mi|days?|months?|years?|pa|cal|ha)$/i.test(found)
      ? readUnit(`1 ${found}`, 0, 1)
      : undefined
  return unit && { kind: unit.kind, name: unit.name }
}

/** What is written for a value: an amount in the unit that is wanted, a part of a name; undefined: it is of another quantity. */
function textFor(slot: Slot, value: Value): string | undefined {
  if (value.kind === 'name' && value.text.includes(' ')) {
    const part = nameOfPart(slot)
    const parts = value.text.split(' ')
    return part === 'first' ? parts[0] : part === 'last' ? parts.slice(1).join(' ') : value.text
  }
  const unit = unitOf(slot)
  if (value.kind !== 'number' || !unit || !value.unit || unit.name === value.unit.name) return value.text
  if (unit.kind !== 'measure' || value.unit.kind !== 'measure') return undefined
  const amount = inUnit(Number(value.text.replaceAll(',', '')), value.unit.name, unit.name)
  return amount === undefined ? undefined : String(amount)
}
