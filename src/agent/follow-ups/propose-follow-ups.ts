import { capitalise } from '../answer/phrases.ts'
import { LEAST_CONFIDENCE, type Reading } from '../suggestions/suggestion.ts'
import type { Query } from '../understand/reading/query.ts'
import type { Basis, Idea } from './basis.ts'
import { breakdowns, figures, groupRecords, groupViews, listings, narrowings, rankings, relatives } from './ideas.ts'
import { otherGroups, otherPeriods } from './other-values.ts'
import { isSameRequest } from './same-records.ts'

/** At most so many are offered. */
const MOST = 3

/** What the engine makes of words in a dry run, after the answer that was given; undefined where it would not answer them, or there is no time to look. */
export type ReadBack = (message: string) => Promise<Reading | undefined>

/** Ways to read a question back. */
export interface Readers {
  /** As it would be answered. */
  fully: ReadBack
  /** Only in the application that the answer came from, where there are others: what is not meant there needs no closer look. */
  quickly?: ReadBack | undefined
}

/** What makes ideas, the likeliest next question first, by what was asked. */
const BY_ASK: Partial<Record<Query['ask'], readonly ((basis: Basis) => Idea[])[]>> = {
  list: [breakdowns, rankings, relatives, narrowings, figures, otherPeriods, otherGroups],
  measure: [breakdowns, otherPeriods, otherGroups, listings, figures, rankings],
  group: [groupRecords, figures, otherPeriods, breakdowns, groupViews],
  exists: [breakdowns],
  share: [otherGroups, otherPeriods],
}

/**
 * Short questions that go on from an answer, in the order in which people would ask them, each of another kind. A question is
 * offered only when the engine, reading its words after this answer, is sure of them and means by them what is meant here,
 * and that is another request than the one that was answered. What is found is added to `offered`
 * at once.
 */
export async function proposeFollowUps(basis: Basis, readers: Readers, offered: string[]): Promise<void> {
  for (const makeIdeas of BY_ASK[basis.query.ask] ?? []) {
    for (const { wordings, isMeant } of makeIdeas(basis)) {
      const found = await firstUnderstood(wordings, isMeant, basis.query, readers)
      if (found === undefined) continue
      offered.push(found)
      break
    }
    if (offered.length === MOST) break
  }
}

async function firstUnderstood(
  wordings: string[],
  isMeant: Idea['isMeant'],
  before: Query,
  { quickly, fully }: Readers,
): Promise<string | undefined> {
  const fits = ({ query, confidence }: Reading): boolean =>
    query !== undefined && confidence >= LEAST_CONFIDENCE && isMeant(query) && !isSameRequest(query, before)
  for (const wording of wordings.map(capitalise)) {
    const rough = await quickly?.(wording)
    if (quickly && !(rough && fits(rough))) continue
    const read = await fully(wording)
    if (read && fits(read)) return wording
  }
  return undefined
}
