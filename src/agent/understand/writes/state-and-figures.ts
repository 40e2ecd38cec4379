import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes, unmasked } from './mask.ts'

/** Verbs that bring something into a state. */
export const MOVING = fragment`(?:set|put|move|mark|change|update|switch|bump)`
const MOVES = pattern('iu')`
  ^(?<verb>${MOVING})\ (?<what>\S[^,;:?!]*?)\ (?:to|on|as|into)\ (?<state>(?-i:\p{Ll})[\p{L}-]+(?:\ (?-i:\p{Ll})[\p{L}-]+)?)
  (?<rest>(?:,\ |,?\ and\ |\ with\ |\ at\ ).*)$
`
const JOINT = /^(?:, ?(?:and )?| and | with | at )|(?:,\s*(?:and\s+)?|\s+and\s+|\s+with\s+|\s+at\s+)/giu
/** "score 78", "a score of 78", "80%". */
const FIGURE =
  /^(?:(?:an?|the|his|her|its|their) )?(?:(?<field>\p{Ll}+(?: (?!(?:of|to|is|at)\b)\p{Ll}+)?) (?:(?:of|to|is|at|=) )?)?(?<figure>\S*\d\S*)$/iu

/**
 * "put Ann Lee on qualified and score 78", "move Apollo to negotiation at 80%, 350k": a state and figures of the same record, each as a
 * change of its own.
 */
export function ordersOfStateAndFigures(text: string): string[] {
  const masked = maskQuotes(text)
  const { verb, what, state, rest } = execIn(masked, MOVES)?.groups ?? {}
  if (!verb || !what || !state || !rest) return []
  const parts = rest
    .replace(/[\s.!]+$/, '')
    .split(JOINT)
    .filter(Boolean)
  const figures = parts.map(part => FIGURE.exec(part)?.groups)
  if (!figures.length || figures.some(one => !one)) return []
  const more = figures.map(one => (one!['field'] ? `set its ${one!['field']} to ${one!['figure']!}` : `change it to ${one!['figure']!}`)) // oxfmt-ignore
  return [[`${verb} ${unmasked(text, masked, what)} to ${state}`, ...more].join(' and ')]
}
