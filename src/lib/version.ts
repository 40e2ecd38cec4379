import packageJson from '../../package.json' with { type: 'json' }

/** The version of the program, from package.json (which the bundler takes into the single binary). */
export const VERSION: string = packageJson.version

/** Set by the bundler (scripts/build/bundle.ts). */
declare const AGENT_COMMIT: string | null | undefined

/** The commit that the program was built from; null in a source tree, or when it was built outside a repository. */
export const COMMIT: string | null = typeof AGENT_COMMIT === 'string' ? AGENT_COMMIT : null

/** Tells two builds of one version apart: with the commit as what Semantic Versioning § 10 calls build metadata. */
export const BUILD: string = COMMIT === null ? VERSION : `${VERSION}+${COMMIT}`
