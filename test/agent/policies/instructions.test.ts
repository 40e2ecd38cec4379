import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createInstructions } from '../../../src/agent/policies/instructions.ts'
import { loadSettings } from '../../../src/config/load-settings.ts'
import { Settings } from '../../../src/config/settings.ts'

describe('instructions', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-instructions-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are the text, the file and what is said of the applications at hand, and nothing of others', () => {
    writeFileSync(join(folder, 'all.md'), '# House style\nBe brief.\n')
    writeFileSync(join(folder, 'zoo.md'), 'Weights are in kilograms.\n')
    const { instructions } = Settings.parse({
      instructions: {
        text: 'You serve the keepers.',
        file: 'all.md',
        apps: { zoo: 'Ask for the cage.', shop: 'Prices are net.' },
        app_files: { zoo: 'zoo.md' },
      },
    })
    const read = createInstructions(() => instructions, join(folder, 'settings.toml'))
    expect(read([])).to.equal('You serve the keepers.\n\n# House style\nBe brief.')
    expect(read(['zoo', 'constructor'])).to.equal(
      'You serve the keepers.\n\n# House style\nBe brief.\n\nAbout zoo:\nAsk for the cage.\nWeights are in kilograms.',
    )
  })

  it('follow their file, and stay when it goes', () => {
    const file = join(folder, 'all.md')
    writeFileSync(file, 'one')
    const { instructions } = Settings.parse({ instructions: { file: 'all.md' } })
    const read = createInstructions(() => instructions, join(folder, 'settings.toml'))
    expect(read([])).to.equal('one')
    writeFileSync(file, 'another')
    expect(read([])).to.equal('another')
    rmSync(file)
    expect(read([])).to.equal('another')
  })

  it('and limits of costs are refused where no prices are set', () => {
    const write = (text: string) => writeFileSync(join(folder, 'settings.toml'), text)
    const load = () => loadSettings({ cwd: folder, environment: {} })
    write('[policies]\nmax_cost_day = 5\n')
    expect(load).to.throw(/policies\.max_cost_day = 5 is not valid.*model\.input_price and model\.output_price/)
    write('[policies]\nmax_cost_day = 5\n[model]\ninput_price = 1\noutput_price = 2\n')
    expect(load().settings.policies.max_cost_day).to.equal(5)
  })

  for (const [key, text] of [
    ['instructions.file', '[instructions]\nfile = "missing.md"\n'],
    ['instructions.app_files.zoo', '[instructions.app_files]\nzoo = "missing.md"\n'],
  ] as const)
    it(`name the setting and the file when there is none: ${key}`, () => {
      writeFileSync(join(folder, 'settings.toml'), text)
      const load = () => loadSettings({ cwd: folder, environment: {} })
      expect(load).to.throw(new RegExp(`${key} = "missing.md" is not valid.*${join(folder, 'missing.md')}`))
    })
})
