import { createRequire } from 'node:module'

/** The version of the program, read from package.json once. */
export const VERSION: string = (createRequire(import.meta.url)('../../package.json') as { version: string }).version
