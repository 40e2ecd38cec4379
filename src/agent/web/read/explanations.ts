import { pattern } from '../../../lib/patterns.ts'

/** What a page does, said for the reader: "The hints below tell whether it is higher or lower". */
const EXPLAINS = pattern('iu')`
  ^(?:the|this|these|those|it|they|its?|a|an)\b(?: [\p{L}'-]+){0,6}?
  \ (?:tells?|says?|shows?|indicates?|explains?|helps?|gives?|reveals?|informs?|lets? (?:you )?know)\b
  (?: (?:you|us|one))?
  \ (?:whether|how|if|what|which|where|when|that|about|hints?|clues?|feedback)\b
  [^:="]*$
`

/** The message without sentences behind its first one that only explain how the page answers: they ask for nothing. */
export function withoutExplanations(message: string): string {
  const [first, ...others] = message.split(/(?<=[\p{L}\d"”)][.!])\s+(?=\p{Lu})/u)
  const kept = others.filter(sentence => !EXPLAINS.test(sentence.trim().replace(/[.!]$/, '')))
  return kept.length === others.length ? message : [first!, ...kept].join(' ')
}
