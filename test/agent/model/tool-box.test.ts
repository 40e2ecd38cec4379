import { expect } from 'chai'
import { createToolBox } from '../../../src/agent/model/tools/tool-box.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import { toolRecord } from '../support/tool-record.ts'

describe('the tools of an answer', () => {
  const record = (name: string, alias: string) => ({ ...toolRecord(name, 'Something.', {}), alias })

  it('are told apart when one is called what another is by its full name', () => {
    const box = createToolBox(buildModel({}))
    const [close] = box.offer([record('close', 'shut')])
    const [other] = box.offer([record('run', 'kit_close')])
    expect(other!.alias).to.not.equal('kit_close')
    expect(box.find('kit_close')).to.equal(close)
    expect(box.find(other!.alias)).to.equal(other)
  })

  it('go by the names that the prompt tells before any other', () => {
    const box = createToolBox(buildModel({}))
    const [other] = box.offer([record('run', 'kit_close')])
    box.offer([record('close', 'shut')])
    expect(box.find('kit_close')).to.equal(other)
    expect(box.find('shut')!.name).to.equal('kit_close')
  })
})
