import { pattern } from '../../../lib/patterns.ts'
import { asUnfit, plain, type Candidate, type Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { isNoEmail } from './asks-email.ts'
import { findFlags, statesOf } from './find-flags.ts'
import { asksLanguageCode } from './find-languages.ts'
import { readCoefficients } from './find-coefficients.ts'
import { findSingulars } from './find-singulars.ts'
import { findLists, isInName } from './find-lists.ts'
import {
  readCompounds,
  readDaysBetween,
  readFrequencies,
  readNothing,
  readNumberAs,
  withSigns,
} from './find-numbers.ts'
import { readRest } from './find-rest.ts'
import { isNoLink, readTextAs } from './find-texts.ts'
import { areComparators } from './match-comparator.ts'
import { matchChoice, type ChoiceMatch } from './match-choice.ts'
import { readFrame, type Frame } from './read-frame.ts'
import type { ReadText } from './read-text.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { findUnit } from './units.ts'
import { readSide, shareUnits } from './size-runs.ts'
import { keepWanted } from './withholding.ts'
import { asksTown } from './write-places.ts'

/**
 * What a slot might take of a text that stays the same in every part of the text: values as they are written there.
 * Frames are shared by all slots of a tool.
 */
export const findWritten = (slot: Slot, read: ReadText, frames: Frames): Candidate[] =>
  withFrames(keepWanted(readWritten(slot, read), slot, read), frames)

/** What a slot might take that depends on the whole of the part: allowed values, yes and no, lists, the rest of the text. */
export const findSaid = (slot: Slot, read: ReadText, frames: Frames): Candidate[] =>
  withFrames(keepWanted(readSaid(slot, read), slot, read), frames)

const withFrames = (found: Found[], frames: Frames): Candidate[] =>
  dedupe(found).map(candidate => {
    // What goes on of a name does not speak of its part.
    const { start, end } = candidate.features.splitsName && candidate.source ? candidate.source : candidate
    return { ...candidate, frame: frames(start, end) }
  })

const isClosed = (slot: Slot) => statesOf(slot) !== undefined || (slot.choices.length > 0 && !slot.open)

function readWritten(slot: Slot, read: ReadText): Found[] {
  if (isClosed(slot)) return []
  switch (slot.kind) {
    case 'integer':
    case 'number':
      return readNumbersAs(read, slot)
    case 'object':
      return read.values.flatMap(value =>
        value.kind === 'json' && typeof value.value === 'object' && !Array.isArray(value.value)
          ? [plain(value, value.value)]
          : [],
      )
    case 'string':
      return readTextAs(slot, read)
    case 'any':
      return [
        ...read.values.flatMap(value =>
          value.kind === 'json' ? [plain(value, value.value)] : readNumberAs(value, slot),
        ),
        ...readTextAs(slot, read),
      ]
    default:
      return []
  }
}

/** Numbers, and measures that belong together; the parts of those are no values of their own. */
function readNumbersAs(read: ReadText, slot: Slot): Found[] {
  const coefficients = readCoefficients(slot, read)
  if (coefficients) return coefficients
  const compounds = readCompounds(read.values, read.message, slot)
  const single = withSigns(
    shareUnits(read).flatMap(value => readNumberAs(value, slot, read.message)),
    slot,
    read,
  ).map(found => {
    const side = readSide(slot, found.start, read)
    return side ? { ...found, features: { ...found.features, [`side:${side}`]: 1 } } : found
  })
  return [
    ...single.filter(s => !compounds.some(c => s.start >= c.start && s.end <= c.end)),
    ...compounds,
    ...findSingulars(slot, read),
    ...readFrequencies(read, slot),
    ...readDaysBetween(read, slot),
    ...readNothing(read, slot),
  ]
}

function readSaid(slot: Slot, read: ReadText): Found[] {
  const states = statesOf(slot)
  if (states) return [...findFlags(slot, read, states), ...(slot.choices.length ? findChoices(slot, read) : [])]
  const choices = slot.choices.length && slot.kind !== 'array' ? findChoices(slot, read) : []
  if (isClosed(slot)) return slot.kind === 'array' ? [] : [...choices, ...numbersAmong(slot, read)]
  switch (slot.kind) {
    case 'integer':
    case 'number':
      return findCoded(slot, read)
    case 'array':
      return findLists(slot, read, (item, part) => [...readWritten(item, part), ...readSaid(item, part)]).filter(
        ({ value }) => !isNoEmail(slot, value, read),
      )
    case 'string':
    case 'any':
      return [...choices, ...findExample(slot, read), ...(takesRest(slot) ? restOf(slot, read) : [])]
    default:
      return []
  }
}

const takesRest = (slot: Slot) => slot.roles.has('text') || slot.roles.has('formula') || slot.required

/** A whole sentence is no town and no code: it only keeps other texts from that place. */
const restOf = (slot: Slot, read: ReadText): Found[] =>
  readRest(read).map(found =>
    asksTown(slot) || asksLanguageCode(slot) || isNoEmail(slot, found.value, read) || isNoLink(slot, found.value)
      ? asUnfit(found)
      : found,
  )

/** One candidate for each value at one place: of equal ones a name goes before a part of a phrase or a list. */
function dedupe(found: Found[]): Found[] {
  const best = new Map<string, Found>()
  for (const candidate of found) {
    const { value, start, end, kind } = candidate
    const key = `${JSON.stringify(value)} ${start} ${end} ${kind === 'choice'}`
    const known = best.get(key)
    const isBetter = /^(?:name|code)$/.test(kind) && /^(?:phrase|list)$/.test(known?.kind ?? '')
    if (!known || isBetter) best.set(key, candidate)
    // A phrase that is a unit, too.
    else if (candidate.features.unitAlone)
      best.set(key, { ...known, features: { ...known.features, ...candidate.features } })
  }
  return [...best.values()]
}

/** "e.g. 'Vegan'", "such as Vegan": the one example that a description gives, where the text says it word for word. */
function findExample(slot: Slot, read: ReadText): Found[] {
  if (slot.choices.length || slot.roles.has('place') || slot.kind !== 'string') return []
  const example = ONE_EXAMPLE.exec(slot.description)
  if (!example || slot.examples.length > 1) return []
  return findChoices({ ...slot, choices: [example[1] ?? example[2]] }, read).filter(({ features }) => features.exact)
}

const ONE_EXAMPLE =
  /\b(?:such as|like|e\.?g\.?[,:]?|for (?:example|instance)[,:]?)\s+(?:['"‘“`]([^'"’”`]{2,40})['"’”`]|(\p{Lu}\p{Ll}{2,})\s*[.)]?\s*$)/u

function findChoices(slot: Slot, read: ReadText): Found[] {
  const all = matchChoices(slot, read)
  const best = Math.max(0, ...all.map(one => one.features.matched!))
  const found = all.map(one => ({
    ...one,
    features: {
      ...one.features,
      behindBest: best - one.features.matched!,
      ...(one.features.matched === best && { bestChoice: 1 }),
    },
  }))
  // "comedy-drama" says neither comedy nor drama.
  return found.filter(
    a => !found.some(b => b !== a && b.start <= a.start && b.end >= a.end && b.end - b.start > a.end - a.start),
  )
}

/** Less than this is no more than alike. */
const SAID = 0.85

/** … and less than this no more than near it in meaning: a unit is said or it is not. */
const LIKE = 0.5

/**
 * Whether a word of a longer name is only like an allowed value, or a part of a code is one: "Gren Hill" says nothing of
 * Grenoble, and "C#" is no C.
 */
const isChance = (match: ChoiceMatch, choice: unknown, read: ReadText): boolean =>
  (match.score < SAID && isInName(match, choice, read)) ||
  (match.score < LIKE && typeof choice === 'string' && findUnit(choice) !== undefined) ||
  read.values.some(
    ({ kind, start, end }) =>
      kind === 'code' && start <= match.start && end >= match.end && end - start > match.end - match.start,
  )

/** "Not too loud": of a scale of allowed values the step before is meant, and nothing where there is none. */
const NOT_TOO = /\b(?:not|n['’]t) (?:be )?(?:all )?(?:too|so|very|overly|that|super)\s+$/i
const SCALE = 3

function matchChoices(slot: Slot, read: ReadText): Found[] {
  return slot.choices.flatMap((choice, at) => {
    const match = matchChoice(choice, read.words, slot.choices)
    const isLess = match !== undefined && NOT_TOO.test(read.message.slice(0, match.start))
    if (isLess && (at === 0 || slot.choices.length < SCALE)) return []
    return match && !isChance(match, choice, read)
      ? [
          {
            value: isLess ? slot.choices[at - 1] : choice,
            start: match.start,
            end: match.end,
            kind: 'choice' as const,
            features: {
              matched: match.score,
              exact: match.score >= 0.9 ? 1 : 0,
              ...(areComparators(slot.choices) && { comparator: 1 }),
            },
          },
        ]
      : []
  })
}

/** Allowed numbers that the text says. */
function numbersAmong(slot: Slot, read: ReadText): Found[] {
  const own = read.values.flatMap(value => readNumberAs(value, { ...slot, kind: 'number' }))
  const said = own.flatMap(found => {
    const choice = slot.choices.find(c => c === found.value || String(c) === String(found.value))
    return choice === undefined
      ? []
      : [{ ...found, value: choice, kind: 'choice' as const, features: { exact: 1, matched: 1 } }]
  })
  return [...said, ...(slot.kind === 'integer' ? findCoded(slot, read) : [])]
}

/** "1 = Admin", "2 stands for Editor": what a number means. */
const CODED = pattern('giu')`
  \b(\d+)\s*(?:represents|stands for|means|is|for|=|:|-)\s*(?:the\s+)?['"]?([\p{L}][\p{L}\s-]{1,30}?)['"]?
  (?=[,.;)]|\s+and\b|\s+or\b|$)
`

/** "1 represents open, 2 for closed": numbers that the description gives to words that the text says. */
function findCoded(slot: Slot, read: ReadText): Found[] {
  const codes = [...slot.description.matchAll(CODED)]
  // Of a single one the words that the slot is called by tell nothing: the extra service of "2 for ironing service".
  const isAlone = codes.length === 1
  if (isAlone && !/\b(?:for (?:example|instance)|such as|e\.g\.)/i.test(slot.description)) return []
  const names = codes.map(code =>
    isAlone
      ? splitIdentifier(code[2]!)
          .filter(word => !slot.named.has(stem(word)))
          .join(' ')
      : code[2]!.trim(),
  )
  return codes.flatMap((code, at) => {
    const match = matchChoice(names[at], read.words, names)
    return match && !isChance(match, names[at], read)
      ? [
          {
            value: Number(code[1]),
            start: match.start,
            end: match.end,
            kind: 'choice' as const,
            features: { [isAlone ? 'codedAlone' : 'coded']: 1, matched: match.score },
          },
        ]
      : []
  })
}

/** Frames by place, read once for all slots; the other spelt-out values bound them. */
export type Frames = (start: number, end: number) => Frame

export function createFrames(read: ReadText): Frames {
  const known = new Map<string, Frame>()
  const bounds = read.values.filter(v => v.kind !== 'phrase' && v.kind !== 'list')
  return (start, end) => {
    const key = `${start} ${end}`
    const frame =
      known.get(key) ??
      readFrame(read, start, end, at =>
        bounds.some(v => at >= v.start && at < v.end && (v.end <= start || v.start >= end)),
      )
    known.set(key, frame)
    return frame
  }
}
