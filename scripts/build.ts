import { chmodSync, copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { execa } from 'execa'
import { PLAYWRIGHT_ASSET } from '../src/browser/load-playwright.ts'
import { bundlePlaywright } from './bundle-playwright.ts'
import { listAssets } from './list-assets.ts'

/**
 * `node scripts/build.ts [--entry file] [--out file]` → dist/agent: the whole program in one executable file. Bundles
 * src/cli/main.ts, puts bundle and assets into a blob (Node's single executable application, made by the same Node
 * that then runs it), and injects the blob into a stripped copy of that Node. docs/decisions/ has the reasons.
 */
const ROOT = join(import.meta.dirname, '..')
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : process.argv[at + 1]!
}

/** src/agent/understand/calls/unpack-model.ts unpacks the English model: the package's own way, with its copy of the file, goes. */
const ONE_MODEL: Plugin = {
  name: 'one-model',
  setup({ onLoad }) {
    onLoad({ filter: /wink-eng-lite-web-model.dist.read-core-model\.js$/ }, () => ({ contents: '' }))
  },
}

/** One CommonJS text: what a single executable can start from with a code cache. */
async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: true,
    legalComments: 'none',
    // An asset of its own, see bundlePlaywright.
    external: ['playwright-core', 'playwright-core/*', 'pino-pretty'],
    define: {
      'import.meta.url': '__bundle_url',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
    },
    banner: { js: "const __bundle_url = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'warning',
    plugins: [ONE_MODEL],
  })
}

/** Makes the blob that holds the bundle, its compiled form and all assets. */
async function createBlob(main: string, folder: string): Promise<string> {
  const output = join(folder, 'agent.blob')
  const playwright = join(folder, PLAYWRIGHT_ASSET)
  await bundlePlaywright(playwright)
  const config = {
    main,
    output,
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    useCodeCache: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    execArgvExtension: 'none',
    assets: {
      ...Object.fromEntries(listAssets(ROOT).map(({ name, file }) => [name, file])),
      [PLAYWRIGHT_ASSET]: playwright,
    },
  }
  const configFile = join(folder, 'sea.json')
  writeFileSync(configFile, JSON.stringify(config, null, 2))
  await execa(process.execPath, ['--experimental-sea-config', configFile])
  return output
}

/** A copy of the running Node without its symbols (they are a tenth of its size). */
async function copyRuntime(target: string): Promise<void> {
  copyFileSync(process.execPath, target)
  chmodSync(target, 0o755)
  if (process.platform === 'darwin') await execa('codesign', ['--remove-signature', target])
  else if (process.platform === 'linux') {
    // Without binutils the file is a tenth larger, and as good.
    await execa('strip', [target], { reject: false })
  }
}

async function main(): Promise<void> {
  const started = performance.now()
  const target = option('out', join(ROOT, 'dist', process.platform === 'win32' ? 'agent.exe' : 'agent'))
  const folder = `${target}.build`
  mkdirSync(folder, { recursive: true })
  const code = join(folder, 'agent.cjs')
  await bundle(option('entry', join(ROOT, 'src/cli/main.ts')), code)
  const blob = await createBlob(code, folder)
  rmSync(target, { force: true })
  await copyRuntime(target)
  const postject = createRequire(import.meta.url).resolve('postject/dist/cli.js')
  const macOs = process.platform === 'darwin' ? ['--macho-segment-name', 'NODE_SEA'] : []
  await execa(process.execPath, [postject, target, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE, ...macOs])
  if (process.platform === 'darwin') await execa('codesign', ['--sign', '-', target])
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${target}: ${megabytes(statSync(target).size)} (bundle ${megabytes(statSync(code).size)}, blob ${megabytes(statSync(blob).size)}),` +
      ` ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  rmSync(folder, { recursive: true })
}

await main()
