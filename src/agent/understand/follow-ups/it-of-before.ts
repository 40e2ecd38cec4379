import type { AppModel } from '../entity-model/catalogue-model.ts'
import { findPath } from '../entity-model/relations.ts'
import { narrow } from '../reading/among-those.ts'
import { belongingTo } from '../reading/belonging-to.ts'
import { withoutCodes } from '../language/operators.ts'
import type { Draft } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { isAllOf } from '../reading/still-one.ts'
import { isOne, oneToldBy, onlyToldBy } from './one-told-by.ts'

const IT = /\b(?:it|its|that one|this one)\b/i
const GOES_ON = /^\W*(?:and|so|but)\b/i

/**
 * "which wedding has the largest budget?" – "where is it?" – "who is planning it?", "and how many guests are coming?": what was told of the
 * one thing that was spoken of has nothing to do with what is asked now, but the thing itself has, so it is still the topic.
 */
export function itOfBefore(draft: Draft, query: Query | undefined): Query | undefined {
  const { previous, app, message } = draft
  if (!query || !previous) return query
  const { root, ask, measures } = query
  const topic = figureOfTopic(draft, previous, query)
  if (topic) return topic
  const isFigureOfAll = ask === 'measure' && isAllOf(root) && measures.every(({ column }) => column !== undefined)
  const one = isFigureOfAll && GOES_ON.test(message.text) ? oneToldBy(previous.root, root.entity) : undefined
  if (one) return { ...query, root: structuredClone(one) }
  const spoken = previous.root.related.find(({ exists, count }) => exists && !count)?.selection
  if (!spoken || previous.root.related.length > 1 || !isOne(spoken)) return query
  if (!IT.test(withoutCodes(message.text))) return query
  const straight = withoutAnswer(root, { answer: previous.root.entity, spoken }, app)
  return straight ? { ...query, root: straight } : query
}

/**
 * "which projects are late?" – "who leads them?" – "what is the total budget?": those who lead them have none, so it is that of the late
 * projects, by which they were told. So it is with what one thing has: "when does contract 7 end?" – "who is it with?" – "and what is the rate?".
 */
function figureOfTopic(draft: Draft, previous: Query, query: Query): Query | undefined {
  const { root, ask, measures, project } = query
  const isFigure = (ask === 'measure' || ask === 'group') && measures.some(({ column }) => column !== undefined)
  const isTold = ask === 'list' && project.length > 0
  if (
    !(isFigure || isTold) ||
    !isAllOf(root) ||
    root.entity === previous.root.entity ||
    draft.nodes.some(node => !node.implicit)
  )
    return undefined
  const topic = belongingTo(previous.root, root.entity)
  if (!topic || isAllOf(topic) || (isTold && !isOne(topic))) return undefined
  draft.sureness = Math.min(draft.sureness, OF_TOPIC)
  return { ...query, root: narrow(topic) }
}

/** How sure it is at most that a figure is asked of those by which the last ones were told. */
const OF_TOPIC = 0.9

/** The same selection with what was spoken of in the place of all those of its kind that share the answer with it. */
function withoutAnswer(
  selection: Selection,
  said: { answer: string; spoken: Selection },
  app: AppModel,
): Selection | undefined {
  const between = onlyToldBy(selection)
  if (!between) return undefined
  const [told, ...more] = between.related
  const isDetour =
    between.entity === said.spoken.entity &&
    told?.selection.entity === said.answer &&
    !more.length &&
    isAllOf({ ...between, related: [] })
  const entity = (key: string) => app.entities.find(one => one.key === key)!
  const inner = isDetour ? said.spoken : withoutAnswer(between, said, app)
  const isDirect = findPath(entity(selection.entity), entity(said.answer), app)?.length === 1
  return inner && !isDirect
    ? { ...selection, related: [{ ...selection.related[0]!, selection: structuredClone(inner) }] }
    : undefined
}
