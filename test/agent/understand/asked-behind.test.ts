import { expect } from 'chai'
import { asksBehind, sayAskedBehind } from '../../../src/agent/understand/requests/frames/asked-behind.ts'
import { findCommand } from '../../../src/agent/understand/writes/find-command.ts'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

describe('what is asked behind what it is asked of', () => {
  for (const [message, plain] of [
    ['Of the red boats, tell me how many are sold.', 'Of the red boats, how many are sold.'],
    [
      'For pier 4, could you please tell me the number of berths that are free?',
      'For pier 4, the number of berths that are free?',
    ],
    [
      'For each of the piers, I need to know what the average rent is.',
      'For each of the piers, what is the average rent.',
    ],
    ['For every pier tell me how many berths it has', 'For every pier, how many berths it has'],
    ['Could you work out for every pier how many berths it has?', 'for every pier, how many berths it has?'],
    ['Skiffs versus yawls, tell me how many we have of each.', 'Skiffs versus yawls, how many we have of each.'],
    ['Red boats: I want to know how many are sold', 'Red boats, how many are sold'],
    [
      'Taking all the red boats together, can you calculate how many are sold?',
      'of all the red boats, how many are sold?',
    ],
    ['Out of the boats in Oslo, how many are sold?', 'of the boats in Oslo, how many are sold?'],
    ['Please tell me how many boats are sold.', 'Please tell me how many boats are sold.'],
    ['I came back today, tell me how many boats are sold.', 'I came back today, tell me how many boats are sold.'],
    ['If you can, tell me how many boats are sold.', 'If you can, tell me how many boats are sold.'],
  ] as const)
    // oxfmt-ignore
    it(`says “${plain}” for “${message}”`, () => {
      expect(sayAskedBehind(message)).to.equal(plain)
      expect(asksBehind(message)).to.equal(plain !== message)
    })

  const boats = [
    { id: 1, name: 'Gull', colour: 'red', town: 'Oslo', status: 'sold', rent: 30, sold_on: '2026-05-05' },
    { id: 2, name: 'Tern', colour: 'red', town: 'Oslo', status: 'open', rent: 50, sold_on: null },
    { id: 3, name: 'Skua', colour: 'blue', town: 'Bergen', status: 'sold', rent: 80, sold_on: '2026-05-09' },
  ]
  const ask = async (message: string) => {
    const shape = { id, name: text, colour: text, town: text, status: { ...text, enum: ['open', 'sold'] }, rent: num, sold_on: day } // oxfmt-ignore
    const { data, response, confidence } = await converse(reads('harbour', '/boats', () => boats, list(shape))).ask(message) // oxfmt-ignore
    return { result: data.result, response, confidence }
  }

  it('counts those that stand before the words of asking, and not all', async () => {
    expect((await ask('Of the red boats, tell me how many are sold.')).result).to.equal(1)
    expect((await ask('For Oslo, could you tell me the number of boats that are open?')).result).to.equal(1)
  })

  it('adds up what all of them cost', async () => {
    const crane = { id, name: text, kind: text, part_cost: num }
    const jobs = [
      { id: 1, name: 'Mend hull', kind: 'repair', part_cost: 30 },
      { id: 2, name: 'Paint hull', kind: 'paint', part_cost: 500 },
      { id: 3, name: 'Mend mast', kind: 'repair', part_cost: 12 },
    ]
    const yard = converse(reads('yard', '/jobs', () => jobs, list(crane)))
    expect((await yard.ask('Taking all the repair jobs together, what did the parts cost us?')).data.result).to.equal(
      42,
    )
  })

  it('tells a figure of each where each stands before the words of asking', async () =>
    expect((await ask('For each colour I would like to know what the average rent is.')).response)
      .to.include('red')
      .and.include('40')
      .and.include('blue'))

  for (const message of [
    'In Oslo, how many boats were sold?',
    'Last May how many boats got sold',
    'In Oslo, I need to know how many boats were sold',
  ])
    it(`takes “${message}” for no order`, () => expect(findCommand(message, () => true)).to.equal(undefined))
})
