import { expect } from 'chai'
import { createConversation } from '../support/library/ask.ts'
import { books } from '../support/library/data.ts'

const [moon, moonReturn] = books.filter(b => b.title.startsWith('Moon'))

describe('asking which one is meant', () => {
  it('names the records that share a part of a name, and takes the one of the reply', async () => {
    for (const [reply, book] of [
      ['the second', moonReturn],
      ['the first one', moon],
      ['Return', moonReturn],
      ['number 2 please', moonReturn],
    ] as const) {
      const { ask } = createConversation()
      const open = await ask('How many pages does Moon have?')
      expect(open.data.error?.code, open.response).to.equal('AMBIGUOUS')
      expect(open.response).to.include('Moon Rabbits').and.include('Moon Rabbits Return')
      const { data, response } = await ask(reply)
      expect(data.result, response).to.equal(book!.pages)
    }
  })

  it('takes a reply that describes the one', async () => {
    const { ask } = createConversation()
    await ask('How many pages does Moon have?')
    const { response } = await ask('the one published in 2024')
    expect(response).to.include(String(moonReturn!.pages)).and.not.include(`${moon!.pages} pages`)
  })

  it('takes all of them', async () => {
    const { ask } = createConversation()
    await ask('What is the price of Moon?')
    const { data } = await ask('both of them')
    expect(data.result).to.have.length(2)
  })

  it('lists those of a plural noun without asking', async () => {
    const { ask } = createConversation()
    const { data } = await ask('list the books called Moon')
    expect(data.result).to.have.length(2)
  })

  it('is forgotten when the next message asks for something else', async () => {
    const { ask } = createConversation()
    await ask('What is the price of Moon?')
    expect((await ask('how many members are there?')).data.result).to.equal(10)
    expect((await ask('the second')).data.result).to.not.equal(moonReturn!.price)
  })
})
