import { rememberByText } from '../../../../lib/remember-by-text.ts'
import { protect, type Literal, type Source } from '../../read/literals.ts'
import { COMMON, DEEDS, FILLERS, QUOTED, RECEIVERS, SENDERS, UNQUOTED, type LetterDeed } from './letter-roles.ts'

/** Marks where something was taken out of a sentence: what stood around it does not grow together. */
const TAKEN = ' · '
const LETTERS =
  /\b(?:e-?mails?|mails?|messages?|letters?|information|inbox)\b|\b(?:repl(?:y|ying)|respond(?:ing)?|response|answer(?:ing)?)\b/iu

/** What is asked, and not asked for. */
const QUESTION =
  /^(?:is|are|was|were|did|does|do(?! not)|has|have|had|who|whom|whose|when|where|why|how|which|should|what(?! \p{L}+ (?:sent|wrote))) /iu

/** Said plainly already: pages may have a star and a mark for what is important beside each other. */
const PLAIN_MARK = /^\W*(?:please )?(?:mark|flag|set|tag|label) [^,;]+ as important\W*$/iu

interface Frame {
  deed: LetterDeed
  /** Whose letter it is. */
  sender: string
  /** For whom it is, where it is passed on. */
  receiver?: string
  /** What a reply says: a mark of a literal, or words as they stand. */
  text?: string
}

/**
 * A request to do something with a letter ("Ann wants to see what you got from Bob"), said in one way: who it is from, for whom it
 * is, and what a reply says are roles that are found wherever they stand. Where any word is left that no role, deed or way of
 * asking explains, or a role that the deed needs is missing or taken twice, the message is left as it is.
 */
export function sayLetterDeed(source: Source): Source {
  const frame =
    LETTERS.test(source.text) && ![QUESTION, PLAIN_MARK].some(form => form.test(source.text))
      ? readFrame(source.text)
      : undefined
  if (!frame) return source
  const { deed, sender, receiver, text } = frame
  const noun = /\b(?:e-?mail|mail|message|letter)(?=s?\b)/iu.exec(source.text)?.[0].toLowerCase()
  const letter = noun === undefined ? sender : `the ${noun} by ${sender}`
  if (deed === 'forward') return { ...source, text: `forward ${letter} to ${receiver}` }
  if (deed !== 'reply') return { ...source, text: `${deed} ${letter}` }
  if (/^\uE000\d+\uE001$/u.test(text!)) return { ...source, text: `reply to ${letter} with the text ${text}` }
  const literal: Literal = { text: text!, kind: 'quoted', written: text! }
  const literals = [...source.literals, literal]
  return { literals, text: `reply to ${letter} with the text \uE000${literals.length - 1}\uE001` }
}

/** Whether a message is nothing but a request to do something with one letter. */
export const asksForLetterDeed = rememberByText((message: string): boolean => {
  const source = protect(message)
  return sayLetterDeed(source) !== source
})

function readFrame(message: string): Frame | undefined {
  let left = message
  const take = (forms: readonly RegExp[], role: string): string[] => {
    const found: string[] = []
    for (const form of forms)
      for (let match = form.exec(left); match; match = form.exec(left)) {
        found.push(match.groups![role]!)
        const verb = match.groups!['verb'] ?? ''
        left = `${left.slice(0, match.index)}${verb}${TAKEN}${left.slice(match.index + match[0].length)}`
      }
    return found
  }
  const quoted = take([QUOTED], 'text')
  const [text, ...texts] = quoted.length === 0 && has(message, 'reply') ? take(UNQUOTED, 'text') : quoted
  left = withSmallWords(left)
  const senders = take(SENDERS, 'name')
  const receivers = take(RECEIVERS, 'name')
  const people = [...senders, ...receivers]
  if (texts.length > 0) return undefined
  const deed = deedOf(left)
  if (deed === undefined || !isExplained(left, deed)) return undefined
  if ((text === undefined) === (deed === 'reply')) return undefined
  if (deed === 'forward')
    return senders.length === 1 && receivers.length === 1 && senders[0] !== receivers[0]
      ? { deed, sender: senders[0]!, receiver: receivers[0]! }
      : undefined
  if (new Set(people).size !== 1) return undefined
  if (deed !== 'reply' && senders.length !== 1) return undefined
  return { deed, sender: people[0]!, ...(text !== undefined && { text }) }
}

/** With words that only begin a sentence in small letters: what is left with a capital is a name. */
const withSmallWords = (text: string): string =>
  text.replace(/\p{Lu}[\p{L}']*/gu, word => (COMMON.has(word.toLowerCase()) ? word.toLowerCase() : word))

const has = (text: string, deed: LetterDeed): boolean => new RegExp(DEEDS[deed].source, DEEDS[deed].flags).test(text)

/** The deed that is spoken of; of several none, but that a reply is sent as well and what is passed on is given. */
function deedOf(left: string): LetterDeed | undefined {
  const [first, ...others] = (['reply', 'delete', 'star'] as const).filter(deed => has(left, deed))
  if (others.length > 0) return undefined
  return first ?? (has(left, 'forward') ? 'forward' : undefined)
}

/** Whether nothing is left but the deed and ways of asking for it. */
function isExplained(left: string, deed: LetterDeed): boolean {
  const rest = left.replace(DEEDS[deed], ' ').replace(FILLERS, ' ').trim()
  return rest === ''
}
