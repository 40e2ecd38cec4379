import { expect } from 'chai'
import { holdingRows } from '../../../src/agent/follow-ups/holding-rows.ts'
import { isSameSelection, narrows } from '../../../src/agent/follow-ups/same-records.ts'
import { createTimeBudget, type Timed } from '../../../src/agent/follow-ups/time-budget.ts'
import type { Condition, Selection } from '../../../src/agent/understand/reading/query.ts'

const condition = (columns: string | string[], op: Condition['op'], values: Condition['values'] = [], more: Partial<Condition> = {}): Condition => ({ columns: [columns].flat(), op, values, label: '', ...more }) // oxfmt-ignore
const selection = (where: Condition[] = [], more: Partial<Selection> = {}): Selection => ({
  entity: 'library/books',
  sources: [],
  args: {},
  where,
  related: [],
  ...more,
})
const OPEN = condition('status', '=', ['open'], { text: true, label: 'open' })

describe('narrows', () => {
  it('knows the same records in other words', () => {
    const said = condition('status', 'in', ['Open'], { label: 'that are open', at: 3 })
    expect(isSameSelection(selection([OPEN]), selection([said]))).to.equal(true)
    expect(narrows(selection([OPEN]), selection([said]))).to.equal(true)
  })

  it('knows those that hold one condition more, of its own or among those before', () => {
    const added = [condition('genre', '=', ['novel'])]
    expect(narrows(selection([OPEN, ...added]), selection([OPEN]), { added })).to.equal(true)
    expect(narrows(selection(added, { within: selection([OPEN]) }), selection([OPEN]), { added })).to.equal(true)
    expect(narrows(selection(added), selection([OPEN]), { added }), 'one was lost').to.equal(false)
    expect(narrows(selection([OPEN, ...added]), selection([OPEN])), 'one was not asked for').to.equal(false)
  })

  it('sees another order or another number of records', () => {
    const ranked = selection([OPEN], { order: { columns: ['price'], direction: 'desc' }, limit: 5 })
    expect(narrows(ranked, selection([OPEN]))).to.equal(false)
    expect(narrows(ranked, selection([OPEN]), { anyOrder: true })).to.equal(true)
    expect(narrows(selection([OPEN], { entity: 'library/loans' }), selection([OPEN]))).to.equal(false)
  })
})

describe('holdingRows', () => {
  const rows = [
    { id: 1, status: 'Open', price: 5, due: '2025-03-31T10:00:00Z', first: 'Ann', last: 'Lee', paid: true },
    { id: 2, status: 'done', price: 9, due: '2025-04-01', first: 'Bo', last: 'Lee', paid: false },
    { id: 3, status: null, price: null, due: null, first: 'Ann', last: null, paid: null },
  ]
  for (const [text, test, ids] of [
    ['a text, whatever its letters', condition('status', '=', ['open'], { text: true }), [1]],
    ['another text, or none', condition('status', '!=', ['open'], { text: true }), [2, 3]],
    ['a bound', condition('price', '>', [5]), [2]],
    ['a day', condition('due', 'between', ['2025-03-01', '2025-03-31'], { asDay: true }), [1]],
    ['nothing', condition('price', 'empty'), [3]],
    ['something', condition('price', 'filled'), [1, 2]],
    ['a name in parts', condition(['first', 'last'], '=', ['ann lee'], { text: true }), [1]],
    ['none of several', condition('id', 'not in', [1, 2]), [3]],
    ['a value or none', condition('price', '<', [6], { orEmpty: true }), [1, 3]],
    ['yes or no', condition('paid', '=', [1]), [1]],
  ] as const)
    it(`holds ${text}`, () => {
      expect(holdingRows(rows, selection([test]))!.map(({ id }) => id)).to.deep.equal(ids)
    })

  it('does not guess what it cannot tell', () => {
    expect(holdingRows(rows, selection([condition('status', 'contains', ['o'])]))).to.equal(undefined)
    expect(holdingRows(rows, selection([condition('price', '>', [1], { than: 'id' })]))).to.equal(undefined)
    expect(holdingRows(rows, selection([], { limit: 1 }))).to.equal(undefined)
    expect(holdingRows(rows, selection([], { related: [{ selection: selection(), exists: true }] }))).to.equal(
      undefined,
    )
  })
})

describe('the time for follow-ups', () => {
  let now = 0
  const clock = () => now
  const take = (milliseconds: number) => async () => {
    now += milliseconds
    return milliseconds
  }

  it('begins no reading that would end too late', async () => {
    const budget = createTimeBudget(10, clock)
    const read: (number | undefined)[] = []
    await budget.within(async timed => {
      for (let at = 0; at < 6; at++) read.push(await timed(take(8)))
    })
    expect(read).to.deep.equal([8, 8, 8, 8, undefined, undefined])
  })

  it('is a fifth of what the answer took, where that is longer', async () => {
    const budget = createTimeBudget(10, clock)
    const read: (number | undefined)[] = []
    const readSix = async (timed: Timed) => {
      for (let at = 0; at < 6; at++) read.push(await timed(take(30)))
    }
    await budget.within(readSix, 100)
    expect(read.splice(0).filter(Boolean)).to.have.length(2)
    await budget.within(readSix, 500)
    expect(read.splice(0).filter(Boolean)).to.have.length(3)
    await budget.within(readSix, 60_000)
    expect(read.filter(Boolean)).to.have.length(4)
  })

  it('begins none where each takes longer than all of it, but tries again now and then', async () => {
    const budget = createTimeBudget(10, clock)
    let readings = 0
    for (let answer = 0; answer < 60; answer++)
      await budget.within(async timed => {
        if ((await timed(take(100))) !== undefined) readings++
      })
    expect(readings).to.be.within(10, 18)
  })

  it('expects a very large catalogue to be slow before it was tried', async () => {
    const budget = createTimeBudget(2000, clock)
    let readings = 0
    await budget.within(async timed => void ((await timed(take(1))) === undefined || readings++))
    expect(readings).to.equal(0)
  })

  it('lets no answer wait for a reading that does not end, and what it finds later is not taken', async () => {
    const budget = createTimeBudget(10)
    const found: number[] = []
    let end: () => void = () => undefined
    const never = new Promise<void>(resolve => (end = resolve))
    await budget.within(async timed => {
      found.push(1)
      await timed(() => never)
      if ((await timed(async () => 2)) !== undefined) found.push(2)
    })
    end()
    await new Promise(resolve => setImmediate(resolve))
    expect(found).to.deep.equal([1])
  })
})
