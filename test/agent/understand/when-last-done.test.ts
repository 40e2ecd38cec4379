import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const meters = [
  { id: 51, number: 'M-1', installed_on: '2010-05-05' },
  { id: 52, number: 'M-2', installed_on: '2011-05-05' },
]
const readings = [
  { id: 61, meter_id: 51, read_on: '2025-04-01', value: 10 },
  { id: 62, meter_id: 52, read_on: '2025-02-01', value: 20 },
  { id: 63, meter_id: 52, read_on: '2025-03-01', value: 30 },
]
const ask = (message: string) =>
  converse(
    reads('grid', '/meters', () => meters, list({ id, number: text, installed_on: day })),
    reads('grid', '/readings', () => readings, list({ id, meter_id: id, read_on: day, value: num })),
  ).ask(message)

describe('when something was last done to a thing', () => {
  for (const message of ['When was meter M-2 last read?', 'When did we last read meter M-2?'])
    it(`is the last record of that, and no date of the thing: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.contain('March 1, 2025').and.not.contain('2011')
    })

  it('lies behind, whatever is set down for later', async () => {
    const sheds = [{ id: 1, name: 'Tar Shed' }]
    const sweeps = [
      { id: 1, shed_id: 1, sweeper: 'Ann Lee', scheduled_on: '2025-04-01' },
      { id: 2, shed_id: 1, sweeper: 'Bo Ray', scheduled_on: '2099-05-01' },
    ]
    const { ask: askOf } = converse(
      reads('quay', '/sheds', () => sheds, list({ id, name: text })),
      reads('quay', '/sweeps', () => sweeps, list({ id, shed_id: id, sweeper: text, scheduled_on: day })),
    )
    expect((await askOf('When was the last sweep of Tar Shed?')).response).to.contain('April 1, 2025')
    expect((await askOf('Which sweep of Tar Shed was scheduled last?')).response).to.match(/2099|Bo Ray/)
  })

  it('is its own date where that is asked', async () =>
    expect((await ask('When was meter M-2 installed?')).response).to.contain('May 5, 2011'))
})
