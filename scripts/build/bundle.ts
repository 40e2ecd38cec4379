import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { execa } from 'execa'
import { PLAYWRIGHT_ASSET } from '../../src/browser/load-playwright.ts'
import { bundlePlaywright } from '../bundle-playwright.ts'
import { listAssets } from '../list-assets.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/** The bundled program: one text, the files that go with it, and what both were made of. */
export interface Program {
  code: string
  assets: { name: string; file: string }[]
  metafiles: { program: Metafile; browser: Metafile }
  /** The commit that it was built from: `-dirty` behind it when files differed; null outside a repository. */
  commit: string | null
}

/** src/agent/understand/calls/unpack-model.ts unpacks the English model: the package's own way, with its copy of the file, goes. */
const ONE_MODEL: Plugin = {
  name: 'one-model',
  setup({ onLoad }) {
    onLoad({ filter: /wink-eng-lite-web-model.dist.read-core-model\.js$/ }, () => ({ contents: '' }))
  },
}

/** Bundles src/cli/main.ts and all it needs into one CommonJS text: what a single executable can start from. */
export async function bundleProgram(folder: string, entry = join(ROOT, 'src/cli/main.ts')): Promise<Program> {
  const code = join(folder, 'agent.cjs')
  const playwright = join(folder, PLAYWRIGHT_ASSET)
  const commit = await readCommit()
  const [program, browser] = await Promise.all([
    build({
      entryPoints: [entry],
      outfile: code,
      absWorkingDir: ROOT,
      bundle: true,
      platform: 'node',
      target: 'node24',
      format: 'cjs',
      minifySyntax: true,
      minifyWhitespace: true,
      keepNames: true,
      legalComments: 'none',
      metafile: true,
      // An asset of its own, see bundlePlaywright.
      external: ['playwright-core', 'playwright-core/*', 'pino-pretty'],
      define: {
        AGENT_COMMIT: JSON.stringify(commit),
        'import.meta.url': '__bundle_url',
        'import.meta.dirname': '__dirname',
        'import.meta.filename': '__filename',
      },
      banner: { js: "const __bundle_url = require('node:url').pathToFileURL(__filename).href;" },
      logLevel: 'warning',
      plugins: [ONE_MODEL],
    }),
    bundlePlaywright(playwright),
  ])
  return {
    code,
    assets: [...listAssets(ROOT), { name: PLAYWRIGHT_ASSET, file: playwright }],
    metafiles: { program: program.metafile, browser },
    commit,
  }
}

/** Adds a file that the build itself made to what the program can read. */
export function addAsset(program: Program, folder: string, name: string, content: string | Buffer): void {
  const file = join(folder, basename(name))
  writeFileSync(file, content)
  program.assets.push({ name, file })
}

async function readCommit(): Promise<string | null> {
  const git = async (...args: string[]) => await execa('git', args, { cwd: ROOT, reject: false })
  const head = await git('rev-parse', '--short=12', 'HEAD')
  if (head.exitCode !== 0) return null
  const changed = await git('status', '--porcelain', '--untracked-files=no')
  return changed.stdout === '' ? head.stdout : `${head.stdout}-dirty`
}
