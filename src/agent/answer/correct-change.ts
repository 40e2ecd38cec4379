import { readDecision } from '../approvals/read-decision.ts'
import { escapePattern } from '../../lib/escape-pattern.ts'
import { isObject } from '../../lib/json.ts'
import { fragment, pattern } from '../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../lib/prefilter/may-match.ts'
import { stem, wordsOf } from '../understand/language/words.ts'
import { readOrder } from '../understand/writes/read-order.ts'
import { isQuestionOrCommand } from '../understand/writes/read-more.ts'
import { TO_WHAT } from './explain-unclear.ts'
import type { Settled } from './settled.ts'

/** A change that was proposed: the message that asked for it, and where in it the one new value stands. */
export interface Proposed {
  message: string
  from: number
  to: number
  /** The words of what the value is of. */
  words?: string[]
  /** Where in the message the record is named, beside the value. */
  record?: { from: number; to: number }
  /** Only the record is named, and what becomes of it goes by the verb: "cancel trip 7". */
  isRecord?: boolean
  /** What was asked for because the message does not say it: the name of a value, or none where it is which record is meant. */
  lacks?: string
  /** What questions back have settled of it. */
  settled?: Settled
}

/** "no, make it 310", "actually 12", "I meant Ohio": another value in the place of the one that was proposed. */
const CORRECTION = pattern('i')`
  ^\W*(?:
    (?:
      no|nope|nah|actually|sorry|wait|oops|hmm|rather|i mean|i meant|not that|(?:make|call) (?:it|that|this)
      |(?:change|set) (?:it|that|this) to|it should be|should be|better|let's say|to
    )(?:[\s,:;.–-]+|$)
  )+(?<value>\S.*?)(?:,? (?:instead|please|then|rather))?[\s.!]*$
`
const MOST_WORDS = 6

/** Behind a clause that only says that something was wrong: "I mixed that up, …". */
const WAS_WRONG = pattern('iu')`
  ^\W*(?:sorry,?\s+)?(?:
    (?:i|we)\s+(?:mixed|messed)\s+(?:it|that|this|them)\s+up|(?:i|we)\s+(?:mistyped|misspoke|misread|made\s+a\s+(?:mistake|typo))
    |(?:i|we)\s+got\s+(?:it|that|this)\s+wrong|(?:that|this|it)(?:['’]s|\s+is|\s+was)\s+(?:wrong|a\s+(?:typo|mistake))
  )\s*[,.;:–-]+\s*(?=\S)
`
/** "the last four digits are 4417": the end of a number or code. */
const LAST_DIGITS = pattern('iu')`
  ^\W*(?:and\s+|but\s+)?(?:
    the\s+last\s+(?:\p{L}+\s+|\d+\s+)?(?:digits?|numbers?|figures?|characters?)\s+(?:are|is|should\s+be|must\s+be)
    |it\s+(?:should\s+)?ends?\s+(?:in|with)
  )
  \s+(?<tail>[\p{L}\d]+)[\s.!]*$
`
/** "and the date should be December 18": a value with what it is of. */
const NAMED_VALUE = pattern('iu')`
  ^\W*(?:(?:and|also|oh|but|no|sorry)\b[\s,]*)*(?:the|its|his|her|their)\s+(?<what>\p{L}[\p{L} -]{1,40}?)\s+
  (?:should\s+be|must\s+be|has\s+to\s+be|needs\s+to\s+be|is)\s+(?<value>\S.*?)[\s.!]*$
`
const SCALE = fragment`(?:k|m|mn|bn|thousand|million|billion)`
/** A message that is a number or an amount alone. */
const BARE_NUMBER = pattern('i')`^\s*[$€£]?\d[\d,]*(?:\.\d+)?\s*(?:${SCALE}|%)?\s*[.!]?\s*$`
/** A number as it is written, in thousands or millions, too. */
const WRITTEN = pattern('giu')`(?<digits>\d[\d,]*(?:\.\d+)?)(?<scale>\s?${SCALE}\b|\s?%)?`
/** The scale of a number that stands at the end. */
const SCALED = pattern('iu')`\d(\s?(?:${SCALE}|%))$`
const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9, '%': 0.01 } // oxfmt-ignore

/** Whether "300k", "80%" stand for a value. */
function standsFor({ groups }: RegExpMatchArray, value: number): boolean {
  const figure = Number(groups!['digits']!.replace(/,/g, ''))
  const scale = SCALES[(groups!['scale'] ?? '').trim().toLowerCase()] ?? 1
  return figure === value || Math.abs(figure * scale - value) < 1e-9 * Math.max(1, value)
}

