import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { Chunk } from '../understand/chunks/chunk.ts'
import type { Interpretation } from '../understand/reading/interpretation.ts'
import type { Meaning, Query, Selection } from '../understand/reading/query.ts'
import { isPlainlyAsked } from './plainly-asked.ts'
import { readDoubts } from './read-doubts.ts'

/**
 * What tells how far an answer can be trusted, as numbers: about the reading (guesses, words passed over, other readings),
 * about what is asked (each relation and condition is a chance to err), and about the outcome (nothing found is more often
 * a misreading than the truth). None of them is a word or a name of any service.
 */
export type Signals = Record<string, number>

/** How an answer came about. */
export interface AnswerTrace {
  meaning: Meaning
  /** The readings of the message's requests, where they are known. */
  readings: readonly Interpretation[]
  /** It goes back to requests before and was read from no words. */
  isSettled?: boolean
  /** Applications that fit as well as the one chosen. */
  rivals: number
  /** Corrections and guesses that the answer mentions. */
  notes: number
  /** Each part's rows, in the order of the meaning's parts. */
  rows: readonly number[]
  /** That nothing was found is told by the records that there are. */
  isExplained?: boolean
  /** The records that the answer is about. */
  model?: CatalogueModel
}

/** How uncertain a reading is that is odd in itself. */
const ODD = 0.5

/** More of a message than this was hardly ever read weakly where the weights were fitted: what they say of it does not go on growing. */
const MOST_WEAK = 1 / 3

/** What nothing found counts for where the records themselves tell why. */
const EXPLAINED = 0.5

/** Meanings that set like things against each other. */
const COMPARED = new Set<Meaning['kind']>([
  'difference',
  'sum',
  'greater',
  'less',
  'equal',
  'compared',
  'most',
  'least',
])

const queriesOf = (meaning: Meaning): Query[] => (meaning.kind === 'query' ? [meaning] : meaning.parts)

/** Reads the signals of an answer about records. Pure; all values lie between 0 and about 3. */
export function readSignals({
  meaning,
  readings,
  rivals,
  notes,
  rows,
  isExplained,
  model,
  isSettled,
}: AnswerTrace): Signals {
  const queries = queriesOf(meaning)
  const selections = queries.map(query => sizeOf(query.root))
  const most = (pick: (size: Size) => number) => Math.max(0, ...selections.map(pick))
  const chunks = readings.flatMap(reading => reading.chunks)
  const asks = new Set(queries.map(query => query.ask))
  // What goes back to requests before, and was read from no words, asks for all of them on purpose.
  const isAskedPlainly = isSettled || isPlainlyAsked(chunks)
  const doubts = readDoubts(queries, chunks, model, COMPARED.has(meaning.kind))
  return {
    ...doubts,
    uncertain: Math.max(
      1 - Math.min(1, ...readings.map(reading => reading.certainty)),
      ODD * doubts['ownName']!,
      ODD * doubts['uneven']!,
    ),
    rivals: Math.min(1, rivals),
    notes: Math.min(2, notes),
    several: Number(queries.length > 1),
    long: Math.log2(1 + chunks.length) / 2,
    passedOver: shareOf(chunks, isPassedOver),
    weak: Math.min(
      MOST_WEAK,
      shareOf(chunks, chunk => chunk.weak !== undefined && isUsed(chunk)),
    ),
    ambiguous: shareOf(chunks, chunk => isUsed(chunk) && chunk.entities.length + chunk.fields.length > 1),
    conditions:
      Math.min(
        3,
        most(size => size.conditions),
      ) / 3,
    negations: Math.min(
      2,
      most(size => size.negations),
    ),
    manyValues: Number(selections.some(size => size.values > 5)),
    hops: Math.min(
      3,
      most(size => size.hops),
    ),
    descents: Math.min(
      2,
      most(size => size.descents),
    ),
    within: Number(queries.some(query => query.root.within)),
    limited: Number(queries.some(query => query.root.limit !== undefined)),
    single: Number(queries.some(query => query.single)),
    projected: Number(queries.some(query => query.project.length > 0 || query.beside)),
    measure: Number(asks.has('measure')),
    group: Number(asks.has('group')),
    share: Number(asks.has('share')),
    exists: Number(asks.has('exists')),
    values: Number(asks.has('values')),
    plainList: Number(queries.every(isPlainList) && !isAskedPlainly),
    nothing: Number(rows.some(count => count === 0)) * (isExplained ? EXPLAINED : 1),
    everything: Number(
      !isAskedPlainly &&
        queries.some(query => query.ask === 'list' && isPlainList(query) && !query.project.length && !query.beside),
    ),
  }
}

interface Size {
  conditions: number
  negations: number
  /** Most values in one condition: a name that fits many records. */
  values: number
  hops: number
  /** Relations that lead from one record down to many. */
  descents: number
}

function sizeOf(selection: Selection): Size {
  const conditions = [...selection.where, ...(selection.anyOf ?? []).flat()]
  const related = selection.related.map(({ selection: inner }) => sizeOf(inner))
  const sum = (pick: (size: Size) => number) => related.reduce((total, size) => total + pick(size), 0)
  return {
    conditions: conditions.length + sum(size => size.conditions),
    negations:
      conditions.filter(({ op }) => op === '!=' || op === 'not in').length +
      selection.related.filter(({ exists }) => !exists).length +
      sum(size => size.negations),
    values: Math.max(0, ...conditions.map(({ values }) => values.length), ...related.map(size => size.values)),
    hops: related.length ? 1 + Math.max(...related.map(size => size.hops)) : 0,
    descents: selection.related.filter(({ direction }) => direction === 'down').length + sum(size => size.descents),
  }
}

const isPlainList = ({ ask, root, project }: Query) =>
  ask === 'list' &&
  // Of what was shown something is asked.
  !(root.within && project.length) &&
  !root.where.length &&
  !root.related.length &&
  !root.anyOf?.length &&
  root.limit === undefined &&
  !root.order &&
  // What a tool is asked for by an argument of it is chosen as well.
  Object.values(root.args).every(args => Object.keys(args).length === 0)

const isUsed = (chunk: Chunk) => chunk.used !== undefined && chunk.kind !== 'filler'

/** A word that says nothing by itself, or that no part of the reading needs. */
const isPassedOver = (chunk: Chunk) => chunk.kind === 'filler' || chunk.used === undefined

const shareOf = (chunks: readonly Chunk[], holds: (chunk: Chunk) => boolean) =>
  chunks.length ? chunks.filter(holds).length / chunks.length : 0
