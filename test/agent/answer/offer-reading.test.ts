import { expect } from 'chai'
import { offerReading } from '../../../src/agent/answer/offer-reading.ts'
import { readMemory, type Memory } from '../../../src/agent/answer/outcome.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import { createConversation } from '../../support/library/ask.ts'
import { libraryCatalogue } from '../../support/library/catalogue.ts'
import { books } from '../../support/library/data.ts'

const novels = books.filter(book => book.genre === 'novel').length

/** The reading that a message leaves in a conversation. */
async function readingOf(message: string): Promise<NonNullable<Memory['query']>> {
  const { ask } = createConversation()
  return readMemory((await ask(message)).memory).query!
}

describe('a reading that is too unsure to be answered', () => {
  for (const [message, words] of [
    ['how many novels?', 'the number of books with genre novel'],
    ['average price of novels', 'the average price of books with genre novel'],
    ['books in German', 'books with language German'],
  ] as const)
    it(`is offered: “${words}”`, async () => {
      const outcome = offerReading(await readingOf(message), buildModel(libraryCatalogue()), {}, 0.2, [])
      expect(outcome.response).to.include(`Do you mean ${words}?`)
      expect(outcome.data).to.deep.include({ result: null })
      expect(outcome.data.error?.code).to.equal('AMBIGUOUS')
      expect(outcome.confidence).to.equal(0.2)
    })

  it('is answered after a yes', async () => {
    const offer = await readingOf('how many novels?')
    const { engine, turn } = createConversation()
    const { data } = await engine.answer({
      ...turn('yes, please'),
      memory: JSON.parse(JSON.stringify({ offer })) as never,
    })
    expect(data.result).to.equal(novels)
  })

  it('is forgotten with any other message', async () => {
    const offer = await readingOf('how many novels?')
    const { engine, turn } = createConversation()
    const memory = JSON.parse(JSON.stringify({ offer })) as never
    const other = await engine.answer({ ...turn('how many comics?'), memory })
    expect(readMemory(other.memory).offer).to.equal(undefined)
    expect(other.data.result).to.equal(books.filter(book => book.genre === 'comic').length)
  })
})
