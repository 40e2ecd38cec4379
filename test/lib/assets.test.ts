import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { listAssets } from '../../scripts/list-assets.ts'
import { IS_BINARY, readAsset } from '../../src/lib/assets.ts'
import { VERSION } from '../../src/lib/version.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('assets', () => {
  it('reads a file of the project and one of a dependency', () => {
    expect(readAsset('package.json').toString()).to.contain(`"version": "${VERSION}"`)
    expect(readAsset('redoc:bundles/redoc.standalone.js').length).to.be.greaterThan(500_000)
    expect(IS_BINARY).to.equal(false)
  })

  it('says which file is missing', () => {
    expect(() => readAsset('config/no-such-file')).to.throw('no-such-file')
  })

  it('lists what goes into the single binary, each under the name that the program asks for', () => {
    const assets = listAssets(ROOT)
    const names = assets.map(({ name }) => name)
    expect(names).to.include.members(['settings.toml', 'mcp_servers.yaml', 'swagger-ui-dist:swagger-ui-bundle.js'])
    expect(names.filter(name => name.endsWith('.ts'))).to.deep.equal([])
    expect(assets.filter(({ file }) => !existsSync(file))).to.deep.equal([])
    for (const { name } of assets) expect(readAsset(name).length, name).to.be.greaterThan(0)
  })
})
