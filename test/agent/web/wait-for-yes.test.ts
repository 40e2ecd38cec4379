import { expect } from 'chai'
import { tellCarriedOut } from '../../../src/agent/web/wait-for-yes.ts'

describe('what is told after a yes', () => {
  const before = { url: 'http://a.example/people', title: 'People', isLast: true }
  const at = (url: string, title: string) => ({ url, title, tab: 1, tabs: 1 })
  const action = 'This would delete or end something on a.example (button "Delete", row “Ann (Lee)”)'

  it('names what the question named, and where the page is now', () => {
    expect(tellCarriedOut(action, before, at('http://a.example/done', 'Gone'))).to.equal(
      'Done, after your yes: button "Delete", row “Ann (Lee)”. The page is “Gone” now.',
    )
  })

  it('says that the page is still the same', () => {
    expect(tellCarriedOut(action, before, at(before.url, before.title))).to.match(/The page is still “People”\.$/)
  })

  it('does without a name and without a page', () => {
    expect(tellCarriedOut('This would send something.', before, undefined)).to.equal('Done, after your yes.')
  })
})
