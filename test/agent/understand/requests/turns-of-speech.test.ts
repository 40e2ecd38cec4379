import { expect } from 'chai'
import { asksForEvidence } from '../../../../src/agent/answer/about-answers.ts'
import { dropAsides } from '../../../../src/agent/understand/requests/asides.ts'
import { readComparison } from '../../../../src/agent/understand/choice/comparisons.ts'
import { readSmallTalk } from '../../../../src/agent/understand/requests/small-talk.ts'
import { withoutTurnsOfSpeech } from '../../../../src/agent/understand/requests/turns-of-speech.ts'
import { asksHowToWrite } from '../../../../src/agent/understand/writes/find-command.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

describe('withoutTurnsOfSpeech', () => {
  for (const [text, plain] of [
    ['Is it true that the oldest boat is longer than 3 m?', 'is oldest boat longer than 3 m?'],
    ['the exact total number of boats', 'the total number of boats'],
    ['boats worth half a million or more', 'boats worth 500,000 or more'],
    ['the biggest boat, money-wise', 'the biggest boat'],
    ['the longest boat, rent-wise', 'the longest boat by rent'],
    ['our runner-up among the boats', 'the second highest among the boats'],
    ['the list of the boats I’m responsible for', 'the list of my boats'],
    ['the boats that are in Oslo and belong to me', 'my boats that are in Oslo'],
    ['leases due to expire in May', 'leases expected to expire in May'],
    ['leases with an end date that lies in the past', 'leases with an end date before today'],
    ['leases with an end date that has already passed', 'leases with an end date that has already passed'],
    ['who works over at Smith’s', 'who works at Smith’s'],
    ['how likely are we to win the Oslo tender', 'how likely is the Oslo tender'],
    ['How does the total rent spread over the harbours?', 'total rent by harbours?'],
    ['the typical rent of a boat (median)', 'the rent of a boat (median)'],
    ['boats delayed due to rain', 'boats delayed due to rain'],
    ['boats that are otherwise free', 'boats that are otherwise free'],
    ['all boats except the ones in Oslo', 'all boats not in Oslo'],
    ['the monthly trend of new leases', 'monthly new leases'],
    ['the monthly rent of the boats', 'the monthly rent of the boats'],
    ['boats except the red ones', 'boats except the red ones'],
    ['piers with only two berths', 'piers with exactly two berths'],
    ['who has a single boat', 'who has exactly one boat'],
    ['boats with a single mast in Oslo', 'boats with exactly one mast in Oslo'],
    ['a house with one bedroom', 'a house with exactly one bedroom'],
    ['the ones with one or two berths', 'the ones with one or two berths'],
    ['name the pier with the fewest boats', 'show the pier with the fewest boats'],
    ['name the boat Gull in Oslo to Tern', 'name the boat Gull in Oslo to Tern'],
  ] as const)
    it(`says “${plain}” for “${text}”`, () => expect(withoutTurnsOfSpeech(text)).to.equal(plain))
})

describe('turns of speech around a request', () => {
  for (const [text, rest] of [
    ['how many boats are there question mark', 'how many boats are there?'],
    ['every boat in Oslo, not just the first page.', 'every boat in Oslo.'],
    ['the longest boat rn', 'the longest boat'],
    ['Do we have any boats in Oslo? If so, list them.', 'list boats in Oslo'],
    ["I'm flying to Oslo next week - which boats are moored there?", 'which boats are moored in Oslo?'],
    ['We are visiting New Haven. How many boats are located there?', 'How many boats are in New Haven?'],
    ['I will be at Smith Yard tomorrow, who works there?', 'who works at Smith Yard?'],
    ['I need the boats in Oslo. How many are there?', 'I need the boats in Oslo. How many are there?'],
    ['We were in Oslo, how many are there?', 'We were in Oslo, how many are there?'],
  ] as const)
    it(`leaves “${rest}” of “${text}”`, () => expect(dropAsides(text)).to.equal(rest))

  it('sets two things against each other', async () => {
    const sides = async (text: string) => {
      const { kind, left, right } = (await readComparison(text)) ?? {}
      return [kind, left, right]
    }
    expect(await sides('How do Oslo and Bergen compare in total rent of boats?')).to.deep.equal([
      'several',
      'total rent of boats of Oslo',
      'total rent of boats of Bergen',
    ])
    expect(await sides('Oslo vs. Bergen: where do we have more boats?')).to.deep.equal([
      'most',
      'how many boats do we have in Oslo',
      'how many boats do we have in Bergen',
    ])
    expect(await sides('rent of boats sold in 2024 versus 2025')).to.deep.equal([
      'compared',
      'total rent of boats sold in 2024',
      'total rent of boats sold in 2025',
    ])
    expect(await sides('By how much is the rent of A different from that of B?')).to.deep.equal([
      'difference',
      'the rent of A',
      'rent of B',
    ])
    expect(await sides('Are there more boats in Oslo or in Bergen?')).to.deep.equal([
      'most',
      'how many boats in Oslo',
      'how many boats in Bergen',
    ])
  })

  it('takes a name that begins with the form of a verb for no order', () => {
    expect(asksHowToWrite('How do New Haven and Oslo compare?')).to.equal(undefined)
    expect(asksHowToWrite('How do I add a boat?')).to.equal('create')
  })

  it('knows an apology, who made it, and how it worked that out', () => {
    expect(readSmallTalk('oh sorry, my bad')).to.equal('apology')
    expect(readSmallTalk('Nice, that helps a lot')).to.equal('praise')
    expect(readSmallTalk('sorry')).to.equal(undefined)
    expect(readSmallTalk('Who built you?')).to.equal('identity')
    expect(readSmallTalk('What sort of questions may I ask you?')).to.equal('help')
    expect(asksForEvidence('How did you work that out?')).to.equal(true)
  })
})

