import { fragment, pattern } from '../../../lib/patterns.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { superlativeFor } from '../language/gradables.ts'
import { pastParticiple } from '../language/verb-forms.ts'
import { plural, singular } from '../language/words.ts'
import { NAME, sayPlainly, SO_MANY, SUPERLATIVE, type Turn } from './turns.ts'

/**
 * What comes first of all, told by what all the others are ("whose deadline comes before all others", "paid more than anybody else here"), and
 * what has most of others ("which city is home to most of our clients", "which boats do people bring back more than any other").
 */

/** What may stand before a question of what is foremost. */
export const LEAD = fragment`^\W*(?:(?:and|so|but|now|please|ok|okay)\W+)*`
/** A superlative by its form, or another word for what is first or last of all. */
export const MOST = fragment`(?:${SUPERLATIVE}|best|worst|top|leading)`
const OTHERS = fragment`
  (?:(?:those\ of\ |that\ of\ |the\ ones?\ of\ )?(?:all\ (?:of\ )?(?:the\ )?(?:others?|rest)|any\ (?:other|of\ the\ others)|every\ other|(?:the|our)
  \ others|any(?:one|body|thing)\ else(?:['’]s)?
  |every(?:one|body|thing)\ else(?:['’]s)?)(?:\ (?:one|ones))?(?:\ (?:of\ ours|we\ have|here))?)
`

/** Records and a time behind them. */
const THEN = pattern('iu')`
  ^(?<what>(?:\p{L}+\ )*?\p{L}+s)
  \ (?<then>(?:(?:in|on|during|since|before|after|between|from|within)\ (?=.*(?:\d|(?:this|last|past|the)\ \p{L}+))|(?:this|last|today|yesterday)\b).*)$
`

