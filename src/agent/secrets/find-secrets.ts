import { fragment, pattern } from '../../lib/patterns.ts'
import { mayMatch } from '../../lib/prefilter/may-match.ts'

/**
 * What a secret is called, as user interfaces call it: the `autocomplete` values of HTML that no browser shows
 * (current-password, new-password, one-time-code, cc-csc) and the fields that stand for them.
 */
const NOUN = fragment`
  (?:
    pass ?-?(?:word|code|phrase|wd)s?|pwd|pins?(?: ?(?:code|number)s?)?|otp
    |(?:one[- ]time|security|verification|access|2fa|mfa) codes?
    |cv[cv]2?
    |(?:(?:api|access|auth|bearer|refresh|secret|private)[- ])?(?:tokens?|secrets?)
    |(?:api|access|secret|private)[- ]keys?
    |credentials
    |(?:(?:credit|debit|bank) ?)?card (?:numbers?|no\.?)
  )
`
const QUOTED = String.raw`"[^"\n]+"|'[^'\n]+'|“[^”\n]+”|‘[^’\n]+’|«[^»\n]+»|\x60[^\x60\n]+\x60`
const WORD = String.raw`[^\s"'“”‘’«»\x60,;]+`
const VALUE = `(${QUOTED}|${WORD})`
const DETERMINER = '(?:the|a|an|my|your|our|his|her|their|its|this|that|new|old|current|same|first|second)'

/** A secret and its noun, in either order. */
const PATTERNS = [
  // password: x, password = x, the password is x, set my PIN to x, the password field with x
  fragment`
    \b${NOUN}(?: (?:field|box|input))?
    (?:\s*(?::|=|->|→)\s*|\s+(?:is|as|to|equals|with|should be|will be)\s+(?:the (?:value|text) )?)${VALUE}
  `,
  // with password x, password "x"
  String.raw`\b${NOUN}\s+(${QUOTED})`,
  String.raw`\b(?:with|using|and|by|enter|type|fill in|input|use|set|,)\s+(?:${DETERMINER} )*${NOUN}\s+${VALUE}`,
  // the password x, where x is nobody's word
  String.raw`\b${NOUN}\s+(?=\S*[\d\p{P}\p{S}]\S)${VALUE}`,
  // x as the password, type x into the password field, use x for the PIN
  String.raw`${VALUE}\s+(?:as|for|in|into|in to|to|on)\s+(?:${DETERMINER} )*(?:\w+ )?${NOUN}\b`,
  // log in as ann with x, sign in as ann / x, ann:x
  String.raw`\b(?:log|sign)(?:ged)? ?[io]n(?:to)?\b[^\n]*?\b(?:as|with|using)\s+${WORD}\s*(?:\/|,|\band\b|\bwith\b|\busing\b)\s*${VALUE}`,
].map(pattern => new RegExp(pattern, 'giu'))

/** Words that stand where a secret may and are none: what follows them is said of it. */
const NO_VALUE = pattern('i')`
  ^(?:
    is|are|was|has|have|field|fields|box|input|and|or|then|it|that|this|them|the|a|an|my|your|in|into|on|to|for
    |of|as|with|by|using|from|at|not|no|its?|page|button|link|form|pass ?words?|pins?|tokens?|type|enter|use
    |fill|set|put|user|username|name|email
  )$
`

const NAME = new RegExp(String.raw`\b${NOUN}\b`, 'iu')

/** Whether a field of this name takes a secret. */
export const isSecretName = (name: string): boolean => NAME.test(name)

/** The values in a message that it calls a password, a PIN, a code or a token, as they are written there. */
export function findSecrets(message: string): string[] {
  const cards = findCards(message)
  const found = PATTERNS.filter(pattern => mayMatch(pattern, message)).flatMap(pattern =>
    [...message.matchAll(pattern)].flatMap(match => match[1] ?? []),
  )
  // A sign at the end may be the secret's or the sentence's.
  const bare = found.flatMap(value =>
    /^["'“‘«`]/.test(value) ? [value.slice(1, -1)] : [value, value.replace(/[.!?:)\]}]+$/, '')],
  )
  return [...new Set([...cards, ...bare])].filter(value => value.trim() !== '' && !NO_VALUE.test(value))
}

/** Numbers of cards (ISO/IEC 7812-1: 12 to 19 digits with a check digit), as they are written in a text. */
const CARDS = /(?<![\d.])\d(?:[ -]?\d){11,18}(?![\d.]*\d)/g

function findCards(message: string): string[] {
  return (message.match(CARDS) ?? []).filter(written => {
    const digits = [...written.replace(/\D/g, '')].reverse().map(Number)
    const doubled = digits.map((digit, at) => (at % 2 ? (digit * 2) % 9 || (digit ? 9 : 0) : digit))
    return new Set(digits).size > 1 && doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0
  })
}

/** Nobody's word: with a digit within letters, a sign, or letters of both cases inside it. */
export const isUnmistakable = (value: string): boolean =>
  value.length >= 6 &&
  (/\d\p{L}|\p{L}\d/u.test(value) || /[^\p{L}\p{N}\s.-]/u.test(value) || /\p{Ll}\p{Lu}/u.test(value))
