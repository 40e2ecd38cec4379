import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { date, int, list, num, of, text } from '../../support/memory/schemas.ts'
import { findCommand } from '../../../src/agent/understand/writes/find-command.ts'

const skippers = [
  { id: 1, name: 'Ann Lee', licence: 'coastal' },
  { id: 2, name: 'Bo Ray', licence: 'ocean' },
]
const boats = [
  { id: 1, name: 'Gannet', skipper_id: 1, fee: 100, state: 'moored', berths: 2 },
  { id: 2, name: 'Tern', skipper_id: 1, fee: 300, state: 'out', berths: 4 },
  { id: 3, name: 'Skua', skipper_id: 2, fee: 200, state: 'out', berths: 6 },
]
const trips = [
  { id: 1, title: 'Seals', boat_id: 2, starts_on: '2030-05-03', harbour: 'Oslo' },
  { id: 2, title: 'Lights', boat_id: 2, starts_on: '2030-05-04', harbour: 'Bergen' },
  { id: 3, title: 'Whales', boat_id: 3, starts_on: '2030-05-03', harbour: 'Bergen' },
]
const begin = () =>
  converse(
    reads('quay', '/skippers', () => skippers, list({ id: int, name: text, licence: text })),
    reads(
      'quay',
      '/trips',
      () => trips,
      list({
        id: int,
        title: text,
        boat_id: int,
        starts_on: date,
        harbour: text,
      }),
    ),
    reads(
      'quay',
      '/boats',
      () => boats,
      list({
        id: int,
        name: text,
        skipper_id: int,
        fee: num,
        state: of('moored', 'out'),
        berths: int,
      }),
    ),
  )
const says = (question: string, answer: RegExp) =>
  it(question, async () => expect((await begin().ask(question)).response).to.match(answer))

describe('the same question in more ways', () => {
  says('What is the count of boats that are out?', /^There are 2 boats/)
  says('How high is the average fee of the boats?', /^The average fee of boats is 200/)
  says('How large is the number of boats that are out?', /^There are 2 boats/)
  says('How many boats as well as how many skippers are there?', /3 boats.*2 skippers/s)
  says('How many boats are out at this point?', /^There are 2 boats/)
  says('Can you check which boats are out?', /^2 boats.*Tern and Skua/)
  says('The boats that are out, which are they?', /^2 boats.*Tern and Skua/)
  says('Which person has the most boats?', /Ann Lee/)
  says('Which boats have a fee of upwards of 200?', /Tern/)
  says('I need all the boats that are out, every last one of them.', /^2 boats.*Tern and Skua/)
  says('Which boats do we have, I mean the ones that are out?', /^2 boats.*Tern and Skua/)
  says('I need the boats of Ann Lee right down to the last one.', /Gannet and Tern/)
  says('A man is asking about Duchess Violet, can you check how many boats are out?', /Duchess Violet/)
  says('What have we got in the diary on May 3, 2030? Show me the trips.', /^2 trips.*Seals and Whales/)
  says("I'd love to see how the trips are spread over the harbours, just the counts.", /Bergen 2.*Oslo 1/)
  says('I need the trips out of Bergen.', /^2 trips.*Lights and Whales/)
  says('Which boats can we not use because they are out? List them.', /Tern and Skua/)
  says('Boats that are out, what number?', /^There are 2 boats/)
  says('For each way of mooring, how many boats are out?', /^I (?:cannot answer|found no|am not sure)/)
  says('Hey, any idea how many boats are out here? Cheers', /2 boats/)
  says('Any idea how many boats there are, and how many of those are out?', /3 boats.*2 boats/s)
  says('Which state is boat 2 in?', /\bout\b/)
  says('Add up the fees of all boats.', /600/)
  says('Bring up the boats that are out, please.', /^2 boats.*Tern and Skua/)
  says('Pull up the boats of Ann Lee.', /Gannet and Tern/)

  it('narrows those before where only some of them are needed', async () => {
    const { ask } = begin()
    await ask('Which boats does Ann Lee have?')
    expect((await ask('I only need the ones that are out')).response).to.match(/^(?:1 boat|Of the boats|Boat).*Tern/)
    expect((await ask('I only need the ones that are out')).response).not.to.match(/Skua/)
  })

  it('orders nothing where something is only shown or added up', () => {
    for (const message of [
      'Bring up all boats in the North basin',
      'Pull up the fees',
      'Add up the fees of Ann',
      'Call up the list',
    ])
      expect(findCommand(message), message).to.equal(undefined)
  })

  it('orders a change where a figure is brought up', () =>
    expect(findCommand('Bring up the fee of the Tern to 320')).not.to.equal(undefined))
})
