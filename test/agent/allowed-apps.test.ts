import { expect } from 'chai'
import { createConversation } from '../support/library/ask.ts'
import { int, list, text } from '../support/memory/schemas.ts'
import { offers, reads, serve } from '../support/styles/serve.ts'

const needed = (description: string) => ({ type: 'integer', description, required: true })
const multiply = { a: needed('The first number'), b: needed('The second number') }
const served = () => {
  const tool = offers('maths', 'multiply', ({ a, b }) => Number(a) * Number(b), undefined, multiply)
  // A function that nothing says only reads.
  const written = { ...tool, record: { ...tool.record, read_only: false, description: 'Multiplies two numbers' } }
  return serve(
    written,
    reads('desk', '/contacts', () => [{ id: 1, name: 'Ann Lee' }], list({ id: int, name: text })),
  )
}

describe('the applications that a message may use', () => {
  const ask = (message: string) => createConversation(served() as never, { apps: ['maths'], dryRun: true }).ask(message)

  it('are the only ones whose nouns speak against a call', async () => {
    const { data, response } = await ask('What is the multiplication of 3 and 2')
    expect(
      data.plan?.steps.flatMap(step => ('args' in step ? [step.args] : [])),
      response,
    ).to.deep.equal([{ a: 3, b: 2 }])
  })

  it('are the only ones of which help tells', async () => {
    expect((await ask('What can you do?')).response).not.to.match(/contact/)
    expect((await ask('How do I create a contact?')).response).not.to.match(/desk/)
  })
})
