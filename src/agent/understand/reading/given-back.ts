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

const SENT_BACK = pattern('giu')`
  (?<!\b(?:was|were|been|be|is|are)\ )\b(?:sent|gave|given|brought|handed|shipped|mailed)\ ((?:[\p{L}\d'’-]+\ ){1,4}?)back
  (?:\ to\ (?:us|the\ (?:shop|store|library)))?(?=\W|$)
`

/**
 * "came back", "is back", "brought back": what is back was returned, and what has to be back is due (the particle of return with
 * verbs of motion and of giving; Levin, English Verb Classes and Alternations, 1993, 13 and 51).
 */
export const sayReturned = (text: string): string =>
  /\bback\b|\bbe (?:returned|brought)\b/i.test(text)
    ? text
        // "returns that came back broken": what they are says it.
        .replace(
          /\b(returns?) ((?:that|which) )?(?:(?:have|has|had) )?(?:already )?(?:came|(?<=(?:have|has|had) )come) back\b/gi,
          '$1 $2are',
        )
        .replace(WHEN_OBLIGED, (_, one: string | undefined, other: string | undefined) => `when is ${one ?? other} due`)
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
