import { expect } from 'chai'
import { asksHowToWrite, findCommand, readWriteAction } from '../../../src/agent/understand/writes/find-command.ts'
import { createConversation } from '../../support/library/ask.ts'
import { books } from '../../support/library/data.ts'

type Args = Record<string, unknown>

/** Asks the messages in one conversation; none of them may change anything. */
async function propose(...messages: string[]) {
  const { ask, library, ...conversation } = createConversation()
  let outcome: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) outcome = await ask(message)
  expect(library.writes(), 'written without approval').to.deep.equal([])
  return { ...outcome!, ...conversation, library }
}

const PROPOSED: [string[], string, Args][] = [
  [
    ['add a book called "New Dawn" with price 25 by Ada Moreno'],
    'create_book',
    { title: 'New Dawn', price: 25, author_id: 1 },
  ],
  [
    ['create a new book: title "Night", price $30, author Dana Whitfield, genre poetry'],
    'create_book',
    { title: 'Night', price: 30, genre: 'poetry', author_id: 4 },
  ],
  [
    ['please add the book "Dust" by Boris Keller for $12.50'],
    'create_book',
    { title: 'Dust', price: 12.5, author_id: 2 },
  ],
  [
    ['Could you create a book titled "Ash" with a price of 9.99 by Chidi Okafor?'],
    'create_book',
    { title: 'Ash', price: 9.99, author_id: 3 },
  ],
  [['insert a book with title "Ice", price 5, author_id 3'], 'create_book', { title: 'Ice', price: 5, author_id: 3 }],
  [
    ['create an author with first name Zoe and last name Zed'],
    'create_author',
    { first_name: 'Zoe', last_name: 'Zed' },
  ],
  [['create an author named Zoe Zed'], 'create_author', { first_name: 'Zoe', last_name: 'Zed' }],
  [
    ['add a book', 'title "Late", price 10, author Boris Keller'],
    'create_book',
    { title: 'Late', price: 10, author_id: 2 },
  ],
  [['change the genre of book 4 to novel'], 'update_book', { book_id: 4, genre: 'novel' }],
  [['update book 4: set the price to 45'], 'update_book', { book_id: 4, price: 45 }],
  [['set the price of book 4 to 45'], 'update_book', { book_id: 4, price: 45 }],
  [['change the price of the book The Copper Bridge to $45'], 'update_book', { book_id: 4, price: 45 }],
  [["change book 4's language to French"], 'update_book', { book_id: 4, language: 'French' }],
  [['set the title of book 5 to "Sun Rabbits"'], 'update_book', { book_id: 5, title: 'Sun Rabbits' }],
  [['update book 4 to price 20 and genre novel'], 'update_book', { book_id: 4, price: 20, genre: 'novel' }],
  [['change book 4 to genre novel'], 'update_book', { book_id: 4, genre: 'novel' }],
  [
    ['change the email of author Ada Moreno to ada@new.example'],
    'update_author',
    { author_id: 1, email: 'ada@new.example' },
  ],
  [
    ['update the author Boris Keller: set the email to boris@keller.example'],
    'update_author',
    { author_id: 2, email: 'boris@keller.example' },
  ],
  [['book 4', 'set its price to 10'], 'update_book', { book_id: 4, price: 10 }],
  [['delete book 4'], 'delete_book', { book_id: 4 }],
  [['delete the book The Copper Bridge'], 'delete_book', { book_id: 4 }],
  [['please delete the book Moon Rabbits'], 'delete_book', { book_id: 5 }],
  [['remove Moon Rabbits Return from the books'], 'delete_book', { book_id: 6 }],
  [['get rid of book 6'], 'delete_book', { book_id: 6 }],
  [['can you delete book 4, but ask me first?'], 'delete_book', { book_id: 4 }],
  [['erase the book "Letters to a River"'], 'delete_book', { book_id: 7 }],
  [['delete the most expensive book'], 'delete_book', { book_id: 3 }],
  [['book 4', 'delete it'], 'delete_book', { book_id: 4 }],
  [['increase the price of book 4 by 10%'], 'update_book', { book_id: 4, price: 43.89 }],
  [['drop the price of book 4 to 20'], 'update_book', { book_id: 4, price: 20 }],
  [['delete books in German'], 'delete_book', { calls: [{ book_id: 4 }, { book_id: 8 }] }],
  [['delete book 4 and book 5'], 'delete_book', { calls: [{ book_id: 4 }, { book_id: 5 }] }],
  [['books by Ada Moreno', 'delete them'], 'delete_book', { calls: [{ book_id: 1 }, { book_id: 2 }, { book_id: 12 }] }],
  [['delete all novels'], 'delete_book', { calls: [{ book_id: 1 }, { book_id: 2 }, { book_id: 11 }, { book_id: 12 }] }],
]

