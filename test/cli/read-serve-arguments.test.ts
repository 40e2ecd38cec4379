import { expect } from 'chai'
import { readServeArguments } from '../../src/cli/read-serve-arguments.ts'

describe('serve, as agent start writes it', () => {
  it('is read with its options', () => {
    const args =
      'serve registry --state s --settings t.toml --host 127.0.0.1 --port 8000 --registry-file r.yaml --mode web'
    const { component, options, general } = readServeArguments(args.split(' '))!
    expect(component).to.equal('registry')
    expect(options).to.include({ state: 's', host: '127.0.0.1', port: 8000, registryFile: 'r.yaml', mode: 'web' })
    expect(general).to.include({ settings: 't.toml' })
  })

  it('is read without any', () => {
    expect(readServeArguments(['serve', 'crm'])).to.deep.include({ component: 'crm' })
  })

  for (const args of [
    'start demo',
    'serve nobody',
    'serve browser',
    'serve crm --port 0',
    'serve crm --port 80x',
    'serve crm --mode fast',
    'serve crm --unknown',
    'serve crm another',
    'serve crm --help',
  ])
    it(`leaves to the parser: ${args}`, () => {
      expect(readServeArguments(args.split(' '))).to.equal(undefined)
    })
})
