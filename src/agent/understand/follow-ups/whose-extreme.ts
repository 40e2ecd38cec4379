import { pattern } from '../../../lib/patterns.ts'
import { directionOn, gradedField } from '../asks/graded-field.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Hop, hopsOf, keysToPeople, primaryMeasure } from '../entity-model/relations.ts'
import { type Draft, useWhole, kindBefore } from '../reading/draft.ts'
import { onceEach } from '../reading/keys-of-verbs.ts'
import { narrow } from '../reading/among-those.ts'
import type { Query, Selection } from '../reading/query.ts'

const ASKS_WHOSE = pattern('iu')`
  ^\W*(?:(?:and|so|but) )?(?:who(?:['’]s| has| have| had| is| was)?(?: got)?|whose is) (?:the|on the)
  \ (?:\p{L}+(?:est|st)|most \p{L}+|least \p{L}+)(?: ones?| of (?:them|those|these|all))*\W*$
`
/** "which customer placed the biggest one?": the kind that has it is said. */
const ASKS_WHICH_HAS = pattern('iu')`
  ^\W*(?:(?:and|so|but) )?(?:which|what) (?<noun>[\p{L}-]+)(?:\ (?:has|have|had|did))? \p{L}+ (?:the|on the)
  \ (?:(?!(?:most|least|first|last)\ )\p{L}+st|most \p{L}+|least \p{L}+)(?: ones?| of (?:them|those|these))\W*$
`
const SIZE = /^(?:big|bigg|larg|high|great|small|low|tini)est$/i

/**
 * "how many bills are overdue?" → "who has the biggest one?": nobody is told by a figure, so that asked for is whose record of those
 * before stands out: by the figure that was asked for, else by that which the adjective grades.
 */
export function whoseExtreme(draft: Draft): Query | undefined {
  const { previous, app, chunks, message } = draft
  const entity = kindBefore({ app, previous })
  const isNamed = ASKS_WHICH_HAS.test(message.text)
  if (!previous || !entity || previous.group) return undefined
  if (!isNamed && (arePeople(entity) || !ASKS_WHOSE.test(message.text))) return undefined
  const word = chunks.find(chunk => chunk.operator?.type === 'superlative')
  const operator = word?.operator
  if (!word || operator?.type !== 'superlative' || chunks.some(c => c.values.length || (!isNamed && c.entities.length)))
    return undefined
  const noun = isNamed ? chunks.find(c => c.entities.length) : undefined
  const isSaid = ({ to, direction }: Hop) =>
    direction === 'up' && noun?.entities.some(e => e.entity === to && e.quality >= 0.75) === true
  const owners = isNamed ? hopsOf(entity, app).filter(isSaid) : keysToPeople(entity, app)
  const [hop, ...others] = onceEach(owners)
  const size = SIZE.test(word.text.replace(/^the /i, '')) ? figureOf(previous, entity) : undefined
  const field = size ?? gradedField(entity, operator)
  if (!hop || others.length || !field) return undefined
  useWhole({ chunks })
  if (noun) noun.used = 'entity'
  const direction = size ? operator.direction : directionOn(field, operator)
  const first: Selection = { ...narrow(previous.root), order: { columns: [field.column], direction }, limit: 1 }
  const related = [{ selection: first, exists: true, via: hop.field.column, direction: 'down' as const }]
  return {
    kind: 'query',
    app: app.name,
    root: { entity: hop.to.key, sources: [], args: {}, where: [], related },
    ask: 'list',
    measures: [],
    project: [],
  }
}

/** The figure that was asked for before, else that which speaks for the size of such records. */
function figureOf({ measures }: Query, entity: Entity): Field | undefined {
  const [measure] = measures
  const asked = measure?.column === undefined ? undefined : entity.fields.find(f => f.column === measure.column)
  return asked ?? primaryMeasure(entity)
}
