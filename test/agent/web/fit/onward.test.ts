import { expect } from 'chai'
import { fitControl } from '../../../../src/agent/web/fit/fit-control.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { nextPage } from '../../../../src/agent/web/run/acting/turn-page.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const button = (name: string) => ({ role: 'button', tag: 'button', name })
const field = (name: string) => ({ role: 'textbox', tag: 'input', name, editable: true })
const FORM = [field('Name'), field('Street'), button('Continue to delivery'), button('Follow'), button('Back')]

describe('going on', () => {
  const pressed = (message: string, parts: Parameters<typeof snapshotOf>[0] = FORM) =>
    fitControl(message, snapshotOf(parts))?.flatMap(step => ('target' in step ? (step.target?.name ?? []) : []))

  it('is the one button that is called so, whatever comes next', () => {
    for (const message of ['and next', 'continue', 'next step please', 'Go on.'])
      expect(pressed(message), message).to.deep.equal(['Continue to delivery'])
    expect(pressed('go on', [...FORM, button('Next')])).to.equal(undefined)
    expect(pressed('next Friday')).to.equal(undefined)
    expect(pressed('next', [button('Pay now')])).to.equal(undefined)
  })

  it('“this” is what the page is about', () => {
    expect(pressed('follow this discussion')).to.deep.equal(['Follow'])
    expect(pressed('follow Ann')).to.equal(undefined)
    expect(pressed('print this page')).to.equal(undefined)
  })

  it('with a form is no turning of the pages of a list', () => {
    const next = (parts: Parameters<typeof snapshotOf>[0]) => nextPage(readPage(snapshotOf(parts)))?.name
    const form = (parts: Parameters<typeof snapshotOf>[0]) => [{ role: 'form', tag: 'form', in: parts }]
    const rows = { role: 'table', tag: 'table', in: [{ role: 'row', name: 'Ann 4' }] }
    expect(next(form([field('Name'), field('Street'), button('Next')]))).to.equal(undefined)
    expect(next(form([field('Search'), field('Since'), rows, button('Next')]))).to.equal('Next')
    expect(next([field('Name'), rows, button('Next')])).to.equal('Next')
  })
})
