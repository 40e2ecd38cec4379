import { fragment, pattern } from '../../../lib/patterns.ts'
import { comparativeOf } from '../language/gradables.ts'
import { isPlural, plural } from '../language/words.ts'
import { AND_SO, groupsOf, sayPlainly, type Turn } from './turns.ts'

/** Verbs of having people come, and those of only having them (Levin, English Verb Classes and Alternations, 1993, 26.4 and 13.5). */
const DRAWS = fragment`
  (?:(?:(?:has|have|had)\ )?(?:draws?|drew|drawn|drawing|attract(?:s|ed|ing)?|pull(?:s|ed|ing)?|brings?|brought|had|seen|got)(?:\ in)?|has|have|gets?|sees?|saw)
`
const CROWDS = fragment`(?:crowds?|turn-?outs?)`

const SOMEBODY = fragment`(?:people|persons|guests|visitors|children|kids|pupils|students|delegates|attendees|participants|members|adults|customers|diners)`
/** That somebody did not come, as a noun of what they did or as what they did not do. */
const NOT_COMING = fragment`(?:not\ (?:showing|turning)\ up|failing\ to\ (?:show|turn)\ up|no[- ]shows?|not\ coming|staying\ away|being\ absent)`
const NOT_COME = fragment`
  (?:(?:has|have)\ (?:not\ (?:shown|showed|turned)\ up|failed\ to\ (?:show|turn)\ up|stood\ us\ up|stayed\ away)
  |(?:(?:has|have)n['’]t\ (?:shown|showed|turned)|(?:did|does|do)(?:n['’]t|\ not)\ (?:show|turn)|(?:fails?|failed)\ to\ (?:show|turn))\ up|stood\ us\ up)
`
const OFTEN = fragment`(?:(?:the\ )?most(?:\ (?:often|frequently|times))?|the\ most\ number\ of\ times)`

