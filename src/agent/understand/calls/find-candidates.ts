import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Candidate } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { findCounted } from './find-counted.ts'
import { readNumberAs } from './find-numbers.ts'
import { readTextAs } from './find-texts.ts'
import { matchChoice } from './match-choice.ts'
import { readFrame, type Frame } from './read-frame.ts'
import { partOf, type ReadText, type TextValue } from './read-text.ts'

/** A candidate before its frame is read. */
export type Found = Omit<Candidate, 'frame'>

/** Everything of a text that a slot might take; `readFrameOf` is shared by all slots of a tool. */
export function findCandidates(slot: Slot, read: ReadText, frames: Frames): Candidate[] {
  const found = dedupe(findValues(slot, read))
  // What goes on of a name does not speak of its part.
  return found.map(candidate => {
    const { start, end } = candidate.features.splitsName && candidate.source ? candidate.source : candidate
    return { ...candidate, frame: frames(start, end) }
  })
}

function findValues(slot: Slot, read: ReadText): Found[] {
  const states = statesOf(slot)
  if (states) return findFlags(slot, read, states)
  const choices = slot.choices.length ? findChoices(slot, read) : []
  if (slot.choices.length && !slot.open) return slot.kind === 'array' ? [] : [...choices, ...numbersAmong(slot, read)]
  switch (slot.kind) {
    case 'integer':
    case 'number':
      return [...read.values.flatMap(value => readNumberAs(value, slot)), ...findCoded(slot, read)]
    case 'boolean':
      return findFlags(slot, read, [true, false])
    case 'array':
      return findLists(slot, read)
    case 'object':
      return read.values.flatMap(value =>
        value.kind === 'json' && typeof value.value === 'object' && !Array.isArray(value.value)
          ? [plain(value, value.value)]
          : [],
      )
    case 'string':
      return [...choices, ...readTextAs(slot, read)]
    case 'any':
      return [
        ...choices,
        ...read.values.flatMap(value =>
          value.kind === 'json' ? [plain(value, value.value)] : readNumberAs(value, slot),
        ),
        ...readTextAs(slot, read),
      ]
  }
}

const plain = (value: TextValue, given: unknown): Found => ({
  value: given,
  start: value.start,
  end: value.end,
  kind: value.kind,
  source: value,
  features: {},
})

/** One candidate for each value: the first of equal ones at one place. */
function dedupe(found: Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ value, start, end, kind }) => {
    const key = `${JSON.stringify(value)} ${start} ${end} ${kind === 'choice'}`
    return !seen.has(key) && seen.add(key)
  })
}

