import { expect } from 'chai'
import { int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const venues = ['The Old Barn', 'Driftwood Cove'].map((name, at) => ({ id: at + 1, name, sort: ['barn', 'beach'][at] }))
const weddings = [1, 1, 2].map((venue_id, at) => ({ id: at + 10, couple: `Couple ${at}`, venue_id }))
const suppliers = ['The Hog Roast', 'The Velvet Foxes', 'Ann Lee'].map((name, at) => ({ id: at + 20, name, email: `a${at}@x.example`, phone: '1' })) // oxfmt-ignore
const talk = () =>
  converse(
    reads('weddings', '/venues', () => venues, list({ id, name: text, sort: text })),
    reads('weddings', '/weddings', () => weddings, list({ id, couple: text, venue_id: id })),
    reads('weddings', '/vendors', () => suppliers, list({ id, name: text, email: text, phone: text })),
  )

describe('a name that begins with an article', () => {
  for (const before of [[], ["What is Ann Lee's phone?", 'List the venues']])
    it(`is one, after ${before.length} other questions`, async () => {
      const { ask } = talk()
      for (const message of before) await ask(message)
      const { response } = await ask('How many weddings does the venue The Old Barn have?')
      expect(response).to.match(/^There are 2 weddings/)
    })
})
