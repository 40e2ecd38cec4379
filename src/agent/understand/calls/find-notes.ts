import { pattern } from '../../../lib/patterns.ts'
import { textAt, type Found } from './candidate.ts'
import type { ReadText } from './read-text.ts'

/** A note of music with its accidental: "C sharp", "B-flat". */
const NOTE = pattern('g')`(?<![A-Za-z])[A-G][ -](?:sharp|flat)\b`

/** The notes of a text that two words name. */
export const findNotes = ({ message, start, end }: ReadText): Found[] =>
  [...message.slice(start, end).matchAll(NOTE)].map(({ index, 0: note }) =>
    textAt({ kind: 'code', value: note, start: start + index, end: start + index + note.length }, note),
  )
