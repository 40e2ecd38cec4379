import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { maskQuotes, unmasked } from './mask.ts'
import { AMOUNT, CODED, GONE, NAME, NAMED, PREDICATES } from './told-predicates.ts'

// What is told of one record in an everyday way. A clause is brought into its plain form first (adverbs that say nothing of the record are
// dropped, what somebody did with it is told of it in the passive, a contrast and the pronoun behind it are one clause); then its verb says
// which orders it may stand for (told-predicates.ts). These only count where all of them makes sense for a record, and wait for a yes.

/** Adverbs of what something came to or is from now on, which say nothing of it themselves. */
const IN_THE_END = pattern('giu')`
  ,?\s+(?:in the end|after all|all told|all in all|altogether|in total|finally|eventually|from (?:now|today)(?: on)?|these days|instead)(?=[\s,.;!]|$)
`

/** "they've paid B-7 in cash", "we settled for 600 on claim 8", "we've let Ann go": what somebody did, to what. */
const DEED = pattern('iu')`
  ^(?:we|i|they|he|she|(?:the\ |our\ )?(?-i:(?!(?:who|which|what|how)\b)\p{Ll}+)|${NAME})(?<perfect>['’]ve|['’]s|\ has|\ have|\ had\ to)?
  \ (?:(?:just|now|finally|already)\ )?(?:
    let\ (?<leaver>${NAME})\ go
    |(?<verb>(?-i:\p{Ll}{4,}))(?:\ (?:out|us|them|him|her|back))?\ (?:
      (?<figure>(?:(?:for|on|at)\ )?${AMOUNT})\ (?:on|for|towards|against)\ (?<of>${NAMED})
      |(?:for\ )?(?<object>${CODED})(?<rest>\ (?:for|at)\ ${AMOUNT}
        |(?:,?\ (?:in\ )?cash|,?\ by\ \p{L}+|\ online|\ in\ full)?(?:\ (?:today|yesterday|this\ \p{Ll}+|just\ now|now))?)
    )
  )[\s.!]*$
`
/** "B-7 came in this morning, they paid cash": of what came it is told behind it. */
const CAME_IN = pattern('iu')`
  ^(?<object>${CODED})\ (?:came|has\ come)\ (?:in|back)(?<when>\ (?:this\ \p{Ll}+|today|yesterday|just\ now))?,?\ (?:and\ )?
  (?:they|he|she)(?:['’]ve|['’]s|\ have|\ has)?\ (?<verb>\p{Ll}+)(?<rest>(?:\ (?:in\ )?cash|\ by\ \p{L}+|\ online|\ in\ full)?)[\s.!]*$
`
/** Deeds by which money changes hands, which are told in the past as well. */
const PAYING = /^(?:paid|settled|agreed|refunded|reimbursed)$/i

/** What somebody did with a record, told of the record: "B-7 has been paid in cash". */
function inPassive(clause: string): string {
  const came = execIn(clause, CAME_IN)?.groups
  if (came && isParticiple(came['verb']!))
    return `${came['object']!} has been ${came['verb']!}${came['rest']!}${came['when'] ?? ''}`
  const { leaver, verb = '', perfect, figure, of, object, rest = '' } = execIn(clause, DEED)?.groups ?? {}
  if (leaver) return `${leaver} has been let go`
  const isDeed = PAYING.test(verb) || (perfect !== undefined && isParticiple(verb))
  const what = of ?? object
  return isDeed && what ? `${what} has been ${verb}${figure ? ` ${figure}` : rest}` : clause
}

