import { fragment, pattern } from '../../../lib/patterns.ts'
import { mayMatch } from '../../../lib/prefilter/may-match.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'

/** What fields say, in words that none of them has: each with what no field may be called for it to be said so, and what one has to be. */
interface Otherwise {
  said: RegExp
  plain: string | ((...said: string[]) => string)
  /** No field is called so: a pass that is `valid until` a day is told by its own word. */
  unless: RegExp
  /** No kind of record is called so. */
  unlessKind?: RegExp
  /** Some kind of record is called so. */
  whereKind?: RegExp
  /** Some field is called so, or has such a value. */
  where?: RegExp
}

const LEAD = fragment`\W*(?:(?:and|so|but|ok|okay|please|now)\W+)*`
/** Those who make something by a verb of making: the director directed it, the composer composed it. */
const MAKER = pattern('iu')`
  ^(${LEAD})(?:who|what)(?:['’]?s|\ is|\ was|\ are|\ were)\ the\ (?:name\ of\ the\ )?
  (direct|compos|paint|design|illustrat|translat|sculpt|produc|choreograph)(?:or|er)s?
  \ of\ (?=(?:the\ )?(?:\p{Ll}+\ )?(?:(?-i:\p{Lu})|["“]))
`

/** What people book, and what that is called where it is kept. */
const BOOKED = /\b(?:bookings?|reservations?|appointments?)$/
const mostBooked = (_: string, which = '', noun = '', end = ''): string =>
  `${which} ${noun} has the ${/^b/i.test(end) ? 'most' : 'fewest'} bookings`

const OTHERWISE: readonly Otherwise[] = [
  // "which branch is the busiest", "what was our busiest day": with the most of what people book there.
  {
    said: /^(\W*(?:and |so )?(?:which|what)) (\p{L}+(?: \p{L}+)?) (?:is|was|are) (?:the |our )?(busiest|quietest)(?=\W*$)/iu,
    plain: mostBooked,
    unless: /^$/,
    whereKind: BOOKED,
  },
  {
    said: pattern('iu')`
      ^(\W*(?:and\ |so\ )?(?:which|what))(?:['’]s|\ is|\ was|\ are)\ (?:the\ |our\ )?(busiest|quietest)
      \ (?!time|day|week|month|year|hour)(\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    plain: (said, which, end, noun) => mostBooked(said!, which, noun, end),
    unless: /^$/,
    whereKind: BOOKED,
  },
  // "until when is the pass of Ann valid": when it expires.
  {
    said: pattern('iu')`
      ^(${LEAD})(?:until|till)\ when\ (?:is|are|will)\ (.+?)(?:\ be)?\ (?:valid|good|in\ force)(?=\W*$)
    `,
    plain: '$1when does $2 expire',
    unless: /\bvalid\b/,
    where: /\b(?:expires?|expiry|expiration|expired)\b/,
  },
  // "her driving licence", "a driver's licence": the licence.
  { said: /\b(?:driving|driver['’]?s?|drivers['’]?) (?=licen[cs]es?\b)/giu, plain: '', unless: /\b(?:driving|drivers?)\b/, where: /\blicen[cs]e\b/ },
  // "the running time of Slow Harbour": its runtime.
  { said: /\brunning time\b/giu, plain: 'runtime', unless: /\brunning\b/, where: /\bruntime\b/ },
  // "what is the size of the hall": how big it is.
  {
    said: pattern('iu')`
      ^(${LEAD})what(?:['’]?s|\ is|\ was)\ the\ (?:exact\ |total\ )?size\ of\ (?=(?:the\ |our\ )?(?:(?-i:\p{Lu})|["“\d]))
    `,
    plain: '$1how big is ',
    unless: /\bsizes?\b/,
  },
  // "who is the director of Slow Harbour": who directed it.
  { said: MAKER, plain: '$1who $2ed ', unless: /\b(?:director|composer|painter|designer|illustrator|translator|sculptor|producer|choreographer)\b/ },
  // "who is on the waiting list for the tent": whoever is waiting for it, where some are not any more.
  {
    said: pattern('iu')`
      ^(${LEAD})(?:(?:the\ )?(?:people|names|everyone|everybody|those)|who(?:['’]?s|\ is|\ are)|(?:show|list|give)(?:\ me)?\ (?:the\ people|everyone|those))
      \ (?:currently\ |now\ )?on\ (?:the\ |our\ )?wait(?:ing)?[ -]?list\ (?:for|of)\s
    `,
    plain: '$1who is waiting for ',
    unless: /^$/,
    unlessKind: /\bwaitings?$/,
    where: /\bwaiting\b/,
  },
] // oxfmt-ignore

/** The names of fields and what may stand in them. */
const wordsOf = ({ words, choices }: Field): string[] => [words.join(' '), ...choices.map(String)]

/** The message in words that some field has, where it has others that none has. */
export function sayKnownOtherwise(text: string, knowledge: Knowledge, names?: string[]): string {
  const likely = OTHERWISE.filter(({ said }) => mayMatch(said, text) && text.search(said) >= 0)
  if (!likely.length) return text
  const entities = knowledge.apps(names).flatMap(({ model }) => model.entities.filter(({ hidden }) => !hidden))
  const isKind = (form?: RegExp) => form !== undefined && entities.some(({ words }) => form.test(words.join(' ')))
  const known = entities.flatMap(({ fields }) => fields.flatMap(wordsOf)).map(one => one.toLowerCase())
  const isKnown = (form: RegExp) => known.some(one => form.test(one))
  return likely
    .filter(
      ({ unless, unlessKind, where, whereKind }) =>
        !isKnown(unless) && !isKind(unlessKind) && (!where || isKnown(where)) && (!whereKind || isKind(whereKind)),
    )
    .reduce((said, { said: form, plain }) => said.replace(form, plain as string), text)
}
