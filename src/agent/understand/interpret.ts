import { type Chunk } from './chunk.ts'
import { annotate } from './annotate.ts'
import { readDerived } from './asks/derived.ts'
import { readAmountNouns } from './asks/amount-nouns.ts'
import { readAggregates, readCounts, readSize } from './asks/figures.ts'
import { readContents } from './asks/contents.ts'
import { readDoers } from './asks/doers.ts'
import { readFigureNouns } from './asks/figure-nouns.ts'
import { readLinkingVerbs } from './asks/linking-verbs.ts'
import { readVerbsOfMeasure } from './asks/noun-or-verb.ts'
import { readMeasureVerbs, readTotals } from './asks/measure-verbs.ts'
import { readGrouping } from './asks/grouping.ts'
import { readNewcomers } from './asks/newcomers.ts'
import { readBareOrder, readProjection, readSorting } from './asks/projection.ts'
import { readRates } from './asks/rates.ts'
import { readRatios } from './asks/ratios.ts'
import { keepVerbs, readOfferingVerbs, readRelationVerbs } from './asks/relation-verbs.ts'
import { readRoleNames } from './asks/role-names.ts'
import { readSuperlatives } from './asks/superlatives.ts'
import { readThresholds } from './asks/thresholds.ts'
import { assemble } from './assemble/assemble.ts'
import type { AppModel } from './catalogue-model.ts'
import { readDateConditions } from './conditions/dates.ts'
import { readFree } from './conditions/free.ts'
import { readKeyConditions, readLiteralNouns } from './conditions/keys.ts'
import { readOrdinalFields } from './conditions/equalities.ts'
import { readMissing } from './conditions/missing.ts'
import { readNumberConditions } from './conditions/numbers.ts'
import { readScopes } from './conditions/scopes.ts'
import { doubtStates } from './conditions/states.ts'
import { readAlternatives, readTextConditions } from './conditions/texts.ts'
import { readEventConditions } from './conditions/events.ts'
import { readFlagConditions } from './conditions/flags.ts'
import { readSupply } from './conditions/supply.ts'
import { readOpenEnds } from './conditions/open-ends.ts'
import { readOverdue } from './conditions/overdue.ts'
import { readValueConditions } from './conditions/values.ts'
import { readWhose } from './conditions/whose.ts'
import { type Draft, isFree, use } from './draft.ts'
import { changeGroups } from './follow-groups.ts'
import { continueQuery } from './follow-up.ts'
import { isJoined } from './join-apps.ts'
import type { Dictionary } from './mentions.ts'
import { findNodes } from './nodes.ts'
import { readUnits } from './place-units.ts'
import { passOver, readVerbFields, type Tags } from './pass-over.ts'
import type { Query } from './query.ts'
import type { Message } from './read-message.ts'
import { searchReadings, type Decision, type Picks } from './search-readings.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WriteIndex } from './writes/write-index.ts'

/** What one application makes of a message. */
export interface Interpretation {
  app: string
  query?: Query
  /** Higher explains more of the message. */
  score: number
  /** Words that nothing explains. */
  unknown: string[]
  notes: string[]
  /** Words that were passed over though they may say more. */
  doubts: string[]
  /** Lowest certainty of a corrected spelling or a near name. */
  certainty: number
  chunks: Chunk[]
  /** The message that they are of. */
  text: string
  /** Where it could have been read otherwise. */
  decisions: Decision[]
}

/** An application with what is known of its words and data. */
export interface AppKnowledge {
  model: AppModel
  dictionary: Dictionary
  vocabularies: Vocabulary[]
  /** What can be changed there. */
  writes: WriteIndex
  /** Another application has a part that is "mine": here the word would be left out in silence. */
  ownElsewhere?: boolean
}

/**
 * Reads a message against one application: its chunks once, then the likeliest reading of them and up to `tries` others,
 * of which the best is taken. With parts of speech it is read tolerantly (`pass-over.ts`). Pure: the same message and knowledge give the same reading.
 */
export function interpret(
  message: Message,
  knowledge: AppKnowledge,
  previous?: Query,
  tries = 1,
  tags?: Tags,
): Interpretation {
  const chunks = annotate(message, knowledge.dictionary, knowledge.vocabularies)
  const read = (picks: Picks) =>
    readChunks(
      message,
      chunks.map(chunk => ({ ...chunk })),
      knowledge,
      picks,
      previous,
      tags,
    )
  return searchReadings(read, tries)
}

