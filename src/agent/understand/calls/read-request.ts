import { termsOf } from '../../../lib/search/terms.ts'
import type { Message } from '../read-message.ts'
import { stem } from '../words.ts'

/** A word of a message that may say which tool is meant. */
export interface RequestWord {
  word: string
  /** Part of a value: quoted, a name in capitals, a code. Tools are not about it; it only fills a parameter. */
  isValue: boolean
}

/** What a message says that bears on the choice of a tool. */
export interface Request {
  words: RequestWord[]
  /** The verb that the message begins with, as in "convert …" or "please book …". */
  verb: string | undefined
  /** The noun that is asked for: "the *volume* of the sphere", "how many *tickets* …", "find me a *ride* to …". */
  head: string | undefined
  numbers: number
  dates: number
  /** Stretches that look like values of text: names in capitals and quoted ones. */
  names: number
  isQuestion: boolean
  length: number
}

const LEAD =
  /^(?:\W|please|kindly|hey|hi|hello|ok|okay|so|now|then|also|and|can|could|would|will|you|i|we|i'd|i'll|like|want|wish|need|to|help|me|us|let's|lets|just|go|ahead|try)+$/i
const QUESTION = /^(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have)$/i
/** Words between a request's verb and its noun. */
const BETWEEN =
  /^(?:a|an|the|me|us|my|our|your|all|any|some|for|out|up|about|of|this|that|these|those|many|much|new|is|are|was|were|be|to|what|which|who|how|current|latest)$/i
const BREAK =
  /^(?:of|in|on|at|for|from|to|with|by|that|which|who|whose|where|when|if|and|or|is|are|was|were|do|does|did|can|will|would|has|have|had|between|using|given|as|into|about|i|you|we|they|it|near|named|called)$/i

export function readRequest(message: Message): Request {
  const { tokens, literals, text } = message
  const inLiteral = tokens.map(() => false)
  for (const l of literals)
    if (l.kind !== 'number' || !('word' in l)) for (let i = l.from; i < l.to; i++) inLiteral[i] = true
  const isName = tokens.map((token, at) => {
    if (!/^\p{Lu}/u.test(token.text)) return false
    const before = text.slice(0, token.start)
    return at > 0 && !/[.!?:;\n]["'”’)\s]*$/.test(before)
  })
  const words: RequestWord[] = []
  const seen = new Map<string, RequestWord>()
  tokens.forEach((token, at) => {
    if (/^[\d.,]+$/.test(token.text)) return
    for (const word of termsOf(token.text)) {
      if (/^\d+$/.test(word)) continue
      const isValue = inLiteral[at]! || isName[at]!
      const known = seen.get(word)
      if (known) {
        known.isValue &&= isValue
        continue
      }
      const made = { word, isValue }
      seen.set(word, made)
      words.push(made)
    }
  })
  const start = tokens.findIndex(token => !LEAD.test(token.norm))
  const first = tokens[start]
  const isQuestion = first !== undefined && QUESTION.test(first.norm)
  const verb = first && !isQuestion ? stem(first.norm) : undefined
  let at = isQuestion ? start : start + 1
  while (at >= 0 && at < tokens.length && BETWEEN.test(tokens[at]!.norm)) at++
  let head: string | undefined
  while (at >= 0 && at < tokens.length && !BREAK.test(tokens[at]!.norm) && !inLiteral[at]) {
    if (head && /[,;.?!]/.test(text.slice(tokens[at - 1]!.end, tokens[at]!.start))) break
    head = tokens[at]!.stem
    at++
  }
  let names = 0
  for (let i = 0; i < tokens.length; i++) if (isName[i] && !inLiteral[i] && (i === 0 || !isName[i - 1])) names++
  return {
    words,
    verb,
    head,
    numbers: literals.filter(l => l.kind === 'number').length,
    dates: literals.filter(l => l.kind === 'date').length,
    names: names + literals.filter(l => ['quoted', 'url', 'email', 'code', 'phone'].includes(l.kind)).length,
    isQuestion,
    length: tokens.length,
  }
}
