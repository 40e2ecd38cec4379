import { fragment, pattern } from '../../../lib/patterns.ts'
import { baseOf } from '../language/verb-forms.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** By how many one side has more than the other, said behind what is known of them, or with "exceed": as it is read anyway. */

const LEAD = fragment`^\W*(?:(?:and|so|i\ know\ that|i\ know)\W+)?`
const PLACE = fragment`(?:in|at|on|with|for|by|from|among|under)`
/** The question behind a statement. */
const BY_HOW_MANY = fragment`
  \s*[,;:.–—-]*\s+(?:(?:but|and|so)\ )?(?:by\ )?(?:exactly\ )?(?:how\ (?:many|much)(?:\ (?:more|fewer|less|higher|lower|exactly))?
  |(?<=\ by\ )what(?:\ (?:number|amount|margin))?)
  (?:\ (?:is|are|was|were)\ (?:it|that|they)|(?<=\ (?:more|fewer))\ are\ there)?(?=\W*$)
`
const DIFFERENCE = fragment`
  \s*[,;:.–—-]+\s+(?:(?:but|and|so)\ )?(?:what(?:['’]s|\ is)\ the\ (?:difference|gap)|how\ (?:big|large)\ is\ the\ (?:difference|gap))(?:\ between
  \ them)?(?=\W*$)
`
const ASKED = fragment`(?:${BY_HOW_MANY}|${DIFFERENCE})`
const SIDE = fragment`(?!(?:who|which|what|how|where|whose|do|does|did|is|are|has|have|there|we|i|you|they)\b)[^,;:.?!]{1,50}?`
/** What it is weighed against: a thing, and no clause ("than she can do") nor another time or place ("than in May"). */
const OTHER = fragment`(?!(?:i|we|you|he|she|it|they|in|at|on|with|for|by|from|among|under|last|this|before|ever|expected|planned)\b)[^,;:.?!]{1,50}?`
const HOW_MANY = fragment`by\ (?:how\ (?:many|much)|(?:what|which)\ (?:number|amount|count|margin|figure))`

/** "have" of what they have, "sell" of what they sold: the verb behind its auxiliary. */
const doing = (verb: string): readonly [be: string, base: string] => {
  const base = baseOf(verb)
  return base && base !== verb ? ['did', base] : ['do', verb || 'have']
}

const TURNS: readonly Turn[] = [
  // "there are more boats in A than in B - by how many?"
  [
    pattern('iu')`
      ${LEAD}(?:there\ (are|were)|we\ have(?:\ got)?|we['’]ve\ got)\ (more|fewer)\ ([^,;:.?!]{2,50}?)\ (${PLACE})\ ([^,;:.?!]{1,50}?)\ than
      \ (?:${PLACE}\ )?(${OTHER})${ASKED}
    `,
    (_, _be = '', more = '', what = '', at = '', a = '', b = '') =>
      `how many ${more} ${what} are there ${at} ${a} than ${at} ${b}`,
  ],
  // "we have more red boats than blue ones. By how many?"
  [
    pattern('iu')`
      ${LEAD}(?:there\ (?:are|were)|(we|i|you|they)\ (?:have(?:\ got)?|(\p{Ll}{3,})))\ (more|fewer)\ ([^,;:.?!]{2,50}?)\ than\ (${OTHER})${ASKED}
    `,
    (_, who = '', verb = '', more = '', a = '', b = '') =>
      `how many ${more} ${a} than ${b} ${who ? `${doing(verb)[0]} ${who === 'I' ? who : who.toLowerCase()} ${doing(verb)[1]}` : 'are there'}`,
  ],
  // "A has more boats than B, by how many?"
  [
    pattern('iu')`
      ${LEAD}(${SIDE})\ (?:has|have|had|gets?|got)\ (more|fewer)\ ([^,;:.?!]{2,50}?)\ than\ (${OTHER})(?:\ (?:has|have|does|do))?${ASKED}
    `,
    'how many $2 $3 does $1 have than $4',
  ],
  // "the price of A is higher than that of B, by how much?"
  [
    pattern('iu')`
      ${LEAD}(${SIDE})\ (is|are|was|were)\ ((?:more\ |less\ )?\p{L}{3,}(?:er|ive|ly|ar|nt)?)\ than\ (${OTHER})${ASKED}
    `,
    'by how much $2 $1 $3 than $4',
  ],
  // "red boats outnumber blue ones by how many", "by how many do red boats outnumber blue ones"
  [pattern('iu')`${LEAD}(${SIDE})\ outnumber\ (${OTHER})${ASKED}`, 'how many more $1 than $2 are there'],
  // "by what number does the count of boats at A exceed that at B", "by how many does A have more boats than B"
  [
    pattern('iu')`
      ${LEAD}${HOW_MANY}\ (?:does|do|did)\ the\ (?:number|count)\ of\ ([^,;:.?!]{2,50}?)\ (${PLACE})\ ([^,;:.?!]{1,50}?)\ exceed\ (?:that|the\ (?:one
      |number|count))(?:\ of\ those)?\ (?:${PLACE}\ )([^,;:.?!]{1,50}?)(?=\W*$)
    `,
    'how many more $1 are there $2 $3 than $2 $4',
  ],
  [
    pattern('iu')`
      ${LEAD}${HOW_MANY}\ (?:does|do|did)\ the\ (?:number|count)\ of\ ([^,;:.?!]{2,50}?)\ exceed\ (?:that|the\ (?:one|number|count))\ of
      \ ([^,;:.?!]{1,50}?)(?=\W*$)
    `,
    'how many more $1 than $2 are there',
  ],
  [
    pattern('iu')`
      ${LEAD}${HOW_MANY}\ (?:does|do|did)\ (${SIDE})\ have\ (more|fewer)\ ([^,;:.?!]{2,50}?)\ than\ ([^,;:.?!]{1,50}?)(?=\W*$)
    `,
    'how many $2 $3 does $1 have than $4',
  ],
  [
    pattern('iu')`
      ${LEAD}by\ how\ many\ (\p{L}+s)\ (?:does|do|did)\ (${SIDE})\ (?:exceed|outdo|beat|lead)\ ([^,;:.?!]{1,50}?)(?=\W*$)
    `,
    'how many more $1 does $2 have than $3',
  ],
  [
    pattern('iu')`
      ${LEAD}by\ (?:how\ many|how\ much(?=[^,;:?]*\ outnumber\ )|(?:what|which)\ (?:number|count))
      \ (?:do|did)\ (?!the\ (?:number|count|average|total|sum)\b)(${SIDE})\ (?:exceed
      |outnumber)\ ([^,;:.?!]{1,50}?)(?=\W*$)
    `,
    'how many more $1 than $2 are there',
  ],
  // "by what amount does …": how much.
  [
    pattern('iu')`(${LEAD})by\ (?:what|which)\ (?:amount|margin|figure)\ (?=(?:does|do|did|is|are|was|were)\b)`,
    '$1by how much ',
  ],
]

/** The message in plainer words, where it asks by how many one side has more. */
export const sayByHowMany = (message: string): string => sayPlainly(message, TURNS)
