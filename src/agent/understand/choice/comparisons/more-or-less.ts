import { fragment } from '../../../../lib/patterns.ts'
import { baseOf, participleOf } from '../../language/verb-forms.ts'
import { isPlural } from '../../language/words.ts'
import {
  type Rule,
  countOf,
  during,
  greater,
  mostOf,
  isEarlier,
  OTHER_PERIOD,
  otherPeriod,
  PERIOD,
  PLACE,
  rule,
  withNoun,
  withOnes,
  withYear,
  VERB,
} from './rule.ts'

/** "more vans or more trucks available": what is said behind both nouns is said of both. */
const tailOf = (a: string, b: string): string => {
  const tail = /^\p{L}+s( (?!and\b)\p{Ll}+(?:ed|able|ible|ive|ent|left|free|open|busy|out|off|ready|alive))$/u.exec(
    b,
  )?.[1]
  return tail !== undefined && /^\p{L}+s$/u.test(a) && !b.endsWith('s') ? tail : ''
}

/** "open orders in Oslo" → "open orders": the nouns that "ones" stands for are behind their adjectives and before what restricts them. */
const nounsOf = (one: string): string => /^(?:\p{L}[\p{L}-]* )*?\p{L}*[^\Ws]s(?=$| )/iu.exec(one)?.[0] ?? one

/** How many of what is on one side were done what the verb says. */
const sideOf = (part: (name: string) => string, what: string, rest = ''): string =>
  countOf(name => (name === 'what' ? what : part(name)), rest)

const ASKING = "what(?:['’]s| is| was| are| were) "

/** Up to five words that begin with none of a question or of an order. */
const NOUNS = fragment`
  (?!(?:how|what|which|who|whose|where|when|why|is|are|was|were|do|does|did|has|have|had|can|could|will|should)\b)
  [a-z][^\s,;]*(?: [^\s,;]+){0,4}?
`

