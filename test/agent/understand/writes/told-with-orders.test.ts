import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const number = { type: 'number' }
const day = { ...text, format: 'date' }
const of = (...values: string[]) => ({ ...text, enum: values })

/** A repair shop for instruments, on Wednesday 14 May 2025. */
const workshop = () =>
  converse(
    ...keeps('workshop', 'luthier', {
      fields: { name: text, weeklyHours: { ...integer, description: 'Agreed hours per week' }, hourlyRate: { ...number, description: 'In EUR' }, isOnLeave: { type: 'boolean' } }, // oxfmt-ignore
      needs: ['name'],
      rows: [
        { id: 1, name: 'Ana Brandt', weeklyHours: 30, hourlyRate: 40, isOnLeave: false },
        { id: 2, name: 'Tom Iversen', weeklyHours: 20, hourlyRate: 45, isOnLeave: true },
      ],
    }),
    ...keeps('workshop', 'customer', {
      fields: { name: text, phone: text, city: text, isCompany: { type: 'boolean' }, newsletter: { type: 'boolean' }, tier: of('plain', 'plus', 'gold') }, // oxfmt-ignore
      needs: ['name', 'phone'],
      rows: [
        {
          id: 1,
          name: 'Ida Holm',
          phone: '555-1001',
          city: 'Bergen',
          isCompany: false,
          newsletter: true,
          tier: 'plain',
        },
        {
          id: 2,
          name: 'Stringworks',
          phone: '555-1002',
          city: 'Oslo',
          isCompany: true,
          newsletter: false,
          tier: 'plus',
        },
      ],
    }),
    ...keeps('workshop', 'repair', {
      fields: {
        reference: { ...text, example: 'RP-31' },
        luthierId: integer,
        status: of('received', 'in_work', 'waiting_for_parts', 'ready', 'in_service'),
        priority: of('low', 'normal', 'high'),
        dueOn: day,
        quote: { ...number, description: 'In EUR' },
        parts: { ...integer, description: 'Number of spare parts' },
        remark: { type: ['string', 'null'] },
      },
      needs: ['luthierId'],
      rows: [
        { id: 1, reference: 'RP-31', luthierId: 1, status: 'in_work', priority: 'low', dueOn: '2025-06-02', quote: 80, parts: 4, remark: null }, // oxfmt-ignore
        { id: 2, reference: 'RP-32', luthierId: 2, status: 'received', priority: 'normal', dueOn: '2025-06-09', quote: 200, parts: 6, remark: null }, // oxfmt-ignore
      ],
    }),
    ...keeps('workshop', 'invoice', {
      fields: { number: { ...text, example: '7301' }, status: of('open', 'paid', 'void'), amount: number, dueOn: day },
      rows: [
        { id: 1, number: '7301', status: 'open', amount: 80, dueOn: '2025-05-30' },
        { id: 2, number: '7302', status: 'open', amount: 200, dueOn: '2025-06-30' },
      ],
    }),
  )

const said = async (...messages: string[]) => {
  const { ask } = workshop()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) last = await ask(message)
  return last!
}

const expectCall = async (messages: readonly string[], tool: string, args: object) => {
  const { pending, response } = await said(...messages)
  expect(pending?.tool, response).to.equal(`workshop_${tool}`)
  expect(pending?.args).to.deep.equal(args)
}

describe('what was told, and an order to keep it', () => {
  for (const [message, tool, args] of [
    ['Ana can only do 25 hours a week from now on, change it', 'patch_luthier', { id: 1, weeklyHours: 25 }],
    ['Tom Iversen is back from leave, please update him', 'patch_luthier', { id: 2, isOnLeave: false }],
    ['RP-31 is urgent, it is high now, please bump the priority to high', 'patch_repair', { id: 1, priority: 'high' }],
    ['RP-32 is ready now, update the status', 'patch_repair', { id: 2, status: 'ready' }],
    ['RP-31 has 3 more parts, change that', 'patch_repair', { id: 1, parts: 7 }],
    ['RP-32 needs two more weeks, move the due date', 'patch_repair', { id: 2, dueOn: '2025-06-23' }],
    ["Ida Holm's new phone number is 555-1099, please change it", 'patch_customer', { id: 1, phone: '555-1099' }],
    ['Ida Holm has moved house, her city is now Voss, change it', 'patch_customer', { id: 1, city: 'Voss' }],
    ['RP-31 is held up: neck is cracked. Please put that in as the remark', 'patch_repair', { id: 1, remark: 'neck is cracked' }], // oxfmt-ignore
    ['RP-31 is ready, tick it off', 'patch_repair', { id: 1, status: 'ready' }],
    ['RP-31 is mended, put it back in service', 'patch_repair', { id: 1, status: 'in_service' }],
    ['take RP-32 out of the rack, it is waiting for parts', 'patch_repair', { id: 2, status: 'waiting_for_parts' }],
    ['Ida Holm no longer wants the newsletter, take her off', 'patch_customer', { id: 1, newsletter: false }],
    ['Stringworks want the newsletter, sign them up', 'patch_customer', { id: 2, newsletter: true }],
  ] as const)
    it(`changes what it is about: “${message}”`, async () => expectCall([message], tool, args))

  for (const message of [
    'Ana can only do 25 hours a week',
    'was invoice 7301 paid today?',
    'is RP-31 back in service?',
    'Tom called in sick',
    'should RP-31 be high priority?',
    'someone said invoice 7301 was paid',
  ])
    // oxfmt-ignore
    it(`is no order by itself: “${message}”`, async () => {
      const { pending, response } = await said(message)
      expect(pending, response).to.equal(undefined)
    })

  it('is about what it names, not about what was spoken of before', async () => {
    const { pending } = await said('show RP-32', '7301 is settled, please mark the invoice as paid')
    expect([undefined, 1]).to.include((pending?.args as { id?: number } | undefined)?.id)
  })
})

