import { createHash } from 'node:crypto'
import packageJson from '../../package.json' with { type: 'json' }
import type { Notices } from '../../src/cli/read-notices.ts'
import type { Program } from './bundle.ts'
import { compress } from './compress.ts'
import type { Shipped } from './shipped.ts'

/** What `agent licenses` prints: each text once, compressed. */
export function createNotices(shipped: readonly Shipped[], license: string): Buffer {
  const texts = [...new Set([license, ...shipped.flatMap(one => one.texts)])]
  const notices: Notices = {
    program: { name: packageJson.name, version: packageJson.version, license: packageJson.license, texts: [0] },
    components: shipped.map(({ name, version, license: own, parts, texts: all }) => ({
      name,
      version,
      license: own,
      parts,
      texts: all.map(text => texts.indexOf(text)),
    })),
    texts,
  }
  return compress(JSON.stringify(notices))
}

/**
 * A bill of materials in the form of CycloneDX 1.6: what is in the file, by the bundlers' account. `npm sbom` lists what is
 * installed instead: tools and all. No time and a number made from the content, so that two builds of a commit agree.
 */
export function createBillOfMaterials(
  shipped: readonly Shipped[],
  { commit }: Pick<Program, 'commit'>,
  platform: string,
): object {
  const { name, version, license, description } = packageJson
  const root = `pkg:npm/${name}@${version}`
  const purl = (one: { name: string; version: string; parts: string[] }) =>
    one.parts.includes('runtime')
      ? `pkg:generic/node@${one.version}`
      : `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`
  const byName = (wanted: string) => shipped.filter(one => one.name === wanted).map(purl)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${numberOf([root, commit, platform, ...shipped.map(purl)])}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name,
        version,
        description,
        licenses: [{ license: { id: license } }],
        purl: root,
        properties: [
          { name: 'agent:platform', value: platform },
          ...(commit === null ? [] : [{ name: 'agent:commit', value: commit }]),
        ],
      },
    },
    components: shipped.map(one => ({
      type: one.parts.includes('runtime') ? 'platform' : one.parts.join() === 'data' ? 'data' : 'library',
      'bom-ref': purl(one),
      name: one.name,
      version: one.version,
      scope: 'required',
      licenses: describeLicense(one.license),
      purl: purl(one),
      properties: one.parts.map(part => ({ name: 'agent:part', value: part })),
    })),
    dependencies: [
      { ref: root, dependsOn: shipped.map(purl) },
      ...shipped.map(one => ({ ref: purl(one), dependsOn: one.needs.flatMap(byName) })),
    ],
  }
}

/** WordNet's has no entry in the list of SPDX under this name: a name of its own then. */
const describeLicense = (license: string): object[] =>
  / (OR|AND) /.test(license)
    ? [{ expression: license }]
    : [{ license: license === 'WordNet-3.1' ? { name: license } : { id: license } }]

/** A UUID made from content (RFC 9562, version 8). */
function numberOf(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const variant = ((Number.parseInt(hash[16]!, 16) & 3) | 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
