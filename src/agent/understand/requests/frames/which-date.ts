import { pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { readMessage } from '../read-message.ts'

/**
 * "which boats did we sell in May? Go by the hand-over date.": which of the dates of a record a period is of, said in a sentence
 * or a clause of its own. The period takes it, where there is one period and nothing else was said of it.
 */
const GO_BY = pattern('iu')`
  (?<asked>^.{8,}?)\s*(?:[.?!;,–—(]|\s-)+\s*(?:and\ |please\ |as\ )*
  (?:
    (?:(?:go(?:ing)?|judg(?:e|ing)|count(?:ing|ed)?|measur(?:e|ing|ed)|reckon(?:ing|ed)?|sort\ that|decide|select(?:ing)?|filter(?:ing)?)
    \ (?:that\ |them\ |this\ )?(?:by|on|from|after|according\ to)|us(?:e|ing)|tak(?:e|ing)|by)(?=\ (?:the|their|its)\ )
    |(?:by\ (?:that|this)\ )?i\ mean(?:\ by)?|with\ regard\ to
    # With what is gone by, no article is needed: nothing is sorted or grouped so.
    |(?:judg|measur|reckon|count)(?:ing|ed)\ by|going\ by|based\ on|according\ to
  )
  \ (?:the\ |their\ |its\ )?(?<field>(?:\p{L}+[ -]){1,2}(?:date|day)|date\ of\ (?:the\ )?\p{L}+?)s?
  (?:\ (?:for\ (?:that|this)|here|as\ (?:the\ )?(?:date|reference)|please))*\W*$
`
/** A question, or an order to show something: what is to be changed has dates of its own. */
const ASKS = pattern('i')`
  ^\W*(?:(?:and|so|please|can\ you|could\ you)\W+)*(?:(?:in|during|for|on)\ (?=which|what))?
  (?:which|what|who|whose|where|when|how|is|are|was|were|do|does|did|list|show|count|give|tell|name)\b
`

/** The preposition of a period. */
const PERIOD =
  /(?:^|\s)(?:in|on|during|before|after|since|between|from|until|till|by|through)\s(?:the\s|all\s(?:of\s)?)?$/i

/** What a period stands behind that is asked for itself. */
const IN_GROUPS =
  /\b(?:which|what|each|every|per|by) (?:day|week|month|quarter|year|weekday)s? (?:of|in|from|during) (?:the )?$/i

/** One question, in which the date that is meant is said with the period. */
export function sayWhichDate(text: string, now: Date): string {
  const { asked, field } = execIn(text, GO_BY)?.groups ?? {}
  if (asked === undefined || field === undefined || !testIn(asked, ASKS)) return text
  const { tokens, literals } = readMessage(asked, now)
  const dates = literals.filter(literal => literal.kind === 'date')
  const start = dates.length === 1 ? tokens[dates[0]!.from]?.start : undefined
  if (start === undefined) return text
  // "in which month of 2024 did we sell the most, by the hand-over dates?": the period is that of the group.
  if (IN_GROUPS.test(asked.slice(0, start))) return `${asked} by ${field}?`
  const preposition = PERIOD.exec(asked.slice(0, start))
  const at = preposition ? preposition.index : start
  const [before, period] = [asked.slice(0, at).trimEnd(), asked.slice(at).trimStart()]
  return `${before} with a ${field} ${preposition ? '' : 'in '}${period}?`
}
