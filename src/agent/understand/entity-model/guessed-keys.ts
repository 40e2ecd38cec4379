import type { Entity, Field } from './catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'
import type { Knowledge } from './knowledge.ts'
import { hasUnknownName } from './names-in-data.ts'
import { findPath } from './relations.ts'
import type { Query, Selection } from '../reading/query.ts'

/**
 * Kinds of record of a query between which a key leads of which its name told only the kind (`trader` may hold a trader's name
 * or code): their data have to be seen before such a key is followed (see `correctTargets`).
 */
export function guessedKinds(query: Query, { model }: Knowledge): Entity[] {
  const kinds = withBetween(kindsOf(query, model), model)
  const isGuessed = kinds.some(({ fields }) =>
    fields.some(({ isGuess, target }) => isGuess && kinds.some(({ key }) => key === target)),
  )
  return isGuessed ? kinds : []
}

/**
 * Kinds of record whose dates a query uses though nothing but their names says that they are dates: "31.03.2019" comes after
 * "15.11.2026" until the values have shown how they are written.
 */
export function unwrittenKinds(query: Query, { model, profileOf }: Knowledge): Entity[] {
  const used = JSON.stringify(query)
  const isUsed = ({ column }: Field) => used.includes(JSON.stringify(column))
  return kindsOf(query, model).filter(
    entity =>
      !profileOf(entity) &&
      entity.fields.some(
        f =>
          (f.isUnwritten && isUsed(f)) ||
          ((query.root.order !== undefined || used.includes(`"asDay"`)) && mayTellYear(f)),
      ),
  )
}

/** "oldest band" of bands with a `founded`: whether that is a year, by which they are old, only the values tell. */
const mayTellYear = ({ type, words }: Field): boolean =>
  type === 'integer' && !words.includes('year') && words.some(word => isParticiple(word))

/**
 * Kinds of record that only narrow those whose figure is asked for, as long as nobody has read their data: amounts that are texts show
 * only then, and "spent on repairs" is what the repairs cost, no fee of what was repaired.
 */
export function narrowingKinds({ root, measures }: Query, { model, profileOf }: Knowledge): Entity[] {
  if (!measures.some(m => m.column !== undefined)) return []
  const narrowing = root.related.filter(({ selection }) => selection.where.length > 0)
  return narrowing.flatMap(({ selection }) => {
    const entity = model.entities.get(selection.entity)
    return entity && !profileOf(entity) ? [entity] : []
  })
}

/** The same with those on the way from the first to each other one. */
function withBetween(kinds: readonly Entity[], { apps }: Knowledge['model']): Entity[] {
  const [root] = kinds
  const app = apps.find(({ name }) => name === root?.app)
  const between = (to: Entity) =>
    app && to.app === app.name ? (findPath(root!, to, app) ?? []).map(hop => hop.to) : []
  return [...new Set([...kinds, ...kinds.slice(1).flatMap(between)])]
}

/** Every kind of record that a query speaks of. */
function kindsOf(query: Query, model: Knowledge['model']): Entity[] {
  const kinds = new Set<Entity>()
  const add = (key: string | undefined) => {
    const entity = key === undefined ? undefined : model.entities.get(key)
    if (entity) kinds.add(entity)
  }
  const visit = ({ entity, related, within, where }: Selection) => {
    add(entity)
    for (const { counts } of where)
      for (const side of counts ? [counts.left, counts.right] : []) if ('selection' in side) visit(side.selection)
    for (const { selection } of related) visit(selection)
    if (within) visit(within)
  }
  visit(query.root)
  for (const key of [query.group?.entity, query.subgroup?.entity, query.winner?.entity]) add(key)
  return [...kinds]
}

/**
 * Kinds of record that an answer names of which nothing but the data, which nobody has read yet, tells what they are called: else the
 * first answer about them would give their keys, and the same question later on their names.
 */
export function namelessKinds({ root, ask, group, subgroup }: Query, { model, profileOf }: Knowledge): Entity[] {
  const shown = [ask === 'list' ? root.entity : undefined, group?.entity, subgroup?.entity]
  return [...new Set(shown)].flatMap(key => {
    const entity = key === undefined ? undefined : model.entities.get(key)
    return entity && hasUnknownName(entity) && !profileOf(entity) ? [entity] : []
  })
}
