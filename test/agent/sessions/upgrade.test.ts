import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'chai'
import { openSessionStore } from '../../../src/agent/sessions/session-store.ts'
import { failureOf } from '../../support/failure-of.ts'
import { startAgent } from '../support/start-agent.ts'

/** The tables as version 2 had them. */
const VERSION_2 = `
CREATE TABLE sessions (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, memory TEXT NOT NULL DEFAULT 'null', created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  own_id INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX sessions_by_time ON sessions (updated_at);
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  role TEXT NOT NULL, content TEXT NOT NULL, data TEXT, metadata TEXT, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX messages_by_session ON messages (session_id, id);
CREATE TABLE approvals (
  id TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  pending TEXT NOT NULL, state TEXT NOT NULL, answer TEXT, created_at TEXT NOT NULL, decided_at TEXT
) STRICT;
CREATE INDEX approvals_by_session ON approvals (session_id, state);
PRAGMA user_version = 2;`

const METADATA = JSON.stringify({
  execution_time: 0.1,
  tools_used: [],
  confidence: 0.9,
  session_id: 'old',
  mode: 'api',
  engine: 'builtin',
})

/** A conversation of three questions under version 2; the second has a result that was cut, after the third one write waits. */
function writeOld(folder: string): void {
  const database = new DatabaseSync(join(folder, 'sessions.sqlite'))
  database.exec(VERSION_2)
  const at = (minute: number) => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`
  database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, 0)').run('old', 'Leads of Zürich', '3', at(0), at(9))
  const add = database.prepare(
    'INSERT INTO messages (session_id, role, content, data, metadata, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const cut = { result: Array.from({ length: 200 }, (_, id) => ({ id })), total: 5000 }
  add.run('old', 'user', 'Leads of Zürich', null, null, at(1))
  add.run('old', 'assistant', 'There are 3.', JSON.stringify({ result: 3 }), METADATA, at(2))
  add.run('old', 'user', 'list all', null, null, at(3))
  add.run('old', 'assistant', 'Many.', JSON.stringify(cut), METADATA, at(4))
  add.run('old', 'user', 'write a lead', null, null, at(5))
  add.run('old', 'assistant', 'Shall I?', JSON.stringify({}), METADATA, at(6))
  const pending = { tool: 't', args: {}, action: 'write a lead', schema: {} }
  database
    .prepare(`INSERT INTO approvals VALUES ('a1', 'old', ?, 'waiting', NULL, ?, NULL)`)
    .run(JSON.stringify(pending), at(6))
  database.close()
}

describe('conversations of an earlier version', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-upgrade-'))
    writeOld(folder)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are all there, with what waits, and can be searched', async () => {
    for (let time = 0; time < 2; time++) {
      const store = await openSessionStore(folder)
      const session = (await store.readSession('old'))!
      expect(session.messages.map(({ content }) => content)).to.deep.equal([
        'Leads of Zürich',
        'There are 3.',
        'list all',
        'Many.',
        'write a lead',
        'Shall I?',
      ])
      expect(session.messages[1]!.metadata).to.deep.include({ confidence: 0.9, place: 1 })
      expect(await store.readMemory('old')).to.equal(3)
      expect(await store.searchSessions('zurich shall', 9, 0)).to.deep.include({ total: 1 })
      expect(await store.searchSessions('nowhere', 9, 0)).to.deep.equal({ sessions: [], total: 0 })
      expect(await store.database.get('SELECT count(*) AS n FROM texts')).to.deep.include({ n: 7 })
      await store.close()
    }
  })

  it('say that a result was cut, and give those that were not', async () => {
    const store = await openSessionStore(folder)
    expect(await store.readResult('old', 1)).to.deep.equal({ question: 'Leads of Zürich', result: 3 })
    const gone = await failureOf(store.readResult('old', 3))
    expect(gone?.message).to.match(/5,000 rows, of which an earlier version .* kept the first ones only/)
    expect(gone?.status).to.equal(410)
    await store.close()
  })

  it('forget their memory where a question of theirs is replaced, and void what waited', async () => {
    const agent = await startAgent({ stateFolder: folder })
    const { response, metadata } = await agent.chat('other', { session_id: 'old', replaces: 2 })
    expect(response).to.equal('turn 1: other')
    expect(metadata.place).to.equal(3)
    const { body } = await agent.send('/sessions/old')
    expect(body.approval).to.equal(null)
    expect(body.messages).to.have.length(4)
    expect((await agent.chat('next', { session_id: 'old' })).response).to.equal('turn 2: next')
    expect((await agent.chat('again', { session_id: 'old', replaces: 2 })).response).to.equal('turn 1: again')
    await agent.close()
  })

  it('keep their memory where they go on', async () => {
    const agent = await startAgent({ stateFolder: folder })
    expect((await agent.chat('next', { session_id: 'old' })).response).to.contain('turn 4: next')
    await agent.close()
  })

  it('are as they were when an earlier version wrote to them in between', async () => {
    await (await openSessionStore(folder)).close()
    const database = new DatabaseSync(join(folder, 'sessions.sqlite'))
    database.exec(`INSERT INTO messages (session_id, role, content, created_at) VALUES ('old', 'user', 'in between', '2026-01-02');
      INSERT INTO messages (session_id, role, content, data, created_at) VALUES ('old', 'assistant', 'Yes.', '{}', '2026-01-02');
      PRAGMA user_version = 2`)
    database.close()
    const store = await openSessionStore(folder)
    expect(await store.searchSessions('between yes', 9, 0)).to.deep.include({ total: 1 })
    expect((await store.readSession('old'))!.messages).to.have.length(8)
    await store.close()
  })

  it('are not touched when they cannot be brought up', async () => {
    const broken = new DatabaseSync(join(folder, 'sessions.sqlite'))
    broken.exec('CREATE TABLE results (other TEXT)')
    broken.close()
    expect((await failureOf(openSessionStore(folder)))?.message).to.match(/cannot be written/)
    const database = new DatabaseSync(join(folder, 'sessions.sqlite'))
    expect(database.prepare('PRAGMA user_version').get()).to.deep.equal({ user_version: 2, __proto__: null })
    expect(database.prepare(`SELECT count(*) AS n FROM pragma_table_info('messages')`).get()!.n).to.equal(7)
    database.close()
  })
})