const TURNS: readonly Turn[] = [
  // "whose deadline comes before all others", "whose rent is higher than any other": with the earliest, the highest.
  [
    pattern('iu')`
      \bwhose\ (${NAME})\ (?:(?:comes?|falls?|lies|is|are|was)\ (before|after|above|below|ahead\ of|(?:more\ |less\ )?\p{L}+
      \ than)|(tops|beats|exceeds|surpasses|outstrips))\ ${OTHERS}(?=\W*$)
    `,
    (said, name = '', than = '') => {
      const most = endOf(than.toLowerCase())
      return most ? `with the ${most} ${name}` : said
    },
  ],
  // "which maker has the edge in number of boats?", "who comes out ahead in rent?": the most, the highest.
  [
    pattern('iu')`
      (?<=^\W*(?:(?:and|so)\ )?(?:which|what|who)(?:\ ${NAME}?)?\ )
      (?:is\ (?:ahead|in\ front|on\ top|the\ leader|in\ the\ lead)|comes\ out\ (?:ahead|on\ top|first)|has\ the\ edge)
      \ (?:in\ terms\ of|in|on|by|for)\ (?:the\ )?(?:(?:number|count)\ of\ (\p{L}+(?:\ \p{L}+)?)|(${NAME}))(?=\W*$)
    `,
    (_, many = '', what = '') =>
      many || /[^s]s$/i.test(what) ? `has the most ${many || what}` : `has the highest ${what}`,
  ],
  // "which boats have the most sails on them?": that they are its own is said already.
  [
    pattern('iu')`
      (?<=^\W*(?:which|what)\ [^?]*\b(?:has|have|had|got|holds?|contains?)\ the\ (?:most|fewest|least)\ \p{L}[^,;?]*?)\ (?:in|on|at|within|under|behind)
      \ (?:them|it)(?=\W*$)
    `,
    '',
  ],
  // "my accounts are most concentrated in which state?": in which most of them are.
  [
    pattern('iu')`
      ${LEAD}(?!(?:which|what|who|where|how)\b)(\p{L}[^,;:?]{2,40}?)\ (?:is|are)\ (?:(?:most|mostly|mainly|chiefly|primarily)\ (?:heavily\ |densely
      \ |strongly\ )?
      (?:concentrated|located|based|found|clustered|situated)|concentrated\ most|clustered\ most)\ (in|at|on)\ (?:which|what)\ (${NAME})(?=\W*$)
    `,
    '$2 which $3 are most of $1',
  ],
  [
    pattern('iu')`
      ${LEAD}(in|at|on)\ (?:which|what)\ (${NAME}?)\ (?:is|are)\ (\p{L}[^,;:?]{2,40}?)\ (?:most|mostly|mainly|most\ heavily)
      \ (?:concentrated|located|based|found|clustered|situated)(?=\W*$)
    `,
    '$1 which $2 are most of $3',
  ],
  // "at what site is the largest number of people employed?": which has the most.
  [
    pattern('iu')`
      ${LEAD}(?:in|at|on)\ (?:which|what)\ (${NAME}?)\ (?:is|are)\ the\ (?:(largest|highest|greatest|biggest|smallest|lowest)\ number
      \ of|(most|fewest))\ (\p{L}+(?:\ \p{L}+)?)
      \ (?:employed|kept|held|stored|based|located|found|registered|stationed|posted)(?=\W*$)
    `,
    (_, noun = '', size = '', most = '', what = '') =>
      `which ${noun} has the ${/^(?:smallest|lowest|fewest)$/i.test(size || most) ? 'fewest' : 'most'} ${what}`,
  ],
  // "the names of the 3 dearest boats": which they are.
  [pattern('giu')`\b(?:the\ )?names\ of\ (?=(?:the|our)\ (?:top\ )?${SO_MANY}\ (?:top\ |${MOST}))`, ''],
  // "people on our donor list", "the oldest person on it": donors.
  [
    pattern(
      'giu',
    )`\b(?:people|persons|those|everyone|everybody|(?:(?<=\p{L}st\ )(?:person|one)))\ on\ (?:the|our)\ (\p{L}+)\ list(?=\W|$)`,
    (said, noun = '') => {
      const one = singular(noun.toLowerCase())
      if (!isPersonNoun(one)) return said
      return /^(?:person|one)\b/i.test(said) ? one : plural(one)
    },
  ],
  // "out of all our clients, who has the highest turnover": which of them.
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among|amongst)\ (?:all\ )?(?:of\ )?(our|the|my)\ (\p{L}+(?:\ \p{L}+)?s),?\ who(?:
      \ (has|had|is|was|\p{L}{3,}(?:s|ed))|(['’]s))\ (?=[^,;:?]*\b(?:most|least|fewest|${MOST})\b)
    `,
    (_, our = '', noun = '', verb = '') => `which of ${our.toLowerCase()} ${noun} ${verb || 'is'} `,
  ],
  // "that opened before all the others", "who joined later than anybody else": first, last.
  [
    pattern('iu')`
      (?<=\b(?:that|which|who|(?:which|what)\ \p{L}+)\ (?:was\ )?(?:\p{L}{3,}ed|came|began|left|went)(?:\ (?:in|up|out))?)
      \ (before|after|earlier\ than|later\ than|sooner\ than)\ ${OTHERS}(?=\W*$)
    `,
    (_, than = '') => (/^(?:before|earl|soon)/i.test(than) ? ' first' : ' last'),
  ],
  // "which city is home to most of our clients": in which they are.
  [
    pattern(
      'iu',
    )`${LEAD}(?:which|what)\ (${NAME}?)\ (?:is|are)\ home\ to\ (?:the\ )?most\ (?:of\ )?((?:our|the|my)\ )?(\p{L}[^,;:?]*?)(?=\W*$)`,
    'in which $1 are most of $2$3',
  ],
  // "which boats do people bring back more than any other", "which boat do sailors hire most often": which is hired the most.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?(?:which|what))\ (of\ (?:our|the|my)\ )?(${NAME}?)\ (?:do|did)
      \ (?:people|customers|clients|members|readers|shoppers|buyers|users|visitors|guests|they)
      \ (\p{Ll}{3,})(\ back)?\ (?:(?:the\ )?most(?:\ (?:often|frequently))?|more\ (?:often\ |frequently\ )?than\ ${OTHERS})(?=\W*$)
    `,
    (said, lead = '', of = '', noun = '', verb = '', back = '') => {
      const done = back
        ? /^(?:send|bring|give|take|ship|hand)$/i.test(verb) && 'returned'
        : pastParticiple(verb.toLowerCase())
      return done ? `${lead} ${of ? singular(noun) : noun} is ${done} the most` : said
    },
  ],
  [
    pattern('iu')`
      \b(?:comes?|came|goes|went|gets?\ sent|is\ sent|is\ brought)\ back(?:\ to\ us)?(?:\ as\ an?\ return)?\ (?:(?:the\ )?most(?:
      \ (?:often|frequently))?|more\ (?:often\ )?than\ ${OTHERS})(?=\W*$)
    `,
    'is returned the most',
  ],
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among|amongst)\ (?:all\ )?(?:of\ )?(?:our|the|my)\ (\p{L}+s),?\ which(?:\ one)?\ (?=is\ returned\ the\ most\W*$)
    `,
    (_, noun = '') => `which ${singular(noun)} `,
  ],
  // "has taken up the most hours": has taken, as time is, and not has been meant to take.
  [
    pattern('giu')`
      \b(?:(?:has|have|had)\ (?:taken|used|eaten|swallowed)(?:\ up)?|(?:takes?|took|uses?|used|eats?|ate)\ up)
      \ (?=the\ (?:most|fewest|least)\ (?:time|hours|minutes|days)\b)
    `,
    'has taken ',
  ],
  // "which person can claim the highest number of boats", "has taken up the most seats": has.
  [
    pattern('giu')`
      \b(?:(?:can|could|may|is\ able\ to)\ (?:claim|boast|show|point\ to)|(?:has|have)\ (?:taken|used|eaten)\ up|(?:takes?|took|uses?|used|eats?|ate)\ up)
      \ (?=the\ (?:most|fewest|least|highest|largest|greatest|lowest|smallest)\b)
    `,
    'has ',
  ],
  // "who has completed the most bugs": the most that are.
  [
    pattern('iu')`
      (?<=^\W*(?:and\ |so\ )?(who|(?:which|what)\ \p{L}+(?:\ \p{L}+)?)\ )(?:(?:has|have|had)\ )?(completed|finished|resolved|solved)
      \ (?:the\ (most|fewest)|(more|fewer))\ (?=\p{L})(?!of\b)([^,;:?]*?)(?:(?<=\bmore\b.*|\bfewer\b.*)\ than\ ${OTHERS})?(?=\W*$)
    `,
    (_, who = '', done = '', most = '', more = '', rest = '') => {
      const end = /^few/i.test(most || more) ? 'fewest' : 'most'
      // "who has finished the most visits": the verb says that it is those who did them, and not those they were done for.
      // "in October": when it was done, and not when those that are such came to be.
      const { what, then } = THEN.exec(rest)?.groups ?? {}
      if (/^who$/i.test(who)) return `has ${done.toLowerCase()} the ${end} ${rest}`
      return what && then
        ? `has the ${end} ${what} ${done.toLowerCase()} ${then}`
        : `has the ${end} ${done.toLowerCase()} ${rest}`
    },
  ],
  // "paid more than anybody else here": earns the most.
  [
    pattern('iu')`
      \b(?:gets?|is|are|being)\ paid\ (more|less|better)\ than\ (?:any(?:one|body)|every(?:one|body))\ else(?:\ (?:here|around\ here|with\ us|on
      \ the\ team|in\ the\ (?:company|firm|team|house|business|place)))?(?=\W*$)
    `,
    (_, more = '') => `earns the ${/^less/i.test(more) ? 'least' : 'most'}`,
  ],
  // "out of all the boats we rent out, which one costs the most": which boat.
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among)\ (?:all\ )?(?:of\ )?(?:the|our)\ (\p{L}+s)\ (?:that\ )?(?:we|i)\ (?:sell|have|stock|offer|own|rent
      \ out|rent|hold|run|keep|carry|make|lend|provide),?\ (?:which|what)
      (?:\ one)?\ (?=\p{L}[^,;:?]*\b(?:most|least|fewest|\p{L}{3,}est)\b)
    `,
    (_, noun = '') => `which ${singular(noun)} `,
  ],
  // "out of all our red stuff, what is the cheapest item": which of it.
  [
    pattern('iu')`
      ${LEAD}(?:out\ of|of|from|among)\ (?:all\ )?(?:of\ )?(?:the|our|my)\ (\p{L}+)\ (?:stuff|things|gear|range|items|goods),?
      \ (?:what|which)(?:['’]s|\ is)\ (the\ ${MOST})\ (?:item|thing|one|piece|article)(?=\W*$)
    `,
    'which is $2 $1 item',
  ],
  // "where are boats being missed the most? I need the port."
  [
    pattern('iu')`
      ${LEAD}where\ (?:are|is|were|was|do|did)\ (?:the\ |our\ |most\ )?(\p{L}+s)\ (?:being\ |getting\ )?(\p{L}{3,}ed)\ (?:the\ )?most(?:
      \ often)?[?.!,;–—-]+\s+(?:(?:i\ (?:need|want|mean)|tell\ me|give\ me|which\ is)\ )?
      the\ (${NAME})(?:,?\ please)?(?=\W*$)
    `,
    'which $3 has the most $2 $1',
  ],
]

/** "before" all others: the earliest; "higher than" any other: the highest. */
function endOf(than: string): string | undefined {
  if (/^(?:before|ahead of)$/.test(than)) return 'earliest'
  if (than === 'after') return 'latest'
  if (than === '' || than === 'above') return 'highest'
  if (than === 'below') return 'lowest'
  return superlativeFor(than.replace(/ than$/, ''))
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfForemost = (message: string): string => sayPlainly(message, TURNS)
