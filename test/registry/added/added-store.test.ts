import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { openAddedStore } from '../../../src/registry/added/added-store.ts'
import { checkName } from '../../../src/registry/added/check-request.ts'

const VARIABLES = { environment: { TOKEN: 'value' }, settings: {} }
const ENTRY = { url: 'http://h/openapi.json', type: 'openapi' as const }

/** Names that mean something in YAML or JavaScript, and any others that are legal. */
const name = fc
  .oneof(
    fc.constantFrom(
      '<<',
      '*a',
      '&a',
      '!tag',
      '-',
      '?',
      'null',
      'true',
      '1e3',
      '0x1f',
      '{a}',
      '[a]',
      '#a',
      'a:',
      "'",
      '"',
      '%',
      '@',
      '|',
      '>',
      '=',
      '~',
      '__proto__',
      'name',
      'services',
      'toString',
      '$TOKEN',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  )
  .filter(text => {
    try {
      return checkName(text) === text
    } catch {
      return false
    }
  })

describe('the file of added services', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'agent-added-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const open = () => openAddedStore(folder, VARIABLES)
  const read = () =>
    open().services.map(service => ('problem' in service ? service.problem : [service.name, service.entry.description]))

  it('gives back every name and description, and takes out the one that is meant', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(name, fc.string({ unit: 'grapheme', maxLength: 60 })), {
          minLength: 1,
          maxLength: 4,
          selector: ([one]) => one,
        }),
        async services => {
          rmSync(join(folder, 'added-services.yaml'), { force: true })
          const store = open()
          const clean = services.map(([one, text]): [string, string] => [one, text.replaceAll('${', '$ {')])
          for (const [one, description] of clean) await store.add(one, { ...ENTRY, description })
          expect(read()).to.deep.equal(clean)
          await store.remove(clean[0]![0])
          expect(read()).to.deep.equal(clean.slice(1))
          expect(clean.slice(1).every(([one]) => store.has(one)) && !store.has(clean[0]![0])).to.equal(true)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('does not say that it removed what somebody wrote in another form', async () => {
    writeFileSync(join(folder, 'added-services.yaml'), 'services:\n  - api: { url: http://h/openapi.json }\n')
    const store = open()
    const failure = await store.remove('api').catch((error: unknown) => error)
    expect(failure).to.include({ code: 'CONFLICT' }).and.property('message').to.contain('by hand')
    expect(read()).to.deep.equal([['api', '']])
  })

  it('leaves nothing beside it', async () => {
    const store = open()
    for (let number = 0; number < 20; number++) await store.add(`s${number}`, ENTRY)
    for (let number = 0; number < 19; number++) await store.remove(`s${number}`)
    expect(readdirSync(folder)).to.deep.equal(['added-services.yaml'])
    expect(read()).to.deep.equal([['s19', '']])
  })
})
