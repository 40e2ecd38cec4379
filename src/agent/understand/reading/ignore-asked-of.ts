import { pattern } from '../../../lib/patterns.ts'
import { isPlural } from '../language/words.ts'
import type { Draft } from './draft.ts'
import { ownerBehind } from './fields-of-others.ts'

/** What asks for all that is known of something. */
const ALL_OF_IT = pattern()`
  ^(?:
    details?|records?|data|datasheet|info|information|profile|entry|file|card|summary|overview|specs?|specifications?|particulars|facts
    |contents?
  )$
`
/** "the city of Leeds" is Leeds (close apposition; Quirk et al., 1985, § 17.68). */
const APPOSED = pattern()`
  ^(?:city|town|village|county|district|state|province|country|kingdom|republic|island|isle|port|borough|month|year|university)$
`
/** How a word between the article and "of" was used that says what is told. */
const TOLD = /^(?:project|aggregate|count|measure|superlative|derived|value|share)$/

/**
 * "what is the company of Coastal Economies?" of books that have none: what is asked of one thing, and nothing of the reading tells, is not passed
 * over, and no details of the thing are the answer.
 */
export function ignoreAskedOf(draft: Draft): void {
  const { chunks, project, group, derived, ask, nodes } = draft
  if (project.length || derived.length || group || nodes.some(({ selection }) => selection.order)) return
  const of = chunks.findIndex(({ text }) => /^of$/i.test(text))
  const the = chunks.findLastIndex(({ text }, at) => at < of && /\bthe$/i.test(text))
  const before = chunks.slice(0, the + 1).map(({ text }) => text).join(' ') // oxfmt-ignore
  if (of < 2 || the < 0 || the === of - 1 || !/\bwhat(?:['’]s| is| was) the$/i.test(before)) return
  const asked = chunks.slice(the + 1, of)
  const said = asked.map(({ text }) => text).join(' ')
  const owner = ownerBehind(draft, of - 1)
  const isOther = nodes.some(node => node.at > the && node.at < of && !node.implicit && node.entity !== owner)
  if (!owner || isOther || asked.some(({ used }) => used !== undefined && TOLD.test(used))) return
  const noun = said.split(' ').at(-1)!.toLowerCase()
  if (ALL_OF_IT.test(noun) || (APPOSED.test(noun) && owner.words.includes(noun)) || (ask !== 'list' && isPlural(noun)))
    return
  draft.ignored.push(said)
}
