import { expect } from 'chai'
import { date, int, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const bills = [
  { id: 1, code: 'B-1', total: 10, paid_on: '2025-04-01', town: 'Diss' },
  { id: 2, code: 'B-2', total: 20, paid_on: null, town: 'Ely' },
  { id: 3, code: 'B-3', total: 30, paid_on: null, town: 'Ely' },
]
const last = async (...messages: string[]) => {
  const { ask } = converse(
    reads(
      'bills',
      '/bills',
      () => bills,
      list({ id: int, code: text, total: num, paid_on: { ...date, nullable: true }, town: text }),
    ),
  )
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

describe('what goes on from an answer', () => {
  it('is no surer than may be where that was hardly understood', async () => {
    expect((await last('what is there to pay')).confidence).to.be.below(0.4)
    expect((await last('what is there to pay', 'per town')).confidence).to.be.below(0.8)
  })
  it('may be sure where it was understood', async () => {
    expect((await last('which bills are not paid?', 'per town')).confidence).to.be.above(0.8)
  })
  it('is sure again with a question of its own', async () => {
    expect((await last('what is there to pay', 'how many bills are in Ely?')).confidence).to.be.above(0.8)
  })
})
