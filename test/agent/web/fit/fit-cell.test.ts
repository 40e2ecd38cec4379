import { expect } from 'chai'
import { fitCell } from '../../../../src/agent/web/fit/fit-cell.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const LANES = ['Lane 1 deep', 'Lane 2 deep', 'Sauna']
/** What stands under each lane at each time; what is free is a button. */
const PLAN: [string, string[]][] = [
  ['08:00', ['Free', 'School', 'Free']],
  ['09:00', ['Free', 'Free', 'You']],
  ['14:00', ['Club', 'Free', 'Free']],
]
const POOL = snapshotOf([
  {
    role: 'table',
    tag: 'table',
    in: [
      { role: 'row', in: ['Time', ...LANES].map((name, at) => ({ role: 'columnheader', name, column: at + 1 })) },
      ...PLAN.map(([time, cells]) => ({
        role: 'row',
        in: [
          { role: 'rowheader', name: time, column: 1 },
          ...cells.map((name, at) => ({
            role: 'cell',
            name,
            column: at + 2,
            ...(/Free|You/.test(name) && { in: [{ role: 'button', tag: 'button', name, id: `${LANES[at]} ${time}` }] }),
          })),
        ],
      })),
    ],
  },
])

const steps = (message: string) => fitCell(message, POOL)
const place = (message: string) => {
  const [first] = steps(message) ?? []
  return first?.kind === 'click' ? POOL.nodes.find(({ ref }) => ref === first.target.chosen)?.id : undefined
}

describe('a place in a plan', () => {
  it('is the cell where what is booked and the time meet', () => {
    expect(place('book lane 2 at 9')).to.equal('Lane 2 deep 09:00')
    expect(place('Please reserve the sauna at 8:00.')).to.equal('Sauna 08:00')
    expect(place('can you book lane 2 for 2 pm')).to.equal('Lane 2 deep 14:00')
    expect(place("take lane 1 at 9 o'clock")).to.equal('Lane 1 deep 09:00')
  })

  it('takes what else is said, and is confirmed then', () => {
    const read = steps('book lane 2 at 9, for three people')
    expect(read?.map(step => (step.kind === 'later' ? step.text : step.kind))).to.deep.equal([
      'click',
      'for three people',
      'complete',
    ])
  })

  it('is nothing where it is taken, not there, or more is said than it explains', () => {
    for (const message of [
      'book lane 1 at 14:00',
      'book the sauna at 9',
      'book lane 3 at 9',
      'book lane 2 at 11',
      'book lane 2',
      'book a lane at 9',
      'book lane 2 at 9 on Friday',
      'book lane 2 at 9 and lane 1 at 8',
      'is lane 2 free at 9',
    ])
      expect(steps(message), message).to.equal(undefined)
  })
})
