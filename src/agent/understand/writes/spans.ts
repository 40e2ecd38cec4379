import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Slot } from './slots.ts'

/** A stretch of a message, by offsets. */
export interface Span {
  start: number
  end: number
}

/** A value as the message gives it, for a slot that it names or (without `slot`) for whatever slot it fits. */
export interface Given extends Partial<Span> {
  slot?: Slot
  /** Up or down by the value. */
  by?: 1 | -1
  /** Up or down by so many percent. */
  percent?: number
  clear?: boolean
  append?: boolean
  /** A yes or no that the verb says: "turn off the newsletter". */
  flag?: boolean
  /** Taken off a list. */
  remove?: boolean
  /** Behind "until": of two days the last one. */
  until?: boolean
}

/** One way to divide a change into the record's description and the values. */
export interface Split {
  target: Span
  given: Given[]
  /** The values stand behind "with" or "whose": of several records they may as well tell which. */
  mayDescribe?: boolean
}

export const JOINT = fragment`
  (?:
    (?:should|must|shall|will|ought to|needs? to|has to|have to) (?:now |then |also )?(?:be|read|become)
      (?: set to| changed to)?
    |(?:is|are|has been|have been|was|got) (?:now )?(?:changed|set|moved|updated|corrected) to
    |(?:has|have) (?:now |just )?(?:changed|moved|gone(?: up| down)?) to
    |(?:
      went|goes|rose|rises|fell|falls|dropped|drops|grew|grows|moved|moves|changed|changes|increased|increases
      |decreased|decreases
    )(?: up| down)? to
    |(?:is|are)(?: now)? (?:down|up) to
    |(?:is|are) (?:now|actually|really|in fact)
    |has (?:now )?become|(?:now )?becomes?|is|are|be|equals|=|:|->|=>|→|to be|to read|to|as|into|instead of
  )
`

export const PARTICLE = '(?:up|down|back|forwards?|over|out|in|off|on|away)'

export const LINK = '(?:of|for|on|in|from|at|belonging to)'

const PRONOUN = /^(?:it|this|that|them|him|her|they|these|those|he|she|this one|that one|both)$/i

export const trim = (text: string, span: Span): Span => {
  let { start, end } = span
  while (start < end && /[\s,;:]/.test(text[start]!)) start++
  while (end > start && /[\s,;:]/.test(text[end - 1]!)) end--
  return { start, end }
}

/** "all tickets that are closed": a verb inside the description of records gives no value. */
export const isRelative = (before: string) => /\b(?:that|which|who|whose|where|when|if)(?:\s+\S+)?\s*$/i.test(before)

export const isEmpty = (span: Span) => span.end <= span.start

/** Drops from the front or the end of a span what a pattern matches, until nothing does. */
export function strip(text: string, span: Span, pattern: RegExp, side: 'front' | 'end'): Span {
  let at = trim(text, span)
  for (;;) {
    const match = pattern.exec(text.slice(at.start, at.end))
    if (!match?.[0]) return at
    at = trim(
      text,
      side === 'front' ? { ...at, start: at.start + match[0].length } : { ...at, end: at.start + match.index },
    )
  }
}

/** "V for T": every place where a preposition divides a span, from the last one. */
export function linksIn(text: string, span: Span): { left: Span; right: Span }[] {
  const inner = text.slice(span.start, span.end)
  return [...inner.matchAll(new RegExp(`\\s+${LINK}\\s+`, 'gi'))].reverse().map(match => ({
    left: trim(text, { start: span.start, end: span.start + match.index }),
    right: trim(text, { start: span.start + match.index + match[0].length, end: span.end }),
  }))
}

/** A description does not end so. */
export const DANGLING = pattern('i')`
  \b(?:
    that|which|who|whose|where|when|if|are|is|be|was|were|with|have|has|of|in|from|for|and|or|not|no|by|at|on|to
    |than|over|under|above|below|the|a|an|all|every|each
  )\s*$
`

/** A target that only points back. */
export const isPronoun = (text: string): boolean => text === '' || PRONOUN.test(text.trim())
