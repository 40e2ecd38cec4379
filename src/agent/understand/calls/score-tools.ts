import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { appsNamed, type AppModel, type CatalogueModel, type ToolCard } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { stem } from '../language/words.ts'
import { asksToKnow } from '../writes/strip-politeness.ts'
import { readFeatures, type Features } from './choice-features.ts'
import WEIGHTS from './choice-weights.json' with { type: 'json' }
import type { ToolScore } from './planned-call.ts'
import { readRequest, type Request } from './read-request.ts'
import type { ReadText } from './read-text.ts'
import { createToolIndex, readEntries, type ToolEntry, type ToolIndex } from './tool-index.ts'

/** A tool with what a message has to do with it. */
export interface Contender {
  entry: ToolEntry
  features: Features
}

/** The weight of each feature; `bias` for those of probabilities. */
export type Weights = Record<string, number>

/** A tool with how well the message speaks of it, and what that rests on. */
export interface ToolChoice extends ToolScore {
  entry: ToolEntry
  request: Request
  features: Features
}

/** Tools that are looked at closely: those that share the words that say most with the message. */
const MOST_CONTENDERS = 40

const indexes = new WeakMap<AppModel, ToolIndex>()

/**
 * The index of an application's tools that are not about records, made once for each application. A tool of which only
 * the name tells that it lists something may be one: `list_directory` takes a path and answers a text.
 */
function indexOf(app: AppModel): ToolIndex {
  const known = indexes.get(app)
  if (known) return known
  const made = createToolIndex(plainToolsOf(app))
  indexes.set(app, made)
  return made
}

function plainToolsOf(app: AppModel): ToolCard[] {
  const forRecords = new Set(
    app.entities.flatMap(e => [
      ...(e.undescribed ? [] : e.sources.map(source => source.tool)),
      ...e.operations.map(operation => operation.tool),
    ]),
  )
  return app.tools.filter(tool => tool.kind === 'api' && !forRecords.has(tool.name))
}

/** Reads the tools of a model that are not about records, in slices; what needs them then finds them read. */
export async function readPlainTools(model: CatalogueModel, apps?: string[]): Promise<void> {
  for (const app of appsNamed(model, apps)) if (!indexes.has(app)) await readEntries(plainToolsOf(app))
}

/** Whether there is any tool that is not about records: where there is none, no message needs to be read for them. */
export const hasPlainTools = (model: CatalogueModel, apps?: string[]): boolean =>
  appsNamed(model, apps).some(app => indexOf(app).entries.length > 0)

/**
 * The tools that are not about records, best first, each with the probability that the message asks for exactly this
 * one. Rests on words and kinds of values alone: whether a tool's arguments are all given, decide-call.ts weighs.
 */
export function scoreTools(read: ReadText, model: CatalogueModel, apps?: string[]): ToolChoice[] {
  const allowed = appsNamed(model, apps)
  const found = allowed.map(indexOf)
  const request = readRequest(read)
  // "How many trips were completed?" orders no trip to be completed.
  const wantsToKnow = asksToKnow(read.message)
  const nouns = new Set(allowed.flatMap(app => app.entities.flatMap(entity => entity.words.map(stem))))
  return rankContenders(request, readContenders(request, found), WEIGHTS.rank, WEIGHTS.topic).filter(
    ({ tool, entry }) =>
      tool.readOnly || (saysMore(read, entry, nouns) && !(wantsToKnow && entry.name.some(word => nouns.has(word)))),
  )
}

/** The tools of one index, best first, for a text or a part of one. */
export function rankIn(index: ToolIndex, read: ReadText): ToolChoice[] {
  const request = readRequest(read)
  return rankContenders(request, readContenders(request, [index]), WEIGHTS.rank, WEIGHTS.topic)
}

/**
 * Whether a message says anything of a tool beside the records that it is about: "book 42" asks for a book, and does not
 * order that it be returned.
 */
function saysMore({ words }: ReadText, { places, name }: ToolEntry, nouns: ReadonlySet<string>): boolean {
  if (!nouns.size) return true
  return words.some(
    ({ stem: word, norm }) => !nouns.has(word) && (name.includes(word) || (!FILLERS.has(norm) && places.has(word))),
  )
}

/** The tools that share most with a request, with their features. */
export function readContenders(request: Request, toolIndexes: readonly ToolIndex[]): Contender[] {
  const knowledge = wordKnowledge()
  const count = toolIndexes.reduce((sum, index) => sum + index.entries.length, 0)
  const speaking = new Map<string, number>()
  const distinctness = (word: string) => {
    let known = speaking.get(word)
    if (known === undefined) {
      const tools = toolIndexes.reduce((sum, index) => sum + (index.postings.get(word)?.length ?? 0), 0) || count
      known = count > 1 ? Math.log(1 + count / tools) / Math.log(1 + count) : 1
      speaking.set(word, known)
    }
    return known
  }
  const entries = count <= MOST_CONTENDERS ? toolIndexes.flatMap(index => index.entries) : shortlist()
  return entries.map(entry => ({ entry, features: readFeatures(request, entry, { knowledge, distinctness }) }))

  function shortlist(): ToolEntry[] {
    const sums = new Map<ToolEntry, number>()
    for (const { word } of request.words) {
      const weight = knowledge.rarity(word) * distinctness(word)
      for (const { entries: all, postings } of toolIndexes)
        for (const at of postings.get(word) ?? []) {
          const entry = all[at]!
          const isOwn = /name|purpose/.test(entry.places.get(word)!)
          sums.set(entry, (sums.get(entry) ?? 0) + (isOwn ? weight : weight / 2))
        }
    }
    return [...sums]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_CONTENDERS)
      .map(([entry]) => entry)
  }
}

/** Best first: by weighted features; the scores share out the probability that any of the tools is meant. */
export function rankContenders(
  request: Request,
  contenders: readonly Contender[],
  rank: Weights,
  topic: Weights,
): ToolChoice[] {
  const text = request.text.toLowerCase()
  const sums = contenders.map(c => weigh(c.features, rank))
  const most = Math.max(...sums)
  const shares = sums.map(sum => Math.exp(sum - most))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const order = [...contenders.keys()].sort((a, b) => sums[b]! - sums[a]!)
  const lead = order.length > 1 ? Math.min(1, (most - sums[order[1]!]!) / 3) : 1
  return order.map(at => {
    const { entry, features: own } = contenders[at]!
    const features: Features = {
      ...own,
      strength: sums[at]! / 10,
      lead: sums[at] === most ? lead : Math.max(-1, (sums[at]! - most) / 3),
      isAlone: Number(contenders.length === 1),
      rivals: Math.min(1, Math.log(contenders.length) / Math.log(MOST_CONTENDERS)),
      isQuestion: Number(request.isQuestion),
      length: Math.min(1, request.length / 40),
      brevity: Math.min(1, 3 / (1 + request.words.length)),
    }
    const any = probability(features, topic)
    return {
      tool: entry.tool,
      entry,
      request,
      features,
      score: any * (shares[at]! / whole),
      named: features.allOfNameSaid === 1 || text.includes(entry.tool.name.toLowerCase()),
    }
  })
}

export const weigh = (features: Features, weights: Weights): number => {
  let sum = weights.bias ?? 0
  for (const name in features) sum += (weights[name] ?? 0) * features[name]!
  return sum
}

export const probability = (features: Features, weights: Weights): number =>
  1 / (1 + Math.exp(-weigh(features, weights)))
