import { expect } from 'chai'
import model from 'wink-eng-lite-web-model'
import packed from 'wink-eng-lite-web-model/dist/languages/cur/models/eng-core-web-model.json' with { type: 'json' }
import { unpackModel, type PackedModel } from '../../../../src/agent/understand/calls/unpack-model.ts'

describe('unpackModel', () => {
  it('unpacks the model of English as its package does, and leaves the file as it is', async () => {
    const own = await unpackModel(packed as unknown as PackedModel)
    const given = (model as unknown as { core: () => PackedModel }).core()
    expect(Object.keys(own)).to.have.members(Object.keys(given))
    expect(own.packing).to.deep.equal(given.packing)
    for (const name of ['lexicon', 'xpansions'] as const)
      expect(Buffer.from((own[name] as Uint32Array).buffer).equals(Buffer.from((given[name] as Uint32Array).buffer))).to.equal(true) // oxfmt-ignore
    for (const [name, feature] of Object.entries(given.features)) {
      const { list, hash, ...sizes } = own.features[name]!
      expect(sizes, name).to.deep.equal(Object.fromEntries(Object.entries(feature).filter(([key]) => !/^(?:list|hash)$/.test(key)))) // oxfmt-ignore
      expect(list.length, name).to.equal(feature.list.length)
      expect(list.at(-1), name).to.deep.equal(feature.list.at(-1))
      expect(Object.keys(hash ?? {}).length, name).to.equal(Object.keys(feature.hash ?? {}).length)
    }
    expect(packed.lexicon).to.be.a('string')
    expect(packed.features.lexeme).not.to.have.property('hash')
  })
})
