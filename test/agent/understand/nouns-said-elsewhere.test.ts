import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const object = (properties: object) => ({ type: 'object', properties })
const described = (description: string, schema: object = text) => ({ ...schema, description })

describe('what a field is described as', () => {
  const boats = [
    { id: 1, name: 'Gull', registration: 'NX-204', tonnage: 40, code: 'GUL' },
    { id: 2, name: 'Heron', registration: 'NX-331', tonnage: 75, code: 'HER' },
  ]
  const ask = (message: string) =>
    converse(
      reads('fleet', '/boats', () => boats, list({ id, name: text, registration: described('Bow number'), tonnage: num, code: described('Three letters') })), // oxfmt-ignore
    ).ask(message)

  it('is another name for it', async () => {
    expect((await ask('what is the bow number of Heron?')).response).to.include('NX-331')
  })

  it('is none where it only says how the values are written', async () => {
    expect((await ask('what are the three letters of Heron?')).confidence).to.be.below(0.5)
  })
})

describe('an object inside a record', () => {
  const firms = [
    { id: 1, name: 'Reed Mills', primary_contact: { first_name: 'Ann', last_name: 'Moor', phone: '0711' }, vehicle: { make: 'Volta', licence: 'KA 1' } }, // oxfmt-ignore
    { id: 2, name: 'Birch Works', primary_contact: { first_name: 'Ben', last_name: 'Oak', phone: '0722' }, vehicle: { make: 'Orbit', licence: 'KA 2' } }, // oxfmt-ignore
  ]
  const growers = [
    { id: 1, title: 'Low Farm', contact_person: { name: 'Cy Fox', phone: '0733' } },
    { id: 2, title: 'High Farm', contact_person: { name: 'Di Sun', phone: '0744' } },
  ]
  const ask = (message: string) =>
    converse(
      reads('trade', '/firms', () => firms, list({ id, name: text, primary_contact: object({ first_name: text, last_name: text, phone: text }), vehicle: object({ make: text, licence: text }) })), // oxfmt-ignore
      reads('trade', '/growers', () => growers, list({ id, title: text, contact_person: object({ name: text, phone: text }) })), // oxfmt-ignore
    ).ask(message)

  for (const [message, told] of [
    ['what is the phone number of our contact at Birch Works?', '0722'],
    ['who is our contact at Reed Mills?', 'Ann Moor'],
    ['who is the primary contact of Reed Mills?', 'Ann Moor'],
    ["what's the phone number of our contact at Low Farm?", '0733'],
    ["what is the licence of Reed Mills's car?", 'KA 1'],
  ] as const)
    it(`goes by its noun alone: ${message}`, async () => {
      expect((await ask(message)).response).to.include(told)
    })
})

const site = (key: number, name: string) => ({ id: key, name, email: `${key}@example.org` })
const sites = [site(1, 'Canal End'), site(2, 'Weir Top'), site(3, 'Old Lock')]

describe('the places of a trade', () => {
  const children = [
    { id: 11, first_name: 'Ada', last_name: 'Lee', site_id: 1 },
    { id: 12, first_name: 'Bo', last_name: 'Ray', site_id: 1 },
    { id: 13, first_name: 'Cy', last_name: 'Fox', site_id: 2 },
  ]
  const guardians = [{ id: 21, first_name: 'Di', last_name: 'Lee', email: 'di@example.org' }]
  const ask = (message: string) =>
    converse(
      reads('oars', '/sites', () => sites, list({ id, name: text, email: text })),
      reads('oars', '/children', () => children, list({ id, first_name: text, last_name: text, site_id: id })),
      reads('oars', '/guardians', () => guardians, list({ id, first_name: text, last_name: text, email: text })),
    ).ask(message)

  it('are its sites, though those have an address to write to as people have', async () => {
    const { data, response, confidence } = await ask('which nurseries do we run?')
    expect(data.result, response).to.have.length(3)
    expect(confidence).to.be.above(0.8)
    expect((await ask('which nursery has the most children?')).response).to.include('Canal End')
  })

  it('have guardians, who are called parents', async () => {
    expect((await ask('list all parents')).response).to.include('Di Lee')
  })
})

describe('what an application is called after', () => {
  const about = (app: string, noun: string, path: string) =>
    converse(reads(app, path, () => sites, list({ id, name: text, email: text }))).ask(`how many ${noun} are there?`)

  it('are its places, where it is built', async () => {
    expect((await about('pavilions', 'pavilions', '/sites')).data.result).to.equal(3)
  })

  it('are none of the places where it is let', async () => {
    expect((await about('bungalows', 'bungalows', '/offices')).confidence).to.be.below(0.5)
  })
})

