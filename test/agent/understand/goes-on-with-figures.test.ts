import { expect } from 'chai'
import { int as id, list, num, text, date as day } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const shops = [
  { id: 1, name: 'Alder', town: 'Oslo', revenue: 900, is_primary: true },
  { id: 2, name: 'Birch', town: 'Bergen', revenue: 700, is_primary: false },
  { id: 3, name: 'Cedar', town: 'Oslo', revenue: 500, is_primary: true },
]
const deals = [
  { id: 11, title: 'Lamps', shop_id: 1, stage: 'closed-won', value: 10, close_date: '2025-01-10' },
  { id: 12, title: 'Chairs', shop_id: 1, stage: 'closed-won', value: 30, close_date: '2025-02-10' },
  { id: 13, title: 'Desks', shop_id: 2, stage: 'closed-lost', value: 50, close_date: '2025-03-10' },
  { id: 14, title: 'Rugs', shop_id: 3, stage: 'open', value: 70, close_date: '2025-06-10' },
  { id: 15, title: 'Bins', shop_id: 3, stage: 'closed-won', value: 5, close_date: '2025-01-09' },
]
const stage = { type: 'string', enum: ['open', 'closed-won', 'closed-lost'] }
const talk = () =>
  converse(
    reads('sales', '/shops', () => shops, list({ id, name: text, town: text, revenue: money, is_primary: { type: 'boolean' } })), // oxfmt-ignore
    reads('sales', '/deals', () => deals, list({ id, title: text, shop_id: id, stage, value: money, close_date: day })),
  )

const says = (title: string, ...cases: readonly (readonly [turns: string, says: RegExp])[]) =>
  describe(title, () => {
    for (const [turns, wanted] of cases)
      it(turns, async () => {
        const { ask } = talk()
        let response = ''
        for (const turn of turns.split(' // ')) response = (await ask(turn)).response
        expect(response, response).to.match(wanted)
      })
  })

says(
  'the same figure of those before',
  [
    'What is the total value of won deals? // And what is the average of those?',
    /^The average value .*closed-won is €15/,
  ],
  ['What is the total value of won deals? // What is their median?', /^The median value .*closed-won is €10/],
  ['How much is a won deal worth on average? // What about the median of the lost deals?', /^The median value .*closed-lost is €50/], // oxfmt-ignore
)
says(
  'what goes on from a ranking',
  ['Give me the 3 largest deals. // Just the first 2 of those, please', /Rugs.*Desks(?!.*Chairs)/],
  ['Which shop in Oslo has the most revenue? // And which one in Bergen?', /Birch/],
)
says(
  'a comparison whose adverbial stands behind its adjective',
  ['Are won deals bigger on average than lost deals?', /^No: the average value is €15 .* €50/],
  ['Is a deal that we won bigger on average than a deal that we lost?', /^No: the average value is €15/],
)
says(
  'a state of which another one is told already',
  ['Which won deal was closed most recently?', /Chairs/],
  ['How many of the closed deals were won?', /\b3\b/],
  ['Show me the deals that are won or closed', /Lamps.*Chairs.*Desks.*Bins/],
)
says('what is marked as something is so', ['How many shops are marked as primary?', /2 shops/])
