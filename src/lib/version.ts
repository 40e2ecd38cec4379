import packageJson from '../../package.json' with { type: 'json' }

/** The version of the program, from package.json (which the bundler takes into the single binary). */
export const VERSION: string = packageJson.version
