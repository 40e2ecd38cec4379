import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'chai'
import { waitFor } from '../support/project.ts'
import { createRunningProject, KILLED, type RunningProject } from './components.ts'
import { checkDatabases } from './leftovers.ts'
import { ask, read } from './stores/store.ts'

const EARLIER = join(import.meta.dirname, '../support/earlier')

/** Databases as earlier commits of this project wrote them; the numbers are their commits (`git log`). */
const STATES = [
  { conversations: 'sessions-626c53d.sql', flows: [] },
  { conversations: 'sessions-c94b8ed.sql', flows: ['old_flow'] },
]

function writeDatabase(file: string, dump: string): void {
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA journal_mode = WAL; BEGIN; ${readFileSync(join(EARLIER, dump), 'utf8')}; COMMIT`)
  database.close()
}

describe('a state folder of an earlier version', function () {
  this.timeout(60_000)
  let project: RunningProject
  beforeEach(async () => {
    project = await createRunningProject()
    mkdirSync(join(project.stateFolder, 'data'), { recursive: true })
    writeDatabase(join(project.stateFolder, 'data/crm.sqlite'), 'crm-626c53d.sql')
    writeDatabase(join(project.stateFolder, 'registry.sqlite'), 'registry-c94b8ed.sql')
  })
  afterEach(async () => await project.remove())

  for (const { conversations, flows } of STATES)
    it(`is brought up to this one with all it holds, and is worked with: ${conversations}`, async () => {
      writeDatabase(join(project.stateFolder, 'sessions.sqlite'), conversations)
      for (const component of KILLED) expect(await project.start(component), component).to.equal('ready')
      const { urls } = project
      await waitFor('the catalogue', async () =>
        (await read(`${urls.registry}/applications`)).body.some(
          (app: { name: string; state: string }) => app.name === 'crm' && app.state === 'ready',
        ),
      )
      expect((await read(`${urls.crm}/leads/`)).body.total).to.equal(3)
      expect(Object.keys((await read(`${urls.registry}/applications/hands/apis`)).body)).to.deep.equal(['hands_wave'])
      const first = (await read(`${urls.agent}/sessions/old-1`)).body
      expect(first.messages.map(({ content }: { content: string }) => content.slice(0, 22))).to.deep.equal([
        'how many accounts do I',
        'You have 50 accounts.',
        'list leads',
        '2,000 leads: Emi Inoue',
      ])
      expect((await read(`${urls.agent}/sessions?q=emi+inoue`)).body.total).to.equal(1)
      expect((await read(`${urls.agent}/flows`)).body.flows.map(({ name }: { name: string }) => name)).to.deep.equal(
        flows,
      )
      // What waited for a yes then still does, and is carried out.
      const { approval } = (await read(`${urls.agent}/sessions/old-2`)).body
      const decided = { id: approval.id, decision: 'approve' }
      const done = await ask(`${urls.agent}/chat`, 'POST', { message: 'yes', session_id: 'old-2', approval: decided })
      expect(done?.body.data.error, done?.body.response).to.equal(undefined)
      expect((await read(`${urls.crm}/leads/?email=old@old.example`)).body.total).to.equal(1)
      expect(checkDatabases(project.stateFolder)).to.deep.equal([])
    })

  it('of a later version is refused by each component as it is, with both versions and the way out', async () => {
    writeDatabase(join(project.stateFolder, 'sessions.sqlite'), 'sessions-c94b8ed.sql')
    const files = { crm: 'data/crm.sqlite', registry: 'registry.sqlite', agent: 'sessions.sqlite' }
    for (const component of KILLED) {
      const file = join(project.stateFolder, files[component])
      const database = new DatabaseSync(file)
      database.exec('PRAGMA user_version = 4711; PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
      const before = readFileSync(file)
      expect(await project.start(component), component).to.equal('ended')
      expect(project.complaints.join('\n')).to.match(
        new RegExp(
          `${component} did not start: .*${files[component]} was written by a newer version of agent.*4711.*up to \\d+.*agent restore`,
        ),
      )
      expect(readFileSync(file).equals(before), `${file} is as it was`).to.equal(true)
    }
  })

  for (const name of ['tool-pins.json', 'service-origins.json'])
    it(`with a ${name} of a later version is refused as it is`, async () => {
      const file = join(project.stateFolder, name)
      const text = '{"version": 4711, "apps": {}, "services": {}}'
      writeFileSync(file, text)
      expect(await project.start('registry')).to.equal('ended')
      expect(project.complaints.join('\n')).to.match(/registry did not start: .*newer version of agent.*4711/)
      expect(readFileSync(file, 'utf8')).to.equal(text)
    })
})
