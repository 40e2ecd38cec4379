import { expect } from 'chai'
import { withoutTurnsOfRequesting } from '../../../../src/agent/understand/requests/turns-of-requesting.ts'
import { flag, int as id, list, num, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

describe('withoutTurnsOfRequesting', () => {
  for (const [message, plain] of [
    ['Would it be possible to see the late boats?', 'show me the late boats?'],
    ['Is there a way to get a list of the boats?', 'show me a list of the boats?'],
    ['Is it possible to know how many boats are late?', 'tell me how many boats are late?'],
    ['Hello, would you mind checking the number of boats?', 'Hello, tell me the number of boats?'],
    ["I'd like to review the boats in Oslo", 'show me the boats in Oslo'],
    ['We wish to look over every late boat', 'show me every late boat'],
    ['I require the full list of boats', 'I need the full list of boats'],
    ['For the boats in Oslo, report the mean price', 'For the boats in Oslo, show me the mean price'],
    ['Please furnish me with a list of the boats', 'Please show me a list of the boats'],
    ['Makers represented among our boats, each listed once.', 'which different Makers do our boats have.'],
    ['Which ports are found across all the boats?', 'which different ports do our boats have?'],
    ['Average price of the boats, one figure per port', 'Average price of the boats per port'],
    ['the price of the boats, a total for each port', 'the price of the boats per port'],
    ['Average price of the boats with one figure per port', 'Average price of the boats per port'],
    ['boats sold, as a separate count for every port', 'boats sold per port'],
    ['I need the boat count for every status value.', 'I need the boat count for every status.'],
    ["I'd like the share of red boats, as a percentage of all our boats", "I'd like what percentage of all boats are red boats"], // oxfmt-ignore
    [
      'Total number of boats and total number of crews, please.',
      'how many boats are there, and how many crews are there.',
    ],
    ['Give me both the list and the count of the late boats', 'Give me the late boats, and how many are there'],
    ['Please send the list of boats that are late.', 'Please show me the list of boats that are late.'],
    ['Please confirm the number of boats.', 'Please show me the number of boats.'],
    ['Late boats: list and number.', 'show me Late boats, and how many are there.'],
    [
      'Oslo, late boats: number and combined price',
      'how many Oslo, late boats are there, and what is their combined price',
    ],
    [
      'Total boats and total crews in the fleet, please.',
      'how many boats are there in the fleet, and how many crews are there in the fleet.',
    ],
    ['Boats ranked by price: which is no. 2?', 'Boats ranked by price: which is the second?'],
    ['Identify the boat with the lowest price', 'show me the boat with the lowest price'],
  ] as const)
    it(`says “${plain}” for “${message}”`, () => expect(withoutTurnsOfRequesting(message)).to.equal(plain))

  for (const message of [
    'Report a leaking boat',
    'Send the list of boats to Ann Lee',
    'Please confirm the booking of the Gull',
    'Report the leaking boat to the harbour master',
    'I would like to review a boat',
    'What is the number of boats and of their crews?',
    'Review the boat Gull',
    'the number of boats and their number of berths',
  ])
    it(`leaves “${message}” as it is`, () => expect(withoutTurnsOfRequesting(message)).to.equal(message))

  describe('with boats', () => {
    const boats = [
      { id: 1, name: 'Gull', port: 'Oslo', price: 100, sold: true, annual_fee: 10 },
      { id: 2, name: 'Tern', port: 'Oslo', price: 300, sold: true, annual_fee: 20 },
      { id: 3, name: 'Skua', port: 'Bergen', price: 800, sold: false, annual_fee: 60 },
    ]
    const { ask } = converse(
      reads('harbour', '/boats', () => boats, list({ id, name: text, port: text, price: num, sold: flag, annual_fee: num })), // oxfmt-ignore
    )
    const told = async (message: string) => (await ask(message)).response

    it('is asked for a review of what there is', async () =>
      expect(await told("I'd like to review the boats in Oslo"))
        .to.include('2 boats')
        .and.include('Gull'))

    it('tells two numbers side by side', async () =>
      expect(await told('Total number of boats and total number of sold boats, please')).to.include('3 boats').and.include('2 boats')) // oxfmt-ignore

    it('takes a yes/no field before the noun behind “per” for what the records are', async () =>
      expect(await told('Mean price per sold boat')).to.include('200'))

    it('takes a state before it so, too, in a sum of each', async () =>
      expect(await told('total fee per sold boat'))
        .to.include('Gull')
        .and.not.include('Skua'))

    it('takes what a record tells of itself for how it is now', async () => {
      expect(await told('What is the current price of the Skua?')).to.include('800')
      expect(await told('Present port of the Skua?')).to.include('Bergen')
    })

    it('knows the adjective of a period by another word for it', async () =>
      expect(await told('Which boats have a yearly fee of more than 50?'))
        .to.include('Skua')
        .and.not.include('Gull'))
  })
})
