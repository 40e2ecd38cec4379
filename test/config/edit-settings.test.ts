import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { parse } from 'smol-toml'
import { editToml, writeSetting } from '../../src/config/edit-settings.ts'

describe('editing settings.toml in place', () => {
  const rows: { title: string; before: string; key: string; value: string | number | boolean; after: string }[] = [
    {
      title: 'changes the value and keeps the comment beside it',
      before: '# mine\n[features]\nmode = "api"   # or hybrid\n',
      key: 'features.mode',
      value: 'hybrid',
      after: '# mine\n[features]\nmode = "hybrid"   # or hybrid\n',
    },
    {
      title: 'leaves the same key of another section alone',
      before: '[api_mode]\nenabled = true\n[demo]\nenabled = true\n',
      key: 'demo.enabled',
      value: false,
      after: '[api_mode]\nenabled = true\n[demo]\nenabled = false\n',
    },
    {
      title: 'adds a missing key under its section',
      before: '[features]\n# nothing yet\n[demo]\nport = 1\n',
      key: 'features.mode',
      value: 'web',
      after: '[features]\nmode = "web"\n# nothing yet\n[demo]\nport = 1\n',
    },
    {
      title: 'adds a missing section at the end',
      before: '[demo]\nport = 1',
      key: 'features.mode',
      value: 'web',
      after: '[demo]\nport = 1\n\n[features]\nmode = "web"\n',
    },
    { title: 'fills an empty file', before: '', key: 'demo.port', value: 9, after: '[demo]\nport = 9\n' },
    {
      title: 'keeps Windows line ends',
      before: '[features]\r\nmode = "api" # x\r\n',
      key: 'features.mode',
      value: 'web',
      after: '[features]\r\nmode = "web" # x\r\n',
    },
    {
      title: 'is not misled by a # or an = inside a text',
      before: '[model]\nname = "a#b=c" # note\n',
      key: 'model.name',
      value: 'd',
      after: '[model]\nname = "d" # note\n',
    },
    {
      title: 'finds a dotted key at the root',
      before: 'features.mode = "api"\n',
      key: 'features.mode',
      value: 'web',
      after: 'features.mode = "web"\n',
    },
  ]
  for (const { title, before, key, value, after } of rows)
    it(`${title} [K-08]`, () => expect(editToml(before, key, value)).to.equal(after))

  it('gives the value back when parsed, and changes nothing else', () => {
    const text = '# top\n[demo]\nport = 8005 # p\n\n[model]\nname = "m" # n\ntimeout = 5\n'
    fc.assert(
      fc.property(fc.string(), name => {
        const edited = editToml(text, 'model.name', name)
        expect(parse(edited)).to.deep.equal({ demo: { port: 8005 }, model: { name, timeout: 5 } })
        const different = edited.split('\n').filter((line, index) => line !== text.split('\n')[index])
        expect(different.length).to.be.at.most(1)
      }),
    )
  })

  describe('in a file', () => {
    let folder: string
    let file: string
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'agent-edit-'))
      file = join(folder, 'settings.toml')
    })
    afterEach(() => rmSync(folder, { recursive: true }))

    it('creates the file and leaves nothing else beside it', () => {
      writeSetting(file, 'features.mode', 'hybrid')
      expect(readFileSync(file, 'utf8')).to.equal('[features]\nmode = "hybrid"\n')
      expect(readdirSync(folder)).to.deep.equal(['settings.toml'])
    })

    it('edits a port under the name that the file uses', () => {
      writeFileSync(file, '[server_ports]\nregistry = 4001\n')
      writeSetting(file, 'demo.api_registry_port', 5001)
      expect(readFileSync(file, 'utf8')).to.equal('[server_ports]\nregistry = 5001\n')
    })

    it('refuses a value that is not allowed and a key that does not exist', () => {
      expect(() => writeSetting(file, 'features.mode', 'turbo')).to.throw(/one of: api, hybrid, web/)
      expect(() => writeSetting(file, 'features.mood', 'api')).to.throw(/Did you mean features\.mode/)
    })

    it('says so when the file writes the section in a form that cannot be edited', () => {
      writeFileSync(file, 'features = { mode = "api" }\n')
      expect(() => writeSetting(file, 'features.mode', 'web')).to.throw(/by hand/)
      expect(readFileSync(file, 'utf8')).to.equal('features = { mode = "api" }\n')
    })
  })
})
