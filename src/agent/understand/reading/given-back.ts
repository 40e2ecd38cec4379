import { pattern } from '../../../lib/patterns.ts'

/** Where a date or nothing follows, what has to be done by then is due. */
const BY_THEN =
  '(?=\\s+(?:by|in|on|before|until|within|during|after|this|next|today|tomorrow|the (?:coming|next))\\b|\\W*$)'
const RETURNED = '(?:be (?:back|returned|brought back|given back)|come back|go back)'
const OBLIGED = new RegExp(`\\b(?:(?:have|has|had|need|needs) to|must|should) ${RETURNED}${BY_THEN}`, 'gi')
const WHEN_OBLIGED = new RegExp(
  `\\bwhen (?:(?:does|do|did) (.+?) (?:have|need) to|(?:must|should) (.+?)) ${RETURNED}(?=\\W*$)`,
  'gi',
)

const GIVE_BACK = '(?:bring|give|take|send|hand|carry|post)'
/** "when do they have to bring it back?", "by when must Ann return the lamp?": whoever has to, and what is due then. */
const WHEN_TO_RETURN = new RegExp(
  String.raw`\b(?:by |until )?when (?:(?:does|do|did) (?<one>.{1,40}?) (?:have|need) to|(?:must|should) (?<other>.{1,40}?)) ` +
    String.raw`(?:${GIVE_BACK} (?:back (?<back>.{1,60}?)|(?<brought>.{1,60}?) back)|return (?<returned>.{1,60}?))(?=\W*$)`,
  'gi',
)
const SOMEBODY = /^(?:i|we|you|he|she|they|one|people|somebody|someone)$/i

/** "when is it due", "when is the lamp of Ann due". */
function sayDue(groups: Record<string, string | undefined>): string {
  const { one, other, back, brought, returned } = groups
  const [whoever, what] = [one ?? other ?? '', back ?? brought ?? returned ?? '']
  const verb = /^(?:them|these|those)$/i.test(what) ? 'are' : 'is'
  return `when ${verb} ${what.replace(/^them$/i, 'they')}${SOMEBODY.test(whoever) ? '' : ` of ${whoever}`} due`
}

const SENT_BACK = pattern('giu')`
  (?<!\b(?:was|were|been|be|is|are)\ )\b(?:sent|gave|given|brought|handed|shipped|mailed)\ ((?:[\p{L}\d'’-]+\ ){1,4}?)back
  (?:\ to\ (?:us|the\ (?:shop|store|library)))?(?=\W|$)
`

/**
 * "came back", "is back", "brought back": what is back was returned, and what has to be back is due (the particle of return with
 * verbs of motion and of giving; Levin, English Verb Classes and Alternations, 1993, 13 and 51).
 */
export const sayReturned = (text: string): string =>
  /\bback\b|\bbe (?:returned|brought)\b|\breturn\b/i.test(text)
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
        .replace(/\b(?:came|(?:was|were) (?:brought|given|sent|handed)) back\b/gi, 'were returned')
        .replace(/\b(is|are|was|were)( not|n['’]t)?(?: already)? back\b/gi, '$1$2 returned')
    : text

/** "returned on time": one adverb, which none of its words says. */
export const sayPunctually = (text: string): string =>
  text.replace(/(?<=\p{L}(?:ed|en|wn|id|nt|ld) )(?:on|in) time\b(?! zone)/giu, 'punctually')
