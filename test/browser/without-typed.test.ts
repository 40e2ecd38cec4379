import { expect } from 'chai'
import { withoutTyped } from '../../src/browser/without-typed.ts'

describe('what is told of a failed call', () => {
  it('holds nothing that was to be typed', () => {
    const call = 'locator.fill: Timeout\nCall log:\n  - fill("open \\"sesame\\"")'
    expect(withoutTyped(call, { ref: 'e1', text: 'open "sesame"' })).to.equal(
      'locator.fill: Timeout\nCall log:\n  - fill("[typed]")',
    )
    const args = {
      fields: [
        { ref: 'e1', value: 'ann' },
        { ref: 'e2', value: ['staple', true] },
      ],
    }
    expect(withoutTyped('filled ann with staple', args)).to.equal('filled [typed] with [typed]')
  })

  it('is as it was where nothing was', () => {
    expect(withoutTyped('click: no such element e1', { ref: 'e1', text: '' })).to.equal('click: no such element e1')
  })
})
