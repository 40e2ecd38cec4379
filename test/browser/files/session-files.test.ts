import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { keepBytes, keepFile, uploadPath } from '../../../src/browser/files/session-files.ts'

describe("browser: files of the session's folder", () => {
  let root: string
  let folder: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'agent-files-'))
    folder = join(root, 'files')
    mkdirSync(folder)
    writeFileSync(join(root, 'secret.txt'), 'secret')
    writeFileSync(join(folder, 'own.txt'), 'own')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('never writes over a file', async () => {
    expect(await keepBytes(folder, 'own.txt', Buffer.from('two'))).to.equal('own (2).txt')
    expect(await keepFile(folder, 'own.txt', join(root, 'secret.txt'))).to.equal('own (3).txt')
    expect(readFileSync(join(folder, 'own.txt'), 'utf8')).to.equal('own')
  })

  it('does not write through a link that is in the way', async () => {
    symlinkSync(join(root, 'secret.txt'), join(folder, 'link.txt'))
    expect(await keepBytes(folder, 'link.txt', Buffer.from('x'))).to.equal('link (2).txt')
    expect(readFileSync(join(root, 'secret.txt'), 'utf8')).to.equal('secret')
  })

  it('lets a plain file of the folder be uploaded', async () => {
    expect(await uploadPath(folder, 'own.txt')).to.equal(join(folder, 'own.txt'))
  })

  for (const name of [
    '../secret.txt',
    '/etc/passwd',
    '..',
    '.',
    '',
    'files/../../secret.txt',
    '..\\secret.txt',
    'a\0b',
  ])
    it(`refuses ${JSON.stringify(name)}`, async () => {
      expect(await refusal(name)).to.contain('cannot be uploaded')
    })

  it('refuses links out of the folder, and folders', async () => {
    symlinkSync(join(root, 'secret.txt'), join(folder, 'soft.txt'))
    linkSync(join(root, 'secret.txt'), join(folder, 'hard.txt'))
    mkdirSync(join(folder, 'inner'))
    for (const name of ['soft.txt', 'hard.txt', 'inner']) expect(await refusal(name)).to.contain('cannot be uploaded')
  })

  it('says which files there are when it is none of them', async () => {
    expect(await refusal('other.txt')).to.contain('own.txt')
  })

  const refusal = async (name: string): Promise<string> =>
    await uploadPath(folder, name).catch((error: Error) => error.message)
})
