import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { pack, type Header } from 'tar-stream'
import { makeBackup } from '../../../src/cli/backup/backup.ts'
import { restoreInto } from '../../../src/cli/backup/restore.ts'
import { rejected } from '../../support/rejected.ts'

interface Entry {
  header: Partial<Header> & { name: string }
  content?: string
}

/** An archive that somebody else made. */
async function makeArchive(file: string, entries: Entry[]): Promise<void> {
  const archive = pack()
  for (const { header, content = '' } of entries) archive.entry(header as Header, content)
  archive.finalize()
  writeFileSync(file, gzipSync(await buffer(archive as unknown as NodeJS.ReadableStream)))
}

const fileOf = (path: string, content: string, more: object = {}) => ({
  path,
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
  mode: 0o600,
  ...more,
})
const manifestOf = (files: object[], more: object = {}): Entry => ({
  header: { name: 'manifest.json' },
  content: JSON.stringify({
    format: 1,
    program: 'agent',
    version: '0.1.0',
    created_at: '2026-01-01T00:00:00.000Z',
    files,
    notes: [],
    ...more,
  }),
})
const entry = (name: string, content: string, type?: Header['type']): Entry => ({
  header: { name, ...(type && { type }) },
  content,
})

describe('a backup that is damaged or made by somebody else', () => {
  let root: string
  let file: string
  let target: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'agent-damaged-'))
    file = join(root, 'backup.tgz')
    target = join(root, 'to', 'target')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const keys = fileOf('state/keys.json', '{}')
  const cases: [title: string, entries: Entry[], code: string, message: RegExp][] = [
    ['without a manifest', [entry('state/keys.json', '{}')], 'BACKUP_DAMAGED', /begin with a manifest/],
    ['with a manifest that is none', [entry('manifest.json', '{]')], 'BACKUP_DAMAGED', /not JSON/],
    ['of a newer form', [manifestOf([], { format: 99 })], 'STATE_NEWER', /format is 99, this one reads up to 1/],
    [
      'of a newer database',
      [manifestOf([fileOf('state/sessions.sqlite', '', { schema_version: 9999 })]), entry('state/sessions.sqlite', '')],
      'STATE_NEWER',
      /sessions\.sqlite .*9999/,
    ],
    ['with another content', [manifestOf([keys]), entry('state/keys.json', '[]')], 'BACKUP_DAMAGED', /checksum/],
    ['with a longer file', [manifestOf([keys]), entry('state/keys.json', '{  }')], 'BACKUP_DAMAGED', /longer/],
    ['with a file missing', [manifestOf([keys])], 'BACKUP_DAMAGED', /keys\.json is missing/],
    ['with a file too many', [manifestOf([keys]), entry('state/keys.json', '{}'), entry('state/more.json', '{}')], 'BACKUP_DAMAGED', /does not name/], // oxfmt-ignore
    ['with a file twice', [manifestOf([keys]), entry('state/keys.json', '{}'), entry('state/keys.json', '{}')], 'BACKUP_DAMAGED', /does not name/], // oxfmt-ignore
    ['with a link', [manifestOf([keys]), { header: { name: 'state/keys.json', type: 'symlink', linkname: '/etc/passwd' } }], 'BACKUP_DAMAGED', /a symlink/], // oxfmt-ignore
    ['with no database', [manifestOf([fileOf('state/registry.sqlite', 'no database '.repeat(200))]), entry('state/registry.sqlite', 'no database '.repeat(200))], 'BACKUP_DAMAGED', /not a sound database/], // oxfmt-ignore
    ...[
      '../out.json',
      'state/../../out.json',
      '/out.json',
      'state/..\\out.json',
      'C:/out.json',
      'state//out.json',
      'state/run/agent.json',
      'state/internal.key',
      'state',
      'other/out.json',
    ].map((path): [string, Entry[], string, RegExp] => [
      `with the path ${path}`,
      [manifestOf([fileOf(path, '{}')]), entry(path, '{}')],
      'BACKUP_DAMAGED',
      /not a path that a backup may hold/,
    ]),
  ]
  for (const [title, entries, code, message] of cases)
    it(`${title} is refused, and nothing is written`, async () => {
      await makeArchive(file, entries)
      const error = await rejected(restoreInto(file, target))
      expect(error).to.include({ code })
      expect(error.message).to.match(message)
      expect(existsSync(target)).to.equal(false)
      expect(readdirSync(join(root, 'to'))).to.deep.equal([])
      expect(readdirSync(root)).to.have.members(['backup.tgz', 'to'])
    })

  it('with a header that would fill the memory is refused', async () => {
    await makeArchive(file, [manifestOf([keys]), entry('long', 'a'.repeat(8_000_000)), entry('state/keys.json', '{}')])
    const plain = gunzipSync(readFileSync(file))
    const header = plain.indexOf('long\0')
    // The type of the entry becomes that of a header for the next one (POSIX pax), and the checksum follows.
    const checksum = Number.parseInt(plain.toString('latin1', header + 148, header + 154), 8)
    plain[header + 156] = 'x'.charCodeAt(0)
    plain.write((checksum + 'x'.charCodeAt(0) - '0'.charCodeAt(0)).toString(8).padStart(6, '0'), header + 148, 'latin1')
    writeFileSync(file, gzipSync(plain))
    expect(await rejected(restoreInto(file, target))).to.have.property('code', 'BACKUP_DAMAGED')
    expect(existsSync(target)).to.equal(false)
  })

  it('gives others no right to its state, and runs nothing', async () => {
    const open = [
      ['state/keys.json', '{}'],
      ['project/run.sh', 'id'],
    ] as const
    const files = open.map(([path, text]) => fileOf(path, text, { mode: 0o777 }))
    await makeArchive(file, [manifestOf(files), ...open.map(([path, text]) => entry(path, text))])
    await restoreInto(file, target)
    expect(statSync(join(target, '.agent', 'keys.json')).mode & 0o777).to.equal(0o600)
    expect(statSync(join(target, 'run.sh')).mode & 0o133).to.equal(0)
    expect(statSync(join(target, '.agent')).mode & 0o777).to.equal(0o700)
  })

  it('cut off or with a wrong byte anywhere is refused', async () => {
    const stateFolder = join(root, 'state')
    const source = { stateFolder, folder: root, projectFiles: [join(root, 'settings.toml')] }
    writeFileSync(join(root, 'settings.toml'), '# some settings\n'.repeat(50))
    await makeBackup({ source, file })
    const whole = readFileSync(file)
    const plain = gunzipSync(whole)
    for (const part of [0, 5, 30, whole.length / 2, whole.length - 9]) {
      writeFileSync(file, whole.subarray(0, part))
      expect(await rejected(restoreInto(file, target)), `cut at ${part}`).to.have.property('code', 'BACKUP_DAMAGED')
    }
    const at = plain.indexOf('# some settings')
    plain[at] = 0x21
    writeFileSync(file, gzipSync(plain))
    expect(await rejected(restoreInto(file, target))).to.have.property('code', 'BACKUP_DAMAGED')
    expect(existsSync(target)).to.equal(false)
  })
})
