import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'

const LOCKED = 'Every request needs a key, and there is none yet'
const NEXT = 'agent keys add <name> --scope admin'

describe('a project that asks for keys on this machine, before there is one', function () {
  this.timeout(60_000)
  let project: Project
  before(async () => (project = await createProject('[security]\nrequire_key = true\n')))
  after(async () => await project.remove())
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await project.run(args)
    return { code, text: stdout + stderr }
  }

  it('says so at the start, in its log, in status and doctor, until there is a key', async () => {
    for (const words of [['start', 'territory'], ['status', 'territory'], ['doctor']]) {
      const { text } = await run(...words)
      expect(text, words.join(' ')).to.contain(LOCKED).and.contain(NEXT)
    }
    const log = readFileSync(join(project.stateFolder, 'logs', 'territory.log'), 'utf8')
    expect(log).to.contain('"no_keys"').and.contain(NEXT)
    expect((await run('keys', 'add', 'laptop', '--scope', 'admin')).code).to.equal(0)
    for (const words of [['restart', 'territory'], ['status', 'territory'], ['doctor']])
      expect((await run(...words)).text, words.join(' ')).not.to.contain(LOCKED)
  })

  it('says that the list of keys cannot be read, and starts all the same', async () => {
    writeFileSync(join(project.stateFolder, 'keys.json'), '{')
    expect((await run('restart', 'territory')).code).to.equal(0)
    expect((await run('status', 'territory')).text).to.contain('keys.json cannot be read as a list of keys')
  })
})
