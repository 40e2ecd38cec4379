import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { buildDictionary } from '../../../../src/agent/understand/dictionary/build-dictionary.ts'
import { nounOfSchema, nounsOf } from '../../../../src/agent/understand/entity-model/schema-nouns.ts'
import { stem } from '../../../../src/agent/understand/language/words.ts'
import { readWriteOperations } from '../../../../src/agent/understand/writes/operations.ts'
import { tool } from '../../../support/library/catalogue.ts'

describe('the noun of a schema', () => {
  for (const [name, noun] of [
    ['Parcel', 'parcel'],
    ['ParcelDto', 'parcel'],
    ['depot.v1.ParcelResponse', 'parcel'],
    ['Depot.Api.Models.LeaveRequestListItem', 'leave request'],
    ['GetLoanResponse', 'loan'],
    ['ListItem', undefined],
    ['Record', undefined],
    ['v2', undefined],
  ] as const)
    it(`${name} is ${noun ?? 'nothing'}`, () => expect(nounOfSchema(name)?.join(' ')).to.equal(noun))
})

describe('records whose schema has another name than their path', () => {
  const text = { type: 'string' }
  const list = (title: string, ...names: string[]) => ({
    type: 'array',
    items: { title, type: 'object', properties: Object.fromEntries(['id', ...names].map(name => [name, text])) },
  })
  const model = buildModel({
    depot: Object.fromEntries(
      [
        tool('depot', 'pclList', 'GET', '/rest/pcl', [], list('Parcel', 'label', 'recipientId')),
        tool('depot', 'pclReturn', 'POST', '/rest/pcl/{id}/return', [], {}),
        tool('depot', 'pclIn', 'POST', '/rest/pcl/{id}/checkin', [], {}),
        tool('depot', 'receivers', 'GET', '/receivers', [], list('RecipientDto', 'name')),
        tool('depot', 'boxes', 'GET', '/boxes', [], list('Thing', 'size')),
        tool('depot', 'crates', 'GET', '/crates', [], list('Thing', 'size')),
      ].map(record => [record.api_name, record]),
    ),
  })
  const app = model.apps[0]!
  const entity = (noun: string) => app.entities.find(e => nounsOf(e).some(words => words.join(' ') === noun))

  it('go by it where the path has a short form that is no word', () => {
    expect(entity('parcel')?.noun).to.equal('parcel')
    expect(entity('pcl')).to.equal(undefined)
  })

  it('go by both where the path has a word', () => {
    expect(entity('recipient')?.noun).to.equal('receiver')
    expect(buildDictionary(app).entities.get(stem('recipient'))?.[0]?.entity.noun).to.equal('receiver')
  })

  it('are pointed to by either name', () => {
    expect(entity('parcel')?.fields.find(f => f.column === 'recipientId')?.target).to.equal(entity('receiver')?.key)
  })

  it('keep the operations of their paths', () => {
    const steps = readWriteOperations(app)
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value.map(o => [o.entity.noun, o.verb.join(' ')])).to.deep.equal([
      ['parcel', 'return'],
      ['parcel', 'check in'],
    ])
  })

  it('take no name that two kinds share', () => expect(nounsOf(entity('box')!)).to.have.length(1))
})

describe('parts of a long name', () => {
  const list = (...names: string[]) => ({
    type: 'array',
    items: { type: 'object', properties: Object.fromEntries(names.map(name => [name, { type: 'string' }])) },
  })
  const [app] = buildModel({
    plant: Object.fromEntries(
      [
        tool('plant', 'units', 'GET', '/turbine-units', [], list('turbine_id', 'model', 'state')),
        tool('plant', 'unit', 'GET', '/turbine-units/{turbine_id}', [], {}),
        tool('plant', 'orders', 'GET', '/maintenance-work-orders', [], list('id', 'turbine_id', 'priority')),
        tool('plant', 'events', 'GET', '/grid-curtailment-events', [], list('id', 'started_at')),
        tool('plant', 'notes', 'GET', '/note-items', [], list('id', 'text')),
        tool('plant', 'books', 'GET', '/books', [], list('id', 'title', 'note')),
      ].map(record => [record.api_name, record]),
    ),
  }).apps
  const { entities } = buildDictionary(app!)

  for (const [words, noun] of [
    ['turbine', 'turbine unit'],
    ['work order', 'maintenance work order'],
    ['curtailment', 'grid curtailment event'],
    ['curtailment event', 'grid curtailment event'],
    // Books have a note of their own, and a priority says nothing of orders.
    ['note', undefined],
    ['maintenance', undefined],
  ] as const)
    it(`${words} stands for ${noun ?? 'nothing'}`, () =>
      expect(entities.get(words.split(' ').map(stem).join(' '))?.[0]?.entity.noun).to.equal(noun))
})
