import { expect } from 'chai'
import { int, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const beers = [
  { id: 1, name: 'Old Tom' },
  { id: 2, name: 'Pale Moon' },
]
const brews = [
  { id: 11, beerId: 1, cellar: 'north', bottlesMade: 90, bottlesLeft: 20 },
  { id: 12, beerId: 1, cellar: 'south', bottlesMade: 80, bottlesLeft: 5 },
  { id: 13, beerId: 2, cellar: 'north', bottlesMade: 70, bottlesLeft: 40 },
]
const growers = [
  { id: 21, name: 'Elm Farm', status: 'active' },
  { id: 22, name: 'Hop End', status: 'left' },
]
const ask = (message: string) =>
  converse(
    reads('taps', '/beers', () => beers, list({ id: int, name: text })),
    reads('taps', '/brews', () => brews, list({ id: int, beerId: int, cellar: text, bottlesMade: int, bottlesLeft: int })), // oxfmt-ignore
    reads('taps', '/growers', () => growers, list({ id: int, name: text, status: of('active', 'left') })),
  ).ask(message)

describe('a figure of what is left, beside a state of others', () => {
  for (const message of [
    'Bottles we have left, per cellar please',
    'bottles that are left per cellar',
    'The number of bottles we still have left by cellar',
  ])
    it(`is one piece with who has them between: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/north 60.* south 5/))

  for (const message of [
    'How many bottles of Old Tom are left?',
    'How many bottles of Old Tom do we have left?',
    'How many bottles of Old Tom are still left?',
  ])
    it(`is named before that of which they are: ${message}`, async () =>
      expect((await ask(message)).data.result).to.equal(25))

  it('is no state where somebody has left', async () =>
    expect((await ask('Which growers have left?')).response).to.contain('Hop End'))
})
