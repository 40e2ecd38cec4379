import { pattern } from '../../lib/patterns.ts'
import { isPlain, sayField } from '../follow-ups/say-field.ts'
import { figureFields, tellsApart } from '../follow-ups/telling-fields.ts'
import type { AppModel, Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import type { Profile } from '../understand/entity-model/profile.ts'
import { hopsOf } from '../understand/entity-model/relations.ts'
import { plural } from '../understand/language/words.ts'
import type { Reading, Suggestion } from './suggestion.ts'
import { canBeListed } from '../understand/entity-model/can-be-listed.ts'

/** Records that a ranking shows. */
const TOP = 5
/** A schema that lists more values than these names no kinds. */
const MOST_KINDS = 15

/** What is known beside the description, of data that was read for earlier messages. */
export interface KnownData {
  namesOf: (entity: Entity) => readonly string[]
  profileOf: (entity: Entity) => Profile | undefined
}

type Make = (entity: Entity, app: AppModel, known: KnownData) => Omit<Suggestion, 'app' | 'about'>[]

/**
 * Questions about the kinds of record of an application, in turn by kind of record and kind of question: rankings, groups,
 * averages by group, who has most, records by a name that is known; numbers of records last. `turn` lets applications begin
 * with different ones.
 */
export function askAboutRecords(app: AppModel, turn: number, known: KnownData): Suggestion[] {
  const listed = app.entities
    .filter(isAskedFor)
    .toSorted((a, b) => interestOf(b, app, known) - interestOf(a, app, known))
    .slice(0, MOST_ENTITIES)
  const ask = (make: Make, entity: Entity): Suggestion[] =>
    make(entity, app, known).map(made => ({
      ...made,
      app: app.name,
      about: entity.key,
      wordings: withApp(made.wordings, app),
    }))
  const rounds = KINDS.flatMap((_, round) =>
    listed.flatMap((entity, at) => ask(KINDS[(turn + at + round) % KINDS.length]!, entity)),
  )
  return [...rounds, ...listed.flatMap(entity => ask(count, entity))]
}

const MOST_ENTITIES = 8

/** They are read at once, not those of each record by itself. */
const isListed = ({ sources }: Entity): boolean => sources.some(source => source.complete && !source.parent)

/** `/orders/by-status` is no kind of record. */
const LITTLE = /^(?:by|from|with|for|of|in|to|at|on|per|all|any)$/

/** Kinds of record that can be read whole and are called something. */
const isAskedFor = (entity: Entity): boolean =>
  !entity.hidden &&
  !LITTLE.test(entity.words[0] ?? '') &&
  !entity.inside &&
  canBeListed(entity) &&
  (entity.fields.length > 1 || Boolean(entity.undescribed))

const interestOf = (entity: Entity, app: AppModel, known: KnownData): number =>
  Number(figureFields(entity, undefined).length > 0) +
  Number(kindsOf(entity, known).length > 0) +
  Math.min(2, hopsOf(entity, app).filter(({ direction }) => direction === 'up').length) / 2 +
  Number(entity.nameFields.length > 0) / 2

/** Where several applications have such records the question has to say which. */
const withApp = (wordings: string[], app: AppModel): string[] => [
  ...wordings,
  ...wordings.map(words => words.replace(/\??$/, end => ` in ${app.words.join(' ')}${end}`)),
]

/** Nouns that say themselves that what they tell is one of a few. */
const KIND = pattern()`
  ^(?:
    status|state|stage|phase|type|kind|category|class|group|level|priority|severity|region|country|city|industry
    |sector|segment|department|division|role|gender|season|language|currency|brand|color|colour|size|tier
    |channel|source|genre|species|breed|format|mode|grade|band
  )$
`

/** Fields of few values, as data that was read shows, else as the schema lists them or their name says. */
function kindsOf(entity: Entity, { profileOf }: KnownData): Field[] {
  const { fields, nameFields, idField } = entity
  const profile = profileOf(entity)
  const isKind = ({ column, choices, role, words }: Field) => {
    const seen = profile?.columns.get(column)
    if (seen) return seen.values.size > 1 && seen.values.size <= MOST_KINDS && seen.filled >= 2 * seen.values.size
    return choices.length
      ? choices.length > 1 && choices.length <= MOST_KINDS
      : role === 'category' && KIND.test(words.at(-1)!)
  }
  return fields
    .filter(
      f =>
        f !== idField &&
        !nameFields.includes(f) &&
        !f.onlyInDetail &&
        f.type === 'string' &&
        ['category', 'text'].includes(f.role) &&
        !tellsApart(f) &&
        isKind(f),
    ) // oxfmt-ignore
    .toSorted((a, b) => worthOf(b) - worthOf(a))
}

const worthOf = ({ choices, nested, words }: Field) =>
  Number(choices.length > 0) + Number(KIND.test(words.at(-1)!)) - Number(nested ?? false)

const aboutAll = ({ query }: Reading, entity: Entity): Query | undefined => {
  const root = query?.root
  const isAll = root && !root.where.length && !root.related.length && !root.anyOf?.length && !root.within
  return isAll && root.entity === entity.key ? query : undefined
}

const ranking: Make = entity =>
  figureFields(entity, undefined)
    .slice(0, 2)
    .map(field => ({
      kind: 'ranking',
      wordings: [`Top ${TOP} ${plural(entity.noun)} by ${sayField(field)}`],
      isMeant: reading => {
        const { ask, root } = aboutAll(reading, entity) ?? {}
        return (
          ask === 'list' &&
          root?.limit === TOP &&
          root.order?.columns.join() === field.column &&
          root.order.direction === 'desc'
        )
      },
    }))

const isGroupedBy = (query: Query | undefined, entity: Entity, field: Field): boolean =>
  query?.ask === 'group' &&
  query.group?.entity === entity.key &&
  query.group.columns.join() === field.column &&
  !query.subgroup

const groups: Make = (entity, _app, known) =>
  kindsOf(entity, known)
    .slice(0, 2)
    .map(field => ({
      kind: 'groups',
      wordings: [
        `How many ${plural(entity.noun)} are there by ${sayField(field)}?`,
        `How many ${plural(entity.noun)} by ${sayField(field)}?`,
      ],
      isMeant: reading => {
        const query = aboutAll(reading, entity)
        return isGroupedBy(query, entity, field) && query!.measures.every(({ fn }) => fn === 'count')
      },
    }))

const averages: Make = (entity, _app, known) => {
  const [kind] = kindsOf(entity, known)
  const [figure] = figureFields(entity, undefined)
  if (!kind || !figure) return []
  const [what, by] = [figure, kind].map(sayField)
  return [
    {
      kind: 'averages',
      wordings: [
        `What is the average ${what} of ${plural(entity.noun)} by ${by}?`,
        `Average ${what} of ${plural(entity.noun)} by ${by}`,
      ],
      isMeant: reading => {
        const query = aboutAll(reading, entity)
        const [measure] = query?.measures ?? []
        return isGroupedBy(query, entity, kind) && measure?.fn === 'avg' && measure.column === figure.column
      },
    },
  ]
}

/** "Which customer has the most orders?": of records that others point to. */
const owners: Make = (entity, app) => {
  const hops = hopsOf(entity, app)
  const down = (entity.nameFields.length ? hops : []).filter(
    ({ direction, to }, at) =>
      direction === 'down' &&
      to !== entity &&
      isAskedFor(to) &&
      isListed(to) &&
      hops.findIndex(hop => hop.to === to) === at,
  )
  return down.slice(0, 2).map(({ to }) => ({
    kind: 'owners',
    wordings: [`Which ${entity.noun} has the most ${plural(to.noun)}?`],
    isMeant: ({ query }) =>
      query?.ask === 'group' &&
      query.root.entity === to.key &&
      query.group?.entity === entity.key &&
      query.groupOrder?.direction === 'desc' &&
      !query.root.where.length &&
      query.measures.every(({ fn }) => fn === 'count'),
  }))
}

const byName: Make = (entity, _app, { namesOf }) =>
  namesOf(entity)
    .filter(name => name.length > 2 && isPlain(name))
    .slice(0, 1)
    .map(name => ({
      kind: 'look-up',
      wordings: [`Show the ${entity.noun} ${name}`],
      isMeant: ({ query }) =>
        query?.ask === 'list' &&
        query.root.entity === entity.key &&
        query.root.where.length === 1 &&
        query.root.where[0]!.values.length === 1 &&
        String(query.root.where[0]!.values[0]).toLowerCase() === name.toLowerCase(),
    }))

const count: Make = entity => [
  {
    kind: 'count',
    wordings: [`How many ${plural(entity.noun)} are there?`],
    isMeant: reading => {
      const query = aboutAll(reading, entity)
      return (
        query?.ask === 'measure' && query.measures.every(({ fn }) => fn === 'count') && query.root.limit === undefined
      )
    },
  },
]

const KINDS: readonly Make[] = [ranking, groups, owners, averages, byName]
