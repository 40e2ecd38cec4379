import { expect } from 'chai'
import { converse, reads } from '../../../support/styles/serve.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const body = (name: string, type: string, required: boolean) => ({
  name,
  type,
  required,
  description: '',
  constraints: [],
  in: 'body',
  schema: { type },
})

/** Songs, albums and the records between them. */
const music = () =>
  converse(
    reads('music', '/songs', () => [{ id: 's1', title: 'Blue Rain' }, { id: 's2', title: 'Slow Boat' }], list({ id: text, title: text })), // oxfmt-ignore
    reads('music', '/albums', () => [{ id: 'a1', name: 'First Light' }], list({ id: text, name: text })),
    reads('music', '/tracks', () => [{ id: 't1', songId: 's2', albumId: 'a1', isBonus: false }], list({ id: text, songId: text, albumId: text, isBonus: { type: 'boolean' } })), // oxfmt-ignore
    {
      record: tool(
        'music',
        'make_track',
        'POST',
        '/tracks',
        [body('songId', 'string', true), body('albumId', 'string', true), body('isBonus', 'boolean', false)],
        {},
      ),
      answer: () => ({}),
    },
    {
      record: tool(
        'music',
        'drop_track',
        'DELETE',
        '/tracks/{id}',
        [{ ...body('id', 'string', true), in: 'path' as const }],
        {},
      ),
      answer: () => ({}),
    },
  )
const waiting = async (message: string) => (await music().ask(message)).pending

describe('records that only link two kinds', () => {
  for (const message of ['add Blue Rain to First Light', 'put the song Blue Rain into First Light'])
    it(`are made by “${message}”`, async () => {
      const action = await waiting(message)
      expect(action?.args).to.deep.include({ songId: 's1', albumId: 'a1' })
    })

  it('take a flag that is said of the two', async () => {
    const action = await waiting('add Blue Rain to the album First Light as a bonus')
    expect(action?.args).to.deep.include({ songId: 's1', albumId: 'a1', isBonus: true })
  })

  it('are deleted where the two are parted', async () => {
    const action = await waiting('take Slow Boat out of First Light')
    expect([action?.tool, action?.args]).to.deep.equal(['music_drop_track', { id: 't1' }])
  })

  it('are not made up for records that nothing links so', async () => {
    expect(await waiting('add Blue Rain to Slow Boat')).to.equal(undefined)
  })
})
