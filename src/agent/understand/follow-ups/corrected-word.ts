import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'

/** A message that had no answer, and the words of it that nothing was understood by. */
export interface Gap {
  message: string
  unknown: string[]
}

const CORRECTS_WORD = pattern('iu')`
  ^\W*(?:(?:no|oops|ah|oh|ok|okay|wait|sorry|my\ mistake|typo)\W+)*
  (?:
    sorry|oops|typo|(?:what\ )?i\ (?:meant?|mean|wanted|said)(?:\ (?:to\ (?:say|write|type|ask)|was|is|are|were))*
    |(?:that|it)\ (?:should|was\ (?:meant|supposed)\ to)\ (?:be|say|read)|i['’]m\ talking\ about
  )
  \W+(?:(?:about|for)\ )?(?<word>[\p{L}\p{N}][^,;?]*?)(?:,?\ (?:sorry|of\ course|please))?\W*$
`
/** "ok, and in Oslo?" */
const IN_NAMED = pattern('iu')`
  ^\W*(?:(?:ok|okay|and|or|then|so|hm|what\ about|how\ about)\W+)+(?<how>in|at|from|near)\ (?<name>\p{L}[^,;?]*?)(?:,?\ (?:then|instead|please))?\W*$
`

/** "who lives in Utopia?", where nothing is called so – "and in Oslo?": another name behind the same preposition. */
function nameInPlace(message: string, before: string, [unknown, ...others]: readonly string[]): string | undefined {
  const { how, name } = execIn(message, IN_NAMED)?.groups ?? {}
  if (!how || !name || !unknown || others.length || !/^\p{Lu}/u.test(unknown) || !/^\p{Lu}/u.test(name))
    return undefined
  return before.toLowerCase().includes(`${how.toLowerCase()} ${unknown.toLowerCase()}`) ? name : undefined
}

/** Longer ones are questions of their own. */
const MOST_WORDS = 5

/**
 * "how many doggos are there?", which had no answer – "I meant dogs": the same question with the word that was meant in the place of what
 * was not understood. Undefined where the message corrects nothing, or several places.
 */
export function correctWord(message: string, { message: before, unknown }: Gap): string | undefined {
  const word = execIn(message, CORRECTS_WORD)?.groups?.['word'] ?? nameInPlace(message, before, unknown)
  if (!word || word.split(/\s+/).length > MOST_WORDS || /^(?:how|what|which|who|when|where)\b/i.test(word))
    return undefined
  const places = unknown.map(said => before.toLowerCase().indexOf(said.toLowerCase()))
  if (!unknown.length || places.includes(-1)) return undefined
  const from = Math.min(...places)
  const to = Math.max(...unknown.map((said, at) => places[at]! + said.length))
  // What stands between two of them was understood.
  const isOne = before.slice(from, to).split(/\s+/).length <= unknown.join(' ').split(/\s+/).length
  if (!isOne) return undefined
  const [first = ''] = word.split(/\s+/)
  const lead = before.slice(0, from)
  // "came by pigeon" – "I mean by card".
  const isSaidTwice = lead.trimEnd().split(/\s+/).at(-1)?.toLowerCase() === first.toLowerCase()
  return `${isSaidTwice ? lead.trimEnd().slice(0, -first.length) : lead}${word}${before.slice(to)}`
}
