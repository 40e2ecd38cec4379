import { expect } from 'chai'
import { createPlayer } from '../../scripts/play-rows.ts'
import type { Row } from '../../scripts/load-rows.ts'

const row = (content: string): Row => ({
  id: content,
  index: 0,
  category: 'how to',
  messages: [{ role: 'user', content }],
  functions: [
    {
      name: 'save_sketch',
      description: 'Saves the sketch in a drawer of the cabinet.',
      parameters: {
        properties: {
          drawer: { type: 'integer', description: 'The drawer that the sketch goes to.' } as { type: string },
          paper: { type: 'string', enum: ['thin', 'thick'], description: 'The paper of the sketch.' } as {
            type: string
          },
        },
        required: ['drawer', 'paper'],
      },
    },
  ],
})

describe('a question how to do something', () => {
  const player = createPlayer()
  after(() => player.close())

  it('plans the call of a tool that does it, where everything it needs is said', async () => {
    const calls = await player.plan(row('How to save the sketch in drawer 7 on thick paper?'))
    expect(calls).to.deep.equal([{ name: 'save_sketch', args: { drawer: 7, paper: 'thick' } }])
  })

  it('plans nothing where it does not say what the tool needs', async () => {
    expect(await player.plan(row('How do I create a gallery?'))).to.deep.equal([])
  })
})
