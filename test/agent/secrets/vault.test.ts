import { expect } from 'chai'
import fc from 'fast-check'
import { createVault } from '../../../src/agent/secrets/vault.ts'

describe('the secrets of a conversation', () => {
  it('are hidden in texts and values, however they are written', () => {
    const vault = createVault()
    vault.note('p"w &1', 'p"w &1 longer')
    const text = ['p"w &1', JSON.stringify('p"w &1'), encodeURIComponent('p"w &1'), 'p"w &1 longer'].join(' | ')
    expect(vault.hide(text)).to.equal('[hidden] | "[hidden]" | [hidden] | [hidden]')
    expect(vault.hideValue({ args: [{ text: 'p"w &1' }], n: 1, x: null })).to.deep.equal({
      args: [{ text: '[hidden]' }],
      n: 1,
      x: null,
    })
  })

  it('are hidden where they stand by themselves: a PIN is no part of a number', () => {
    const vault = createVault()
    vault.note('1234')
    expect(vault.hide('PIN 1234, total 12345.00, id x1234')).to.equal('PIN [hidden], total 12345.00, id x1234')
  })

  it('may be of any signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), secret => {
        fc.pre(secret.trim() !== '' && !'[hidden]say: . to it'.includes(secret))
        const vault = createVault()
        vault.note(secret)
        expect(vault.hide(`say: ${secret} . to it`)).to.not.contain(`: ${secret} .`)
        expect(vault.open(vault.seal({ a: [secret] }))).to.deep.equal({ a: [secret] })
      }),
      { numRuns: 500 },
    )
  })

  it('are references on disk, which the same process resolves and another one does not', () => {
    const [vault, other] = [createVault(), createVault()]
    vault.note('hunter2')
    const sealed = vault.seal({ args: { text: 'hunter2', other: 'x' } })
    expect(JSON.stringify(sealed)).to.not.contain('hunter2')
    expect(vault.open(sealed)).to.deep.equal({ args: { text: 'hunter2', other: 'x' } })
    expect(other.open(sealed)).to.equal(undefined)
    expect(other.open({ args: {} })).to.deep.equal({ args: {} })
  })

  it('change nothing while there are none', () => {
    const vault = createVault()
    const value = { a: 'b' }
    expect([vault.hideValue(value), vault.seal(value)]).to.deep.equal([value, value])
    expect(vault.isEmpty).to.equal(true)
  })
})
