import type { Chunk } from '../chunks/chunk.ts'
import { type WholeAndPart, participleOf, wholesAndParts } from '../entity-model/whole-and-part.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import { putDerived } from '../asks/derived.ts'
import { type Found, nodeWith } from './done-in-part.ts'
import { negationBefore } from './negation.ts'
import { CONTRARY, labelOf } from './shared.ts'

/** How what has come about is set against what was meant or allowed, by prepositions and verbs before its noun. */
const AGAINST: readonly [RegExp, Comparison][] = [
  [/^(?:over|above|beyond|past|exceed(?:s|ed|ing)?|overr[au]n|overshot|overspent|overspending|blew|blown|went over|gone over)$/i, '>'],
  [/^(?:under|below|beneath|miss(?:es|ed)?|short of|behind|undershot)$/i, '<'],
  [/^(?:within|inside|on|in|kept to|stay(?:s|ed)? within)$/i, '<='],
  [/^(?:reach(?:es|ed)?|met|meets?|hit|hits|achiev(?:es|ed))$/i, '>='],
] // oxfmt-ignore
const NOT = /^not /i
const relationOf = (text: string): Comparison | undefined =>
  AGAINST.find(([words]) => words.test(text.replace(NOT, '')))?.[1]
const FURTHEST = /^(?:furthest|farthest|most)$/i
const ARTICLE = /^(?:the|their|its|his|her|our|a|an|by|of|being|going|gone|well|still|far|to|up)$/i
/** By themselves they say that more was spent than was allowed. */
const OVERSPENT = /^(?:overspent|overran|overrun|over-budget|overbudget)$/i

/**
 * "projects over budget", "which projects are within their budget", "is the bridge over budget?", "campaigns that have reached their
 * goal" of records that hold a whole and what of it has come about: the two against each other.
 */
export function readAgainstWhole(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || chunk.literal || !WHOLES.test(wordOf(chunk))) return
    const found = nodeWith(draft, true, entity => pairCalled(entity, chunk))
    const place = found ? relationBefore(draft, at) : undefined
    const said = place === undefined ? '' : draft.chunks[place]!.text
    const relation = relationOf(said)
    if (!found || place === undefined || !relation || isFigureBehind(draft, at)) return
    if (readFurthest(draft, found, place, at)) return
    const negation = negationBefore(draft, place, 3)
    compare(found, negation || NOT.test(said) ? CONTRARY[relation]! : relation, at)
    for (const one of draft.chunks.slice(place, at + 1)) use(one, 'condition')
    if (negation) use(negation, 'condition')
    chunk.fields = []
  })
}
readAgainstWhole.needs = /^(?:budget|target|goal|quota|estimate|allowance|plan)s?$/

const WHOLES = /^(?:budget|target|goal|quota|estimate|allowance|plan)$/
const wordOf = ({ text }: Chunk): string => text.toLowerCase().replace(/s$/, '').split(' ').at(-1)!

/** "budget", "target", "estimate": the one whole that is called so. */
function pairCalled(entity: Entity, chunk: Chunk): WholeAndPart | undefined {
  const word = wordOf(chunk)
  if (chunk.entities.some(e => e.quality === 1)) return undefined
  const isCalled = ({ whole }: WholeAndPart) => whole.words.some(own => own.startsWith(word.replace(/e$/, '')) && own.length <= word.length + 2) // oxfmt-ignore
  const [pair, ...others] = wholesAndParts(entity).filter(isCalled)
  return others.length ? undefined : pair
}

/** The place of the word that sets something against the whole at a place. */
function relationBefore({ chunks }: Draft, at: number): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    if (relationOf(chunks[i]!.text) && (isFree(chunks[i]) || chunks[i]!.kind === 'filler')) return i
    if (!ARTICLE.test(chunks[i]!.text)) return undefined
  }
  return undefined
}

/** "a budget over 5,000" bounds the budget itself. */
const isFigureBehind = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(at + 1, at + 3).some(c => c.literal?.kind === 'number' || c.operator?.type === 'comparator')

/** "the furthest over budget": ranked by how much more has come about than was meant. */
function readFurthest(draft: Draft, { node, pair }: Found, place: number, at: number): boolean {
  const { chunks } = draft
  const most = chunks.find((c, i) => FURTHEST.test(c.text) && isFree(c) && (i === place - 1 || (i > at && i <= at + 3)))
  if (!most || relationOf(chunks[place]!.text) !== '>') return false
  const column = `${participleOf(pair.part)} over ${labelOf(pair.whole)}`
  putDerived(draft, at, at, node, { column, operator: '-', left: pair.part.column, right: pair.whole.column }, pair.whole.role) // oxfmt-ignore
  most.operator = { type: 'superlative', direction: 'desc', nouns: [], word: 'highest' }
  for (const one of chunks.slice(place, at)) use(one, 'derived')
  return true
}

function compare({ node, pair }: Found, op: Comparison, at: number): void {
  const { whole, part } = pair
  const sign = { '>': 'more', '<': 'less', '>=': 'at least as much', '<=': 'no more' }[op as string] ?? op
  const label = `${sign} ${participleOf(part)} ${op === '>=' ? 'as' : 'than'} the ${labelOf(whole)}`
  addCondition(node, { columns: [part.column], op, values: [], than: whole.column, at, label, told: true })
}

const isSpending = ({ whole, part }: WholeAndPart): boolean => whole.role === 'money' && part.words.includes('spent')

/** "which projects have overspent?": of what is called so by itself. */
export function readOverspent(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !OVERSPENT.test(chunk.text) || chunk.values.length) return
    const found = nodeWith(draft, true, entity => wholesAndParts(entity).find(isSpending))
    if (!found) return
    compare(found, negationBefore(draft, at, 3) ? '<=' : '>', at)
    use(chunk, 'condition')
  })
}
readOverspent.needs = /^over/