/** How many people came, who did not, and who has been coming for the longest time. */
const TURNS: readonly Turn[] = [
  // "which regattas drew the biggest crowds": had the most visitors.
  [
    pattern('giu')`\b${DRAWS}\ the\ (?:(bigg|larg|great|high|hug)|small|low|thinn)est\ ${CROWDS}\b`,
    (_, large) => `had the ${large ? 'most' : 'fewest'} visitors`,
  ],
  // "which guest has let us down most often by not showing up": has the most no-shows. "missed the most lessons by not showing up": missed them.
  [
    pattern('iu')`
      \b(?:(?:has|have|had)\ )?lets?\ (?:us|me|people|others|the\ team|everybody|everyone)\ down\ (?:${OFTEN}\ (?:by|through|with)\ ${NOT_COMING}
        |(?:by|through|with)\ ${NOT_COMING}\ ${OFTEN})(?=\W*$|\ (?:in|this|last|so|since|at|on)\b)
    `,
    mostNoShows,
  ],
  [pattern('iu')`\b${NOT_COME}\ ${OFTEN}(?=\W*$|\ (?:in|this|last|so|since|at|on)\b)`, mostNoShows],
  [pattern('iu')`(?<=\bmissed\ [^?;:,]{2,60}?)\ (?:by|through)\ ${NOT_COMING}(?=\W*$)`, ''],
  // "how many people are we carrying tomorrow": whoever is carried is a passenger.
  [
    pattern('iu')`
      (?<=\bhow\ many\ )(?:people|persons|folks)
      (?=\ (?:(?:are|were|will|do|did|have|can)\ we\ (?:be\ )?carr(?:y|ying|ied)|(?:are|were)\ on\ ?board)\b)
    `,
    'passengers',
  ],
  // "how many no-shows did we have last month and at which branch the most": which of them had the most of those.
  [
    pattern('iu')`
      ^(?<first>${AND_SO}how\ many\ (?<what>\p{L}[\p{L}-]*(?:\ \p{L}[\p{L}-]*)?)
        \ (?:did|do|have|had|were|are)\ (?:we|there|you)(?:\ (?:have|had|get|got))?\ ?(?<when>[^,;:?]*?))
      ,?\ and\ (?:at|in|by|for|with|on|from)\ which\ (?<noun>\p{L}[\p{L}-]*)\ (?:(?:did\ we\ have|had\ we|were\ there)\ )?(?:the\ )?(?<most>most|fewest)(?=\W*$)
    `,
    (...said) => {
      const { first = '', what = '', when = '', noun = '', most = '' } = groupsOf(said)
      return `${first} and which ${noun} had the ${most} ${what}${when && ` ${when}`}`
    },
  ],
  // "which supplier has been delivering to us the longest": has been with us. Who deals or trades with somebody says no more of who they are.
  [
    pattern('iu')`
      ^(${AND_SO}(?:which|what)\ (?:of\ our\ )?\p{L}[\p{L}\ -]{1,40}?)\ (has|have)\ been\ (?!waiting|owing|running|going|getting|having)\p{L}{3,}ing
      \ (?:(?:business|things|goods)\ )?(?:with|from|for|to|through)\ us\ (?:for\ )?(?:the\ )?longest(?=\W*$)
    `,
    '$1 $2 been with us the longest',
  ],
  [
    pattern('iu')`
      ^(${AND_SO}who(?:['’]s|\ has|\ have))\ been\ (?:trading|dealing|doing\ business|in\ business|working\ together|coming)\ (?:with|to)\ us
      \ (?:for\ )?(?:the\ )?longest(?=\W*$)
    `,
    '$1 been with us the longest',
  ],
  // "how many people can we have in the Mill", "how many guests can you get into the barn": how many there is room for.
  [
    pattern('iu')`
      (?<=\bhow\ many\ ${SOMEBODY}\ )(?:can|could)\ (?:we|you|i|one)\ (?:have|get|put|take|let|squeeze|cram|pack|host)(?:\ in)?\ (?:in|into|inside)(?=\ \p{L})
    `,
    'fit in',
  ],
  // "which barns are big enough to hold 80 people", "any room large enough to seat 40": those that hold them.
  [
    pattern('iu')`
      \b(?:(which|what)|any|all|the|our|some)\ ([^?.;!\d]{2,60}?)(?:(?:\ that|\ which)?\ (?:is|are))?\ (?:big|large|spacious|roomy)\ enough
      \ (?:to\ (?:hold|take|seat|fit|accommodate|host|sleep)|for)(?=\ (?:(?:more|fewer|at|over|under|up|about
      |around)\ (?:than\ |least\ |to\ )?)?\d[\d,]*\ (?:people|persons|guests|visitors|children|kids|pupils|students|delegates|adults))
    `,
    (_, which = '', noun = '') => (which ? `${which} ${noun} hold` : `${/^\p{L}+/u.exec(_)![0]} ${noun} that hold`),
  ],
  // "who has been volunteering here the longest": of those who do, who joined the earliest. Behind a noun it says no more of who they are.
  [
    pattern('iu')`
      ^(${AND_SO})(?:who(?:['’]s|\ has|\ have)|((?:which|what)\ (?:of\ (?:our|the)\ )?\p{L}[\p{L}\ -]{1,40}?)\ (has|have))
      \ been\ (?!waiting|owing|running|going|getting|having|being|open|staying|living)(\p{L}{3,}ing)\ (?:here|for\ us|with\ us
      |at\ ours)\ (?:for\ )?(?:the\ )?longest(?=\W*$)
    `,
    (_, lead = '', which = '', has = '', doing = '') =>
      which ? `${lead}${which} ${has} been with us the longest` : `${lead}who ${doing} joined the earliest`,
  ],
  // "is a berth at Oslo dearer than one at Bergen": berths are, on average, for none of them is named.
  [
    pattern('iu')`
      ^(?<lead>${AND_SO})is\ an?\ (?<noun>\p{Ll}[\p{L}-]*(?:\ \p{Ll}[\p{L}-]*)?)\ (?<at>(?:at|in|on|from|for|with|of|by)\ [^,;:?]{1,60}?)
      \ (?<more>\p{L}+er|(?:more|less)\ \p{L}+)(?<mean>\ on\ average)?\ than\ one\ (?<other>(?:at|in|on|from|for|with|of|by)\ [^,;:?]{1,60}?)
      (?<last>\ on\ average)?(?=\W*$)
    `,
    ofMany,
  ],
]

/** Whoever did so is one of those who come; what others are called has its own. */
function mostNoShows(...said: string[]): string {
  return /\bwho\b/i.test(said.at(-1)!) ? 'did not show up most often' : 'has the most no-shows'
}

function ofMany(...said: string[]): string {
  const { lead = '', noun = '', at = '', more = '', other = '' } = groupsOf(said)
  if (isPlural(noun) || !comparativeOf(more.toLowerCase())) return said[0]!
  return `${lead}are ${plural(noun)} ${at} ${more} on average than those ${other}`
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfTurnout = (message: string): string => sayPlainly(message, TURNS)
