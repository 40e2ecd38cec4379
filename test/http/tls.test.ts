import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect } from 'chai'
import { listen, type Listening } from '../../src/http/listen.ts'
import { openTls } from '../../src/http/tls/open-tls.ts'
import { describeValidity, readCertificate } from '../../src/http/tls/read-certificate.ts'
import { trustOwn } from '../../src/http/tls/trust-own.ts'
import { AgentError } from '../../src/lib/errors.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { Pool } from '../../src/lib/undici.ts'
import { probeHealth } from '../../src/processes/probe-health.ts'
import { CERTIFICATES, RENEWED } from '../support/certificates.ts'
import { waitFor } from '../support/project.ts'
import { SELF_SIGNED } from '../support/self-signed.ts'

describe('https from certificate files', () => {
  const trusted = getCACertificates('default')
  const logger = createLogger('test', 'silent')
  let folder: string
  let files: { cert: string; key: string }
  let server: Listening | undefined

  const write = (name: string, text: string, mode = 0o600) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    chmodSync(file, mode)
    return file
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-tls-'))
    files = { cert: write('cert.pem', SELF_SIGNED.cert), key: write('key.pem', SELF_SIGNED.key) }
  })
  afterEach(async () => {
    await server?.close()
    server = undefined
    rmSync(folder, { recursive: true, force: true })
  })
  // What a process trusts it trusts from then on: the tests below come in the order in which they tell it.
  after(() => setDefaultCACertificates(trusted))
  const start = async (interval?: number) => {
    const tls = openTls(files, logger, interval === undefined ? {} : { interval })
    server = await listen((_req, res) => void res.end('{"status":"healthy"}'), { port: 0, grace: 100, tls })
    return server
  }
  const codeOf = (error: unknown) => ((error as { cause?: { code?: string } }).cause?.code ?? String(error)) as string
  /** Whom a server says it is, without any check: what it shows is looked at here. */
  const subjectOf = async (port: number) =>
    await new Promise<string>((resolve, reject) => {
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(String(socket.getPeerCertificate().subject.CN))
        socket.destroy()
      })
      socket.on('error', reject)
    })

  it('is trusted by clients that were told of the very certificate, and by no other', async () => {
    const { url } = await start()
    expect(url).to.match(/^https:\/\/127\.0\.0\.1:\d+$/)
    expect(await fetch(url).catch(codeOf)).to.equal('DEPTH_ZERO_SELF_SIGNED_CERT')
    trustOwn({ cert: files.cert })
    expect((await fetch(url)).status).to.equal(200)
    const pool = new Pool(new URL(url).origin)
    expect((await pool.request({ method: 'GET', path: '/' })).statusCode).to.equal(200)
    await pool.close()
  })

  it('lives with any certificate: unknown, expired or its file damaged since, nobody takes it for dead', async () => {
    files = { cert: write('other.pem', CERTIFICATES.other), key: write('other.key', CERTIFICATES.otherKey) }
    const { url } = await start()
    write('other.pem', 'damaged')
    expect(await fetch(url).catch(codeOf)).to.equal('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(await probeHealth(url, 2000, files.cert)).to.deep.equal({ pid: process.pid, status: 200 })
  })

  it('is checked still: another certificate, and the right one under a name elsewhere, are refused', async () => {
    files = { cert: write('other.pem', CERTIFICATES.other), key: write('other.key', CERTIFICATES.otherKey) }
    const { port } = await start()
    trustOwn({ cert: join(folder, 'cert.pem') })
    expect(await fetch(`https://127.0.0.1:${port}`).catch(codeOf)).to.equal('DEPTH_ZERO_SELF_SIGNED_CERT')
    trustOwn({ cert: files.cert })
    // Made out to agent.example.com; it is ours, and this is this machine.
    expect((await fetch(`https://127.0.0.1:${port}`)).status).to.equal(200)
    const elsewhere = await new Promise(resolve => {
      const lookup = (_host: string, _options: unknown, found: (error: null, list: unknown[]) => void) =>
        found(null, [{ address: '127.0.0.1', family: 4 }])
      const asked = request({ host: 'bank.example', port, lookup: lookup as never }, () => resolve('accepted'))
      asked.on('error', error => resolve((error as NodeJS.ErrnoException).code))
      asked.end()
    })
    expect(elsewhere).to.equal('ERR_TLS_CERT_ALTNAME_INVALID')
  })

  it('is trusted by its authority [tls_ca]', async () => {
    files = { cert: write('signed.pem', CERTIFICATES.signed), key: write('signed.key', CERTIFICATES.signedKey) }
    const { url } = await start()
    expect(await fetch(url).catch(codeOf)).to.equal('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
    trustOwn({ ca: write('ca.pem', CERTIFICATES.authority) })
    expect((await fetch(url)).status).to.equal(200)
  })

  it('leaves damaged files to the servers, and says what is wrong with an authority', () => {
    const damaged = write('d.pem', SELF_SIGNED.cert.replace('MIIBfz', 'MIIB'))
    expect(() => trustOwn({ cert: damaged })).not.to.throw()
    expect(() => trustOwn({ cert: join(folder, 'none.pem') })).not.to.throw()
    expect(() => trustOwn({ ca: damaged })).to.throw(AgentError, /d\.pem: a certificate in it is damaged/)
    expect(() => trustOwn({ ca: join(folder, 'none.pem') })).to.throw(AgentError, /none\.pem: it cannot be read/)
    expect(() => trustOwn({ ca: write('x.pem', 'hello') })).to.throw(AgentError, /no certificate is in it/)
  })

  it('takes up renewed files without a restart, and keeps the old ones while the new ones do not fit', async () => {
    const { port } = await start(20)
    expect(await subjectOf(port)).to.equal('localhost')
    write('key.pem', CERTIFICATES.otherKey)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await subjectOf(port)).to.equal('localhost')
    write('cert.pem', CERTIFICATES.other)
    await waitFor('the new certificate is shown', async () => (await subjectOf(port)) === 'agent.example.com')
  })

  it('is known to clients after a renewal, without a restart', async () => {
    const { url, port } = await start(20)
    trustOwn({ cert: files.cert }, 20)
    expect((await fetch(url)).status).to.equal(200)
    write('key.pem', RENEWED.key)
    write('cert.pem', RENEWED.cert)
    await waitFor('the new one is shown', async () => (await subjectOf(port)) === 'renewed.example.com')
    await waitFor('it is trusted', async () => (await fetch(url).catch(() => undefined))?.status === 200)
  })

  it('speaks no version before 1.2', async () => {
    const { port } = await start()
    const options = { port, host: '127.0.0.1', rejectUnauthorized: false, ciphers: 'DEFAULT:@SECLEVEL=0' }
    const attempt = async (version: 'TLSv1.1' | 'TLSv1.2') =>
      await new Promise(resolve => {
        const socket = connectTls({ ...options, minVersion: 'TLSv1', maxVersion: version }, () => {
          resolve(socket.getProtocol())
          socket.destroy()
        })
        socket.on('error', () => resolve('refused'))
      })
    expect(await attempt('TLSv1.1')).to.equal('refused')
    expect(await attempt('TLSv1.2')).to.equal('TLSv1.2')
  })

  it('tells who speaks plain HTTP to use https, as JSON', async () => {
    const { url } = await start()
    const answer = await fetch(url.replace('https:', 'http:'))
    expect(answer.status).to.equal(400)
    expect(await answer.json()).to.include({ code: 'HTTPS_ONLY' })
    expect((await fetch(url)).status).to.equal(200)
  })

  const MISTAKES: [string, () => { cert: string; key: string }, RegExp][] = [
    [
      'a certificate that is not there',
      () => ({ ...files, cert: join(folder, 'none.pem') }),
      /none\.pem.*does not exist/,
    ],
    ['a key that is not there', () => ({ ...files, key: join(folder, 'none.key') }), /none\.key.*does not exist/],
    [
      'a key that everybody may read',
      () => ({ ...files, key: write('open.key', SELF_SIGNED.key, 0o644) }),
      /chmod 600/,
    ],
    [
      'a key of another certificate',
      () => ({ ...files, key: write('o.key', CERTIFICATES.otherKey) }),
      /does not belong/,
    ],
    [
      'a key with a passphrase',
      () => ({ ...files, key: write('e.key', CERTIFICATES.encryptedKey) }),
      /passphrase.*openssl/,
    ],
    ['the two the other way round', () => ({ cert: files.key, key: files.cert }), /this is a key/],
    ['a certificate for the key', () => ({ ...files, key: files.cert }), /no private key is in it/],
    ['some other file', () => ({ ...files, cert: write('x.pem', 'hello') }), /no certificate is in it/],
    [
      'a damaged one',
      () => ({ ...files, cert: write('d.pem', SELF_SIGNED.cert.replace('MIIBfz', 'MIIB')) }),
      /damaged/,
    ],
  ]
  for (const [what, filesOf, why] of MISTAKES)
    it(`says what is wrong with ${what}`, () => {
      let thrown: unknown
      try {
        readCertificate(filesOf())
      } catch (error) {
        thrown = error
      }
      expect(thrown).to.be.instanceOf(AgentError).and.include({ code: 'TLS_UNUSABLE' })
      expect((thrown as Error).message)
        .to.match(why)
        .and.not.match(/BEGIN .*KEY-----\n/)
    })

  it('tells of a certificate that ends soon, ended, or has not begun', () => {
    const { leaf } = readCertificate(files)
    const end = Date.parse(leaf.validTo)
    expect(describeValidity(leaf, end - 30 * 86_400_000)).to.equal(undefined)
    expect(describeValidity(leaf, end - 3.5 * 86_400_000))
      .to.include({ isOver: false })
      .and.property('what')
      .match(/3 days/)
    expect(describeValidity(leaf, end))
      .to.include({ isOver: true })
      .and.property('what')
      .match(/^expired on 2126-/)
    expect(describeValidity(leaf, 0))
      .to.include({ isOver: true })
      .and.property('what')
      .match(/^is not valid before/)
  })
})
