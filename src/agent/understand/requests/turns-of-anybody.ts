import { fragment, pattern } from '../../../lib/patterns.ts'
import { SERVED } from '../entity-model/served.ts'
import { isParticiple, pastParticiple } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Whoever it is that does something, by a bare noun: nobody in particular (Quirk et al., 1985, § 3.65 on the agent that goes unsaid). */
const ANYBODY = fragment`(?:(?:our|the|any|all) )?(people|persons|folks?|anyone|anybody|someone|somebody|\p{Ll}{3,}s)`
const GENERIC = /^(?:people|persons|folks?|anyone|anybody|someone|somebody)$/i
const EVER = fragment`(?: (?:ever|already|actually|so far))?`
/** Behind a verb of saying stands a clause, and behind some nothing that is done to anything. */
const NO_PASSIVE = pattern('iu')`
  ^(?:
    have|had|been|be|go|gone|come|came|live|lived|work|worked|think|thought|say|said|want|need|like|prefer|belong|use|stay|stayed|look|pay|paid
    |not|never|still|most|all|just|only|in|at|on|of|from|with|without|by|who|whose|that|which|and|or|aged|under|over|for|to|\p{L}+ly
  )$
`

const isAnybody = (noun: string): boolean => GENERIC.test(noun) || SERVED.test(singular(noun.toLowerCase()))

/** The participle of what was done; undefined for what is no verb. */
function doneBy(auxiliary: string, verb: string): string | undefined {
  const said = verb.toLowerCase()
  if (NO_PASSIVE.test(said)) return undefined
  return /^ha/i.test(auxiliary) ? (isParticiple(said) ? said : undefined) : pastParticiple(said)
}
const BE: Readonly<Record<string, string>> = {
  have: 'have been',
  has: 'have been',
  had: 'were',
  did: 'were',
  do: 'are',
}

/** Turns that say what anybody did to something: it was done to it. */
const TURNS: readonly Turn[] = [
  // "which lamps have customers sent back", "what did people buy in May".
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so) )?)(what|which)((?: \p{L}+){0,3}?) (have|has|had|did|do) ${ANYBODY}${EVER} (\p{Ll}+)(?=\W*$|\ )
    `,
    (said, lead = '', which = '', nouns = '', auxiliary = '', who = '', verb = '') => {
      // "what industries do clients work in": what they do as a rule is told by what they are.
      const isMeant = /^do$/i.test(auxiliary) ? GENERIC.test(who) : isAnybody(who)
      const done = isMeant ? doneBy(auxiliary, verb) : undefined
      if (!done || (/^which$/i.test(which) && !nouns)) return said
      const be = BE[auxiliary.toLowerCase()]!
      return nouns
        ? `${lead}which${nouns} ${be} ${done}`
        : `${lead}what ${be.replace('have', 'has').replace('were', 'was').replace('are', 'is')} ${done}`
    },
  ],
  // "which lamps did customers in Oslo buy": by whom it was done.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so) )?)(what|which)((?: \p{L}+){1,3}?) (have|has|had|did)
      \ ((?:(?:our |the )?(\p{Ll}{3,}s) (?:in|from|at|with|of|who|whose|under|over) [^,;?]+?|(?!(?:our|the|all|any|my)\b)(?:\p{L}+ ){1,2}(\p{Ll}{3,}s)))
      \ (\p{Ll}+)(?=\W*$)
    `,
    (said, lead = '', _ = '', nouns = '', auxiliary = '', subject = '', who = '', those = '', verb = '') => {
      const done = isAnybody(who || those) ? doneBy(auxiliary, verb) : undefined
      return done ? `${lead}which${nouns} ${BE[auxiliary.toLowerCase()]!} ${done} by ${subject}` : said
    },
  ],
  // "what did the customer buy with order 7": the order says whose it is.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so) )?)(what|which)((?: \p{L}+){0,3}?) (have|has|had|did) the (\p{Ll}{3,}) (\p{Ll}+)
      \ (?=(?:with|in|on|under|through|as part of) (?:the )?[\p{L}\d-]+ ?[\p{L}-]*\d)
    `,
    (said, lead = '', _ = '', nouns = '', auxiliary = '', who = '', verb = '') => {
      const done = SERVED.test(singular(who.toLowerCase())) ? doneBy(auxiliary, verb) : undefined
      return done && nouns ? `${lead}which${nouns} ${BE[auxiliary.toLowerCase()]!} ${done} ` : said
    },
  ],
  // "how many hours have people logged on it": were logged.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so) )?how (?:many (?:hours|days|minutes|weeks|km|kilomet(?:re|er)s|miles)|much (?:time|money))) (have|has|had|did)
      \ (?:people|persons|folks?|everyone|everybody|anyone|anybody)${EVER}
      \ (\p{Ll}+)(?=\W*$|\ )
    `,
    (said, lead = '', auxiliary = '', verb = '') => {
      const done = doneBy(auxiliary, verb)
      return done ? `${lead} ${BE[auxiliary.toLowerCase()]!} ${done}` : said
    },
  ],
  // "how often have people borrowed a book by Ann Lee", "how often do customers send the lamp back".
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so) )?how (?:often|many times|frequently)) (have|has|had|did|do) ${ANYBODY}${EVER} (\p{Ll}+(?: (?:out|back|up|in))?) (\S.*?)(?=\W*$)
    `,
    (said, lead = '', auxiliary = '', who = '', verb = '', what = '') => {
      const [first = '', particle] = verb.split(' ')
      const done = isAnybody(who) && !MORE_DONE.test(what) ? doneBy(auxiliary, first) : undefined
      if (!done) return said
      const [, most = what, time = ''] = TIME_LAST.exec(what) ?? []
      const [, thing = most, behind = particle] = (!particle && PARTICLE_LAST.exec(most)) || []
      return `${lead} was ${thing} ${done}${behind ? ` ${behind}` : ''}${time}`
    },
  ],
]
/** "… and then not come", "… because it was faulty": more is told of whoever did it. */
const MORE_DONE = /\b(?:and|but|then|not|without|only|who|that|because|if|when|while)\b/i
/** "… in May", "… so far": of when it was. */
const TIME_LAST = /^(.+?)( (?:in|since|during|before|after|until|this|last|so far|to date|yet|from)\b.*)$/iu

/** "sent the lamp back": the particle of the verb behind what it was done to. */
const PARTICLE_LAST = /^(.+) (out|back|up|in)$/iu

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfAnybody = (message: string): string => sayPlainly(message, TURNS)
