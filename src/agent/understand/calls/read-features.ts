import type { Candidate } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { Role } from './slot-roles.ts'
import type { ReadText } from './read-text.ts'
import { wordsIn, type Word } from './tag-words.ts'
import { stem } from '../words.ts'
import { findUnit } from './units.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'

export type Features = Record<string, number>

/** What every slot of a call shares: the text, the words of the tool, and the slots beside each other. */
export interface Scene {
  read: ReadText
  toolWords: ReadonlySet<string>
  /** Stems of the text. */
  said: ReadonlySet<string>
  /** Index of a slot among those of its kind, and how many there are. */
  rank: Map<Slot, { at: number; of: number }>
  /** Index of a stretch among the values of its kind, by "kind start". */
  valueRank: Map<string, { at: number; of: number }>
}

const share = (words: readonly string[], weights: ReadonlyMap<string, number>, total: number): number =>
  total ? [...new Set(words)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / total : 0
const sum = (weights: ReadonlyMap<string, number>) => [...weights.values()].reduce((a, b) => a + b, 0)

const DIRECT: Role[] = [
  'place',
  'person',
  'organisation',
  'text',
  'id',
  'year',
  'money',
  'count',
  'duration',
  'formula',
  'path',
  'unit',
  'currency',
  'language',
  'colour',
  'source',
  'target',
  'genre',
  'date',
  'time',
  'email',
  'url',
]
const YEAR = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 1000 && value <= 2100

/**
 * What speaks for and against a candidate in a slot: the words around it that are the slot's own, its kind against what
 * the slot is for, its unit, and its place among like values. All of it is general; the weights are fitted.
 */
export function readFeatures(slot: Slot, candidate: Candidate, scene: Scene): Features {
  const { frame, value, kind, source } = candidate
  const features: Features = { bias: 1 }
  const add = (name: string, amount = 1) => {
    if (amount) features[name] = (features[name] ?? 0) + amount
  }
  const group = groupOf(slot)
  for (const [name, amount] of Object.entries(candidate.features)) {
    add(name, amount)
    add(`${group}:${name}`, amount)
  }
  add(`${group}:${kind}`)
  if (kind === 'flag') {
    add(`flagAlone:${features.flagTrue ? 'true' : 'false'}`, speaksAlone(slot, scene) ? 1 : 0)
    return features
  }
  const named = sum(slot.named)
  const inside = wordsWithin(scene.read, candidate)
  const before = share(frame.before.slice(0, 3), slot.named, named)
  const after = share(frame.after.slice(0, 3), slot.named, named)
  add('nameBefore', before)
  add('nameAfter', after)
  const known = wordKnowledge()
  const likeness = (a: string, b: string) => Math.max(known.likeness(a, b), known.synonyms(a).get(b) ?? 0)
  if (inside.length && inside.length < 8 && kind !== 'number') {
    const head = inside.at(-1)!
    const nearest = (words: Iterable<string>, word: string) =>
      Math.max(0, ...[...words].map(w => (w === word ? 0 : likeness(w, word))))
    add('headLikeName', nearest(slot.named.keys(), head))
    add('firstLikeName', nearest(slot.named.keys(), inside[0]!))
    add('headLikeDescription', nearest(slot.described.keys(), head))
    add('firstLikeDescription', nearest(slot.described.keys(), inside[0]!))
    if (slot.samples.size) add('likeSamples', nearest(slot.samples, head))
  }
  const besides = [frame.before[0], frame.after[0], frame.governor].filter(w => w !== undefined && w !== '')
  add(
    'besideLikeName',
    Math.max(
      0,
      ...besides.map(word => Math.max(0, ...[...slot.named.keys()].map(w => (w === word ? 0 : likeness(w, word!))))),
    ),
  )
  add('nameNext', slot.named.has(frame.before[0] ?? '') ? 1 : 0)
  add('nameAssigned', frame.assigned ? Math.min(1, before * 2) : 0)
  add(`${group}:nameBeside`, Math.max(before, after))
  add('described', Math.min(2, share(frame.before.slice(0, 3), slot.described, 1)))
  add('describedAfter', Math.min(2, share(frame.after.slice(0, 3), slot.described, 1)))
  const near = [...frame.around].reduce(
    (total, [word, distance]) => total + (slot.named.get(word) ?? 0) / (1 + distance / 3),
    0,
  )
  add('nameNear', named ? Math.min(1, near / named) : 0)
  const vague = [...frame.around].reduce(
    (total, [word, distance]) => total + (slot.described.get(word) ?? 0) / (1 + distance / 3),
    0,
  )
  add('describedNear', Math.min(2, vague))
  if (inside.length) {
    const part = (test: (word: string) => boolean) => inside.filter(test).length / inside.length
    add(
      'insideName',
      part(word => slot.named.has(word)),
    )
    add(
      'insideTool',
      part(word => scene.toolWords.has(word)),
    )
    add(
      'insideDescribed',
      part(word => slot.described.has(word)),
    )
    add(
      `${group}:insideTool`,
      part(word => scene.toolWords.has(word)),
    )
    add('startsWithName', slot.named.has(inside[0]!) ? 1 : 0)
    add('endsWithName', inside.length > 1 && slot.named.has(inside.at(-1)!) ? 1 : 0)
    add('endsWithTool', inside.length > 1 && scene.toolWords.has(inside.at(-1)!) ? 1 : 0)
    add('endsWithDescribed', inside.length > 1 && slot.described.has(inside.at(-1)!) ? 1 : 0)
    add('startsWithTool', inside.length > 1 && scene.toolWords.has(inside[0]!) ? 1 : 0)
    add('startsWithDescribed', inside.length > 1 && slot.described.has(inside[0]!) ? 1 : 0)
    add('isLabel', slot.roles.has('id') && inside.every(word => isLabel(slot, word)) ? 1 : 0)
    add('isName', inside.every(word => slot.named.has(word)) ? 1 : 0)
    add('isTool', inside.every(word => scene.toolWords.has(word)) ? 1 : 0)
    if (kind !== 'number') add(`words:${Math.min(inside.length, 5)}`)
    if (kind === 'rest')
      add(
        'restWithQuote',
        scene.read.values.some(v => v.kind === 'quoted' && v.start >= candidate.start && v.end <= candidate.end)
          ? 1
          : 0,
      )
    if (kind === 'rest') add('restLength', Math.min(3, inside.length / 10))
  }
  add('linkDescribed', frame.link.length > 1 && slot.description.toLowerCase().includes(` ${frame.link} `) ? 1 : 0)
  if (candidate.features.ofJoined) add('ofJoinedToName', slot.named.has(inside[0]!) ? 1 : 0)
  if (candidate.features.splitsName) add(`splitsName:${kind}`)
  if (kind === 'name' || kind === 'phrase') readWording(slot, candidate, scene, add)
  if (kind !== 'quoted' && kind !== 'rest' && isWithinQuote(candidate, scene.read)) add(`withinQuote:${kind}`)
  if (kind === 'choice' && slot.default !== undefined)
    add(value === slot.default ? 'choiceIsDefault' : 'choiceNoDefault')
  if (kind === 'name' || kind === 'phrase')
    for (const [side, cut] of Object.entries(cutOff(candidate, scene.read)))
      if (cut) add(`cut:${side}:${relate(slot, cut, scene)}:${kind}`)
  if (slot.links.length && (group === 'string' || group === 'array<string>'))
    add(slot.links.includes(frame.link) ? 'linkOwn' : 'linkOther')
  for (const name of ['cutBack', 'cutFront', 'isPlace', 'capital']) if (candidate.features[name]) add(`${kind}:${name}`)
  for (const role of DIRECT) {
    if (slot.roles.has(role) && candidate.features.isPlace) add(`isPlace|${role}`)
    if (!slot.roles.has(role)) continue
    add(`${kind}|${role}`)
    if (candidate.features.numberLed) add(`numberLed|${role}`)
    if (frame.link) add(`${frame.link}>${role}`)
  }
  if (!slot.roles.size) add(`${kind}|none`)
  if (frame.link && kind !== 'choice') add(`${group}>${frame.link}`)
  readMeasure(slot, candidate, add)
  if (slot.kind === 'integer' || slot.kind === 'number') {
    const isYear = YEAR(value) && source?.kind === 'number' && !source.unit
    add(slot.roles.has('year') ? 'yearForYear' : 'yearForOther', isYear ? 1 : 0)
    add('otherForYear', slot.roles.has('year') && !YEAR(value) && !slot.roles.has('duration') ? 1 : 0)
  }
  if (source?.kind === 'number') {
    // "two charges": the number of the slots, not a value of one of them.
    const counted = [...scene.rank.keys()].filter(other => other.named.has(frame.after[0] ?? '') && other.series).length
    add('countsSlots', source.spelt && counted === value ? 1 : 0)
  }
  for (const name of ['currencyOfAmount', 'unitOfNumber', 'unitAlone', 'currencyCode'])
    for (const role of ['source', 'target'] as const)
      if (candidate.features[name] && slot.roles.has(role)) add(`${name}|${role}`)
  if (candidate.features.unitOfNumber || candidate.features.unitAlone) {
    const own = findUnit(String(value))
    const usual = typeof slot.default === 'string' ? findUnit(slot.default) : undefined
    const asked =
      usual === undefined
        ? 'none'
        : usual.name === own?.name
          ? 'same'
          : usual.quantity === own?.quantity
            ? 'other'
            : 'alien'
    add(`unitDefault:${asked}`)
    add(`unitDefault:${asked}:${candidate.features.unitAlone ? 'alone' : 'counted'}`)
  }
  for (const kind of ['city', 'state', 'country']) {
    if (!candidate.features[`is:${kind}`]) continue
    const asked = ['city', 'state', 'country'].filter(k => slot.named.has(stem(k)) || slot.described.has(stem(k)))
    add(asked.includes(kind) ? 'placeKindAsked' : asked.length ? 'placeKindOther' : 'placeKindOpen')
  }
  if (slot.kind === 'string' && slot.roles.has('year')) add('yearText', /^\d{4}$/.test(String(value)) ? 1 : 0)
  add(
    'likeExample',
    slot.examples.some(example => typeof value === 'string' && shapeOf(example) === shapeOf(value)) ? 1 : 0,
  )
  add('governed', frame.governor && (slot.named.has(frame.governor) || slot.described.has(frame.governor)) ? 1 : 0)
  return features
}

/** Whether a candidate has the place among the values of its kind that the slot has among the slots of its kind. */
export function readRankFeatures(slot: Slot, { kind, start }: Candidate, scene: Scene): Features {
  const own = scene.rank.get(slot)
  const place = scene.valueRank.get(`${kind} ${start}`)
  if (!own || !place || own.of < 2) return {}
  const group = groupOf(slot)
  const same = own.at === place.at ? 1 : 0
  const named = saidOf(slot, scene)
  const all = own.of === place.of ? same : 0
  return {
    [`${group}:sameRank:named`]: same * named,
    [`${group}:sameRank:unnamed`]: same * (1 - named),
    [`${group}:sameRankOfAll:named`]: all * named,
    [`${group}:sameRankOfAll:unnamed`]: all * (1 - named),
    [`${group}:rankApart`]: Math.min(3, Math.abs(own.at - place.at)) * (1 - named),
  }
}

const groupOf = (slot: Slot): string =>
  slot.kind === 'array' ? `array<${slot.item?.kind}>` : slot.kind === 'integer' ? 'number' : slot.kind

/** Whether a number's unit is one that the slot asks for. */
function readMeasure(slot: Slot, { source, features }: Candidate, add: (name: string, amount?: number) => void): void {
  if (source?.kind !== 'number') return
  const { unit } = source
  if (!unit) {
    add('bareForUnits', slot.units.length ? 1 : 0)
    return
  }
  if (unit.kind === 'percent') {
    const asked = slot.roles.has('percentage') ? 'percentage' : slot.roles.has('fraction') ? 'fraction' : slot.kind
    for (const name of ['percentPlain', 'percentFraction']) if (features[name]) add(`${name}|${asked}`)
    add('percentForRate', [...slot.named.keys()].some(w => RATE.has(w)) ? 1 : 0)
    return
  }
  if (unit.kind === 'currency') {
    add(slot.roles.has('money') ? 'moneyForMoney' : 'moneyForOther')
    return
  }
  const known = findUnit(unit.name)
  const asked = slot.units.map(findUnit)
  add('unitUnasked', asked.length || slot.roles.has('duration') ? 0 : 1)
  add('unitForCount', slot.roles.has('count') && !asked.length ? 1 : 0)
  add('unitAsked', slot.units.includes(unit.name) ? 1 : 0)
  add('quantityAsked', known && asked.some(a => a?.quantity === known.quantity) ? 1 : 0)
  add(
    'unitClash',
    known && asked.length && !asked.some(a => a?.quantity === known.quantity) && !slot.units.includes(unit.name)
      ? 1
      : 0,
  )
  add('unitForName', unit.name.split(' ').some(word => slot.named.has(stem(word))) ? 1 : 0)
  add('timeForDuration', known?.quantity === 'time' && slot.roles.has('duration') ? 1 : 0)
  add('timeForOther', known?.quantity === 'time' && !slot.roles.has('duration') ? 1 : 0)
}

const RATE = new Set(
  ['rate', 'percent', 'percentag', 'interest', 'return', 'yield', 'ratio', 'discount', 'tax', 'growth'].map(stem),
)

/** What a name or noun phrase is made of: parts of speech at its ends, a unit, a word that only opens the sentence. */
function readWording(slot: Slot, { start, end, kind }: Candidate, { read }: Scene, add: (name: string) => void): void {
  const words = wordsIn(read.words, start, end)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return
  add(`${kind}:head:${last.pos}`)
  if (words.length > 1) add(`${kind}:first:${first.pos}`)
  else if (/^\p{Ll}+est$/u.test(first.norm)) add('superlative')
  if (!slot.roles.has('unit') && last.norm.length > 2 && findUnit(last.norm))
    add(`isUnit:${words.length > 1 ? 'behind' : kind}`)
  const before = read.words[read.words.indexOf(first) - 1]
  if (kind === 'name' && words.length === 1 && (!before || /^[.?!]$/.test(before.text)))
    add(wordKnowledge().find(first.stem) === undefined ? 'opens:odd' : 'opens:known')
}

const isWithinQuote = ({ start, end }: Candidate, { values }: ReadText): boolean =>
  values.some(v => v.kind === 'quoted' && v.start <= start && v.end >= end)

/** The words next to a part of a name or of a noun phrase, within it: "district" of "Soho district". */
function cutOff({ start, end }: Candidate, { words, values }: ReadText): { front?: string; back?: string } {
  const around = values.filter(v => (v.kind === 'phrase' || v.kind === 'name') && v.start <= start && v.end >= end)
  const from = Math.min(start, ...around.map(v => v.start))
  const to = Math.max(end, ...around.map(v => v.end))
  const within = (a: number, b: number) =>
    wordsIn(words, a, b)
      .filter(isSpoken)
      .map(w => w.stem)
  const [front, back] = [within(from, start).at(-1), within(end, to)[0]]
  return { ...(front !== undefined && { front }), ...(back !== undefined && { back }) }
}

/** Whether a word is the slot's own, one of its description, of the tool, or another. */
function relate(slot: Slot, word: string, { toolWords }: Scene): string {
  if (slot.named.has(word) || isLabel(slot, word)) return 'own'
  if (slot.described.has(word)) return 'described'
  return toolWords.has(word) ? 'tool' : 'other'
}

/** Whether the text has a word of the slot's name that neither the tool nor another slot would explain. */
const speaksAlone = (slot: Slot, { said, toolWords, rank }: Scene): boolean =>
  [...slot.named.keys()].some(
    word =>
      said.has(word) &&
      !toolWords.has(word) &&
      ![...rank.keys()].some(other => other !== slot && (other.named.has(word) || other.described.has(word))),
  )

/** "project ID 17": what tells that an identifier comes, before one. */
const isLabel = ({ roles, described }: Slot, word: string) =>
  /^(?:ids?|uuid|code|number|no|identifi|kei)$/.test(word) ? roles.has('id') || described.has(word) : false

const wordsWithin = ({ words }: ReadText, { start, end }: Candidate): string[] =>
  wordsIn(words, start, end)
    .filter(isSpoken)
    .map(w => w.stem)

const isSpoken = ({ norm }: Word) => /[\p{L}\p{N}]/u.test(norm)

/** Letters, digits and marks of a value by class: "BRCA1" and "AB12" are alike. */
const shapeOf = (text: string) =>
  text
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d+/g, '0')
    .replace(/(?:Aa ?)+/g, 'Aa')

/** The share of a slot's name that the text says anywhere. */
function saidOf({ named }: Slot, { said }: Scene): number {
  const whole = sum(named)
  return whole ? [...named].reduce((total, [word, w]) => total + (said.has(word) ? w : 0), 0) / whole : 0
}

/** What speaks for leaving a slot empty. */
export function readEmptyFeatures(slot: Slot, scene: Scene, best: number): Features {
  const group = slot.kind === 'array' ? 'array' : slot.kind === 'integer' ? 'number' : slot.kind
  const features: Features = {
    [`empty:${slot.required ? 'required' : 'optional'}`]: 1,
    [`empty:${slot.required ? 'required' : 'optional'}:${group}`]: 1,
  }
  if (slot.default !== undefined) features[`empty:default:${slot.required ? 'required' : 'optional'}`] = 1
  features['empty:nameSaid'] = saidOf(slot, scene)
  if (slot.choices.length) features[`empty:choices:${slot.open ? 'open' : 'closed'}`] = 1
  features['empty:candidates'] = Math.log(1 + best)
  return features
}
