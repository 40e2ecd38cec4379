import type { createConversation } from '../../support/library/ask.ts'
import type { Model, Resource, Thing, World } from './world.ts'

type Row = Record<string, unknown>
type Outcome = Awaited<ReturnType<ReturnType<typeof createConversation>['ask']>>

/** What one team calls something, asked of a service of another team that calls it otherwise. */
export interface NameProbe {
  what: 'kind' | 'field' | 'value' | 'value in a sentence' | 'foreign kind' | 'foreign field'
  ask: string
  /** What the asked service calls it; nothing where it has no such thing. */
  own: string | undefined
  isRight: (outcome: Outcome) => boolean
}

const plain = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-.]+/g, ' ')
    .toLowerCase()
    .trim()
const nounOf = ({ path }: Resource): string => plain(path.split('/').filter(Boolean).at(-1)!)
const leafOf = (column: string): string => plain(column.split('.').at(-1)!)
const rowOf = (resource: Resource, thing: Thing): Row => (resource.row as (thing: Thing) => Row)(thing)

/** The values of a record by their paths. */
const valuesOf = (row: Row, before = ''): [string, unknown][] =>
  Object.entries(row).flatMap(([name, value]) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? valuesOf(value as Row, `${before}${name}.`)
      : [[before + name, value] as [string, unknown]],
  )
const textOf = (value: unknown): string => String(value ?? '').toLowerCase()

/** Two lists of nearly the same things. */
function areAlike(one: Resource, other: Resource): boolean {
  const things = new Set<Thing>(one.things)
  const shared = other.things.filter(thing => things.has(thing)).length
  return shared >= 4 && shared >= 0.95 * Math.max(one.things.length, other.things.length)
}

const declines = ({ data }: Outcome): boolean => Boolean(data.error)
const tells = (outcome: Outcome, figure: number): boolean =>
  outcome.data.result === figure && !/different|total|average|highest|lowest/i.test(outcome.response)

/** How the records of a list are told apart in words: their name, where each has one of its own. */
function namesOf(resource: Resource): Map<Thing, string> {
  const nameOf = (row: Row): string => {
    const values = new Map(valuesOf(row).map(([column, value]) => [plain(column), value]))
    const [first, last] = [values.get('first name'), values.get('last name')]
    if (first && last) return `${String(first)} ${String(last)}`
    return String(['name', 'full name', 'title', 'display name'].map(one => values.get(one)).find(Boolean) ?? '')
  }
  const names = resource.things.map((thing: Thing) => [thing, nameOf(rowOf(resource, thing))] as const)
  const counts = Map.groupBy(names, ([, name]) => name)
  return new Map(names.filter(([, name]) => name !== '' && counts.get(name)!.length === 1))
}

/** The nouns of other teams for the records of a service, and nouns of other trades, which it must not answer. */
function* probeKinds(world: World, model: Model, foreign: readonly string[]): Generator<NameProbe> {
  const own = new Set(model.resources.map(nounOf))
  const asked = new Set<string>()
  for (const resource of model.resources)
    for (const other of world.models.filter(one => one !== model).flatMap(one => one.resources)) {
      const noun = nounOf(other)
      if (own.has(noun) || asked.has(noun) || !areAlike(resource, other)) continue
      asked.add(noun)
      const isRight = (outcome: Outcome) => tells(outcome, resource.things.length)
      yield { what: 'kind', ask: `How many ${noun} do we have?`, own: nounOf(resource), isRight }
    }
  for (const noun of foreign)
    yield { what: 'foreign kind', ask: `How many ${noun} do we have?`, own: undefined, isRight: declines }
}

/** The columns of a list whose values are those of a column of another list, for all things of both. */
function* pairColumns(
  resource: Resource,
  other: Resource,
): Generator<{ own: string; theirs: string; values: Map<Thing, unknown> }> {
  // oxfmt-ignore
  const things = resource.things.filter((thing: Thing) => (other.things as readonly Thing[]).includes(thing)) as Thing[]
  const rows = things.map(thing => new Map(valuesOf(rowOf(resource, thing))))
  const theirs = things.map(thing => new Map(valuesOf(rowOf(other, thing))))
  const columns = [...new Set(rows.flatMap(row => [...row.keys()]))]
  for (const column of new Set(theirs.flatMap(row => [...row.keys()]))) {
    const values = theirs.map(row => textOf(row.get(column)))
    if (new Set(values).size < 3 || /id$/i.test(column)) continue
    const same = columns.filter(one => rows.every((row, at) => textOf(row.get(one)) === values[at]))
    if (same.length !== 1 || columns.some(one => leafOf(one) === leafOf(column))) continue
    yield { own: same[0]!, theirs: column, values: new Map(things.map((thing, at) => [thing, rows[at]!.get(same[0]!)])) } // oxfmt-ignore
  }
}

