import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }

const harbours = ['Aal', 'Brim'].map((name, at) => ({ id: 1 + at, name, berths: 20 + at }))
const pilots = ['Ada Moss', 'Bo Lind', 'Cy Hart', 'Di Vane', 'Ed Rook'].map((name, at) => ({
  id: 11 + at,
  name,
  email: `p${at}@pilots.example`,
  grade: at % 2 ? 'senior' : 'junior',
  trips: 90 - 10 * at,
  harbourId: 1 + (at % 2),
  hiredOn: `20${10 + at}-03-01`,
}))

const says = async (...messages: string[]) => {
  const conversation = converse(
    reads('pilotage', '/harbours', () => harbours, list({ id, name: text, berths: id })),
    reads('pilotage', '/pilots', () => pilots, list({ id, name: text, email: { type: 'string', format: 'email' }, grade: { type: 'string', enum: ['junior', 'senior'] }, trips: id, harbourId: id, hiredOn: { type: 'string', format: 'date' } })), // oxfmt-ignore
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}
const names = (result: unknown) => [result].flat().map(row => (row as { name: string }).name)

describe('the places behind those that were shown', () => {
  for (const [message, expected] of [
    ['the next two?', ['Cy Hart', 'Di Vane']],
    ['and the three after that?', ['Cy Hart', 'Di Vane', 'Ed Rook']],
    ['show me the next ones', ['Cy Hart', 'Di Vane']],
  ] as const)
    it(`are taken: ${message}`, async () => {
      const { data, response } = await says('top 2 pilots by trips', message)
      expect(names(data.result), response).to.deep.equal(expected)
    })

  it('are none of a list without an order', async () => {
    const { data, response } = await says('list the pilots', 'the next two?')
    expect(data?.result ?? null, response).to.equal(null)
  })
})

describe('the same of others', () => {
  it('is asked by a pronoun alone', async () => {
    const { response } = await says('What percentage of the pilots are senior?', 'And what is it for juniors?')
    expect(response).to.contain('60%')
  })

  it('is asked with what those are in', async () => {
    const { data, response } = await says('total trips of senior pilots', 'And of those with grade junior?')
    expect(data.result, response).to.equal(210)
  })

  it('narrows groups by the noun of their records', async () => {
    const { response } = await says('pilots by harbour', 'Now only the senior pilots, please.')
    expect(response).to.contain('by harbour').and.contain('senior')
  })

  it('keeps what a list is ordered by and shows what was asked for', async () => {
    const { response } = await says('pilots sorted by trips', 'just the names and emails')
    expect(response).to.contain('p0@pilots.example')
  })
})

describe('a pronoun of a person', () => {
  it('goes past a place to the person before', async () => {
    const { data, response } = await says('What is the grade of Cy Hart?', 'and his harbour?', 'when was he hired?')
    expect(data.result, response).to.equal('2012-03-01')
  })
})