describe('the number that records are called by', () => {
  for (const [message, args] of [
    ['mark invoice 7302 as paid', { id: 2, status: 'paid' }],
    ['invoice 7301 was paid today, please record it', { id: 1, status: 'paid' }],
    ['set 7302 to void', { id: 2, status: 'void' }],
  ] as const)
    it(`tells which one: “${message}”`, async () => expectCall([message], 'patch_invoice', args))

  it('is found by a question as well', async () => {
    const { data, response } = await said('show invoice 7302')
    expect(JSON.stringify(data.result), response).to.include('"id":2')
  })

  it('is what a question without a noun is about', async () => {
    expect((await said('show invoice 7302', 'is 7302 open?')).response).to.match(/^(?:Yes|1 invoice)\b.*7302/)
    expect((await said('show invoice 7302', 'is 7302 paid?')).response).to.match(/\bno\b.*7302/i)
  })

  it('is none where an id is so', async () => expectCall(['mark invoice 2 as paid'], 'patch_invoice', { id: 2, status: 'paid' })) // oxfmt-ignore
})

describe('a change that names no field', () => {
  for (const [message, tool, args] of [
    ['bump Ana up to 48 an hour', 'patch_luthier', { id: 1, hourlyRate: 48 }],
    ['lower RP-31 by 20 euros', 'patch_repair', { id: 1, quote: 60 }],
    ['push RP-32 back two weeks', 'patch_repair', { id: 2, dueOn: '2025-06-23' }],
    ['cut the quote of RP-32 by half', 'patch_repair', { id: 2, quote: 100 }],
    ['make Ida Holm a gold customer', 'patch_customer', { id: 1, tier: 'gold' }],
    ['give RP-32 to Ana', 'patch_repair', { id: 2, luthierId: 1 }],
    ['put Ana on RP-32', 'patch_repair', { id: 2, luthierId: 1 }],
    ['swap the luthier of RP-31 to Tom Iversen', 'patch_repair', { id: 1, luthierId: 2 }],
    ['set the due date of RP-31 to Monday', 'patch_repair', { id: 1, dueOn: '2025-05-19' }],
    ['move RP-31 to Thursday next week', 'patch_repair', { id: 1, dueOn: '2025-05-22' }],
  ] as const)
    it(`goes to the one that it fits: “${message}”`, async () => expectCall([message], tool, args))
})

describe('what is told of a new record', () => {
  for (const messages of [
    ['add a customer Perla Sonn, phone 555-1055'],
    ['add a customer', 'Perla Sonn, 555-1055'],
    ['add a customer', "it's Perla Sonn, phone 555-1055"],
    ['add a customer', 'Her name is Perla Sonn and her phone is 555-1055'],
    ['new customer please', 'her name is Perla Sonn', "it's 555-1055"],
  ])
    it(`keeps the whole name: ${messages.join(' → ')}`, async () =>
      expectCall(messages, 'add_customer', { name: 'Perla Sonn', phone: '555-1055' }))

  it('takes no list of other things for the name', async () =>
    expectCall(['add a customer', "It's a company, Tideway Sailmakers, phone 555-1060"], 'add_customer', { name: 'Tideway Sailmakers', phone: '555-1060', isCompany: true })) // oxfmt-ignore
})

describe('a proposed change', () => {
  for (const [messages, tool, args] of [
    [['set the due date of RP-31 to Monday', 'Thursday then'], 'patch_repair', { id: 1, dueOn: '2025-05-15' }],
    [['set the quote of RP-31 to 90', 'sorry, I meant for RP-32'], 'patch_repair', { id: 2, quote: 90 }],
    [['reduce the quote of RP-31 by 10', 'make that 15'], 'patch_repair', { id: 1, quote: 65 }],
  ] as const)
    it(`takes another day, record or amount: ${messages.join(' → ')}`, async () => expectCall(messages, tool, args))
})
