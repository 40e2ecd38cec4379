import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from '../requests/turns.ts'

/** Where a date or nothing follows, what has to be done by then is due. */
const BY_THEN =
  '(?=\\s+(?:by|in|on|before|until|within|during|after|this|next|today|tomorrow|the (?:coming|next))\\b|\\W*$)'
const RETURNED = '(?:be (?:back|returned|brought back|given back)|come back|go back)'
/** "which loans still have to be returned": all that are not back, whenever they are due. */
const STILL = `(?<=\\bstill )(?:have|has|had|need|needs) to ${RETURNED}\\W*$`
const OBLIGED = new RegExp(`\\b(?!${STILL})(?:(?:have|has|had|need|needs) to|must|should) ${RETURNED}${BY_THEN}`, 'gi')
const WHEN_OBLIGED = new RegExp(
  `\\bwhen (?:(?:does|do|did) (.+?) (?:have|need) to|(?:must|should) (.+?)) ${RETURNED}(?=\\W*$)`,
  'gi',
)

const GIVE_BACK = '(?:bring|give|take|send|hand|carry|post)'
const TO_RETURN = `(?:${GIVE_BACK} (?:back (?<what>.{1,60}?)|(?<what>.{1,60}?) back)|return (?<what>.{1,60}?))`
const HAS_TO = fragment`
  (?:
    (?:does|do|did) (?<who>.{1,40}?) (?:have|need) to|(?:must|should) (?<who>.{1,40}?)
    |(?:is|are) (?<who>.{1,40}?) (?:supposed|meant|expected|required|obliged) to
  )
`
const MAY_KEEP = fragment`(?:(?:until|till) when|how long) (?:can|may) (?<who>.{1,40}?) keep (?<what>.{1,60}?)`
/**
 * "when do they have to bring it back?", "by what date must Ann return the lamp?", "how long can she keep it?": whoever has to, and what is due
 * then.
 */
const WHEN_TO_RETURN = new RegExp(
  String.raw`\b(?:(?:by |until )?(?:when|(?:what|which) date) ${HAS_TO} ${TO_RETURN}|${MAY_KEEP})(?=\W*$)`,
  'gi',
)
const SOMEBODY = /^(?:i|we|you|he|she|they|one|people|somebody|someone)$/i
/** Whoever was spoken of has to return what was spoken of, whatever it is called. */
const SPOKEN_OF = /^(?:he|she|they)$/i

/** "when is it due", "when is the lamp of Ann due". */
function sayDue({ who = '', what: said = '' }: Record<string, string | undefined>): string {
  const what = SPOKEN_OF.test(who) && /^(?:the|that|this) \p{Ll}+$/u.test(said) ? 'it' : said
  const verb = /^(?:them|these|those)$/i.test(what) ? 'are' : 'is'
  return `when ${verb} ${what.replace(/^them$/i, 'they')}${SOMEBODY.test(who) ? '' : ` of ${who}`} due`
}

const SENT_BACK = pattern('giu')`
  (?<!\b(?:was|were|been|be|is|are)\ )\b(?:sent|gave|given|brought|handed|shipped|mailed)\ ((?:[\p{L}\d'’-]+\ ){1,4}?)back
  (?:\ to\ (?:us|the\ (?:shop|store|library)))?(?=\W|$)
`

/** The same in the present, behind an auxiliary: "do people send things back". */
const SEND_BACK = pattern('giu')`
  (?<=\b(?:do|does|did|can|will|to)\b[^?.!]{0,40}\ )(?:send|give|bring|hand|ship|mail)\ ((?:[\p{L}\d'’-]+\ ){0,4}?)back
  (?:\ to\ (?:us|the\ (?:shop|store|library)))?(?=\W|$)
`

/**
 * "came back", "is back", "brought back": what is back was returned, and what has to be back is due (the particle of return with
 * verbs of motion and of giving; Levin, English Verb Classes and Alternations, 1993, 13 and 51).
 */
export const sayReturned = (text: string): string => sayBack(sayPlainly(text, STILL_OUT))

const LENT = fragment`(?<=\b(?:loans?|rentals?|hires?|lendings?)\ )`
/** A period that begins today. */
const AHEAD = fragment`
  (?=,?\ (?:in|within|over|during|inside)\ (?:the\ )?(?:(?:next|coming|following)\b|\S+\ (?:days?|weeks?|months?)\ (?:ahead|to\ come|from\ (?:now|today))\b))
`
/** "loans that fall due next week", "loans due in the coming week": of what is lent, what is still out. */
const STILL_OUT: readonly Turn[] = [
  [
    pattern('gi')`${LENT}(?:(that|which)\ )?(?:falls?|comes?)\ due\b`,
    (_, that = '') => `${that && 'that '}are still due`,
  ],
  [pattern('gi')`${LENT}(?:are|is)\ due${AHEAD}`, 'are still due'],
  [pattern('gi')`${LENT}(?:(?:that|which)\ are\ due|with\ (?:a|their)\ due\ date|due)${AHEAD}`, 'that are still due'],
]

/** "loans due back next week": which are. */
const DUE_BACK =
  /(?<=\b\p{L}{2,}s )due back(?=,? (?:by|before|until|in|over|within|during|this|next|today|tomorrow|between|on)\b)/giu

const sayBack = (text: string): string =>
  /\bback\b|\bbe (?:returned|brought)\b|\b(?:return|keep)\b/i.test(text)
    ? text
        // "returns that came back broken": what they are says it.
        .replace(
          /\b(returns?) ((?:that|which) )?(?:(?:have|has|had) )?(?:already )?(?:came|(?<=(?:have|has|had) )come) back\b/gi,
          '$1 $2are',
        )
        .replace(WHEN_OBLIGED, (_, one: string | undefined, other: string | undefined) => `when is ${one ?? other} due`)
        .replace(WHEN_TO_RETURN, (...found) => sayDue(found.at(-1) as Record<string, string | undefined>))
        .replace(OBLIGED, 'are still due')
        .replace(/\b(is|are) due back\b/gi, '$1 still due')
        .replace(DUE_BACK, 'that are still due')
        .replace(/\bdue back\b/gi, 'due')
        .replace(
          /\b(has|have|had) (not )?(?:already )?(?:come|been (?:brought|given|sent)) back\b/gi,
          '$1 $2been returned',
        )
        // "who has sent back a lamp": it was returned by them; "sent back returns", "with status sent back" are in such a state.
        .replace(
          /(?<!\b(?:was|were|been|be|is|are|status|state|status is|state is) )\b(?:sent|gave|given|brought|handed|shipped|mailed) back\b(?! returns?\b)/gi,
          'returned',
        )
        // "who has sent boots back to us": returned them.
        .replace(SENT_BACK, (said, what: string) =>
          /\b(?:(?:to|for|from|with|by|that|who|when|and|or|a|us|me) )$/i.test(what) ? said : `returned ${what.trim()}`,
        )
        .replace(SEND_BACK, (_, what: string) => `return ${what.trim()}`.trim())
        .replace(/\b(?:came|(?:was|were) (?:brought|given|sent|handed)) back\b/gi, 'were returned')
        .replace(/\b(is|are|was|were)( not|n['’]t)?(?: already)? back\b/gi, '$1$2 returned')
    : text

/** "returned on time": one adverb, which none of its words says. */
export const sayPunctually = (text: string): string =>
  text.replace(/(?<=\p{L}(?:ed|en|wn|id|nt|ld) )(?:on|in) time\b(?! zone)/giu, 'punctually')
