import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const rank = { ...text, enum: ['HAND', 'VALUER'] }
const state = { ...text, enum: ['VALUE_BOOKED', 'SENT', 'ACCEPTED', 'DECLINED'] }
const papers = { type: 'array', items: { ...text, enum: ['FIRST_AID', 'CRANE'] } }

const riggers = [
  { id: 101, name: 'Ann Lee', rank: 'VALUER', crew_id: 1, certificates: ['FIRST_AID'] },
  { id: 102, name: 'Bo Ray', rank: 'HAND', crew_id: 1, certificates: ['FIRST_AID', 'CRANE'] },
  { id: 103, name: 'Cy Fox', rank: 'VALUER', crew_id: 2, certificates: [] },
]
const crews = [{ id: 1, name: 'Kite' }, { id: 2, name: 'Rook' }] // oxfmt-ignore
const offers = [
  { id: 11, number: 'Q-101', status: 'SENT', visit: { valuerId: 101 } },
  { id: 12, number: 'Q-102', status: 'ACCEPTED', visit: { valuerId: 101 } },
  { id: 13, number: 'Q-103', status: 'VALUE_BOOKED', visit: { valuerId: 103 } },
]
const works = [{ id: 21, code: 'W-1', offer_id: 12, crew_id: 1, status: 'COMPLETED' }]
const halls = [
  { id: 31, name: 'Oak', kind: 'meeting_room', hourly_rate: 12 },
  { id: 32, name: 'Elm', kind: 'meeting_room', hourly_rate: 18 },
]
const yard = () =>
  converse(
    reads('yard', '/riggers', () => riggers, list({ id, name: text, rank, crew_id: id, certificates: papers })),
    reads('yard', '/crews', () => crews, list({ id, name: text })),
    reads('yard', '/offers', () => offers, list({ id, number: text, status: state, visit: { type: 'object', properties: { valuerId: id } } })), // oxfmt-ignore
    reads('yard', '/works', () => works, list({ id, code: text, offer_id: id, crew_id: id, status: { ...text, enum: ['PLANNED', 'COMPLETED'] } })), // oxfmt-ignore
    reads('yard', '/halls', () => halls, list({ id, name: text, kind: { ...text, enum: ['meeting_room', 'hall'] }, hourly_rate: { ...id, description: 'In pounds' } })), // oxfmt-ignore
  )
const told = async (message: string) => (await yard().ask(message)).data.result
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('whoever did it, what waits and what was passed', () => {
  it('is named by a key that is called as what some people are', async () => {
    expect(ids(await told('which offers did Ann Lee value?'))).to.deep.equal([11, 12])
    expect(await told('how many of the offers that Ann Lee valued were accepted?')).to.equal(1)
  })

  it('waits for an answer when it was sent and is neither taken nor declined', async () =>
    expect(ids(await told('which offers are we still waiting to hear back on?'))).to.deep.equal([11]))

  it('is a certificate that somebody has done, and no work that is completed', async () =>
    expect(ids(await told('who of the riggers has done first aid?'))).to.deep.equal([101, 102]))

  it('costs for an hour what its rate is', async () =>
    expect(await told('On average, what does an hour in one of our meeting rooms cost?')).to.equal(15))
})
