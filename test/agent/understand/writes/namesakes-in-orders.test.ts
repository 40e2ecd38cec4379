import { expect } from 'chai'
import { date, int, text } from '../../../support/memory/schemas.ts'
import { converse } from '../../../support/styles/serve.ts'
import { offersKind } from '../../../evaluation/orders/build.ts'

const person = { firstName: text, lastName: text, phone: text, city: text }
const rows = (...people: string[]) =>
  people.map((one, at) => {
    const [firstName, lastName, city] = one.split(' ')
    return { id: at + 1, firstName, lastName, phone: `555-010${at}`, city }
  })

/** Sitters and owners of a pet service; a Kit Moss and a Lea Hunt of each kind, two sitters called Jo Park. */
const pets = () =>
  converse(
    ...offersKind('pets', 'sitter', {
      fields: person,
      rows: rows('Kit Moss Dover', 'Jo Park Lydd', 'Jo Park Deal', 'Lea Hunt Dover', 'Abe Stone Lydd'),
    }),
    ...offersKind('pets', 'owner', {
      fields: person,
      rows: rows('Mia Vale Deal', 'Kit Moss Hythe', 'Lea Hunt Hythe'),
    }),
    ...offersKind('pets', 'stay', {
      fields: { sitterId: int, startsOn: date, note: text },
      rows: [{ id: 71, sitterId: 5, startsOn: '2025-06-01', note: '' }],
    }),
  )

/** What waits for a yes after what is said, turn by turn. */
async function waits(...turns: string[]) {
  const { ask } = pets()
  const said: Awaited<ReturnType<typeof ask>>[] = []
  for (const turn of turns) said.push(await ask(turn))
  const { pending, response } = said.at(-1)!
  return { tool: pending?.tool, args: pending?.args, response, first: said[0]! }
}

describe('an order about a name that records of two kinds have', () => {
  it('asks which is meant and goes on with the answer', async () => {
    const { first, tool, args } = await waits("update Kit Moss's phone to 555-0199", 'the owner')
    expect(first.response).to.contain('the sitter Kit Moss').and.contain('the owner Kit Moss')
    expect([first.pending, first.confidence < 0.5]).to.deep.equal([undefined, true])
    expect([tool, args]).to.deep.equal(['pets_update_owner', { id: 2, phone: '555-0199' }])
  })

  it('asks so before a deletion, too, and takes the place of a choice', async () => {
    const { first, tool, args } = await waits('delete Lea Hunt', 'the first one')
    expect(first.pending).to.equal(undefined)
    expect(['pets_delete_sitter', 'pets_delete_owner']).to.contain(tool)
    expect(args).to.deep.equal({ id: tool === 'pets_delete_sitter' ? 4 : 3 })
  })

  it('does not ask where the noun says which, or only one kind has the name', async () => {
    expect(await waits("update the owner Kit Moss's phone to 555-0199")).to.deep.include({ tool: 'pets_update_owner' })
    expect(await waits('delete sitter Lea Hunt')).to.deep.include({ tool: 'pets_delete_sitter', args: { id: 4 } })
    expect(await waits("change Mia Vale's city to Dover")).to.deep.include({ args: { id: 1, city: 'Dover' } })
  })

  it('takes another value for what was proposed then, of the same record', async () => {
    const { tool, args } = await waits("update Kit Moss's phone to 555-0199", 'the owner', 'no, make it 555-0144')
    expect([tool, args]).to.deep.equal(['pets_update_owner', { id: 2, phone: '555-0144' }])
  })
})

describe('an order about a name that several records of a kind have', () => {
  it('goes on with the one that the reply takes, by its place, its key or what it says of it', async () => {
    for (const [reply, id] of [
      ['the second one', 3],
      ['id 2', 2],
      ['the one in Deal', 3],
    ] as const)
      // oxfmt-ignore
      expect((await waits("set Jo Park's phone to 555-0150", reply)).args, reply).to.deep.equal({ id, phone: '555-0150' })
  })

  it('does so where it is what another record is to point to', async () => {
    const { args } = await waits('change the sitter of stay 71 to Jo Park', 'the one in Lydd')
    expect(args).to.deep.equal({ id: 71, sitterId: 2 })
  })

  it('leaves the order where something else is said', async () => {
    expect(await waits("set Jo Park's phone to 555-0150", 'how many sitters are there?')).to.deep.include({
      tool: undefined,
    })
  })
})
