import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { flag, text } from '../../../support/memory/schemas.ts'

const contact = { type: 'object', properties: { name: text, phone: text }, required: ['name', 'phone'] }

describe('what an object that may be left out cannot be without', () => {
  const shop = () =>
    converse(
      ...keeps('shop', 'vendor', {
        fields: { name: text, city: text, contact, auto_renew: flag },
        needs: ['name'],
        rows: [{ id: 1, name: 'Acme', city: 'Oslo', auto_renew: true }],
      }),
    )
  it('is asked for where something of the object is given', async () => {
    const talk = shop()
    const { response, pending } = await talk.ask('create a vendor called Kestrel with contact name Ann Lee')
    expect(pending, response).to.equal(undefined)
    expect(response).to.match(/phone/)
    const again = await talk.ask('07700 900017')
    expect(again.pending?.args, again.response).to.deep.equal({
      name: 'Kestrel',
      contact: { name: 'Ann Lee', phone: '07700 900017' },
    })
  })
  it('is not asked for where nothing of it is', async () => {
    const { pending, response } = await shop().ask('create a vendor called Kestrel')
    expect(pending?.args, response).to.deep.equal({ name: 'Kestrel' })
  })
  it('leaves a flag to be turned off by its particle beside the verb', async () => {
    const { pending, response } = await shop().ask('turn off auto renew for Acme')
    expect(pending?.args, response).to.deep.equal({ id: 1, auto_renew: false })
  })
})
