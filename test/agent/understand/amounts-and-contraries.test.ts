import { expect } from 'chai'
import { readComparison } from '../../../src/agent/understand/choice/comparisons.ts'
import { inUnitOf } from '../../../src/agent/understand/conditions/field-units.ts'
import type { Field } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import { readMessage } from '../../../src/agent/understand/requests/read-message.ts'
import { sayHowMuch } from '../../../src/agent/understand/requests/amounts-of.ts'
import { withoutTurnsOfSpeech } from '../../../src/agent/understand/requests/turns-of-speech.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { ...text, format: 'date' }

const PUMPS = { ...whole, enum: [0, 1, 2], description: '0 = Idle, 1 = In Use, 2 = Needs Repair' }
const CASKS = { ...text, enum: ['empty', 'full', 'lent'] }
const growers = [
  { id: 'g1', name: 'Olive Mill', phone: '1' },
  { id: 'g2', name: 'Nut House', phone: null },
]
const invoices = [
  { id: 'i1', growerId: 'g1', amount: 50, paid: false, sentOn: '2026-01-02', state: 'final' },
  { id: 'i2', growerId: 'g1', amount: 70, paid: true, sentOn: '2026-01-03', state: 'final' },
  { id: 'i3', growerId: 'g1', amount: 11, paid: false, sentOn: '2026-01-03', state: 'draft' },
]
const spices = [
  { id: 's1', name: 'Salt', kind: 'mineral', stockKg: 40 },
  { id: 's2', name: 'Cumin', kind: 'seed', stockKg: 3 },
  { id: 's3', name: 'Fennel', kind: 'seed', stockKg: 4 },
]
const ovens = [
  { id: 'o1', name: 'Big Red', temperatureC: 180, status: 1 },
  { id: 'o2', name: 'Blue Fin', temperatureC: 90, status: 0 },
  { id: 'o3', name: 'Old Tom', temperatureC: 60, status: 2 },
]
const casks = ['empty', 'full', 'empty', 'lent'].map((status, at) => ({ id: `c${at}`, status, liters: 10 * at, ownerId: at ? 'g1' : null })) // oxfmt-ignore
const tests = [true, false, true].map((passed, at) => ({
  id: `t${at}`,
  ovenId: `o${at + 1}`,
  passed,
  failedOver: flag,
}))
const roles = [
  { id: 'r1', title: 'Baker', salaryMin: 100, salaryMax: 200 },
  { id: 'r2', title: 'Miller', salaryMin: 120, salaryMax: 150 },
]
const bids = [{ id: 'b1', roleId: 'r1', desiredSalary: 90, sentOn: '2026-01-02' }]
const halls = [
  { id: 'h1', name: 'North', capacity: 2 },
  { id: 'h2', name: 'South', capacity: 6 },
]
const kitchen = () =>
  converse(
    reads('kitchen', '/growers', () => growers, list({ id: text, name: text, phone: { ...text, nullable: true } })),
    reads('kitchen', '/invoices', () => invoices, list({ id: text, growerId: text, amount: { type: 'number', description: 'In euros' }, paid: flag, sentOn: day, state: { ...text, enum: ['draft', 'final'] } })),
    reads('kitchen', '/spices', () => spices, list({ id: text, name: text, kind: { ...text, enum: ['mineral', 'seed'] }, stockKg: { type: 'number' } })),
    reads('kitchen', '/ovens', () => ovens, list({ id: text, name: text, temperatureC: whole, status: PUMPS })),
    reads('kitchen', '/casks', () => casks, list({ id: text, status: CASKS, liters: whole, ownerId: { ...text, nullable: true } })),
    reads('kitchen', '/tests', () => tests, list({ id: text, ovenId: text, passed: flag })),
    reads('kitchen', '/roles', () => roles, list({ id: text, title: text, salaryMin: whole, salaryMax: whole })),
    reads('kitchen', '/bids', () => bids, list({ id: text, roleId: text, desiredSalary: whole, sentOn: day })),
    reads('kitchen', '/halls', () => halls, list({ id: text, name: text, capacity: whole })),
    {
      record: tool('kitchen', 'update_oven', 'PATCH', '/ovens/{id}', [
        { name: 'id', type: 'string', required: true, description: '', constraints: [], in: 'path', schema: text },
        { name: 'temperatureC', type: 'integer', required: false, description: '', constraints: [], in: 'body', schema: whole },
      ], {}),
      answer: () => ({}),
    },
  ) // oxfmt-ignore

describe('amounts, contraries and states', () => {
  for (const [message, said, unsaid] of [
    ['how much has Olive Mill still to pay?', '61', '131'],
    ['how much does Olive Mill still have to pay for final invoices?', '50', '61'],
    ['kg of seeds in stock', '7 kg', 'Cumin'],
    ['which ovens are in use?', 'Big Red', 'Old Tom'],
    ['how many ovens are not in use?', '2 ovens', '1 oven '],
    ['ovens needing repair', 'Old Tom', 'Blue Fin'],
    ['how many casks are empty?', '2 casks', 'without'],
    ['growers whose phone is empty', 'Nut House', 'Olive Mill'],
    ['which tests failed?', '1 test', '2 tests'],
    ['which roles pay up to 160?', 'Miller', 'Baker'],
    ['roles that pay more than 160', 'Baker', 'Miller'],
    ['roles that pay at least 110', 'Miller', 'Baker'],
    ['halls with room for 3 or more', 'South', 'North'],
    ['halls with room for 2 or fewer', 'North', 'South'],
  ] as const)
    it(message, async () => {
      const { response } = await kitchen().ask(message)
      expect(response).to.include(said).and.not.include(unsaid)
    })

  for (const [a, b, left] of [
    ['vans', 'trucks available', 'how many vans available'],
    ['vans', 'trucks rented', 'how many vans rented'],
    ['vans', 'trucks', 'how many vans'],
    ['open vans', 'trucks rented', 'how many open vans'],
    ['vans', 'trucks and left', 'how many vans'],
  ] as const)
    it(`say of both what stands behind both: ${a} or ${b}`, async () =>
      expect(await readComparison(`do we have more ${a} or more ${b}?`)).to.include({ left, right: `how many ${b}` }))

  it('take degrees in a change for those of the field', async () => {
    const { data } = await kitchen().ask('set the temperature of Big Red to 170 degrees')
    expect(data.plan!.steps).to.deep.include({
      id: 'r1',
      tool: 'kitchen_update_oven',
      args: { id: 'o1', temperatureC: 170 },
    })
  })

  it('convert a temperature by its zero, not by a factor', () => {
    const field = { words: ['target', 'c'], description: '', role: 'number' } as unknown as Field
    const said = (message: string) => {
      const literal = readMessage(message, new Date(2026, 0, 1)).literals[0]!
      return literal.kind === 'number' ? inUnitOf(field, literal.value, literal.measure) : undefined
    }
    expect(said('over 212 degrees Fahrenheit')).to.equal(100)
    expect(said('over 20 degrees')).to.equal(20)
    expect(said('over 300 kelvin')).to.equal(26.85)
  })

  for (const message of [
    'minutes of the meeting',
    'a pound of butter',
    'hours of the clinic',
    'bar of soap',
    'list of kg',
  ])
    it(`asks for no amount: ${message}`, () => expect(sayHowMuch(message)).to.equal(message))

  for (const message of ['how much has Ann paid?', 'how much time is left to pay?'])
    it(`tells of nothing owed: ${message}`, () => expect(withoutTurnsOfSpeech(message)).to.equal(message))
})