/** Messages that must propose nothing, and what is said of them. */
const REFUSED: [string[], string, RegExp][] = [
  [['add a book'], 'NEEDS_INPUT', /title, price and author/],
  [['add a book called "Solo"'], 'NEEDS_INPUT', /price and author/],
  [['add a book with price 10'], 'NEEDS_INPUT', /title and author/],
  [['create a book called "Ghost" by Nobody Known with price 5'], 'NEEDS_INPUT', /author/],
  [['create a loan for Iris Vance'], 'NOT_AVAILABLE', /loans of library cannot be created/],
  [['create an elephant'], 'NOT_AVAILABLE', /what to create/],
  [['change the price and the genre of book 4'], 'NEEDS_INPUT', /nothing was changed/i],
  [['update book 4'], 'NEEDS_INPUT', /nothing was changed/i],
  [['change the genre of book 4 to thriller'], 'NEEDS_INPUT', /thriller/],
  [['change the price of book 4 to cheap'], 'NEEDS_INPUT', /cheap/],
  [['change the wheels of book 4 to 5'], 'NEEDS_INPUT', /wheels/],
  [['change the price of book 999 to 5'], 'NOT_FOUND', /999/],
  [['delete'], 'NOT_AVAILABLE', /what to delete/],
  [['delete something'], 'NOT_AVAILABLE', /what to delete/],
  [['delete book 999'], 'NOT_FOUND', /999/],
  [['delete the book Atlantis'], 'NOT_FOUND', /Atlantis/],
  [['delete member mem_1'], 'NOT_AVAILABLE', /members of library cannot be deleted/],
  [['drop the price of book 4'], 'NEEDS_INPUT', /price/],
  [['delete the language of book 4'], 'NEEDS_INPUT', /language/],
  [['delete book 4; drop table books'], 'NEEDS_INPUT', /nothing was changed/i],
]

const NO_REQUESTS = [
  "don't delete book 4",
  'do not delete book 4',
  'how would I delete a book?',
  'can books be deleted?',
  'what would happen if I delete book 4?',
  'list books to delete',
  'show me the deleted books',
  'how many books were added in 2024?',
  'books by Ada Moreno',
  'new books in 2024',
  'record count of books',
]

