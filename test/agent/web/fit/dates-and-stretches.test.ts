import { expect } from 'chai'
import { fitControl } from '../../../../src/agent/web/fit/fit-control.ts'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

type Parts = Parameters<typeof snapshotOf>[0]

/** What a message sets, by name, on a page of these parts. */
const read = (parts: Parts, message: string) =>
  fitMessage(message, snapshotOf(parts))?.map(piece =>
    piece.kind === 'set'
      ? `${piece.of.names[0]}=${piece.value}`
      : piece.kind === 'choose'
        ? piece.choices.map(({ label }) => label).join('+')
        : piece.kind === 'tick'
          ? `${piece.of.names[0]}=${piece.checked}`
          : piece.kind,
  )
const field = (name: string, more: Partial<Parts[number]> = {}) => ({
  role: 'textbox',
  name,
  tag: 'input',
  editable: true,
  ...more,
})

describe('days and stretches by the fields of a page', () => {
  const inThree: Parts = [
    { role: 'group', name: 'First day of the lease', in: [field('Day'), field('Month'), field('Year')] },
  ]
  it('a day goes to the group of day, month and year that is spoken of', () => {
    expect(read(inThree, 'the lease should begin on 1 March 2027')).to.deep.equal(['First day of the lease=2027-03-01'])
    expect(read(inThree, 'the deposit should be back on 1 March 2027')).to.equal(undefined)
  })

  const stay: Parts = [
    { role: 'button', name: 'Pick-up Choose date', tag: 'button' },
    { role: 'button', name: 'Return Choose date', tag: 'button' },
  ]
  it('the first of two takes the beginning, the second the end; a day alone is of the month before it', () => {
    expect(read(stay, 'we start on 28 May 2027 and return on the 2nd')).to.deep.equal([
      'Pick-up=2027-05-28',
      'Return=2027-06-02',
    ])
    expect(read(stay, 'from 3 to 9 May 2027')).to.deep.equal(['Pick-up=2027-05-03', 'Return=2027-05-09'])
  })

  it('two times of day go where what is said of them stands beside', () => {
    const parts: Parts = [
      {
        role: 'region',
        name: '',
        in: [{ role: 'text', name: 'Night rest' }, field('From', { type: 'time' }), field('To', { type: 'time' })],
      },
    ]
    expect(read(parts, 'set the night rest from 22:15 to 6:30')).to.deep.equal(['From=22:15', 'To=6:30'])
    expect(read(parts, 'set the lunch break from 12:15 to 13:30')).to.equal(undefined)
  })

  it('two amounts go to the least and the most', () => {
    const parts: Parts = [
      {
        role: 'region',
        name: 'Rent',
        in: [
          field('Min', { role: 'spinbutton', type: 'number' }),
          field('Max', { role: 'spinbutton', type: 'number' }),
        ],
      },
    ]
    expect(read(parts, 'between 600 and 900 euros')).to.deep.equal(['Min=600', 'Max=900'])
  })

  it('a price slider at its upper end is the most that is shown', () => {
    const slider = { role: 'slider', name: 'Price a day', tag: 'input', min: '5', max: '80' }
    expect(read([{ ...slider, value: '80' }], 'nothing over 40 euros')).to.deep.equal(['Price a day=40'])
    expect(read([{ ...slider, value: '30' }], 'nothing over 40 euros')).to.equal(undefined)
  })
})

describe('fields that are called by a preposition, or by a verb of searching', () => {
  const trains: Parts = [
    field('Search trains', { role: 'searchbox' }),
    field('From', { role: 'combobox' }),
    field('To', { role: 'combobox' }),
    field('Leave', { type: 'date' }),
    field('Return', { type: 'date' }),
    field('Train no. or driver'),
  ]
  it('take what the preposition governs, up to the next one', () => {
    expect(read(trains, 'from Leeds to New Mills')).to.deep.equal(['From=Leeds', 'To=New Mills'])
    expect(read(trains, 'I have to get from Leeds to York on 3 May 2027')).to.deep.equal([
      'From=Leeds',
      'To=York',
      'Leave=3 May 2027',
    ])
    expect(read(trains, 'we leave on 3 May 2027 and come back on the 9th')).to.deep.equal([
      'Leave=2027-05-03',
      'Return=2027-05-09',
    ])
  })
  for (const message of [
    'I don’t want to pay more than 40 euros',
    'add a train "Night mail" to York',
    'trains from 3 to 9 May',
    'give me the names of all trains',
    'drag the train Comet to the yard',
  ])
    it(`take nothing of “${message}”`, () => expect(read(trains, message)).to.equal(undefined))
})

describe('choices in other words', () => {
  const sizes: Parts = [
    {
      role: 'radiogroup',
      name: 'Box',
      in: ['Small (up to 2 kg)', 'Large (up to 10 kg)'].map(name => ({ role: 'radio', name, tag: 'input' })),
    },
  ]
  it('are meant without what is explained of them, and with the noun of their kind', () => {
    expect(read(sizes, 'I need the large size')).to.deep.equal(['Large (up to 10 kg)'])
    expect(read(sizes, 'use the medium size')).to.equal(undefined)
  })

  it('of a filter are called without how many there are, and why is nothing to be done', () => {
    const filters: Parts = ['Garden (12)', 'Lift 7'].map(name => ({ role: 'checkbox', name, tag: 'input' }))
    expect(read(filters, 'we have a pram, so only houses with a lift')).to.equal(undefined)
    expect(read(filters, 'we have a pram, so only places with a lift')).to.deep.equal(['Lift 7=true'])
  })

  it('is no mark that something is put on', () => {
    const parts: Parts = [
      { role: 'checkbox', name: 'Brook (3)', tag: 'input' },
      { role: 'listitem', name: 'Brook kettle', in: [{ role: 'text', name: 'Brook kettle, for your gift list' }] },
    ]
    expect(fitControl('put the brook kettle on my gift list', snapshotOf(parts))).to.equal(undefined)
  })
})
