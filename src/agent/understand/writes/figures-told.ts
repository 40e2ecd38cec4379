import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes, unmasked } from './mask.ts'

/** A figure, an amount or a day's number, alone. */
const FIGURE = fragment`(?:\p{Sc}\s?)?\d[\d.,]*\d?(?:\s?(?:\p{Sc}|%|(?-i:\p{Ll}+)))?`

/**
 * "WO-1165 is finished, final cost £340. Mark it as completed.": one record, named with a number or a capital, of which it is told how it is;
 * behind it a field with its figure (a supplementive clause without a verb, or with "is"; Quirk et al., 1985, 14.8), and an order for the record.
 */
const TOLD = pattern('iu')`
  ^\W*(?<what>(?:the\s)?(?-i:\p{Ll}+\s){0,3}?(?-i:(?:\p{Lu}|\S*\d)[^\s,.;:!?]*(?:\s(?:\p{Lu}|\S*\d)[^\s,.;:!?]*){0,4}))
  (?:['’]s|\s(?:is|was|has|have|had|got|came))\s(?-i:[^\d\p{Lu},.;:!?]+?)
  (?:\s*[,;]\s*(?:and\s)?|\s+and\s|\s[-–—]\s|\s+with\s|\s*\.\s+)(?:(?:the|its|his|her|their|a|an|our)\s)?
  (?<field>(?-i:\p{Ll}+(?:\s\p{Ll}+){0,2}?))
  (?:\s*[:=]\s*|\s(?:(?:is|was|were|came\sto|comes\sto|of|at|now)\s)*)(?<figure>${FIGURE})
  (?:\s*[.;!,]\s*|\s[-–—]\s)(?:(?:so|and|then|now|please|pls|kindly|can\syou|could\syou|would\syou)\s+)*
  (?<verb>mark|flag|set|close|complete|put|move|change|switch|update)\s(?:it|this|that)\s(?<rest>(?-i:\p{Ll})[^.;:!?]*?)(?:[,\s]+please)?[\s.!?]*$
`

/** What was told of the record in figures, as an order of its own before that which is given for it; else the message. */
export function sayFiguresTold(message: string): string {
  const masked = maskQuotes(message)
  const { what, field, figure, verb, rest } = execIn(masked, TOLD)?.groups ?? {}
  if (!what || !field || !figure || !verb || !rest) return message
  return `set the ${field} of ${unmasked(message, masked, what)} to ${figure} and ${verb.toLowerCase()} it ${rest}`
}
