import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { stem } from '../language/words.ts'
import { type Draft, useWhole, kindBefore } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'
import { columnsAsked } from './columns-asked.ts'
import { figureOf, onlyStretch, saidFrom } from './only-stretch.ts'

const AND_WHAT = /^\W*(?:(?:and|or|but|so|what about|how about)\W+)+(?:(?:of|for|with|by|in) )?(?:the |their |an? )?/i

/** "the mean length of all songs?" – "and the fee?": the same figure of another field. */
export function sameOfOther(draft: Draft): Query | undefined {
  const { ask, measures, root, group, having } = draft.previous!
  const [measure, ...others] = measures
  if (ask !== 'measure' || others.length || !measure?.column || group || having || measure.fn === 'count')
    return undefined
  const column = figureOf(onlyStretch(draft, AND_WHAT), root.entity)
  if (column === undefined || column === measure.column) return undefined
  useWhole(draft)
  return {
    ...structuredClone(draft.previous!),
    measures: [{ ...measure, column }],
    winner: undefined,
    shown: undefined,
  }
}

/**
 * "what is the adult fare?" – "and for a child?", "which ship has the largest cargo capacity?" – "and cars?": what is said contrasts with the
 * first part of the compound that was asked for, so the field is the one that is called so with the same head (`child_fare`, `car_capacity`).
 */
export function sameHead(draft: Draft): Query | undefined {
  const { previous, message, app } = draft
  const entity = kindBefore({ app, previous })
  const start = AND_WHAT.exec(message.text)?.[0].length
  const said = start === undefined ? [] : saidFrom(draft, start)
  if (!previous || !entity || !said.length || previous.group) return undefined
  const words = said.flatMap(({ text }) => text.toLowerCase().split(/[\s-]+/)).map(stem)
  const asked = entity.fields.filter(({ column }) => columnsAsked(previous).includes(column))
  const [field, ...more] = asked.filter(({ words: own }) => own.length > 1)
  const other = field && !more.length && asked.length === 1 ? contrastOf(entity, field, words) : undefined
  if (!field || !other) return undefined
  useWhole(draft)
  const renamed = (column: string): string => (column === field.column ? other.column : column)
  const query = structuredClone(previous)
  query.measures = query.measures.map(m => (m.column === undefined ? m : { ...m, column: renamed(m.column) }))
  query.project = query.project.map(columns => columns.map(renamed))
  if (query.root.order) query.root.order.columns = query.root.order.columns.map(renamed)
  return { ...query, winner: undefined, shown: undefined }
}

/** The one field with the head of another and these words before it. */
function contrastOf(entity: Entity, field: Field, said: readonly string[]): Field | undefined {
  const isContrast = (one: Field): boolean => {
    const own = one.words.map(stem)
    const modifiers = own.slice(0, -1)
    const isSame = own.at(-1) === stem(field.words.at(-1)!) && one.role === field.role && one !== field
    return isSame && [modifiers.join(), own.join()].includes(said.join())
  }
  const [found, ...others] = entity.fields.filter(isContrast)
  return others.length ? undefined : found
}
