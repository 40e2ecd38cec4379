import { pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** The pronoun of somebody who is spoken of, as it stands behind a verb or a preposition, and before a verb. */
const AS_OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' }
const AS_SUBJECT: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' }

export const objectOf = (who: string) => AS_OBJECT[who.toLowerCase()] ?? who
const subjectOf = (who: string) => AS_SUBJECT[who.toLowerCase()] ?? who

/** Somebody: a pronoun, or a name of up to three words. */
const WHO = String.raw`(he|she|they|(?:that|this|the) person|\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})`

/** "how many direct reports do they have?": who reports to them. */
const DIRECT_REPORTS = pattern('iu')`
  \b(how\ many|which|what)\ direct\ reports\ (?:do|does|did)\ (he|she|they|(?:that|this|the)\ person)\ have(?:\ (?:now|currently|in\ total|altogether))?(?=\W*$)
`

/** "how many does she have under her?", "how many people does Ann Lee have working under her?" */
const HAS_UNDER = pattern('u')`
  \b([Hh]ow\ many)(\ \p{Ll}+)?\ (?:do|does|did)\ ${WHO}\ have(?:\ working|\ reporting)?\ (?:under|below|beneath)
  \ (?:him|her|them|that\ person)(?:sel(?:f|ves))?(?=\W*$)
`

/** "how many employees have her as their manager?": whom she manages. */
const AS_MANAGER = pattern('iu')`
  \b(how\ many|which|what)\ (\p{L}+(?:\ \p{L}+)?)\ (?:have|has)(?:\ got)?
  \ (him|her|them|(?:that|this)\ person|(?-i:\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*){0,2}))
  \ as\ (?:(?:a|the|their|his|her)\ )?(?:line\ |direct\ )?(?:manager|boss|supervisor|superior)(?=\W*$)
`
const WHO_HAS_AS_MANAGER = pattern('iu')`
  ^(\W*(?:and\ |so\ )?who)(?:\ (?:has|have)|['’]s)(?:\ got)?\ (him|her|them|(?:that|this)\ person|(?-i:\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*){0,2}))
  \ as\ (?:(?:a|the|their|his|her)\ )?(?:line\ |direct\ )?(?:manager|boss|supervisor|superior)(?=\W*$)
`

/** "how many boats is she the owner of?": that have her as theirs. */
const ROLE_OF = pattern('iu')`
  \b(how\ many|which|what)(\ other)?\ (\p{L}+(?:\ \p{L}+)?)\ (?:is|are|was|were)
  \ (?:(he|she|they|(?:that|this)\ person)\ the\ (\p{L}{4,})|((?-i:\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*){0,2}))\ the\ (\p{L}{3,}(?:er|or)))\ of(?=\W*$)
`

/** "what date did she start with us?": here. */
const STARTED_WITH_US = pattern('i')`
  \b(when|date|day|year|month)\b(.{1,60}?)\b(start(?:ed|s)?|beg[aiu]n)\ (?:working\ |to\ work\ |out\ )?
  (?:with\ us|for\ us|with\ the\ (?:company|firm|team|organi[sz]ation))(?=\W*$)
`

/** "what e-mail can I reach that person at?", as "what number can I call". */
const WHICH_EMAIL = pattern('iu')`
  \b(?:what|which|(?:at|on|under)\ (?:what|which))\ (e-?mail)(?:\ address)?\ (?:can|could|do|should|must)\ (?:i|we|you)
  \ (?:reach|contact|write\ to|mail|e-?mail|get|use\ (?:for|to\ reach))\ (?<who>\S.*?)(?:\ (?:at|on|by|under|with))?(?=\W*$)
`

/** "how can I get in touch with them, by phone or e-mail?": those two of them. */
const IN_TOUCH_BY = pattern('iu')`
  \bhow\ (?:can|could|do|should|may|would)\ (?:i|we|you|one|someone|somebody)\ (?:best\ )?
  (?:get\ in\ touch\ with|get\ hold\ of|get\ through\ to|reach|contact|get)\ (him|her|them|(?:that|this)\ person)\s*,?
  \ (?:either\ )?by\ ((?:phone|telephone|mobile|e-?mail|post|letter)(?:(?:,|,?\ (?:or|and))\ (?:by\ )?(?:phone|telephone|mobile|e-?mail|post|letter))*)(?=\W*$)
`
const THEIRS: Readonly<Record<string, string>> = { him: 'his', her: 'her' }

const TURNS: readonly Turn[] = [
  [
    ROLE_OF,
    (_, how: string, other = '', noun: string, who: string | undefined, role: string, name: string, task: string) =>
      `${how}${other} ${noun} have ${who ? objectOf(who) : name} as ${who ? role : task}`,
  ],
  [
    DIRECT_REPORTS,
    (_, how: string, who: string) =>
      /^how/i.test(how) ? `${how} people report to ${objectOf(who)}` : `who reports to ${objectOf(who)}`,
  ],
  [HAS_UNDER, (_, how: string, noun = ' people', who: string) => `${how}${noun} report to ${objectOf(who)}`],
  [AS_MANAGER, (_, how: string, noun: string, who: string) => `${how} ${noun} does ${subjectOf(who)} manage`],
  [WHO_HAS_AS_MANAGER, '$1 reports to $2'],
  [STARTED_WITH_US, '$1$2$3 here'],
  [WHICH_EMAIL, 'what is the $1 of $2'],
  [
    IN_TOUCH_BY,
    (_, who: string, ways: string) => `what is ${THEIRS[who.toLowerCase()] ?? 'their'} ${ways.replace(/\bby /gi, '')}`,
  ],
]

/** Who stands over whom, since when somebody is here, and how they are reached, in plain words. */
export const withoutTurnsOfStandingOver = (message: string): string => sayPlainly(message, TURNS)
