import { pattern } from '../../../../../lib/patterns.ts'
import type { ExtractResult } from '../../../../../contract/page.ts'
import { matchWord, wordsIn } from '../../../ground/match-text.ts'
import type { Page } from '../../../ground/page-tree.ts'
import type { ReadResult } from '../../reading/result.ts'
import { contentWords } from '../question-words.ts'
import { schedulesOf, type Schedule } from './hours-of-page.ts'
import { readDay, readMinutes, type Span } from './read-hours.ts'

type Item = ExtractResult['items'][number]

/** A question about being open, or one whether something can be done at a time. */
const OPENING = /\b(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|shut(?:s)?|hours)\b/i
const WHETHER = /^\W*(?:(?:hi|hello|hey|and|so|but)\W+)*(?:is|are|can|could|may|will|do|does)\b/i
const TIME = /\b(?:at|by|after|before|around|till|until)\s+(\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\b\.?|o.clock|h\b)?)/i
const END = pattern('i')`
  \b(?:until|till) (?:when|what)\b
  |\b(?:when|what time) (?:do|does|is|are|will) .*\b(?:clos(?:e|es|ing)|shut)
  |\bhow (?:late|long)\b|\bclosing time\b
`
const START = /\b(?:from|since) when\b|\b(?:when|what time) (?:do|does|will) .*\bopen\b|\bhow early\b|\bopening time\b/i
const NIGHT = 7 * 60 + 30
const PARTS: readonly [RegExp, Span][] = [
  [/\bmornings?\b/i, [0, 12 * 60]],
  [/\bafternoons?\b/i, [12 * 60, 18 * 60]],
  [/\bevenings?\b/i, [17 * 60, 24 * 60]],
]

/**
 * What the opening hours of a page say of a day: whether it is open then, from when, until when. The hours are those of the
 * one schedule of the page, or the one that the question speaks of. Undefined where no day is named or several would answer.
 */
export function answerHours(
  question: string,
  page: Page,
  tables: readonly Item[],
  today = new Date(),
): (ReadResult & { confidence: number }) | undefined {
  const isWhether = WHETHER.test(question)
  const time = TIME.exec(question)?.[1]
  // A bare hour of the night is one of the afternoon.
  const at = time === undefined ? undefined : readMinutes(time, /^0\d|[ap]/i.test(time) ? undefined : NIGHT)
  const asks = isWhether ? 'whether' : END.test(question) ? 'end' : START.test(question) ? 'start' : undefined
  if (!asks || (!OPENING.test(question) && !(asks === 'whether' && at !== undefined))) return undefined
  const day = dayIn(question, today)
  if (day === undefined || /\bnot\b|n['’]t\b/i.test(question)) return undefined
  const schedule = chooseSchedule(question, schedulesOf(page, tables))
  const own = schedule?.hours.filter(({ days }) => days.has(day))
  if (!schedule || !own) return undefined
  const part = PARTS.find(([pattern]) => pattern.test(question))
  const named = part && own.filter(hours => hours.part !== undefined && part[0].test(hours.part))
  const meant = named?.length ? named : own
  const spans = meant.flatMap(hours => hours.spans).filter(span => !part || named?.length || overlaps(span, part[1]))
  const text =
    meant.map(one => one.text).join('; ') ||
    `No hours are given for that day, only: ${schedule.hours.map(one => one.text).join('; ')}`
  if (asks === 'whether') {
    const isShut = /\b(?:closed|shut)\b/i.test(question)
    const isOpen = spans.some(([from, to]) => at === undefined || (at >= from && at < to))
    const result = isShut ? !isOpen : isOpen
    return { result, text: `${result ? 'Yes' : 'No'}. ${text}`, confidence: meant.length ? 0.8 : 0.65 }
  }
  if (!spans.length) return { result: 'closed', text: `Closed. ${text}`, confidence: 0.7 }
  const found = asks === 'end' ? Math.max(...spans.map(span => span[1])) : Math.min(...spans.map(span => span[0]))
  return {
    result: clock(found),
    text: `${asks === 'end' ? 'Until' : 'From'} ${clock(found)}. ${text}`,
    confidence: 0.8,
  }
}

const overlaps = ([from, to]: Span, [start, end]: Span): boolean => from < end && to > start
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The day that is asked about: by its name, or by where it lies from today. */
function dayIn(question: string, today: Date): number | undefined {
  const named = new Set(question.split(/[^\p{L}]+/u).flatMap(word => readDay(word) ?? []))
  if (named.size) return named.size === 1 ? [...named][0] : undefined
  const now = (today.getDay() + 6) % 7
  if (/\b(?:today|tonight|now)\b/i.test(question)) return now
  return /\btomorrow\b/i.test(question) ? (now + 1) % 7 : undefined
}

/** The only one, else the only one whose words are spoken of, else the one that is called the opening hours. */
function chooseSchedule(question: string, schedules: readonly Schedule[]): Schedule | undefined {
  if (schedules.length < 2) return schedules[0]
  const words = contentWords(question).filter(word => readDay(word) === undefined && !OPENING.test(word))
  const scored = schedules.map(schedule => {
    const own = wordsIn(schedule.about)
    const said = words.filter(word => own.some(one => matchWord(word, one) >= 0.75)).length
    return { schedule, score: said + (/\bopen|\bhours\b/i.test(schedule.about) ? 0.5 : 0) }
  })
  const most = Math.max(...scored.map(({ score }) => score))
  const best = scored.filter(({ score }) => score === most)
  return best.length === 1 && most > 0 ? best[0]!.schedule : undefined
}
