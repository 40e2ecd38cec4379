import { expect } from 'chai'
import type { ToolPolicies } from '../../../src/agent/policies/match-tool.ts'
import type { Turn } from '../../../src/agent/turn.ts'
import { createConversation } from '../../support/library/ask.ts'
import { createLibraryRegistry } from '../../support/library/registry.ts'
import { createToolKit } from '../support/tool-kit.ts'

const rules = (more: Partial<ToolPolicies>, turn: Partial<Turn> = {}): Partial<Turn> => ({
  policies: { allow: [], ask: [], deny: [], ...more },
  ...turn,
})

const POST_NOTE = {
  name: 'post_note',
  description: 'Post a note to the board',
  properties: { text: { type: 'string', description: 'Text of the note' } },
  readOnly: false,
  call: () => 'posted',
}
const SQUARE = {
  name: 'square_number',
  description: 'Compute the square of a number',
  properties: { number: { type: 'number', description: 'The number to square' } },
  call: ({ number }: { number?: unknown }) => Number(number) ** 2,
}

describe('policies over tools, built-in engine', () => {
  it('keep a denied list from being read, and name the policy', async () => {
    const { ask, library } = createConversation(undefined, rules({ deny: ['library_*_books'] }))
    const { response, data, confidence, toolsUsed } = await ask('how many books are there?')
    expect(toolsUsed).to.deep.equal([])
    expect(data.error?.code).to.equal('FORBIDDEN')
    expect(response).to.contain('deny "library_*_books"')
    expect(confidence).to.be.lessThan(0.5)
    expect(library.calls.map(call => call.tool)).not.to.include('library_list_books')
  })

  it('leave other tools alone', async () => {
    const { ask } = createConversation(undefined, rules({ deny: ['library_*_books'] }))
    expect((await ask('how many authors are there?')).data.error).to.equal(undefined)
  })

  for (const [action, message, tool] of [
    ['creation', 'create a book titled "New Worlds" by author 1, price 12', 'library_create_book'],
    ['creation that lacks a value', 'create a book titled "New Worlds"', 'library_create_book'],
    ['change', 'set the price of book 4 to 12', 'library_update_book'],
    ['deletion', 'delete book 4', 'library_delete_book'],
  ] as const)
    it(`deny a ${action}, whatever features.approvals says`, async () => {
      const { ask, library } = createConversation(undefined, rules({ deny: [tool] }, { approvals: 'never' }))
      const { response, data, pending } = await ask(message)
      expect(data.error?.code).to.equal('FORBIDDEN')
      expect(response).to.match(/^Nothing was changed: the policy deny/)
      expect(pending).to.equal(undefined)
      expect(library.calls.map(call => call.tool)).not.to.include(tool)
    })

  it('deny what a dry run would plan', async () => {
    const { ask } = createConversation(undefined, rules({ deny: ['library_list_books'] }, { dryRun: true }))
    expect((await ask('how many books are there?')).data.error?.code).to.equal('FORBIDDEN')
  })

  it('want a yes for a change where features.approvals wants none', async () => {
    const { ask, library } = createConversation(undefined, rules({ ask: ['library_update_*'] }, { approvals: 'never' }))
    expect((await ask('set the price of book 4 to 12')).pending?.tool).to.equal('library_update_book')
    expect(library.calls.map(call => call.tool)).not.to.include('library_update_book')
  })

  it('let a change be made at once that is allowed by name', async () => {
    const { ask, library } = createConversation(undefined, rules({ allow: ['library_update_*'] }))
    expect((await ask('set the price of book 4 to 12')).pending).to.equal(undefined)
    expect(library.calls.map(call => call.tool)).to.include('library_update_book')
  })

  it('want a yes for reading, and answer after it', async () => {
    const library = createLibraryRegistry()
    const given = rules({ ask: ['library_list_books'] })
    const { ask, engine, turn } = createConversation(library, given)
    const asked = await ask('how many books are there?')
    expect(asked.pending?.action).to.contain('library_list_books')
    expect(asked.data.error).to.equal(undefined)
    expect(library.calls.map(call => call.tool)).not.to.include('library_list_books')
    const { data, pending } = await engine.execute(asked.pending!, turn('yes'))
    expect(pending).to.equal(undefined)
    expect(data.result).to.be.a('number')
    expect(library.calls.map(call => call.tool)).to.include('library_list_books')
  })

  it('deny a change that was approved before the policy came', async () => {
    const library = createLibraryRegistry()
    const { ask } = createConversation(library)
    const { pending } = await ask('delete book 4')
    const later = createConversation(library, rules({ deny: ['library_delete_*'] }))
    const { response, data } = await later.engine.execute(pending!, later.turn('yes'))
    expect(data.error?.code).to.equal('FORBIDDEN')
    expect(response).to.contain('deny "library_delete_*"')
    expect(library.calls.map(call => call.tool)).not.to.include('library_delete_book')
  })

  it('deny what would take a change back', async () => {
    const library = createLibraryRegistry()
    const { engine, turn } = createConversation(library, { approvals: 'never' })
    const made = await engine.answer(turn('create a book titled "New Worlds" by author 1, price 12'))
    const after = createConversation(library, rules({ deny: ['library_delete_book'] }, { memory: made.memory }))
    const { data } = await after.engine.answer(after.turn('undo that'))
    expect(data.error?.code).to.equal('FORBIDDEN')
    expect(library.calls.map(call => call.tool)).not.to.include('library_delete_book')
  })

  it('deny a plain call', async () => {
    const { ask, calls } = createToolKit([SQUARE, POST_NOTE], rules({ deny: ['kit_square_*'] }))
    const { data } = await ask('compute the square of the number 12')
    expect(data.error?.code).to.equal('FORBIDDEN')
    expect(calls).to.deep.equal([])
  })

  it('want a yes for a plain call that only reads', async () => {
    const { ask, approve, calls } = createToolKit([SQUARE, POST_NOTE], rules({ ask: ['kit_square_*'] }))
    const { pending } = await ask('compute the square of the number 12')
    expect(calls).to.deep.equal([])
    expect((await approve(pending!)).data.result).to.equal(144)
  })
})
