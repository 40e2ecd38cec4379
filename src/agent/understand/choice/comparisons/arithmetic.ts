import { fragment } from '../../../../lib/patterns.ts'
import { isPlural } from '../../language/words.ts'
import { areMany } from './those.ts'
import {
  type Comparison,
  coreOf,
  EXTREME,
  figureOf,
  OF_MANY,
  rule,
  type Rule,
  stripThat,
  THE,
  withFigure,
  withScope,
} from './rule.ts'

/** Words between two figures, and what they make of them. */
const OPERATORS: readonly (readonly [RegExp, Comparison['kind']])[] = [
  [/^(?:divided by|over|\/|÷|in relation to|in proportion to|relative to)$/i, 'ratio'],
  [/^(?:minus|less|-|−|–)$/i, 'minus'],
  [/^(?:plus|\+|added to)$/i, 'sum'],
]
const OPERATOR = fragment`
  (?:divided by|over(?= (?:the |their |its )?(?:total|number|sum|average) )|\/|÷|in relation to|in proportion to|relative to|minus|less|-|−|–|plus|\+
  |added to)
`
/** What asks for a figure, and says nothing of it. */
const ASKS = fragment`
  (?:(?:please |can you |could you )?(?:what(?:['’]s| is| was| are| were| would be)|calculate|compute|work out|give me|show me|tell me|find|determine) )?
`
const FIGURE = `${THE}${OF_MANY} .+?`
const kindOf = (word: string): Comparison['kind'] => OPERATORS.find(([pattern]) => pattern.test(word))![1]

const IS_OF_MANY = new RegExp(`^${THE}${OF_MANY} `, 'i')
/** "employees" of which nothing says what of them is asked: how many there are. */
const counted = (text: string): string =>
  IS_OF_MANY.test(text) || !isPlural(coreOf(text).split(' ').at(-1)!) ? text : `number of ${text}`

/** "number of employees" of many is what their numbers come to, where they have one each. */
const inAll = (text: string): string => text.replace(BEFORE_NUMBER, '$1total ')
const BEFORE_NUMBER = new RegExp(`^(${THE})(?=(?:number|count) of )`, 'i')

/** On which side of another figure, and by what two things are set against each other. */
const BESIDE = '(?:behind|below|short of|ahead of|above|in front of|in excess of)'
const BY_WHAT = fragment`
  (?: (?:in terms of|in|by|on) (?:their |the )?(?<what>(?:total|average|overall|combined|number|mean|median) ?.*?))?
`

/** How far two things are apart, by a figure that is named behind both of them or with each. */
function ofWhat(part: (name: string) => string): Comparison {
  const [what, a, b] = [part('what'), part('a'), withFigure(part('b'), part('a'))]
  const of = (one: string) => (what ? `${what.replace(/ of$/, '')} of ${one}` : figureOf(withFigure(one, part('b'))))
  return { kind: 'difference', left: of(a), right: of(b) }
}