/** One reading of the chunks: each rule takes what it explains, and what is left over counts against it. */
function readChunks(
  message: Message,
  chunks: Chunk[],
  knowledge: AppKnowledge,
  picks: Picks,
  previous?: Query,
  tags?: Tags,
): Interpretation {
  const { model } = knowledge
  const draft: Draft = {
    message,
    app: model,
    chunks,
    nodes: [],
    ask: 'list',
    measures: [],
    project: [],
    ignored: [],
    notes: [],
    derived: [],
    sureness: 1,
    decisions: [],
    picks,
    doubts: [],
    ...(tags && { tags }),
    ...(previous && isAbout(model, previous) && { previous: { ...previous, app: model.name } }),
  }
  const groups = changeGroups(draft)
  if (groups) return told(draft, groups)
  readMeasureVerbs(draft)
  readTotals(draft)
  keepVerbs(draft)
  readRates(draft)
  findNodes(draft)
  readUnits(draft)
  readNewcomers(draft)
  readDoers(draft)
  readRelationVerbs(draft)
  readOfferingVerbs(draft)
  readLinkingVerbs(draft)
  readRoleNames(draft)
  readVerbsOfMeasure(draft)
  readFigureNouns(draft)
  readAmountNouns(draft)
  readShare(draft)
  readDerived(draft)
  readThresholds(draft)
  readScopes(draft)
  readOrdinalFields(draft)
  readVerbFields(draft)
  readNumberConditions(draft)
  readSupply(draft)
  readDateConditions(draft)
  readTextConditions(draft)
  readMissing(draft)
  readLiteralNouns(draft)
  readKeyConditions(draft)
  readGroupingEarly(draft)
  readFree(draft)
  readOverdue(draft)
  readOpenEnds(draft)
  readValueConditions(draft)
  readFlagConditions(draft)
  readEventConditions(draft)
  readAlternatives(draft)
  readRatios(draft)
  readGrouping(draft)
  readCounts(draft)
  readSorting(draft)
  readBareOrder(draft)
  readSuperlatives(draft)
  readAggregates(draft)
  readPlainLimit(draft)
  readSize(draft)
  readProjection(draft)
  readContents(draft)
  readWhose(draft)
  doubtStates(draft)
  passOver(draft)
  if (knowledge.ownElsewhere && saysMine(draft)) draft.ignored.push('my')
  if (previous && !draft.previous) ignorePointers(draft)
  return told(draft, continueQuery(draft) ?? assemble(draft))
}

const told = (draft: Draft, query: Query | undefined): Interpretation => ({
  app: draft.app.name,
  ...(query && { query }),
  ...judge(draft, Boolean(query)),
  notes: draft.notes,
  chunks: draft.chunks,
  text: draft.message.text,
  decisions: draft.decisions,
  doubts: draft.doubts,
})

/** "what percentage of …": conditions named after the noun are the part, those before it the whole. */
function readShare(draft: Draft): void {
  const chunk = draft.chunks.find(c => c.operator?.type === 'share')
  if (!chunk) return
  draft.share = true
  use(chunk, 'share')
  // "…, in percent" says how the share is told.
  for (const other of draft.chunks) if (isFree(other) && /^percent(age)?s?$/i.test(other.text)) use(other, 'share')
}

/** Fields after "by" or "per" are spoken for before values are read ("by status" must not look for a status), also the second of two. */
function readGroupingEarly(draft: Draft): void {
  const reserve = (chunk: Chunk | undefined) => {
    if (!chunk?.fields.length || chunk.negated) return false
    chunk.values = []
    if (chunk.fields.every(f => f.field.role === 'boolean')) use(chunk, 'grouping')
    return true
  }
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.operator?.type === 'group' ? chunk.operator.word : ''
    if (!/^(by|per)$/.test(word) || !reserve(draft.chunks[at + 1])) return
    if (/^(and|then|by)$/i.test(draft.chunks[at + 2]?.text ?? '')) reserve(draft.chunks[at + 3])
  })
}

