import { expect } from 'chai'
import { flag, text } from '../../../support/memory/schemas.ts'
import { converse } from '../../../support/styles/serve.ts'
import { offersKind } from '../../../evaluation/orders/build.ts'

const maybe = { ...text, type: ['string', 'null'] }

/** Cabins and their hosts. */
const huts = () =>
  converse(
    ...offersKind('huts', 'cabin', {
      fields: { name: text, hasSauna: flag, hasWater: flag, remark: maybe },
      rows: [
        { id: 1, name: 'Alm Rest', hasSauna: true, hasWater: true, remark: 'Wobbly stair' },
        { id: 2, name: 'Fox Hole', hasSauna: false, hasWater: false, remark: null },
      ],
    }),
    ...offersKind('huts', 'host', {
      fields: { firstName: text, lastName: text, hasLicence: flag, getsBulletin: flag },
      rows: [{ id: 7, firstName: 'Una', lastName: 'Holm', hasLicence: true, getsBulletin: true }],
    }),
  )

const waits = async (message: string) => {
  const { pending, response } = await huts().ask(message)
  return { tool: pending?.tool.replace('huts_', ''), args: pending?.args, response }
}

describe('what is told that something has no longer', () => {
  it('is a no: “no” before what it has is never left out', async () => {
    for (const said of [
      'Alm Rest has no sauna any more',
      'Alm Rest has no sauna any more, please update',
      'Alm Rest no longer has a sauna',
      'change Alm Rest to no sauna',
    ])
      expect((await waits(said)).args, said).to.deep.equal({ id: 1, hasSauna: false })
  })

  it('is a no by verbs of losing, of refusing and of ending', async () => {
    for (const said of [
      'Una Holm lost the licence, please update',
      'Una Holm lost her licence',
      'Una Holm has given up her licence',
    ])
      expect((await waits(said)).args, said).to.deep.equal({ id: 7, hasLicence: false })
    for (const said of ['Una Holm cancelled the bulletin', 'Una Holm stopped the bulletin, update that'])
      expect((await waits(said)).args, said).to.deep.equal({ id: 7, getsBulletin: false })
  })
})

describe('what is taken from a record', () => {
  it('leaves the record: a yes becomes a no, and a text is emptied', async () => {
    expect(await waits('remove the sauna from Alm Rest')).to.deep.include({
      tool: 'update_cabin',
      args: { id: 1, hasSauna: false },
    })
    expect(await waits('delete the remark from Alm Rest')).to.deep.include({
      tool: 'update_cabin',
      args: { id: 1, remark: null },
    })
  })

  it('deletes the record where it is that which is taken off', async () => {
    expect(await waits('remove Alm Rest from the cabins')).to.deep.include({ tool: 'delete_cabin', args: { id: 1 } })
  })
})
