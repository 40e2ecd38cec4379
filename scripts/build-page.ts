import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { PAGE_FILE, PAGE_FOLDER } from '../src/web/page-files.ts'
import { packageFolder, PAGE_PACKAGES } from './build/package-folder.ts'
import { inlinePage } from './inline-page.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, PAGE_FOLDER)

/** A file of the built page: its path under dist/page, and its bytes as they are and gzipped. */
export interface BuiltFile {
  name: string
  bytes: number
  gzipped: number
}

/** Bundles the chat page into dist/page: index.html, and under assets/ the parts that are loaded when they are needed. */
export async function buildPage(): Promise<BuiltFile[]> {
  const { build } = await import('vite')
  const { output } = (await build({
    configFile: false,
    root: join(ROOT, 'src/web/page'),
    base: './',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { output: { entryFileNames: 'index.js', chunkFileNames: 'assets/[name]-[hash].js' } },
    },
    plugins: [notePackages, inlinePage],
  })) as Rolldown.RolldownOutput
  const files = output.map(file => ({
    name: file.fileName,
    text: file.type === 'chunk' ? file.code : String(file.source),
  }))
  // The page last: as soon as it is there, everything that it names is.
  for (const { name, text } of files.toSorted((a, b) => Number(a.name === PAGE_FILE) - Number(b.name === PAGE_FILE)))
    replaceFile(join(FOLDER, name), text)
  removeOthers(new Set(files.map(({ name }) => name)))
  return files.map(({ name, text }) => ({
    name,
    bytes: Buffer.byteLength(text),
    gzipped: gzipSync(text, { level: 9 }).length,
  }))
}

/** Writes down whose code is in the page, before parts of it become one file: for the notices and the bill of materials. */
const notePackages: Plugin = {
  name: 'note-packages',
  enforce: 'pre',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap(file =>
      file.type === 'chunk' ? Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0) : [],
    )
    const folders = modules.flatMap(([id]) => packageFolder(id.replace(/^\0/, '').split('?')[0]!) ?? [])
    const names = [...new Set(folders.map(folder => relative(ROOT, folder).replaceAll('\\', '/')))].toSorted()
    replaceFile(join(ROOT, PAGE_PACKAGES), `${JSON.stringify(names, null, 2)}\n`)
  },
}

/** In one step: a server or a test beside this reads a file before or after it, never half of it. */
function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}

/** Parts of earlier builds go; half-written files of a build beside this one stay. */
function removeOthers(kept: ReadonlySet<string>): void {
  for (const name of readdirSync(join(FOLDER, 'assets')))
    if (name.endsWith('.js') && !kept.has(`assets/${name}`)) rmSync(join(FOLDER, 'assets', name), { force: true })
}

/** `node scripts/build-page.ts`. An installation without development packages has nothing to build it with: said, no failure. */
if (import.meta.main) {
  try {
    for (const { name, bytes, gzipped } of await buildPage()) console.log(`${name}: ${bytes} bytes, ${gzipped} gzipped`)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.log('The chat page is not built: Vite is not installed (npm install, with development packages).')
  }
}
