import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { extendEnvironment, withSecretFiles } from '../../src/config/secret-files.ts'

describe('secrets from files', () => {
  let folder: string
  const file = (text: string) => {
    const path = join(folder, 'secret')
    writeFileSync(path, text)
    return path
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are what their variables hold, without the line break at the end', () => {
    const environment = withSecretFiles({
      OPENAI_API_KEY_FILE: file('abc def\n'),
      AGENT_DATABASE_URL_FILE: file('abc def\n'),
    })
    expect(environment.OPENAI_API_KEY).to.equal('abc def')
    expect(environment['AGENT_DATABASE_URL']).to.equal('abc def')
  })

  it('go to no program that is started: it gets the name of the file', () => {
    const environment = withSecretFiles({ A: '1', MY_TOKEN_FILE: file('abc') })
    expect({ ...environment }).to.have.keys('A', 'MY_TOKEN_FILE')
    expect(Object.entries(environment).flat()).to.not.include('abc')
  })

  it('are kept in an environment with more variables', () => {
    const environment = extendEnvironment(withSecretFiles({ MY_TOKEN_FILE: file('abc') }), { B: '2' })
    expect(environment['MY_TOKEN']).to.equal('abc')
    expect(environment['B']).to.equal('2')
    expect(extendEnvironment({ A: '1' }, { B: '2' })).to.include({ A: '1', B: '2' })
  })

  it('give way to the variable itself, and stand in for an empty one', () => {
    expect(withSecretFiles({ MY_KEY: 'x', MY_KEY_FILE: file('abc') })['MY_KEY']).to.equal('x')
    expect(withSecretFiles({ MY_KEY: '', MY_KEY_FILE: file('abc') })['MY_KEY']).to.equal('abc')
  })

  it('are read when they are needed, and then say what is wrong with the file', () => {
    const environment = withSecretFiles({ MY_KEY_FILE: join(folder, 'none'), OTHER_PASSWORD_FILE: file('') })
    expect(() => environment['MY_KEY']).to.throw(/^MY_KEY_FILE: the file .*none cannot be read: it does not exist$/)
    expect(() => environment['OTHER_PASSWORD']).to.throw(/is empty$/)
  })

  it('are not looked for under other names', () => {
    const environment = { MCP_SERVERS_FILE: 'x.yaml', SSL_CERT_FILE: 'y.pem', AGENT_HOME: '/h' }
    expect(withSecretFiles(environment)).to.equal(environment)
  })
})
