import { fragment, pattern } from '../../../lib/patterns.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { isPlural, plural, singular } from '../language/words.ts'
import { NAME, sayPlainly, type Turn } from './turns.ts'

const FIGURE = fragment`(?:average|avg|mean|median|total|sum|overall|combined|lowest|highest|largest|smallest|minimum|maximum)`
/** "and so on": what was listed are examples of groups, and those that were not named are meant as well. */
const AND_SO_ON = fragment`
  (?:,?\ (?:and\ (?:so\ (?:on|forth)|the\ (?:like|rest|others?|other\ ones)|(?:all\ )?(?:the\ )?others?|such(?:like)?
  |whatnot|more|everything\ else)|etc|et\ cetera|\.\.\.)\.?)
`
const LIKE = fragment`(?:like|such\ as|e\.g\.|eg|for\ (?:example|instance)|i\.e\.|meaning)`
const GROUPS = fragment`(?:per|by\ (?=(?-i:\p{Ll}))|(?:(?:for|in|of|at|on|with|from)\ )?(?:each|every)(?:\ of\ the)?)\ ?${NAME}`
const PLEASE = fragment`(?:(?:,?\ )?(?:please|pls|thanks))?`
/** How a figure is asked for behind what it is asked of each. */
const ASKING = fragment`
  (?:(?:please\ |can\ you\ |could\ you\ |i(?:['’]d|\ would)?\ (?:need|like|want)\ |(?:tell|give|show|get)\ (?:me\ |us
  \ )?|what(?:['’]s|\ is|\ was|\ are|\ were)\ )+)
`
const METHODS: Readonly<Record<string, string>> = {
  paid: 'payment',
  pay: 'payment',
  delivered: 'delivery',
  sent: 'shipping',
  shipped: 'shipping',
}
/** How one does something: its method. */
const methodOf = (verb: string): string | undefined => METHODS[verb.toLowerCase()]

const isSomebody = (noun: string): boolean => isPersonNoun(singular(noun.toLowerCase()))
/** "staff", "personnel": a noun that is one word for many. */
const many = (noun: string): string => (/^(?:staff|personnel|crew)$/i.test(noun) ? noun : plural(noun))

/** "contacts whose department is Sales": people with what tells which of them; "of sales staff" is a place where people work. */
const OF_SOME = pattern('iu')`
  ^(?:the\ |our\ |all\ )*(?:\p{L}+\ ){0,2}(?:contacts|customers|clients|members|patients|students|pupils|guests|volunteers|donors|users|subscribers
  |candidates|applicants|leads|employees|workers|colleagues|people|teachers|drivers|tenants|players)(?=\ (?:whose|who|that|with|in|from|at|on|over|under
  |aged)\b|\W*$)
`

