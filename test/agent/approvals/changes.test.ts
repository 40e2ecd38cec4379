import { expect } from 'chai'
import type { Change } from '../../../src/contract/chat.ts'
import { startLibraryAgent } from '../support/start-library-agent.ts'

type Library = Awaited<ReturnType<typeof startLibraryAgent>>

describe('what an approval will change', () => {
  let agent: Library['agent']
  let library: Library['library']
  beforeEach(async () => {
    ;({ agent, library } = await startLibraryAgent())
  })
  afterEach(() => agent.close())

  const ask = async (message: string, session?: string) => {
    const { data, metadata, response } = await agent.chat(message, session === undefined ? {} : { session_id: session })
    return { data, response, session: metadata.session_id, approval: data.approval! }
  }
  const approve = (id: string, more: object = {}) => agent.chat('Approve', { approval: { id, decision: 'approve', ...more } }) // oxfmt-ignore
  const book = (id: number) => library.data.books.find(one => one.id === id)!

  it('is only the fields that change, before and after, as the arguments are called', async () => {
    const before = book(3).price
    const { approval } = await ask('change the price of book 3 to 25')
    expect(approval).to.deep.include({ kind: 'change', changes_total: 1, can_allow: true })
    expect(approval.changes).to.deep.equal([{ field: 'price', label: 'price', before, after: 25 }])
  })

  it('calls records by their names where values are keys', async () => {
    const { approval } = await ask('change the author of book 3 to Ada Moreno')
    const [change] = approval.changes!
    expect(change).to.deep.include({ field: 'author_id', before: book(3).author_id, after: 1 })
    expect(change!.after_label).to.equal('Ada Moreno')
    expect(change!.before_label).to.be.a('string').and.not.equal('Ada Moreno')
  })

  it('is a group for each of several records, and says how many there are', async () => {
    const { approval } = await ask('set the price of all novels to 10')
    const { changes, changes_total, can_allow } = approval
    const novels = library.data.books.filter(one => one.genre === 'novel')
    expect(changes!.map(({ record }) => record)).to.deep.equal(novels.map(({ title }) => title))
    expect(changes!.map(({ before, after }) => [before, after])).to.deep.equal(novels.map(({ price }) => [price, 10]))
    expect(changes_total).to.equal(novels.length)
    expect(can_allow).to.equal(false)
  })

  it('is the telling values of what goes, and those of what is made', async () => {
    const gone = await ask('delete book 5')
    expect(gone.approval).to.deep.include({ kind: 'delete', can_allow: false })
    expect(gone.approval.changes!.slice(0, 2)).to.deep.equal([
      { field: 'id', label: 'id', before: 5 },
      { field: 'title', label: 'title', before: book(5).title },
    ])
    expect(gone.approval.changes!.every(change => !('after' in change))).to.equal(true)
    const made = await ask('create a book titled "New Worlds" by author 1, price 12')
    expect(made.approval.kind).to.equal('create')
    const values = Object.fromEntries(made.approval.changes!.map(({ field, after }: Change) => [field, after]))
    expect(values).to.deep.equal({ title: 'New Worlds', author_id: 1, price: 12 })
    expect(made.approval.changes!.every(change => !('before' in change))).to.equal(true)
  })

  it('is still told after a restart', async () => {
    const { session, approval } = await ask('change the price of book 3 to 25')
    await agent.restart()
    expect((await agent.send(`/sessions/${session}`)).body.approval).to.deep.equal(approval)
  })

  it('is looked at again before the call: a record that is another by then is not overwritten unseen', async () => {
    const { approval, session } = await ask('change the price of book 3 to 25')
    book(3).price = 99
    const again = await approve(approval.id)
    expect(library.writes()).to.deep.equal([])
    expect(again.response).to.match(/has changed since this was shown: price is \$99 now, not \$\d+/)
    expect(again.data.approval!.changes).to.deep.equal([{ field: 'price', label: 'price', before: 99, after: 25 }])
    expect(again.data.approval!.id).to.not.equal(approval.id)
    await agent.chat('yes', { session_id: session })
    expect(book(3).price).to.equal(25)
    const undo = await ask('undo that', session)
    expect(undo.approval.changes).to.deep.equal([{ field: 'price', label: 'price', before: 25, after: 99 }])
  })

  it('is looked at without being a step of the answer', async () => {
    const { approval } = await ask('change the price of book 3 to 25')
    const { data, metadata } = await approve(approval.id)
    expect(library.calls.slice(-2).map(({ tool }) => tool)).to.deep.equal(['library_get_book', 'library_update_book'])
    expect(data.steps!.map(({ tool }) => tool)).to.deep.equal(['library_update_book'])
    expect(metadata.tools_used).to.deep.equal(['library_update_book'])
  })

  it('does not mind what changed beside it', async () => {
    const { approval } = await ask('change the price of book 3 to 25')
    book(3).pages = 1
    await approve(approval.id)
    expect(book(3)).to.include({ price: 25, pages: 1 })
  })

  it('is looked at again for each of several records and for a deletion', async () => {
    const several = await ask('set the price of all novels to 10')
    const novel = library.data.books.find(one => one.genre === 'novel')!
    novel.price = 77
    expect((await approve(several.approval.id)).response).to.contain('has changed since this was shown')
    const gone = await ask('delete book 5')
    book(5).title = 'Another book'
    const again = await approve(gone.approval.id)
    expect(again.response).to.contain('title is Another book now')
    expect(library.writes()).to.deep.equal([])
  })

  it('is not made where the record is gone, nor again where it is so by now', async () => {
    const gone = await ask('change the price of book 3 to 25')
    library.data.books.splice(library.data.books.indexOf(book(3)), 1)
    const none = await approve(gone.approval.id)
    expect(none.data.error?.code).to.equal('NOT_FOUND')
    expect(none.response).to.contain('no longer there')
    const same = await ask('change the price of book 4 to 26')
    book(4).price = 26
    const done = await approve(same.approval.id)
    expect(done.response).to.contain('what you wanted already')
    expect(done.data.approval).to.equal(undefined)
    expect(library.writes()).to.deep.equal([])
  })

  it('is asked for anew where the new value rests on the old one', async () => {
    const { approval } = await ask('raise the price of book 2 by 10%')
    book(2).price = 50
    const { response, data } = await approve(approval.id)
    expect(response).to.contain('rests on the old one')
    expect(data.approval).to.equal(undefined)
    expect(library.writes()).to.deep.equal([])
  })

  it('is no other record, whatever key is written into the arguments', async () => {
    const { approval } = await ask('change the price of book 3 to 25')
    const { response } = await approve(approval.id, { args: { book_id: 4, price: 25 } })
    expect(response).to.contain('another record than the one that was shown')
    expect(library.writes()).to.deep.equal([])
  })

  it('takes edited values', async () => {
    const { approval } = await ask('change the price of book 3 to 25')
    await approve(approval.id, { args: { book_id: 3, price: 26, pages: 7 } })
    expect(book(3)).to.include({ price: 26, pages: 7 })
  })
})
