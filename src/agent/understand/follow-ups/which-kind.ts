import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { narrow } from '../reading/among-those.ts'
import type { AppModel } from '../entity-model/catalogue-model.ts'
import { stepsBetween } from '../entity-model/relations.ts'
import { emptySelection, type Draft } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import { isAllOf } from '../reading/still-one.ts'
import { labelOf } from '../conditions/shared.ts'
import { isPlural } from '../language/words.ts'
import { changeSelection, takesPlaceOf } from './change-selection.ts'
import { onlyToldBy } from './one-told-by.ts'

/** "which patients?", "and for which hotels?": a kind and nothing else. */
const WHICH_KIND = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*(?:(?:for|in|at|of|from|by|to|with|on)\ )?(?:which|what)\ [\p{L}-]+(?:\ [\p{L}-]+)?\W*$
`

/** "and how many ratings?": the number of a kind, and nothing else. */
const HOW_MANY_KIND = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)+how\ many\ [\p{L}-]+(?:\ [\p{L}-]+)?(?:\ (?:is|are|was|were)\ there)?\W*$
`

/** "and leads?": another kind, and nothing else. */
const AND_KIND =
  /^\W*(?:and|or|what about|how about|and what about|and how about) (?:the |our )?[\p{L}-]+(?: [\p{L}-]+)?\W*$/iu
/** How sure it is at most that all of a kind are meant after some of another, with which they have nothing to do. */
const OF_ALL = 0.3

/**
 * "which bills are overdue?" – "which patients?", "and how many patients?": a question that is cut short to the kind is about those that have to do with
 * what was spoken of (sluicing: Huddleston and Pullum, 2002, chapter 17, § 7.3), never about all of them.
 */
export function whichKindOfBefore(draft: Draft, query: Query | undefined): Query | undefined {
  const { previous, app, message, nodes } = draft
  if (!query || !previous || !isAllOf(query.root) || query.project.length || isAllOf(previous.root)) return query
  const isCount = query.ask === 'measure' && query.measures.every(({ fn }) => fn === 'count')
  const forms = query.ask === 'list' ? [WHICH_KIND, AND_KIND] : isCount ? [HOW_MANY_KIND, AND_KIND] : []
  const isNamed = nodes.length === 1 && !nodes[0]!.implicit && !nodes[0]!.previous
  if (!isNamed || !forms.some(form => testIn(message.text, form))) return query
  const instead = otherValue(draft, previous)
  if (instead) return instead
  const before = narrow(topicOf(previous.root, query.root, app))
  if (query.root.entity === before.entity) return { ...query, root: before }
  const root = structuredClone(query.root)
  if (relateTo(app, root, before)) return { ...query, root }
  draft.sureness = Math.min(draft.sureness, OF_ALL)
  return query
}

/** "which customers have the type private?" – "and which business?": another value of what those were told by, though a kind is called so as well. */
function otherValue({ chunks, nodes }: Draft, previous: Query): Query | undefined {
  const { values: said = [], text = '' } = chunks[nodes[0]!.at] ?? {}
  for (const { entity, field, columns, values, quality } of said) {
    if (entity.key !== previous.root.entity || quality < 0.9) continue
    const other = { columns, op: '=' as const, values, text: typeof values[0] === 'string', label: `${labelOf(field)} ${values.join(' or ')}` } // oxfmt-ignore
    if (isPlural(text) || !takesPlaceOf(other, previous.root)) continue
    const { several: _several, shown: _shown, winner: _winner, ...query } = structuredClone(previous)
    changeSelection(query.root, { ...emptySelection(entity), where: [other] })
    return query
  }
  return undefined
}

/**
 * "which bills are overdue?" – "which patients?" – "which doctors?": the bills are still the topic, where what is asked for is as near to them
 * as to those that were told by them.
 */
function topicOf(told: Selection, asked: Selection, app: AppModel): Selection {
  const topic = onlyToldBy(told)
  if (!topic || !isAllOf({ ...told, related: [] })) return told
  const inner = topicOf(topic, asked, app)
  const stepsTo = ({ entity }: Selection) => stepsBetween(asked.entity, entity, app)
  return stepsTo(inner) <= stepsTo(told) ? inner : told
}
