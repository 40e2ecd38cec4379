import { expect } from 'chai'
import type { PageSnapshot } from '../../../src/contract/page.ts'
import { tellChanges, UNCHANGED } from '../../../src/agent/web/tell-changes.ts'

const page = (url: string, ...nodes: Record<string, unknown>[]) =>
  ({
    url,
    title: 'Ferry',
    tab: 1,
    tabs: 1,
    nodes: nodes.map((node, at) => ({ ref: `e${at}`, depth: 0, ...node })),
    total: nodes.length,
  }) as unknown as PageSnapshot
const rest = Array.from({ length: 8 }, (_, at) => ({ ref: `r${at}`, role: 'paragraph', name: `Line ${at}` }))

describe('what is seen to have changed', () => {
  it('is nothing where the page looks as before', () =>
    expect(tellChanges(page('http://a/', ...rest), page('http://a/', ...rest))).to.equal(UNCHANGED))

  it('is what is new and what is gone, a status first', () => {
    const before = page('http://a/', ...rest, { ref: 'b1', role: 'listitem', name: 'Deck seat 14' })
    const now = page(
      'http://a/',
      ...rest,
      { ref: 'n1', role: 'paragraph', name: 'More' },
      { ref: 'n2', role: 'status', name: 'Seat given back' },
    )
    expect(tellChanges(before, now)).to.equal(
      'Seen to have changed: new on the page: “Seat given back”; “More”. gone: “Deck seat 14”.',
    )
  })

  it('is what the next page says', () =>
    expect(
      tellChanges(page('http://a/', ...rest), page('http://a/done', { ref: 'x', role: 'heading', name: 'Booked' })),
    ).to.equal('It says: “Booked”.'))

  it('never tells what a field for secrets holds', () => {
    const field = (value: string) => ({ ref: 'p', role: 'textbox', name: 'PIN', value, secret: 'filled' })
    expect(
      tellChanges(page('http://a/', ...rest, field('')), page('http://a/', ...rest, field('4471'))),
    ).not.to.contain('4471')
  })
})
