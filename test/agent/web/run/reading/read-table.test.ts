import { expect } from 'chai'
import { asksForData } from '../../../../../src/agent/web/choose-way.ts'
import { readInstructions } from '../../../../../src/agent/web/read/read-instructions.ts'
import { tableCalled } from '../../../../../src/agent/web/run/reading/read-table.ts'

describe('rows in a format of data', () => {
  it('are asked for, never typed', () => {
    expect(asksForData(readInstructions('give me the deliveries as csv'))).to.equal(true)
    expect(asksForData(readInstructions('show the crew list as JSON'))).to.equal(true)
    expect(asksForData(readInstructions('set the delivery format to csv'))).to.equal(false)
    expect(asksForData(readInstructions('give me the depth of the harbour'))).to.equal(false)
  })

  it('are those of the one table that is called so', () => {
    const tables = [{ name: 'Deliveries' }, { name: 'Crew' }, { name: undefined }]
    expect(tableCalled('deliveries', tables)).to.equal(tables[0])
    expect(tableCalled('harvest', tables)).to.equal(undefined)
    expect(tableCalled('crew', [...tables, { name: 'Crew' }])).to.equal(undefined)
  })
})
