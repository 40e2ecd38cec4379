import { expect } from 'chai'
import { createLedger } from './ledger.ts'
import { runKills } from './run-kills.ts'

const same = (left: string, right: string) => left === right

describe('what is looked for after a kill', () => {
  it('is what was acknowledged, or whole what was asked for since', () => {
    for (const found of ['old', 'new']) {
      const ledger = createLedger<string>('thing')
      ledger.ask('a', 'old').acknowledge()
      ledger.ask('a', 'new')
      expect(ledger.settle('a', found, same)).to.equal(undefined)
    }
  })

  it('is a complaint when it is lost, older, a part, or what was refused', () => {
    const ledger = createLedger<string>('thing')
    for (const found of [undefined, 'first', 'second and third', 'refused']) {
      ledger.ask('a', 'first').acknowledge()
      ledger.ask('a', 'second').acknowledge()
      ledger.ask('a', 'refused').refuse()
      ledger.ask('a', 'third')
      expect(ledger.settle('a', found, same), found).to.match(/^thing a: found .*, acknowledged was "second"/)
    }
  })

  it('is a complaint when something is there that nobody asked for, or that was removed', () => {
    const ledger = createLedger<string>('thing')
    expect(ledger.settle('a', 'there', same)).to.match(/found "there", acknowledged was nothing/)
    ledger.ask('b', 'there').acknowledge()
    ledger.ask('b', undefined).acknowledge()
    expect(ledger.settle('b', 'there', same)).to.match(/found "there", acknowledged was nothing/)
  })
})

describe('components that are killed while everything is written', () => {
  it('keep all that was acknowledged, whole, and carry out an approval at most once [D-19]', async function () {
    this.timeout(120_000)
    const report = await runKills({ kills: 3, seed: 8, writing: 500 })
    expect(report.complaints).to.deep.equal([])
    expect(report.kills).to.be.at.least(3)
    for (const { name, acknowledged } of report.stores) expect(acknowledged, name).to.be.above(0)
  })
})
