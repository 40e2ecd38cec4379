import { expect } from 'chai'
import { withKindsBehind } from '../../../../src/agent/understand/requests/turns-of-kinds-behind.ts'
import { int as id, list, num, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const boats = [
  { id: 1, name: 'Blue Heron', state: 'blocked', berth_id: 21 },
  { id: 2, name: 'Red Kite', state: 'free', berth_id: 21 },
]
const berths = [{ id: 21, name: 'North Basin', harbour: 'Leith' }]
const owners = [
  { id: 31, name: 'Ann Lee', debt: 9 },
  { id: 32, name: 'Bo Ray', debt: 2 },
]
const ask = (message: string) =>
  converse(
    reads('harbour', '/boats', () => boats, list({ id, name: text, state: text, berth_id: id })),
    reads('harbour', '/berths', () => berths, list({ id, name: text, harbour: text })),
    reads('harbour', '/owners', () => owners, list({ id, name: text, debt: { ...num, description: 'EUR' } })),
  ).ask(message) // oxfmt-ignore

describe('the kind that is meant, said behind a question', () => {
  for (const [message, says] of [
    ["North Basin berth, what's blocked there? every boat", /^1 boat\b.*Blue Heron/],
    ["What's blocked? Boats, please.", /^1 boat\b.*Blue Heron/],
    ['Who owes more than 5? Owners, I mean.', /^1 owner\b.*Ann Lee/],
    ['any boats blocked right now? which ones', /^1 boat\b.*Blue Heron/],
  ] as const)
    it(message, async () => {
      expect((await ask(message)).response).to.match(says)
    })

  for (const [message, plain] of [
    [
      'What do we have under Brass? All the horns in that category, please.',
      'which horns do we have under the category Brass?',
    ],
    ["Who's managing Blue Lamp? The project, I mean.", "Who's managing the project Blue Lamp?"],
    [
      "can I see everything under Blue Lamp? that's a project, I want its cards",
      'show all cards under the project Blue Lamp?',
    ],
    ['Who supplies our lamps? The makers, by name.', 'which makers supply our lamps?'],
    ["who's borrowed a boat? clerks please", 'which clerks have borrowed a boat?'],
    ["what's lost? every key", 'which keys are lost?'],
    ['how many are late? jobs, I mean', 'how many jobs are late?'],
  ] as const)
    // oxfmt-ignore
    it(`${message} → ${plain}`, () => {
      expect(withKindsBehind(message)).to.equal(plain)
    })

  for (const message of [
    'Who works in Oslo? Names, please.',
    'What is the price? Boats, please.',
    'Where does Ann Lee live? The town, I mean.',
    'Which boats are late? Thanks',
    "what's the number of boats? please",
    'Hulls - how many have we got? And masts?',
    'Who is the maker of "One Pot, Ten Oars"?',
  ])
    it(`${message} stays as it is`, () => {
      expect(withKindsBehind(message)).to.equal(message)
    })
})
