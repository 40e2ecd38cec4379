import { expect } from 'chai'
import { describeUnfollowed } from '../../src/registry/sources/openapi/join-documents.ts'

describe('references that are not followed', () => {
  it('are told once for each reason, with a few of them [X7]', () => {
    const refused = new Map([
      ...['a', 'b', 'c', 'd', 'e'].map(name => [`${name}.yaml`, 'not asked for'] as const),
      ['https://user:pass@elsewhere.example/x.json', 'another origin'] as const,
    ])
    const told = describeUnfollowed(refused)
    expect(told[0]).to.equal("references 'a.yaml', 'b.yaml', 'c.yaml' and 2 more: not asked for")
    expect(told[1]).to.match(/^reference 'https:.*elsewhere\.example\/x\.json': another origin$/)
    expect(told[1]).to.not.contain('pass')
    expect(describeUnfollowed(new Map())).to.deep.equal([])
  })
})
