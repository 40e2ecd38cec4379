import { expect } from 'chai'
import { splitRequests } from '../../../src/agent/understand/requests/clauses.ts'
import { sayByItself } from '../../../src/agent/understand/requests/say-as-asked.ts'
import { date, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

/** Messages of which a part was once dropped in silence, and which were told as sure. */
describe('parts of a message that change what is asked', () => {
  const now = new Date('2026-05-04T09:00:00Z')
  for (const [message, plain] of [
    ['Do we have yawls for children? Which boats', 'Do we have yawls for children? Which boats are they?'],
    ['Are there red yawls, and which boats?', 'Are there red yawls? Which boats are they?'],
    ['Do we have yawls? Which sailors own them?', 'Do we have yawls? Which sailors own them?'],
    ['which sails are retired but there is still stock of them?', 'which sails are retired and are still in stock?'],
    ['which sails are retired, yet we still have some in stock', 'which sails are retired and are still in stock'],
    ['Between Gull and Tern, which one has the larger number of berths?', 'which has more berths, Gull or Tern'],
    [
      'On average, are red boats rated higher than blue ones?',
      'is the average rating of red boats higher than that of blue ones?',
    ],
    ['Tell me whose daily rent is the highest of all the boats.', 'Tell me which boat has the highest daily rent'],
    ['tell me the lowest rent and the highest one.', 'tell me the lowest and highest rent.'],
    ['the lowest rent and the highest one among yawls', 'the lowest and highest rent among yawls'],
    ['On average, how much does a bill come to in total?', 'On average, how much does a bill come to?'],
    ['how much does a bill come to altogether, on average?', 'how much does a bill come to on average?'],
    ['Taking red and blue boats together, how many are moored?', 'how many red and blue boats are moored?'],
    ['The average rent in total?', 'The average rent?'],
    ['boats with oak door in the title', 'boats with "oak door" in the title'],
    ['boats with a hole in the description of the hull', 'boats with a hole in the description of the hull'],
    ["I don't know Arc Ltd yet. Can you tell me where they are?", 'where is Arc Ltd?'],
    ["Who's been put on job J-7 as a skipper?", 'which skippers are on job J-7?'],
  ] as const)
    it(`says “${message}” plainly`, async () => {
      const said = await sayByItself(message, now)
      expect(said.replace(/\W+$/, '')).to.equal(plain.replace(/\W+$/, ''))
    })

  it('is not sure of two values of one field that “but” joins', async () => {
    const { confidence } = await converse(
      reads('harbour', '/boats', () => [{ id: 1, name: 'Gull', kind: 'yawl' }], list({ id, name: text, kind: of('yawl', 'ketch') })), // oxfmt-ignore
    ).ask('which boats are yawl but ketch')
    expect(confidence).to.be.below(0.8)
  })

  it('goes on with what is told of those “where” something is so', () =>
    expect(splitRequests('boats where the skipper is Ann and which have been sold')).to.have.length(1))

  const boats = [
    { id: 1, name: 'Gull', kind: 'yawl', built_year: 1990, rent: 40, bought_on: '2020-01-01', deck: 9, deck_area: 10 },
    { id: 2, name: 'Tern', kind: 'yawl', built_year: 1950, rent: 90, bought_on: '2022-01-01', deck: 1, deck_area: 30 },
    { id: 3, name: 'Skua', kind: 'ketch', built_year: 2001, rent: 60, bought_on: '2019-01-01', deck: 2, deck_area: 20 },
  ]
  const bills = [
    { id: 1, title: 'Mast', amount: 300, yard_id: 1 },
    { id: 2, title: 'Keel', amount: 20, yard_id: 1 },
    { id: 3, title: 'Hull', amount: 900, yard_id: 2 },
  ]
  const yards = [
    { id: 1, name: 'North', branch: 'sail', annual_budget: 900 },
    { id: 2, name: 'South', branch: 'motor', annual_budget: 50 },
  ]
  const served = [
    reads('harbour', '/bills', () => bills, list({ id, title: text, amount: num, yard_id: id })),
    reads('harbour', '/yards', () => yards, list({ id, name: text, branch: of('sail', 'motor'), annual_budget: num })),
    reads('harbour', '/boats', () => boats, list({ id, name: text, kind: of('yawl', 'ketch'), built_year: id, rent: num, bought_on: date, deck: id, deck_area: num })), // oxfmt-ignore
  ]
  for (const [message, says] of [
    ['Which boat was built first?', /Tern/],
    ['Which boats are yawls by kind?', /2 boats with kind yawl/],
    ["I'm looking at yawls. Which boats there have a rent over 50?", /^1 boat /],
    ['Are there any yawls? Which boats?', /2 boats .*Gull and Tern/],
    ['What is the lowest rent and the highest one?', /40.*90/],
    ['bills over $100 whose yard has the branch sail', /1 bill .*Mast/],
    ['bills over $100 of sail yards', /1 bill .*Mast/],
    ['Is Skua a yawl or a ketch?', /kind of Skua is ketch/],
    ['Is Skua a ketch?', /^Yes/],
    ['Do we have yawls? Show me the boats.', /2 boats .*Gull and Tern/],
    ['Are there yawls? Show me all the boats.', /^Yes: 2 boats/],
    ['boats where the kind is yawl and where the rent is over 50', /1 boat .*Tern/],
  ] as const)
    it(`answers “${message}”`, async () => expect((await converse(...served).ask(message)).response).to.match(says))
})
