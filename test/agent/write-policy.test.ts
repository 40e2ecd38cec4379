import { expect } from 'chai'
import { createConversation } from '../support/library/ask.ts'
import { tool } from '../support/library/catalogue.ts'
import { authors, books } from '../support/library/data.ts'
import { createLibraryRegistry, failure } from '../support/library/registry.ts'

const REQUESTS = {
  create: ['create a book titled "New Worlds" by author 1, price 12', 'library_create_book'],
  update: ['set the price of book 4 to 12', 'library_update_book'],
  delete: ['delete book 4', 'library_delete_book'],
} as const

describe('changes asked for in chat', () => {
  const waits = {
    writes: { create: true, update: true, delete: true },
    destructive: { create: false, update: false, delete: true },
    never: { create: false, update: false, delete: false },
  } as const
  for (const [approvals, byAction] of Object.entries(waits)) {
    for (const [action, isWaiting] of Object.entries(byAction)) {
      it(`${isWaiting ? 'wait for a yes' : 'are made at once'}: ${action} with approvals = "${approvals}"`, async () => {
        const [message, tool] = REQUESTS[action as keyof typeof REQUESTS]
        const { ask, library } = createConversation(undefined, { approvals: approvals as 'writes' })
        const { pending, data } = await ask(message)
        const called = library.calls.map(call => call.tool).includes(tool)
        if (isWaiting) expect(pending?.tool, data.error?.message).to.equal(tool)
        else expect(pending).to.equal(undefined)
        expect(called).to.equal(!isWaiting)
      })
    }
  }

  it('wait for a yes whatever the setting, when the message asks to be asked', async () => {
    const { ask, library } = createConversation(undefined, { approvals: 'never' })
    const { pending } = await ask('delete book 4, but check with me first')
    expect(pending?.tool).to.equal('library_delete_book')
    expect(library.calls.map(call => call.tool)).not.to.include('library_delete_book')
  })

  it('may have been made when the service did not answer, and say so', async () => {
    const library = createLibraryRegistry({ library_delete_book: () => failure(504, 'No answer in 30 s.') })
    const { response, data } = await createConversation(library, { approvals: 'never' }).ask('delete book 4')
    expect(data.error?.code).to.equal('TOOL_FAILED')
    expect(response).to.match(/may or may not have been done/)
  })

  it('were not made when the registry leaves the service alone, and say so', async () => {
    const paused = { ...failure(503, "The service 'library' is left alone."), notSent: true }
    const library = createLibraryRegistry({ library_delete_book: () => paused })
    const { response } = await createConversation(library, { approvals: 'never' }).ask('delete book 4')
    expect(response).to.match(/^It was not done: The service 'library' is left alone/)
  })

  for (const [title, key, expected] of [
    ['ask for the key that the path names, whatever it is called', 'label', { label: 'Maps' }],
    ['are not proposed when no record tells what the service asks for', 'seal', undefined],
  ] as const)
    it(title, async () => {
      const text = { type: 'string' }
      const at = {
        name: key,
        type: 'string',
        required: true,
        description: '',
        constraints: [],
        in: 'path',
        schema: text,
      }
      const rows = { type: 'array', items: { type: 'object', properties: { label: text, name: text } } }
      const library = createLibraryRegistry({ archive_list_crates: () => [{ label: 'Maps', name: 'Atlas' }] })
      library.setCatalogue('2', {
        archive: {
          archive_list_crates: tool('archive', 'list_crates', 'GET', '/crates', [], rows),
          archive_delete_crate: tool('archive', 'delete_crate', 'DELETE', `/crates/{${key}}`, [at], {}),
        },
      })
      const { pending, response } = await createConversation(library).ask('delete the crate Atlas')
      expect(pending?.args, response).to.deep.equal(expected)
      if (!expected) expect(response).to.match(/asks for seal, which the records do not have\. Nothing was changed/)
    })

  it('tell the call that was made when its arguments were edited', async () => {
    const { ask, engine, turn } = createConversation()
    const { pending } = await ask('set the price of book 4 to 12')
    const edited = { ...pending!, args: { ...pending!.args, price: 15 } }
    const { response } = await engine.execute(edited, turn('yes'))
    expect(response).to.include('15').and.not.to.include('12')
  })
})

describe('questions that a reader could misread', () => {
  const ask = (message: string) => createConversation().ask(message)

  it('keeps a request that begins with thanks', async () => {
    const { data } = await ask('thanks, how many books are there?')
    expect(data.result).to.be.a('number')
  })

  it('does not turn "all but the top 3" into the top 3', async () => {
    const { data } = await ask('all but the top 3 books by price')
    expect(data.error?.code).to.equal('NOT_AVAILABLE')
  })

  it('gives the second place, not the first', async () => {
    const first = await ask('what is the highest price of a book?')
    const second = await ask('what is the second highest price of a book?')
    const prices = books.map(book => book.price).sort((a, b) => b - a)
    expect([first.data.result, second.data.result]).to.deep.equal([prices[0], prices[1]])
  })

  it('gives a share for each group, and no single figure', async () => {
    const { data } = await ask('what percentage of books are novels per author?')
    const shares = authors.map(({ id, first_name, last_name }) => {
      const own = books.filter(book => book.author_id === id)
      const percent = (100 * own.filter(book => book.genre === 'novel').length) / own.length
      return { name: `${first_name} ${last_name}`, percent }
    })
    expect(data.result).to.have.deep.members(shares)
    expect(data.chart?.kind).to.equal('bar')
  })

  it('counts a record once in each group of records that belong to it', async () => {
    const { data } = await ask('how many books by loan status?')
    expect(data.sql).to.match(/COUNT\(DISTINCT/)
  })
})
