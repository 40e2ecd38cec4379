import { fragment, pattern } from '../../../lib/patterns.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import { groupsOf, sayPlainly, type Turn } from './turns.ts'

/** A name as it is written: in capitals or in quotes. */
const WHO = fragment`(?:["“][^"“”]{2,60}["”]|\p{Lu}[^\s,;:?!]*(?: (?:(?:of|the|de|da|van|von|der|den|&) )*\p{Lu}[^\s,;:?!]*)*)`
/** What somebody is to others; that they are so directly or formally says nothing more. */
const ROLE = fragment`(?:(?:direct|immediate|line|own|current) )?(?!(?:direct|line)\b)(\p{Ll}+(?: \p{Ll}+)?)`
/** Whose role it is; "as it is" and "as well as" name none. */
const AS_THEIR = fragment`as (?:(?:their|his|her|its|the|an?) )`

const whose = (noun: string, role: string, name: string): string =>
  `${/^(?:who|anyone|anybody|everyone|everybody|somebody|someone)$/i.test(noun) ? '' : `${noun} `}whose ${role} is ${name}`

/** Turns that say who is what to whom. */
const TURNS: readonly Turn[] = [
  // "everyone we buy from", "who do we sell to?": from whom one buys supplies one, and to whom one sells is a customer.
  [
    pattern('iu')`
      \b(?:everyone|everybody|all\ those
        |(?:all\ )?(?:the\ |those\ )(?:companies|firms|businesses|people)|who(?:m)?(?:\ all)?\ do|(?:which|what)\ (?:companies|firms|businesses)\ do)
      \ (?:that\ |who\ |whom\ )?we\ (?:(?<buys>buy|purchase|order|source)(?:\ (?:things|goods|stuff|stock|supplies))?\ from
        |(?:sell|supply|deliver)(?:\ (?:things|goods|stuff))?\ to)(?=\W*$)
    `,
    (said, ...args) => {
      const { buys } = groupsOf([said, ...args])
      return `${/^wh/i.test(said) ? 'who are ' : ''}${/^all /i.test(said) ? 'all ' : ''}our ${buys ? 'suppliers' : 'customers'}`
    },
  ],
  // "who's been put on job 7 as a fitter": which fitters are on it.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)who(?:['’]s|\ is|\ has|\ was|\ are|\ were)?(?:\ been)?\ (?:put|placed|assigned|booked|engaged|hired|set|working|working\ away)
      \ (?:on|onto|to|for)\ ([^,;:?]*?\d[^,;:?\s]*)\ as\ (?:an?|the|its|their)\ (\p{Ll}+)(?=\W*$)
    `,
    (said, lead = '', on = '', role = '') => (isPersonNoun(role) ? `${lead}which ${plural(role)} are on ${on}` : said),
  ],
  // "which nurses have Ann Lee as their head", "who has Ann Lee as a tutor": whose head she is.
  [
    pattern('gu')`
      \b(\p{L}+)\ (?:(?:that|who|which)\ )?(?:have|has|had|got|having|with)\ (${WHO})\ ${AS_THEIR}${ROLE}(?=\W*$)
    `,
    (_, noun = '', name = '', role = '') => whose(noun, role, name),
  ],
  // "of which boats is Ann Lee the skipper", "for how many nurses is she the head".
  [
    pattern('u')`
      ^(\W*)(?:[Oo]f|[Ff]or|[Tt]o) (which|what|how many|whom) ((?:\p{Ll}+ ){0,3}?)(?:is|was) (${WHO}) (?:the|an?|their) ${ROLE}(?=\W*$)
    `,
    (_, lead = '', which = '', nouns = '', name = '', role = '') =>
      `${lead}${which === 'whom' ? '' : `${which} ${nouns}`}whose ${role} is ${name}`,
  ],
  // "which boats is Ann Lee the skipper of", "who is Ann Lee the head of"; "who is Mend the sail assigned to" tells of what was done to it.
  [
    pattern('u')`
      ^(\W*)([Ww]hich|[Ww]hat|[Hh]ow many|[Ww]hom?) ((?:\p{Ll}+ ){0,3}?)(?:is|was) (${WHO}) (?:the|an?) ${ROLE} (?:of|for|to)(?=\W*$)
    `,
    (said, lead = '', which = '', nouns = '', name = '', role = '') =>
      !/ of\W*$/.test(said) && isParticiple(/ (\p{L}+)$/u.exec(role)?.[1] ?? '')
        ? said
        : `${lead}${/^who/i.test(which) ? '' : `${which} ${nouns}`}whose ${role} is ${name}`,
  ],
  // "who do we call in an emergency for Ann Lee?", "who should we ring if something happens to her?": their contact for that.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)who(?:m)?\ (?:do|should|can|must|shall)\ (?:we|i|you|one)\ (?:call|ring|phone|contact|notify|tell|inform|speak\ to|get\ hold\ of)
      \ (?:(?:(?:in|if\ there\ is)\ (?:an|case\ of(?:\ an)?)\ emergency|in\ emergencies|if\ (?:anything|something)\ happens)\ (?:for|with|about|to
      |of)\ ([^,;:?]{2,40}?)
      |(?:for|about)\ ([^,;:?]{2,40}?)\ (?:in\ (?:an|case\ of(?:\ an)?)\ emergency|in\ emergencies))(?=\W*$)
    `,
    (_, lead = '', one = '', other = '') => `${lead}who is the emergency contact of ${one || other}`,
  ],
  // "the name of the head of Ward 3": who that is.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|please)\ )?)(?:(?:
        what(?:['’]s|\ is|\ was)|(?:(?:can|could|would)\ you\ (?:please\ )?)?(?:tell|give|show)\ (?:me|us)|i\ (?:need|want)
      )\ )?
      the\ (?:full\ )?names?\ of\ (the\ )?(?:(?:direct|line)\ )?(\p{Ll}+)(\ (?:of|at|in|for)\ [^,;?]+?)(?=\W*$)
    `,
    (said, lead = '', the = '', role = '', rest = '') =>
      isPersonNoun(role) ? `${lead}who is ${the}${role}${rest}` : said,
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfRoles = (message: string): string => sayPlainly(message, TURNS)
