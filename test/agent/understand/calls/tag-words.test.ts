import { expect } from 'chai'
import { loadTagger } from '../../../../src/agent/understand/calls/tag-words.ts'

describe('loadTagger', () => {
  it('tags what is written without an apostrophe', async () => {
    const tag = await loadTagger()
    for (const text of ['and how many dont?', 'they wont, cant and didnt'])
      for (const { norm, lemma } of tag(text)) expect(lemma, norm).to.be.a('string').with.length.above(0)
  })
})
