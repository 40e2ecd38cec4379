import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { watchFeatures } from '../../src/agent/modes/live-features.ts'

describe('watchFeatures', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-features-'))
    file = join(folder, 'settings.toml')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('lets a mode given at start win over an untouched file, and a later change of the file win over it [S-06]', () => {
    writeFileSync(file, '[features]\nmode = "hybrid"\n')
    const live = watchFeatures({ mode: 'api', approvals: 'writes' }, file)
    expect(live.current().mode).to.equal('api')
    writeFileSync(file, '[features]\nmode = "hybrid"\n[demo]\nmax_results = 5\n')
    expect(live.current().mode).to.equal('api')
    writeFileSync(file, '[features]\nmode = "web"\n')
    expect(live.current().mode).to.equal('web')
  })

  it('follows features.approvals too', () => {
    writeFileSync(file, '')
    const live = watchFeatures({ mode: 'api', approvals: 'writes' }, file)
    writeFileSync(file, '[features]\napprovals = "never"\n')
    expect(live.current()).to.include({ mode: 'api', approvals: 'never' })
  })

  it('follows a file that appears, and keeps the mode of one that goes', () => {
    const live = watchFeatures({ mode: 'api', approvals: 'writes' }, file)
    writeFileSync(file, '[features]\nmode = "hybrid"\n')
    expect(live.current().mode).to.equal('hybrid')
    rmSync(file)
    expect(live.current().mode).to.equal('hybrid')
  })

  it('writes a new mode into the file, making it when there is none', () => {
    const live = watchFeatures({ mode: 'api', approvals: 'writes' }, file)
    expect(live.changeMode('web')).to.deep.equal({ saved: true })
    expect(readFileSync(file, 'utf8')).to.contain('mode = "web"')
    expect(live.current().mode).to.equal('web')
  })

  it('holds a mode that cannot be saved, and says so', () => {
    const nowhere = join(folder, 'settings.toml', 'below-a-file.toml')
    writeFileSync(file, '')
    const live = watchFeatures({ mode: 'api', approvals: 'writes' }, nowhere)
    const { saved, message } = live.changeMode('hybrid')
    expect(saved).to.equal(false)
    expect(message).to.match(/holds until the restart/)
    expect(live.current().mode).to.equal('hybrid')
    expect(watchFeatures({ mode: 'api', approvals: 'writes' }, undefined).changeMode('web').saved).to.equal(false)
  })

  it('follows policies and instructions, and keeps them when their section cannot be read', () => {
    writeFileSync(file, '')
    const live = watchFeatures({ mode: 'api', approvals: 'writes' }, file)
    writeFileSync(file, '[policies]\ndeny = ["zoo_*"]\n[instructions]\ntext = "Be brief."\n')
    expect(live.current().policies.deny).to.deep.equal(['zoo_*'])
    expect(live.current().instructions.text).to.equal('Be brief.')
    writeFileSync(file, '[policies]\ndeny = "zoo_*"\n[features]\nmode = "web"\n')
    expect(live.current().policies.deny).to.deep.equal(['zoo_*'])
    expect(live.current()).to.include({ mode: 'web' })
    expect(live.current().instructions.text).to.equal('')
  })
})
