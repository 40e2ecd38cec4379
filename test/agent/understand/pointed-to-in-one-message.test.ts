import { expect } from 'chai'
import { askOfNamedFirst } from '../../../src/agent/understand/requests/frames/named-first.ts'
import { askOfNamed } from '../../../src/agent/understand/requests/frames/spoken-of.ts'
import { sayThatPeriod } from '../../../src/agent/understand/requests/frames/that-period.ts'
import { askOfDescribed } from '../../../src/agent/understand/requests/frames/refers-back.ts'
import { int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const day = { type: 'string', format: 'date' }
const bridges = [
  { id: 1, name: 'Mill Bridge', town: 'Ribe', built: '1950-05-01' },
  { id: 2, name: 'Toll Bridge', town: 'Skive', built: '1950-05-20' },
]
const checks = [
  [11, 1, 'walk', '2025-04-03'],
  [12, 1, 'drone', '2025-04-20'],
  [13, 2, 'walk', '2025-06-02'],
].map(([key, bridge_id, method, held_on]) => ({ id: key, bridge_id, method, held_on }))
const roads = () =>
  converse(
    reads('roads', '/bridges', () => bridges, list({ id, name: text, town: text, built: day })),
    reads('roads', '/checks', () => checks, list({ id, bridge_id: id, method: of('walk', 'drone'), held_on: day })),
  )

const now = new Date('2026-11-30T12:00:00Z')

describe('what is pointed to within one message', () => {
  answersLast(roads, [
    ['April 2025, number of checks held that month?', /There are 2 checks/],
    ['For the window April 1, 2025 through April 10, 2025, how many checks were held?', /There is 1 check/],
    ['Mill Bridge. Checks of it?', /^2 checks/],
    ["I'm filling in a form about Toll Bridge and need the town.", /Skive/],
    ["I'm finishing the report on Mill Bridge before lunch. What is that bridge's town?", /Ribe/],
    ['Drone, how many of our checks were done that way?', /There is 1 check/],
    ['about to drive to Toll Bridge. What town do we have for it?', /Skive/],
  ])

  answersLast(roads, [
    // What is told of the speaker.
    ["I'm planning the fair, so how many checks were done by drone?", /There is 1 check/],
    ["I'm on the phone with a farmer, which bridges are in Ribe?", /Mill Bridge/],
  ])

  for (const [said, plain] of [
    ['May 2024: how many began in that month?', 'how many began in May 2024?'],
    ['For Q4 2024, how many began in the quarter?', 'how many began in Q4 2024?'],
    ['For the period 2024, how many began?', 'in 2024, how many began?'],
    ['For the period 2024 to 2025, how many began?', 'from 2024 to 2025, how many began?'],
    // Another unit than that of what was said, and two times.
    ['May 2024: how many began that year?', 'May 2024: how many began that year?'],
    [
      'From May 2024 to June 2024, how many began in July 2024 and that month?',
      'From May 2024 to June 2024, how many began in July 2024 and that month?',
    ],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(sayThatPeriod(said, now)).to.equal(plain))

  for (const [say, said, plain] of [
    [
      askOfNamed,
      "I'm working on Deck Renewal, which bridges are in that campaign?",
      'which bridges are in the campaign Deck Renewal?',
    ],
    [
      askOfNamed,
      "I'm working on Deck Renewal, which bridges were closed this month?",
      "I'm working on Deck Renewal, which bridges were closed this month?",
    ],
    [askOfNamed, 'What equipment was lent to Ann Lee? I mean lamps.', 'which lamps was lent to Ann Lee?'],
    [askOfNamed, 'who runs Mill Bridge? toll keeper i mean', 'who is the toll keeper of Mill Bridge?'],
    [askOfNamedFirst, 'Mill Bridge. Inspectors with a booking there?', 'Inspectors with a booking at Mill Bridge?'],
    [askOfNamedFirst, 'Drone checks, please show me every one that was that way.', 'show Drone checks'],
    [
      askOfDescribed,
      'Ann Lee works in one of our offices and I want to know who the leader of it is',
      'who is the leader of the office that Ann Lee works in?',
    ],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(say(said)).to.equal(plain))
})
