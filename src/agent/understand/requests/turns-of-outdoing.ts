import { fragment, pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { baseOf, baseOfDoing, isParticiple } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { groupsOf, NAME, sayPlainly, type Turn } from './turns.ts'
import { APART, bare, IN_TERMS, isDegree, isGraded, isLess, LEAD, MORE_OR_LESS, SIDE } from './weighed-sides.ts'

/**
 * Whether one of two has more than the other, and by how much: "how far apart are A and B in rent?", "are A ahead of B?", "do yawls cost
 * more than ketches, or is it the other way round?"
 */

/** Words for standing higher or lower in something. */
const AHEAD = fragment`(?:ahead\ of|in\ front\ of|behind)`
const LEADS = fragment`
  (?:lead|leads|beat|beats|top|tops|outdo|outdoes|exceed|exceeds|surpass|surpasses|outperform|outperforms|trail|trails|lag\ behind|lags\ behind)
`
const OR_VICE_VERSA = fragment`
  (?:\s*[,;–—?-]+)?\s+or\ (?:(?:is|are|was|were)\ (?:it|things)\ |rather\ )?(?:vice\ versa|(?:the\ |just\ the\ )?(?:other|opposite)\ way
  \ (?:a?round|about)|(?:the\ |just\ the\ )?(?:opposite|reverse|contrary))(?:\ (?:true|the\ case))?(?=\W*$)
`
/** Words for having most of something, of two. */
const WINS = fragment`
  (?:wins(?:\ out)?|leads|is\ (?:ahead|in\ front|on\ top|the\ leader)|comes\ out\ (?:ahead|on\ top)|has\ the\ (?:upper\ hand|edge)|ranks\ higher|scores\ higher)
`
const GAP = fragment`(?:gap|difference|distance|margin|discrepancy)`

/** The figure in which two differ, at the end: "in Oslo", "in the CRM" tell where, and what has a proper name is none. */
const WHAT = fragment`(?!(?:their\ |the\ )?(?:(?-i:\p{Lu})|\d|(?:last|this|next)\ ))(?:their\ |the\ )?(?<what>[^,;:?]+?)(?=\W*$)`
const IN_WHAT = fragment`(?:in\ terms\ of|when\ it\ comes\ to|measured\ by|in|on|by)\ ${WHAT}`

/** The same in few words, wherever it stands. */
const IN_FIGURE = fragment`${IN_TERMS}\ (?:the\ |their\ )?(?<what>${NAME})`

/** "in A than in B" */
const HERE_THAN_THERE = fragment`(?<at>(?:in|at|on|with|for|under)\ [^,;:?]{1,60}?\ than\ [^,;:?]{1,60}?)`

const AGAINST = fragment`
  ${LEAD}(?:please\ )?(?:set|put|hold|compare|weigh|take)\ (?<a>${SIDE})\ (?:against|with|to|and|next\ to|beside)\ (?<b>${SIDE})${APART}(?:and\ )?
  (?:what(?:['’]s|\ is|\ was)\ the\ ${GAP}|how\ (?:big|large|wide)\ is\ the\ ${GAP}|how\ far\ apart\ are\ they)(?:\ between\ (?:them|the\ two))?(?=\W*$)
`
const SETS_AGAINST = pattern('iu')`${AGAINST}`

/** Whether a message holds two against each other, though it begins like a command: "set A's rent against B's: what is the gap?" */
export const setsAgainst = (message: string): boolean => testIn(message, SETS_AGAINST)

const TURNS: readonly Turn[] = [
  // "are there more yawls in our range than ketches": all that there are. "than in theirs" is another place.
  [
    pattern('iu')`
      (?<=\b(?:more|fewer|less)\ \p{L}[^,;:?]{2,40}?)\ (?:in|on|among)\ (?:our|the)
      \ (?:range|assortment|catalogue|catalog|collection|menu|records|system|books|stock)
      (?=\ than\ (?!(?:in|on|at|among)\b))
    `,
    '',
  ],
  // "which one comes out dearer, A or B": is.
  [
    pattern('giu')`
      (?<=\b(?:which|who|what)(?:\ (?:one|of\ (?:them|the\ two|these|those)|${NAME}))?\ )(?:comes|came|works|worked|turns|turned|ends)\ (?:out|up)
      \ (?:as\ |to\ be\ )?(?:the\ )?(?=((?:more\ |less\ )?\p{L}+)(?:,|\W*$))
    `,
    (said, graded = '') => (isDegree(graded) ? 'is ' : said),
  ],
  // "A against B: who wins on rent?", "which pier is ahead in number of boats, A or B?": which has the higher one.
  [
    pattern('iu')`
      (?<=(?:^\W*|[,:;?–—-]\s+|\band\ |\bso\ )(?:which|who|what)(?:\ (?:one|of\ (?:them|the\ two|these|those)|${NAME}))??\ )${WINS}\ ${IN_TERMS}
      \ (?:the\ |their\ )?(?:(?:number|count)\ of\ (?<many>\p{L}+(?:\ \p{L}+)?)|(?<what>${NAME}))
      (?=,\ ${SIDE}\ or\ ${SIDE}\W*$|(?<=\b(?:or|vs\.?|versus|against|between)\b.*)\W*$)
    `,
    (...said) => {
      const { many, what } = groupsOf(said)
      return many ? `has more ${many}` : `has the higher ${what!}`
    },
  ],
  // "are red boats more numerous than blue ones": are there more.
  [
    pattern('iu')`
      ${LEAD}(?:is|are|were)\ (?<a>${SIDE})\ (?<more>more|less)\ (?:numerous|common|frequent|widespread)\ than\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
    `,
    (...said) => {
      const { a, b, more } = groupsOf(said)
      return `are there ${isLess(more!) ? 'fewer' : 'more'} ${a!} than ${b!.replace(/^those /i, '')}`
    },
  ],
  // "has A more boats than B, or fewer?": it is told anyway.
  [/(?<=\bthan\b[^?;,]{2,60}?)(?:,|\s[–—-])\s*or (?:fewer|less|more|lower|higher|not|the same)(?=\W*$)/iu, ''],
  // "does A employ more people": have more of those who work there.
  [
    /\bemploy(s|ed)? (?=(?:more|fewer) (?:people|persons|staff)\b)/giu,
    (_, end = '') => (end === 's' ? 'has ' : end ? 'had ' : 'have '),
  ],
  // "are skippers paid better than sailors": earn they more.
  [
    pattern('iu')`
      ${LEAD}(?<mean>on\ average,?\ )?(?:is|are)\ (?<a>${SIDE})\ paid\ (?:(?<more>better|more)|worse|less)(?<means>\ on\ average)?
      \ than\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
    `,
    (...said) => {
      const { a, b, more, mean, means } = groupsOf(said)
      return `do ${a!} earn ${more ? 'more' : 'less'} ${(mean ?? means) ? 'on average ' : ''}than ${b!}`
    },
  ],
  // "is the licence held by more sailors than the certificate": do more of them hold it.
  [
    pattern('iu')`
      ${LEAD}(?:is|are)\ (?<a>${SIDE})\ (?<done>\p{Ll}{3,})\ by\ (?<more>more|fewer|less)\ (?<noun>people|\p{L}+s)\ than\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
    `,
    (...said) => {
      const { a, b, done, more, noun } = groupsOf(said)
      return isParticiple(done!)
        ? `do ${more!} ${noun!} ${baseOf(done!) ?? baseOfDoing(done!.replace(/ed$/, 'ing'))} ${a!} than ${b!}`
        : said[0]!
    },
  ],
  // "are there more yawls than ketches, or is it the other way round?", "do yawls cost more than ketches or vice versa": which of both.
  [
    pattern('iu')`
      ${LEAD}(?<ask>are\ there|were\ there|(?:do|did|have)\ (?:we|you|i|they)(?:\ \p{Ll}+)?)\ (?<more>${MORE_OR_LESS}\ [^,;:?]{2,60}?)\ than
      \ (?<b>[^,;:?]{1,60}?)${OR_VICE_VERSA}
    `,
    '$<ask> $<more> or $<b>',
  ],
  [
    pattern('iu')`
      ${LEAD}(?:(?<be>is|are|was|were)\ (?<a>${SIDE})\ (?<graded>(?:more\ |less\ )?\p{L}+)
      |(?:do|does|did)\ (?<c>${SIDE})\ (?<rest>\p{L}+\ (?:an?\ |the\ )?(?:more|fewer|less|better|worse|\p{L}{2,}er)\b[^,;:?]*?))
      \ than\ (?<b>[^,;:?]{1,60}?)${OR_VICE_VERSA}
    `,
    (...said) => {
      const { be, a, graded, c, rest, b } = groupsOf(said)
      if (!isGraded(graded ?? rest!)) return said[0]!
      return `which ${be ? `${be.toLowerCase()} ${graded!}` : rest!.replace(/^have\b/i, 'has')}, ${bare(a ?? c!)} or ${bare(b!)}`
    },
  ],
  // "…, or is it the other way round?": it is told anyway.
  [pattern('iu')`(?<=\b(?:than|or)\b[^?;]{2,80}?)${OR_VICE_VERSA}`, ''],
  // "how far apart are the rents of A and B?": the difference of their rent.
  [
    pattern('iu')`
      ${LEAD}how\ far\ apart\ (?:are|is|were|was)\ (?:the\ )?(?<what>(?:\p{L}+\ )?\p{L}+)\ of\ (?<a>${SIDE})\ and\ (?:(?:that|those)\ of\ |of\ )?
      (?<b>[^,;:?]{1,60}?)(?=\W*$)(?<!\ in\ \p{L}+\W*)
    `,
    (...said) => {
      const { a, b, what } = groupsOf(said)
      return `what is the difference in ${singular(what!)} between ${bare(a!)} and ${bare(b!)}`
    },
  ],
  // "how far apart are A and B in rent?", "what separates A from B in rent": the difference.
  [
    pattern('iu')`
      ${LEAD}(?:how\ far\ apart\ (?:are|is|were|was)|how\ far\ is\ it\ between|how\ (?:big|large|wide)\ (?:is|was)\ the\ ${GAP}
      \ between|what(?:['’]s|\ is|\ was)\ the
      \ (?:gap|distance|margin|discrepancy)\ between)
      \ (?<a>${SIDE})\ and\ (?<b>${SIDE}),?\ ${IN_WHAT}
    `,
    differenceIn,
  ],
  [
    pattern('iu')`
      ${LEAD}(?:what|how\ much)\ separates\ (?<a>${SIDE})\ from\ (?<b>${SIDE}),?\ ${IN_WHAT}
    `,
    differenceIn,
  ],
  // "set the rents of A against those of B: what is the gap?"
  [SETS_AGAINST, 'what is the difference between $<a> and $<b>'],
  // "on average, by how much does the rent of A exceed that of B": the difference of the average rents.
  [
    pattern('iu')`
      ${LEAD}(?<mean>on\ average,?\ )?by\ how\ much(?<means>\ on\ average)?\ (?:does|do|did)\ the\ (?<what>${NAME})\ (?:of|for)\ (?<a>${SIDE})
      \ (?:exceed|surpass|top|beat|outstrip)\ (?:that|those|the\ ones?)\ (?:of|for)\ (?<b>[^,;:?]{1,60}?),?(?<meant>\ on\ average)?(?=\W*$)
    `,
    (...said) => {
      const { mean, means, meant, what, a, b } = groupsOf(said)
      return `what is the difference in ${mean || means || meant ? 'average ' : ''}${what!} between ${bare(a!)} and ${bare(b!)}`
    },
  ],
  // "by how much does A lead B in rent?"
  [
    pattern('iu')`
      ${LEAD}by\ how\ much\ (?:does|do|did)\ (?<a>${SIDE})\ (?:${LEADS})\ (?<b>[^,;:?]{1,60}?)\ ${IN_TERMS}\ ${WHAT}
    `,
    differenceIn,
  ],
  // "on average rent, are A ahead of B?", "do A lead B in rent?": have they a higher one.
  [
    pattern('iu')`
      ${LEAD}${IN_FIGURE},\ (?<be>is|are|was|were)\ (?<a>${SIDE})\ (?<more>${AHEAD})\ (?<b>[^,;:?]{1,60}?)(?=\W*$)
    `,
    higherThan,
  ],
  [
    pattern('iu')`
      ${LEAD}(?<be>is|are|was|were)\ (?<a>${SIDE})\ (?<more>${AHEAD})\ (?<b>[^,;:?]{1,60}?)\ ${IN_FIGURE}(?=\W*$)
    `,
    higherThan,
  ],
  [
    pattern('iu')`
      ${LEAD}(?<be>does|do|did)\ (?<a>${SIDE})\ (?<more>${LEADS})\ (?<b>[^,;:?]{1,60}?)\ ${IN_FIGURE}(?=\W*$)
    `,
    higherThan,
  ],
  // "is there more left unfinished in A than in B, counting tasks?"
  [
    pattern('iu')`
      ${LEAD}is\ there\ (?<more>more|less)\ (?:(?:left|still)\ )*(?<state>\p{Ll}+)\ ${HERE_THAN_THERE}
      ,\ (?:counting|counted\ (?:in|by)|in\ terms\ of|measured\ (?:in|by)|going\ by|in)\ (?:the\ )?(?:number\ of\ )?(?<noun>\p{L}+s)(?=\W*$)
    `,
    (...said) => {
      const { more, state, at, noun } = groupsOf(said)
      return `are there ${isLess(more!) ? 'fewer' : 'more'} ${state!} ${noun!} ${at!}`
    },
  ],
  // "is the number of late boats bigger in A than in B?": are there more.
  [
    pattern('iu')`
      ${LEAD}(?:is|was)\ the\ (?:number|count)\ of\ (?<noun>[^,;:?]{2,60}?)\ (?<size>bigger|larger|greater|higher|smaller|lower)
      \ ${HERE_THAN_THERE}(?=\W*$)
    `,
    (...said) => {
      const { noun, size, at } = groupsOf(said)
      return `are there ${isLess(size!) ? 'fewer' : 'more'} ${noun!.replace(/^(?:the|our) /i, '')} ${at!}`
    },
  ],
]

function differenceIn(...said: string[]): string {
  const { a, b, what } = groupsOf(said)
  return `what is the difference in ${what!} between ${bare(a!)} and ${bare(b!)}`
}

/** Whether one has a higher figure than the other. */
function higherThan(...said: string[]): string {
  const { a, b, what, be, more } = groupsOf(said)
  const have = /^(?:is|does)$/i.test(be!) ? 'does' : /^(?:was|were|did)$/i.test(be!) ? 'did' : 'do'
  return `${have} ${a!} have a ${isLess(more!) ? 'lower' : 'higher'} ${what!} than ${b!}`
}

/** The message in plainer words, where it asks whether one of two has more, or by how much. */
export const withoutTurnsOfOutdoing = (message: string): string => sayPlainly(message, TURNS)
