import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { PAGE_ASSET } from '../src/web/page-asset.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = join(ROOT, 'src/web/page')

/**
 * Puts style and script into the page itself, each with the place of a nonce: one file, which loads nothing. `</script`
 * inside a script would end it, so it is written as `<\/script`, which means the same in every string and pattern.
 */
const ONE_FILE: Plugin = {
  name: 'one-file',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const page = files.find(({ fileName }) => fileName.endsWith('.html')) as Rolldown.OutputAsset
    const style = files.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset
    const script = files.find(file => file.type === 'chunk') as Rolldown.OutputChunk
    for (const { fileName } of files) if (fileName !== page.fileName) delete bundle[fileName]
    page.source = String(page.source)
      .replace(/<(?:script type="module"|link rel="stylesheet")[^>]*>(?:<\/script>)?\s*/g, '')
      .replace('</head>', () => `<style nonce="%NONCE%">${String(style.source)}</style></head>`)
      .replace(
        '</body>',
        () =>
          `<script type="module" nonce="%NONCE%">${script.code.replace(/<(?=\/script|!--)/gi, String.raw`\x3c`)}</script></body>`,
      )
  },
}

/**
 * Of marked the page uses the lexer alone, but the module makes and decorates an instance of everything at its end, which no
 * bundler may leave out: that end goes (3.3 kB of 15.3 gzipped). A marked that is written otherwise stays as it is.
 */
const LEXER_ALONE: Plugin = {
  name: 'lexer-alone',
  transform(code, id) {
    if (!id.includes('/marked/lib/marked.esm')) return undefined
    const [, lexer] = /export\{[^}]*?(\w+) as Lexer\b/.exec(code) ?? []
    const end = code.lastIndexOf('}};var ')
    if (!lexer || end < 0 || !/^\}\};var \w+=new \w+;function /.test(code.slice(end))) return undefined
    return { code: `${code.slice(0, end + 3)}export{${lexer} as Lexer}`, map: null }
  },
}

/** Bundles the chat page into dist/page/index.html; tells its size in bytes, as it is and gzipped. */
export async function buildPage(): Promise<{ file: string; bytes: number; gzipped: number }> {
  const { build } = await import('vite')
  const output = (await build({
    configFile: false,
    root: SOURCES,
    base: './',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [LEXER_ALONE, ONE_FILE],
  })) as Rolldown.RolldownOutput
  const page = output.output.find(({ fileName }) => fileName.endsWith('.html')) as Rolldown.OutputAsset
  const file = join(ROOT, PAGE_ASSET)
  mkdirSync(dirname(file), { recursive: true })
  // In one step: a server or a test beside this reads the page before or after it, never half of it.
  writeFileSync(`${file}.${process.pid}`, page.source)
  renameSync(`${file}.${process.pid}`, file)
  return { file, bytes: Buffer.byteLength(page.source), gzipped: gzipSync(page.source, { level: 9 }).length }
}

/** `node scripts/build-page.ts`. An installation without development packages has nothing to build it with: said, no failure. */
if (import.meta.main) {
  try {
    const { bytes, gzipped } = await buildPage()
    console.log(`dist/page/index.html: ${bytes} bytes, ${gzipped} gzipped`)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.log('The chat page is not built: Vite is not installed (npm install, with development packages).')
  }
}
