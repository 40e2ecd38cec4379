import type { Chunk, Operator } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** How sure a reading is at most that placed a piece by what fits it alone, and not by how the sentence is built. */
const PLACED = 0.49

/** Words below this only mean something like the field that they are known as. */
export const CALLED_SO = 0.8

/** A piece that no rule has placed: its place in the message and what it asks for. */
export interface Piece<T extends Operator['type']> {
  at: number
  chunk: Chunk
  operator: Extract<Operator, { type: T }>
}

/** Whether pieces may be placed: the message was not understood otherwise, and what was understood stands as it is. */
export const isFloating = ({ tags, ignored, unrelated }: Draft): boolean =>
  tags !== undefined && !ignored.length && !unrelated

/** The words of a sort that no rule has placed. */
export const piecesOf = <T extends Operator['type']>({ chunks }: Draft, type: T): Piece<T>[] =>
  chunks.flatMap((chunk, at) =>
    isFree(chunk) && chunk.operator?.type === type
      ? [{ at, chunk, operator: chunk.operator as Extract<Operator, { type: T }> }]
      : [],
  )

/** Takes a piece for what it fits, as a guess. */
export function place(draft: Draft, chunk: Chunk, role: string): void {
  use(chunk, role)
  draft.sureness = Math.min(draft.sureness, PLACED)
}

/** Whether a word says something by itself: none of the little ones, and nothing that was passed over or may yet be. */
const saysSomething = ({ kind, used, operator }: Chunk): boolean =>
  kind !== 'filler' &&
  kind !== 'unknown' &&
  !/^(?:filler|passed)$/.test(used ?? '') &&
  !/^(?:pronoun|group)$/.test(operator?.type ?? '')

/** The next piece behind a place; -1 where there is none. */
export const nextPiece = ({ chunks }: Draft, at: number): number =>
  chunks.findIndex((chunk, i) => i > at && saysSomething(chunk))
