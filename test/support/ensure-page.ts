import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildPage } from '../../scripts/build-page.ts'
import { PAGE_FILE, PAGE_FOLDER } from '../../src/web/page-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(ROOT, 'src/web/page')

let built: Promise<void> | undefined

/** Builds the chat page when a source of it is newer than what was built: a test never looks at an older page. */
export const ensurePage = (): Promise<void> => (built ??= build())

async function build(): Promise<void> {
  const page = statSync(join(ROOT, PAGE_FOLDER, PAGE_FILE), { throwIfNoEntry: false })
  const latest = Math.max(
    ...readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map(name => statSync(join(SOURCES, name)).mtimeMs),
  )
  if (!page || page.mtimeMs <= latest) void (await buildPage())
}