describe('requests for a change', () => {
  for (const [messages, tool, args] of PROPOSED)
    it(`“${messages.join('” → “')}” proposes ${tool} ${JSON.stringify(args)}`, async () => {
      const { pending, response, confidence } = await propose(...messages)
      expect(pending?.tool).to.equal(`library_${tool}`)
      expect(pending?.args).to.deep.equal(args)
      expect(response).to.match(/Shall I go ahead\?$/)
      expect(pending?.schema).to.have.property('properties')
      expect(confidence).to.be.above(0.8)
    })

  for (const [messages, code, said] of REFUSED)
    it(`“${messages.join('” → “')}” proposes nothing (${code})`, async () => {
      const { pending, response, data, confidence } = await propose(...messages)
      expect(pending).to.equal(undefined)
      expect(data.error?.code).to.equal(code)
      expect(response).to.match(said)
      expect(confidence).to.be.below(0.5)
    })

  for (const message of NO_REQUESTS)
    it(`“${message}” asks for no change`, async () => expect((await propose(message)).pending).to.equal(undefined))

  it('calls nothing in a dry run but shows the call', async () => {
    const { ask, library } = createConversation(undefined, { dryRun: true })
    const { pending, data } = await ask('create an author with first name Zoe and last name Zed')
    expect(pending).to.equal(undefined)
    expect(data.plan?.steps[0]).to.deep.include({ tool: 'library_create_author' })
    expect(library.calls).to.deep.equal([])
  })

  it('lets a creation that lacks values be cancelled or left', async () => {
    for (const answer of ['no', 'no dont', 'cancel', 'never mind', 'how many books are there?']) {
      const { pending, response } = await propose('add a book', answer)
      expect(pending).to.equal(undefined)
      expect(response).to.match(/Nothing was created|There are 12 books/)
    }
  })

  for (const answer of [
    'how many books are there?',
    'list the authors',
    'delete book 4',
    'what is the price of book 4',
  ])
    it(`takes “${answer}” for a request of its own while a creation is open`, async () => {
      const { response } = await propose('add a book', answer)
      expect(response).to.not.match(/To create a book/)
    })

  it('takes a whole reply for the first value that is missing', async () => {
    const { response } = await propose('add a book', 'The Great Book')
    expect(response).to.match(/title The Great Book/)
  })

  it('does exactly what was approved, and gives the service’s own answer', async () => {
    const { pending, engine, turn, library } = await propose('delete book 4')
    const done = await engine.execute(pending!, turn('yes'))
    expect(library.calls.at(-1)).to.deep.equal({ tool: 'library_delete_book', args: { book_id: 4 } })
    expect(library.data.books).to.have.length(books.length - 1)
    expect(done.response).to.match(/^Done: deleted the book The Copper Bridge/)
    expect(done.data).to.deep.include({ result: { message: 'Book deleted' }, complete: true })
    expect(done.toolsUsed).to.deep.equal(['library_delete_book'])
  })

  it('says so when the service refuses', async () => {
    const { pending, engine, turn, library } = await propose('delete book 4')
    library.handlers.library_delete_book = () => ({ ok: false, status: 409, message: 'The book is lent' })
    const { data, response, confidence } = await engine.execute(pending!, turn('yes'))
    expect(response).to.equal('It was not done: The book is lent')
    expect(data.error?.code).to.equal('TOOL_FAILED')
    expect(data.steps?.[0]).to.include({ status: 'failed' })
    expect(confidence).to.be.below(0.5)
  })
})

describe('readWriteAction', () => {
  for (const [text, action] of [
    ['create a book', 'create'],
    ['Please add a book', 'create'],
    ['can you update book 4', 'update'],
    ["I'd like to change book 4", 'update'],
    ['ok, now delete it', 'delete'],
    ['new books this month', undefined],
    ['record counts', undefined],
    ['add up the prices', undefined],
    ['which books were deleted', undefined],
    ['', undefined],
  ] as const)
    it(`reads ${action ?? 'no change'} in “${text}”`, () => expect(readWriteAction(text)).to.equal(action))

  for (const [text, action] of [
    ['how do I create a book?', 'create'],
    ['tell me how to delete a book', 'delete'],
    ['how would one update a book', 'update'],
    ['how many books', undefined],
    ['create a book', undefined],
  ] as const)
    it(`takes “${text}” for ${action ? 'a question about a change' : 'no question about one'}`, () =>
      expect(asksHowToWrite(text)).to.equal(action))
})

describe('a noun for what was done', () => {
  const isVerb = (word: string) => /^(?:check|sign|drop|pick)/.test(word)
  for (const message of ['check-ins in the coming 7 days', 'all sign-ups of May', 'drop-offs today?'])
    it(`is no command: ${message}`, () => expect(findCommand(message, isVerb)).to.equal(undefined))
  for (const message of ['check in guest 7', 'please check out guest 7', 'check ins of guest 7 up'])
    it(`leaves verbs alone: ${message}`, () => expect(findCommand(message, isVerb)?.verb).to.match(/^check/))
})
