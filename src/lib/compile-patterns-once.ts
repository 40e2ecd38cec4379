import v8 from 'node:v8'

/**
 * Patterns that the process uses from now on are compiled to machine code when they are first used. V8 interprets a pattern once and
 * compiles it at its second use (`--regexp-tier-up`); a program with thousands of patterns that each message is held against only does the
 * work twice, within the first messages that somebody waits for.
 */
export const compilePatternsOnce = (): void => v8.setFlagsFromString('--no-regexp-tier-up')
