import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const desks = ['Desk A1', 'Desk A2', 'Desk B1'].map((name, at) => ({ id: `d${at}`, name, zone: ['quiet', 'phone', 'quiet'][at] })) // oxfmt-ignore
const bookings = ['d0', 'd1', 'd1', 'd1', 'd2', 'd2'].map((desk_id, at) => ({ id: `k${at}`, desk_id, hours: at + 1, shape: at % 2 ? 'half_day' : 'full_day' })) // oxfmt-ignore
const workItems = ['d0', 'd1', 'd1'].map((desk_id, at) => ({ id: `w${at}`, title: `Fix lamp ${at}`, desk_id }))
const office = () =>
  converse(
    reads('office', '/desks', () => desks, list({ id: text, name: text, zone: text })),
    reads('office', '/bookings', () => bookings, list({ id: text, desk_id: text, hours: whole, shape: { ...text, enum: ['half_day', 'full_day'] } })), // oxfmt-ignore
    reads('office', '/work-items', () => workItems, list({ id: text, title: text, desk_id: text })),
  )

const towns = ['Leith', 'Perth', 'Oban', 'Wick']
const teachers = ['Ada Holm', 'Ben Orr', 'Cid Vane', 'Dot Ames'].map((name, at) => ({ id: 101 + at, name, email: `t${at}@school.example`, city: towns[at] })) // oxfmt-ignore
const students = ['Eve Karr', 'Fay Lunn', 'Gus Moor', 'Hal Nash'].map((name, at) => ({ id: 1101 + at, name, email: `s${at}@school.example`, instrument: ['Piano', 'Drums', 'Piano', 'Lute'][at], city: towns[at % 3], teacherId: 101 + ((at + 2) % 4) })) // oxfmt-ignore
const instruments = ['Piano', 'Piano', 'Lute'].map((type, at) => ({ id: 1 + at, type, rent: 10 + at, studentId: [1101, 1101, 1102][at] })) // oxfmt-ignore
const ensembles = ['Blue Four', 'Dusk Choir', 'Iron Brass'].map((name, at) => ({ id: 1 + at, name, conductorId: [102, 104, 102][at] })) // oxfmt-ignore
const school = () =>
  converse(
    reads('school', '/teachers', () => teachers, list({ id: whole, name: text, email: text, city: text })),
    reads('school', '/students', () => students, list({ id: whole, name: text, email: text, instrument: text, city: text, teacherId: whole })), // oxfmt-ignore
    reads('school', '/instruments', () => instruments, list({ id: whole, type: text, rent: whole, studentId: whole })),
    reads('school', '/ensembles', () => ensembles, list({ id: whole, name: text, conductorId: whole })),
  )

const branches = ['North', 'South'].map((name, at) => ({ id: 1 + at, name }))
const tools = ['Auger', 'Bandsaw', 'Crowbar'].map((name, at) => ({ id: 11 + at, name, branchId: 1 + (at % 2) }))
const repairs = [11, 11, 12].map((toolId, at) => ({ id: 21 + at, toolId, cost: [5, 8, 40][at] }))
const parts = [11, 12, 12].map((toolId, at) => ({ id: 41 + at, toolId, price: [9, 4, 3][at] }))
const rentals = [13, 13, 11].map((toolId, at) => ({ id: 31 + at, toolId, totalPrice: [500, 600, 20][at], pickupBranchId: [1, 1, 2][at], returnBranchId: [2, 2, 2][at], status: at ? 'Closed' : 'ReadyForPickup' })) // oxfmt-ignore
const hire = () =>
  converse(
    reads('hire', '/branches', () => branches, list({ id: whole, name: text })),
    reads('hire', '/tools', () => tools, list({ id: whole, name: text, branchId: whole })),
    reads('hire', '/repairs', () => repairs, list({ id: whole, toolId: whole, cost: { type: 'number', description: 'Cost in euros' } })), // oxfmt-ignore
    reads('hire', '/parts', () => parts, list({ id: whole, toolId: whole, price: { type: 'number', description: 'Price in euros' } })), // oxfmt-ignore
    reads('hire', '/rentals', () => rentals, list({ id: whole, toolId: whole, totalPrice: { type: 'number', description: 'Price in euros' }, pickupBranchId: whole, returnBranchId: whole, status: { ...text, enum: ['ReadyForPickup', 'Closed'] } })), // oxfmt-ignore
  )

const idsOf = (result: unknown) => (result as { id: unknown }[]).map(one => one.id).sort()
const resultOf = async (service: typeof office, message: string) => (await service().ask(message)).data.result

