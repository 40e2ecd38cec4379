import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { checkFile, findImports } from '../../scripts/import-rules.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/check-imports.ts')

describe('import directions', () => {
  it('finds static, type, re-exported and dynamic imports', () => {
    const source = [
      `import { a } from './a.ts'`,
      `import type { B } from './b.ts'`,
      `export { c } from './c.ts'`,
      `export * from './d.ts'`,
      `const e = await import('./e.ts')`,
    ].join('\n')
    const found = findImports('src/lib/x.ts', source)
    expect(found.map(({ specifier, line }) => `${specifier} ${line}`)).to.have.members([
      './a.ts 1',
      './b.ts 2',
      './c.ts 3',
      './d.ts 4',
      './e.ts 5',
    ])
  })

  const rows: [file: string, imported: string, allowed: boolean][] = [
    ['src/cli/main.ts', '../registry/serve.ts', true],
    ['src/registry/serve.ts', '../http/listen.ts', true],
    ['src/registry/sources/mcp/open.ts', '../../call.ts', true],
    ['src/http/listen.ts', '../lib/errors.ts', true],
    ['src/contract/plan.ts', '../lib/json.ts', true],
    ['src/agent/run/run.ts', '../../registry/serve.ts', false],
    ['src/registry/serve.ts', '../agent/serve.ts', false],
    ['src/demos/crm/serve.ts', '../../registry/serve.ts', false],
    ['src/http/listen.ts', '../registry/serve.ts', false],
    ['src/lib/errors.ts', '../contract/plan.ts', false],
    ['src/processes/launch.ts', '../cli/main.ts', false],
    ['src/registry/serve.ts', '../../test/support/service.ts', false],
    ['src/attic/old.ts', '../lib/errors.ts', false],
  ]
  for (const [file, imported, allowed] of rows) {
    it(`${allowed ? 'allows' : 'refuses'} ${file} → ${imported}`, () => {
      expect(checkFile(file, `import type { X } from '${imported}'`)).to.have.lengthOf(allowed ? 0 : 1)
    })
  }

  it('fails as a command for a planted violation and passes without it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'imports-'))
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const run = () => spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' })
    try {
      write('src/lib/a.ts', `export const a = 1\n`)
      write('src/agent/b.ts', `import { a } from '../lib/a.ts'\nexport const b = a\n`)
      expect(run().status).to.equal(0)
      write('src/registry/c.ts', `export const c = 1\nexport { b } from '../agent/b.ts'\n`)
      const planted = run()
      expect(planted.status).to.equal(1)
      expect(planted.stderr).to.contain('src/registry/c.ts:2 must not import src/agent/b.ts')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
