import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { Row } from '../services/records.ts'
import type { Asker } from './asker.ts'
import { NO_FIGURE, saidValue, type GridField, type GridKind } from './schema.ts'

/** Values of a choice that no other field of the kind has. */
export const ownChoices = (kind: GridKind, field: GridField): string[] => {
  const others = new Set(kind.fields.filter(one => one !== field).flatMap(one => one.choices.map(saidValue)))
  return field.choices.filter(
    value => !others.has(saidValue(value)) && !/^(?:unknown|other|none|standard|normal|general)$/i.test(value),
  )
}
export const spelledValue = (value: string) => gold.spelled(value, saidValue(value))
const isWordy = (value: string) => /^[a-z ]+$/i.test(saidValue(value))

/** Enumerations: "VALUE records", "records with FIELD VALUE", by FIELD, shares, either and not, flags. */
export function askChoices({ ask }: Asker, kind: GridKind): void {
  const { many, one, rows } = kind
  for (const field of kind.fields.filter(({ type }) => type === 'choice')) {
    const [first, second] = ownChoices(kind, field).filter(isWordy)
    if (first === undefined || second === undefined) continue
    const of = (value: string) => rows.filter(row => row[field.name] === value)
    const is = saidValue(first)
    ask('choice-count', kind, `How many ${many} have the ${field.said} ${is}?`, gold.count(of(first).length))
    ask('choice-list', kind, `Which ${many} have the ${field.said} ${saidValue(second)}?`, gold.set(of(second)))
    ask('choice-with', kind, `${many} with ${field.said} ${is}`, gold.set(of(first)))
    ask('choice-whose', kind, `${many} whose ${field.said} is ${saidValue(second)}`, gold.set(of(second)))
    ask(
      'choice-either',
      kind,
      `How many ${many} have the ${field.said} ${is} or ${saidValue(second)}?`,
      gold.count(of(first).length + of(second).length),
    )
    ask(
      'choice-not',
      kind,
      `How many ${many} do not have the ${field.said} ${is}?`,
      gold.either(
        ...pick
          .distinct([
            rows.length - of(first).length,
            rows.filter(row => row[field.name] && row[field.name] !== first).length,
          ])
          .map(n => gold.count(n)),
      ),
    )
    if (/status|state/.test(field.said))
      ask('state-adjective', kind, `How many ${is} ${many} are there?`, gold.count(of(first).length))
    if (/status|state/.test(field.said))
      ask('state-are', kind, `Which ${many} are ${saidValue(second)}?`, gold.set(of(second)))
    const sizes = pick
      .rank(rows, row => row[field.name] as string)
      .map(({ key, rows: own }) => [spelledValue(key), own.length] as [gold.Spelled, number])
    ask('choice-by', kind, `${many} by ${field.said}`, gold.map(sizes))
    ask('choice-each', kind, `How many ${many} are there for each ${field.said}?`, gold.map(sizes))
    const [top, next] = sizes
    if (top![1] > next![1]) ask('choice-most', kind, `Which ${field.said} has the most ${many}?`, gold.text(top![0]))
    ask(
      'choice-share',
      kind,
      `What percentage of ${many} have the ${field.said} ${is}?`,
      gold.percent((100 * of(first).length) / rows.length),
    )
    ask(
      'choice-more',
      kind,
      `Are there more ${many} with ${field.said} ${is} or ${saidValue(second)}?`,
      moreOf([first, is], of(first).length, [second, saidValue(second)], of(second).length),
    )
    ask(
      'choice-distinct',
      kind,
      `What ${field.said.replace(/(?:us|s)$/, '$&')} values do ${many} have?`,
      gold.set(field.choices.map(spelledValue)),
    )
    askNumbersOf({ ask }, kind, field, first, of(first))
    void one
  }
  for (const field of kind.fields.filter(({ type }) => type === 'flag')) {
    const is = field.said.replace(/^(?:is|are) /, '')
    const isSo = rows.filter(row => row[field.name] === true)
    const isNot = rows.filter(row => row[field.name] === false)
    if (isSo.length === 0 || isNot.length === 0) continue
    if (field.said.startsWith('has ')) {
      ask('flag-with', kind, `How many ${many} have ${field.said.slice(4)}?`, gold.count(isSo.length))
      ask('flag-without', kind, `${many} without ${field.said.slice(4)}`, gold.set(isNot))
    } else if (field.said.startsWith('is ')) {
      ask('flag-are', kind, `How many ${many} are ${is}?`, gold.count(isSo.length))
      ask('flag-are-not', kind, `Which ${many} are not ${is}?`, gold.set(isNot))
    }
  }
}

/** Which of two is more, each in any of its writings. */
export function moreOf(one: string | string[], first: number, other: string | string[], second: number): gold.Gold {
  if (first === second) return gold.mentions([one, other, 'same', 'equal', 'both'].flat())
  const more = [first > second ? one : other].flat()
  return gold.either(...more.map(name => gold.text(name)), gold.mentions(more))
}

function askNumbersOf({ ask }: Pick<Asker, 'ask'>, kind: GridKind, field: GridField, value: string, own: Row[]): void {
  for (const figure of kind.fields.filter(
    ({ type, said }) => type === 'number' && !NO_FIGURE.test(said) && !/floor|level/.test(said),
  )) {
    const numbers = own.filter(row => typeof row[figure.name] === 'number')
    if (numbers.length < 3) continue
    const key = (row: Row) => row[figure.name] as number
    ask(
      'choice-mean',
      kind,
      `What is the average ${figure.said} of ${kind.many} with ${field.said} ${saidValue(value)}?`,
      gold.plain(pick.mean(numbers, key)),
    )
    ask(
      'choice-highest',
      kind,
      `Which ${kind.one} with ${field.said} ${saidValue(value)} has the highest ${figure.said}?`,
      gold.largest(numbers, key),
    )
    const groups = pick.rank(
      kind.rows.filter(row => typeof row[figure.name] === 'number'),
      row => row[field.name] as string,
    )
    ask(
      'mean-by',
      kind,
      `Average ${figure.said} of ${kind.many} by ${field.said}`,
      gold.map(
        groups.map(({ key: name, rows }) => [spelledValue(name), pick.mean(rows, key)]),
        'plain',
      ),
    )
    const middle = [...numbers].map(key).sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
    ask(
      'choice-and-above',
      kind,
      `How many ${kind.many} have the ${field.said} ${saidValue(value)} and a ${figure.said} above ${middle}?`,
      gold.count(numbers.filter(row => key(row) > middle).length),
    )
  }
}
