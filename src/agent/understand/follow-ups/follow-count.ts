import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { plural, stem, wordsOf } from '../language/words.ts'
import { type Draft, isFree, useWhole, kindBefore } from '../reading/draft.ts'
import { restrictTo } from '../reading/of-winner.ts'
import type { Query } from '../reading/query.ts'

/** "how many did she brew", "how many has it", "how many does Apex have": whose, and no noun of what is counted. */
const HOW_MANY = pattern('iu')`
  ^(?<start>\W*(?:(?:and|so|but|then|ok|okay)\W+)*)how\ many\ (?:
    (?:do|does|did)\ (?<doer>\S+(?:\ \S+){0,5}?)\ (?:have|own|hold|get|got|[a-z]{3,})
    |(?:has|have|had)\ (?<owner>\S+(?:\ \S+){0,5}?)(?:\ (?:got|had|[a-z]+ed|[a-z]+en))?
  )(?:\ (?:then|in\ total|in\ all|so\ far|overall|altogether))?\W*$
`
/** "who sold the most?" – "how much was that?", "how many?" */
const HOW_MUCH = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay)\W+)*(?:
    (?:how (?:much|many)|what) (?:is|was|were|are|would)
      \ (?:that|it|this|the (?:figure|amount|number|total))(?: (?:exactly|in total|altogether|then))*
    |how (?:much|many)(?: exactly)?
  )\W*$
`
const PRONOUN = /^(?:he|she|it|they|this|that|that one|this one)$/i
/** Whom or what nobody looks up: those who talk, words that negate or ask, and what is had itself ("how many have a mast"). */
const NOBODY =
  /^(?:been|already|ever|yet|still|since|now|i|we|you|us|one|not|n['’]?t|no|any|anyone|someone|there|an?|some|more|less|fewer|over|under|at|both)\b/i

/** Whose records "how many … have" counts, and what stands before it. */
function ownerIn(text: string): { owner: string; start: string } | undefined {
  const { doer, owner = doer, start } = execIn(text, HOW_MANY)?.groups ?? {}
  return owner && !NOBODY.test(owner) ? { owner, start: start ?? '' } : undefined
}

const isCounted = (query: Query | undefined): query is Query =>
  query !== undefined && query.measures.length === 1 && query.measures[0]!.fn === 'count' && !query.having

/**
 * "how many orders does Apex have?" – "and how many does Borealis have?": the same of the other, said briefly. After groups of all of
 * them it is a question of its own about what was counted.
 */
export function sayWhoseCount(message: string, previous: Query | undefined, model: CatalogueModel): string {
  const said = ownerIn(message)
  if (said && previous && isHad(said.owner, model.entities.get(previous.root.entity)))
    return previous.single || previous.lookup ? message : message.replace(/\bhow many\b/i, 'how many of them')
  if (!said || PRONOUN.test(said.owner) || !isCounted(previous)) return message
  if (previous.ask === 'measure') return `and ${said.owner}?`
  const { entity, where, related, limit } = previous.root
  const noun = model.entities.get(entity)?.noun
  const isOfAll = previous.ask === 'group' && !where.length && !related.length && limit === undefined
  return isOfAll && noun
    ? message.slice(said.start.length).replace(/\bhow many\b/i, `how many ${plural(noun)}`)
    : message
}

/** "how many have remarks": what is named is had by those that are counted, and has none of them. */
function isHad(said: string, entity: Entity | undefined): boolean {
  const words = wordsOf(said).map(stem)
  return entity?.fields.some(field => field.words.map(stem).join(' ') === words.join(' ')) ?? false
}

/** "which club has the most members?" – "and how many does it have?": as many as were counted for the first. */
export function countOfWinner({ previous, message, chunks }: Draft): Query | undefined {
  const said = ownerIn(message.text)
  const asksCount = said !== undefined && PRONOUN.test(said.owner) && isCounted(previous)
  if (!previous?.winner || previous.ask !== 'group' || !(asksCount || HOW_MUCH.test(message.text))) return undefined
  useWhole({ chunks })
  const query = structuredClone(previous)
  restrictTo(query.root, previous.winner)
  return { ...query, ask: 'measure', group: undefined, groupOrder: undefined, winner: undefined, shown: undefined }
}

/** "how many does Apex have?" where nothing tells what is counted: not Apex itself. */
export function doubtUncounted(draft: Draft): void {
  const said = ownerIn(draft.message.text)
  const count = draft.chunks.find(c => isFree(c) && c.operator?.type === 'count')
  const after = draft.chunks[draft.chunks.indexOf(count!) + 1]?.text.toLowerCase() ?? ''
  if (!said || !count || !/^(?:do|does|did|has|have|had)\b/.test(after)) return
  const before = kindBefore(draft)
  const isKnown = (PRONOUN.test(said.owner) && isCounted(draft.previous)) || isHad(said.owner, before)
  if (!isKnown) draft.ignored.push(count.text)
}
doubtUncounted.needs = /^many$/
