import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import type { Candidate } from './candidate.ts'
import { chooseArguments, type Choice, type Options } from './choose-arguments.ts'
import { slotsOf, type Slot } from './describe-slots.ts'
import { touches, type Argument, type Span } from './planned-call.ts'
import type { ReadText } from './read-text.ts'
import { stem, wordsOf } from '../language/words.ts'
import { findUnit } from './units.ts'
import { languageMeant } from './find-languages.ts'
import { fillFields } from './fill-fields.ts'
import { fillConditions, fillRecords } from './fill-records.ts'
import { rateSlots, weighMentions } from './score-ways.ts'
import { orderParts, placeTowns, takeOnce } from './settle-arguments.ts'

/** Arguments that a text gives for a tool, and the required ones that it does not. */
export interface FilledArguments {
  args: Record<string, unknown>
  /** How each argument was read. */
  given: Record<string, Argument>
  missing: ToolParameter[]
  /** 0 to 1: the probability that all of them are right. */
  certainty: number
  /** Stretches that an argument might have taken as well, and how likely that was beside what it took. */
  rivals: (Span & { share: number })[]
}

/**
 * Fills a tool's parameters from what a text says: for each slot all values that it might take, rated by the words
 * around them, their kind and unit; then the most likely filling of all slots together. What the text does not say is
 * missing; a required parameter whose default the tool itself states takes that.
 * `shared`: the whole message, of which required parameters that the text leaves open may be filled.
 */
export function fillArguments(said: ReadText, tool: ToolCard, shared?: ReadText): FilledArguments {
  const slots = slotsOf(tool)
  if (!slots.length) return { args: {}, given: {}, missing: [], certainty: 1, rivals: [] }
  const conditions = slots.flatMap(slot => {
    const found = fillConditions(slot, tool, said)
    return found ? [[slot.path[0]!, found] as const] : []
  })
  const conditional = conditions.flatMap(([, { span }]) => span ?? [])
  const text = conditional.length ? withoutSpans(said, conditional) : said
  const isFree = ({ slot }: Options) => slot.kind === 'string' && !slot.choices.length
  const rated = rateSlots(text, tool)
  const options = saysNoMore(text, tool) ? rated.filter(option => !isFree(option)) : rated
  const chosen = takeOnce(chooseArguments(options, weighMentions(text, tool)), text)
  const choices = new Map(chosen.map(choice => [choice.slot, choice]))
  // Without a prototype: a parameter may be called "constructor".
  const given = Object.assign(Object.create(null) as Record<string, Argument>, Object.fromEntries(conditions))
  for (const slot of slots) {
    const argument = readSlot(slot, choices)
    if (argument) given[slot.path[0]!] = argument
  }
  const taken = Object.values(given).flatMap(({ span }) => span ?? [])
  for (const slot of slots) {
    const records =
      slot.path[0]! in given
        ? undefined
        : fillRecords(slot, tool, { text, taken }, (part, card) => fillArguments(part, card).given)
    if (records) given[slot.path[0]!] = records
  }
  orderParts(slots, given)
  placeTowns(slots, given, text)
  const open = slots.filter(slot => slot.required && !(slot.path[0]! in given))
  if (shared && shared !== said && open.length) borrow(given, open, fillArguments(shared, tool))
  for (const slot of open)
    if (!(slot.path[0]! in given)) {
      const value = slot.default ?? languageMeant(slot)
      if (value !== undefined) given[slot.path[0]!] = { value, certainty: 0.5 }
    }
  for (const slot of slots) {
    const fields = fillFields(slot, tool, text.message, card => fillArguments(text, card).given)
    if (fields) given[slot.path[0]!] = fields
  }
  for (const slot of slots) {
    const unit = slot.path[0]! in given ? undefined : findUnitMeant(slot, given, text)
    if (unit) given[slot.path[0]!] = unit
  }
  const args = Object.fromEntries(tool.parameters.flatMap(p => (given[p.name] ? [[p.name, given[p.name]!.value]] : [])))
  const missing = tool.parameters.filter(p => p.required && !(p.name in given))
  return {
    args,
    given,
    missing,
    certainty: [...choices.values()].reduce((product, choice) => product * choice.probability, 1),
    rivals: options.flatMap(option => findRivals(option, choices.get(option.slot)?.candidate)),
  }
}

