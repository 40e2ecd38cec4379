import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createRunningProject, KILLED, type Killed, type RunningProject } from '../durability/components.ts'
import { checkDatabases, checkTexts } from '../durability/leftovers.ts'
import { ask, read } from '../durability/stores/store.ts'
import { waitFor } from '../support/project.ts'

/**
 * A limit of zero for the size of files: every write to a file fails, whatever is free. Unlike a full disk it takes no
 * right to mount one, and it can be lifted while the process runs.
 */
const limit = (pid: number, size: '0' | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`], { stdio: 'ignore' })
const canLimit = (() => {
  try {
    limit(process.pid, 'unlimited')
    return true
  } catch {
    return false
  }
})()

/** Without prlimit (util-linux) the tests are listed as pending. */
const withLimit = canLimit ? describe : describe.skip

withLimit('processes that can write nothing to the disk', function () {
  this.timeout(60_000)
  let project: RunningProject
  const ids: string[] = []
  const call = async (id: string) => {
    ids.push(id)
    const body = { app_name: 'crm', function_name: 'crm_listLeads', args: { limit: 1 } }
    return await ask(`${project.urls.registry}/functions/call`, 'POST', body, { 'x-request-id': id })
  }
  const createLead = async (number: number) =>
    await ask(`${project.urls.crm}/leads/`, 'POST', {
      first_name: 'Full',
      last_name: 'Disk',
      email: `full${number}@kill.example`,
    })
  const onboard = async (name: string) =>
    await ask(`${project.urls.registry}/functions/onboard`, 'POST', {
      app_name: name,
      schemas: [{ name: 'wave', description: '', input_schema: { type: 'object', properties: {}, required: [] } }],
    })
  const addService = async () =>
    await ask(`${project.urls.registry}/services`, 'POST', { url: `${project.urls.crm}/openapi.json`, name: 'copy' })
  const chat = async (session: string) =>
    await ask(`${project.urls.agent}/chat`, 'POST', { message: 'show lead 1', session_id: session })
  const setMode = async () => await ask(`${project.urls.agent}/settings/mode`, 'PUT', { mode: 'api' })
  const setAll = (size: '0' | 'unlimited') => {
    for (const component of KILLED) limit(project.pidOf(component)!, size)
  }
  const isReady = async () => {
    const { body } = await read(`${project.urls.registry}/applications`)
    return (body as { name: string; state: string }[]).some(({ name, state }) => name === 'crm' && state === 'ready')
  }
  const start = async (components: readonly Killed[]) => {
    for (const component of components) expect(await project.start(component)).to.equal('ready')
    await waitFor('the catalogue', isReady)
  }

  before(async () => {
    project = await createRunningProject()
    await start(KILLED)
    expect((await createLead(0))?.status).to.equal(201)
    expect((await chat('before'))?.status).to.equal(200)
    expect((await onboard('hands'))?.status).to.equal(200)
    setAll('0')
  })
  after(async () => await project.remove())

  it('refuse what must be kept with 507 and plain words', async () => {
    for (const refused of [
      await createLead(1),
      await onboard('feet'),
      await addService(),
      await chat('during'),
      await ask(`${project.urls.agent}/sessions/before`, 'PATCH', { title: 'Another' }),
      await ask(`${project.urls.agent}/sessions/before`, 'DELETE'),
    ]) {
      expect(refused?.status, JSON.stringify(refused?.body)).to.equal(507)
      expect(refused?.body.code).to.match(/^STATE_(NOT_WRITABLE|UNWRITABLE)$/)
      expect(refused?.body.detail).to.match(/disk|written|kept/)
    }
  })

  it('go on with what is only read, and answer their health', async () => {
    expect((await read(`${project.urls.crm}/leads/?email=full0@kill.example`)).body.total).to.equal(1)
    expect((await read(`${project.urls.agent}/sessions/before`)).body.messages).to.have.length(2)
    expect((await call('during-1'))?.status).to.equal(200)
    expect((await read(`${project.urls.registry}/applications`)).body).to.have.length(2)
    for (const component of KILLED) expect((await read(`${project.urls[component]}/health`)).status).to.equal(200)
  })

  it('say so in the status of the agent, which the page and the command line show', async () => {
    const { body } = await read(`${project.urls.agent}/status`)
    expect(body.storage.writable).to.equal(false)
    await call('during-2')
    const { audit } = (await read(`${project.urls.registry}/status`)).body
    expect(audit.written).to.equal(false)
    expect(audit.message).to.match(/^The audit log .* cannot be written: the limit for the size of files is reached/)
    expect(body.storage.message).to.match(/^Nothing can be kept now: the state folder .* cannot be written/)
  })

  it('do not write half of the settings', async () => {
    const before = readFileSync(project.settingsFile, 'utf8')
    const changed = await ask(`${project.urls.agent}/settings/mode`, 'PUT', { mode: 'web' })
    expect(changed?.body).to.include({ mode: 'web', saved: false })
    expect(changed?.body.message).to.match(/could not be saved/)
    expect(readFileSync(project.settingsFile, 'utf8')).to.equal(before)
    expect((await setMode())?.body.mode).to.equal('api')
  })

  it('are killed in that state and lose nothing that was acknowledged', async () => {
    const writing = Promise.all([createLead(2), onboard('feet'), chat('during')])
    await Promise.all([project.kill('crm'), project.kill('agent')])
    await writing
    await start(['crm', 'agent'])
    expect((await read(`${project.urls.crm}/leads/?email=full0@kill.example`)).body.total).to.equal(1)
    expect((await read(`${project.urls.crm}/leads/?email=full1@kill.example`)).body.total).to.equal(0)
    expect((await read(`${project.urls.agent}/sessions/before`)).body.messages).to.have.length(2)
    for (const component of ['crm', 'agent'] as const) limit(project.pidOf(component)!, '0')
  })

  it('recover by themselves once there is room', async () => {
    setAll('unlimited')
    expect((await createLead(3))?.status).to.equal(201)
    expect((await onboard('feet'))?.status).to.equal(200)
    expect((await chat('after'))?.status).to.equal(200)
    expect((await call('after-1'))?.status).to.equal(200)
    await waitFor(
      'the state to be told',
      async () => (await read(`${project.urls.agent}/status`)).body.storage.writable,
    )
    // The line of the call that was made meanwhile waited.
    const lines = () =>
      readFileSync(join(project.stateFolder, 'audit.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map(line => (JSON.parse(line) as { request_id: string }).request_id)
    await waitFor('the audit lines', () => ids.every(id => lines().includes(id)))
    expect(checkDatabases(project.stateFolder)).to.deep.equal([])
    expect(checkTexts(project.stateFolder)).to.deep.equal([])
    expect(readdirSync(project.stateFolder).filter(name => name.endsWith('.tmp'))).to.deep.equal([])
    expect(project.complaints).to.deep.equal([])
  })
})
