import { expect } from 'chai'
import { numberedName, safeName } from '../../src/lib/safe-name.ts'

describe('browser: names of files', () => {
  for (const [given, name] of [
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\system.ini', 'system.ini'],
    ['.bashrc', 'bashrc'],
    ['..', 'download'],
    ['', 'download'],
    ['a\u0000b\n.txt', 'ab.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['what? <now>|.csv', 'what now.csv'],
    ['con.txt', '_con.txt'],
    ['trailing. . ', 'trailing'],
    ['Übersicht 2024.xlsx', 'Übersicht 2024.xlsx'],
  ] as const)
    it(`takes ${JSON.stringify(given)} as ${name}`, () => expect(safeName(given)).to.equal(name))

  it('shortens long names and keeps the ending', () => {
    const name = safeName(`${'ä'.repeat(300)}.json`)
    expect(Buffer.byteLength(name)).to.be.at.most(120)
    expect(name).to.match(/^ä+\.json$/)
  })

  it('numbers names that are taken', () => {
    expect(numberedName('a.b.txt', 1)).to.equal('a.b.txt')
    expect(numberedName('a.b.txt', 2)).to.equal('a.b (2).txt')
    expect(numberedName('none', 3)).to.equal('none (3)')
  })
})
