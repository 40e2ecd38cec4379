import { CUSTOMERS, KIND_NOUNS, PREMISES, WAITING, WORKERS } from '../../../lib/synonyms.ts'
import { NOUNS_BESIDE, TRADES, type Trade } from '../../../lib/trades.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { isUndated, takesPlace } from '../entity-model/held-times.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, rememberByRelations } from '../entity-model/relations.ts'
import { isOfTheStaff, isOneOf } from './everyday-nouns.ts'
import { singular } from './words.ts'

/**
 * What the records of each kind are called as well, in the singular: by common nouns of business, by those of the trade that the service is
 * of, and by such nouns behind the noun of what they belong to ("product ratings" of the reviews of articles).
 */
export const otherNounsOf = rememberByRelations((app: AppModel): ReadonlyMap<Entity, ReadonlySet<string>> => {
  const kinds = app.entities.filter(entity => !entity.hidden && !entity.inside)
  const rows = [...KIND_NOUNS, ...NOUNS_BESIDE.filter(({ beside }) => isAmong(kinds, beside)).map(({ nouns }) => nouns)]
  const found = new Map(kinds.map(entity => [entity, new Set(nounsOf(entity, rows))]))
  for (const trade of TRADES) if (isAmong(kinds, trade.signs)) addTrade(found, trade)
  addWorkers(found)
  for (const entity of kinds) for (const noun of compounds(entity, found, app)) found.get(entity)!.add(noun)
  return found
})

/** What stands behind another noun says nothing alone: a time entry is no entry of any other sort. */
const ONLY_WHOLE = /^(?:item|entry|unit|record|instance|object|line)$/
/** Parts of a whole, each as good a noun as the other behind that of the whole. */
const PARTS = ['item', 'line', 'position', 'line item']

const isOnlyWhole = ({ words }: Entity, noun: string): boolean =>
  ONLY_WHOLE.test(noun) || (words[0] === 'time' && !noun.includes(' '))

const nameOf = ({ words }: Entity): string => [...words.slice(0, -1), singular(words.at(-1)!)].join(' ')

/** Whether the name of records is the noun, which may be of several words, or ends with it. */
export const isCalled = (entity: Entity, noun: string): boolean =>
  nameOf(entity) === noun || (!isOnlyWhole(entity, noun) && nameOf(entity).endsWith(` ${noun}`))

const nounsOf = (entity: Entity, rows: readonly (readonly string[])[]): string[] => [
  ...rows
    .filter(row => row.some(noun => isCalled(entity, noun)))
    .flatMap(row => row.filter(noun => !isCalled(entity, noun))),
  ...(isPremises(entity) ? PREMISES.nouns.filter(noun => !isCalled(entity, noun)) : []),
  ...(entity.words.some(word => WAITING.includes(word)) ? WAITING : []),
]

/** Places where a business receives people, whatever its trade. */
export const isPremises = (entity: Entity): boolean =>
  [...PREMISES.nouns, ...PREMISES.roles].some(noun => isCalled(entity, noun)) && !arePeople(entity)

/** Whether one of the kinds is called so; "+" joins nouns of which a kind each is. */
const isAmong = (kinds: readonly Entity[], nouns: readonly string[]): boolean =>
  nouns.some(sign => sign.split('+').every(noun => kinds.some(kind => isCalled(kind, noun))))

/** In a service of the trade its nouns go to the one kind of place, and to the one kind of people who are served. */
function addTrade(found: Map<Entity, Set<string>>, { premises, served }: Trade): void {
  const clients = [...CUSTOMERS.nouns, ...served, 'member', 'user', 'person']
  const add = (nouns: readonly string[], isOne: (entity: Entity) => boolean) => {
    const [entity, ...others] = [...found.keys()].filter(isOne)
    if (entity && !others.length) for (const noun of nouns) if (!isCalled(entity, noun)) found.get(entity)!.add(noun)
  }
  add(premises, isPremises)
  const nouns = served.filter(noun => !CUSTOMERS.nouns.includes(noun))
  add(nouns, entity => arePeople(entity) && !isOfTheStaff(entity) && clients.some(noun => isCalled(entity, noun)))
}

/** "team members" of the one kind of people who work there. */
function addWorkers(found: Map<Entity, Set<string>>): void {
  const [entity, ...others] = [...found.keys()].filter(one => arePeople(one) && isOneOf(one, WORKERS))
  if (!entity || others.length) return
  for (const noun of ['team member', 'staff member', 'crew member']) if (!isCalled(entity, noun)) found.get(entity)!.add(noun) // oxfmt-ignore
}

/** "sale lines" of order items, "product ratings" of reviews that belong to products: both nouns in other words. */
function compounds(entity: Entity, found: ReadonlyMap<Entity, ReadonlySet<string>>, app: AppModel): string[] {
  const simple = (one: Entity) => [...(found.get(one) ?? [])].filter(noun => !noun.includes(' '))
  const { words } = entity
  const head = singular(words.at(-1)!)
  const first = words.slice(0, -1).join(' ')
  const heads = PARTS.includes(head) ? PARTS : simple(entity)
  const kinds = [...found.keys()]
  const whole = kinds.find(kind => kind !== entity && nameOf(kind) === first)
  const befores = whole ? [first, ...(found.get(whole) ?? [])] : [first]
  if (first) return befores.flatMap(before => [head, ...heads].map(last => `${before} ${last}`)).filter(noun => noun !== nameOf(entity)) // oxfmt-ignore
  const ups = hopsOf(entity, app).filter(
    ({ direction, to }) => direction === 'up' && to !== entity && kinds.includes(to),
  )
  // "product" of a `product_code`: what the key calls them.
  const keyNouns = ({ words: own }: Field) => (own.length === 2 ? own.slice(0, 1) : [])
  const owners = ups.flatMap(({ to, field }) => [nameOf(to), ...simple(to), ...keyNouns(field)])
  const dated = takesPlace(entity) ? ups.flatMap(({ to }) => (isUndated(to) ? [nameOf(to), ...simple(to)] : [])) : []
  return [
    ...[...new Set(owners)].flatMap(owner => simple(entity).map(last => `${owner} ${last}`)),
    ...[...new Set(dated)].map(owner => `${owner} date`),
  ]
}
