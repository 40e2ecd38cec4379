import { expect } from 'chai'
import { askAll } from '../../../support/library/ask.ts'
import { books } from '../../../support/library/data.ts'

describe('records of either description', () => {
  const wanted = books.filter(b => b.genre === 'comic' || (b.language === 'Spanish' && b.price > 14))

  for (const question of [
    'all comics plus those in Spanish over $14',
    'list the comics as well as the ones in Spanish over $14',
  ])
    it(`keep what is said of one kind to that kind: “${question}”`, async () => {
      const { data, response } = await askAll(question)
      expect((data.result as { title: string }[]).map(b => b.title)).to.have.members(wanted.map(b => b.title))
      expect(response).to.match(/either with genre comic or with (?=.*language Spanish)(?=.*price over \$14)/)
    })

  it('are counted together', async () => {
    const { data } = await askAll('how many books are comics or those in Spanish over $14?')
    expect(data.result).to.equal(wanted.length)
  })
})
