import { annotate } from './annotate.ts'
import { readAmountNouns } from './asks/amount-nouns.ts'
import { readContaining } from './asks/containing.ts'
import { readContents } from './asks/contents.ts'
import { readCountedPeople } from './asks/counted-people.ts'
import { readDerived } from './asks/derived.ts'
import { readDoers } from './asks/doers.ts'
import { readHolders } from './asks/holders.ts'
import { nameEvents, readEvents } from './asks/event-verbs.ts'
import { readFigureNouns } from './asks/figure-nouns.ts'
import { keepFigures, readAggregates, readCounts, readSize } from './asks/figures.ts'
import { readGrouping } from './asks/grouping.ts'
import { readLinkingVerbs } from './asks/linking-verbs.ts'
import { readOwing } from './asks/owing.ts'
import { readMeasureVerbs, readMoneyVerbs, readTotals } from './asks/measure-verbs.ts'
import { readNewcomers } from './asks/newcomers.ts'
import { readVerbsOfMeasure } from './asks/noun-or-verb.ts'
import { readPerformedVerbs } from './asks/performed-verbs.ts'
import { readPlainLimit } from './asks/plain-limit.ts'
import { readBareOrder, readProjection, readSorting } from './asks/projection.ts'
import { readRates } from './asks/rates.ts'
import { readRatios } from './asks/ratios.ts'
import { keepVerbs, readOfferingVerbs, readRelationVerbs } from './asks/relation-verbs.ts'
import { readRoleNames } from './asks/role-names.ts'
import { readShare } from './asks/shares.ts'
import { readSuperlatives } from './asks/superlatives.ts'
import { readThresholds } from './asks/thresholds.ts'
import { readToldVerbs } from './asks/told-verbs.ts'
import { assemble } from './assemble/assemble.ts'
import type { Chunk } from './chunk.ts'
import { readAccommodates } from './conditions/accommodates.ts'
import { readAgainstFigure } from './conditions/against-figure.ts'
import { readAgainstOther } from './conditions/against-other.ts'
import { readDateConditions } from './conditions/dates.ts'
import { readOrdinalFields } from './conditions/equalities.ts'
import { readEventConditions } from './conditions/events.ts'
import { readExpired } from './conditions/expired.ts'
import { readFlagConditions } from './conditions/flags.ts'
import { readFullTime } from './conditions/full-time.ts'
import { readFree } from './conditions/free.ts'
import { readKeyConditions, readLiteralNouns } from './conditions/keys.ts'
import { readLate } from './conditions/late.ts'
import { readMissing } from './conditions/missing.ts'
import { readNeverDone } from './conditions/never-done.ts'
import { readNobody } from './conditions/nobody.ts'
import { readNumberConditions } from './conditions/numbers.ts'
import { readOpenEnds } from './conditions/open-ends.ts'
import { readOverdue } from './conditions/overdue.ts'
import { readPeriodsTogether } from './conditions/periods-together.ts'
import { readScopes } from './conditions/scopes.ts'
import { doubtStates } from './conditions/states.ts'
import { readSupply } from './conditions/supply.ts'
import { readAlternatives, readTextConditions } from './conditions/texts.ts'
import { readTimesOfDay } from './conditions/times-of-day.ts'
import { readFieldComparisons } from './conditions/two-fields.ts'
import { readUpcoming } from './conditions/upcoming.ts'
import { readValueConditions } from './conditions/values.ts'
import { keepVerbsFromStates } from './conditions/verbs-not-states.ts'
import { readWhoseRole } from './asks/whose-role.ts'
import { readWeekdays } from './conditions/weekdays.ts'
import { readWhose } from './conditions/whose.ts'
import { type Draft, use } from './draft.ts'
import { changeGroups } from './follow-groups.ts'
import { continueQuery } from './follow-up.ts'
import type { AppKnowledge, Interpretation } from './interpretation.ts'
import { judge } from './judge.ts'
import { findNodes } from './nodes.ts'
import { passOver, readVerbFields, type Tags } from './pass-over.ts'
import { readUnits } from './place-units.ts'
import { ignorePointers, isAbout, saysMine, ignoreOtherApps } from './pointers.ts'
import type { Query } from './query.ts'
import type { Message } from './read-message.ts'
import { type Picks, searchReadings } from './search-readings.ts'

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
  keepVerbsFromStates(draft)
  readMeasureVerbs(draft)
  readTotals(draft)
  readMoneyVerbs(draft)
  keepVerbs(draft)
  readRates(draft)
  nameEvents(draft)
  findNodes(draft)
  readEvents(draft)
  readWhoseRole(draft)
  readNobody(draft)
  readAccommodates(draft)
  readUnits(draft)
  keepFigures(draft)
  readOwing(draft)
  readNewcomers(draft)
  readFullTime(draft)
  readHolders(draft)
  readToldVerbs(draft)
  readDoers(draft)
  readCountedPeople(draft)
  readRelationVerbs(draft)
  readOfferingVerbs(draft)
  readPerformedVerbs(draft)
  readLinkingVerbs(draft)
  readRoleNames(draft)
  readVerbsOfMeasure(draft)
  readFigureNouns(draft)
  readAmountNouns(draft)
  readShare(draft)
  readDerived(draft)
  readAgainstFigure(draft)
  readAgainstOther(draft)
  readTimesOfDay(draft)
  readExpired(draft)
  readWeekdays(draft)
  readThresholds(draft)
  readScopes(draft)
  readOrdinalFields(draft)
  readVerbFields(draft)
  readLate(draft)
  readFieldComparisons(draft)
  readNumberConditions(draft)
  readSupply(draft)
  readDateConditions(draft)
  readTextConditions(draft)
  readMissing(draft)
  readNeverDone(draft)
  readLiteralNouns(draft)
  readKeyConditions(draft)
  readGroupingEarly(draft)
  readFree(draft)
  readOverdue(draft)
  readOpenEnds(draft)
  readUpcoming(draft)
  readValueConditions(draft)
  readFlagConditions(draft)
  readContaining(draft)
  readEventConditions(draft)
  readAlternatives(draft)
  readPeriodsTogether(draft)
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
  ignoreOtherApps(draft, knowledge.otherApps)
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
    // "booked by phone": how it was done.
    if (draft.chunks[at - 1]?.used === 'related') return
    if (!/^(by|per)$/.test(word) || !reserve(draft.chunks[at + 1])) return
    if (/^(and|then|by)$/i.test(draft.chunks[at + 2]?.text ?? '')) reserve(draft.chunks[at + 3])
  })
}