/** A text without the values of some stretches. */
function withoutSpans(text: ReadText, spans: readonly Span[]): ReadText {
  const isOut = (value: Span) => spans.some(span => touches(span, value))
  return {
    ...text,
    values: text.values.filter(value => !isOut(value)),
    dropped: [...(text.dropped ?? []), ...text.values.filter(isOut)],
  }
}

/** "switch lamp" of a tool that is called so: what only names the tool gives it no value. */
function saysNoMore({ message }: ReadText, { words }: ToolCard): boolean {
  const own = new Set(words.map(stem))
  return wordsOf(message).every(word => own.has(stem(word)) || LITTLE.test(word))
}

/** Determiners and words of politeness, which are no value of anything (closed classes). */
const LITTLE = /^(?:the|an?|my|our|please|now|can|could|you)$/

/** How sure a unit is that figures are said in. */
const UNIT_MEANT = 0.8

/**
 * "A radius of 5 cm", where the tool takes the unit as an argument of its own that would be metres when nothing is said:
 * figures in another unit of that quantity need it.
 */
function findUnitMeant(
  slot: Slot,
  given: Record<string, Argument>,
  { values, message }: ReadText,
): Argument | undefined {
  if (slot.kind !== 'string' || !slot.roles.has('unit') || typeof slot.default !== 'string') return undefined
  const usual = findUnit(slot.default)
  const spans = Object.values(given).flatMap(({ span, value }) => (span && typeof value === 'number' ? [span] : []))
  if (!usual) return undefined
  for (const value of values) {
    const unit = value.kind === 'number' && value.unit?.kind === 'measure' ? value.unit : undefined
    const known = unit && findUnit(unit.name)
    if (!known || known.quantity !== usual.quantity || known.name === usual.name) continue
    if (!spans.some(span => span.start <= value.start && span.end >= value.end)) continue
    const said = { start: value.end, end: unit.end }
    const choice = slot.choices.find(one => findUnit(String(one))?.name === known.name)
    if (slot.choices.length && !slot.open && choice === undefined) return undefined
    return {
      value: choice ?? (message.slice(said.start, said.end).trim() || unit.name),
      span: said,
      certainty: UNIT_MEANT,
    }
  }
  return undefined
}

/** A stretch this much less likely than what was taken is no rival of it. */
const LEAST_SHARE = 0.1

/** What else a slot might have taken, from another place of the text. */
function findRivals({ ways }: Options, taken: Candidate | undefined): FilledArguments['rivals'] {
  const best = ways.find(way => way.candidate === taken)
  if (!taken || !best) return []
  return ways.flatMap(({ candidate, probability }) => {
    const share = Math.min(1, probability / best.probability)
    const isElsewhere = candidate && (candidate.end <= taken.start || candidate.start >= taken.end)
    return isElsewhere && share >= LEAST_SHARE && candidate.kind !== 'rest'
      ? [{ start: candidate.start, end: candidate.end, share }]
      : []
  })
}

function borrow(given: Record<string, Argument>, open: Slot[], whole: FilledArguments): void {
  for (const slot of open) {
    const argument = whole.given[slot.path[0]!]
    if (argument) given[slot.path[0]!] = { ...argument, certainty: argument.certainty * 0.8 }
  }
}

/** What was chosen for a parameter: a value, or an object of the values chosen for its properties. */
function readSlot(slot: Slot, choices: ReadonlyMap<Slot, Choice>): Argument | undefined {
  if (slot.kind !== 'object' || !slot.properties?.length) {
    const choice = choices.get(slot)
    if (!choice?.candidate || choice.candidate.features.unfit) return undefined
    const { start, end, value } = choice.candidate
    const strength = choice.score
    return { value, span: { start, end }, certainty: choice.probability, ...(strength !== undefined && { strength }) }
  }
  const parts = slot.properties.flatMap(property => {
    const argument = readSlot(property, choices)
    return argument ? [[property.path.at(-1)!, argument] as const] : []
  })
  if (!parts.length) return undefined
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    certainty: Math.min(...parts.map(([, { certainty }]) => certainty)),
  }
}
