import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect } from 'chai'
import { programName } from '../../src/cli/program-name.ts'

describe('commands that are suggested', () => {
  let folder: string
  let entry: string
  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-name-')))
    for (const name of ['checkout/bin', 'checkout/test', 'path', 'other', 'user/node_modules/.bin', 'user/deep'])
      mkdirSync(join(folder, name), { recursive: true })
    entry = join(folder, 'checkout', 'bin', 'agent.js')
    writeFileSync(entry, '')
    writeFileSync(join(folder, 'other', 'agent'), '')
    symlinkSync(entry, join(folder, 'path', 'agent'))
    symlinkSync(entry, join(folder, 'user', 'node_modules', '.bin', 'agent'))
  })
  after(() => rmSync(folder, { recursive: true }))

  const nameIn = (place: string, path: string[] = [], isBinary = false) =>
    programName({
      cwd: join(folder, place),
      environment: { PATH: ['', ...path.map(name => join(folder, name))].join(delimiter) },
      entry,
      isBinary,
    })

  it('start with the single binary where it lies, unless it is on the PATH', () => {
    expect(nameIn('checkout/bin', [], true)).to.equal('./agent.js')
    expect(nameIn('checkout', [], true)).to.equal('./bin/agent.js')
    expect(nameIn('other', ['other'], true)).to.equal(entry)
    expect(nameIn('other', ['path'], true)).to.equal('agent')
  })

  it('start with agent where it is installed on the PATH', () => {
    expect(nameIn('other', ['other', 'path'])).to.equal('agent')
    expect(nameIn('checkout', ['path'])).to.equal('agent')
  })

  it('start with npx agent in a checkout, whatever npm puts on the PATH, and where it is a dependency', () => {
    expect(nameIn('checkout')).to.equal('npx agent')
    expect(nameIn('checkout/test', ['user/node_modules/.bin', 'other'])).to.equal('npx agent')
    expect(nameIn('user/deep')).to.equal('npx agent')
  })

  it('start with node and the file elsewhere', () => {
    expect(nameIn('other', ['other'])).to.equal(`node ${entry}`)
    expect(nameIn('.')).to.equal(`node ${entry}`)
  })
})
