import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect } from 'chai'
import { CERTIFICATES, RENEWED } from '../support/certificates.ts'
import { createProject, waitFor, type Project } from '../support/project.ts'

describe('a project with a certificate', function () {
  this.timeout(90_000)
  let project: Project
  before(async () => {
    project = await createProject('[server]\ntls_cert = "cert.pem"\ntls_key = "key.pem"\n')
  })
  after(async () => await project.remove())

  const write = (cert: string, key: string) => {
    writeFileSync(join(project.folder, 'key.pem'), key, { mode: 0o600 })
    writeFileSync(join(project.folder, 'cert.pem'), cert)
  }
  /** Whom the agent says it is. */
  const shown = async () =>
    await new Promise<string>((resolve, reject) => {
      const socket = connect({ port: project.ports.agent, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(String(socket.getPeerCertificate().subject.CN))
        socket.destroy()
      })
      socket.on('error', reject)
    })
  const states = async () => {
    const { stdout } = await project.run(['status', '--json'])
    const { components = [] } = JSON.parse(stdout) as { components?: { state: string; restarts: number }[] }
    return components.map(({ state, restarts }) => `${state} ${restarts}`)
  }

  it('does not start with files that cannot be used, and says why', async () => {
    const { code, stderr } = await project.run(['start', 'demo_crm'])
    expect(code).to.equal(1)
    expect(stderr).to.match(/cert\.pem: it cannot be read: it does not exist \(server\.tls_cert\)/)
  })

  it('speaks https between its parts and to its commands, and takes up a renewed certificate while it runs', async () => {
    write(CERTIFICATES.other, CERTIFICATES.otherKey)
    const { code, stdout, stderr } = await project.run(['start', 'demo_crm'])
    expect(code, stdout + stderr).to.equal(0)
    expect(stderr).to.contain(`https://127.0.0.1:${project.ports.agent}`)
    expect((await project.run(['chat', 'how many leads are there?'])).stdout).to.match(/There are [\d,]+ leads/)
    expect(await shown()).to.equal('agent.example.com')
    const plain = await fetch(project.url('agent'))
    expect(plain.status).to.equal(400)
    expect(await plain.json()).to.include({ code: 'HTTPS_ONLY' })

    write(RENEWED.cert, RENEWED.key)
    // The servers still show the old one: a command that knows the new one alone waits for it.
    const during = await project.run(['apis', 'list'])
    expect(during.code, during.stderr).to.equal(0)
    await waitFor('the new certificate is shown', async () => (await shown()) === 'renewed.example.com')
    const answer = await project.run(['chat', 'how many contacts are there?'])
    expect(answer.stdout, answer.stderr).to.match(/There are [\d,]+ contacts/)
    // Each looks at the files by itself, some seconds later.
    await waitFor(
      'every component shows it, and none was started again',
      async () => (await states()).filter(state => state === 'running 0').length === 3,
    )
    expect((await project.run(['doctor'])).stdout).to.match(/The certificate cert\.pem holds until 2126/)

    // A file that is damaged is said to be, and nothing that lives is taken for dead or stopped because of it.
    write('damaged', RENEWED.key)
    const restarted = await project.run(['restart'])
    expect(restarted.code).to.equal(1)
    expect(restarted.stderr).to.match(/cert\.pem: no certificate is in it/)
    expect(await states())
      .to.have.length(4)
      .and.include.members(['running 0'])
    expect((await states()).filter(state => state === 'running 0')).to.have.length(3)
    expect((await project.run(['chat', 'how many leads are there?'])).stderr).to.match(/certificate .*agent doctor/)
  })
})
