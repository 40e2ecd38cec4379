import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { ...text, format: 'date' }
const served = (path: string, rows: object[], properties: object) =>
  reads('lakeside', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const inns = [
  { id: 1, name: 'Alder House', capacity: 12, manager_name: 'Rosa Vidal' },
  { id: 2, name: 'Birch House', capacity: 30, manager_name: 'Max Roe' },
]
const employees = [
  {
    id: 11,
    name: 'Tove Lind',
    email: 'tove@lake.example',
    inn_id: 1,
    role: 'cook',
    hired_on: '2025-01-02',
    monthly_salary: 2000,
  },
]
const guests = [
  { id: 21, name: 'Ida Falk', email: 'ida@falk.example', wants_catalogue: true, badge: true },
  { id: 22, name: 'Olaf Moe', email: 'olaf@moe.example', wants_catalogue: false, badge: false },
]
const rooms = [
  { id: 41, inn_id: 1, floor: 1 },
  { id: 42, inn_id: 2, floor: 2 },
]
const stays = [
  { id: 31, guest_id: 21, room_id: 41, arrived_on: '2026-03-01' },
  { id: 32, guest_id: 22, room_id: 42, arrived_on: '2026-03-02' },
]
const { ask } = converse(
  served('/inns', inns, { id: whole, name: text, capacity: whole, manager_name: text }),
  served('/employees', employees, {
    id: whole,
    name: text,
    email: text,
    inn_id: whole,
    role: text,
    hired_on: day,
    monthly_salary: whole,
  }),
  served('/guests', guests, {
    id: whole,
    name: text,
    email: text,
    wants_catalogue: flag,
    badge: { ...flag, description: 'Badge handed out; the guest agreed to the house rules' },
  }),
  served('/rooms', rooms, { id: whole, inn_id: whole, floor: whole }),
  served('/stays', stays, { id: whole, guest_id: whole, room_id: whole, arrived_on: day }),
)
const sure = (answer: Awaited<ReturnType<typeof ask>>) => answer.confidence ?? 0

describe('who belongs to something', () => {
  for (const message of ['people who stayed at Alder House', 'everyone who stayed at Alder House'])
    it(`is somebody who lodged there, and none of the staff: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.match(/Ida Falk/)
      expect(response).to.not.match(/Tove Lind|Olaf Moe/)
    })
})

describe('for how many there is room', () => {
  it('is a guess where those who come may be meant', async () => {
    const told = await ask('which inn takes the most people?')
    expect(told.response).to.match(/Birch House/)
    expect(told.response).to.match(/took “takes” as capacity/)
    expect(sure(told)).to.be.at.most(0.78)
  })
  for (const message of [
    'how many people did Alder House hold last night?',
    'how many people did Birch House seat on 3 May 2026?',
  ])
    it(`is not what was done: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.not.match(/\b(?:12|30)\b/)
    })
})

describe('what somebody agreed to', () => {
  it('is what a flag is called', async () => {
    const told = await ask('how many guests want to receive the catalogue?')
    expect(told.response).to.match(/\b1 guest/)
    expect(sure(told)).to.be.above(0.8)
  })
  it('is a guess where only the description speaks of it', async () => {
    const told = await ask('how many guests agreed to the house rules?')
    expect(told.response).to.match(/\b1 guest.*took/)
    expect(sure(told)).to.be.at.most(0.78)
  })
})
