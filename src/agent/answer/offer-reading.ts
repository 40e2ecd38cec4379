import { readDecision } from '../approvals/read-decision.ts'
import type { TurnOutcome } from '../turn.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Meaning, Query } from '../understand/reading/query.ts'
import { describeSelection, joinList } from './describe-selection.ts'
import { declined, type Memory } from './outcome.ts'
import { wordsOfFigure } from './words-of-figure.ts'

/** An answer as unsure as this is not given: the reading is offered, and a yes to it gets the answer. */
export const LEAST_SURE = 0.12

/** Says how a message was read, without the words that are in doubt, and asks whether that is meant; the reading is kept for a yes. */
export function offerReading(
  meaning: Meaning,
  model: CatalogueModel,
  memory: Memory,
  confidence: number,
  toolsUsed: string[],
  doubts: readonly string[] = [],
): TurnOutcome {
  return declined(
    'AMBIGUOUS',
    `${gapOf(doubts)} Do you mean ${describeMeaning(meaning, model)}? Say “yes”, or put it in other words.`,
    { ...memory, offer: meaning },
    { confidence, toolsUsed },
  )
}

/** A reading in words, for somebody who is asked whether it is meant. */
export const describeMeaning = (meaning: Meaning, model: CatalogueModel): string =>
  joinList((meaning.kind === 'query' ? [meaning] : meaning.parts).map(query => describeQuery(query, model)))

/** What was not understood: words, or the message as a whole. */
const gapOf = (doubts: readonly string[]): string =>
  doubts.length
    ? `I do not know what ${joinList(doubts.map(word => `“${word}”`))} ${doubts.length > 1 ? 'mean' : 'means'} here.`
    : 'I am not sure that I understood that.'

/** Whether a message says yes to the reading that was offered. */
export const acceptsOffer = (message: string): boolean => readDecision(message, { action: '', tool: '' }) === 'approve'

function describeQuery(query: Query, model: CatalogueModel): string {
  const scope = describeSelection(query.root, model)
  const entity = model.entities.get(query.root.entity)!
  const measures = query.measures.map(measure =>
    (measure.fn === 'count' || measure.column === undefined) && !measure.with
      ? 'number'
      : wordsOfFigure(measure, entity),
  )
  switch (query.ask) {
    case 'measure':
      return `the ${joinList(measures)} of ${scope}`
    case 'group':
      return `the ${joinList(measures)} of ${scope}, by group`
    case 'share':
      return `the share of ${scope}`
    case 'exists':
      return `whether there are ${scope}`
    default:
      return scope
  }
}