/** Arithmetic over two figures that are both named. */
export const ARITHMETIC: readonly Rule[] = [
  // "how far apart are the highest and the lowest price", "the gap between the highest and the lowest price"
  rule(
    fragment`
      ${ASKS}(?:how far (?:apart|away from each other) (?:are|is|were|was)|(?:how (?:big|large|wide|great) (?:is|was) )?the
      \ (?:difference|gap|spread|range|distance) (?:between|from)) ${THE}(?<a>${EXTREME}) (?:and|to) ${THE}(?<b>${EXTREME}) (?<what>.+?)(?: apart)?
    `,
    part => ({
      kind: 'difference',
      left: `${part('a')} ${part('what')}`,
      right: `${part('b')} ${part('what')}`,
      isOne: true,
    }),
  ),
  // "how far is the highest price from the lowest one"
  rule(
    `how far (?:is|was|away is) (?:the )?(?<a>${EXTREME}) (?<what>.+?) (?:away |apart )?from (?:the )?(?<b>${EXTREME})(?: ones?)?(?<of> .+)?`,
    part => {
      const what = `${part('what')}${part('of')}`
      return { kind: 'difference', left: `${part('a')} ${what}`, right: `${part('b')} ${what}`, isOne: true }
    },
  ),
  // "the highest minus the lowest price"
  rule(`${ASKS}(?:the )?(?<a>${EXTREME}) (?:minus|less|-|−) (?:the )?(?<b>${EXTREME}) (?<what>.+?)`, part => ({
    kind: 'minus',
    left: `${part('a')} ${part('what')}`,
    right: `${part('b')} ${part('what')}`,
    isOne: true,
  })),
  // "total revenue divided by total number of employees of the shops"
  rule(`${ASKS}(?<a>${FIGURE}) (?<op>${OPERATOR}) (?<b>.+?)`, part => {
    const kind = kindOf(part('op'))
    const { left, right } = withScope(...([part('a'), part('b')].map(inAll) as [string, string]), true)
    const shared: Comparison = { kind, left, right: counted(right), isOne: true }
    // "the revenue of the shops in Oslo divided by the number of staff", "… by the number of towns": those in Oslo where they are theirs.
    const isLoose = right !== inAll(part('b')) && !/^(?:their|its) /i.test(part('b'))
    return isLoose ? { ...shared, onlyAsOne: true, otherwise: { ...shared, right: counted(inAll(part('b'))) } } : shared
  }),
  // "the revenue of our shops divided by their number of staff": of many, what it comes to
  rule(`${ASKS}${THE}(?<what>[a-z-]+(?: [a-z-]+){0,2}) (?<of>(?:of|for|from) .+?) divided by (?<b>${FIGURE})`, part => {
    const { left, right } = withScope(`${part('what')} ${part('of')}`, part('b'), true)
    return areMany(part('of').replace(/^\w+ /, ''))
      ? { kind: 'ratio', left: `total ${left}`, right, isOne: true }
      : undefined
  }),
  // "how much larger is the open value in Oslo than in Bergen"
  rule(
    fragment`
      (?:by )?how much (?:higher|larger|bigger|greater|more|lower|smaller|less) (?:is|are|was|were) (?<what>.+?) (?<at>in|at|for|with|among|from)
      \ (?<a>.+?) than (?:that |those )?(?<at2>in|at|for|with|among|from) (?<b>.+?)
    `,
    part => {
      const of = (place: string) => figureOf(`${part('what').replace(/^(?:the|our|my) /i, '')} ${place}`)
      return { kind: 'difference', left: of(`${part('at')} ${part('a')}`), right: of(`${part('at2')} ${part('b')}`) }
    },
  ),
  // "won deals as a multiple of lost deals"
  rule(`${ASKS}(?<a>.+?) (?:expressed )?as (?:a )?(?:multiple|ratio|fraction) of (?<b>.+?)`, part => {
    const { left, right } = withScope(part('a'), stripThat(part('b')))
    return { kind: 'ratio', left: figureOf(left), right: figureOf(right), isOne: true }
  }),
  // "how far behind the won deals are the lost ones in total value?", "by how much is the lost value behind the won value?"
  rule(
    fragment`
      (?:how far|(?:by )?how much) ${BESIDE} (?<a>.+?) (?:is|are|was|were|do|does) (?<b>.+?)(?: lag| lie)?${BY_WHAT}
    `,
    ofWhat,
  ),
  rule(
    fragment`
      (?:by )?how (?:much|far) (?:is|are|was|were|do|does) (?<a>.+?) (?:lag |lie |fall )?${BESIDE} (?<b>.+?)${BY_WHAT}
    `,
    ofWhat,
  ),
  // "won minus lost value by region", "the won value minus the lost value in 2025": of two parts what the one and the other come to
  rule(`${ASKS}${THE}(?<a>[a-z-]+)(?<what>(?: [a-z-]+){0,2}) (?:minus|less) ${THE}(?<b>[a-z-]+) (?<rest>.+)`, part => {
    const [what, rest] = [part('what').trim(), part('rest')]
    if (what && !new RegExp(`^${what}(?: |$)`, 'i').test(rest)) return undefined
    const side = (state: string) => figureOf(`${state} ${rest}`)
    return { kind: 'minus', left: side(part('a')), right: side(part('b')), isOne: true }
  }),
]
