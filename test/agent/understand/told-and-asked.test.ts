import { expect } from 'chai'
import { askOfNamed } from '../../../src/agent/understand/requests/frames/spoken-of.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const number = { type: 'number' }
const teams = ['IT', 'Sales', 'IT', 'Legal', 'IT', 'Sales']
const workers = ['Ann Lee', 'Bo Ray', 'Cy Fox', 'Di Ott', 'Ed Poe', 'Flo Kay'].map((name, at) => ({
  id: at + 1,
  name,
  phone: `555-010${at}`,
  role: at % 2 ? 'Clerk' : 'Chief',
  team: teams[at],
  source: at % 2 ? 'Fair' : 'Advert',
  salary: 1000 * (at + 1),
}))
const shops = [
  { id: 1, name: 'North Harbour', town: 'Oslo', turnover: 500 },
  { id: 2, name: 'South Gate', town: 'Rome', turnover: 900 },
]
const office = () =>
  converse(
    reads('office', '/shops', () => shops, list({ id: { type: 'integer' }, name: text, town: text, turnover: number })),
    reads('staff', '/workers', () => workers, list({ id: { type: 'integer' }, name: text, phone: text, role: text, team: text, source: text, salary: number })), // oxfmt-ignore
  )

describe('an abbreviation that is spelt like a pronoun', () => {
  for (const [message, said] of [
    ['how many workers are in IT', '3 workers'],
    ['are there more workers in Sales or in IT', 'IT: 3'],
    ['workers in IT', 'Ann Lee'],
    ['IT workers', 'Ed Poe'],
  ] as const)
    it(`is none in capitals: ${message}`, async () => {
      expect((await office().ask(message)).response).to.include(said)
    })

  it('is one in small letters', async () => {
    const { ask } = office()
    await ask('worker 2')
    expect((await ask('what is its role')).response).to.include('Clerk')
  })
})

describe('whether a part of all records is such', () => {
  for (const [message, said] of [
    ['are most of our workers in IT?', 'No: 3 of 6 workers'],
    ['are at least half of the workers in IT?', 'Yes: 3 of 6 workers'],
    ['do more than a quarter of the workers earn over 3000?', 'Yes: 3 of 6 workers'],
    ['are less than 20% of the workers in Legal?', 'Yes: 1 of 6 workers'],
    ['is the percentage of workers in IT more than 60%?', 'No: 3 of 6 workers'],
  ] as const)
    it(`is held against that part: ${message}`, async () => {
      const { response, confidence } = await office().ask(message)
      expect(response).to.include(said)
      expect(confidence).to.be.at.least(0.8)
    })

  it('is not asked by a superlative', async () => {
    expect((await office().ask('which worker has the most salary')).response).to.include('Flo Kay')
  })
})

describe('what is told of somebody before it is asked', () => {
  for (const [message, said] of [
    ['I have to write to Ann Lee. What is her role?', 'Chief'],
    ["I'd like to ring Bo Ray, do you have his number?", '555-0101'],
    ['Cy Fox called this morning - what team is he in?', 'IT'],
    ['We are visiting "South Gate" next week. Which town is it in?', 'Rome'],
    ['What does Bo Ray do for a living? I mean the role.', 'Clerk'],
    ['Who has the most workers? I mean which team.', 'IT'],
    ['Morning! Quick one before my 9 o’clock: how many shops are in Oslo?', '1 shop'],
  ] as const)
    it(`answers of whom it is: ${message}`, async () => {
      expect((await office().ask(message)).response).to.include(said)
    })

  for (const message of [
    'Show Ann Lee. What is her role?',
    'Which shops does Ann Lee have? I mean shops that are open.',
    'Which clerks are there? I mean workers that are not in IT.',
    'I met Ann Lee and Bo Ray. What is her role?',
    'I need all workers of South Gate. What is their total salary?',
    'Ann called. What is the role of Bo Ray?',
    'We open on Monday. How many workers do we have?',
  ])
    it(`leaves alone what asks for itself, names several or nobody: ${message}`, () =>
      expect(askOfNamed(message)).to.equal(message))
})

