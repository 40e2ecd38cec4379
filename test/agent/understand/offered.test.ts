import { expect } from 'chai'
import { createDeskRegistry } from '../../support/desk/registry.ts'
import { createConversation } from '../../support/library/ask.ts'

/** Verbs of having before a flag, and the word that a clause begins with. */
describe('flags and states in clauses', () => {
  const desk = () => createConversation(createDeskRegistry())

  it('passes over a verb of having before a flag', async () => {
    const said = await desk().ask('which customers keep the newsletter')
    const flagged = await desk().ask('customers with the newsletter')
    expect(said.data.error, said.response).to.equal(undefined)
    expect(said.data.result).to.deep.equal(flagged.data.result)
  })

  it('gives records for a clause on their state, not the states', async () => {
    const { data, response } = await desk().ask('tickets that status has not closed')
    expect(data.result, response).to.satisfy((rows: { id?: unknown }[]) => rows.length > 0 && rows.every(row => row.id))
  })
})