/** How it is said what figures are told of each, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "copies in each condition, e.g. new": an example of the groups.
  [
    pattern('iu')`
      (?<=\b${GROUPS})${PLEASE}(?:\s*[,;(]|\s+[–—-]+)?\ (?:e\.g\.|eg|for\ (?:example|instance)),?
      \ (?![^?!;]*\b(?:only|just|not|no|without|except|excluding|those|ones|whose|that|which|who)\b)[^?!;]{2,80}?\)?${PLEASE}(?=\W*$)
    `,
    '',
  ],
  // "payment methods and how many orders used each": orders per method.
  [
    pattern('iu')`
      ^\W*(?:${ASKING})?(?:the\ |our\ |all\ )*(${NAME}s)\ and\ how\ many\ (\p{L}+(?:\ \p{L}+)?)\ (?:use|used|have|had
      |has|chose|go\ with|went\ with|belong\ to|are\ in|fall\ under)\ each(?:\ (?:one|of\ them))?${PLEASE}(?=\W*$)
    `,
    (_, groups = '', what = '') => `number of ${what} per ${singular(groups)}`,
  ],
  // "what styles are in the cellar, and how many beers of each?": so many of them per style.
  [
    pattern('iu')`
      ^\W*(?:what|which)\ (?:different\ )?(\p{L}+(?:\ \p{L}+)?)\ (?:are\ there|exist|do\ we\ have(?:\ got)?|have\ we(?:\ got)?|are\ (?!they\b|these\b)
      (\p{L}[^,;?]{2,60}?)),?\ and\ how\ many\ (\p{L}+(?:\ \p{L}+)?)\ (?:(?:are\ |do\ we\ have\ )?(?:there\ )?(?:of|in|for|at|with|per)|have)
      \ each(?:\ (?:one|of\ them))?${PLEASE}(?=\W*$)
    `,
    (said, groups = '', how = '', what = '') =>
      isPlural(groups.toLowerCase()) ? `how many ${what} are ${how || 'there'} per ${singular(groups)}` : said,
  ],
  // "order status breakdown": by status.
  [
    pattern('iu')`
      ^\W*(?:${ASKING})?(?:an?\ |the\ |our\ )?(\p{L}+)\ (status|type|category|kind)\ (?:breakdown|distribution|split|mix)${PLEASE}(?=\W*$)
    `,
    (_, noun = '', field = '') => `number of ${plural(noun)} by ${field}`,
  ],
  // "days of leave by type, totals please".
  [
    pattern('iu')`
      ^\W*((?!(?:how|what|which|total|sum|average)\b)\p{L}[^,;:?]*\b(?:by|per)\ ${NAME}),\ (?:the\ )?(?:totals|sums)(?:
      \ only)?${PLEASE}(?=\W*$)
    `,
    'total $1',
  ],
  // "boats by colour, numbers only".
  [
    /(?<=\b(?:by|per|each) \p{L}+(?: \p{L}+)?), (?:just |only )?(?:the )?(?:numbers|counts|figures)(?: only| please| pls)*(?=\W*$)/giu,
    '',
  ],
  // "headcount for all offices": of each.
  [
    /\bheadcounts? (?:for|of|in|at|across) (?:all (?:the |our )?|the |our )(\p{L}+s)(?=\W*$)/giu,
    (said, noun = '') =>
      isSomebody(noun) ? `number of ${noun}` : isPlural(noun) ? `headcount per ${singular(noun)}` : (said ?? ''),
  ],
  // "headcount of the Oslo office", "Oslo office headcount": how many work there.
  [
    pattern('iu')`
      ^\W*(?:${ASKING})?(?:the\ |our\ )?(?:current\ )?headcount\ (of|in|at|for)\ (?!.*\b(?:per|by|each|every
      |all)\b)((?:the\ |our\ )?\p{L}[^,;:?]*?)${PLEASE}(?=\W*$)
    `,
    (_, at = '', where = '') =>
      OF_SOME.test(where)
        ? `number of ${where}`
        : `how many people work ${/^(?:of|for)$/i.test(at) ? 'in' : at} ${where}`,
  ],
  // "the headcount on parental leave": how many people are on it.
  [
    pattern('iu')`
      ^\W*(?:${ASKING})?(?:the\ |our\ )?(?:current\ |present\ )?headcount\ (?:that\ is\ )?(?:currently\ |now\ )?on\ (?!average\b)
      ((?:\p{L}+\ ){0,2}(?:leave|holidays?|vacation|duty|call|shift|training|probation|secondment|loan|site|sabbatical|absence))${PLEASE}(?=\W*$)
    `,
    'how many people are on $1',
  ],
  [
    pattern('iu')`
      ^\W*(?:what(?:['’]s|\ is)\ )?(?:the\ |our\ )?(?!(?:which|what|who|whose|where|how|is|are|does|do|has|have)\b)
      ((?-i:\p{Lu})[^,;:?]*?)(?<!\ by|\ in|est)(?:['’]s?)?\ (?:current\ )?headcount${PLEASE}(?=\W*$)
    `,
    (said, where = '') => (isSomebody(where) ? (said ?? '') : `how many people work in ${where}`),
  ],
  // "each team's headcount": per team.
  [
    pattern('iu')`
      ^\W*(?:${ASKING}|what\ )?(?:each|every)\ (${NAME})['’]s\ (headcount|(?:${FIGURE}|number\ of|count\ of)\ \p{L}[^,;?]*?)${PLEASE}(?=\W*$)
    `,
    '$2 per $1',
  ],
  // "copies in each condition - new, good and so on", "per payment type: card, cash etc.": examples of the groups.
  [
    pattern('iu')`
      (?:(?<=\b${GROUPS})${PLEASE}(?:\s*[:;(]\s*|\s+[–—-]+\s+|,?\ ${LIKE}\ )|(?<=\b(?:each|every)\ ${NAME})${PLEASE},\ )(?:${LIKE}\ )?(?:for\ )?
      (?![^?!]*(?:\d|\b(?:only|just|not|no|without|except|excluding|those|whose|that|which|who|over|under|above|below
        |more\ than|less\ than|at\ (?:least|most))\b))
      [^?.!:;()]{2,80}?${AND_SO_ON}\)?${PLEASE}(?=\W*$)
    `,
    '',
  ],
  // "for sick leave, vacation and all the other types, how many days": for each of them.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)(?:for|in|of|at)\ (?:[^,?.!:;]{2,40}, ?)*[^,?.!:;]{2,40},?\ and\ (?:(?:all|each|every)
      \ (?:of\ )?)?(?:the\ )?other\ (${NAME}s?),\ (?=(?:how|what|the|tell|give|show|i)\b)
    `,
    (_, lead = '', noun = '') => `${lead}for each ${singular(noun)}, `,
  ],
  // "for each kind of product, please tell me the average price": per kind.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)(?:for|in|at|per)\ (?:each|every)\ (?:of\ the\ )?(${NAME}),\ (?:${ASKING})?
      (?:the\ |our\ |its\ |their\ )?((?:${FIGURE}|number\ of|count\ of)\ (?!.*\b(?:per|by|each|every|and)\b)\p{L}[^,;?]*?)${PLEASE}(?=\W*$)
    `,
    '$1$3 per $2',
  ],
  // "for each brand, how many pieces do we have in stock": per brand.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)(?:for|in|at|per)\ (?:each|every)\ (?:of\ the\ )?(${NAME}),\ (how\ many\ (?:\p{L}+\ ){1,2}(?:do\ we|have\ we|did\ we|we)
      \ (?!.*\b(?:per|by|each|every|it|its|they|their|them|there|that|and)\b)[^,;?]*?)${PLEASE}(?=\W*$)
    `,
    '$1$3 per $2',
  ],
  // "the average price for every brand", "headcount at every site": a figure of each.
  [
    pattern('iu')`
      (?<=\b(?:headcount|${FIGURE}\ \p{L}[^,;?.!]{2,60}?)\ (?:in|at|on|for)\ )every(?=\ (?!(?:one|single|thing)\b)${NAME}${PLEASE}\W*$)
    `,
    'each',
  ],
  // "orders by how people paid", "split by how they are shipped": by method.
  [
    pattern('iu')`
      \b(by|per|according\ to|depending\ on|based\ on)\ (?:how|the\ way(?:\ in\ which)?|which\ way)
      \ (?:(?:the|our)\ )?(?:they(?:['’]re|['’]ve)?|it(?:['’]s)?|people|customers|clients|everyone|\p{L}+s)
      (?:\ (?:is|are|was|were|get|got|been|being|have|has|had))*\ (\p{Ll}+)(?=\W*$|\ and\ |,)
    `,
    (said, _, verb = '') => (methodOf(verb) ? `by ${methodOf(verb)} method` : said),
  ],
  // "clients by how they found us", "by where people heard about us": by what brought them in.
  [
    pattern('iu')`
      \b(by|per|according\ to|depending\ on|based\ on)\ (?:how|where|the\ way(?:\ in\ which)?|which\ way)\ (?:(?:the|our)\ )?\p{L}+
      \ (?:(?:have|had|first|originally)\ )*(?:f(?:ou|i)nd|heard?\ (?:of|about)|came\ (?:to|across)|come\ (?:to|across)|got\ to\ know|discovered?|reached?)
      \ us(?=\W*$|\ and\ |,)
    `,
    '$1 source',
  ],
  // "orders split by X and give me the number for each": so many of each.
  [
    pattern('iu')`
      ^\W*(?:(?:please|can\ you|could\ you)\ )*(?:split|break|group|divide)\ (?:up\ )?(?:(?:the|our|all)\ )*(?:number
      \ of\ )?(${NAME}?)(?:\ (?:up|down))?\ by\ (${NAME}),?
      \ and\ (?:give|show|tell)\ (?:me|us)\ (?:the\ |a\ )?(?:number|count|total|figure|headcount)s?(?:\ (?:for|of|in
      |per)\ (?:each|every)(?:\ (?:one|of\ them|\p{L}+))?)?${PLEASE}(?=\W*$)
    `,
    'number of $1 by $2',
  ],
  // "borrower headcount per branch", "our staff numbers by depot": how many they are.
  [
    pattern('iu')`
      \b(?:(?:the|our|my|current)\ )*(?<!\ of\ )(\p{L}+)\ (?:headcounts?|numbers|totals|head\ counts?)(?=,?\ (?:split
      \ |broken\ down\ |grouped\ )?(?:up\ )?(?:per|by|(?:for|in|at|of)\ (?:each|every))\ \p{L})
    `,
    (said, noun = '') => (isSomebody(noun) ? `number of ${many(noun)}` : said),
  ],
  // "pieces we have on the shelf": in stock.
  [
    pattern('gi')`
      \b((?:units|pieces|items|copies|packs|boxes|bottles)(?:\ (?:that\ )?(?:we|do\ we|have\ we)\ (?:have|got|keep)|\ (?:are|is|lie))?\ )
      on\ (?:the|our)\ (?:shelf|shelves)\b
    `,
    '$1in stock',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfGroups = (message: string): string => sayPlainly(message, TURNS)
