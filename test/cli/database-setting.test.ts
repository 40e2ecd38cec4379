import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'

const SECRET = 'correct-horse'
const URL = `postgres://agent:${SECRET}@db.example:5432/shared?sslpassword=${SECRET}`

describe('the setting database.url', () => {
  let project: Project
  before(async () => void (project = await createProject()))
  after(() => project.remove())

  it('comes from AGENT_DATABASE_URL, and its password is shown nowhere', async () => {
    const environment = { AGENT_DATABASE_URL: URL }
    for (const args of [
      ['config', 'show', '--section', 'database', '--format', 'yaml'],
      ['config', 'show', '--json'],
      ['config', 'get', 'database.url'],
    ]) {
      const { code, stdout, stderr } = await project.run(args, { environment })
      expect(code, stderr).to.equal(0)
      expect(stdout).to.include('db.example')
      expect(stdout + stderr, args.join(' ')).not.to.include(SECRET)
    }
  })

  it('is refused without a word of it when it is none', async () => {
    const wrong = await project.run(['config', 'validate'], {
      environment: { AGENT_DATABASE_URL: `mysql://a:${SECRET}@h/d` },
    })
    expect(wrong.code).to.equal(1)
    expect(wrong.stderr).to.include('AGENT_DATABASE_URL').and.include('postgres://')
    expect(wrong.stdout + wrong.stderr).not.to.include(SECRET)
  })

  it('of a server that is away ends the start with the reason and the next step', async () => {
    const environment = { AGENT_DATABASE_URL: `postgres://agent:${SECRET}@127.0.0.1:9/shared` }
    const { code, stdout, stderr } = await project.run(['serve', 'agent'], { environment })
    expect(code).to.equal(1)
    expect(stdout + stderr)
      .to.include('postgres://127.0.0.1:9/shared')
      .and.include('AGENT_DATABASE_URL')
    expect(stdout + stderr).not.to.include(SECRET)
  })
})
