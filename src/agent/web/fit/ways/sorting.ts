import { pattern } from '../../../../lib/patterns.ts'
import { superlativeOf } from '../../../understand/language/gradables.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Fitter } from '../fitter.ts'
import type { Choice, Named } from '../page-names.ts'
import type { Fit, Said } from '../pieces.ts'

/** What lists for the order of other things are called. */
export const ORDERS = /\b(?:sort(?:ed|ing)?|order(?:ed)? by|order|arrange|rank(?:ed|ing)?)\b/i
/** How choices say which end comes first. */
export const UP =
  /\b(?:low(?:est)?(?: to high| first)?|ascending|asc|up|increasing|cheapest|smallest|fewest|oldest|earliest|shortest|a ?[-–to]+ ?z)\b|↑/i
export const DOWN = pattern('i')`
  \b(?:
    high(?:est)?(?: to low| first)?|descending|desc|down|decreasing|dearest|largest|most|newest|latest|recent
    |longest|best|top|z ?[-–to]+ ?a
  )\b
  |↓
`
const DATES = ['date', 'day', 'new', 'newest', 'recent', 'latest', 'age', 'time', 'oldest', 'added', 'published']

/** "cheapest first", "sort by newest": the choice of the list for the order that is that one, and no other. */
export function sorted(fitter: Fitter, at: number, said: Said): Fit[] {
  if (said.tick === false || said.verb === 'click') return []
  let from = at
  while (/^(?:sort|order|arrange|rank|put|list|it|them|by|the|with|show|everything|all)$/.test(fitter.word(from)))
    from++
  for (const length of [2, 1]) {
    if (from + length > fitter.tokens.length) continue
    const word = fitter.text(from, from + length).toLowerCase()
    const graded = superlativeOf(word)
    if (!graded) continue
    let end = from + length
    // "newest comments first": what is sorted is what the page shows.
    while (fitter.isThing(fitter.word(end)) && /^(?:first|at|on)$/.test(fitter.word(end + 1))) end++
    const isFirst = /^(?:first|ones?)$/.test(fitter.word(end))
    while (/^(?:first|ones?|at|the|top|on)$/.test(fitter.word(end))) end++
    if ((!isFirst && from === at) || !fitter.isBoundary(end)) continue
    const found = fitter.names.named.flatMap(named => {
      const choice = ORDERS.test(named.names.join(' ')) ? choiceFor(named, word, graded) : undefined
      return choice ? [{ named, choice }] : []
    })
    const [first, ...more] = found
    const tab = found.length ? undefined : orderTab(fitter, word, graded)
    if (tab) return fitter.goOn(end, { ...said, verb: undefined }, 0.1, { kind: 'press', of: tab, called: word })
    if (!first || more.length) continue
    const piece = { kind: 'choose' as const, of: first.named, called: word, choices: [first.choice], applies: true }
    return fitter.goOn(end, { ...said, verb: undefined }, 0.1, piece)
  }
  return []
}

/** The one tab or button that is called by that order, in a group that is called by ordering (WAI-ARIA tablist, toolbar). */
function orderTab(
  fitter: Fitter,
  word: string,
  graded: NonNullable<ReturnType<typeof superlativeOf>>,
): Named | undefined {
  const { page, named } = fitter.names
  const tabs = named.filter(
    ({ kind, node }) =>
      kind === 'button' &&
      page
        .ancestors(node)
        .some(({ role, name }) => /^(?:tablist|group|toolbar|radiogroup)$/.test(role) && ORDERS.test(name)),
  )
  const choices = tabs.map(({ names }) => ({ label: names[0] ?? '' }))
  const chosen = choiceFor({ choices }, word, graded)
  return chosen && tabs[choices.indexOf(chosen)]
}

/** The one choice that speaks of what is compared, with that end first; one that says no end is both. */
export function choiceFor(
  { choices = [] }: Pick<Named, 'choices'>,
  word: string,
  { direction, nouns, of }: NonNullable<ReturnType<typeof superlativeOf>>,
): Choice | undefined {
  const dimension = nouns.length ? nouns : of === 'date' ? DATES : []
  const scored = choices.flatMap(choice => {
    if (choice.isEmpty) return []
    const own = wordsIn(choice.label)
    if (own.includes(word)) return [{ choice, score: 3 }]
    if (!own.some(one => dimension.some(noun => matchWord(noun, one) >= 0.75))) return []
    const [up, down] = [UP.test(choice.label), DOWN.test(choice.label)]
    if (up === down) return [{ choice, score: 1 }]
    return up === (direction === 'asc') ? [{ choice, score: 2 }] : []
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  const best = scored.filter(({ score }) => score === most)
  return best.length === 1 ? best[0]!.choice : undefined
}
