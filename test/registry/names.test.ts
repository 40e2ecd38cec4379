import { expect } from 'chai'
import fc from 'fast-check'
import { aliasOf } from '../../src/registry/catalogue/names.ts'
import { createCatalogue } from '../../src/registry/catalogue/catalogue.ts'
import { toOnboardedTool } from '../../src/registry/sources/onboarded/onboarded-tool.ts'

const LEGAL = /^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/
const run = () => Promise.reject(new Error('never called'))
const toolNamed = (app: string, name: string) =>
  toOnboardedTool(app, { name, description: '', input_schema: { type: 'object', properties: {}, required: [] } })

describe('the names of tools', () => {
  it('keep a legal name as it is [N4] [A-05]', () => {
    expect(aliasOf('crm', 'listAccounts', () => false)).to.equal('crm_listAccounts')
  })

  it('are legal, unique and the same whatever the order, for any names [N1] [N2] [N3]', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), { maxLength: 40 })
    fc.assert(
      fc.property(names, fc.string({ minLength: 1, maxLength: 20 }), (tools, app) => {
        const aliases = (order: string[]) => {
          const catalogue = createCatalogue()
          for (const name of order) catalogue.addTool(app, 'onboarded', toolNamed(app, name), run)
          return new Map(catalogue.toolsOf(app).map(entry => [entry.tool.name, entry.alias]))
        }
        const first = aliases(tools)
        for (const alias of first.values()) expect(alias).to.match(LEGAL)
        expect(new Set(first.values()).size).to.equal(tools.length)
        expect(aliases(tools.toReversed())).to.deep.equal(first)
      }),
      { numRuns: 100 },
    )
  })

  it('stay apart when they differ only after 64 characters [N3]', () => {
    const long = 'x'.repeat(80)
    const [one, two] = [aliasOf('a', `${long}1`, () => false), aliasOf('a', `${long}2`, () => false)]
    expect([one.length, two.length]).to.deep.equal([64, 64])
    expect(one).to.not.equal(two)
  })

  it('find both of two tools whose canonical names are the same [N6] [N7]', () => {
    const catalogue = createCatalogue()
    catalogue.addTool('a', 'onboarded', toolNamed('a', 'b_c'), run)
    catalogue.addTool('a_b', 'onboarded', toolNamed('a_b', 'c'), run)
    expect(catalogue.find('a', 'a_b_c')?.tool.name).to.equal('b_c')
    expect(catalogue.find('a_b', 'a_b_c')?.tool.name).to.equal('c')
    const [alias] = catalogue.toolsOf('a_b').map(entry => entry.alias)
    expect(catalogue.find('a_b', alias!)?.tool.name).to.equal('c')
    expect(catalogue.find('a', alias!)).to.equal(undefined)
  })

  it('find a tool by its alias as well', () => {
    const catalogue = createCatalogue()
    catalogue.addTool('math', 'onboarded', toolNamed('math', 'hypot.of two'), run)
    const [entry] = catalogue.toolsOf('math')
    expect(catalogue.find('math', entry!.alias)).to.equal(entry)
    expect(catalogue.find('math', 'math_hypot.of two')).to.equal(entry)
  })

  it('suggest what was meant', () => {
    const catalogue = createCatalogue()
    for (const name of ['listAccounts', 'getContact', 'createLead'])
      catalogue.addTool('crm', 'onboarded', toolNamed('crm', name), run)
    expect(catalogue.nearest('list_accounts')).to.deep.equal(['crm_listAccounts'])
    expect(catalogue.nearest('crm_getContcat')).to.deep.equal(['crm_getContact'])
    expect(catalogue.nearest('zzzzzzzz')).to.deep.equal([])
  })
})
