import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type * as playwright from 'playwright-core'
import { IS_BINARY, IS_PACKAGE, readAsset } from '../lib/assets.ts'
import { runText } from '../lib/run-text.ts'

type Playwright = typeof playwright

/** Name of the library in the single binary and the package: one CommonJS text, compressed (scripts/bundle-playwright.ts). */
export const PLAYWRIGHT_ASSET = 'playwright-core.cjs.br'

/**
 * Loads playwright-core when a browser is first needed. In the single binary and the package it is an asset of its own and no part of the
 * program's text: whoever needs no browser neither reads nor keeps it.
 */
export function loadPlaywright(): Playwright {
  // Not imported: its bundles of 7 MB would be searched for their exports first.
  if (!IS_BINARY && !IS_PACKAGE) return createRequire(import.meta.url)('playwright-core') as Playwright
  const filename = join(dirname(process.execPath), 'playwright-core.cjs')
  const text = brotliDecompressSync(readAsset(PLAYWRIGHT_ASSET)).toString('utf8')
  return runText<Playwright>(text, filename)
}
