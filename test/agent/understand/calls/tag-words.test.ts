import { expect } from 'chai'
import { loadTagger } from '../../../../src/agent/understand/calls/tag-words.ts'

describe('loadTagger', () => {
  it('tags what is written without an apostrophe', async () => {
    const tag = await loadTagger()
    for (const text of ['and how many dont?', 'they wont, cant and didnt'])
      for (const { norm, lemma } of tag(text)) expect(lemma, norm).to.be.a('string').with.length.above(0)
  })

  it('tags a noun behind an article that the model takes for a verb', async () => {
    const tag = await loadTagger()
    const posOf = (text: string, word: string) => tag(text).find(({ norm }) => norm === word)!.pos
    expect(posOf('Keep the south bay at 20 degrees', 'bay')).to.equal('NOUN')
    expect(posOf('I want to keep it', 'keep')).to.equal('VERB')
  })
})
