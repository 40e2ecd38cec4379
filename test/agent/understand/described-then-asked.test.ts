import { expect } from 'chai'
import { askOfDescribed } from '../../../src/agent/understand/requests/frames/refers-back.ts'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const quarries = [
  { id: 1, name: 'North Quarry', depth: 40 },
  { id: 2, name: 'South Quarry', depth: 90 },
]
const stones = [
  [11, 'granite', 'sold', 1, 40],
  [12, 'slate', 'kept', 1, 25],
  [13, 'granite', 'sold', 2, 30],
  [14, 'marble', 'kept', 2, 10],
].map(([key, kind, state, quarry_id, price]) => ({ id: key, kind, state, quarry_id, price }))
const stone = { id, kind: of('granite', 'slate', 'marble'), state: of('sold', 'kept'), quarry_id: id, price: num }
const works = () =>
  converse(
    reads('works', '/quarries', () => quarries, list({ id, name: text, depth: num })),
    reads('works', '/stones', () => stones, list(stone)),
  )

describe('what is described first and asked of then', () => {
  answersLast(works, [
    ['Some stones were sold, and I need to know what their prices add up to.', /70/],
    ['Take the quarry with the greatest depth. How many stones are there?', /2 stones/],
    ['I have to go to whichever of our quarries has the greatest depth, how many stones are stored there?', /2 stones/],
    ['I want to go through the stones that were sold, which are they?', /^2 stones/],
  ])

  it('is no order to change something', async () => {
    const { pending, response } = await works().ask(
      "I'd like to clear the stones that were sold today, so please list them.",
    )
    expect(pending).to.equal(undefined)
    expect(response).to.match(/^2 stones/)
  })

  for (const [said, plain] of [
    ['sold and over 50 euros: give me those stones.', 'show the stones sold and over 50 euros'],
    ['Some stones have no price. How many is that?', 'how many stones that have no price?'],
    [
      'Several stones are for sale at two quarries, who looks after them?',
      'who looks after stones that are for sale at two quarries?',
    ],
    ['Our quarry with the most stones: who works there?', 'who works at our quarry with the most stones?'],
    ["I'm after stones over 50 euros in Oslo, can you show me those?", 'show stones over 50 euros in Oslo'],
    // A question of its own, and what points to nothing.
    ['How many stones are sold, and which ones are they?', 'How many stones are sold, and which ones are they?'],
    ['Some stones were sold. How many quarries do we have?', 'Some stones were sold. How many quarries do we have?'],
    ['I have to call Ann Lee, which stones did we sell?', 'I have to call Ann Lee, which stones did we sell?'],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(askOfDescribed(said)).to.equal(plain))
})
