import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { stem } from '../language/words.ts'
import type { Candidate } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import { readInside } from './features/read-inside.ts'
import { readKind } from './features/read-kind.ts'
import { readMeasure, readUnits } from './features/read-measure.ts'
import { readNames } from './features/read-names.ts'
import { cutOff, isOdd, isOfOther, isWithinQuote, readWording, relate } from './features/read-wording.ts'
import { type Add, type Features, groupOf, type Scene, wordsWithin } from './features/scene.ts'
import type { Role } from './slot-roles.ts'
import { wordsIn } from './tag-words.ts'

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
/** What a value is by its form alone, and the role of the slots that take such values. */
export const ROLE_OF_KIND: Partial<Record<Candidate['kind'], Role>> = {
  email: 'email',
  url: 'url',
  phone: 'phone',
  path: 'path',
  expression: 'formula',
}
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
    const side = features.flagTrue ? 'true' : 'false'
    add(`flagAlone:${side}`, speaksAlone(slot, scene) ? 1 : 0)
    const own = shareOfOwn(slot, scene)
    add(own === undefined ? `flagOwn:none:${side}` : `flagOwn:${side}`, own ?? 1)
    add(`flagOwn:unsaid:${side}`, own === 0 ? 1 : 0)
    return features
  }
  const inside = wordsWithin(scene.read, candidate)
  readNames(slot, candidate, inside, add)
  if (inside.length) readInside(slot, candidate, inside, scene, add)
  add('linkDescribed', frame.link.length > 1 && slot.description.toLowerCase().includes(` ${frame.link} `) ? 1 : 0)
  if (candidate.features.ofJoined) add('ofJoinedToName', slot.named.has(inside[0]!) ? 1 : 0)
  if (candidate.features.splitsName) add(`splitsName:${kind}`)
  if (kind === 'name' || kind === 'phrase') readWording(slot, candidate, scene, add)
  const noun = /^(?:name|phrase|list)$/.test(kind)
    ? wordsIn(scene.read.words, candidate.start, candidate.end).at(-1)
    : undefined
  if (noun && (slot.kind === 'string' || slot.kind === 'array')) readKind(slot, noun.norm, scene, add)
  if (kind !== 'quoted' && kind !== 'rest' && isWithinQuote(candidate, scene.read)) add(`withinQuote:${kind}`)
  if (kind === 'choice') readChoice(slot, candidate, inside, scene, add)
  if (kind === 'name' || kind === 'phrase')
    for (const [side, cut] of Object.entries(cutOff(candidate, scene.read)))
      if (cut) {
        add(`cut:${side}:${relate(slot, cut, scene)}:${kind}`)
        add(`cut:${side}:odd`, isOdd(cut) ? 1 : 0)
        add(`cut:${side}:slot`, isOfOther(slot, cut, scene) ? 1 : 0)
      }
  readToolLink(slot, frame.link, scene, add)
  if (slot.links.length && (group === 'string' || group === 'array<string>'))
    add(slot.links.includes(frame.link) ? 'linkOwn' : 'linkOther')
  for (const name of ['cutBack', 'cutFront', 'isPlace', 'capital']) if (candidate.features[name]) add(`${kind}:${name}`)
  for (const role of DIRECT) {
    if (slot.roles.has(role) && candidate.features.isPlace) add(`isPlace|${role}`)
    if (!slot.roles.has(role)) continue
    add(`${kind}|${role}`)
    if (candidate.features.withAmount) add(`withAmount|${role}`)
    if (candidate.features.singular) add(`singular|${role}`)
    if (candidate.features.numberLed) add(`numberLed|${role}`)
    if (frame.link && kind !== 'choice') add(`${frame.link}>${role}`)
  }
  const own = slot.kind === 'string' ? ROLE_OF_KIND[kind] : undefined
  if (own)
    add(
      slot.roles.has(own)
        ? 'ownKind'
        : [...scene.rank.keys()].some(o => o.roles.has(own))
          ? 'othersKind'
          : 'noOnesKind',
    )
  if (isTooSpecific(slot, scene)) add('tooSpecific')
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
  readUnits(slot, candidate, add)
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

/** Whether the preposition before a value is the one behind which the tool's description speaks of the slot, or of another. */
function readToolLink(slot: Slot, link: string, { links }: Scene, add: (name: string, amount?: number) => void): void {
  const own = links.get(slot)
  if (!link || !own) return
  const others = [...links].filter(([other, set]) => other !== slot && set.has(link)).length
  if (own.has(link)) add(others ? 'toolLink:shared' : 'toolLink:own')
  else if (others) add(own.size ? 'toolLink:others' : 'toolLink:another')
}

/** How an allowed value is said: "a large bird" to a tool for birds, a rare word or a common one, within a name or alone. */
function readChoice(slot: Slot, candidate: Candidate, inside: readonly string[], scene: Scene, add: Add): void {
  const { value, frame, start, end } = candidate
  if (slot.default !== undefined) add(value === slot.default ? 'choiceIsDefault' : 'choiceNoDefault')
  const { rarity } = wordKnowledge()
  if (inside.length) add('choiceRarity', Math.max(...inside.map(rarity)))
  if (frame.after[0] !== undefined) add(scene.toolWords.has(frame.after[0]) ? 'choiceOfTool' : 'choiceOfOther')
  if (
    scene.read.values.some(v => v.kind === 'name' && v.start <= start && v.end >= end && v.end - v.start > end - start)
  )
    add('choiceInName')
}

/** "A street in the city centre" has no `billing_street` where there is a `street`: what is said is the plainer of two. */
const isTooSpecific = (slot: Slot, { rank, said }: Scene): boolean =>
  [...rank.keys()].some(
    ({ named, kind }) =>
      kind === slot.kind &&
      named.size > 0 &&
      named.size < slot.named.size &&
      [...named.keys()].every(word => slot.named.has(word)) &&
      ![...slot.named.keys()].some(word => !named.has(word) && said.has(word)),
  )

/** Whether the text has a word of the slot's name that neither the tool nor another slot would explain. */
const speaksAlone = (slot: Slot, { said, toolWords, rank }: Scene): boolean =>
  [...slot.named.keys()].some(
    word =>
      said.has(word) &&
      !toolWords.has(word) &&
      ![...rank.keys()].some(other => other !== slot && (other.named.has(word) || other.described.has(word))),
  )

/** How much of what only the slot is called, and neither the tool nor another slot, the text says; undefined without such a word. */
function shareOfOwn(slot: Slot, { said, toolWords, rank }: Scene): number | undefined {
  const { rarity } = wordKnowledge()
  const own = [...slot.named.keys()].filter(
    word => !toolWords.has(word) && ![...rank.keys()].some(other => other !== slot && other.named.has(word)),
  )
  const sum = (words: string[]) => words.reduce((total, word) => total + rarity(word), 0)
  return sum(own) ? sum(own.filter(word => said.has(word))) / sum(own) : undefined
}

/** Letters, digits and marks of a value by class: "BRCA1" and "AB12" are alike. */
const shapeOf = (text: string) =>
  text
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d+/g, '0')
    .replace(/(?:Aa ?)+/g, 'Aa')
