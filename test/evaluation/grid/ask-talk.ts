import * as gold from '../gold.ts'
import type { Row } from '../services/records.ts'
import { ownChoices } from './ask-choices.ts'
import { namedRows } from './ask-records.ts'
import type { Asker } from './asker.ts'
import { saidValue, type GridKind } from './schema.ts'

/** Follow-ups over a kind and what belongs to a record of another. */
export function askTalk({ talk }: Asker, kind: GridKind): void {
  const { many } = kind
  for (const link of kind.links.filter(
    ({ to }) => to !== kind && kind.links.filter(other => other.to === to).length === 1,
  )) {
    const of = (target: Row) => kind.rows.filter(row => row[link.name] === target.id)
    const targets = link.to.rows.filter(row => link.to.label(row) && of(row).length >= 2 && of(row).length <= 20)
    const [first, second] = [targets[1], targets[2]]
    if (!first || !second) continue
    const [one, other] = [link.to.label(first)!, link.to.label(second)!]
    talk(
      'and-other',
      kind,
      [`How many ${many} does ${one} have?`, gold.count(of(first).length)],
      [`And ${other}?`, gold.count(of(second).length)],
      ['Which ones?', gold.set(of(second))],
    )
    for (const field of kind.fields.filter(({ type }) => type === 'choice')) {
      const value = ownChoices(kind, field).find(
        choice =>
          of(first).some(row => row[field.name] === choice) && of(first).some(row => row[field.name] !== choice),
      )
      if (value === undefined) continue
      const own = of(first).filter(row => row[field.name] === value)
      talk(
        'narrow',
        kind,
        [`Show me the ${many} of ${one}`, gold.set(of(first))],
        [`How many of them have the ${field.said} ${saidValue(value)}?`, gold.count(own.length)],
      )
      talk(
        'only',
        kind,
        [`Show me the ${many} of ${one}`, gold.set(of(first))],
        [`Only those with ${field.said} ${saidValue(value)}`, gold.set(own)],
      )
    }
  }
  const [row] = namedRows(kind)
  const [field, further] = kind.fields.filter(
    ({ type, name }) => type === 'number' && row && typeof row[name] === 'number',
  )
  if (row && field && further) {
    talk(
      'and-field',
      kind,
      [
        `What is the ${field.said} of ${kind.label(row)}?`,
        gold.plain(row[field.name] as number, { field: field.name }),
      ],
      [`And the ${further.said}?`, gold.plain(row[further.name] as number, { field: further.name })],
    )
    talk(
      'its',
      kind,
      [`Show me ${kind.label(row)}`, gold.record(row)],
      [
        `What is ${kind.arePeople ? 'their' : 'its'} ${further.said}?`,
        gold.plain(row[further.name] as number, { field: further.name }),
      ],
    )
  }
}
