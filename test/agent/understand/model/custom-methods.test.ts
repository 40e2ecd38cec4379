import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { buildWriteIndex } from '../../../../src/agent/understand/writes/write-index.ts'
import { tool } from '../../../support/library/catalogue.ts'

describe('methods behind a key', () => {
  for (const path of ['/rentals/{rentalId}:extend', '/rentals/{rentalId}/extend'])
    it(`are actions on the record: ${path}`, () => {
      const rentals = {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, rentalNumber: { type: 'string' } } },
      }
      const parameters = [
        { name: 'rentalId', type: 'string', required: true, description: '', constraints: [], in: 'path' },
      ]
      const app = buildModel({
        hire: {
          hire_list: tool('hire', 'list', 'GET', '/rentals', [], rentals),
          hire_extend: tool('hire', 'extend', 'POST', path, parameters, undefined),
        },
      }).apps[0]!
      const [operation] = buildWriteIndex(app).operations
      expect(operation).to.include({ kind: 'action', idParameter: 'rentalId' })
      expect(operation!.verb).to.deep.equal(['extend'])
      expect(operation!.entity.noun).to.equal('rental')
    })
})
