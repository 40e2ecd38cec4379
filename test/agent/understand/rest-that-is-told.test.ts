import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const courses = [
  { id: 1, title: 'Tango', weekday: 'monday', spots_left: 4 },
  { id: 2, title: 'Pottery', weekday: 'monday', spots_left: 0 },
  { id: 3, title: 'Weaving', weekday: 'friday', spots_left: 1 },
]
const club = () =>
  converse(
    reads('club', '/courses', () => courses, list({ id: { type: 'integer' }, title: text, weekday: { type: 'string', enum: ['monday', 'friday'] }, spots_left: { type: 'integer' } })), // oxfmt-ignore
  )
const found = async (message: string) => {
  const { data, response } = await club().ask(message)
  return { names: JSON.stringify(data.result), result: data.result, response }
}

describe('places left that a field tells', () => {
  it('are had where there are more than none of them', async () => {
    const some = await found('which courses still have spots left?')
    expect(some.names, some.response).to.contain('Tango').and.to.contain('Weaving').and.not.to.contain('Pottery')
    const none = await found('which courses have no spots left?')
    expect(none.names, none.response).to.contain('Pottery').and.not.to.contain('Tango')
    expect((await found('how many courses have spots left?')).result).to.equal(2)
  })

  it('are there or not of one that is named, and told when their number is asked for', async () => {
    for (const message of ['does Pottery have any spots left?', 'are there any spots left in Pottery?'])
      expect((await found(message)).result, message).to.equal(false)
    expect((await found('has Tango still got spots left?')).result).to.equal(true)
    expect((await found('how many spots left does Tango have?')).result).to.equal(4)
  })

  it('narrow the records before', async () => {
    const conversation = club()
    await conversation.ask('which courses are on Mondays?')
    const { data, response } = await conversation.ask('which of them still have spots left?')
    expect(JSON.stringify(data.result), response).to.contain('Tango').and.not.to.contain('Pottery')
  })
})
