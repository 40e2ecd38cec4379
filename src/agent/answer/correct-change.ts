import { readDecision } from '../approvals/read-decision.ts'
import { escapePattern } from '../../lib/escape-pattern.ts'
import { isObject } from '../../lib/json.ts'
import { pattern } from '../../lib/patterns.ts'
import { execIn } from '../../lib/prefilter/may-match.ts'
import { isQuestionOrCommand } from '../understand/writes/read-more.ts'

/** A change that was proposed: the message that asked for it, and where in it the one new value stands. */
export interface Proposed {
  message: string
  from: number
  to: number
  /** What was asked for because the message does not say it: the name of a value, or none where it is which record is meant. */
  lacks?: string
}

/** "no, make it 310", "actually 12", "I meant Ohio": another value in the place of the one that was proposed. */
const CORRECTION = pattern('i')`
  ^\W*(?:
    (?:
      no|nope|nah|actually|sorry|wait|oops|hmm|rather|i mean|i meant|not that|make (?:it|that|this)
      |(?:change|set) (?:it|that|this) to|it should be|should be|better|let's say|to
    )(?:[\s,:;.–-]+|$)
  )+(?<value>\S.*?)(?:,? (?:instead|please|then|rather))?[\s.!]*$
`
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

/** The message that a reply makes of the one before, by what it corrects or adds; undefined where it does neither. */
export function correctChange(message: string, proposed: Proposed): string | undefined {
  const { message: before, from, to, lacks } = proposed
  if (lacks !== undefined) return complete(message, before, lacks)
  const value = execIn(message, CORRECTION)?.groups?.value
  if (!value || /\?\s*$/.test(message) || value.split(/\s+/).length > MOST_WORDS) return undefined
  if ([message, value].some(text => readDecision(text, { action: '', tool: '' }))) return undefined
  return before.slice(0, from) + value.replace(/^["“](.*)["”]$/, '$1') + before.slice(to)
}

/** "it was plagiarised" where a reason was asked for, "number 12" where it was asked which one. */
function complete(message: string, before: string, lacks: string): string | undefined {
  const said = message.trim().replace(/[\s.!]+$/, '')
  const isNone = /^\W*(?:cancel|never ?mind|stop|forget (?:it|that|about it)|leave it|abort|nothing|none)\b/i.test(said)
  if (!said || isNone || readDecision(said, { action: '', tool: '' }) || isQuestionOrCommand(message)) return undefined
  const whole = before.replace(/[\s.!]+$/, '')
  if (lacks) return `${whole}, ${lacks}: ${said}`
  const noun = /\p{L}+$/u.exec(whole)?.[0] ?? ''
  const bare = said.replace(/^(?:the|it is|it's|that is|that's|i mean|i meant)\s+/i, '')
  return `${whole} ${bare.toLowerCase().startsWith(`${noun.toLowerCase()} `) ? bare.slice(noun.length + 1) : bare}`
}
