import { pattern } from '../../../../lib/patterns.ts'
import { positiveOf } from '../../../understand/language/gradables.ts'
import { singular } from '../../../understand/language/words.ts'
import { readUnit } from '../../../understand/calls/units.ts'
import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { isSpoken } from '../mentions/words.ts'
import { measure, readSuperlative } from '../values/measure.ts'
import { areIntervals, choiceFor } from './intervals.ts'
import { ownWords, type Choice, type Slot } from './slots.ts'
import { inUnit, type Told, type Value, type Word } from './told.ts'

/** What a slot is to hold, and the stretch of the message that says so. */
export type Assignment =
  | { slot: Slot; kind: 'text'; text: string; by: Value }
  | { slot: Slot; kind: 'choose'; choice: Choice; by: Value | undefined; words: Word[] }
  | { slot: Slot; kind: 'mark'; on: boolean; words: Word[] }

/** This near a word of a label has to be to be the one that was said; and another form of the same. */
const MEANS = 0.75
const SAME = 0.9
/** What less speaks for is a guess. */
const LEAST = 0.5

/** What the message says of each place of the page: choices first, then each value with the place that most speaks for. */
export function assign(slots: readonly Slot[], told: Told): Assignment[] {
  const out: Assignment[] = []
  for (const slot of slots) {
    if (slot.kind === 'choice') out.push(...choose(slot, told))
    if (slot.kind === 'mark') out.push(...mark(slot, slots, told))
    if (slot.kind === 'count') out.push(...count(slot, told))
  }
  const used = new Set(out.flatMap(one => (one.kind === 'mark' || !one.by ? [] : [one.by])))
  const chosen = out.flatMap(one => (one.kind === 'text' ? [] : one.words))
  const isChosen = (value: Value) => chosen.some(word => value.at <= word.at && word.to <= value.to)
  const free = told.values.filter(value => !used.has(value) && !isChosen(value))
  return [
    ...out,
    ...place(
      slots.filter(({ kind }) => kind === 'text'),
      free,
      told,
    ),
  ]
}

// Choices.

function choose(slot: Slot, told: Told): Assignment[] {
  const labels = slot.choices.map(({ label }) => label)
  const best = compared(slot, told)
  if (best) return [best]
  if (areIntervals(slot.choices)) {
    const found = told.values.flatMap((by): Assignment[] => {
      const choice = by.kind === 'number' ? choiceFor(slot.choices, by) : undefined
      return choice ? [{ slot, kind: 'choose', choice, by, words: [] }] : []
    })
    return found.length === 1 ? found : []
  }
  const mentions = slot.choices.flatMap(choice => {
    const words = mentionOf(ownWords(choice.label, labels), told.words)
    return words ? [{ choice, words }] : []
  })
  const isWithin = (one: Word[], other: Word[]) =>
    one !== other && one.length < other.length && one.every(word => other.includes(word))
  const whole = mentions.filter(({ words }) => !mentions.some(other => isWithin(words, other.words)))
  const wanted = whole.filter(({ words }) => !words.some(({ isDenied }) => isDenied))
  if (wanted.length === 1 || (slot.isLoose && wanted.length > 1)) {
    const off = slot.isLoose ? whole.filter(one => !wanted.includes(one)) : []
    return [
      ...wanted.map(({ choice, words }): Assignment => ({ slot, kind: 'choose', choice, by: undefined, words })),
      ...off
        .filter(({ choice }) => choice.isOn)
        .map(({ choice, words }): Assignment => ({ slot, kind: 'choose', choice, by: undefined, words })),
    ]
  }
  return wanted.length > 1 ? [] : none(slot, told)
}

/** Words of a label in a row, in any of their forms. */
function mentionOf(label: readonly string[], words: readonly Word[]): Word[] | undefined {
  const isIt = (word: string, said: Word | undefined) =>
    said !== undefined &&
    (word === said.text ||
      (word.length > 3 && said.text.length > 3 && !/\d/.test(word) && matchWord(said.text, word) >= SAME))
  // A letter or a figure by itself is as likely something else.
  if (label.length === 0 || (label.length === 1 && (label[0]!.length < 2 || /^\d+$/.test(label[0]!)))) return undefined
  const found = words.flatMap((_, at) =>
    label.every((word, nth) => isIt(word, words[at + nth])) ? [words.slice(at, at + label.length)] : [],
  )
  return found.find(stretch => !stretch.some(({ isDenied }) => isDenied)) ?? found[0]
}

