import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { wrapText } from '../src/lib/run-text.ts'
import { compress } from './build/compress.ts'

/** Files that playwright-core looks up beside itself while it is loaded; each is read from the package at build time. */
const OWN_FILES = ['package.json', 'browsers.json']

/** Its look-ups of files become requires that a bundler can follow. Throws when the package no longer has them. */
const INLINE_FILES: Plugin = {
  name: 'inline-files',
  setup({ onLoad }) {
    onLoad({ filter: /playwright-core.lib.coreBundle\.js$/ }, ({ path }) => {
      const contents = OWN_FILES.reduce(
        (text, name) => {
          const lookUp = new RegExp(`require\\([\\w.]+\\.join\\(packageRoot, "${name}"\\)\\)`, 'g')
          if (!lookUp.test(text))
            throw new Error(`${path} no longer looks for ${name} as it did: see ${import.meta.filename}`)
          return text.replaceAll(lookUp, `require("../${name}")`)
        },
        readFileSync(path, 'utf8'),
      )
      return { contents, loader: 'js' }
    })
  },
}

/** playwright-core as one compressed and wrapped CommonJS text, which src/browser/load-playwright.ts runs. Tells what it was made of. */
export async function bundlePlaywright(outfile: string): Promise<Metafile> {
  const root = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, 'index.js')],
    absWorkingDir: join(import.meta.dirname, '..'),
    metafile: true,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minifySyntax: true,
    minifyWhitespace: true,
    // Names are part of what is sent into pages, so they stay.
    legalComments: 'none',
    // Other browsers, desktop programs and prompts of its own command line: nothing here loads them.
    external: ['electron', 'electron/*', 'chromium-bidi/*', 'playwright', 'enquirer', 'bufferutil', 'utf-8-validate'],
    logLevel: 'error',
    plugins: [INLINE_FILES],
  })
  writeFileSync(outfile, compress(wrapText(outputFiles[0]!.text)))
  return metafile
}
