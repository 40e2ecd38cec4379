import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { int as id, num, of as oneOf, text } from '../../../support/memory/schemas.ts'
import { ordersAnnounced } from '../../../../src/agent/understand/writes/announced.ts'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { ordersKept } from '../../../../src/agent/understand/writes/kept-orders.ts'
import { ordersOfTold } from '../../../../src/agent/understand/writes/made-of-told.ts'
import { plainOrder } from '../../../../src/agent/understand/writes/plain-order.ts'
import { sayDetails } from '../../../../src/agent/understand/writes/say-details.ts'
import { ordersPointingBack } from '../../../../src/agent/understand/writes/told-first.ts'

const knows = (verb: string) => ['log', 'approve'].includes(verb)

describe('something new that is told as a situation', () => {
  for (const [message, order] of [
    ["There's a new skipper I need to get into the system.", 'create a new skipper'],
    ['There is a new skipper that I want to put into the register', 'create a new skipper'],
    [
      'We have a new skipper from the town of Oslo whom I need registered, please: Ann Lee, phone 555 0101.',
      'create a new skipper: Ann Lee, phone 555 0101, from the town of Oslo',
    ],
    [
      "There's a new Harbour Master at Quay House, Ann Lee, ann@boats.example. Please add her to the Club contacts there.",
      'create a new contact at Quay House: Ann Lee, ann@boats.example, Harbour Master',
    ],
    [
      'Ann Lee is applying for the post of Deck Hand. Please enter her as an applicant with ann@boats.example.',
      'create a new applicant for the post of Deck Hand: Ann Lee, ann@boats.example',
    ],
    [
      'Ann Lee from Oslo wants to be our Deck Hand, so please put her in as a candidate for that opening. Phone 555 0101.',
      'create a new candidate for the Deck Hand opening: Ann Lee, Phone 555 0101, from Oslo',
    ],
    ['Ann Lee, Oslo, 555 0101. Please put her in as a new skipper.', 'create a new skipper: Ann Lee, Oslo, 555 0101'],
    [
      'Ann Lee has just joined as a skipper, please enter her: phone 555 0101.',
      'create a new skipper: Ann Lee, phone 555 0101.',
    ],
    [
      "We've got a new skipper who still needs registering: Ann Lee, phone 555 0101.",
      'create a new skipper: Ann Lee, phone 555 0101.',
    ],
    ["There's a new skipper I want on the system.", 'create a new skipper'],
    [
      "Ann Lee has bought a new boat, the Salt. Please add it, it's 9 metres long.",
      'create a new boat for Ann Lee: Salt, 9 metres long.',
    ],
    [
      'May 12, 2027, 10:30, Quay House. Put Ann Lee in for an inspection.',
      'create a new inspection for Ann Lee: May 12, 2027, 10:30, Quay House',
    ],
    [
      'Quay House wants a survey, so put in a 500 euro deal called “Hulls”.',
      'create a 500 euro deal called “Hulls”, for Quay House',
    ],
  ] as const)
    it(`is an order: “${message}”`, () => expect(ordersAnnounced(message, () => false)[0]).to.equal(order))

  for (const message of [
    'Ann Lee wants to join, what does it cost?',
    'There is a new skipper.',
    'Ann Lee, who has a boat, is here.',
  ])
    it(`is none: “${message}”`, () => expect(ordersAnnounced(message, () => false)).to.deep.equal([]))

  it('is what was done, with when it was at the end', () => {
    expect(ordersKept('Ann Lee spent 2 hours on T-5 today, please book that')).to.include(
      'log 2 hours on T-5 for Ann Lee today',
    )
    expect(ordersKept('Ann Lee has worked 2 hours on T-5 today, please enter this time')).to.include(
      'log 2 hours on T-5 for Ann Lee today',
    )
    expect(
      ordersOfTold('On May 3, 2027 Ann Lee spent £40 on travel, please put in a claim for that', knows),
    ).to.include('create a new claim: Ann Lee, travel, £40, On May 3, 2027')
  })
  it('is what somebody asked for', () => {
    const first = (message: string) => ordersPointingBack(message, knows)[0]?.text
    expect(first('Ann Lee put in for annual leave starting May 3, 2027. That’s fine, please approve it.')).to.equal(
      'approve the annual leave of Ann Lee from May 3, 2027.',
    )
    expect(first('Ann Lee has put in a request for annual leave and I want it approved')).to.equal(
      'approve the annual leave of Ann Lee',
    )
    expect(first('Ann Lee put in for annual leave. She has none left, please approve it.')).not.to.match(
      /annual leave of/,
    )
  })
  it('is of whom is told by an e-mail address', () => {
    const command = findCommand('bo@boats.example is a dead end, please delete it.')
    expect([command, ...(command?.others ?? [])].map(one => one?.text)).to.include('delete bo@boats.example.')
  })
})

