import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { execa } from 'execa'
import { PROGRAM_TEXT } from '../../src/cli/load-command-line.ts'
import { NEEDS_ASSET } from '../../src/lib/prefilter/known-programs.ts'
import { PLAYWRIGHT_ASSET } from '../../src/browser/load-playwright.ts'
import { bundlePlaywright } from '../bundle-playwright.ts'
import { listAssets } from '../list-assets.ts'
import { escapeText } from './escape-text.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/** The bundled program: two texts, the files that go with them, and what all were made of. */
export interface Program {
  /** The text that it starts from, and the one with all the rest. */
  code: string
  rest: string
  assets: { name: string; file: string }[]
  metafiles: { start: Metafile; program: Metafile; browser: Metafile }
  /** The commit that it was built from: `-dirty` behind it when files differed; null outside a repository. */
  commit: string | null
}

/**
 * What packages bring and the program never uses, in memory of each of its processes otherwise: wink's own reader of its
 * English model with the file (src/agent/understand/calls/unpack-model.ts reads it), and zod's messages in 63 languages
 * besides English.
 */
const LEFT_OUT: Plugin = {
  name: 'left-out',
  setup({ onLoad }) {
    onLoad({ filter: /wink-eng-lite-web-model.dist.read-core-model\.js$/ }, () => ({ contents: '' }))
    const english = "export { default as en } from './en.js'"
    onLoad({ filter: /zod.v4.locales.index\.js$/ }, () => ({ contents: english }))
  },
}

/**
 * Bundles the program into two CommonJS texts: src/cli/main.ts, which a single executable starts from and which answers a
 * few commands itself, and all the rest, which it loads when it is needed (src/cli/load-command-line.ts). `built.commit` is the
 * commit that it says to be built from: the one that is checked out.
 */
export async function bundleProgram(folder: string, built?: { commit: string | null }): Promise<Program> {
  const code = join(folder, 'agent.cjs')
  const rest = join(folder, PROGRAM_TEXT)
  const playwright = join(folder, PLAYWRIGHT_ASSET)
  const { commit } = built ?? { commit: await readCommit() }
  const bundleText = async (entry: string, outfile: string) =>
    await build({
      entryPoints: [join(ROOT, entry)],
      outfile,
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
      external: ['playwright-core', 'playwright-core/*', 'pino-pretty', './run-command-line.ts'],
      define: {
        AGENT_COMMIT: JSON.stringify(commit),
        'import.meta.url': '__bundle_url',
        'import.meta.dirname': '__dirname',
        'import.meta.filename': '__filename',
      },
      banner: { js: "const __bundle_url = require('node:url').pathToFileURL(__filename).href;" },
      logLevel: 'warning',
      plugins: [LEFT_OUT],
    })
  const [start, program, browser] = await Promise.all([
    bundleText('src/cli/main.ts', code),
    bundleText('src/cli/run-command-line.ts', rest),
    bundlePlaywright(playwright),
  ])
  const needs = join(folder, basename(NEEDS_ASSET))
  // In a process of its own: it has to be there before any module makes a pattern.
  await execa(process.execPath, [...process.execArgv, join(ROOT, 'scripts/write-pattern-needs.ts'), needs])
  for (const file of [code, rest]) writeFileSync(file, escapeText(readFileSync(file, 'utf8')))
  return {
    code,
    rest,
    assets: [...listAssets(ROOT), { name: PLAYWRIGHT_ASSET, file: playwright }, { name: NEEDS_ASSET, file: needs }],
    metafiles: { start: start.metafile, program: program.metafile, browser },
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
