import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'chai'
import { makeBackup } from '../../../src/cli/backup/backup.ts'
import { readArchiveManifest } from '../../../src/cli/backup/archive.ts'
import { findOpenDatabase } from '../../../src/cli/backup/in-use.ts'
import { restoreInto, restoreOver } from '../../../src/cli/backup/restore.ts'
import { finishRestore } from '../../../src/cli/backup/swap-state.ts'
import { createCrmApp } from '../../../src/demos/crm/serve.ts'
import { listen } from '../../../src/http/listen.ts'
import { openSessionStore } from '../../../src/agent/sessions/session-store.ts'
import { startAll } from '../../support/start-all.ts'
import { askAll, createAsk } from '../../support/start-crm.ts'
import { rejected } from '../../support/rejected.ts'

/**
 * From one change of the file system on nothing changes any more, as if the process had been killed there. What is
 * returned mends it.
 */
function endBeforeChange(deadline: number): () => void {
  const names = ['renameSync', 'rmSync', 'copyFileSync', 'mkdirSync', 'mkdtempSync', 'openSync'] as const
  const originals = names.map(name => [name, fs[name]] as const)
  let changes = 0
  for (const [name, original] of originals)
    Object.assign(fs, {
      [name]: (...given: unknown[]) => {
        if (++changes >= deadline) throw new Error('This process is gone')
        return (original as (...given: unknown[]) => unknown)(...given)
      },
    })
  syncBuiltinESMExports()
  return () => {
    for (const [name, original] of originals) Object.assign(fs, { [name]: original })
    syncBuiltinESMExports()
  }
}

