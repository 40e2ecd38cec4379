import * as chrono from 'chrono-node/en'
import { runInSlices } from '../../../lib/in-slices.ts'
import { pattern } from '../../../lib/patterns.ts'
import { mayMatch, testIn } from '../../../lib/prefilter/may-match.ts'

const NEVER = /(?!)/
type Parser = chrono.Chrono['parsers'][number]
type Context = Parameters<Parser['pattern']>[0]

/**
 * Something that every period has, in digits or letters, be they part of other words ("market"): what has none of it need not
 * be looked through for each way of saying one.
 */
const SOME_TIME = pattern('i')`
  \d|day|week|month|quarter|year|decade|half|ties\b|ytd|mtd|ago|tomorrow|tonight|morning|evening|afternoon|spring|summer|autumn|fall|winter
  |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec
`
/** Whether a text may tell a time at all. */
export const mayTellTime = (text: string): boolean => testIn(text, SOME_TIME)

/** Parsers that have looked for their pattern. */
const tried = new Set<Parser>()

/** The pattern of a parser, which some make anew each time; it depends on whether days are those to come, and on nothing else. */
function patternOf(parser: Parser): (context: Context) => RegExp {
  const known: { past?: RegExp; ahead?: RegExp } = {}
  return context => (known[context.option.forwardDate ? 'ahead' : 'past'] ??= parser.pattern(context))
}

/** The same parser, which looks for its long pattern only in a text that may hold it. */
const unlessAbsent = (parser: Parser): Parser => {
  const find = patternOf(parser)
  const wary: Parser = {
    pattern(context) {
      const found = find(context)
      if (!mayMatch(found, context.text)) return NEVER
      tried.add(wary)
      return found
    },
    extract: (context, match) => parser.extract(context, match),
  }
  return wary
}

const withoutAbsent = ({ parsers, refiners }: chrono.Chrono): chrono.Chrono =>
  new chrono.Chrono({ parsers: parsers.map(unlessAbsent), refiners })

/** As chrono's own, and quicker: most of its parsers have nothing to look for in most texts. */
export const casual = withoutAbsent(chrono.casual)
export const strict = withoutAbsent(chrono.strict)

/** The engine of regular expressions compiles a pattern when it is first used, and once more for speed with the next text. */
const ROUNDS = 2

/**
 * Has those parsers look at a text that have something to look for in it, one at a time: they compile their patterns then, which
 * would hold up others for too long in one go. Each is compiled once for a process.
 */
export const compileFor = (text: string): Promise<void> => runInSlices(compileEach(text))

function* compileEach(text: string): Generator<void, void> {
  if (!mayTellTime(text)) return
  for (const parser of casual.parsers.filter(one => !tried.has(one)))
    for (let round = 0; round < ROUNDS; round++) {
      new chrono.Chrono({ parsers: [parser], refiners: [] }).parse(text)
      yield
      if (!tried.has(parser)) break
    }
}
