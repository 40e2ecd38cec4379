import { expect } from 'chai'
import { daysOf } from '../../../src/agent/answer/remember-answer.ts'
import { date, int, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const yards = [
  { id: 1, name: 'Quay Yard', county: 'Kent' },
  { id: 2, name: 'Mill Yard', county: 'Devon' },
]
const bids = [
  [1, 'won', 400, 'sail', '2024-03-02'],
  [1, 'lost', 100, 'sail', '2024-05-09'],
  [1, 'lost', 300, 'mast', '2025-01-15'],
  [1, 'open', 200, 'mast', '2025-06-20'],
  [2, 'won', 600, 'mast', '2024-04-11'],
  [2, 'won', 100, 'sail', '2025-02-01'],
  [2, 'open', 300, 'sail', '2025-03-03'],
].map(([yard_id, stage, amount, part, decided_on], at) => ({
  id: at + 1,
  yard_id,
  stage,
  amount,
  handling_charge: amount,
  part,
  decided_on,
}))

const yard = () =>
  converse(
    // Of the name of a field of the bids, with which they have nothing to do.
    reads(
      'yards',
      '/parts',
      () => [{ id: 1, name: 'Rudder', maker: 'Ely' }],
      list({ id: int, name: text, maker: text }),
    ),
    reads('yards', '/yards', () => yards, list({ id: int, name: text, county: text })),
    reads(
      'yards',
      '/bids',
      () => bids,
      list({
        id: int,
        yard_id: int,
        stage: of('open', 'won', 'lost'),
        amount: num,
        handling_charge: num,
        part: of('sail', 'mast'),
        decided_on: date,
      }),
    ),
  )

const ask = async (...messages: string[]) => {
  const { ask: say } = yard()
  let said: Awaited<ReturnType<typeof say>> | undefined
  for (const message of messages) said = await say(message)
  return said!
}

const answers = (what: string, rows: readonly (readonly [readonly string[], RegExp])[]) =>
  describe(what, () => {
    for (const [messages, found] of rows)
      it(messages.join(' → '), async () => {
        const { response, confidence } = await ask(...messages)
        expect(response).to.match(found)
        expect(confidence).to.be.above(0.6)
      })
  })

answers('a share by groups is the rate of each', [
  [['What share of the bids was won?', 'per county?'], /Devon 66\.67%, Kent 25%/],
  [['What percentage of the bids is lost?', 'by part'], /mast 33\.33%, sail 25%/],
  [['What share of the bids was won?', 'per county?', 'and lost?'], /Kent 50%, Devon 0%/],
  [['What share of the bids was won?', 'per county?', 'only the sail ones'], /Kent 50%, Devon 50%|Devon 50%, Kent 50%/],
  [['What share of the bids was won?', 'per county?', 'which is the lowest?'], /Kent.*25%/],
  [['What share of the total bid amount was won?', 'per county?'], /Devon 70%, Kent 40%/],
  [['What share of the sail bids was won?', 'by part?'], /sail 50%, mast 33\.33%/],
])

answers('a figure in percent', [
  [['How many bids were won?', 'in percent'], /42\.86%: 3 of 7/],
  [['How many bids were won in 2024?', 'what share is that?'], /66\.67%: 2 of 3/],
  [['How many bids were lost?', 'and in 2025?', 'as a percentage'], /25%: 1 of 4/],
  [['How many sail bids are there?', 'how many of those were won?', 'as a percentage'], /50%: 2 of 4/],
])

answers('the records of the time that came first', [
  [['In which year were the most bids decided?', 'show me those'], /^4 bids.*2025/],
  [['In which quarter were the most bids decided?', 'how much are they worth?'], /\b700\b/],
])

describe('the days of a period, as groups are told', () => {
  const DAYS: [string, string, string][] = [
    ['2024', '2024-01-01', '2024-12-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2025-Q4', '2025-10-01', '2025-12-31'],
    ['2025-W26', '2025-06-23', '2025-06-29'],
    ['2026-W53', '2026-12-28', '2027-01-03'],
    ['2025-06-03', '2025-06-03', '2025-06-03'],
  ]
  for (const [period, first, last] of DAYS) it(period, () => expect(daysOf(period)).to.deep.equal([first, last]))
  it('of no period are none', () => expect(daysOf('Monday')).to.equal(undefined))
})

describe('what several groups are', () => {
  it('holds for each of them', async () => {
    const { response } = await ask('How many bids are not lost?', 'per stage')
    expect(response)
      .to.match(/won 3/)
      .and.to.match(/open 2/)
      .and.not.to.match(/lost 2/)
  })
  it('was said of one of them alone else', async () => {
    const { response } = await ask('How many bids are lost?', 'per stage')
    expect(response)
      .to.match(/won 3/)
      .and.to.match(/lost 2/)
  })
})

describe('a bare figure of each', () => {
  it('is of those before', async () => {
    const { response } = await ask('list the sail bids that were won', 'the average handling charge for each county')
    expect(response).to.match(/Kent 400, Devon 100/)
  })
})
