import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'

describe('agent config set', function () {
  this.timeout(30_000)
  let project: Project
  beforeEach(async () => {
    project = await createProject('# mine\n[policies]\nask = ["crm_*"] # kept\n')
  })
  afterEach(() => project.remove())
  const file = () => readFileSync(join(project.folder, 'settings.toml'), 'utf8')

  it('writes lists of patterns and tables of texts', async () => {
    expect((await project.run(['config', 'set', 'policies.ask', 'crm_*, *_delete*'])).code).to.equal(0)
    expect((await project.run(['config', 'set', 'policies.deny', '["a", "b"]'])).code).to.equal(0)
    expect((await project.run(['config', 'set', 'instructions.apps', '{"crm":"Be kind."}'])).code).to.equal(0)
    expect(file()).to.contain('ask = ["crm_*", "*_delete*"] # kept').and.contain('deny = ["a", "b"]')
    expect(file()).to.contain('apps = { "crm" = "Be kind." }')
    expect((await project.run(['config', 'get', 'policies.ask'])).stdout).to.equal('["crm_*","*_delete*"]\n')
  })

  for (const [key, value, message] of [
    ['policies.max_cost_day', '5', 'model.input_price'],
    ['instructions.file', 'missing.md', 'a file that exists'],
  ] as const)
    it(`leaves the file as it was when the settings would not be valid: ${key}`, async () => {
      const before = file()
      const { code, stderr } = await project.run(['config', 'set', key, value])
      expect(code).to.equal(1)
      expect(stderr).to.contain(message)
      expect(file()).to.equal(before)
    })
})
