import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const served = (path: string, rows: object[], properties: object) =>
  reads('marina', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const yards = [
  { id: 1, name: 'Alder Quay', town: 'Bergen', turnover: 900000 },
  { id: 2, name: 'Birch Dock', town: 'Bergen', turnover: 400000 },
  { id: 3, name: 'Cedar Slip', town: 'Oslo', turnover: 700000 },
]
const sailors = [
  { id: 1, name: 'Ann Lee', phone: '+47 555 0101', email: 'ann@x.example', rank: 'Mate', origin: 'Fair', yard_id: 1 },
  { id: 2, name: 'Bob May', phone: '+47 555 0102', email: 'bob@x.example', rank: 'Mate', origin: 'Fair', yard_id: 1 },
  {
    id: 3,
    name: 'Cid Orr',
    phone: '+47 555 0103',
    email: 'cid@x.example',
    rank: 'Cook',
    origin: 'Leaflet',
    yard_id: 2,
  },
  { id: 4, name: 'Dag Poe', phone: '+47 555 0104', email: 'dag@x.example', rank: 'Mate', origin: 'Fair', yard_id: 3 },
]
const repairs = [
  { id: 1, title: 'Keel paint', fee: 500, state: 'quoted', chance: 0.5, finish_date: '2025-11-03', yard_id: 1 },
  { id: 2, title: 'New mast', fee: 3000, state: 'done', chance: 1, finish_date: '2024-03-10', yard_id: 1 },
  { id: 3, title: 'Winch swap', fee: 700, state: 'done', chance: 1, finish_date: '2024-03-20', yard_id: 2 },
  { id: 4, title: 'Rudder fix', fee: 900, state: 'failed', chance: 0, finish_date: '2024-07-01', yard_id: 3 },
  { id: 5, title: 'Deck sand', fee: 200, state: 'failed', chance: 0, finish_date: '2024-08-01', yard_id: 2 },
  { id: 6, title: 'Hull wash', fee: 80, state: 'quoted', chance: 0.4, finish_date: '2026-02-01', yard_id: 1 },
  { id: 7, title: 'Engine tune', fee: 1200, state: 'done', chance: 1, finish_date: '2024-05-05', yard_id: 3 },
]
const begin = () =>
  converse(
    served('/yards', yards, { id: whole, name: text, town: text, turnover: amount }),
    served('/sailors', sailors, {
      id: whole,
      name: text,
      phone: text,
      email: text,
      rank: text,
      origin: text,
      yard_id: whole,
    }),
    served('/repairs', repairs, {
      id: whole,
      title: text,
      fee: amount,
      state: { type: 'string', enum: ['quoted', 'done', 'failed'] },
      chance: amount,
      finish_date: date,
      yard_id: whole,
    }),
  )

async function last(...messages: string[]): Promise<string> {
  const { ask } = begin()
  let outcome = await ask(messages[0]!)
  for (const message of messages.slice(1)) outcome = await ask(message)
  return outcome.response
}

const both = (question: string, answer: RegExp) =>
  it(question, async () => {
    expect(await last(question)).to.match(answer)
  })

describe('orders that are told by both of their ends', () => {
  both('Rank the origins from most sailors to fewest.', /^Sailors by origin: Fair 3, Leaflet 1\./)
  both('Rank the sailor origins from most sailors to fewest.', /^Sailors by origin: Fair 3, Leaflet 1\./)
  both('Rank the towns from the fewest sailors to the most.', /^Sailors by town: Oslo 1, Bergen 3\./)
  both('yards ranked from highest turnover to lowest', /Alder Quay.*Cedar Slip.*Birch Dock/)
  both('show the yards from lowest to highest turnover', /Birch Dock.*Cedar Slip.*Alder Quay/)
  // The noun before the field only says whose it is.
  both('Rank the sailor origins by number of sailors.', /^Sailors by origin: Fair 3, Leaflet 1\./)
})

describe('which period had the most', () => {
  both('Which month of 2024 had the most done repairs by finish date?', /^2024-03 has the most/)
  both('Which quarter had the most failed repairs by finish date?', /^2024-Q3 has the most/)
  both('Which months of 2024 had the most done repairs by finish date?', /2024-03 2, 2024-05 1/)
})

describe('what occurs, and what is the rarest', () => {
  both('How many different ranks occur among the sailors?', / is 2\.$/)
  both('Which rank is the rarest among the sailors?', /^Cook has the fewest sailors: 1\./)
})

describe('none, told as not one', () => {
  both('Which yards in Bergen do not have a single failed repair?', /Alder Quay\.$/)
  both('yards without a single quoted repair', /Birch Dock and Cedar Slip\.$/)
})

describe('what a figure is, told beside its name', () => {
  both('What is the weighted fee, that is fee times chance, of all quoted repairs?', / is 282\.$/)
  // Chances between 0 and 1 are parts of 1, though no description says so.
  both('What is the weighted fee of all quoted repairs?', / is 282\./)
})

describe('what restricts nothing', () => {
  both('How many repairs do we have altogether, whatever their state?', /^There are 7 repairs\.$/)
  both('list the yards regardless of which town they are in', /^3 yards: /)
})

describe('what belongs to somebody', () => {
  both('In which town is the yard behind our biggest failed repair?', /Oslo\.$/)
  both(
    'Give me the names and e-mail addresses of everybody we know at Alder Quay.',
    /Ann Lee \(ann@x\.example\) and Bob May \(bob@x\.example\)/,
  )
  // What is said last is of both.
  both(
    'How many sailors and how many repairs do we have for Alder Quay?',
    /^There are 2 sailors of yard Alder Quay\. There are 3 repairs of yard Alder Quay\.$/,
  )
  both(
    'How many sailors and how many repairs does Birch Dock have?',
    /^There is 1 sailor of yard Birch Dock\. There are 2 repairs of yard Birch Dock\.$/,
  )
})

describe('records and what they come to', () => {
  both(
    'Show me the yards in the town of Bergen and their combined turnover.',
    /^2 yards in Bergen: Alder Quay and Birch Dock\. The total turnover of yards in Bergen is 1,300,000\.$/,
  )
})

describe('the one figure that is wanted', () => {
  both('my manager wants just one number, namely how much all our quoted repairs cost altogether', / is 580\./)
})

describe('who is to be called', () => {
  for (const [question, answer] of [
    ['I want to call them, what is the number?', '+47 555 0103'],
    ["I need to write to him. What's the email?", 'cid@x.example'],
  ] as const)
    it(question, async () => {
      expect(await last('Who is the cook at Birch Dock?', question)).to.include(answer)
    })
})