describe('agent backup and agent restore', () => {
  let root: string
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'agent-backup-'))))
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** A project whose every file says the same word. */
  const makeProject = (name: string, word: string) => {
    const folder = join(root, name)
    const stateFolder = join(folder, '.agent')
    for (const inside of ['run', 'logs', 'data', 'browser/s1/files', 'browser/s1/grants', 'built-in'])
      mkdirSync(join(stateFolder, inside), { recursive: true })
    for (const file of ['sessions.sqlite', 'registry.sqlite', 'data/crm.sqlite']) {
      const database = new DatabaseSync(join(stateFolder, file))
      database.exec('PRAGMA journal_mode = WAL; CREATE TABLE word (text TEXT); PRAGMA user_version = 1')
      database.prepare('INSERT INTO word VALUES (?)').run(word)
      database.close()
    }
    for (const file of [
      'added-services.yaml',
      'keys.json',
      'audit.jsonl',
      'audit.jsonl.1',
      'browser/s1/files/shot.png',
    ])
      writeFileSync(join(stateFolder, file), word, { mode: 0o600 })
    for (const file of [
      'run/agent.json',
      'logs/agent.log',
      'internal.key',
      'browser/s1/grants/action-1',
      'x.json.1.tmp',
    ])
      writeFileSync(join(stateFolder, file), `not ${word}`)
    writeFileSync(join(folder, 'settings.toml'), `# ${word}\n`)
    const projectFiles = [join(folder, 'settings.toml')]
    return { folder, stateFolder, projectFiles }
  }
  const wordsOf = ({ folder, stateFolder }: { folder: string; stateFolder: string }) => [
    ...['sessions.sqlite', 'registry.sqlite', 'data/crm.sqlite'].map(file => {
      const database = new DatabaseSync(join(stateFolder, file))
      const row = database.prepare('SELECT text FROM word').get() as { text: string }
      database.close()
      return row.text
    }),
    ...['added-services.yaml', 'keys.json', 'audit.jsonl', 'browser/s1/files/shot.png'].map(file =>
      readFileSync(join(stateFolder, file), 'utf8'),
    ),
    readFileSync(join(folder, 'settings.toml'), 'utf8').slice(2).trim(),
  ]
  const archive = () => join(root, 'backup.tgz')

  it('takes everything that is kept, and nothing of what runs', async () => {
    const source = makeProject('one', 'first')
    symlinkSync('/etc/hostname', join(source.stateFolder, 'link'))
    const { files } = await makeBackup({ source, file: archive() })
    expect(files.map(({ path }) => path)).to.deep.equal([
      'state/data/crm.sqlite',
      'state/registry.sqlite',
      'state/sessions.sqlite',
      'state/added-services.yaml',
      'state/audit.jsonl',
      'state/audit.jsonl.1',
      'state/browser/s1/files/shot.png',
      'state/keys.json',
      'project/settings.toml',
    ])
    expect(statSync(archive()).mode & 0o777).to.equal(0o600)
    expect(readdirSync(root)).to.have.members(['one', 'backup.tgz'])
    expect((await readArchiveManifest(archive())).files).to.deep.equal(files)
    const { folder } = await restoreInto(archive(), join(root, 'two'))
    const restored = { folder, stateFolder: join(folder, '.agent') }
    expect(new Set(wordsOf(restored))).to.deep.equal(new Set(['first']))
    expect(statSync(join(restored.stateFolder, 'keys.json')).mode & 0o777).to.equal(0o600)
  })

  it('replaces no file unless told to, and leaves nothing half behind', async () => {
    const source = makeProject('one', 'first')
    writeFileSync(archive(), 'precious')
    expect(await rejected(makeBackup({ source, file: archive() }))).to.have.property('code', 'BACKUP_IN_THE_WAY')
    expect(readFileSync(archive(), 'utf8')).to.equal('precious')
    await makeBackup({ source, file: archive(), force: true })
    expect((await readArchiveManifest(archive())).files).to.have.length(9)
    // What a killed one left is removed by the next.
    mkdirSync(join(root, '.backup.tgz.999999999-abcdef'))
    await makeBackup({ source, file: archive(), force: true })
    expect(readdirSync(root)).to.have.members(['one', 'backup.tgz'])
  })

  it('says what was damaged before', async () => {
    const source = makeProject('one', 'first')
    writeFileSync(join(source.stateFolder, 'registry.sqlite'), 'This is no database. '.repeat(100))
    const { notes } = await makeBackup({ source, file: archive() })
    expect(notes.join('\n')).to.match(/registry\.sqlite was damaged before the backup/)
  })

  it('puts a backup in the place of what is there, and keeps that aside', async () => {
    await makeBackup({ source: makeProject('one', 'first'), file: archive() })
    const other = makeProject('two', 'second')
    writeFileSync(join(other.stateFolder, 'only-here.json'), '{}')
    const { aside } = await restoreOver(archive(), other)
    expect(new Set(wordsOf(other))).to.deep.equal(new Set(['first']))
    expect(existsSync(join(other.stateFolder, 'only-here.json'))).to.equal(false)
    expect(readFileSync(join(aside!, 'keys.json'), 'utf8')).to.equal('second')
    expect(readFileSync(join(aside!, 'project/settings.toml'), 'utf8')).to.equal('# second\n')
    expect(readdirSync(other.stateFolder).filter(name => /^\.restore|^restore/.test(name))).to.deep.equal([])
  })

  it('is the old state or the new one, wherever a restore ends', async function () {
    this.timeout(60_000)
    await makeBackup({ source: makeProject('one', 'first'), file: archive() })
    const template = makeProject('template', 'second')
    const seen = new Set<string>()
    for (let deadline = 1, isWhole = false; !isWhole; deadline++) {
      const other = { folder: join(root, 'two'), stateFolder: join(root, 'two/.agent') }
      rmSync(other.folder, { recursive: true, force: true })
      cpSync(template.folder, other.folder, { recursive: true })
      const mend = endBeforeChange(deadline)
      try {
        await restoreOver(archive(), other)
        isWhole = true
      } catch (error) {
        expect(String((error as { cause?: unknown }).cause ?? error)).to.contain('This process is gone')
      } finally {
        mend()
      }
      finishRestore(other.stateFolder)
      const words = new Set(wordsOf(other))
      expect([...words], `ended before change ${deadline}`).to.have.length(1)
      for (const word of words) seen.add(word)
      expect(existsSync(join(other.stateFolder, 'restore.json'))).to.equal(false)
    }
    expect([...seen]).to.have.members(['first', 'second'])
  })

  it('is refused into a folder that holds something', async () => {
    await makeBackup({ source: makeProject('one', 'first'), file: archive() })
    expect(await rejected(restoreInto(archive(), join(root, 'one')))).to.have.property('code', 'BACKUP_IN_THE_WAY')
  })

  it('knows a database that another process has open', () => {
    const { stateFolder } = makeProject('one', 'first')
    expect(findOpenDatabase(stateFolder)).to.equal(undefined)
    const database = new DatabaseSync(join(stateFolder, 'registry.sqlite'))
    database.prepare('SELECT text FROM word').get()
    expect(findOpenDatabase(stateFolder)).to.equal('registry.sqlite')
    database.close()
    expect(findOpenDatabase(stateFolder)).to.equal(undefined)
  })

  it('of a project that works at the same time holds what was acknowledged before it began, each database whole', async function () {
    this.timeout(60_000)
    const all = await startAll()
    let isWriting = true
    const ask = createAsk(all.urls.crm)
    const chat = createAsk(all.urls.agent)
    const names: string[] = []
    const sessions: string[] = []
    const writers = [0, 1].map(async writer => {
      for (let number = 0; isWriting; number++) {
        const name = `Load ${writer} ${number}`
        const body = { name, value: 1, account_id: 1 }
        if ((await ask('POST', '/opportunities/', body)).status === 201) names.push(name)
        // Other work gets its turn.
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    })
    const talking = (async () => {
      for (let number = 0; isWriting; number++) {
        const id = `load-${number}`
        if ((await chat('POST', '/chat', { message: 'show lead 1', session_id: id })).status === 200) sessions.push(id)
      }
    })()
    try {
      while (names.length < 10 || sessions.length < 1) await new Promise(resolve => setTimeout(resolve, 10))
      const [before, talks] = [[...names], [...sessions]]
      const { notes } = await makeBackup({
        source: { stateFolder: all.folder, folder: all.folder, projectFiles: [] },
        file: archive(),
      })
      expect(notes).to.deep.equal([])
      const after = names.length
      expect(after, 'written while it was backed up').to.be.above(before.length)
      const { folder } = await restoreInto(archive(), join(root, 'copy'))
      const state = join(folder, '.agent')
      const crm = createCrmApp({ databaseFile: join(state, 'crm.sqlite') })
      const server = await listen(crm.app, { port: 0 })
      const found = await askAll(createAsk(server.url), '/opportunities/?q=Load')
      await server.close()
      crm.close()
      expect(found.map(record => record.name)).to.include.members(before)
      const store = await openSessionStore(state)
      for (const id of talks) expect(await store.hasSession(id), id).to.equal(true)
      await store.close()
    } finally {
      isWriting = false
      await Promise.all([...writers, talking])
      await all.close()
    }
  })
})