/** The names of other teams for the fields of a service. */
function* probeFields(world: World, model: Model, foreign: readonly string[]): Generator<NameProbe> {
  for (const resource of model.resources) {
    const asked = new Set<string>()
    const names = namesOf(resource)
    for (const other of world.models.filter(one => one !== model).flatMap(one => one.resources)) {
      if (!areAlike(resource, other)) continue
      for (const { own, theirs, values } of pairColumns(resource, other)) {
        const said = leafOf(theirs)
        if (asked.has(said)) continue
        asked.add(said)
        const named = [...names].find(([thing]) => values.get(thing))
        const ask = named ? `What is the ${said} of ${named[1]}?` : `List the ${said} of all ${nounOf(resource)}`
        const isRight = ({ data }: Outcome) =>
          !data.error && (named ? shows(data.result, values.get(named[0])) : JSON.stringify(data).includes(`"${own}"`))
        yield { what: 'field', ask, own: `${nounOf(resource)}.${own}`, isRight }
      }
    }
    const [name] = names.values()
    for (const field of name === undefined ? [] : foreign)
      yield { what: 'foreign field', ask: `What is the ${field} of ${name}?`, own: undefined, isRight: declines }
  }
}

/** Whether an answer has the value, by itself or in a record. */
const shows = (result: unknown, value: unknown): boolean =>
  Array.isArray(result)
    ? result.length > 0 && result.every(one => shows(one, value))
    : result && typeof result === 'object'
      ? valuesOf(result as Row).some(([, one]) => textOf(one) === textOf(value)) && valuesOf(result as Row).length < 6
      : textOf(result) === textOf(value)

/** The most values that an enumeration has. */
const MOST_VALUES = 8

/** What other teams call the values of an enumeration. */
function* probeValues(world: World, model: Model): Generator<NameProbe> {
  for (const resource of model.resources) {
    const asked = new Set<string>()
    for (const other of world.models.filter(one => one !== model).flatMap(one => one.resources))
      if (areAlike(resource, other)) yield* pairValues(resource, other, asked)
  }
}

function* pairValues(resource: Resource, other: Resource, asked: Set<string>): Generator<NameProbe> {
  const things = resource.things.filter((thing: Thing) => (other.things as readonly Thing[]).includes(thing)) as Thing[]
  const enumerationsOf = (one: Resource) => {
    const rows = things.map(thing => new Map(valuesOf(rowOf(one, thing))))
    return (
      [...new Set(rows.flatMap(row => [...row.keys()]))]
        .map(column => ({ column, values: rows.map(row => row.get(column)) }))
        .filter(({ values }) =>
          values.every(value => value === undefined || value === null || typeof value === 'string'),
        )
        .filter(({ values }) => new Set(values).size > 1 && new Set(values).size <= MOST_VALUES)
        // What tells single things apart is no enumeration.
        .filter(({ column, values }) => values.length >= 4 * new Set(values).size && !/id$/i.test(column))
    )
  }
  for (const own of enumerationsOf(resource))
    for (const theirs of enumerationsOf(other)) {
      const pairs = new Set(own.values.map((value, at) => `${String(value)}\n${String(theirs.values[at])}`))
      if (pairs.size !== new Set(own.values).size || pairs.size !== new Set(theirs.values).size) continue
      for (const value of new Set(theirs.values)) {
        const said = plain(String(value ?? ''))
        const ownValue = own.values[theirs.values.indexOf(value)]
        if (!said || !ownValue || said === plain(String(ownValue)) || /\d/.test(said) || asked.has(own.column + said)) continue // oxfmt-ignore
        asked.add(own.column + said)
        const count = resource.things.filter(one => new Map(valuesOf(rowOf(resource, one))).get(own.column) === ownValue).length // oxfmt-ignore
        const ask = `How many ${nounOf(resource)} have the ${leafOf(own.column)} ${said}?`
        const isRight = (outcome: Outcome) => tells(outcome, count)
        yield { what: 'value', ask, own: String(ownValue), isRight }
        const sentence = inSentence(nounOf(resource), leafOf(own.column), said, String(ownValue))
        if (sentence) yield { what: 'value in a sentence', ask: sentence, own: String(ownValue), isRight }
      }
    }
}

/** The value as people say it where they do not name its field; a code of few letters is hardly said so, nor what a numbered record is called. */
function inSentence(noun: string, field: string, said: string, own: string): string | undefined {
  if (
    said.length < 4 ||
    /-\d/.test(own) ||
    /name|title|city|code|number|branch|location|library|site|office|department/.test(field)
  )
    return undefined
  const isState = /\b(?:status|state|stage|phase|progress|outcome|decision|column)$/.test(field)
  return isState ? `How many ${noun} are ${said}?` : `How many ${said} ${noun} are there?`
}

/** Everything that the teams of a world call otherwise than one of them, and some names of other worlds. */
export function* probeNames(world: World, model: Model, others: readonly World[]): Generator<NameProbe> {
  const wordsOf = (one: World): Set<string> => new Set(one.models.flatMap(({ resources }) => resources.flatMap(resource => [nounOf(resource), ...valuesOf(rowOf(resource, resource.things[0]!)).map(([column]) => leafOf(column))]))) // oxfmt-ignore
  const known = wordsOf(world)
  const nouns = [...new Set(others.flatMap(one => one.models.flatMap(({ resources }) => resources.map(nounOf))))]
  const fields = [...new Set(others.flatMap(one => [...wordsOf(one)]))].filter(word => !nouns.includes(word))
  const foreign = (words: readonly string[], every: number) =>
    words.filter(word => ![...known].some(own => own.split(' ').some(part => word.split(' ').includes(part)))).filter((_, at) => at % every === 0) // oxfmt-ignore
  yield* probeKinds(world, model, foreign(nouns, 4))
  yield* probeFields(world, model, foreign(fields, 20))
  yield* probeValues(world, model)
}