/** "330" for "300k" is as many thousands, "45" for "40%" per cent; a sign that stands there already is not said twice. */
function asWritten(value: string, old: string, before: string): string {
  const plain = /[$€£]\s?$/.test(before) ? value.replace(/^[$€£]\s?/, '') : value
  const scale = SCALED.exec(old)?.[1]
  return scale && /^[$€£]?\d{1,3}(?:\.\d+)?$/.test(plain) ? plain + scale : plain
}

/**
 * Where the new value of a proposed change stands in its message, when there is one such value and it stands there once; a day as the
 * message writes it, read as of `now`.
 */
export function findProposed(message: string, values: readonly unknown[], now?: Date): Proposed | undefined {
  const [value, ...others] = values.filter(v => v !== undefined && !isObject(v) && !Array.isArray(v))
  if (others.length || value === undefined || value === null || value === '') return undefined
  const day = now && typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined
  if (day !== undefined) {
    const { literals, tokens } = readOrder(message, now!)
    const [only, ...more] = literals.filter(l => l.kind === 'date' && l.first === day && l.last === day)
    if (only && !more.length) return { message, from: tokens[only.from]!.start, to: tokens[only.to - 1]!.end }
  }
  const found =
    typeof value === 'number'
      ? [...message.matchAll(WRITTEN)].filter(written => standsFor(written, value))
      : [...message.matchAll(new RegExp(`(?<![\\p{L}\\d])${escapePattern(String(value))}(?![\\p{L}\\d])`, 'giu'))]
  const [only, ...more] = found
  return only && !more.length ? { message, from: only.index, to: only.index + only[0].length } : undefined
}

/** The message that a reply makes of the one before, by what it corrects or adds; undefined where it does neither. */
export function correctChange(message: string, proposed: Proposed): string | undefined {
  const { message: before, from, to, lacks } = proposed
  if (lacks !== undefined) return complete(message, before, lacks)
  const said = replaceIn(message, WAS_WRONG, '')
  const old = before.slice(from, to)
  const tail = execIn(said, LAST_DIGITS)?.groups?.['tail']
  if (tail !== undefined)
    return tail.length < old.length ? before.slice(0, to - tail.length) + tail + before.slice(to) : undefined
  const named = execIn(said, NAMED_VALUE)?.groups
  if (named && !/\?\s*$/.test(message)) return correctNamed(named['what']!, named['value']!, proposed)
  // "Tuesday then", "next week instead", of a day.
  if (testIn(said, DAY_THEN) && testIn(old, DAY_SAID))
    return before.slice(0, from) + said.replace(DAY_THEN, '$1') + before.slice(to)
  if (BARE_NUMBER.test(said) && BARE_NUMBER.test(old)) {
    const lead = before.slice(0, from)
    return lead + asWritten(said.trim(), old, lead) + before.slice(to)
  }
  const other = proposed.record && otherRecord(said, before.slice(proposed.record.from, proposed.record.to), old)
  if (proposed.record && other) return before.slice(0, proposed.record.from) + other + before.slice(proposed.record.to)
  const instead = proposed.isRecord && execIn(said, CORRECTION)?.groups?.value
  if (proposed.isRecord && instead && !/\?\s*$/.test(message)) {
    const meant = recordMeant(instead, proposed)
    const isSaid = meant !== instead || testIn(message, MEANT_RECORD) || (CODE.test(meant) && CODE.test(old))
    const isLong = meant.split(/\s+/).length > MOST_WORDS
    if (isSaid && (!isLong || testIn(message, MEANT_RECORD))) return before.slice(0, from) + meant + before.slice(to)
  }
  if (proposed.record && proposed.record.from === from) return undefined
  const value = execIn(said, CORRECTION)?.groups?.value ?? (said === message ? undefined : said.replace(/[\s.!]+$/, ''))
  if (!value || /\?\s*$/.test(message) || value.split(/\s+/).length > MOST_WORDS) return undefined
  if ([message, value].some(text => readDecision(text, { action: '', tool: '' }))) return undefined
  const meant = inYearOf(old, value.replace(/^["“](.*)["”]$/, '$1'))
  return before.slice(0, from) + asWritten(meant, old, before.slice(0, from)) + before.slice(to)
}

/** That another record is meant, and no other value. */
const MEANT_RECORD = /\b(?:i (?:mean|meant)|not that(?: one)?|the (?:other )?one (?:called|named))\b/i

