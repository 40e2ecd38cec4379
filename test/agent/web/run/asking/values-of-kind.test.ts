import { expect } from 'chai'
import { valueOfKind } from '../../../../../src/agent/web/run/asking/values-of-kind.ts'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import type { PageSnapshot } from '../../../../../src/contract/page.ts'

const text = (ref: string, name: string) => ({ ref, role: 'text', name, depth: 0, tag: 'p' })
const page = readPage({
  url: 'http://a.test/',
  title: 'Boatyard',
  tab: 1,
  tabs: 1,
  nodes: [
    text('e1', 'Ring 01999 555 010 in the morning.'),
    text('e2', 'Bills: bills@yard.example'),
    text('e3', 'Moorings: berth@yard.example'),
  ],
  total: 3,
  text: '',
} satisfies PageSnapshot)

describe('values known by their form', () => {
  it('are taken where the page shows one of them', () => {
    expect(valueOfKind('what is the phone number?', page, 'Boatyard')?.value).to.equal('01999 555 010')
  })
  it('are told apart by what is said besides, and not guessed among', () => {
    expect(valueOfKind('which email address is for moorings?', page, 'Boatyard')?.value).to.equal('berth@yard.example')
    expect(valueOfKind('what is the email address?', page, 'Boatyard')).to.equal(undefined)
    expect(valueOfKind('what is the phone number of the captain?', page, 'Boatyard')).to.equal(undefined)
  })
})
