import { fragment } from '../../../../lib/patterns.ts'
import { baseOf, participleOf, pastParticiple } from '../../language/verb-forms.ts'
import { SERVED } from '../../entity-model/served.ts'
import { singular } from '../../language/words.ts'
import { greater, mostOf, PERIOD, PLACE, rule, type Rule, withYear } from './rule.ts'

/** How many of those who do it, or did. */
const doers = (part: (name: string) => string, rest: string): string => {
  const [verb, particle = ''] = part('verb').split(' ')
  const base = baseOf(verb!) ?? verb!
  const done = /^(?:did|have)$/i.test(part('ask')) ? (participleOf(base) ?? verb!) : verb!
  return `how many ${part('what')} ${done} ${particle}${particle ? ' ' : ''}${rest}`
}

const DOING = fragment`
  (?<ask>do|did|have) (?<more>more|fewer|less) (?:of (?:our|the) )?(?<what>(?!of\b)[a-z]+s|people)
  \ (?<verb>(?!who\b|that\b)[a-z]{3,}(?: (?:in(?! (?:${PERIOD}))|out|up))?)
`

/** What is done more often, and what more of some do. */
export const OF_DOING: readonly Rule[] = [
  // "are novels borrowed more often than comics", "do members borrow more often than guests": how often either is.
  rule(
    fragment`
      (?<ask>are|is|were|was|do|does|did) (?<a>.+?) (?<verb>[a-z]{3,}(?: (?:in|out|up))?) (?<more>more|less) (?:often|frequently)
      \ than (?<b>(?!\d|usual|before|ever).+?)
      (?: (?:are|is|were|was|do|does|did))?
    `,
    part => {
      const side = (one: string) => `how often ${part('ask')} ${one} ${part('verb')}`
      return { kind: greater(part('more')), left: side(part('a')), right: side(part('b')) }
    },
  ),
  // "which is reported more often, dogs or lights", "which do members borrow more often, films or games": how often either is.
  rule(
    fragment`
      (?:which|what) (?:(?:(?:is|are|was|were|gets?) (?<done>(?!more|less)[a-z]{3,}(?: (?:in|out|up))?)
      |(?:do|does|did) (?<who>[a-z]+) (?<verb>[a-z]{3,}(?: (?:in|out|up))?)(?: (?:to|with|from) us)?)
      \ (?<more>more|less) (?:often|frequently)|(?:is|are|was|were|gets?) (?<more2>more|less) (?:often|frequently) (?<done2>[a-z]{3,}))
      [,:]? (?<a>[^,]+?) or (?<b>[^,]+?)
    `,
    part => {
      const who = part('who').toLowerCase()
      if (who && !/^(?:we|people|they|you)$/.test(who) && !SERVED.test(singular(who))) return undefined
      const done = part('done') || part('done2') || part('verb').replace(/^[a-z]+/i, pastParticiple)
      const side = (one: string) => `how often are ${one} ${done}`
      return { kind: mostOf(part('more') || part('more2')), left: side(part('a')), right: side(part('b')) }
    },
  ),
  // "do people return things more often because they are too small or too large", "do members pay more often by card or in cash".
  rule(
    fragment`
      (?<ask>are|is|were|was|do|does|did) (?<a>[^,]+?) (?<more>more|less) (?:often|frequently)
      \ (?<with>(?:because|since|as|when)\ (?:they|it)(?:\ (?:are|is|were|was)|['’](?:re|s))\ |(?:by|in|with|at|on|for|from)\ )(?<x>(?!than\b)[^,]+?)
      \ or (?:\k<with>)?(?<y>[^,]+?)
    `,
    part => {
      const side = (one: string) => `how often ${part('ask')} ${part('a')} ${part('with')}${one}`
      return { kind: mostOf(part('more')), left: side(part('x')), right: side(part('y')) }
    },
  ),
  // "did more people leave in 2024 or in 2025"
  rule(
    `${DOING}(?<object> (?!${PLACE} )[^,]+?)? (?:(?:in|during) )?(?<a>${PERIOD}) or (?:(?:in|during) )?(?<b>${PERIOD})`,
    part => ({
      kind: mostOf(part('more')),
      left: doers(part, `${part('object').trim()} in ${withYear(part('a'), part('b'))}`.trim()),
      right: doers(part, `${part('object').trim()} in ${part('b')}`.trim()),
    }),
  ),
  // "did more people order the Tall Lamp or the Wall Lamp"
  rule(`${DOING} (?<a>(?!${PLACE} )[^,]+?) or (?<b>(?!${PLACE} )[^,]+?)`, part => ({
    kind: mostOf(part('more')),
    left: doers(part, part('a')),
    right: doers(part, part('b')),
  })),
]
