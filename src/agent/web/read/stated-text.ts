import { pattern } from '../../../lib/patterns.ts'
import { MARK } from './literals.ts'

/** Nouns for a text or a number that follows right behind them. */
const NOUN =
  'numbers?|numerals?|digits?|figures?|values?|texts?|words?|terms?|phrases?|strings?|letters?|characters?|codes?'
/** What tells where a text stands, or is another noun of it: no text itself. */
const NO_TEXT = pattern('iu')`
  ^(?:
    above|below|beneath|under|over|in|inside|into|on|onto|of|from|to|at|by|with|after|before|behind|beside|next|near|between
    |that|which|who|whose|shown|seen|written|given|displayed|listed|printed|found|is|are|was|were|you|it|there|here|and|or|as
    |area|box|field|input|editor|again|twice|once|now|only|itself
  )$
`
/** "the number 113", "the word apple", "a code: X7", "a value of 5"; "the value of Height" is told elsewhere. */
const NAMED = new RegExp(
  `^(?:(?:the|a|an|this) )?(?:(?:following|exact) )?(?:${NOUN})(?: of (?=[\\d.,-]+$)|:? )(${MARK}|(?!of\\b)\\S+)$`,
  'iu',
)
/** "your name (Lars)", "the code (A7)": what something is stands in brackets behind it. */
const IN_BRACKETS =
  /^(?:the|your|my|our|his|her|their|this) [\p{L} '-]+? ?\(([^()]+)\)(?: (?:as|for) (?:the|your|my|a) [\p{L} ]+)?$/iu

/** The text that a phrase states together with what it is; undefined where it only describes it. */
export function statedText(phrase: string): string | undefined {
  const plain = phrase.trim()
  const inside = IN_BRACKETS.exec(plain)?.[1]
  if (inside !== undefined) return inside.trim()
  const named = NAMED.exec(plain)?.[1]
  return named === undefined || NO_TEXT.test(named) ? undefined : named.replace(/(?<=\p{L}|\p{N})[.,;]$/u, '')
}