describe('what is made when a record is made', () => {
  const slots = [1, 2, 3].map(at => ({ id: at, day: `2025-03-0${at}`, status: at === 2 ? 'declined' : 'accepted' }))
  const makes = { ...tool('mill', 'create_slot', 'POST', '/slots', [], {}), description: 'Request a private walk for a group' } // oxfmt-ignore
  const ask = (message: string) =>
    converse(
      reads('mill', '/slots', () => slots, list({ id, day: { ...text, format: 'date' }, status: of('accepted', 'declined') })), // oxfmt-ignore
      { record: makes, answer: () => ({}) },
    ).ask(message)

  it('is none where a particle ends it', async () => {
    const puts = { ...makes, description: 'Put a slot aside' }
    const { confidence } = await converse(
      reads('mill', '/slots', () => slots, list({ id, status: of('accepted', 'declined') })),
      { record: puts, answer: () => ({}) },
    ).ask('list all slot asides?')
    expect(confidence).to.be.below(0.8)
  })

  it('is another name for such records', async () => {
    expect((await ask('how many accepted private walks are there?')).data.result).to.equal(2)
  })
})

describe('those who are such', () => {
  const crews = [{ id: 1, name: 'North', worker_ids: [11, 12] }]
  const worker = (key: number, name: string, department: string, is_freelance: boolean, hourly_rate: number) => ({ id: key, name, email: `${key}@example.org`, department, is_freelance, hourly_rate }) // oxfmt-ignore
  const workers = [
    worker(11, 'Ann Moor', 'print', true, 40),
    worker(12, 'Ben Oak', 'film', true, 50),
    worker(13, 'Cy Fox', 'print', false, 60),
  ]
  const fields = { id, name: text, email: text, department: of('print', 'film', 'sound'), is_freelance: flag, hourly_rate: num } // oxfmt-ignore
  const ask = (message: string) =>
    converse(
      reads('studio', '/workers', () => workers, list(fields)),
      reads('studio', '/teams', () => crews, list({ id, name: text, lead_worker_id: id })),
    ).ask(message)

  it('are called after a flag by a noun for people', async () => {
    const { response } = await ask('which freelancers do we have in the print department?')
    expect(response).to.include('Ann Moor').and.not.include('Ben Oak')
  })

  it('are asked for one by one', async () => {
    expect((await ask('which freelancer has the highest hourly rate?')).response).to.include('Ben Oak')
  })

  it('are in a department that is a field of theirs, whatever teams there are', async () => {
    expect((await ask('who is in the print department?')).data.result).to.have.length(2)
  })
})

describe('a team of people who are in a department', () => {
  const workers = [11, 12, 13].map(key => ({ id: key, name: `Ann ${key}`, email: `${key}@example.org`, department: key === 13 ? 'film' : 'print' })) // oxfmt-ignore
  const jobs = [
    { id: 1, name: 'Spring', team: [11, 12] },
    { id: 2, name: 'Autumn', team: [13] },
  ]
  const team = { type: 'array', items: id, description: 'Workers who work on the job' }

  it('is no department', async () => {
    const { data, response } = await converse(
      reads('studio', '/workers', () => workers, list({ id, name: text, email: text, department: of('print', 'film', 'sound') })), // oxfmt-ignore
      reads('studio', '/jobs', () => jobs, list({ id, name: text, team })),
    ).ask('how many people are there in each department?')
    expect(data.result, response).to.deep.include({ department: 'print', count: 2 })
  })
})

describe('the busiest place', () => {
  const places = [1, 2].map(at => ({ id: at, name: at === 1 ? 'Canal End' : 'Weir Top' }))
  const bookings = [1, 2, 2].map((branch_id, at) => ({ id: at + 1, branch_id }))

  it('has the most bookings', async () => {
    const { response } = await converse(
      reads('spa', '/branches', () => places, list({ id, name: text })),
      reads('spa', '/bookings', () => bookings, list({ id, branch_id: id })),
      reads('spa', '/rooms', () => [{ id: 1, name: 'Blue', branch_id: 1 }], list({ id, name: text, branch_id: id })),
      reads('spa', '/lockers', () => [{ id: 1, branch_id: 1 }], list({ id, branch_id: id })),
    ).ask("what's our busiest branch?")
    expect(response).to.include('Weir Top')
  })
})

describe('the busiest place where nothing is booked', () => {
  it('has the most of the only kind of record that belongs to places', async () => {
    const places = [1, 2].map(at => ({ id: at, name: at === 1 ? 'Canal End' : 'Weir Top' }))
    const repairs = [1, 2, 2].map((branch_id, at) => ({ id: at + 1, branch_id, done_on: '2026-01-05' }))
    const { response } = await converse(
      reads('mend', '/branches', () => places, list({ id, name: text })),
      reads('mend', '/repairs', () => repairs, list({ id, branch_id: id, done_on: text })),
    ).ask('which branch is the busiest?')
    expect(response).to.include('Weir Top')
  })
})

