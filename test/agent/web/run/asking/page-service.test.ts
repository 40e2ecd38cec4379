import { expect } from 'chai'
import { toPageRecords } from '../../../../../src/agent/web/run/asking/page-records.ts'
import { askPageService } from '../../../../../src/agent/web/run/asking/page-service.ts'
import { snapshotOf } from '../../ground/snapshot-of.ts'
import { createLogger } from '../../../../../src/lib/logger.ts'

const PAGE = { ...snapshotOf([]), url: 'http://a.test/boats', title: 'Boats of the harbour' }
const row = (columns: string[], cells: string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at]!]))
const item = (name: string, columns: string[], cells: string[][]) => ({
  ref: 'e1',
  name,
  columns,
  rows: cells.map(one => row(columns, one)),
  total: cells.length,
})
const BOATS = item(
  'Boats',
  ['Boat', 'Owner', 'Berth fee', 'Length', 'Built', 'Edit'],
  [
    ['Heron', 'Ada Berg', '£410', '9.5 m', '1998', 'Edit'],
    ['Otter', 'Jon Vik', '£1,250', '14 m', '2011', 'Edit'],
    ['Plover', 'Ada Berg', '£380', '7 m', '1974', 'Edit'],
  ],
)
const CARDS = item(
  'Rooms',
  ['title', 'text', 'price'],
  [
    ['Attic', 'Floor 3 · desk 12', '£80 £60'],
    ['Cellar', 'Floor 0 · desk 4', '£75'],
  ],
)

async function ask(question: string, ...items: ReturnType<typeof item>[]) {
  return askPageService(question, toPageRecords(question, items, PAGE), {
    signal: AbortSignal.timeout(10_000),
    maxShown: 10,
    logger: createLogger('test', 'silent'),
  })
}

describe('records of a page, asked as those of a service', () => {
  for (const [question, answer] of [
    ['how many boats were built before 2000?', 2],
    ['which boats does Ada Berg own?', ['Heron', 'Plover']],
    ['which boat has the highest berth fee?', 'Otter'],
    ['who owns the Otter?', 'Jon Vik'],
  ] as const)
    it(`"${question}"`, async () => {
      const found = await ask(question, BOATS)
      expect(JSON.stringify(found?.result)).to.include(
        Array.isArray(answer) ? answer[0] : String(answer as string | number),
      )
      if (Array.isArray(answer)) expect(JSON.stringify(found?.result)).not.to.include('Otter')
    })

  it('figures keep their signs, and records are told as the page shows them', async () => {
    expect((await ask('what is the average berth fee?', BOATS))?.text).to.match(/£680/)
    expect((await ask('which boat has the lowest berth fee?', BOATS))?.text).to.include('Berth fee: £380')
  })

  it('what the page does not say is no answer', async () => {
    expect(await ask('what colour is the Heron?', BOATS)).to.equal(undefined)
    expect(await ask('who owns the Swan?', BOATS)).to.satisfy(
      (found: { result: unknown } | undefined) => !JSON.stringify(found?.result ?? null).includes('Berg'),
    )
  })

  it('lines of the same parts have the names that stand in them; of two prices the lower is asked for', async () => {
    const [records] = toPageRecords('cheapest room', [CARDS], PAGE)
    expect(records!.fields.map(({ field }) => field)).to.deep.equal(['name', 'floor', 'desk', 'price'])
    expect(records!.rows.map(({ values }) => values.price)).to.deep.equal([60, 75])
  })

  it('buttons that every row has are no field', () => {
    const [records] = toPageRecords('boats', [BOATS], PAGE)
    expect(records!.fields.map(({ column }) => column)).not.to.include('Edit')
  })
})
