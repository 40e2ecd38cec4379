import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { ENVIRONMENT_OTHERS, ENVIRONMENT_PATHS, ENVIRONMENT_SETTINGS } from '../../src/config/environment.ts'
import { ADVICE } from '../../scripts/reference/error-advice.ts'
import { REFERENCES } from '../../scripts/reference/index.ts'
import { readErrors } from '../../scripts/reference/read-errors.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe('generated reference pages', () => {
  for (const { file, render } of REFERENCES)
    it(`${file} is current: npm run reference`, async () => {
      expect(existsSync(join(ROOT, file)), file).to.equal(true)
      expect(read(file) === (await render()), `${file} is stale; write it anew with: npm run reference`).to.equal(true)
    })

  it('are all there is in docs/reference', () => {
    const written = REFERENCES.map(({ file }) => file)
    const there = readdirSync(join(ROOT, 'docs/reference')).map(name => `docs/reference/${name}`)
    expect(there.filter(file => !written.includes(file))).to.deep.equal([])
  })

  it('give advice only for errors that there are', () => {
    const codes = readErrors().map(({ code }) => code)
    expect(codes.length).to.be.greaterThan(60)
    expect(Object.keys(ADVICE).filter(code => !codes.includes(code))).to.deep.equal([])
  })

  it('give advice for every error', () => {
    expect(
      readErrors()
        .filter(({ code }) => !(code in ADVICE))
        .map(({ code }) => code),
    ).to.deep.equal([])
  })

  it('name every environment variable of ours that the program reads', () => {
    const named = { ...ENVIRONMENT_SETTINGS, ...ENVIRONMENT_PATHS, ...ENVIRONMENT_OTHERS }
    const used = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .flatMap(name => [
        ...read(join('src', name)).matchAll(
          /\b(?:environment|env)(?:\.|\[')((?:AGENT|MCP|OTEL|OLLAMA|OPENAI)_[A-Z_]+)/g,
        ),
      ])
      .map(([, name]) => name!)
    expect(used.length).to.be.greaterThan(3)
    // What the registry file may refer to: set by the program itself.
    expect([...new Set(used)].filter(name => !(name in named) && !/^AGENT_(CRM|TERRITORY)_/.test(name))).to.deep.equal(
      [],
    )
  })
})
