import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const money = { type: 'number', description: 'in euros' }

const mills = ['Old Mill', 'New Mill'].map((name, at) => ({ id: at + 1, name }))
const papers = [
  { id: 1, name: 'Laid', mill_id: 1, list_price: 900 },
  { id: 2, name: 'Wove', mill_id: 2, list_price: 10 },
]
const printRuns = [
  { id: 1, mill_id: 1, total: 40, printed_on: '2025-03-01', grade: null, editor_id: 1 },
  { id: 2, mill_id: 2, total: 70, printed_on: '2025-04-01', grade: 3, editor_id: null },
  { id: 3, mill_id: 2, total: 50, printed_on: '2025-04-03', grade: null, editor_id: 2 },
]
const editors = ['Eva Holm', 'Finn Orr'].map((name, at) => ({ id: at + 1, name, email: `e${at}@press.example` }))
const press = () =>
  converse(
    reads('press', '/mills', () => mills, list({ id: whole, name: text })),
    reads('press', '/papers', () => papers, list({ id: whole, name: text, mill_id: whole, list_price: money })),
    reads('press', '/editors', () => editors, list({ id: whole, name: text, email: text })),
    reads(
      'press',
      '/print-runs',
      () => printRuns,
      list({
        id: whole,
        mill_id: whole,
        total: money,
        printed_on: { ...text, format: 'date' },
        grade: { ...whole, nullable: true },
        editor_id: { ...whole, nullable: true },
      }),
    ),
  )
const said = async (message: string) => (await press().ask(message)).response

describe('money that is spent', () => {
  for (const message of ['which mill do we spend the most with?', 'which mill do we spend the most money with?'])
    it(`is that of what happened, no price of a list: ${message}`, async () =>
      expect(await said(message))
        .to.include('New Mill')
        .and.to.include('120'))
})

describe('what nobody has done', () => {
  it('lacks what would have come of it', async () => {
    expect(await said('print runs nobody has graded')).to.match(/print run 1 and print run 3/)
  })

  it('lacks the person who would have done it', async () => {
    expect(await said('print runs nobody edits')).to.match(/print run 2/)
  })
})

describe('the number of two kinds of record', () => {
  for (const [message, figures] of [
    ['number of mills and editors', ['2 mills', '2 editors']],
    ['number of ungraded print runs and mills', ['2 print runs', '2 mills']],
    ['how many mills and editors do we have?', ['2 mills', '2 editors']],
  ] as const)
    it(`is a figure of each: ${message}`, async () => {
      const response = await said(message)
      for (const figure of figures) expect(response).to.include(figure)
    })

  it('is one of each for every group', async () => {
    expect(await said('number of papers and print runs per mill')).to.match(/Papers by mill.*Print runs by mill/is)
  })
})
