import * as chrono from 'chrono-node/en'
import { runInSlices } from '../../../lib/in-slices.ts'
import { mayMatch } from '../../../lib/prefilter/may-match.ts'

const NEVER = /(?!)/
type Parser = chrono.Chrono['parsers'][number]

/** Some parsers make their pattern anew each time. */
const known = new Map<string, RegExp>()
const remembered = (pattern: RegExp): RegExp => {
  const key = `${pattern.flags} ${pattern.source}`
  const before = known.get(key)
  if (!before) known.set(key, pattern)
  return before ?? pattern
}

/** Parsers that have looked for their pattern. */
const tried = new Set<Parser>()

/** The same parser, which looks for its long pattern only in a text that may hold it. */
const unlessAbsent = (parser: Parser): Parser => {
  const wary: Parser = {
    pattern(context) {
      const pattern = remembered(parser.pattern(context))
      if (!mayMatch(pattern, context.text)) return NEVER
      tried.add(wary)
      return pattern
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
  for (const parser of casual.parsers.filter(one => !tried.has(one)))
    for (let round = 0; round < ROUNDS; round++) {
      new chrono.Chrono({ parsers: [parser], refiners: [] }).parse(text)
      yield
      if (!tried.has(parser)) break
    }
}