describe('money that was spent on something', () => {
  const pounds = described('GBP', num)
  const jobs = [
    { id: 1, number: 'J-1', state: 'open', parts_cost: 30, price: 100 },
    { id: 2, number: 'J-2', state: 'done', parts_cost: 12, price: 200 },
  ]
  const machines = [
    { id: 1, name: 'Lathe', state: 'repair', value: 900, repair_cost: 5 },
    { id: 2, name: 'Press', state: 'idle', value: 700, repair_cost: 8 },
  ]
  const ask = (message: string) =>
    converse(
      reads('yard', '/jobs', () => jobs, list({ id, number: text, state: of('open', 'done'), parts_cost: pounds, price: pounds })), // oxfmt-ignore
      reads('yard', '/machines', () => machines, list({ id, name: text, state: of('repair', 'idle'), value: pounds, repair_cost: pounds })), // oxfmt-ignore
    ).ask(message)

  it('is the cost that is called after it', async () => {
    expect((await ask('how much have we spent on parts so far?')).data.result).to.equal(42)
  })

  it('is nothing of those in a state that is called so', async () => {
    expect((await ask('what did we spend on repairs?')).data.result).to.equal(13)
  })
})

describe('kin of those who have a list of people', () => {
  const person = (key: number, first_name: string, last_name: string, phone: string) => ({ id: key, first_name, last_name, phone }) // oxfmt-ignore
  const guardians = [
    person(21, 'Di', 'Lee', '0721'),
    person(22, 'Ed', 'Lee', '0722'),
    person(23, 'Flo', 'Ray', '0723'),
    person(24, 'Gus', 'Ray', '0724'),
  ]
  const tie = (guardian_id: number, relationship: string) => ({ guardian_id, relationship })
  const pupils = [
    { id: 11, first_name: 'Ada', last_name: 'Lee', doctor: { name: 'Orr', phone: '0799' }, guardians: [tie(21, 'MOTHER'), tie(22, 'FATHER')] }, // oxfmt-ignore
    { id: 12, first_name: 'Bo', last_name: 'Ray', doctor: { name: 'Orr', phone: '0799' }, guardians: [tie(23, 'GRANDPARENT'), tie(24, 'FATHER')] }, // oxfmt-ignore
  ]
  const guardian = object({ guardian_id: id, relationship: of('MOTHER', 'FATHER', 'GRANDPARENT') })
  const ask = (message: string) =>
    converse(
      reads('class', '/pupils', () => pupils, list({ id, first_name: text, last_name: text, doctor: object({ name: text, phone: text }), guardians: { type: 'array', items: guardian } })), // oxfmt-ignore
      reads('class', '/guardians', () => guardians, list({ id, first_name: text, last_name: text, phone: text })),
    ).ask(message)

  for (const [message, told, other] of [
    ["who is Ada Lee's mother?", 'Di Lee', 'Ed Lee'],
    ["what is the phone number of Ada Lee's dad?", '0722', '0721'],
    ["what's Ada Lee's mam's phone number?", '0721', '0722'],
    ['need the number for ada lees mam', '0721', '0799'],
    ['who is the granny of Bo Ray?', 'Flo Ray', 'Gus Ray'],
    ["what is the phone number of Bo Ray's parents?", '0723', '0799'],
  ] as const)
    it(`are those who are that to them: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.include(told).and.not.include(other)
    })
})

describe('advertising', () => {
  const placements = [
    { id: 1, reference: 'P-1', campaign_id: 1, status: 'live' },
    { id: 2, reference: 'P-2', campaign_id: 1, status: 'over' },
    { id: 3, reference: 'P-3', campaign_id: 2, status: 'live' },
  ]
  const campaigns = [1, 2].map(at => ({ id: at, name: at === 1 ? 'Spring' : 'Autumn' }))

  it('has placements, which are ads', async () => {
    const { data } = await converse(
      reads('heron', '/placements', () => placements, list({ id, reference: text, campaign_id: id, status: of('live', 'over') })), // oxfmt-ignore
      reads('heron', '/campaigns', () => campaigns, list({ id, name: text })),
    ).ask('how many live ads are there?')
    expect(data.result).to.equal(2)
  })
})

describe('what only some pay', () => {
  const pounds = { type: ['number', 'null'], description: 'GBP a month' }
  const firm = (key: number, name: string, city: string, retainer_fee: number | null) => ({ id: key, name, city, retainer_fee }) // oxfmt-ignore
  const firms = [
    firm(1, 'Reed', 'Bath', 300),
    firm(2, 'Birch', 'Bath', null),
    firm(3, 'Alder', 'York', 500),
    firm(4, 'Elm', 'York', null),
  ]
  const talk = () =>
    converse(reads('agency', '/firms', () => firms, list({ id, name: text, city: text, retainer_fee: pounds })))

  for (const [message, result] of [
    ['how many firms are on a retainer?', 2],
    ['how many firms in Bath pay us a retainer?', 1],
    ['how many firms are not on a retainer?', 2],
    ['what do the retainers bring in?', 800],
  ] as const)
    it(`is called by its noun: ${message}`, async () => {
      const { data, response } = await talk().ask(message)
      expect(data.result, response).to.equal(result)
    })

  it('is a figure of many behind a number of them', async () => {
    const { response } = await talk().ask('how many firms are on a retainer and what do the retainers bring in?')
    expect(response).to.include('2 firms').and.include('800')
  })
})
