import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { Row } from '../services/records.ts'
import type { Asker } from './asker.ts'
import { saidValue, type GridField, type GridKind } from './schema.ts'

/** The rows that people can name, spread over the list. */
export const namedRows = (kind: GridKind): Row[] => {
  const named = kind.rows.filter(row => kind.label(row) !== undefined)
  return [0.35, 0.7, 0.1]
    .map(share => named[Math.floor(share * named.length)]!)
    .filter((row, at, all) => row && all.indexOf(row) === at)
}

const valueGold = ({ name, type }: GridField, row: Row): gold.Gold => {
  const value = row[name]
  if (type === 'number') return gold.plain(value as number, { field: name })
  if (type === 'day') return gold.text(pick.dayAs(value as string), name)
  return gold.text(gold.spelled(value as string, saidValue(value as string)), name)
}

/** Fields of a record by its name: "the … of NAME", "NAME's …". */
export function askRecords({ ask }: Asker, kind: GridKind): void {
  const rows = namedRows(kind)
  const [first, second = first] = rows
  if (!first || !second) return
  const isNaming = (field: GridField) =>
    /^(?:name|title|first ?name|last ?name|full ?name|display name|company name)$/i.test(field.said)
  for (const field of kind.fields.filter(one => !isNaming(one) && one.type !== 'flag')) {
    if (first[field.name] !== null && first[field.name] !== undefined) {
      ask(`field-of-${field.type}`, kind, `What is the ${field.said} of ${kind.label(first)}?`, valueGold(field, first))
      ask(`s-field-${field.type}`, kind, `What's ${kind.label(first)}'s ${field.said}?`, valueGold(field, first))
    }
    if (second[field.name] !== null && second[field.name] !== undefined)
      ask(`bare-s-field-${field.type}`, kind, `${kind.label(second)}'s ${field.said}`, valueGold(field, second))
  }
  for (const field of kind.fields.filter(one => one.type === 'flag' && typeof first[one.name] === 'boolean')) {
    const isPlain = /^is |^has /.test(field.said)
    if (field.said.startsWith('is '))
      ask('flag-yes', kind, `Is ${kind.label(first)} ${field.said.slice(3)}?`, gold.yes(first[field.name] as boolean))
    if (field.said.startsWith('has '))
      ask(
        'flag-has',
        kind,
        `Does ${kind.label(first)} have ${field.said.slice(4)}?`,
        gold.yes(first[field.name] as boolean),
      )
    if (!isPlain)
      ask('flag-bare-yes', kind, `Is ${kind.label(first)} ${field.said}?`, gold.yes(first[field.name] as boolean))
  }
  askParts({ ask }, kind, first)
  ask('all-about', kind, `Tell me about ${kind.label(second)}`, gold.record(second))
  ask('record', kind, `Show me the ${kind.one} ${kind.label(second)}`, gold.record(second))
  ask('count-all', kind, `How many ${kind.many} are there?`, gold.count(kind.rows.length))
}

/** Fields that belong together by their first word: "NAME's guardian's phone" of `guardianPhone` beside `guardianName`. */
function askParts({ ask }: Pick<Asker, 'ask'>, kind: GridKind, row: Row): void {
  for (const field of kind.fields.filter(one => one.said.endsWith(' name'))) {
    const whose = field.said.slice(0, -' name'.length)
    if (
      /^(?:first|last|full|display|company|legal|trade|trading|brand|common|latin|scientific|file|user)$/.test(whose) ||
      !row[field.name]
    )
      continue
    ask('part-who', kind, `Who is ${kind.label(row)}'s ${whose}?`, gold.text(row[field.name] as string, field.name))
    for (const other of kind.fields.filter(one => one !== field && one.said.startsWith(`${whose} `) && row[one.name])) {
      const part = other.said.slice(whose.length + 1)
      ask('part-s-s', kind, `What is ${kind.label(row)}'s ${whose}'s ${part}?`, valueGold(other, row))
      ask('part-of-s', kind, `What's the ${part} of ${kind.label(row)}'s ${whose}?`, valueGold(other, row))
    }
  }
}
