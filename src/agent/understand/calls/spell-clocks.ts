/** Times of day as people say them: "half past six in the evening", "a quarter to nine". */
import { pattern } from '../../../lib/patterns.ts'
import { NUMBER_WORDS } from '../language/lexicon.ts'

const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** Minutes, "past" or "to", the hour, and the half of the day. */
const SAID = pattern('giu')`
  \b(half|(?:an?\s+)?quarter|five|ten|twenty|twenty-five|[5-9]|[1-5]\d)\s+(past|to)\s+(${HOURS}|1[0-2]|[1-9])
  (?:\s+(?:in\s+the\s+(morning|afternoon|evening)|at\s+(night)))?(?![\p{L}\d:.]|\s*[ap]\.?m\b)
`
/** "From five to nine" is a span; only what nobody says of a span is a time of day. */
const isClock = (minutes: string, link: string, half: string | undefined): boolean =>
  link.toLowerCase() === 'past' || /half|quarter/i.test(minutes) || half !== undefined

const toNumber = (word: string): number =>
  /quarter/i.test(word) ? 15 : /half/i.test(word) ? 30 : (NUMBER_WORDS[word.toLowerCase()] ?? Number(word))

/** A text with such times in digits, every other character at its place: "6:30      pm". */
export const spellClocks = (text: string): string =>
  text.replace(
    SAID,
    (all, minutes: string, link: string, hour: string, part: string | undefined, night: string | undefined) => {
      const half = part ?? night
      const [past, of] = [toNumber(minutes), toNumber(hour)]
      if (!isClock(minutes, link, half) || Number.isNaN(past) || (/to/i.test(link) && past === 30)) return all
      const isTo = /^to$/i.test(link)
      const at = isTo ? (of === 1 ? 12 : of - 1) : of
      const clock = `${at}:${String(isTo ? 60 - past : past).padStart(2, '0')}`
      if (half === undefined) return clock.padStart(all.length)
      return `${clock.padEnd(all.length - 2)}${/morning/i.test(half) ? 'am' : 'pm'}`
    },
  )
