import { fragment, pattern, wordList } from '../../../lib/patterns.ts'
import { isPaid } from '../entity-model/unpaid-states.ts'
import { baseOfDoing, pastParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { AND_SO, groupsOf, sayPlainly, type Turn } from './turns.ts'

/**
 * What still has to be done to something is not done yet ("have to": Quirk et al., 1985, 3.48): the verb is of what is to come, and no state that
 * they are in. What is to be paid keeps its obligation, as drafts and what was written off are owed by nobody.
 */
const STILL_TO = fragment`(?:still\ (?:have|has|need|needs|got)\ (?:got\ )?to|(?:have|has|need|needs)\ (?:still|yet)\ to)`
/** The verb, and a little word that belongs to it. */
const VERB = fragment`
  (?!be\b)(?<verb>\p{Ll}{3,})(?<little>\ (?:to|on|at|with|up|off|out|over))?
  (?=\W*$|[,;?]|\ (?:in|for|of|from|this|next|today|tomorrow|and)\b)
`
/** Whose it is does not matter, as everybody speaks of their own. */
const SPEAKERS = fragment`(?:we|i|you)`
/**
 * Verbs of dealing with what is put before one: it is settled, decided, sent on or put right afterwards. What one takes part in ("ride", "attend") is
 * told by when it is, what one finishes or gives back by the records of work and of lending (`still-to-do.ts`).
 */
const DEALING = new Set(
  wordList`
    pay settle repay refund reimburse bill invoice charge answer reply respond approve confirm decide review check inspect verify validate sign
    countersign process authorise authorize accept reject submit file send ship dispatch post deliver collect assign allocate schedule resolve fix repair
    mend replace service print publish mark grade correct close register enter test clean pack prepare renew read record log upload issue call contact
    order restock measure translate proofread edit install activate examine assess evaluate invite interview
  `,
)
/** Verbs of settling what somebody else has put before one (a closed class). */
const SETTLING = fragment`(?:pay|settle|answer|approve|confirm|decide|review|sign|check|process|authori[sz]e|accept)`
const isMoney = (verb: string): boolean => /^(?:pay|settle)$/.test(verb)
const OF_THEIRS: Readonly<Record<string, string>> = { they: 'theirs', he: 'his', she: 'hers' }

/** "still have to be paid", "are not answered yet": what is to be done to several or to one. */
function notYet(verb: string, areMany: boolean, little = ''): string {
  const done = `${pastParticiple(verb)}${little}`
  if (isMoney(verb)) return `still ${areMany ? 'have' : 'has'} to be ${done}`
  return `${areMany ? 'are' : 'is'} not ${done} yet`
}
const DEALT = new Set([...DEALING].map(pastParticiple))
/** Whether what is dealt with so is settled afterwards. */
export const isDeed = (verb: string): boolean => DEALING.has(verb)

/** What is no noun of things before those who have to do something to them. */
const ASKING = /^(?:do|does|did|have|has|and|but|or|which|what|who|how|when|where|why|if|whether|much|that)$/i

/** Whether several are spoken of right before the match: "an invoice" is one. */
const areManyAt = (args: readonly unknown[]): boolean =>
  !/\b(?:an?|one|each|every) (?:\p{L}+ )?\p{L}+ $/iu.test(String(args.at(-2)).slice(0, Number(args.at(-3))))

const TURNS: readonly Turn[] = [
  // "which pets are we not allowed to feed", "who is allowed to sign": what may be done (Quirk et al., 1985, 3.45).
  [
    pattern('giu')`
      \b(?:is|are|am)(?<no>n['’]t)?\ (?<who>we|i|you|they|he|she|people|anyone|anybody|everyone|everybody)\ (?<not>not\ |never\ )?(?:allowed|permitted)\ to
      \ (?=(?!have\b)\p{L}{3,})
    `,
    (_, ...args) => {
      const { no, who, not } = groupsOf(args)
      return `may ${who} ${no === undefined ? (not ?? '') : 'not '}`
    },
  ],
  [
    pattern('giu')`
      (?<=\b(?:who|that|which|we|i|you|they|\p{L}{2,}s)\ )(?:is|are|am)(?<not>\ not|n['’]t)?\ (?:allowed|permitted)\ to\ (?=(?!have\b)\p{L}{3,})
    `,
    (_, ...args) => `may ${groupsOf(args).not === undefined ? '' : 'not '}`,
  ],
  [/\bmust(?: not|n['’]t) (?=be \p{L}{3,}ed\b)/giu, 'may not '],
  // "which bills does Ann still have to pay": which of hers still have to be paid; "… do we still need to approve": are not approved yet.
  [
    pattern('iu')`
      ^(?<lead>${AND_SO})(?<which>(?:which|what|how\ many)(?:\ of\ (?:the|our|these|those))?(?:\ \p{L}+){1,3}?)\ (?:do|does)\ (?<who>[^,;?]{1,60}?)
      \ (?:(?:still|yet)\ (?:have|need)|(?:have|need)\ still|(?<=\b(?:do|does)\ ${SPEAKERS}\ )(?:have|need)(?=\ to\ ${SETTLING}\W*$))\ to\ ${VERB}
    `,
    (said, ...args) => {
      const { lead = '', which = '', who = '', verb = '', little } = groupsOf(args)
      if (!isDeed(verb)) return said!
      const areMany = isPlural(which.split(' ').at(-1)!)
      if (SPEAKING.test(who)) return `${lead}${which} ${notYet(verb, areMany, little)}`
      if (isMoney(verb)) return `${lead}${which} of ${OF_THEIRS[who.toLowerCase()] ?? who} ${notYet(verb, areMany)}`
      return `${lead}${which} ${/s$/i.test(who) ? 'have' : 'has'} ${who} not ${pastParticiple(verb)}${little ?? ''} yet`
    },
  ],
  // "the forms that we still have to sign", "bills I have yet to pay".
  [
    pattern('giu')`(?<=(?<noun>\p{L}+)\ )(?:(?:that|which)\ )?${SPEAKERS}\ ${STILL_TO}\ ${VERB}`,
    (said, ...args) => {
      const { noun = '', verb = '', little } = groupsOf(args)
      return ASKING.test(noun) || !isDeed(verb) ? said! : `that ${notYet(verb, areManyAt(args), little)}`
    },
  ],
  // "the bills that Birch Mill still has to pay": those of it. What they have to do otherwise they have not done yet.
  [
    pattern('giu')`
      (?<=(?<noun>\p{L}+)\ )(?:(?<rel>that|which)\ |(?=(?-i:\p{Lu})))
      (?<who>(?!(?:we|i|you|they|he|she|it|still|have|has|are|is)\b)\p{L}[^,;?]{0,50}?)\ (?<still>${STILL_TO})\ ${VERB}
    `,
    (said, ...args) => {
      const { noun = '', rel = '', who = '', still = '', verb = '', little = '' } = groupsOf(args)
      const isWhole = /\b(?:is|are|was|were|has|have|had|do|does|did|who|that|which)\b/i.test(who) || ASKING.test(noun)
      if (isWhole || (!rel && !isPlural(noun)) || !isDeed(verb)) return said!
      if (isMoney(verb)) return `of ${who} that ${notYet(verb, areManyAt(args))}`
      return `${rel || 'that'} ${who} ${/\b(?:has|needs)\b/i.test(still) ? 'has' : 'have'} not ${pastParticiple(verb)}${little} yet`
    },
  ],
  // "clients that still have to pay", "who still has to sign": they have not yet.
  [
    pattern(
      'giu',
    )`\b(?<who>who|that|(?:which|what|how\ many)\ \p{L}+(?:\ \p{L}+)?)\ (?<has>(?<still>still\ )(?:have|has|need|needs)|(?:have|has)\ yet)\ to\ ${VERB}`,
    (said, ...args) => {
      const { who = '', has = '', verb = '', little = '' } = groupsOf(args)
      if (!isDeed(verb) || /^(?:which|what|how many) \p{L}+ (?:do|does|did)$/iu.test(who)) return said!
      return `${who} ${/\b(?:has|needs)\b/i.test(has) ? 'has' : 'have'} not ${pastParticiple(verb)}${little} yet`
    },
  ],
  // "who still has an invoice to pay", "do we have requests left to answer".
  [
    pattern('giu')`
      \b(?:still\ )?(?<has>have|has|having|with|got|(?:is|are)\ there|there\ (?:is|are))(?:\ still)?(?:\ got)?
      \ (?<what>(?:(?:an?|any|some|unpaid|open)\ )?\p{L}{3,}(?:\ (?!(?:still|left|yet)\b)\p{L}{3,})?)
      \ (?:still\ |left\ |yet\ )*to\ (?<verb>${SETTLING})(?=\W*$|[,;?])
    `,
    (said, ...args) => {
      const { has = '', what = '', verb = '' } = groupsOf(args)
      const noun = what.split(' ').at(-1)!
      if (/^(?:still|left|yet|more|less|much|not|got|nothing|something|anything|money|most|least)$/i.test(noun))
        return said!
      return `${has} ${what} that ${notYet(verb, isPlural(noun))}`
    },
  ],
  // "invoices that still need paying", "requests that still have to be answered".
  [
    pattern('giu')`
      (?<!\b(?:do|does|did)\ (?:\S+\ ){0,6})\bstill\ (?<has>has|have|needs?)
      \ (?:(?:got\ )?to\ be\ (?<done>\p{L}{2,}(?:ed|en|id|ld|nt|ght|ne))|(?<=needs?\ )(?<doing>\p{Ll}{2,}ing))
      (?=\W*$|[,;?]|\ (?:in|for|by|on|this|next|today|and)\b)
    `,
    (said, ...args) => {
      const { has = '', done, doing } = groupsOf(args)
      const participle = done ?? pastParticiple(baseOfDoing(doing!))
      if (!DEALT.has(participle)) return said!
      const isOne = /s$/i.test(has)
      if (isPaid(participle)) return `still ${isOne ? 'has' : 'have'} to be ${participle}`
      return `${isOne ? 'has' : 'have'} not been ${participle} yet`
    },
  ],
  // "do we still have to pay INV-204", "do I still need to approve request 12": whether it is not so yet.
  [
    pattern(
      'iu',
    )`^(?<lead>${AND_SO})do\ ${SPEAKERS}\ still\ (?:have|need)\ to\ (?<verb>\p{Ll}{3,})\ (?<what>[^,;?]*\d[^,;?]*?)(?=\W*$)`,
    (said, ...args) => {
      const { lead = '', verb = '', what = '' } = groupsOf(args)
      if (!isDeed(verb) || !/\d[^\s]*$/.test(what)) return said!
      return isMoney(verb)
        ? `${lead}does ${what} still have to be paid`
        : `${lead}is ${what} not ${pastParticiple(verb)} yet`
    },
  ],
]
const SPEAKING = /^(?:we|i|you)$/i

/** What has to be done still is not done yet. */
export const withoutTurnsOfObligation = (message: string): string => sayPlainly(message, TURNS)
