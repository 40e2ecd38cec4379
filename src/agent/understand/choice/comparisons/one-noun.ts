import { fragment } from '../../../../lib/patterns.ts'
import { isPlural } from '../../language/words.ts'
import { AGAINST, askedOf, figureOf, mostOf, rule, THAT_OF, type Comparison, type Rule } from './rule.ts'

/** "my accounts" and "third-party accounts": what tells them apart stands before the noun that both have. */
function areOfOneNoun(a: string, b: string): boolean {
  const [one, other] = [a, b].map(side => side.toLowerCase().split(' '))
  return one!.at(-1) === other!.at(-1) && isPlural(one!.at(-1)!) && a.toLowerCase() !== b.toLowerCase()
}

const both = (kind: Comparison['kind'], part: (name: string) => string): Comparison => ({
  kind,
  left: askedOf(figureOf(part('what')), part('a')),
  right: askedOf(figureOf(part('what')), part('b')),
})

const ofOneNoun = (kind: Comparison['kind'], part: (name: string) => string): Comparison | undefined =>
  areOfOneNoun(part('a'), part('b')) ? both(kind, part) : undefined

/** One figure of two groups of the same kind of record, each with words of its own before the noun. */
export const OF_ONE_NOUN: readonly Rule[] = [
  // "compare the average price of old boats with that of new boats"
  rule(
    fragment`
      (?:please )?compare (?:the )?(?<what>[^,]+?) (?:of|for|from) (?<a>[^,]+?),? (?:to|with|and|${AGAINST}) (?<that>${THAT_OF} )?(?<b>[^,]+?)
    `,
    part => (part('that') ? both('compared', part) : ofOneNoun('compared', part)),
  ),
  // "revenue of our boats compared to that of their boats", "number of old boats vs new boats"
  rule(
    fragment`
      (?:what(?:['’]s| is| was| are) )?(?:the |our )?(?<what>(?!how|which|what|compare|is|are|do|does|did)[^,]+?) (?:of|for|from) (?<a>[^,]+?),? ${AGAINST}
      \ (?<that>${THAT_OF} )?(?<b>[^,]+?)
    `,
    part => ofOneNoun('compared', part),
  ),
  // "which have more revenue, old boats or new boats"
  rule(
    fragment`
      (?:which|who)(?: ones?| group)? (?:has|have|had|is|are|brings? in) (?:the |an? )?(?<more>higher|larger|greater|bigger|more|lower|less|smaller|fewer)
      \ (?<what>[^,:]+?) ?[,:;–—-] ?(?<a>[^,]+?) or (?<b>[^,]+?)
    `,
    part => ofOneNoun(mostOf(part('more')), part),
  ),
  // "old boats or new boats: which have more revenue"
  rule(
    fragment`
      (?<a>[^,:]+?) or (?<b>[^,:]+?) ?[,:;–—-] ?(?:which|who)(?: ones?| group| of them| of the two)? (?:has|have|had|brings? in) (?:the |an? )?
      (?<more>higher|larger|greater|bigger|more|lower|less|smaller|fewer) (?<what>[^,:]+?)
    `,
    part => ofOneNoun(mostOf(part('more')), part),
  ),
]
