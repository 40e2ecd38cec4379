import { plain, type Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { findCounted } from './find-counted.ts'
import { readNumberAs } from './find-numbers.ts'
import { SYMBOL } from './find-texts.ts'
import { matchChoice } from './match-choice.ts'
import { partOf, type ReadText, type TextValue } from './read-text.ts'
import { findSizeRuns } from './size-runs.ts'
import { isPlural, stem } from '../language/words.ts'

/** Lists of a text whose items are what the slot's items are; `findValues` reads one item. */
export function findLists(slot: Slot, read: ReadText, findValues: (slot: Slot, read: ReadText) => Found[]): Found[] {
  const { item } = slot
  if (!item) return []
  const json = read.values.flatMap(value =>
    value.kind === 'json' && Array.isArray(value.value) && fits(value.value, item) ? [plain(value, value.value)] : [],
  )
  // Beside a list in brackets no other one is the list that a tool takes.
  if (slot.isOnlyList && json.length) return json
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
    const items = value.items.map(one => single(one).find(f => !f.features.percentPlain && !f.features.unfit))
    if (items.some(one => one === undefined)) return []
    const [first, ...others] = items.map(one => one!.value)
    return [
      {
        ...plain(value, [typeof first === 'string' ? withoutOwnName(first, slot) : first, ...others]),
        features: {
          items: items.length,
          [`of:${value.items[0]!.kind}`]: 1,
          // "coconut, ready in an hour" has no "and" before its last item.
          ...(!/\b(?:and|or)\b|[&+]/i.test(read.message.slice(value.start, value.end)) && {
            unjoined: 1,
            [`unjoined:${value.items[0]!.kind}`]: 1,
          }),
        },
      },
    ]
  })
  // The "a" of "a bar chart" is an article, and no list of one figure.
  const isArticle = ({ kind, start, end }: Found) => kind === 'number' && /^an?$/i.test(read.message.slice(start, end))
  const singles = findValues(item, read)
    .filter(found => found.kind !== 'rest' && !found.features.unfit && !isArticle(found))
    .map(found => ({ ...found, value: [found.value], features: { ...found.features, alone: 1 } }))
  return [
    ...json,
    ...lists,
    ...singles,
    ...listCounted(item, read),
    ...listSymbols(slot, read),
    ...pairNumbers(item, read),
    ...listLines(item, read),
  ]
}

/** "the labels urgent and legal": the first word is what they are. */
function withoutOwnName(text: string, { named }: Slot): string {
  const [first, ...others] = text.split(' ')
  return others.length && first === first!.toLowerCase() && named.has(stem(first!)) && isPlural(first!)
    ? others.join(' ')
    : text
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

/** Whether a match is only a part of a longer name: "history" in "Local History Museum". */
export const isInName = (
  { start, end }: { start: number; end: number },
  choice: unknown,
  { values, message }: ReadText,
): boolean =>
  message.slice(start, end) !== choice &&
  values.some(v => v.kind === 'name' && v.start <= start && v.end >= end && v.end - v.start > end - start + 1)

/** How well an allowed value is said: so that it counts alone, and beside another one. */
const SAID = 0.55
const PARTLY = 0.45

/** Whether only the rest of the first one's phrase, and "and" or a comma, stand between two places. */
const areJoined = (a: { start: number; end: number }, b: { start: number; end: number }, { message }: ReadText) =>
  /^(?:\s+\p{L}+)?\s*(?:,|,?\s+and|&|\s+or)\s+(?:\p{L}+\s+){0,2}$/u.test(
    message.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)),
  )

/** All the allowed values that a text says, in its order. */
function listChoices(slot: Slot, read: ReadText): Found[] {
  const matches = slot
    .item!.choices.flatMap(choice => {
      const match = matchChoice(choice, read.words, slot.item!.choices)
      return match && match.score >= PARTLY && !isInName(match, choice, read) ? [{ choice, ...match }] : []
    })
    .sort((a, b) => a.start - b.start)
    // What says only a part of a value counts beside one that is said: "working hours and ticket price".
    .filter(
      (match, at, all) =>
        match.score >= SAID || [all[at - 1], all[at + 1]].some(o => o && o.score >= SAID && areJoined(match, o, read)),
    )
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
  pairs.push(...readDimensions(item, read))
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

/** "4 ft x 3 ft", "20 by 30 by 40 cm": the measures of one thing in a row. */
const readDimensions = (item: Slot, text: ReadText): Found[] =>
  findSizeRuns(text).flatMap(run => {
    const read = run.map(value => readNumberAs(value, item)[0])
    if (read.some(one => !one || one.features.unfit)) return []
    return [
      {
        value: read.map(one => one!.value),
        start: run[0]!.start,
        end: run.at(-1)!.end,
        kind: 'list' as const,
        features: { dimensions: 1, items: run.length },
      },
    ]
  })

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

/** "Blue Mills (BLMS) and Old Oak (OAK)": the letters that stand for each, where such are asked for. */
function listSymbols({ named, described, item }: Slot, { message, start, end }: ReadText): Found[] {
  if (item?.kind !== 'string' || !SYMBOL.some(word => named.has(word) || described.has(word))) return []
  const symbols = [...message.slice(start, end).matchAll(/\(([A-Z][A-Z\d.]{0,5})\)/g)]
  const [first, last] = [symbols[0], symbols.at(-1)]
  if (!first || !last || symbols.length < 2) return []
  return [
    {
      value: symbols.map(match => match[1]!),
      start: start + first.index,
      end: start + last.index + last[0].length,
      kind: 'list',
      features: { symbols: 1, items: symbols.length, 'of:name': 1 },
    },
  ]
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