const NONE = /^(?:no|none|without|not)\b/i

/** "nothing to drink": the one choice that says no, where what it denies is denied. */
function none(slot: Slot, told: Told): Assignment[] {
  const choices = slot.choices.filter(({ label }) => NONE.test(label))
  const [choice] = choices
  if (!choice || choices.length > 1) return []
  const about = wordsIn(`${choice.label} ${slot.name}`).filter(word => !isSpoken(word) || shareAsVerb(word) > 0)
  const words = told.words.filter(
    word => word.isDenied && about.some(one => matchWord(word.text, one) >= SAME) && !NONE.test(word.text),
  )
  return words.length > 0 ? [{ slot, kind: 'choose', choice, by: undefined, words }] : []
}

/** "with the cheapest saddle": the choice at one end of what is compared, of the group that is called so. */
function compared(slot: Slot, told: Told): Assignment | undefined {
  const { source, words } = told
  const superlative = readSuperlative(source.text)
  const at = words.findIndex(({ text }) => superlative !== undefined && readSuperlative(text) !== undefined)
  const noun = words[at + 1]
  if (!superlative || at === -1 || !noun || !wordsIn(slot.name).some(word => matchWord(noun.text, word) >= SAME))
    return undefined
  const values = slot.choices.map(({ label }) => measure(label, superlative.by))
  if (values.length < 2 || values.includes(undefined)) return undefined
  const best = (superlative.most ? Math.max : Math.min)(...(values as number[]))
  const fitting = slot.choices.filter((_, place) => values[place] === best)
  return fitting.length === 1
    ? { slot, kind: 'choose', choice: fitting[0]!, by: undefined, words: [words[at]!, noun] }
    : undefined
}

/** "3 dogs", "an adult": how many of what a number between two controls stands for. */
function count(slot: Slot, told: Told): Assignment[] {
  const names = wordsIn(slot.name).map(singular)
  for (const [at, word] of told.words.entries()) {
    if (!names.includes(singular(word.text)) || word.isDenied) continue
    const before = told.words[at - 1]
    const by = told.values.find(
      value => value.kind === 'number' && value.at <= (before?.at ?? -1) && (before?.to ?? -1) <= value.to,
    )
    const text = by?.text ?? (/^(?:an?|one)$/.test(before?.text ?? '') ? '1' : undefined)
    if (text !== undefined && before)
      return [
        {
          slot,
          kind: 'text',
          text,
          by: by ?? { text, kind: 'number', at: before.at, to: word.to, before: [], behind: [] },
        },
      ]
  }
  return []
}

// Marks.

/** A mark is spoken of by the words that only it is called by, and by its part of the page where others are called alike. */
function mark(slot: Slot, slots: readonly Slot[], told: Told): Assignment[] {
  const marks = slots.filter(({ kind }) => kind === 'mark')
  const own = ownWords(slot.name, [...new Set(marks.map(({ name }) => name))]).filter(word => isNoun(word))
  const alike = marks.filter(other => other !== slot && other.name === slot.name)
  const about = told.words.filter(word => own.some(one => matchWord(word.text, one) >= SAME))
  const clauses = [...new Set(about.map(({ clause }) => clause))].filter(clause => {
    if (alike.length === 0) return true
    const words = told.words.filter(word => word.clause === clause)
    const says = (part: string) =>
      wordsIn(part).length > 0 && wordsIn(part).every(one => words.some(word => matchWord(word.text, one) >= SAME))
    return says(slot.part)
  })
  const words = about.filter(({ clause }) => clauses.includes(clause))
  // What is said both so and not so is not understood.
  if (words.length === 0 || new Set(words.map(({ isDenied }) => isDenied)).size > 1) return []
  return [{ slot, kind: 'mark', on: !words[0]!.isDenied, words }]
}

const isNoun = (word: string): boolean =>
  word.length > 2 &&
  !/^\d+$/.test(word) &&
  (!isSpoken(word) || shareAsVerb(word) < 0.5) &&
  !/^(?:the|and|for|with|your|from)$/.test(word)

// Texts.

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

function place(slots: readonly Slot[], values: readonly Value[], told: Told): Assignment[] {
  const pairs = slots
    .flatMap(slot => values.map(by => ({ slot, by, score: scoreOf(slot, by) })))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.by.at - b.by.at)
  const out: Assignment[] = []
  const taken = new Set<Slot | Value>()
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
