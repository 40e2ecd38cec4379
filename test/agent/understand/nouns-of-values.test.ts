import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads, type Served } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const faults = [
  { id: 1, code: 'F-1', kind: 'cracked', pausedUntil: null },
  { id: 2, code: 'F-2', kind: 'missing_tile', pausedUntil: null },
  { id: 3, code: 'F-3', kind: 'loose', pausedUntil: '2025-03-01' },
  { id: 4, code: 'F-4', kind: 'wrong_colour', pausedUntil: null },
]
const at = (name: string, schema: object, place: string) => ({ name, type: 'string', required: true, description: '', constraints: [], in: place, schema }) // oxfmt-ignore
const pause: Served = {
  record: tool('roof', 'pause', 'POST', '/faults/{id}/pause', [{ ...at('id', whole, 'path'), type: 'integer' }, at('until', { ...text, format: 'date' }, 'body')] as never, {}), // oxfmt-ignore
  answer: () => ({}),
}
const roof = () =>
  converse(
    reads(
      'roof',
      '/faults',
      () => faults,
      list({ id: whole, code: text, kind: { ...text, enum: ['cracked', 'missing_tile', 'loose', 'wrong_colour'] }, pausedUntil: { ...text, format: 'date', nullable: true } }), // oxfmt-ignore
    ),
    pause,
  )
const ids = (result: unknown) => (result as { id: number }[]).map(({ id }) => id)

describe('a noun that is one word of another value of the field', () => {
  for (const [message, right] of [
    ['cracked tiles', [1]],
    ['faults with loose tiles', [3]],
    ['faults where the tile is loose', [3]],
    ['missing tiles', [2]],
    ['cracked or loose tiles', [1, 3]],
    ['tile faults', [2]],
    ['loose or wrong colour faults', [3, 4]],
  ] as const)
    it(`“${message}”`, async () => {
      expect(ids((await roof().ask(message)).data.result)).to.deep.equal(right)
    })
})

describe('a value behind the preposition that its parameter is called by', () => {
  for (const message of ['pause the fault F-4 until 5 May 2027', 'please pause fault F-4 until May 5, 2027'])
    it(`“${message}”`, async () => {
      const { data } = await roof().ask(message)
      expect(data.plan?.steps.at(-1)).to.deep.include({ tool: 'roof_pause', args: { id: 4, until: '2027-05-05' } })
    })

  it('is asked for where it is not said', async () => {
    const { data } = await roof().ask('pause fault F-4')
    expect(data.error?.code).to.equal('NEEDS_INPUT')
  })
})
