import { readDecision } from '../approvals/read-decision.ts'
import { escapePattern } from '../../lib/escape-pattern.ts'
import { isObject } from '../../lib/json.ts'

/** A change that was proposed: the message that asked for it, and where in it the one new value stands. */
export interface Proposed {
  message: string
  from: number
  to: number
}

/** "no, make it 310", "actually 12", "I meant Ohio": another value in the place of the one that was proposed. */
const CORRECTION =
  /^\W*(?:(?:no|nope|nah|actually|sorry|wait|oops|hmm|rather|i mean|i meant|not that|make (?:it|that|this)|(?:change|set) (?:it|that|this) to|it should be|should be|better|let's say|to)(?:[\s,:;.–-]+|$))+(?<value>\S.*?)(?:,? (?:instead|please|then|rather))?[\s.!]*$/i
const MOST_WORDS = 6

/** Where the new value of a proposed change stands in its message, when there is one such value and it stands there once. */
export function findProposed(message: string, values: readonly unknown[]): Proposed | undefined {
  const [value, ...others] = values.filter(v => v !== undefined && !isObject(v) && !Array.isArray(v))
  if (others.length || value === undefined || value === null || value === '') return undefined
  const found =
    typeof value === 'number'
      ? [...message.matchAll(/\d[\d,]*(?:\.\d+)?/g)].filter(m => Number(m[0].replace(/,/g, '')) === value)
      : [...message.matchAll(new RegExp(`(?<![\\p{L}\\d])${escapePattern(String(value))}(?![\\p{L}\\d])`, 'giu'))]
  const [only, ...more] = found
  return only && !more.length ? { message, from: only.index, to: only.index + only[0].length } : undefined
}

/** The message that a correction makes of the one before; undefined where it corrects nothing. */
export function correctChange(message: string, { message: before, from, to }: Proposed): string | undefined {
  const value = CORRECTION.exec(message)?.groups?.value
  if (!value || /\?\s*$/.test(message) || value.split(/\s+/).length > MOST_WORDS) return undefined
  if ([message, value].some(text => readDecision(text, { action: '', tool: '' }))) return undefined
  return before.slice(0, from) + value.replace(/^["“](.*)["”]$/, '$1') + before.slice(to)
}