/** Of what there is or was more, and numbers of two times beside each other. Longer and more particular patterns first. */
export const MORE_OR_LESS: readonly Rule[] = [
  // "are there more members in Berlin than in Paris"
  rule(
    fragment`
      (?:
        (?<ask>do|did|have)\s+(?<who>we|you|i|they)\s+(?:${VERB}\s+)?
        |(?:is|are|do|does|did|have|has|was|were)\s+(?:there\s+)?
      )
      (?<more>more|fewer|less)\s+(?<what>(?!on\b).+?)\s+(?<at>in|into|on|from|with|at|among|for|of)\s+(?<a>.+?)\s+than\s+
      (?:(?:in|into|on|from|with|at|among|for|of)\s+)?(?<b>.+?)
    `,
    part =>
      /^\d/.test(part('b')) || isEarlier(part('b'))
        ? undefined
        : {
            kind: greater(part('more')),
            left: countOf(part, `${part('at')} ${part('a')}`),
            right: countOf(part, `${part('at')} ${part('b')}`),
          },
  ),
  // "have we spent more on servicing the Gull than the Tern": the preposition and the doing are said once.
  rule(
    fragment`
      (?<ask>do|did|have|has) (?<who>we|you|i|they) (?<verb>(?!more|less)[a-z]{3,}) (?<more>more|less)(?: money)?
      \ (?<at>on|for|in|from|with) (?!average\b)(?<doing>(?:[a-z]{3,}ing )?)(?<a>(?:(?! than )[^,])+?)
      \ (?<than>than|or) (?:\k<at> )?(?<b>(?!\d|${PERIOD}|${PLACE} |usual|we |planned|expected)[^,]+?)
    `,
    part => {
      if (isEarlier(part('b'))) return undefined
      const [doing, b] = [part('doing'), part('b')]
      const side = (one: string) =>
        `how much ${part('ask').toLowerCase()} ${part('who')} ${part('verb')} ${part('at')} ${one}`
      const isSaid = /^[a-z]{3,}ing /.test(b) || !doing
      const kind = (part('than') === 'than' ? greater : mostOf)(part('more'))
      return { kind, left: side(`${doing}${part('a')}`), right: side(isSaid ? b : `${doing}${b}`) }
    },
  ),
  // "did we get more orders this month than last month", "… than last"
  rule(
    fragment`
      (?:
        (?<ask>do|did|have) (?<who>we|you|i|they)(?: (?<verb>(?!more|fewer|less|been)[a-z]+))?
        |(?:do|did|have|has|are|were) (?:we|you|i|they|there)(?: been)?(?: (?!more|fewer|less)[a-z]+)?
      )
      \ (?<more>more|fewer|less) (?<what>.+?) (?:in |during )?(?<a>${PERIOD}) than (?:in |during )*
      (?<b>${OTHER_PERIOD}|(?:the )?(?:last|previous)(?: one)?)
    `,
    part => {
      const unit = /(?:year|month|quarter|week)$/i.exec(part('a'))?.[0]
      const isLast = /^(?:the )?(?:last|previous)(?: one)?$/i.test(part('b'))
      const before = isLast ? unit && `last ${unit}` : otherPeriod(part('a'), part('b'))
      if (!before) return undefined
      const kind = greater(part('more'))
      if (!part('verb') || !isPlural(part('what').split(' ').at(-1)!))
        return { kind, ...during(part('what'), part('a'), before) }
      return {
        kind,
        left: countOf(part, `in ${withYear(part('a'), before)}`),
        right: countOf(part, `in ${before}`),
      }
    },
  ),
  // "how many orders did we get in Q2 compared to Q1 2026"
  rule(
    fragment`
      (?<what>how (?:many|much) .+?) (?:(?:in|during|for) )?(?<a>${PERIOD}),? (?:as )?
      (?:compared (?:to|with)|versus|vs\.?|against) (?:in )?(?<b>${OTHER_PERIOD})
    `,
    part => {
      const other = otherPeriod(part('a'), part('b'))
      return other === undefined
        ? undefined
        : {
            kind: 'compared',
            left: `${part('what')} in ${withYear(part('a'), other)}`,
            right: `${part('what')} in ${other}`,
          }
    },
  ),
  // "orders shipped in 2023 versus 2024"; a plain noun needs no preposition: "what's our revenue this year vs last year"
  rule(
    fragment`
      (?:${ASKING}|(?:compare|show|give|list) (?:me |us )?(?:all )?)?(?:the |our )?
      (?<what>.+? (?:in|during|for|of|from)|${NOUNS}) (?<a>${PERIOD})
      \ (?:vs\.?|versus|against|compared (?:to|with)) (?:in )?(?<b>${OTHER_PERIOD})
    `,
    part => {
      const other = otherPeriod(part('a'), part('b'))
      const what = part('what').replace(/ (?:in|during|for|of|from)$/i, '')
      return other === undefined ? undefined : { kind: 'compared', ...during(what, part('a'), other) }
    },
  ),
  // "did we lose more deals than we won in May": what is said behind both is said of both.
  rule(
    fragment`
      (?<ask>do|did|have) (?<who>we|you|i|they) ${VERB} (?<more>more|fewer|less)
      \ (?<what>.+?) than (?:we|you|i|they) (?:have |did )?(?<other>[a-z]{3,})(?<rest>| .+?)
    `,
    part => {
      const verb = baseOf(part('other')) ?? part('other')
      return {
        kind: greater(part('more')),
        left: countOf(part, part('rest').trim()),
        right: `how many ${part('what')} have ${part('who')} ${participleOf(verb) ?? verb}${part('rest')}`,
      }
    },
  ),
  // "do we have more novels than comics", "… more novels or comics"
  rule(
    `(?:are there|do we have|have we|have we got|do i have)\\s+(?<more>more|fewer|less)\\s+(?<a>.+?)\\s+than\\s+(?<b>.+?)`,
    part =>
      /\d/.test(part('b')) || /^\w+ than\b/.test(part('a'))
        ? undefined
        : {
            kind: greater(part('more')),
            left: `how many ${withNoun(part('a'), part('b'))}`,
            right: `how many ${withOnes(part('b'), nounsOf(part('a')))}`,
          },
  ),
  // "did we sell more jackets than dresses", "… more lamps than clocks in May".
  rule(
    fragment`
      (?<ask>do|did|have) (?<who>we|i|you|they) (?<verb>(?!more|fewer|less|have|had|get|got)[a-z]{3,}) (?<more>more|fewer|less)
      \ (?<a>(?:(?! ${PLACE} | than )[^,])+?) than (?<b>(?!\d|${PLACE} |${PERIOD}|we |expected|planned|usual)(?:(?! ${PLACE} )[^,])+?)(?<rest> ${PLACE} .+?)?
    `,
    part => ({
      kind: greater(part('more')),
      left: sideOf(part, part('a'), part('rest').trim()),
      right: sideOf(part, part('b'), part('rest').trim()),
    }),
  ),
  // "do we win more deals or lose more deals", "… or lose more": what was done tells which are counted.
  rule(
    fragment`
      (?<ask>do|did|have) (?<who>we|i|you|they) (?<verb>(?!more|fewer|less|have)[a-z]{3,}) (?<more>more|fewer|less)
      \ (?<a>(?:(?! ${PLACE} )[^,])+?) or (?:do |did |have )?(?:we |i |you |they )?(?<other>(?!more|fewer|less)[a-z]{3,})
      \ (?:more|fewer|less)(?: (?<b>(?:(?! ${PLACE} )[^,])+?))?(?<rest> ${PLACE} .+?)?
    `,
    part => {
      const rest = part('rest').trim()
      const other = (name: string) => (name === 'verb' ? part('other') : part(name))
      return {
        kind: mostOf(part('more')),
        left: sideOf(part, part('a'), rest),
        right: sideOf(other, part('b') || part('a'), rest),
      }
    },
  ),
  rule(
    fragment`
      (?:are there|(?<ask>do|did|have) (?<who>we|i|you|they) ${VERB}|have we(?: got)?)\s+
      (?<more>more|fewer|less)\s+(?<a>(?:(?! ${PLACE} ).)+?)\s+or\s+(?:(?:more|fewer|less) )?
      (?<b>(?:(?! ${PLACE} ).)+?)
    `,
    part =>
      // "more open or more on hold tickets": what begins as a place may be a state before the noun.
      new RegExp(`^${PLACE} `, 'i').test(part('b')) &&
      !(isPlural(part('b').split(' ').at(-1)!) && withNoun(part('a'), part('b')) !== part('a'))
        ? undefined
        : {
            kind: mostOf(part('more')),
            left: sideOf(part, `${withNoun(part('a'), part('b'))}${tailOf(part('a'), part('b'))}`),
            right: sideOf(part, part('b')),
          },
  ),
  // "more novels or comics?", "more books tagged new or old?": what they have in common is said once.
  rule(
    `(?<more>more|fewer|less)\\s+(?<a>(?:(?! ${PLACE} |\\bthan\\b).)+?)\\s+or\\s+(?<b>(?:(?! ${PLACE} |\\bthan\\b).)+?)`,
    part => {
      // "more novels or more comics?": the same once more.
      const other = part('b').replace(new RegExp(`^${part('more')} `, 'i'), '')
      const [a, b] = [part('a').split(' '), other.split(' ')]
      if (/^(?:more|less|fewer|\d.*)$/i.test(b[0]!) || b.includes('or')) return undefined
      return {
        kind: mostOf(part('more')),
        left: `how many ${part('a')}${tailOf(part('a'), other)}`,
        right: `how many ${[...a.slice(0, -b.length), ...b].join(' ')}`,
      }
    },
  ),
  // "do more sailors hold a licence than a certificate": how many of them do the one, and how many the other.
  rule(
    fragment`
      (?:do|did) (?<more>more|fewer|less) (?:of (?:our|the|my) )?(?<what>people|[a-z]+s) (?<verb>(?!than\b)[a-z]{3,})
      \ (?<a>(?!${PLACE} |than )(?:(?! than )[^,])+?) than (?<b>(?!\d|${PLACE} |${PERIOD}|expected|planned|usual|(?:we|they|he|she|it|i) )[^,]+?)
    `,
    part => ({
      kind: greater(part('more')),
      left: `how many ${part('what')} ${part('verb')} ${part('a')}`,
      right: `how many ${part('what')} ${part('verb')} ${part('b')}`,
    }),
  ),
  // "do more customers pay by card than by cheque": the same preposition of both.
  rule(
    fragment`
      (?:do|did) (?<more>more|fewer|less) (?:of (?:our|the|my) )?(?<what>people|[a-z]+s) (?<verb>[a-z]{3,}(?: in| up| out)?)
      \ (?<a>(?<at>by|via|through|over|with|for) [^,]+?) than (?<b>\k<at> [^,]+?)
    `,
    part => ({
      kind: greater(part('more')),
      left: `how many ${part('what')} ${part('verb')} ${part('a')}`,
      right: `how many ${part('what')} ${part('verb')} ${part('b')}`,
    }),
  ),
  // "do more orders come in by phone or through the agency": two ways of different kinds; those of one kind are groups.
  rule(
    fragment`
      (?:do|did) (?<more>more|fewer|less) (?<what>[a-z]+s) (?<verb>[a-z]+(?: in| up| out)?)
      \ (?<a>(?:by|via|through|over|from|in|on|at|with|for) [^,]+?) or (?<b>(?:by|via|through|over|from|in|on|at|with|for) [^,]+?)
    `,
    part =>
      part('a').split(' ')[0] === part('b').split(' ')[0]
        ? undefined
        : {
            kind: mostOf(part('more')),
            left: `how many ${part('what')} ${part('verb')} ${part('a')}`,
            right: `how many ${part('what')} ${part('verb')} ${part('b')}`,
          },
  ),
  // "more online courses or more in the classroom": the noun is said once.
  rule(
    fragment`
      (?:are there|do we have|have we(?: got)?) (?<more>more|fewer|less) (?<a>[^,]+?) or (?:more|fewer|less)
      \ (?<b>(?:by|via|through|over|from|in|on|at|with|for) [^,]+?)
    `,
    part => ({
      kind: mostOf(part('more')),
      left: `how many ${part('a')}`,
      right: `how many ${
        part('a')
          .split(' ')
          .findLast(word => isPlural(word)) ?? part('a')
      } ${part('b')}`,
    }),
  ),
]