function findChoices(slot: Slot, read: ReadText): Found[] {
  return slot.choices.flatMap(choice => {
    const match = matchChoice(choice, read.words, slot.choices)
    return match
      ? [
          {
            value: choice,
            start: match.start,
            end: match.end,
            kind: 'choice' as const,
            features: { matched: match.score, exact: match.score >= 0.9 ? 1 : 0 },
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

/** "1 represents open, 2 for closed": numbers that the description gives to words that the text says. */
function findCoded(slot: Slot, read: ReadText): Found[] {
  const codes = [
    ...slot.description.matchAll(
      /\b(\d+)\s*(?:represents|stands for|means|is|for|=|:|-)\s*(?:the\s+)?['"]?([\p{L}][\p{L}\s-]{1,30}?)['"]?(?=[,.;)]|\s+and\b|\s+or\b|$)/giu,
    ),
  ]
  if (codes.length < 2) return []
  const names = codes.map(code => code[2]!.trim())
  return codes.flatMap((code, at) => {
    const match = matchChoice(names[at], read.words, names)
    return match
      ? [
          {
            value: Number(code[1]),
            start: match.start,
            end: match.end,
            kind: 'choice' as const,
            features: { coded: 1, matched: match.score },
          },
        ]
      : []
  })
}

const NEGATION =
  /\b(no|not|without|don't|dont|do not|doesn't|disable[ds]?|off|exclud\w+|never|avoid|skip|turn off|false|isn't|aren't|won't)\b[^,.;]{0,30}$/i

/** A choice between yes and no in other words: ["True", "False", "dontcare"]. */
function statesOf({ choices, open }: Slot): [unknown, unknown] | undefined {
  if (open || choices.length < 2 || choices.length > 3) return undefined
  const yes = choices.find(c => /^(true|yes|on)$/i.test(String(c)))
  const no = choices.find(c => /^(false|no|off)$/i.test(String(c)))
  return yes === undefined || no === undefined ? undefined : [yes, no]
}

/** True or false where the text has the words of the slot, with the share of them that it has. */
function findFlags(slot: Slot, read: ReadText, [yes, no]: readonly [unknown, unknown]): Found[] {
  const found: Found[] = []
  const weight = (words: Map<string, number>) => [...words.values()].reduce((sum, w) => sum + w, 0)
  const names = weight(slot.named)
  const said = read.words.filter(word => slot.named.has(word.stem))
  const described = read.words.filter(word => slot.described.has(word.stem))
  const at = said.at(-1) ?? described.at(-1)
  if (!at) return []
  const share = names
    ? [...slot.named].reduce((sum, [word, w]) => sum + (said.some(s => s.stem === word) ? w : 0), 0) / names
    : 0
  const near = [...slot.named].reduce((sum, [word, w]) => {
    const like = Math.max(
      0,
      ...read.words.map(o => (/^(NOUN|ADJ|VERB|PROPN)$/.test(o.pos) ? wordKnowledge().likeness(word, o.stem) : 0)),
    )
    return sum + (like > 0.6 ? w * like : 0)
  }, 0)
  const depth = [...slot.described].reduce((sum, [word, w]) => sum + (described.some(s => s.stem === word) ? w : 0), 0)
  const negative =
    NEGATION.test(read.message.slice(read.start, at.start)) ||
    /^\s*(is |be |to |set to |= ?|: ?)*(false|off|no|disabled)\b/i.test(read.message.slice(at.end, read.end))
  for (const value of [true, false])
    found.push({
      value: value ? yes : no,
      start: at.start,
      end: at.end,
      kind: 'flag',
      features: {
        flagName: share,
        flagNear: names ? near / names : 0,
        flagWhole: share >= 0.99 ? 1 : 0,
        flagDescribed: Math.min(depth, 3),
        flagAgainst: value === negative ? 1 : 0,
        flagDefault: (value ? yes : no) === slot.default ? 1 : 0,
        flagTrue: value ? 1 : 0,
      },
    })
  return found
}

/** Lists of a text whose items are what the slot's items are. */
function findLists(slot: Slot, read: ReadText): Found[] {
  const { item } = slot
  if (!item) return []
  const json = read.values.flatMap(value =>
    value.kind === 'json' && Array.isArray(value.value) && fits(value.value, item) ? [plain(value, value.value)] : [],
  )
  if (slot.item?.choices.length && !item.open) return [...json, ...listChoices(slot, read)]
  if (item.kind === 'object' || item.kind === 'array') return [...json, ...nestLists(item, read)]
  const single = (value: TextValue): Found[] =>
    value.kind === 'name' || value.kind === 'phrase'
      ? item.kind === 'string' || item.kind === 'any'
        ? [plain(value, value.value)]
        : []
      : findValues(item, partOf({ ...read, values: [value], words: [] }, value.start, value.end))
  const lists = read.values.flatMap(value => {
    if (value.kind !== 'list') return []
    const items = value.items.map(one => single(one).find(f => !f.features.percentPlain))
    if (items.some(one => one === undefined)) return []
    return [
      {
        ...plain(
          value,
          items.map(one => one!.value),
        ),
        features: { items: items.length, [`of:${value.items[0]!.kind}`]: 1 },
      },
    ]
  })
  const singles = findValues(item, read)
    .filter(found => found.kind !== 'rest')
    .map(found => ({ ...found, value: [found.value], features: { ...found.features, alone: 1 } }))
  return [
    ...json,
    ...lists,
    ...singles,
    ...listCounted(item, read),
    ...pairNumbers(item, read),
    ...listLines(item, read),
  ]
}

const fits = (list: unknown[], item: Slot): boolean =>
  list.every(value => {
    if (item.kind === 'integer') return Number.isInteger(value)
    if (item.kind === 'number') return typeof value === 'number'
    if (item.kind === 'array') return Array.isArray(value) && (!item.item || fits(value, item.item))
    if (item.kind === 'object') return typeof value === 'object' && value !== null
    if (item.kind === 'string') return typeof value === 'string'
    return true
  })

/** Whether a match is only a part of a longer name: "history" in "Natural History Museum". */
const isInName = (
  { start, end }: { start: number; end: number },
  choice: unknown,
  { values, message }: ReadText,
): boolean =>
  message.slice(start, end) !== choice &&
  values.some(v => v.kind === 'name' && v.start <= start && v.end >= end && v.end - v.start > end - start + 1)

/** All the allowed values that a text says, in its order. */
function listChoices(slot: Slot, read: ReadText): Found[] {
  const matches = slot
    .item!.choices.flatMap(choice => {
      const match = matchChoice(choice, read.words, slot.item!.choices)
      return match && match.score >= 0.55 && !isInName(match, choice, read) ? [{ choice, ...match }] : []
    })
    .sort((a, b) => a.start - b.start)
    .filter(
      (match, _, all) =>
        !all.some(
          o => o !== match && o.start <= match.start && o.end >= match.end && o.end - o.start > match.end - match.start,
        ),
    )
  if (!matches.length) return []
  const least = Math.min(...matches.map(m => m.score))
  return [
    {
      value: matches.map(m => m.choice),
      start: matches[0]!.start,
      end: matches[0]!.end,
      kind: 'choice',
      features: { matched: least, exact: least >= 0.9 ? 1 : 0, items: matches.length },
    },
  ]
}

/** "from 1 to 3", "between 2015 and 2020": two numbers for an interval. */
function pairNumbers(item: Slot, read: ReadText): Found[] {
  if (item.kind !== 'integer' && item.kind !== 'number') return []
  const numbers = read.values.filter(
    value => value.kind === 'number' || value.kind === 'date' || value.kind === 'coordinates',
  )
  const pairs: Found[] = numbers.flatMap((first, at) => {
    if (first.kind === 'coordinates')
      return [{ ...plain(first, [first.latitude, first.longitude]), features: { pair: 1 } }]
    const second = numbers[at + 1]
    const joint = second && read.message.slice(first.end, second.start)
    const isBetween =
      /\bbetween\s[^.?!]{0,12}$/i.test(read.message.slice(0, first.start)) && /\band\b/.test(joint ?? '')
    if (!second || !(isBetween || /^[^.?!]{0,14}\b(to|until|through|till)\b[^.?!]{0,10}$|^\s?[-–]\s?$/i.test(joint!)))
      return []
    const [a, b] = [first, second].map(value => readNumberAs(value, { ...item, roles: new Set(['year' as const]) })[0])
    return a && b
      ? [
          {
            value: [a.value, b.value],
            start: first.start,
            end: second.end,
            kind: 'list' as const,
            features: { pair: 1 },
          },
        ]
      : []
  })
  const all = read.values.filter(v => v.kind === 'number').map(v => readNumberAs(v, item)[0])
  if (all.length > 2 && all.every(v => v !== undefined))
    pairs.push({
      value: all.map(v => v!.value),
      start: all[0]!.start,
      end: all.at(-1)!.end,
      kind: 'list',
      features: { everyNumber: 1 },
    })
  return pairs
}

/** Lists within lists: "[1, 2] and [3, 4]" for a table. */
function nestLists(item: Slot, read: ReadText): Found[] {
  if (item.kind !== 'array' || !item.item) return []
  const rows = read.values.filter(
    v => (v.kind === 'json' && Array.isArray(v.value) && fits(v.value, item.item!)) || v.kind === 'coordinates',
  )
  if (rows.length < 2) return []
  const values = rows.map(row =>
    row.kind === 'coordinates' ? [row.latitude, row.longitude] : (row as { value: unknown }).value,
  )
  return [
    { value: values, start: rows[0]!.start, end: rows.at(-1)!.end, kind: 'list', features: { items: rows.length } },
  ]
}

/** "two apples and three pears": the things for a list of texts, how many of each for a list of numbers. */
function listCounted(item: Slot, read: ReadText): Found[] {
  const isNumber = item.kind === 'integer' || item.kind === 'number'
  if (!isNumber && item.kind !== 'string') return []
  return findCounted(read).map(({ start, end, items, counts }) => ({
    value: isNumber ? counts : items,
    start,
    end,
    kind: 'list' as const,
    features: { counted: 1, [`counted:${Math.min(items.length, 3)}`]: 1 },
  }))
}

/** The lines of an enumeration: behind bullets or numbers, or short lines that stand alone. */
function listLines(item: Slot, read: ReadText): Found[] {
  if (item.kind !== 'string') return []
  const text = read.message.slice(read.start, read.end).replace(/\\n/g, '\n')
  const bullets = [...text.matchAll(/^\s*(?:[-*•]|\d+[.)])\s+(.+?)["\s]*$/gm)].map(m => m[1]!.trim())
  const lines =
    bullets.length > 1
      ? bullets
      : text
          .split('\n')
          .slice(1)
          .map(line => line.trim())
          .filter(line => line && line.length < 60 && !/[.?!:{}]$/.test(line))
  if (lines.length < 2) return []
  return [{ value: lines, start: read.start, end: read.end, kind: 'list', features: { lines: 1 } }]
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
