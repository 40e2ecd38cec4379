import { join } from 'node:path'
import { ROOT } from './build/bundle.ts'
import { buildPackage } from './build/package.ts'

/**
 * `npm pack` runs this first: the program in dist/package. The package needs nothing else of npm's: what is bundled is no
 * dependency of it any more.
 */
const held = await buildPackage(join(ROOT, 'dist/package'))
// To standard error: the standard output of `npm pack --json` is npm's.
console.error(`dist/package: ${held}`)