/** "the Sea View room", "room 12", "the one called Sea View" behind "delete room 7": what the record is called, without the noun that stands beside it. */
function recordMeant(said: string, { message, from, to }: Proposed): string {
  const beside = [/(\p{L}+)\W*$/u.exec(message.slice(0, from)), /^\W*(\p{L}+)/u.exec(message.slice(to))]
  const nouns = beside.flatMap(found => (found ? [found[1]!.toLowerCase()] : []))
  const bare = said.replace(/^the (?:other )?one (?:called|named) /i, '').replace(/^(?:the|that) /i, '')
  const words = bare.split(' ')
  if (words.length > 1 && nouns.includes(words[0]!.toLowerCase())) return words.slice(1).join(' ')
  if (words.length > 1 && nouns.includes(words.at(-1)!.toLowerCase())) return words.slice(0, -1).join(' ')
  return bare
}

/** "sorry, I meant for QV-415": another record. */
const FOR_OTHER = pattern('iu')`
  ^\W*(?:(?:no|nope|sorry|actually|wait|oops|i mean|i meant|not that(?: one)?)[\s,:;.–-]+)+(?<of>(?:for|of|on)\s+)?(?<record>\S.*?)[\s.!]*$
`
const CODE = /^#?(?=\S*\d)[\p{L}\d/_-]+$/u

/** What a reply says instead of the record: told by its preposition, or a code where the record's was one and the value is none. */
function otherRecord(said: string, record: string, value: string): string | undefined {
  const { of, record: other } = execIn(said, FOR_OTHER)?.groups ?? {}
  if (!other || other.split(/\s+/).length > MOST_WORDS) return undefined
  const isCode = CODE.test(other) && CODE.test(record) && /\p{L}/u.test(other) === /\p{L}/u.test(record)
  return of || (isCode && !CODE.test(value)) ? other : undefined
}

const WEEKDAY = fragment`(?:(?:on|next|this)\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s+next\s+week)?`
const DAY_THEN = pattern(
  'i',
)`^\W*(?:(?:ok|okay|well|oh),?\s+)?(${WEEKDAY}|tomorrow|next\s+week)(?:,?\s+(?:then|instead|please|rather))+[\s.!]*$`
const DAY_SAID = pattern('i')`^(?:${WEEKDAY}|today|tomorrow)$`

const DAY_OF_MONTH = pattern('iu')`
  ^(?:the\s+)?(?:on\s+)?(?:
    (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+\d{1,2}(?:st|nd|rd|th)?
    |\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*
  )$
`

/** "no, November 7" for a day in 2027: another day of that year. */
function inYearOf(old: string, value: string): string {
  const year = /\b(?:19|20)\d\d\b/.exec(old)?.[0]
  return year !== undefined && testIn(value, DAY_OF_MONTH) ? `${value} ${year}` : value
}

/** A value that is named: in the place of the one before where it is of the same, else beside it ("… to 750 and the method to cash"). */
function correctNamed(what: string, value: string, { message, from, to, words = [] }: Proposed): string | undefined {
  const own = new Set(words.map(stem))
  if (wordsOf(what).some(word => own.has(stem(word))))
    return message.slice(0, from) + inYearOf(message.slice(from, to), value) + message.slice(to)
  const isSet = /\sto\s+$/i.test(message.slice(0, from)) && words.length > 0
  return isSet ? `${message.slice(0, to)} and the ${what} to ${value}${message.slice(to)}` : undefined
}

/** "it was plagiarised" where a reason was asked for, "number 12" where it was asked which one. */
function complete(message: string, before: string, lacks: string): string | undefined {
  const said = message.trim().replace(/[\s.!]+$/, '')
  const isNone = /^\W*(?:cancel|never ?mind|stop|forget (?:it|that|about it)|leave it|abort|nothing|none)\b/i.test(said)
  if (!said || isNone || readDecision(said, { action: '', tool: '' }) || isQuestionOrCommand(message)) return undefined
  const whole = before.replace(/[\s.!]+$/, '')
  if (lacks === TO_WHAT)
    return said.split(/\s+/).length > MOST_WORDS
      ? undefined
      : `${whole} to ${said.replace(/^(?:to|as|it should be|make it)\s+/i, '')}`
  if (lacks) return `${whole}, ${lacks}: ${said}`
  const noun = /\p{L}+$/u.exec(whole)?.[0] ?? ''
  const bare = said.replace(/^(?:the|it is|it's|that is|that's|i mean|i meant)\s+/i, '')
  return `${whole} ${bare.toLowerCase().startsWith(`${noun.toLowerCase()} `) ? bare.slice(noun.length + 1) : bare}`
}