describe('a noun in the singular right before the plural of what belongs to it', () => {
  for (const message of ['desk bookings of Desk A2', 'Show me the desk bookings of Desk A2'])
    it(`tells only of what kind that is: ${message}`, async () => {
      expect(idsOf(await resultOf(office, message))).to.deep.equal(['k1', 'k2', 'k3'])
    })
  it('is counted for each of them', async () => {
    expect(await resultOf(office, 'How many desk bookings does each desk have?')).to.deep.equal([
      { name: 'Desk A2', count: 3 },
      { name: 'Desk B1', count: 2 },
      { name: 'Desk A1', count: 1 },
    ])
  })
  it('is counted for one by its name', async () => {
    expect(await resultOf(office, 'How many desk bookings does Desk B1 have?')).to.equal(2)
  })
})

describe('a kind of two little words', () => {
  for (const message of ['work items of Desk A2', 'Show me the work items of Desk A2'])
    it(`is what is asked for, also at the beginning: ${message}`, async () => {
      expect(idsOf(await resultOf(office, message))).to.deep.equal(['w1', 'w2'])
    })
})

describe('the plural of a kind behind a name', () => {
  for (const message of ['instruments of Eve Karr', "Show Eve Karr's instruments"])
    it(`is the records, though the person has a field that is called so: ${message}`, async () => {
      expect(idsOf(await resultOf(school, message))).to.deep.equal([1, 2])
    })
  it('is the field in the singular', async () => {
    expect(await resultOf(school, "What is Eve Karr's instrument?")).to.equal('Piano')
  })
})

describe('a key that is called after somebody and described by nothing', () => {
  it('leads to the kind of people whose keys all of its values are', async () => {
    expect((await school().ask('Who is the conductor of Dusk Choir?')).response).to.contain('Dot Ames')
  })
  it('groups by them', async () => {
    expect(await resultOf(school, 'number of ensembles by conductor')).to.deep.equal([
      { name: 'Ben Orr', count: 2 },
      { name: 'Dot Ames', count: 1 },
    ])
  })
})

describe('a place that records of two kinds share', () => {
  it('makes groups of its own, and is no key', async () => {
    expect(await resultOf(school, 'students by city')).to.deep.equal([
      { city: 'Leith', count: 2 },
      { city: 'Oban', count: 1 },
      { city: 'Perth', count: 1 },
    ])
  })
})

describe('groups by the whole role of a key', () => {
  it('go by what it names, whatever its words are besides', async () => {
    expect(await resultOf(hire, 'number of rentals by pickup branch')).to.deep.equal([
      { name: 'North', count: 2 },
      { name: 'South', count: 1 },
    ])
  })
})

describe('the total of a figure of records that are named', () => {
  for (const [message, tool] of [
    ['Which tool has the highest total cost of repairs?', 'Bandsaw'],
    ['Which tool has the highest total price of parts?', 'Auger'],
  ] as const)
    it(`is no field of other records that is called a total: ${message}`, async () => {
      expect((await hire().ask(message)).response).to.contain(tool)
    })
})

const houses = ['Alder Court', 'Birch Court'].map((name, at) => ({ id: 1 + at, name }))
const units = ['101', '102', '101'].map((name, at) => ({ id: 51 + at, name, houseId: at < 2 ? 1 : 2 }))
const requests = [51, 53, 53, 53].map((unitId, at) => ({ id: 61 + at, unitId, note: `Leak ${at}` }))
const estate = () =>
  converse(
    reads('estate', '/houses', () => houses, list({ id: whole, name: text })),
    reads('estate', '/units', () => units, list({ id: whole, name: text, houseId: whole })),
    reads('estate', '/requests', () => requests, list({ id: whole, unitId: whole, note: text })),
  )

describe('what comes first and has a name that others have', () => {
  it('is told from them by its id', async () => {
    const { response, data } = await estate().ask('Which unit has the most requests?')
    expect(data.result).to.include({ id: 53, name: '101' })
    expect(response).to.contain('101 (53) has the most requests: 3')
  })
  it('is meant by what goes on from it', async () => {
    const { ask } = estate()
    await ask('Which unit has the most requests?')
    expect(idsOf((await ask('show me those')).data.result)).to.deep.equal([62, 63, 64])
  })
  it('is its name where no other has it', async () => {
    expect(await resultOf(estate, 'Which house has the most units?')).to.equal('Alder Court')
  })
})
