import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { MONTH } from './months-and-days.ts'
import { NAME, sayPlainly, type Turn } from './turns.ts'

const FIGURE = fragment`
  (?:average|avg|mean|median|total|sum|lowest|highest|largest|smallest|biggest|minimum|maximum|top|bottom|cheapest|dearest)
`
const MOST = fragment`(?:\p{L}{2,}est|(?:most|least)\ \p{L}+)`
const COUNT = fragment`(?:(?:total\ |overall\ )?(?:number|count))`
const POLITE = fragment`
  (?:(?:please|kindly|can\ you|could\ you|i(?:['’]d|\ would)?\ (?:need|like|want)(?:\ to\ (?:know|see|have))?|give\ me
  |tell\ me|show\ me|we\ need)\ )*
`

/** "two figures please: A, B", "for the boats, I need two figures: A and B": that there are two is said by naming them. */
const ANNOUNCED = pattern('iu')`
  ^\W*(?:(?:right|ok|okay|so|well|now),?\ )?(?:for\ (?:the\ |our\ |all\ )*(?<whose>[^,:;?]{2,40}),\ )?${POLITE}(?:just\ )?(?:the\ following\ )?
  (?:two|three|four|2|3|4|both|a\ couple\ of|a\ pair\ of|a\ few|some)\ (?:figures|numbers|counts|totals)(?:\ for\ (?:me|us))?(?:\ (?:are|would\ be)
  \ (?:required|needed|wanted))?(?:,?\ (?:please
  |pls|for\ (?:me|us)))*(?:\ (?:from|of)\ you)?\s*[:–—-]+\s*
  (?<parts>[^,;:?]{3,60}?(?:(?:,?\ and\ |,?\ plus\ |[,;]\ )[^,;:?]{3,60}?){1,3})(?<end>\W*)$
`
const IS_ASKED = pattern('iu')`^(?:the\ |its\ |their\ )?(?:how\ (?:many|much)|what|${COUNT}\ of|(?:${FIGURE})\ )`

/** What stands between the figures. */
const BETWEEN = /,? and |,? plus |[,;] /i

/** Each of the figures as it would be asked for: what is named and has no figure is counted. */
function sayAnnounced(message: string): string {
  const { whose, parts, end } = execIn(message, ANNOUNCED)?.groups ?? {}
  if (!parts) return message
  const asked = parts
    .split(BETWEEN)
    .map(part => (IS_ASKED.test(part) ? part : `how many ${part.replace(/^(?:the|our|all) /i, '')}`))
  if (!whose) return `${asked.join(' and ')}${end}`
  // Whose they are is said of both.
  return asked.every(part => new RegExp(`^(?:the )?${FIGURE} `, 'iu').test(part))
    ? `${asked.join(' and ')} of ${whose}${end}`
    : `${asked.map(part => `${part} of ${whose}`).join(' and ')}${end}`
}

/** A time, which the other one is weighed against. */
const PERIOD = fragment`
  (?:(?:in|during|for)\ )?(?:the\ )?(?:last|this|previous|next|${MONTH}
  |q[1-4]|(?:19|20)\d\d)\b
`

const TURNS: readonly Turn[] = [
  // "the lowest rent and the highest one": two figures of the same.
  [
    pattern('iu')`
      \b(lowest|highest|smallest|largest|biggest|minimum|maximum|cheapest|dearest|shortest|longest)\ (\p{L}+(?:\ (?!(?:of|for|in|and|is|are)\b)\p{L}+)?)
      (\ (?:of|for|in|among|across)\ [^,;:?]+?)?,?\ (?:and|as\ well\ as|plus)\ (?:also\ )?(?:the\ )?
      (lowest|highest|smallest|largest|biggest|minimum|maximum|cheapest|dearest|shortest|longest)(?:\ one)?(?=\W*$|\ (?:of|for|in|among|across)\ )
    `,
    '$1 and $4 $2$3',
  ],
  // "number of red boats against number of blue ones", "how many red boats versus blue boats are there": either of them.
  [
    pattern('iu')`
      ^\W*(?:(?:compare|show|give\ me)\ )?(?:the\ )?number\ of\ (\p{L}[^,;:?]*?)\ (?:against|versus|vs\.?|compared
      \ (?:to|with))\ (?:the\ number\ of|number\ of|that\ of|number)\ (\p{L}[^,;:?]*?)(?=\W*$)
    `,
    'how many $1 and how many $2',
  ],
  [
    pattern('iu')`
      ^\W*how\ many\ (\p{L}[^,;:?]*?)\ (?:versus|vs\.?)\ (?!${PERIOD})(\p{L}[^,;:?]*?)(\ (?:do\ we\ have|have\ we\ got|are\ there|do\ we
      \ employ))?(?=\W*$)
    `,
    'how many $1 and how many $2$3',
  ],
  // "what's the number of open orders, and the number still waiting", "what number were sent, and what number got lost": how many.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)what(?:['’]s|\ is|\ was)\ the\ ${COUNT}\ of\ ([^,;?]+?),?\ and\ (?:also\ )?(?:what(?:['’]s|
      \ is|\ was)\ )?the\ ${COUNT}\ (?:of\ )?
      (?!their\b|its\b)([^,;?]+?)(?=\W*$)
    `,
    '$1how many $2, and how many $3',
  ],
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)what\ ${COUNT}\ of\ ([^,;?]+?),?\ and\ what\ ${COUNT}\ (?:of\ )?([^,;?]+?)(?=\W*$)
    `,
    '$1how many $2, and how many $3',
  ],
  [/^(\W*(?:(?:and|so) )?)what number of (?=\p{L}+s? )/iu, '$1how many '],
  // "count our boats and our oars for me": how many of either.
  [
    pattern('iu')`
      ^\W*(?:(?:please|kindly|can\ you|could\ you|would\ you|i(?:['’]d|\ would)\ like\ you\ to)\ )*count(?:\ up)?\ (the
      |our|all|my)\ (\p{L}[^,;?]*?)\ and\ (?:then\ )?\1\ (\p{L}[^,;?]*?)
      (?:\ for\ (?:me|us))?(?:,?\ (?:please|pls))?(?=\W*$)
    `,
    'how many $2 and how many $3',
  ],
  // "how long in hours are our shortest and our longest trip": which they are, and how long.
  [
    pattern('iu')`
      ^\W*(?:and\ |so\ )?how\ (?:long|big|large|high|expensive|heavy|old)(?:,?\ in\ \p{L}+,?)?\ (?:is|are|was|were)
      \ (?:the|our|my)\ (${MOST})(?:\ one)?
      \ and\ (?:the\ |our\ |my\ )?(${MOST})\ (\p{L}[^,;?]*?)(?=\W*$)
    `,
    'what are the $1 and the $2 $3',
  ],
  // "for the red boats, what are the highest and the lowest price": theirs.
  [
    pattern('iu')`
      ^\W*(?:for|of|among)\ (?:the|our|all)\ ((?:\p{Ll}+\ )?\p{Ll}+s),\ (?:${POLITE}|what(?:['’]s|\ is|\ are|\ were)\ )(?:the\ )?
      (${FIGURE}\ (?:${NAME}\ )?and\ (?:the\ )?${FIGURE}\ ${NAME})(?=\W*$)
    `,
    'what are the $2 of the $1',
  ],
]

/** Two figures that are asked for at once, in the words in which each of them is asked for. */
export const withoutTurnsOfBoth = (message: string): string => sayPlainly(sayAnnounced(message), TURNS)