/** "show 5 accounts", "any three leads": so many and no more, in no order. */
function readPlainLimit(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const node = draft.nodes.find(n => n.at === at + 1)
    if (
      chunk.used ||
      chunk.literal?.kind !== 'number' ||
      chunk.literal.unit !== 'plain' ||
      !Number.isInteger(chunk.literal.value) ||
      !node
    )
      return
    node.selection.limit ??= chunk.literal.value
    use(chunk, 'limit')
  })
}

/** What a word that is passed over takes from a reading. */
const PASSED_OVER = 0.4

/** How much of the message the reading explains, and which words it leaves over. */
function judge(draft: Draft, understood: boolean): Pick<Interpretation, 'score' | 'unknown' | 'certainty'> {
  let score = understood ? 1 : 0
  let certainty = draft.sureness
  const unknown: string[] = [...draft.ignored]
  score -= 1.2 * draft.ignored.length
  for (const chunk of draft.chunks) {
    const words = chunk.to - chunk.from
    const isContent = chunk.kind === 'mention' || chunk.kind === 'unknown' || chunk.kind === 'literal'
    if (chunk.kind === 'app') score += 1.5
    else if (chunk.used === 'passed') score -= PASSED_OVER
    else if (chunk.used && chunk.used !== 'filler') {
      score += words * chunk.certainty * quality(chunk)
      if (chunk.kind === 'mention') certainty = Math.min(certainty, chunk.certainty)
    } else if (chunk.used !== 'filler' && (isContent || isLeftOperator(chunk)) && !isLooseOver(draft, chunk)) {
      unknown.push(chunk.text)
      score -= 1.2 * words
    }
  }
  if (draft.unrelated) {
    score -= 3
    certainty = Math.min(certainty, 0.3)
  }
  return { score, unknown, certainty }
}

/** "over all opportunities", "over the accounts": no comparison. */
const isLooseOver = (draft: Draft, chunk: Chunk) =>
  chunk.operator?.type === 'comparator' &&
  (isUnderWhat(draft, chunk) ||
    (/^over$/i.test(chunk.text) &&
      (/^(all|the|our|my|every|those|these)$/i.test(draft.message.tokens[chunk.to]?.text ?? '') ||
        isBeforeRecords(draft, draft.chunks.indexOf(chunk)))))

/** "under the Greek flag", "which label do they record under": no bound, where neither a number nor a date follows. */
const isUnderWhat = (draft: Draft, chunk: Chunk) =>
  /^under$/i.test(chunk.text) && !draft.chunks.slice(draft.chunks.indexOf(chunk) + 1).some(c => c.literal)

/** "the sum over active accounts": values and then the noun that has them. */
function isBeforeRecords(draft: Draft, over: number): boolean {
  let at = over + 1
  while (draft.chunks[at]?.used === 'value' || draft.chunks[at]?.used === 'condition') at++
  return Boolean(draft.measures.length) && draft.nodes.some(node => node.at === at && !node.implicit)
}

const isLeftOperator = (chunk: Chunk) =>
  chunk.kind === 'operator' &&
  !(
    ['or', 'pronoun', 'who', 'distinct'].includes(chunk.operator!.type) ||
    (chunk.operator!.type === 'group' && (chunk.operator as { word: string }).word !== 'per')
  )

const quality = (chunk: Chunk) => {
  const best = (list: { quality: number }[]) => list.reduce((top, m) => Math.max(top, m.quality), 0)
  if (chunk.used === 'entity') return best(chunk.entities) || 0.8
  if (chunk.used === 'value') return best(chunk.values) || 1
  return best(chunk.fields) || 1
}

/** What was asked before was of this application, or of one of those that are taken together. */
const isAbout = (model: AppModel, { app, root }: Query) =>
  app === model.name || (isJoined(model.name) && model.entities.some(entity => entity.key === root.entity))

/** "that person" where nothing of this application was spoken of: left out, the answer would be about anybody. */
function ignorePointers(draft: Draft): void {
  const pointer = /\b(?:this|that|these|those|the same) (?:person|people|man|woman|colleague|individual)s?\b/i.exec(
    draft.message.text,
  )
  if (pointer) draft.ignored.push(pointer[0])
}

/** "my accounts" with a noun of this application. */
const saysMine = (draft: Draft) =>
  draft.chunks.some(
    (chunk, at) =>
      /^(my|mine)$/i.test(chunk.text) &&
      draft.chunks.slice(at + 1, at + 4).some(c => c.entities.length > 0 || c.fields.some(f => f.quality >= 0.8)),
  )