describe('turns of speech', () => {
  for (const [message, said] of [
    ['name the two workers with the highest salary', 'Flo Kay'],
    ['the turnover of all shops taken together', '1,400'],
  ] as const)
    it(`are said in plainer words: ${message}`, async () => {
      expect((await office().ask(message)).response).to.include(said)
    })

  it('the same figure for others is asked as it is', async () => {
    const { ask } = office()
    await ask('average salary of the workers in IT')
    expect((await ask('Now the same for the workers in Sales.')).response).to.include('4,000')
  })

  for (const next of [
    'Same thing, but with the total salary instead of the count',
    'the total salary instead',
    'and with the total salary instead?',
  ])
    it(`ask for another figure of the same groups: ${next}`, async () => {
      const { ask } = office()
      await ask('how many workers per team')
      expect((await ask(next)).response).to.match(/total salary of workers by team.*IT 9,000/i)
    })
})

describe('where somebody or something comes from', () => {
  for (const message of ['Where did we get Bo Ray from?', 'where does worker 2 come from'])
    it(`is told by the field for it: ${message}`, async () => {
      expect((await office().ask(message)).response).to.include('Fair')
    })

  it('is told of what something goes with, where it says nothing itself', async () => {
    const id = { type: 'integer' }
    const trips = [{ id: 3, label: 'Night run', destination: 'Rome', origin: 'Oslo' }]
    const parcels = [{ id: 7, tripId: 3, weight: 12 }]
    const { ask } = converse(
      reads('freight', '/trips', () => trips, list({ id, label: text, destination: text, origin: text })),
      reads('freight', '/parcels', () => parcels, list({ id, tripId: id, weight: number })),
    )
    expect((await ask('where does parcel 7 go to?')).response).to.include('Rome')
    expect((await ask('where does parcel 7 come from?')).response).to.include('Oslo')
    expect((await ask('where does trip 3 go to')).response).to.include('Rome')
  })

  it('is not where it is', async () => {
    expect((await office().ask('where is North Harbour')).response).to.include('Oslo')
  })
})

describe('what records have in common with one that is named', () => {
  for (const [message, said, not] of [
    ['workers in the same team as Ann Lee', 'Cy Fox and Ed Poe', 'Ann Lee,'],
    ['how many workers have the same role as Bo Ray', '2 workers', ''],
    ['which other workers are in the same team as worker 2?', 'Flo Kay', 'Ann'],
    ['who else is in the team of Bo Ray?', 'Flo Kay', 'Ann'],
    ['who are the colleagues of Bo Ray', 'Flo Kay', 'Ann'],
    ["Ann Lee's colleagues", 'Cy Fox and Ed Poe', 'Bo Ray'],
    ['other workers in the team of Cy Fox', 'Ann Lee and Ed Poe', 'Bo Ray'],
    ['average salary of the workers with the same role as Bo Ray', '5,000', ''],
  ] as const)
    it(`is looked up there: ${message}`, async () => {
      const { response, confidence } = await office().ask(message)
      expect(response).to.include(said)
      if (not) expect(response).not.to.include(not)
      expect(confidence).to.be.at.least(0.8)
    })

  for (const message of [
    'workers at the same time as Ann Lee',
    'shops in the same team as Ann Lee',
    'the same workers',
  ])
    it(`is not made up: ${message}`, async () => {
      expect((await office().ask(message)).confidence).to.be.below(0.8)
    })
})

describe('several things asked one after the other', () => {
  for (const [message, ...said] of [
    ['First tell me how many workers there are, then how many of them are in IT', '6 workers', '3 workers'],
    ['how many workers are in IT, and finally list the shops in Rome', '3 workers', 'South Gate'],
    ['count of chief workers, clerk workers and legal workers', '3 workers', '1 worker'],
  ] as const)
    it(`is answered all: ${message}`, async () => {
      const { response } = await office().ask(message)
      for (const part of said) expect(response).to.include(part)
    })
})

describe('how many of those before work somewhere', () =>
  it('counts those, and not everybody', async () => {
    const { ask } = office()
    await ask('which workers are clerks?')
    expect((await ask('how many of them work in IT?')).response).not.to.match(/\b3\b/)
  }))
