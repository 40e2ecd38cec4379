import type { WordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { ToolParameter } from '../catalogue-model.ts'
import type { Request } from './read-request.ts'
import { compareTopics, nearness } from './compare-words.ts'
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

/** The features of one tool for a request. Shares are weighed by how much each word says. */
export function readFeatures(request: Request, entry: ToolEntry, around: Surroundings): Features {
  return { ...readWords(request, entry, around), ...readKinds(request, entry) }
}

function readWords(request: Request, entry: ToolEntry, { knowledge, distinctness }: Surroundings): Features {
  const { rarity, synonyms } = knowledge
  const all = [...entry.places.keys()]
  const said = new Set<string>()
  const same = new Map<string, number>()
  const content: string[] = []
  const sums = { whole: 0, explained: 0, inName: 0, inPurpose: 0, near: 0, nearOwn: 0, synonym: 0 }
  const local = { whole: 0, explained: 0, near: 0 }
  let [squares, product, valueFits, unexplained, unrelated, contrast] = [0, 0, 0, 0, 0, 0]
  for (const { word, isValue } of request.words) {
    const place = entry.places.get(word)
    const weight = rarity(word)
    const quality = place ? PLACES[place] : 0
    if (place) said.add(word)
    if (isValue) {
      if (place === 'choice' || place === 'detail') valueFits += quality / 3
      if (!place || place === 'choice' || place === 'detail') continue
    }
    content.push(word)
    const synonym = place ? 1 : bestSynonym(word, entry, knowledge)
    sums.synonym += weight * synonym
    for (const [other, strength] of synonyms(word))
      if (entry.places.has(other)) same.set(other, Math.max(same.get(other) ?? 0, strength))
    const near = place ? 1 : nearness(word, all, knowledge)
    const nearOwn = place === 'name' || place === 'purpose' ? 1 : nearness(word, entry.own, knowledge)
    const here = weight * distinctness(word)
    sums.whole += weight
    sums.explained += weight * quality
    if (place === 'name') sums.inName += weight
    if (place === 'name' || place === 'purpose') sums.inPurpose += weight
    sums.near += weight * near
    sums.nearOwn += weight * nearOwn
    local.whole += here
    local.explained += here * quality
    local.near += here * nearOwn
    product += weight * weight * quality
    squares += weight * weight
    unexplained = Math.max(unexplained, weight * (1 - synonym))
    if (!place && synonym < 0.3) contrast = Math.max(contrast, nearOwn)
    unrelated = Math.max(unrelated, weight * (1 - near))
  }
  const share = (words: Iterable<string>, part: (word: string) => number) => {
    let [sum, whole] = [0, 0]
    for (const word of words) {
      whole += rarity(word)
      sum += rarity(word) * part(word)
    }
    return whole ? sum / whole : 0
  }
  const isSaid = (word: string) => Number(said.has(word))
  const isNear = (word: string) => (said.has(word) ? 1 : nearness(word, content, knowledge))
  const ownSquares = entry.own.reduce((sum, word) => sum + rarity(word) ** 2, 0)
  const nameSaid = share(new Set(entry.name), isSaid)
  const head = request.head
  const headPlace = head === undefined ? undefined : entry.places.get(head)
  const isOwn = (place?: Place) => place === 'name' || place === 'purpose'
  return {
    explained: sums.explained / (sums.whole || 1),
    explainedByName: sums.inName / (sums.whole || 1),
    explainedByPurpose: sums.inPurpose / (sums.whole || 1),
    related: sums.near / (sums.whole || 1),
    relatedToPurpose: sums.nearOwn / (sums.whole || 1),
    distinctExplained: local.explained / (local.whole || 1),
    distinctRelated: local.near / (local.whole || 1),
    cosine: product / (Math.sqrt(squares * ownSquares) || 1),
    nameSaid,
    purposeSaid: share(new Set(entry.purpose), isSaid),
    nameRelated: share(new Set(entry.name), isNear),
    purposeRelated: share(new Set(entry.purpose), isNear),
    nameEndSaid: isSaid(entry.name.at(-1) ?? ''),
    allOfNameSaid: Number(entry.name.length > 1 && nameSaid > 0.99),
    sameTopic: compareTopics(content, entry.own, knowledge),
    headIsOwn: Number(isOwn(headPlace)),
    headIsThere: Number(headPlace !== undefined),
    headIsMissing: Number(head !== undefined && !headPlace),
    synonyms: sums.synonym / (sums.whole || 1),
    contrast,
    nameMeant: share(new Set(entry.name), word => (said.has(word) ? 1 : (same.get(word) ?? 0))),
    purposeMeant: share(new Set(entry.purpose), word => (said.has(word) ? 1 : (same.get(word) ?? 0))),
    modifiersExplained: share(request.headModifiers, word =>
      entry.places.has(word) ? 1 : bestSynonym(word, entry, knowledge),
    ),
    modifiersUnexplained: Math.max(
      0,
      ...request.headModifiers.map(word => (entry.places.has(word) ? 0 : rarity(word))),
    ),
    headSynonym: head === undefined ? 0.5 : isOwn(headPlace) ? 1 : bestSynonym(head, entry, knowledge),
    verbSynonym:
      request.verb === undefined
        ? 0.5
        : isOwn(entry.places.get(request.verb))
          ? 1
          : bestSynonym(request.verb, entry, knowledge),
    verbMissing:
      request.verb === undefined
        ? 0
        : 1 -
          Math.max(
            entry.places.has(request.verb) ? 1 : 0,
            bestSynonym(request.verb, entry, knowledge),
            nearness(request.verb, entry.own, knowledge),
          ),
    askedIsOwn: Number(request.askedKind.some(word => isOwn(entry.places.get(word)))),
    askedMissing: Number(
      request.askedKind.length > 0 && !request.askedKind.some(word => isOwn(entry.places.get(word))),
    ),
    askedRelated: Math.max(0, ...request.askedKind.map(word => nearness(word, entry.own, knowledge))),
    headRelated: head === undefined ? 0.5 : nearness(head, entry.own, knowledge),
    verbIsOwn: Number(request.verb !== undefined && isOwn(entry.places.get(request.verb))),
    verbRelated: request.verb === undefined ? 0.5 : nearness(request.verb, entry.own, knowledge),
    unexplained,
    unrelated,
    valueFits: Math.min(1, valueFits),
  }
}

const isNumeric = (p: ToolParameter) => p.type === 'number' || p.type === 'integer'
const isDate = (p: ToolParameter) =>
  p.type === 'string' && (/date/.test(String(p.schema.format)) || p.words.includes('date'))
const isText = (p: ToolParameter) => p.type === 'string' && !p.choices.length && !isDate(p)

/** Whether a request has values of the kinds that the tool takes. */
function readKinds(request: Request, { tool, choices }: ToolEntry): Features {
  const required = tool.parameters.filter(p => p.required)
  const said = new Set(request.words.map(({ word }) => word))
  const isSaid = (choice: { values: string[][] }) => choice.values.some(words => words.every(word => said.has(word)))
  const lack = (wanted: number, there: number) => Math.min(1, Math.max(0, wanted - there) / 3)
  return {
    choiceSaid: Number(choices.some(isSaid)),
    choiceLacking: Number(choices.some(choice => choice.required && !isSaid(choice))),
    numbersLacking: lack(required.filter(isNumeric).length, request.numbers),
    textsLacking: lack(required.filter(isText).length, request.texts),
    dateLacking: Number(required.some(isDate) && !request.dates),
    numbersUseless: Number(
      request.numbers > 0 && !tool.parameters.some(p => isNumeric(p) || isText(p) || /array|object/.test(p.type)),
    ),
    required: Math.min(1, required.length / 5),
  }
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
