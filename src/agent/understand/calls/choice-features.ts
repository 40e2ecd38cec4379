import { termsOf } from '../../../lib/search/terms.ts'
import type { WordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { compareTopics, readNearness } from './compare-words.ts'
import { readKinds } from './kind-features.ts'
import type { Request } from './read-request.ts'
import type { Place, ToolEntry } from './tool-index.ts'

/** How much it says that a tool speaks of a word, by where it does. */
const PLACES: Record<Place, number> = {
  name: 1,
  purpose: 0.9,
  description: 0.7,
  parameter: 0.7,
  choice: 0.7,
  detail: 0.45,
}

/** What a message and a tool have to do with each other: numbers between about 0 and 1. */
export type Features = Record<string, number>

/** What all tools in question have in common. */
export interface Surroundings {
  knowledge: WordKnowledge
  /** 0 to 1: how few of the tools speak of a word. */
  distinctness(word: string): number
}

/** The features of one tool for a request. */
export function readFeatures(request: Request, entry: ToolEntry, around: Surroundings): Features {
  const said = readSaid(request, entry, around.knowledge)
  return {
    ...readCoverage(said, entry, around),
    ...readReverse(said, entry, around.knowledge),
    nameForm: readForm(request, entry),
    ...readRoles(request, entry, around.knowledge),
    ...readKinds(request, entry),
  }
}

/** The words of a request as a tool sees them; those of values that it does not speak of are left out. */
interface Said {
  words: string[]
  /** Words of the tool that are said, or synonyms of them, with how surely (0 to 1). */
  meant: Map<string, number>
  valueFits: number
}

function readSaid(request: Request, { places, kindOf }: ToolEntry, { synonyms }: WordKnowledge): Said {
  const meant = new Map<string, number>()
  const words: string[] = []
  let valueFits = 0
  for (const { word, form, isValue } of request.words) {
    const place = places.get(word)
    if (place) meant.set(word, 1)
    if (isValue) {
      if (place === 'choice' || place === 'detail') valueFits += PLACES[place] / 3
      if (!place || place === 'choice' || place === 'detail') continue
    }
    // "Aspirin" to a tool that takes a drug is a value.
    if (!place && kindOf(form) > 0) continue
    words.push(word)
    for (const [other, strength] of synonyms(word))
      if (places.has(other)) meant.set(other, Math.max(meant.get(other) ?? 0, strength))
  }
  return { words, meant, valueFits: Math.min(1, valueFits) }
}

const isOwn = (place?: Place) => place === 'name' || place === 'purpose'

/** How much of the request the tool explains; each word counts by how much it says. */
function readCoverage(
  { words, valueFits }: Said,
  entry: ToolEntry,
  { knowledge, distinctness }: Surroundings,
): Features {
  const { rarity } = knowledge
  const sums = { whole: 0, explained: 0, name: 0, purpose: 0, near: 0, nearOwn: 0, synonym: 0, squares: 0, product: 0 }
  const local = { whole: 0, explained: 0, near: 0 }
  let [unexplained, unrelated, contrast] = [0, 0, 0]
  for (const word of words) {
    const place = entry.places.get(word)
    const weight = rarity(word)
    const quality = place ? PLACES[place] : 0
    const synonym = place ? 1 : bestSynonym(word, entry, knowledge)
    const { any, own } = readNearness(word, entry, knowledge)
    const here = weight * distinctness(word)
    sums.whole += weight
    sums.explained += weight * quality
    sums.synonym += weight * synonym
    if (place === 'name') sums.name += weight
    if (isOwn(place)) sums.purpose += weight
    sums.near += weight * any
    sums.nearOwn += weight * own
    sums.product += weight * weight * quality
    sums.squares += weight * weight
    local.whole += here
    local.explained += here * quality
    local.near += here * own
    unexplained = Math.max(unexplained, weight * (1 - synonym))
    unrelated = Math.max(unrelated, weight * (1 - any))
    // Near and yet another thing: "boiling" where "freezing" is asked.
    if (!place && synonym < 0.3) contrast = Math.max(contrast, own)
  }
  const whole = sums.whole || 1
  const ownSquares = entry.own.reduce((sum, word) => sum + rarity(word) ** 2, 0)
  return {
    explained: sums.explained / whole,
    explainedByName: sums.name / whole,
    explainedByPurpose: sums.purpose / whole,
    synonyms: sums.synonym / whole,
    related: sums.near / whole,
    relatedToPurpose: sums.nearOwn / whole,
    distinctExplained: local.explained / (local.whole || 1),
    distinctRelated: local.near / (local.whole || 1),
    cosine: sums.product / (Math.sqrt(sums.squares * ownSquares) || 1),
    sameTopic: compareTopics(words, entry, knowledge),
    unexplained,
    unrelated,
    contrast,
    valueFits,
  }
}

/** How much of the tool's name and first sentence the request says, means or comes near to. */
function readReverse({ words, meant }: Said, entry: ToolEntry, knowledge: WordKnowledge): Features {
  const near = new Map(entry.own.map(word => [word, meant.get(word) === 1 ? 1 : 0]))
  for (const word of words) {
    const { each } = readNearness(word, entry, knowledge)
    entry.own.forEach((other, at) => each[at]! > near.get(other)! && near.set(other, each[at]!))
  }
  const share = (all: readonly string[], part: (word: string) => number) => shareOf(new Set(all), part, knowledge)
  const isSaid = (word: string) => Number(meant.get(word) === 1)
  const isMeant = (word: string) => meant.get(word) ?? 0
  const isNear = (word: string) => near.get(word) ?? 0
  const nameSaid = share(entry.name, isSaid)
  return {
    nameSaid,
    nameMeant: share(entry.name, isMeant),
    nameRelated: share(entry.name, isNear),
    nameEndSaid: isSaid(entry.name.at(-1) ?? ''),
    allOfNameSaid: Number(entry.name.length > 1 && nameSaid > 0.99),
    purposeSaid: share(entry.purpose, isSaid),
    purposeMeant: share(entry.purpose, isMeant),
    purposeRelated: share(entry.purpose, isNear),
  }
}

/** How many of the words of the name that are said are said in the same form: "the config" asks for one. */
function readForm({ forms, words }: Request, { tool }: ToolEntry): number {
  const said = new Set(words.map(({ word }) => word))
  const own = tool.words.filter(word => word.length > 2 && termsOf(word).some(term => said.has(term)))
  return own.length ? own.filter(word => forms.has(word)).length / own.length : 0.5
}

/** Whether the tool speaks of the verb of the request, its object and what the question word asks for. */
function readRoles(
  { head, headModifiers, verb, askedKind }: Request,
  entry: ToolEntry,
  knowledge: WordKnowledge,
): Features {
  const { places } = entry
  const nearOwn = (word: string) => readNearness(word, entry, knowledge).own
  const synonym = (word: string) => bestSynonym(word, entry, knowledge)
  const is = (word: string | undefined) => word !== undefined && isOwn(places.get(word))
  const asksOwn = askedKind.some(is)
  return {
    headIsOwn: Number(is(head)),
    headIsThere: Number(head !== undefined && places.has(head)),
    headIsMissing: Number(head !== undefined && !places.has(head)),
    headSynonym: head === undefined ? 0.5 : is(head) ? 1 : synonym(head),
    headRelated: head === undefined ? 0.5 : nearOwn(head),
    modifiersExplained: shareOf(headModifiers, word => (places.has(word) ? 1 : synonym(word)), knowledge),
    modifiersUnexplained: Math.max(0, ...headModifiers.map(word => (places.has(word) ? 0 : knowledge.rarity(word)))),
    verbIsOwn: Number(is(verb)),
    verbSynonym: verb === undefined ? 0.5 : is(verb) ? 1 : synonym(verb),
    verbRelated: verb === undefined ? 0.5 : nearOwn(verb),
    verbMissing: verb === undefined || places.has(verb) ? 0 : 1 - Math.max(synonym(verb), nearOwn(verb)),
    askedIsOwn: Number(asksOwn),
    askedMissing: Number(askedKind.length > 0 && !asksOwn),
    askedRelated: Math.max(0, ...askedKind.map(nearOwn)),
  }
}

/** The share of some words for which something holds, each by how much it says. */
function shareOf(words: Iterable<string>, part: (word: string) => number, { rarity }: WordKnowledge): number {
  let [sum, whole] = [0, 0]
  for (const word of words) {
    whole += rarity(word)
    sum += rarity(word) * part(word)
  }
  return whole ? sum / whole : 0
}

/** 0 to 1: how sure another word of the tool's name or first sentence means the same. */
function bestSynonym(word: string, entry: ToolEntry, { synonyms }: WordKnowledge): number {
  let most = 0
  for (const [other, strength] of synonyms(word)) {
    const place = entry.places.get(other)
    if (place && strength > most) most = strength
  }
  return Math.sqrt(most)
}
