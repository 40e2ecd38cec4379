import { expect } from 'chai'
import { slotsOf } from '../../../../src/agent/understand/calls/describe-slots.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { catalogueOf, toolRecord } from '../../support/tool-record.ts'

/** The values that the description of a text lists. */
function choicesOf(description: string): unknown[] {
  const record = toolRecord('tool', 'A tool.', { thing: { type: 'string', description } })
  return slotsOf(buildModel(catalogueOf([record])).tools.get(record.api_name)!)[0]!.choices
}

describe('the values that a description lists', () => {
  for (const [description, choices] of [
    ['Kind of wood, e.g. oak, beech, sugar maple.', ['oak', 'beech', 'sugar maple']],
    ['The finish (matt or glossy).', ['matt', 'glossy']],
    ['A town, e.g. Boston, MA', []],
    ['Whether to sand it (optional or required).', []],
  ] as const)
    it(`are ${choices.join(', ') || 'none'} in “${description}”`, () =>
      expect(choicesOf(description)).to.deep.equal(choices))
})
