import { expect } from 'chai'
import { converseAtHub } from '../../../support/hub/hub.ts'

type Args = Record<string, unknown>
type Said = [message: string | string[], tool: string, args: Args]

const check = (rows: readonly Said[]) => {
  for (const [messages, tool, args] of rows)
    it(`“${[messages].flat().join('” → “')}”`, async () => {
      const { ask } = converseAtHub()
      let last: Awaited<ReturnType<typeof ask>> | undefined
      for (const message of [messages].flat()) last = await ask(message)
      expect(last!.pending?.tool, last!.response).to.equal(tool)
      expect(last!.pending?.args, last!.response).to.deep.equal(args)
    })
}

describe('new records as people tell them', () => {
  check([
    [
      'create an event titled Standup by organiser Orla Finch starting 2025-06-03 at 09:00',
      'hub_create_event',
      { title: 'Standup', organiser: 'Orla Finch', startsAt: '2025-06-03T09:00:00Z' },
    ],
    [
      'Please make a booking of Birch for member 3, starting 2025-06-09 at 08:30, for 90 minutes',
      'hub_create_booking',
      { memberId: 3, roomId: 2, startsAt: '2025-06-09T08:30:00Z', endsAt: '2025-06-09T10:00:00Z' },
    ],
    [
      'report a high severity fault for the Glass House: window cracked',
      'hub_create_fault',
      { roomId: 3, summary: 'window cracked', severity: 'high' },
    ],
    [
      'register a new pet: Luna, cat, breed Siamese, owner Ada Quist, weighing 4100 grams',
      'kennel_create_pet',
      { pet_name: 'Luna', species: 'CAT', breed: 'Siamese', owner_id: 'ow-3', weight_kg: 4.1 },
    ],
  ])
})

describe('changes as people tell them', () => {
  check([
    ['Birch now seats 24', 'hub_update_room', { id: 2, seats: 24 }],
    ['room Alder has 10 seats now', 'hub_update_room', { id: 1, seats: 10 }],
    ['the Glass House is open again', 'hub_update_room', { id: 3, state: 'open' }],
    ['booking 13 is for 8 people now', 'hub_update_booking', { id: 13, people: 8 }],
    ['Biscuit now weighs 12.3 kg', 'kennel_update_pet', { id: 'pt-1', weight_kg: 12.3 }],
    ['Mittens belongs to Ada Quist now', 'kennel_update_pet', { id: 'pt-2', owner_id: 'ow-3' }],
    ["Juno Vale's day rate goes up to 320 dollars", 'press_update_writer', { writerId: 1, dayRate: 320 }],
    ['Marek Dunn works freelance from now on', 'press_update_writer', { writerId: 2, freelance: true }],
  ])

  for (const message of ['Mittens no longer belongs to Ada Quist', 'rooms with 10 seats now', 'who works here now?'])
    it(`and none by “${message}”`, async () => expect((await converseAtHub().ask(message)).pending).to.equal(undefined))
})

describe('what is done to records', () => {
  check([
    ['Tobias Wren cannot make it on 21 May, cancel his booking', 'hub_cancel_booking', { id: 12 }],
    ['cancel booking 12 because the client is ill', 'hub_cancel_booking', { id: 12, reason: 'the client is ill' }],
  ])
})
