import { expect } from 'chai'
import { profileRows } from '../../../../src/agent/understand/entity-model/profile.ts'

const rows = [
  { id: 1, name: 'Ann', is_open: true, note: null },
  { id: 2, name: 'Bo', is_open: false, note: '' },
]

describe('what records are like', () => {
  it('tells values, keys and figures of each column', async () => {
    const { columns, rows: count } = await profileRows(rows)
    expect(count).to.equal(2)
    expect([...columns.keys()]).to.deep.equal(['id', 'name'])
    expect(columns.get('id')).to.include({ filled: 2, isUnique: true, isInteger: true, lowest: 1, hasLetters: false })
    expect([...columns.get('name')!.values]).to.deep.equal(['ann', 'bo'])
  })

  it('is looked at again only where a value is another one', async () => {
    const before = await profileRows(rows)
    expect(await profileRows(structuredClone(rows), before)).to.equal(before)
    const after = await profileRows([rows[0]!, { ...rows[1]!, name: 'Cy' }], before)
    expect([...after.columns.get('name')!.values]).to.deep.equal(['ann', 'cy'])
  })
})
