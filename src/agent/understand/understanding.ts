import type { Run } from '../run/create-run.ts'
import type { Interpretation } from './reading/interpretation.ts'
import type { Knowledge } from './entity-model/knowledge.ts'
import type { Meaning, Query } from './reading/query.ts'

/** What the engine makes of a message about records. */
export interface Understanding {
  meaning?: Meaning
  confidence: number
  notes: string[]
  unknown: string[]
  /** Applications that fit as well as the one chosen. */
  rivals: string[]
  /** Applications that fit less well, and call the records as well: looked at where the one chosen has nothing of what is asked. */
  elsewhere?: string[]
  /** What the message means in each of those. */
  others?: Query[]
  /** The best reading, also when it was not good enough to answer. */
  best?: Interpretation
  /** The readings that the meaning was made of. */
  readings?: Interpretation[]
}

/** What several readings that one meaning was made of come to: as sure as the least sure of them, with what each of them notes. */
export const asOne = (
  read: readonly Understanding[],
): Pick<Understanding, 'confidence' | 'notes'> & { readings: Interpretation[] } => ({
  confidence: Math.min(...read.map(one => one.confidence)),
  notes: [...new Set(read.flatMap(one => one.notes))],
  readings: read.flatMap(one => one.readings ?? []),
})

/** Every word of it was understood, and none passed over. */
export const isReadWhole = ({ notes, unknown }: Understanding): boolean =>
  !unknown.length && !notes.some(note => note.startsWith('passed over'))

/** Its readings are no surer than that. */
export function lessSure(understanding: Understanding, most: number): Understanding {
  const lower = (reading: Interpretation) => ({ ...reading, certainty: Math.min(reading.certainty, most) })
  const { readings, best } = understanding
  return { ...understanding, ...(readings && { readings: readings.map(lower) }), ...(best && { best: lower(best) }) }
}

/** What is known of what was asked for before, and was read from no words of this message. */
export const ofBefore = (meaning: Meaning): Understanding & { meaning: Meaning } => ({
  meaning,
  confidence: 0.9,
  notes: [],
  unknown: [],
  rivals: [],
})

/** What a message is read with. */
export interface UnderstandOptions {
  knowledge: Knowledge
  apps?: string[]
  previous?: Query
  now: Date
  /** Without it no data is read to understand the message (a dry run). */
  run?: Run
}

/** Reads one request, or a part of one. */
export type Read = (text: string, options: UnderstandOptions) => Promise<Understanding>
