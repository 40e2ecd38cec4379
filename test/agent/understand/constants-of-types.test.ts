import { expect } from 'chai'
import { formatValue } from '../../../src/agent/answer/format.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import { isUnspecified, ownName, typePrefix } from '../../../src/agent/understand/entity-model/constant-names.ts'
import { readChoice } from '../../../src/agent/understand/entity-model/default-filters.ts'
import { readFields } from '../../../src/agent/understand/entity-model/entity-fields.ts'
import { readParameters } from '../../../src/agent/understand/entity-model/read-parameters.ts'
import { hopsOf } from '../../../src/agent/understand/entity-model/relations.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, type Served, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const STATES = ['UNSPECIFIED', 'IN_SERVICE', 'ON_HOLD', 'WITHDRAWN'].map(name => `TRAM_STATE_${name}`)
const GRADES = ['GRADE_FLAT', 'GRADE_STEEP']
const state = { type: 'string', enum: STATES, default: STATES[0] }
const trams = [
  { id: '7', fleetNumber: 'T7', state: 'TRAM_STATE_IN_SERVICE', depotId: '1' },
  { id: '8', fleetNumber: 'T8', state: 'TRAM_STATE_ON_HOLD', depotId: '2' },
  { id: '9', fleetNumber: 'T9', state: 'TRAM_STATE_WITHDRAWN', depotId: '2' },
]
const depots = [
  { id: '1', name: 'North Yard', grade: 'GRADE_FLAT', phone: '11' },
  { id: '2', name: 'Quay', grade: 'GRADE_STEEP', phone: '22' },
]
const at = (place: string, name: string, schema: { type: string }, required = place === 'path') => ({
  name, type: schema.type, required, description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore

const tramFields = { id: text, fleetNumber: text, state, depotId: text }
const listed = reads('tram', '/trams', () => trams, list(tramFields))
listed.record.parameters = [at('query', 'state', state)]
const park: Served = {
  record: tool('tram', 'TramService_ParkTram', 'POST', '/trams/{id}:park', [at('path', 'id', text), at('body', 'body', { type: 'object' }, true)], {}), // oxfmt-ignore
  answer: () => trams[0],
}
const patch: Served = {
  record: tool('tram', 'patch_tram', 'PATCH', '/trams/{id}', [at('path', 'id', text), at('body', 'state', state)], {}),
  answer: () => trams[0],
}
const put: Served = {
  record: tool('tram', 'put_depot', 'PUT', '/depots/{id}', [at('path', 'id', text), at('body', 'name', text), at('body', 'phone', text)], {}), // oxfmt-ignore
  answer: () => depots[0],
}
put.record.input_schema = { ...put.record.input_schema, dependentRequired: { phone: ['name'] } }
/** Nothing lists these: what tests have run is known by key alone. */
const checks: Served = reads('tram', '/checks', () => [], list({ id: text, tramId: text }))
checks.record.parameters = [at('query', 'inspector', text, true)]
const works = () =>
  converse(
    listed,
    park,
    patch,
    put,
    checks,
    reads('tram', '/depots', () => depots, list({ id: text, name: text, grade: { type: 'string', enum: GRADES }, phone: text })), // oxfmt-ignore
  )

describe('the constants of a type', () => {
  it('begin with its name where its first one says nothing, or where the field is called so', () => {
    expect(typePrefix(STATES, ['state'])).to.equal('TRAM_STATE_')
    expect(typePrefix(STATES, ['phase'])).to.equal('TRAM_STATE_')
    expect(typePrefix(GRADES, ['grade'])).to.equal('GRADE_')
    expect(typePrefix(['CAUSE_FALL', 'CAUSE_FALLING_ROCK'], ['cause'])).to.equal('CAUSE_')
    expect(typePrefix(['NORTH_EAST', 'NORTH_WEST'], ['wind'])).to.equal(undefined)
    expect(typePrefix(['IN_TRANSIT', 'DELIVERED'], ['status'])).to.equal(undefined)
    expect(typePrefix(['ORDER_STATUS'], ['status'])).to.equal(undefined)
  })

  it('are told without it, and the one that says nothing is none of them', () => {
    const [field] = readFields({ type: 'object', properties: { state } })
    expect(field!.choices).to.deep.equal(STATES.slice(1))
    expect(formatValue('TRAM_STATE_ON_HOLD', field)).to.equal('ON_HOLD')
    expect(ownName('NORTH_EAST', {})).to.equal('NORTH_EAST')
    expect(isUnspecified('TRAM_STATE_UNSPECIFIED')).to.equal(true)
    expect(isUnspecified('TRAM_STATE_WITHDRAWN')).to.equal(false)
  })

  it('as the default of a filter leave the list whole', () => {
    const severity = { type: 'string', enum: ['LEVEL_UNSPECIFIED', 'LEVEL_LOW'], default: 'LEVEL_UNSPECIFIED' }
    const { record } = listed
    const two = { ...record, parameters: [at('query', 'state', state), at('query', 'severity', severity)] }
    expect(readChoice(readParameters(two))).to.deep.equal({ requires: [], isWhole: true })
    const active = { type: 'string', enum: ['LEVEL_LOW', 'LEVEL_HIGH'], default: 'LEVEL_LOW' }
    const chosen = { ...record, parameters: [at('query', 'state', active), at('query', 'severity', active)] }
    expect(readChoice(readParameters(chosen)).isWhole).to.equal(false)
  })

  for (const [message, said] of [
    ['trams on hold', 'T8'],
    ['which trams are withdrawn?', 'T9'],
    ['trams in service or on hold', '2 trams'],
    ['steep depots', 'Quay'],
    ['trams by state', 'ON_HOLD 1'],
    ['trams of flat depots', 'T7'],
  ] as const)
    it(`are said by what is their own: ${message}`, async () => {
      expect((await works().ask(message)).response).to.include(said)
    })

  it('are set by what is their own', async () => {
    const { pending, response } = await works().ask('set the state of tram T7 to on hold')
    expect(pending?.args, response).to.deep.equal({ id: '7', state: 'TRAM_STATE_ON_HOLD' })
  })
})

describe('calls whose description asks for more than anybody says', () => {
  it('get the empty body that they have to have', async () => {
    const { pending, response } = await works().ask('park tram T8')
    expect(pending?.args, response).to.deep.equal({ id: '8', body: {} })
  })

  it('get the rest of a record where a body that may be left out has required fields', async () => {
    const { pending, response } = await works().ask('change the phone of Quay to 555 0133')
    expect(pending?.args, response).to.deep.equal({ id: '2', name: 'Quay', phone: '555 0133' })
  })
})

describe('records that nothing lists', () => {
  it('are no way from one record to another', () => {
    const records = [listed, checks].map(({ record }) => [record.api_name, record])
    const app = buildModel({ tram: Object.fromEntries(records) }).apps[0]!
    const [tram, check] = ['tram', 'check'].map(noun => app.entities.find(one => one.noun === noun)!)
    expect(check!.fields.find(({ column }) => column === 'tramId')?.target).to.equal(tram!.key)
    expect(hopsOf(tram!, app)).to.deep.equal([])
    expect(hopsOf(check!, app).map(({ to }) => to)).to.deep.equal([tram])
  })
})