const harbours = [
  { id: 'h1', name: 'Brygga', berthCount: 40, email: 'brygga@harbour.example', website: 'https://brygga.example' },
  { id: 'h2', name: 'Vika', berthCount: 12, email: 'vika@harbour.example', website: 'https://vika.example' },
]
const skippers = [
  { id: 's1', name: 'Ada Moor', email: 'ada@sea.example', department: 'Cargo', harbourId: 'h1' },
  { id: 's2', name: 'Bo Lind', email: 'bo@sea.example', department: 'Ferries', harbourId: 'h2' },
  { id: 's3', name: 'Cy Rehn', email: 'cy@sea.example', department: 'Cargo', harbourId: 'h2' },
]
const charters = [
  { id: 'c1', title: 'Fjord tour', rent: 900, town: 'Oslo', endDate: '2025-03-01', skipperId: 's1' },
  { id: 'c2', title: 'Island hop', rent: 400, town: 'Oslo', endDate: '2025-06-01', skipperId: 's2' },
  { id: 'c3', title: 'Night run', rent: 1500, town: 'Bergen', endDate: '2025-09-01', skipperId: 's3' },
]
const harbour = () =>
  converse(
    reads('harbour', '/harbours', () => harbours, list({ id: text, name: text, berthCount: { type: 'integer', description: 'Number of people that fit on the quay' }, email: text, website: text })), // oxfmt-ignore
    reads('harbour', '/skippers', () => skippers, list({ id: text, name: text, email: text, department: text, harbourId: text })), // oxfmt-ignore
    reads('harbour', '/charters', () => charters, list({ id: text, title: text, rent: { type: 'number' }, town: text, endDate: { type: 'string', format: 'date' }, skipperId: text })), // oxfmt-ignore
  )

describe('ways to ask for one, for values and for groups', () => {
  const titles = (value: unknown) => (value as { title: string }[]).map(one => one.title)

  it('takes the superlative before “of” for one record', async () => {
    const { data } = await harbour().ask('What is the rent of the cheapest of our charters?')
    expect(JSON.stringify(data.result)).to.include('400').and.not.include('1500')
  })

  it('lists the values of a field behind its noun and “which”', async () => {
    const { data } = await harbour().ask('Which charter towns are there?')
    expect(JSON.stringify(data.result)).to.include('Bergen').and.include('Oslo').and.not.include('Fjord')
  })

  it('puts the values of a field in order by how many have them', async () => {
    const { data } = await harbour().ask('Rank the departments by number of skippers')
    expect(JSON.stringify(data.result)).to.match(/Cargo.*2.*Ferries.*1/)
  })

  it('gives the largest figure of a noun for each group', async () => {
    const { data } = await harbour().ask('highest charter rent for each town')
    expect(JSON.stringify(data.result)).to.include('900').and.include('1500').and.not.include('400')
  })

  it('takes a superlative alone for one of the records before', async () => {
    const { ask } = harbour()
    await ask('Show all charters')
    expect(JSON.stringify((await ask('Which is the biggest?')).data.result))
      .to.include('Night run')
      .and.not.include('Fjord')
  })

  it('takes no two little words for the initials of a value', async () => {
    const { ask } = converse(
      reads('line', '/routes', () => ['Middle East & Africa', 'Europe'].map((area, at) => ({ id: `r${at}`, name: `Route ${at}`, area })), list({ id: text, name: text, area: { ...text, enum: ['Middle East & Africa', 'Europe'] } })), // oxfmt-ignore
    )
    expect((await ask('Give me a list of routes in Europe')).data.result).to.have.length(1)
    expect((await ask('How many routes are in MEA?')).data.result).to.equal(1)
  })

  it('takes a figure for nobody', async () =>
    expect((await harbour().ask('Who is the berth count of Brygga?')).confidence).to.be.below(0.5))

  it('leaves out of a list what “the ones” points to', async () => {
    const { ask } = harbour()
    await ask('Show all charters')
    const { data } = await ask('Leave out the ones in Oslo')
    expect(titles(data.result)).to.deep.equal(['Night run'])
  })
})