/** "Ann doesn't want Bob any more, put her down for Dora", "KO-15 has changed their mind and takes …": what is so no longer, and what is instead. */
const CONTRAST = pattern('iu')`
  ^(?<subject>(?:(?:the|our)\ (?-i:\p{Ll}+)\ (?:of|on|for|from)\ )?(?:${NAME}|${CODED}))\ (?:
    (?:(?:doesn['’]t|does\ not|no\ longer)\ (?:wants?|likes?)|(?:has|had)\ (?:had\ enough\ of|fallen\ out\ with)|(?:isn['’]t|is\ not)\ happy\ with
      |(?:didn['’]t|did\ not)\ like)\ (?:${NAME}|the\ [^,.;:?!\d]{2,40}?)(?:\ any\ ?(?:more|longer))?
    |(?:has|have)\ changed\ (?:their|his|her|its)\ minds?
  )(?:,|\.|;|\ [-–—]|\ and)\ (?:(?:so|and|please|can\ you|could\ you)\ )*(?<rest>\S.*)$
`
const TO_ONE = pattern('iu')`
  ^(?<verb>put|sign|set|mark|give|get|move|switch|change|assign)\ (?:him|her|them|it)\ (?:over\ )?(?<value>\S.*)$
`
const OF_ONE = /^(?:s?he|they|it)(?:(?<short>['’]d)|(?=\s))\s?(?<predicate>\S.*)$/iu
const WANTS = /^(?:now )?wants? (?=\p{Lu})/u

/** Both clauses as one, of the record that the first is about. */
function withoutContrast(clause: string): string {
  const { subject, rest } = execIn(clause, CONTRAST)?.groups ?? {}
  if (!subject || !rest) return clause
  const { verb, value } = TO_ONE.exec(rest)?.groups ?? {}
  if (verb && value) return `put ${subject} down for ${value.replace(/^(?:down )?(?:for|with|to|over to) /i, '')}`
  const { short, predicate } = OF_ONE.exec(rest)?.groups ?? {}
  const told = `${short ? 'would ' : ''}${predicate ?? rest}`
  return `${subject} ${told.replace(WANTS, 'prefers ')}`
}

/** The orders that a fact may stand for; `why` is what is told beside it. */
export function ordersOfFacts(said: string, why?: string): string[] {
  const plain = inPassive(withoutContrast(replaceIn(said, IN_THE_END, '')))
  const masked = maskQuotes(plain)
  if (/\?\s*$/.test(masked)) return []
  for (const { tells, orders } of PREDICATES) {
    const groups = Object.entries(execIn(masked, tells)?.groups ?? {})
    if (!groups.length) continue
    return orders(
      Object.fromEntries(groups.flatMap(([name, part]) => (part ? [[name, unmasked(plain, masked, part)]] : []))),
      why,
    )
  }
  return []
}

/** Whether somebody is told to be gone: that asks for nothing that is known of them. */
export const tellsGone = (said: string): boolean => testIn(maskQuotes(inPassive(said)), GONE)

const NOUN = fragment`(?-i:\p{Ll}+(?:\ \p{Ll}+)?)`
/** The verb of a clause in the third person. */
const TELLS = fragment`(?:is|has|(?-i:(?!(?:was|this|his|its|us|as)\b)\p{Ll}{2,}s))`
/** One record, named with a capital or a number, of which two things are told in one sentence, as they are now. */
const TWO = pattern('iu')`
  ^(?!(?:who|which|that|what|how|if|when|there|i|we|you)\b)(?<subject>${NAMED})\ (?:(?<early>now)\ )?
  (?<verb>${TELLS})\ (?<first>[^,;:?!]+?)(?:\ (?<late>now))?,?\ and\ (?:(?:now|also)\ )?
  (?:
    (?<second>${TELLS}\ \S[^,;:?!]*?)
    |an?\ (?<noun>${NOUN})\ of\ (?<value>\S[^,;:?!]*?)
    |(?<figure>\S*\d\S*(?:\ (?:thousand|million|billion|[$€£]))?)\ in\ (?<field>${NOUN})
  )(?:\ (?<last>now))?[\s.!]*$
`

/** "N02 has power now and costs 2100", "Acme now has 40 employees and a budget of 36k": two facts, each in a clause of its own. */
export function factsTold(said: string): string | undefined {
  const masked = maskQuotes(said)
  const part = (text?: string) => unmasked(said, masked, text)
  const { subject, verb, first, early, late, last, second, noun, value, figure, field } =
    execIn(masked, TWO)?.groups ?? {}
  if (!subject || !verb || !first || !(early ?? late ?? last)) return undefined
  const other = second ? `it ${part(second)}` : noun ? `its ${noun} is ${part(value)}` : `its ${field!} is ${figure!}`
  // Behind a number of something "now" would be taken for more of it.
  const own = early || /\d/.test(first) ? `now ${verb} ${part(first)}` : `${verb} ${part(first)} now`
  return `${part(subject)} ${own} and ${other}`
}

/** "Ann Lee has moved to 12 Mill Lane": a number and a street. */
const MOVED_HOUSE = pattern('iu')`
  ^(?<subject>(?-i:\p{Lu})[^,;:?!]{1,50}?)\ (?:(?:has|have|just|now)\ )*(?:moved|is\ moving)\ (?:house\ )?to
  \ (?<address>\d{1,4}\p{L}?\ (?-i:\p{Lu})\p{L}+(?:\ (?-i:\p{Lu})\p{L}+){1,3})[\s.!]*$
`
/** Where somebody has moved to, as the order to change their address: a street is a part of it, though a field is called so. */
export function ordersOfMove(said: string): string[] {
  const masked = maskQuotes(said)
  const moved = execIn(masked, MOVED_HOUSE)?.groups
  return moved ? [`set the address of ${unmasked(said, masked, moved['subject'])} to ${moved['address']!}`] : []
}

/** "they wanted 900 but we settled for 600": what was wanted before is none of what is so. */
const BUT = pattern('iu')`
  ^[^,;:?!]{3,60}?\ (?:wants?|wanted|asked\ for|claimed|demanded|offered|hoped\ for)\ [^;:?!]{1,40}?,?\ but\ (?=(?:we|i|they|he|she|it)\b|(?-i:\p{Lu}))
`
/** "…, says Mrs Lee", "… according to the lab": who said it. */
const SOURCE = pattern('iu')`
  ,?\s+(?:(?:so\ )?(?:says|said)|according\ to)\ (?:(?:the|his|her|their|our)\ )?[^,;:?!\d]{2,40}[\s.!]*$
`

/** A fact without what was wanted before it and without who said it. */
export function withoutSource(said: string): string {
  const plain = testIn(said, SOURCE) ? replaceIn(said, SOURCE, '') : said
  const own = testIn(plain, BUT) ? replaceIn(plain, BUT, '') : plain
  return /\p{L} \S/u.test(own) ? own : said
}
