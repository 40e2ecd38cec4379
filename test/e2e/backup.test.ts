import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { ask, read } from '../durability/stores/store.ts'
import { createProject, waitFor, type Project } from '../support/project.ts'

describe('agent backup and agent restore, on a project that runs', function () {
  this.timeout(120_000)
  let project: Project
  const run = async (...args: string[]) => await project.run(args)
  const createLead = async (email: string) =>
    await ask(`${project.url('crm')}/leads/`, 'POST', { first_name: 'Back', last_name: 'Up', email })
  const countLeads = async (email: string) =>
    (await read(`${project.url('crm')}/leads/?email=${encodeURIComponent(email)}`)).body.total as number
  const sessions = async () => (await read(`${project.url('agent')}/sessions`)).body.total as number

  before(async () => {
    project = await createProject()
    expect((await run('start', 'demo_crm')).code).to.equal(0)
    expect((await createLead('before@back.example'))?.status).to.equal(201)
    const chat = { message: 'show lead 1', session_id: 'kept' }
    expect((await ask(`${project.url('agent')}/chat`, 'POST', chat))?.status).to.equal(200)
  })
  after(async () => await project.remove())

  it('backs up while it runs, for its owner alone, and says what is inside', async () => {
    const { code, stdout, stderr } = await run('backup', 'copy.tar.gz')
    expect(code, stderr).to.equal(0)
    expect(stdout).to.match(/Backed up to copy\.tar\.gz: \d+ files/)
    expect(stderr).to.match(/credentials .* unencrypted/)
    expect(statSync(join(project.folder, 'copy.tar.gz')).mode & 0o777).to.equal(0o600)
    const list = await run('backup', '--list', 'copy.tar.gz', '--json')
    const { files } = JSON.parse(list.stdout) as { files: { path: string }[] }
    expect(files.map(({ path }) => path)).to.include.members([
      'state/sessions.sqlite',
      'state/registry.sqlite',
      'state/data/crm.sqlite',
      'project/settings.toml',
    ])
    expect(files.some(({ path }) => /internal\.key|\/run\/|\/logs\//.test(path))).to.equal(false)
  })

  it('replaces no backup unless told to, and refuses one inside of what it backs up', async () => {
    const again = await run('backup', 'copy.tar.gz')
    expect([again.code, again.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 1 && /--force/.test(text),
    )
    const inside = await run('backup', '.agent/copy.tar.gz')
    expect([inside.code, /inside the state folder/.test(inside.stderr)]).to.deep.equal([2, true])
  })

  it('says that what is in PostgreSQL is not in it', async () => {
    const environment = { AGENT_DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' }
    const { code, stdout, stderr } = await project.run(['backup', 'without.tar.gz'], { environment })
    expect(code, stderr).to.equal(0)
    expect(stderr).to.match(/PostgreSQL .* not in this backup.*pg_dump/)
    expect(stdout + stderr).not.to.contain('secret-word')
  })

  it('is not restored over what runs, and changes nothing then', async () => {
    const { code, stderr } = await run('restore', 'copy.tar.gz')
    expect(code).to.equal(1)
    expect(stderr).to.match(/Running: .*CRM API.*Nothing was changed.*agent stop all.*--force/s)
    expect((await run('status', 'crm')).code).to.equal(0)
  })

  it('stops nothing for a file that is no backup', async () => {
    writeFileSync(join(project.folder, 'no.tar.gz'), 'not a backup')
    const { code, stderr } = await run('restore', '--force', 'no.tar.gz')
    expect([code, /is no usable backup/.test(stderr)]).to.deep.equal([1, true])
    expect((await run('status', 'crm')).code).to.equal(0)
  })

  it('is restored with --force: everything is as it was, and what came since is aside', async () => {
    expect((await createLead('after@back.example'))?.status).to.equal(201)
    await run('config', 'set', 'demo.max_results', '77')
    const { code, stdout, stderr } = await run('restore', '--force', 'copy.tar.gz', '--json')
    expect(code, stderr).to.equal(0)
    const { aside } = JSON.parse(stdout) as { aside: string }
    expect(existsSync(join(aside, 'data', 'crm.sqlite'))).to.equal(true)
    expect(readFileSync(join(aside, 'project', 'settings.toml'), 'utf8')).to.contain('max_results = 77')
    expect(readFileSync(project.settingsFile, 'utf8')).not.to.contain('max_results = 77')
    expect((await run('start', 'demo_crm')).code).to.equal(0)
    expect(await countLeads('before@back.example')).to.equal(1)
    expect(await countLeads('after@back.example')).to.equal(0)
    expect(await sessions()).to.equal(1)
  })

  it('is whole again after a restore that was killed, whenever that was', async () => {
    expect((await createLead('later@back.example'))?.status).to.equal(201)
    await run('stop', 'all')
    for (const pause of [200, 400]) {
      const restoring = project.spawn(['restore', 'copy.tar.gz'])
      await new Promise(resolve => setTimeout(resolve, pause))
      await restoring.end('SIGKILL')
    }
    expect((await run('start', 'demo_crm')).code).to.equal(0)
    await waitFor('the CRM', async () => (await read(`${project.url('crm')}/health`)).status === 200)
    expect(await countLeads('before@back.example')).to.equal(1)
    expect(await countLeads('later@back.example')).to.be.oneOf([0, 1])
    expect(await sessions()).to.equal(1)
    expect(readdirSync(project.stateFolder)).not.to.include('restore.json')
  })

  it('becomes a project of its own elsewhere', async () => {
    const { code, stderr } = await run('restore', 'copy.tar.gz', '--into', 'other')
    expect(code, stderr).to.equal(0)
    expect(readdirSync(join(project.folder, 'other'))).to.have.members(['.agent', 'settings.toml'])
    const again = await run('restore', 'copy.tar.gz', '--into', 'other')
    expect([again.code, /exists already/.test(again.stderr)]).to.deep.equal([1, true])
  })
})