describe('values with words around them', () => {
  for (const [said, plain] of [
    [
      'correct the skipper Ann Lee so that her phone reads 555 0101',
      'set the phone of the skipper Ann Lee to 555 0101',
    ],
    ['change the fee of B-17 so that it is £40', 'change the fee of B-17 to £40'],
    ['change the phone number we have for Ann Lee to 555 0101', 'change the phone number of Ann Lee to 555 0101'],
    ['add a skipper with the following details: Ann Lee', 'add a skipper: Ann Lee'],
    ['could you put it down as paid?', 'could you mark it as paid?'],
    ['B-17 has been settled, put it down as paid please', 'B-17 has been settled, mark it as paid please'],
    ['delete the skipper Ann Lee (she has moved away)', 'delete the skipper Ann Lee'],
    ['Ann Lee would like leave, first day May 3, last day May 9', 'Ann Lee would like leave, from May 3 to May 9'],
  ] as const)
    it(`are said plainly: “${said}”`, () => expect(plainOrder(said)).to.equal(plain))

  it('are told apart in a list', () => {
    expect(sayDetails('create a skipper: Ann (first name) Lee (last name), Oslo')).to.equal(
      'create a skipper: first name Ann, last name Lee, Oslo',
    )
    expect(sayDetails('create a boat: Salt, sells at 64.90')).to.equal('create a boat: Salt, price 64.90')
    expect(sayDetails('create a skipper: Ann Lee. The salary she expects is 400')).to.match(/expected salary 400/)
  })

  const quay = () =>
    converse(
      ...keeps('quay', 'skipper', {
        fields: { name: text, phone: text, hourly_wage: num, status: oneOf('open', 'paid') },
        rows: [
          { id: 1, name: 'Ann Lee', phone: '07700 900001', hourly_wage: 12, status: 'open' },
          { id: 2, name: 'Bo Ray', phone: '07700 900002', hourly_wage: 13, status: 'open' },
        ],
      }),
      ...keeps('quay', 'trip', {
        fields: { skipper_id: id, note: text },
        rows: [{ id: 701, skipper_id: 1, note: 'Park' }],
      }),
    )
  for (const [message, args] of [
    ['Ann Lee has a new phone number, it’s 07700 900009. Please update the skipper.', { id: 1, phone: '07700 900009' }],
    [
      'Ann Lee has a new phone number now, 07700 900009. Please change it in her record.',
      { id: 1, phone: '07700 900009' },
    ],
    ['Bo Ray was late again, so bring his hourly wage down to 9.', { id: 2, hourly_wage: 9 }],
    ['From now on Bo Ray gets £15.20 an hour, please put the wage up.', { id: 2, hourly_wage: 15.2 }],
    [
      'Please update the phone we have for Bo Ray to 07700 900008, he’s got a new one.',
      { id: 2, phone: '07700 900008' },
    ],
  ] as const)
    it(`are changed: “${message}”`, async () => {
      const { pending, response } = await quay().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
  it('are no phone where other words follow', async () => {
    const { pending } = await quay().ask('Change the phone of Bo Ray to 07700 900008, the office knows about that')
    expect(pending).to.equal(undefined)
  })
})
