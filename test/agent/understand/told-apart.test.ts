import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('costumes', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const hires = ['Corvo Players', 'Blue Door', 'Corvo Players', 'Lantern Guild', 'Corvo Players', 'Blue Door'].map(
  (renter, at) => ({ id: at + 1, code: `H-${at + 1}`, renter, deposit: 40 + at }),
)
const tailors = [
  { id: 1, name: 'Ilse Brandt', birth_year: 1981, town: 'Ghent' },
  { id: 2, name: 'Omar Quist', birth_year: 1959, town: 'Ghent' },
  { id: 3, name: 'Petra Lund', birth_year: 1944, town: 'Malmo' },
]
const ask = (...messages: string[]) => {
  const conversation = converse(
    served('/hires', hires, { id: whole, code: text, renter: text, deposit: { type: 'number', description: 'EUR' } }),
    served('/tailors', tailors, { id: whole, name: text, birth_year: whole, town: text }),
  )
  return messages
    .slice(1)
    .reduce((before, message) => before.then(() => conversation.ask(message)), conversation.ask(messages[0]!))
}

describe('records told apart by who does what, and when they began', () => {
  for (const message of [
    'who rents more, Corvo Players or Blue Door?',
    'who rents more often, Blue Door or Corvo Players?',
  ])
    it(message, async () => {
      const { response } = await ask(message)
      expect(response).to.match(/^Corvo Players comes first .*Corvo Players 3 and Blue Door 2/)
    })

  it('reads the first of a year that is a number', async () => {
    expect((await ask('which tailor was born first?')).response).to.include('Petra Lund')
  })

  it('keeps to the records before', async () => {
    expect((await ask('tailors in Ghent', 'which of them was born first?')).response).to.include('Omar Quist')
    expect((await ask('tailors in Ghent', 'who of them was born first?')).response).to.include('Omar Quist')
  })
})

it('asks for the records that hold a value in a list of theirs', async () => {
  const jars = [
    { id: 1, name: 'Moss', shape: 'ROUND', glazes: ['cobalt', 'tenmoku'] },
    { id: 2, name: 'Fen', shape: 'ROUND', glazes: ['celadon'] },
    { id: 3, name: 'Dale', shape: 'SQUARE', glazes: ['cobalt'] },
  ]
  const shape = { type: 'string', enum: ['ROUND', 'SQUARE'] }
  const { ask: asked } = converse(
    served('/jars', jars, { id: whole, name: text, shape, glazes: { type: 'array', items: text } }),
  )
  expect((await asked('is there a cobalt round one?')).response).to.match(/^Yes: .*1 jar/)
})
