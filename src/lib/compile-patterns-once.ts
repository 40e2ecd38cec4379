import v8 from 'node:v8'

/**
 * From now on regular expressions of this process become machine code when they are first tried. V8 first interprets each and
 * compiles it again for its second use: of patterns that every message is tried against that doubles what the first messages wait for.
 *
 * To be called once the modules of a process are loaded: V8's flags are part of what compiled modules are kept under
 * (`module.enableCompileCache`), which other processes of ours read too.
 */
export const compilePatternsOnce = (): void => v8.setFlagsFromString('--no-regexp-tier-up')
